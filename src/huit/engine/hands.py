"""Hands of cards in columns of ints, for every family: as many planes a seat as there may be packs."""

from typing import Any

from huit.cards import Face, FaceSet
from huit.engine.actions import Seat
from huit.engine.bits import nth, popcount
from huit.engine.chance import shuffle
from huit.engine.kernel import hot, kernel
from huit.rules.rule_set import MOST_PACKS

PLANES = MOST_PACKS
"""``hands[PLANES * seat + plane]`` holds the faces that the seat has more than *plane* times."""

Hands = Any
"""A record with the columns ``hands`` and ``hand_sizes``."""


@kernel
def holds(state: Hands, seat: Seat, face: Face) -> bool:
    """Tell whether *seat* holds *face*."""
    return (state.hands[PLANES * seat] >> face) & 1 != 0


@hot
def add_to_hand(state: Hands, seat: Seat, face: Face) -> None:
    """Put *face* into a hand: into the first plane that has it not."""
    at = PLANES * seat
    bit = 1 << face
    hands = state.hands
    while hands[at] & bit:
        at += 1
    hands[at] |= bit
    state.hand_sizes[seat] += 1


@hot
def take_from_hand(state: Hands, seat: Seat, face: Face) -> None:
    """Take one copy of *face* out of a hand: from the last plane that has it."""
    bit = 1 << face
    at = PLANES * seat
    last = at + PLANES - 1
    hands = state.hands
    while at < last and hands[at + 1] & bit:
        at += 1
    hands[at] ^= bit
    state.hand_sizes[seat] -= 1


@kernel
def cards_of(state: Hands, seat: Seat, faces: FaceSet) -> int:
    """Return how many cards of a hand are among *faces*."""
    held = 0
    for plane in range(PLANES):
        held += popcount(state.hands[PLANES * seat + plane] & faces)
    return held


@kernel
def card_at(state: Hands, seat: Seat, place: int) -> Face:
    """Return the card at a *place* of a hand, counted over all its planes."""
    at = PLANES * seat
    while popcount(state.hands[at]) <= place:
        place -= popcount(state.hands[at])
        at += 1
    return nth(state.hands[at], place)


@kernel
def shuffle_stock(state: Any) -> None:
    """Shuffle the stock."""
    shuffle(state, state.stock, state.stock_size)


def trial_of(view: Any) -> Any:
    """Return a copy to try actions on: its stock holds cards that its seat does not hold, in an order that tells nothing."""
    trial, held = view.copy(), view.hands[PLANES * view.seat]
    stock = [face for face in view.rules.pack[: view.rules.cards] if not held >> face & 1]
    trial.stock[: len(stock)] = stock
    return trial
