"""How computers play Danish: on what their seat may know, the same plain and compiled."""

from dataclasses import replace

from huit.cards import Face, FaceSet, face_name
from huit.engine.actions import PASS, Action, ActionSet
from huit.engine.bits import lowest, next_random
from huit.engine.danish.legal import FLIP, PICK_UP, like
from huit.engine.danish.moves import Move
from huit.engine.danish.state import SET, SWAP, TARGET
from huit.engine.danish.view import DanishView
from huit.engine.hands import PLANES
from huit.engine.kernel import kernel
from huit.players.choosing import CHANCES, THRIFTY, choose_random
from huit.rules.danish.columns import DanishRules
from huit.rules.danish.schema import MOST_ROW

_SPECIAL = 20
"""What a card is worth more than its height if it goes on anything, copies, or sends the pile: it is kept for later."""
_TIRESOME = 400
"""Plays after which a round seems to have no end."""


@kernel
def choose(kind: int, rules: DanishRules, view: DanishView, chance: int) -> Action:
    """Return what a player of that *kind* does."""
    if kind == THRIFTY:
        return choose_thrifty(rules, view, chance)
    return choose_random(view.actions, chance)


@kernel
def choose_thrifty(rules: DanishRules, view: DanishView, chance: int) -> Action:
    """Return what a sensible player does: clear low cards first, all of a rank together, keep what goes on anything.

    Before the first play he lays his best cards face up: they come last, when the pile is high.
    """
    actions = view.actions
    if view.phase == SWAP:
        return thrifty_swap(rules, view)
    if view.seat == view.turn and view.phase == TARGET:
        return nearest_to_the_end(rules, view, actions)
    if view.plays > _TIRESOME and chance & 3 == 0:
        # The same sensible plays can go round for ever: now and then another.
        return choose_random(actions, chance)
    cards = actions & ((1 << PICK_UP) - 1)
    if cards == 0:
        return choose_random(actions & ~(1 << PICK_UP), chance) if actions >> FLIP else lowest(actions)
    face = cheapest(rules, cards)
    if view.phase == SET and (actions >> PASS) & 1 and worth(rules, face) >= _SPECIAL and view.hand_sizes[view.seat] > 1:
        return PASS
    return face


@kernel
def thrifty_swap(rules: DanishRules, view: DanishView) -> Action:
    """Exchange the best card of the hand for the worst that lies there, as long as it is better."""
    worst = -1
    for slot in range(MOST_ROW * view.seat, MOST_ROW * view.seat + rules.row):
        face = view.up[slot] - 1
        if worst < 0 or worth(rules, face) < worth(rules, worst):
            worst = face
    if view.swapping != 0:
        return worst
    best = dearest(rules, view.actions & ((1 << PICK_UP) - 1))
    return best if best >= 0 and worth(rules, best) > worth(rules, worst) else PASS


@kernel
def worth(rules: DanishRules, face: Face) -> int:
    """Return how gladly a card is kept: its height, and more for what goes on anything, copies, or sends."""
    special = (((rules.anywhere | rules.copies | rules.sends) >> face) & 1) * _SPECIAL
    return special + ((face >> 2) + 12) % 13


@kernel
def cheapest(rules: DanishRules, cards: FaceSet) -> Face:
    """Return the card that is parted with most easily."""
    best = lowest(cards)
    while cards != 0:
        face = lowest(cards)
        cards &= cards - 1
        if worth(rules, face) < worth(rules, best):
            best = face
    return best


@kernel
def dearest(rules: DanishRules, cards: FaceSet) -> Face:
    """Return the card that is kept most gladly; -1 of none."""
    best = -1
    while cards != 0:
        face = lowest(cards)
        cards &= cards - 1
        if best < 0 or worth(rules, face) > worth(rules, best):
            best = face
    return best


@kernel
def nearest_to_the_end(rules: DanishRules, view: DanishView, seats: ActionSet) -> int:
    """Return whom the pile hurts most: who has fewest cards left."""
    best = lowest(seats)
    fewest = 1 << 30
    while seats != 0:
        seat = lowest(seats)
        seats &= seats - 1
        cards = view.hand_sizes[seat]
        for slot in range(rules.row):
            cards += (view.up[MOST_ROW * seat + slot] != 0) + ((view.down_left[seat] >> slot) & 1)
        if cards < fewest:
            fewest = cards
            best = seat
    return best


def move_of(kind: int, view: DanishView, dice: int) -> str | None:
    """Return the move, in words, that a player of that *kind* makes."""
    rules = view.rules
    assert rules is not None, "a view that a player reads comes with the rules in force"
    view = view.copy()
    move = Move("lay")
    while True:
        dice = next_random(dice)
        action = choose(kind, rules, view, (dice ^ (dice >> 32)) % CHANCES)
        done, move = _with_action(rules, view, move, action)
        if done:
            return f">{move.to}" if move.to is not None and not move.faces else str(move)


def _with_action(rules: DanishRules, view: DanishView, move: Move, action: Action) -> tuple[bool, Move]:
    """Return *move* with what *action* adds to it, and whether it is whole; write into *view* what it still wants."""
    if view.phase == SWAP:
        return _swapping(rules, view, move, action)
    if view.phase == TARGET:
        return True, replace(move, to=action)
    if action == PICK_UP:
        return True, Move("pickup")
    if action >= FLIP:
        return True, Move("flip", slot=action - FLIP)
    if action != PASS:
        move = replace(move, faces=(*move.faces, action))
        _take(view, action)
        more = view.hand[0] & like(action)
        if more:
            # A set needs a card of the suit asked for: what is chosen first may need the others.
            asked = view.discard and rules.asks_suit >> view.shown & 1 and not (rules.anywhere | rules.copies) >> action & 1
            met = not asked or any(face & 3 == view.shown & 3 for face in move.faces)
            view.phase, view.actions = SET, more | (met << PASS)
            return False, move
    if not rules.sends >> move.faces[-1] & 1 or _ends_the_round(rules, view):
        return True, move
    view.phase, view.actions = TARGET, ((1 << rules.seats) - 1) & ~view.out & ~(1 << view.seat)
    return False, move


def _swapping(rules: DanishRules, view: DanishView, move: Move, action: Action) -> tuple[bool, Move]:
    if action == PASS:
        return True, Move("pass")
    if view.swapping:
        return True, Move("swap", (view.swapping - 1, action))
    view.swapping = action + 1
    view.actions = 0
    for slot in range(MOST_ROW * view.seat, MOST_ROW * view.seat + rules.row):
        view.actions |= 1 << view.up[slot] - 1
    return False, move


def _take(view: DanishView, face: Face) -> None:
    """Take a card out of the hand of *view*, out of the last plane that has it."""
    for plane in reversed(range(PLANES)):
        if view.hand[plane] >> face & 1:
            view.hand = [*view.hand[:plane], view.hand[plane] ^ 1 << face, *view.hand[plane + 1 :]]
            view.hand_sizes = view.hand_sizes[:]
            view.hand_sizes[view.seat] -= 1
            return
    raise ValueError(f"{face_name(face)} is not in the hand")


def _ends_the_round(rules: DanishRules, view: DanishView) -> bool:
    lies = any(view.up[MOST_ROW * view.seat : MOST_ROW * view.seat + rules.row]) or view.down_left[view.seat]
    return not rules.goes_on and view.hand_sizes[view.seat] == 0 and view.stock_size == 0 and not lies
