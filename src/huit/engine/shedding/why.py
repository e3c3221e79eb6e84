"""Why a seat may not do something: from its own view, so that no refusal can tell what is hidden."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from huit.cards import RANKS, SUITS, Face, FaceSet, face_name, faces_of, is_joker, rank_of, suit_of
from huit.engine.actions import CATCH, DECLARE, DRAW, PASS, SAY, Action
from huit.engine.hands import PLANES
from huit.engine.refusal import Reason
from huit.engine.shedding.legal import draws_on, is_attacked, is_barred, may_say_late, row_in_force
from huit.engine.shedding.state import (
    CHOOSE_CARD,
    CHOOSE_FACE,
    CHOOSE_RANK,
    CHOOSE_SEAT,
    CHOOSE_SUIT,
    GIVE,
    LAST_HIT,
    OVER,
    PLAY,
    RUN,
    SKIP,
    TAKE,
    TARGET,
    TRADE,
    can_draw,
)
from huit.engine.shedding.view import SheddingView
from huit.rules.shedding.columns import CALLED, FOLLOWING_ROWS, NAMED, RANKED, UNPAID, SheddingRules


def why_not(rules: SheddingRules, view: SheddingView, action: Action) -> Reason | None:
    """Return why the seat of *view* may not do *action*, or None if it may.

    The answer to « pourquoi pas ? » when a person taps a card.
    """
    if view.phase == OVER:
        return Reason("over")
    if (
        action < DRAW
        and view.seat == view.turn
        and view.phase in (CHOOSE_SUIT, CHOOSE_FACE, CHOOSE_RANK, CHOOSE_CARD, CHOOSE_SEAT, GIVE, TRADE, TARGET)
    ):
        return Reason(*_CHOICES[view.phase](view))
    if view.actions >> action & 1:
        return None
    if action in (SAY, CATCH):
        return Reason("no_window")
    if action == DECLARE:
        return Reason("no_four")
    if view.seat != view.turn:
        alike = action < DRAW and rules.jump_in and action == view.top
        return Reason("no_jump") if alike else Reason("turn", {"seat": view.turn})
    return _why_not_in_turn(rules, view, action)


def why_not_of(rules: SheddingRules, view: SheddingView) -> Callable[[SheddingView, Face], Reason | None]:
    """Return `why_not` for the cards in the hand of *view*: what is true of most of them is worked out once."""
    # The sets by which one card may be treated otherwise than the next; no card fits a joker, each for a reason of its own.
    apart = rules.bad_end | rules.refused[view.shown] | rules.accept[row_in_force(view)] | view.actions
    apart = -1 if is_joker(view.shown) else apart
    usual: Reason | None = None

    def why(view: SheddingView, face: Face) -> Reason | None:
        nonlocal usual
        if apart >> face & 1:
            return why_not(rules, view, face)
        if usual is None:
            usual = why_not(rules, view, face)
        return usual

    return why


def _why_not_in_turn(rules: SheddingRules, view: SheddingView, action: Action) -> Reason:
    if view.phase in _CHOICES:
        return Reason(*_CHOICES[view.phase](view))
    if action == DRAW and view.phase == SKIP:
        return _held_up(rules, view)
    if action in (DRAW, PASS) and view.phase == RUN:
        return _of_run(view)
    if action == DRAW and rules.must_answer[view.attacker] and view.draw_debt and view.actions & rules.accept[row_in_force(view)]:
        return Reason("must_answer", _attack(rules, view))
    if action in (DRAW, PASS):
        return Reason(_instead(rules, view))
    return _why_not_play(rules, view, action) if action < DRAW else Reason("no_suit")


def why_not_choice(rules: SheddingRules, view: SheddingView, action: Action | None) -> Reason | None:
    """Return why the seat of *view* may not answer a choice so: name a suit or a card, or give cards away (None)."""
    if view.phase == OVER:
        return Reason("over")
    if view.seat != view.turn:
        return Reason("turn", {"seat": view.turn})
    if action is None:
        return Reason(*_CHOICES[view.phase](view)) if view.phase in _CHOICES and view.phase not in (CHOOSE_SEAT, GIVE) else None
    if action < DRAW:
        if view.phase != CHOOSE_FACE:
            return Reason("no_face")
        fine = view.actions >> action & 1
        return None if fine else Reason("bad_face", {"cards": short_names(view.actions & rules.plain)})
    return None if view.actions >> action & 1 else Reason("no_suit")


_CHOICES: dict[int, Callable[[SheddingView], tuple[str, dict[str, Any]]]] = {
    CHOOSE_SUIT: lambda view: ("suit_needed", {}),
    CHOOSE_FACE: lambda view: ("face_needed", {}),
    CHOOSE_RANK: lambda view: ("rank_needed", {}),
    CHOOSE_CARD: lambda view: ("card_needed", {}),
    CHOOSE_SEAT: lambda view: ("give_needed", {"count": view.gives_left}),
    GIVE: lambda view: ("give_needed", {"count": view.gives_left}),
    TAKE: lambda view: ("take_needed", {}),
    TRADE: lambda view: ("trade_needed", {}),
    TARGET: lambda view: ("hit_needed", {}),
}
"""What is due before anything else while a choice is open."""


def why_not_rank(rules: SheddingRules, view: SheddingView, rank: int) -> Reason | None:
    """Return why the seat of *view* may not name a rank."""
    if view.phase == OVER:
        return Reason("over")
    if view.seat != view.turn:
        return Reason("turn", {"seat": view.turn})
    if view.phase != CHOOSE_RANK:
        return Reason("no_rank")
    ranks = rules.ranks_named[view.acting]
    return None if ranks >> 4 * rank & 1 else Reason("bad_rank", {"cards": short_names(0b1111 * ranks)})


def why_not_card(rules: SheddingRules, view: SheddingView, face: Face) -> Reason | None:
    """Return why the seat of *view* may not name a card."""
    if view.phase == OVER:
        return Reason("over")
    if view.seat != view.turn:
        return Reason("turn", {"seat": view.turn})
    return None if view.phase == CHOOSE_CARD and rules.plain >> face & 1 else Reason("no_card")


def _instead(rules: SheddingRules, view: SheddingView) -> str:
    """Return the code of what is to be done instead of drawing or passing."""
    has_card = view.actions & (1 << DRAW) - 1
    if view.actions >> DRAW & 1:
        return "play_or_draw" if has_card else "must_draw"
    if not view.actions >> PASS & 1:
        return "must_play"
    if has_card:
        return "play_or_pass"
    return "only_pass" if can_draw(rules, view) else "must_pass"


def _why_not_play(rules: SheddingRules, view: SheddingView, face: Face) -> Reason:
    if not view.hands[PLANES * view.seat] >> face & 1:
        return Reason("not_held", {"card": face_name(face)})
    if view.phase == PLAY and view.drawn and draws_on(rules):
        return Reason("kept")
    fits_but_is_barred = rules.bars and is_barred(view, view.seat) and rules.accept[row_in_force(view)] >> face & 1
    if view.hand_sizes[view.seat] == 1 and fits_but_is_barred:
        is_late = view.barred >> view.seat & 1 or not may_say_late(rules, view, view.seat)
        return Reason("unsaid" if is_late else "say_first")
    if view.hand_sizes[view.seat] == 1 and rules.never_last >> face & 1 and rules.accept[row_in_force(view)] >> face & 1:
        return Reason("never_last", {"card": face_name(face)})
    if view.hand_sizes[view.seat] == 1 and rules.last_on_own_suit >> face & 1 and rules.accept[row_in_force(view)] >> face & 1:
        return Reason("last_suit", {"card": face_name(face)})
    if rules.turns_lost and (view.phase == SKIP or is_attacked(view)) and view.loses_turn >> view.seat & 1:
        return Reason("misses_turns" if view.turns_lost[view.seat] else "penalty")
    if view.phase == LAST_HIT:
        return _unpaid(rules, view)
    if view.phase == RUN:
        return _of_run(view, fits=bool(rules.accept[row_in_force(view)] >> face & 1))
    if view.phase == SKIP:
        return _held_up(rules, view)
    row = row_in_force(view)
    if (row < UNPAID or row >= NAMED) and rules.refused[view.shown] >> face & 1 and not is_joker(view.shown):
        # It would fit by suit or rank, or goes on anything: this very card does not take it.
        return _refused(view, face)
    follows = rules.restricts and row < FOLLOWING_ROWS and view.hands[PLANES * view.seat] & rules.follows[row]
    if follows and (rules.must_follow or rules.accept[row] >> face & 1):
        always = short_names(rules.accept[row] & rules.following[row] & ~rules.follows[row] | _own(rules, view))
        return Reason("follow", {"suit": SUITS[row & 3], "wild": always})
    if row >= CALLED:
        return Reason("called", {"card": face_name(row - CALLED), "answers": short_names(rules.accept[row])})
    if row >= RANKED:
        return Reason("rank", {"rank": RANKS[(row - RANKED) >> 2], "wild": short_names(rules.accept[row])})
    if row >= NAMED:
        # G-01: another card of the rank that called the suit goes too.
        alike = rules.accept[row] & 0b1111 << (row - NAMED & ~3)
        return Reason("suit", {"suit": SUITS[(row - NAMED) & 3], "wild": short_names(_wild(rules, view, row) | alike)})
    if row >= UNPAID:
        return _unpaid(rules, view) if view.actions >> DRAW & 1 else _only_an_answer(rules, view)
    return _refused(view, face) if is_joker(view.shown) else _match(view.shown, _wild(rules, view, row))


def _of_run(view: SheddingView, *, fits: bool = False) -> Reason:
    """Return why a run goes on with other cards: it would stay too short with one that *fits*, or ended now."""
    short = view.run_least and (fits or not view.actions >> PASS & 1)
    return Reason("too_short", {"least": view.run_least}) if short else Reason("run")


@lru_cache(maxsize=1024)
def _match(top: Face, wild: FaceSet) -> Reason:
    """Return the reason why a card does not fit *top*. Kept: it is that of most cards of most hands."""
    return Reason("match", {"suit": SUITS[suit_of(top)], "rank": RANKS[rank_of(top)], "wild": short_names(wild)})


def _refused(view: SheddingView, face: Face) -> Reason:
    return Reason("refused", {"card": face_name(face), "top": face_name(view.shown)})


def _unpaid(rules: SheddingRules, view: SheddingView) -> Reason:
    return Reason("debt", _attack(rules, view))


def _held_up(rules: SheddingRules, view: SheddingView) -> Reason:
    """Return why only an answer goes: else the turn is lost."""
    answers = short_names(rules.accept[row_in_force(view)])
    turns = view.skips_left if rules.skips_add_up[view.acting] else 1
    return Reason("held_up", {"top": face_name(view.acting), "answers": answers, "turns": turns})


def _only_an_answer(rules: SheddingRules, view: SheddingView) -> Reason:
    """Return why nothing else goes: who can has to answer (BL-11), or has paid and may lay the answer that they drew (BL-13)."""
    if view.actions >> PASS & 1:
        return Reason("only_drawn", {"cards": short_names(view.answers)})
    return Reason("must_answer", _attack(rules, view))


def _attack(rules: SheddingRules, view: SheddingView) -> dict[str, Any]:
    answers = short_names(rules.accept[row_in_force(view)])
    return {"debt": view.draw_debt, "top": face_name(view.attacker), "answers": answers}


def _wild(rules: SheddingRules, view: SheddingView, row: int) -> FaceSet:
    """Return the cards that go on anything, as far as *row* takes them."""
    return rules.wild & rules.accept[row] | _own(rules, view)


def _own(rules: SheddingRules, view: SheddingView) -> FaceSet:
    """Return the cards that are wild for the seat of *view* alone."""
    return 0b1111 << 4 * (view.levels[view.seat] - 1) & rules.plain & ~rules.refused[view.shown] if rules.countdown else 0


def short_names(faces: FaceSet) -> list[str]:
    """Return *faces* as ranks where all four suits of the pack are meant, else one by one.

    >>> short_names(0b1111 << 28 | 1)
    ['Ac', '8']
    """
    return list(_short_names(faces))


@lru_cache(maxsize=1024)
def _short_names(faces: FaceSet) -> tuple[str, ...]:
    names: list[str] = []
    for face in faces_of(faces):
        whole = 0b1111 << (face & ~3)
        if is_joker(face) or faces & whole != whole:
            names.append(face_name(face))
        elif suit_of(face) == 0:
            names.append(RANKS[rank_of(face)])
    return tuple(names)
