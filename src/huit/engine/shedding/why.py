"""Why a seat may not do something: from its own view, so that no refusal can tell what is hidden."""

from huit.cards import RANKS, SUITS, Face, FaceSet, face_name, faces_of, is_joker, rank_of, suit_of
from huit.engine.actions import ALL_SUITS, CATCH, DRAW, PASS, SAY, Action
from huit.engine.refusal import Reason
from huit.engine.shedding.state import LAST_HIT, OVER
from huit.engine.shedding.view import SeatView
from huit.rules.columns import NAMED, UNPAID, CompiledRules


def why_not(rules: CompiledRules, view: SeatView, action: Action) -> Reason | None:
    """Return why the seat of *view* may not do *action*, or None if it may.

    The answer to « pourquoi pas ? » when a person taps a card.
    """
    if view.actions >> action & 1:
        return None
    if view.phase == OVER:
        return Reason("over")
    if action in (SAY, CATCH):
        return Reason("no_window")
    if view.seat != view.turn:
        return Reason("turn", {"seat": view.turn})
    if view.actions & ALL_SUITS:
        return Reason("suit_needed")
    if action in (DRAW, PASS):
        return Reason(_instead(view))
    if action > PASS:
        return Reason("no_suit")
    return _why_not_play(rules, view, action)


def _instead(view: SeatView) -> str:
    """Return the code of what is to be done instead of drawing or passing."""
    if view.actions >> DRAW & 1:
        return "must_draw"
    return "must_pass" if view.actions >> PASS & 1 else "must_play"


def _why_not_play(rules: CompiledRules, view: SeatView, face: Face) -> Reason:
    if not view.hand[0] >> face & 1:
        return Reason("not_held", {"card": face_name(face)})
    if view.phase == LAST_HIT:
        return _unpaid(rules, view)
    if view.row >= NAMED:
        return Reason("suit", {"suit": SUITS[(view.row - NAMED) & 3], "wild": _wild(rules, view.row)})
    if view.row >= UNPAID:
        return _unpaid(rules, view)
    if _is_refused(rules, view, face):
        return Reason("refused", {"card": face_name(face), "top": face_name(view.top)})
    if is_joker(view.top):
        return Reason("not_held", {"card": face_name(face)})
    facts = {"suit": SUITS[suit_of(view.top)], "rank": RANKS[rank_of(view.top)], "wild": _wild(rules, view.row)}
    return Reason("match", facts)


def _unpaid(rules: CompiledRules, view: SeatView) -> Reason:
    answers = short_names(rules.accept[view.row], rules)
    return Reason("debt", {"debt": view.draw_debt, "top": face_name(view.attacker), "answers": answers})


def _is_refused(rules: CompiledRules, view: SeatView, face: Face) -> bool:
    """Tell whether *face* would fit by suit, or goes on anything, and yet this very card on top does not take it."""
    would_fit = suit_of(face) == suit_of(view.top) or rules.wild >> face & 1
    return bool(would_fit) and not is_joker(view.top)


def _wild(rules: CompiledRules, row: int) -> list[str]:
    """Return the cards that go on anything, as far as *row* takes them."""
    return short_names(rules.wild & rules.accept[row], rules)


def short_names(faces: FaceSet, rules: CompiledRules) -> list[str]:
    """Return *faces* as ranks where all four suits of the pack are meant, else one by one.

    >>> from huit.rules import compile_rules, load_rules
    >>> rules = compile_rules(load_rules("minimale"), seats=2)
    >>> short_names(0b1111 << 28 | 1, rules)
    ['Ac', '8']
    """
    names: list[str] = []
    for face in faces_of(faces):
        whole = 0b1111 << (face & ~3)
        if is_joker(face) or faces & whole != whole:
            names.append(face_name(face))
        elif suit_of(face) == 0:
            names.append(RANKS[rank_of(face)])
    return names
