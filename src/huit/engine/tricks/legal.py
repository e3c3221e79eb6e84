"""Legal actions in a trick game."""

from huit.cards import FaceSet
from huit.engine.actions import NAME_SUIT, NO_ACTION, PASS, ActionSet, Seat
from huit.engine.kernel import hot, kernel
from huit.engine.tricks.state import (
    A_SUIT,
    GIVE,
    GIVE_TO,
    KIND,
    OVER,
    RETURN,
    TRICK,
    TrickState,
    best_of_suit,
    kinds_left,
    trumps_of,
)
from huit.rules.tricks.columns import SEATS, TrickRules


@hot
def legal_actions(rules: TrickRules, state: TrickState, seat: Seat) -> ActionSet:
    """Return what *seat* may do: cards; `NAME_SUIT` plus a kind to announce; the seat of a loser to give to; `PASS`."""
    if seat != state.turn or state.phase == OVER:
        return NO_ACTION
    if state.phase == TRICK:
        return cards_to_play(rules, state, seat)
    return choices(rules, state, seat)


@hot
def cards_to_play(rules: TrickRules, state: TrickState, seat: Seat) -> FaceSet:
    """Return the cards that *seat* may play: it follows suit, or else trumps, or else plays what it likes (S3-10)."""
    hand = state.hands[seat]
    if state.trick_size == 0:
        return hand
    following = hand & (A_SUIT << (state.trick[0] & 3))
    if following != 0:
        return following
    trumps = hand & trumps_of(state)
    return trumps if rules.must_trump != 0 and trumps != 0 else hand


@kernel
def choices(rules: TrickRules, state: TrickState, seat: Seat) -> ActionSet:
    """Return what may be done before the first trick."""
    if state.phase == KIND:
        return kinds_left(rules, state, seat) << NAME_SUIT
    if state.phase == GIVE:
        # S3-13: cards that are not trumps; and from none up, as the winner likes (S3-12), unless they must give (SM-07).
        gifts = state.hands[seat] & ~trumps_of(state)
        return gifts if rules.must_give != 0 else gifts | (1 << PASS)
    if state.phase == GIVE_TO:
        return takers(state)
    if state.phase == RETURN:
        return 1 << best_of_suit(state.hands[seat], state.given[state.returned_count])
    return state.hands[seat]


@kernel
def takers(state: TrickState) -> ActionSet:
    """Return the losers who still take a card."""
    seats = 0
    for seat in range(SEATS):
        seats |= (state.capacity[seat] > 0) << seat
    return seats
