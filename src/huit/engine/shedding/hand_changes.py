"""Hands that change owner: two swapped, all of them moved on, or a card of each passed on to the next player."""

from huit.cards import Face
from huit.engine.actions import Seat
from huit.engine.events import NOBODY, NOTHING, note
from huit.engine.hands import PLANES, add_to_hand, take_from_hand
from huit.engine.kernel import kernel, rare
from huit.engine.shedding.announce import open_window_unplayed
from huit.engine.shedding.events import GAVE, ROTATED, SET_ASIDE, TRADED
from huit.engine.shedding.state import (
    GIVE,
    KNOCKED,
    TRADE,
    SheddingState,
    close_window,
    first_giver,
    seat_after,
)
from huit.rules.shedding.columns import SheddingRules


@rare
def change_hands(rules: SheddingRules, state: SheddingState, face: Face) -> bool:
    """Let hands change owner as *face* says; return whether somebody has to choose first.

    Nothing happens to a player who has laid their last card and is not out: they have no hand to pass on.
    """
    player = state.turn
    if (state.hand_sizes[player] == 0 and not (state.out >> player) & 1) or state.left < 2:
        return False
    if rules.rotates[face] != 0:
        rotate_hands(rules, state)
    elif rules.trades[face] != 0 and state.hand_sizes[player] > 0:
        state.acting = face
        state.phase = TRADE
        return True
    elif rules.passes_on[face] != 0:
        state.acting = face
        state.robbed = player
        state.gives_left = 1
        state.phase = GIVE
        give_next(rules, state, first_giver(rules, state))
        return True
    return False


@rare
def trade_hands(rules: SheddingRules, state: SheddingState, seat: Seat, other: Seat) -> None:
    """Swap the hands of two seats."""
    exchange(state, seat, other)
    note(state, TRADED, seat, other, NOTHING)
    keep_announcement(state)
    settle_hand(rules, state, seat)
    settle_hand(rules, state, other)


@kernel
def rotate_hands(rules: SheddingRules, state: SheddingState) -> None:
    """Move every hand on to the next seat, in the direction of play."""
    first = state.turn if not (state.out >> state.turn) & 1 else seat_after(rules, state, state.turn, 1)
    seat = seat_after(rules, state, first, 1)
    while seat != first:
        # The hand that comes to the first seat goes on to the next one, and so all the way round.
        exchange(state, first, seat)
        seat = seat_after(rules, state, seat, 1)
    note(state, ROTATED, NOBODY, state.direction, NOTHING)
    keep_announcement(state)
    for seat in range(rules.seats):
        if not (state.out >> seat) & 1:
            settle_hand(rules, state, seat)


@kernel
def exchange(state: SheddingState, seat: Seat, other: Seat) -> None:
    """Swap all the cards of two hands."""
    for plane in range(PLANES):
        cards = state.hands[PLANES * seat + plane]
        state.hands[PLANES * seat + plane] = state.hands[PLANES * other + plane]
        state.hands[PLANES * other + plane] = cards
    size = state.hand_sizes[seat] + 0
    state.hand_sizes[seat] = state.hand_sizes[other]
    state.hand_sizes[other] = size


@kernel
def keep_announcement(state: SheddingState) -> None:
    """Let « Carte », announced in the middle of cards laid together, be the word of its player and of nobody else."""
    if state.run_announced != 0:
        state.announcements |= (1 if state.run_announced == 1 else 1 | 1 << KNOCKED) << state.turn
        state.run_announced = 0


@kernel
def settle_hand(rules: SheddingRules, state: SheddingState, seat: Seat) -> None:
    """End what was announced, or forgotten, of the hand that *seat* had; one card in its new hand is a duty of its own (G-18)."""
    close_window(state, seat)
    state.announced &= ~(1 << seat)
    open_window_unplayed(rules, state, seat)


@kernel
def give_next(rules: SheddingRules, state: SheddingState, seat: Seat) -> None:
    """Ask *seat* for the card that it passes on."""
    state.turn = seat
    state.gives_to = seat_after(rules, state, seat, 1)


@rare
def pass_card(rules: SheddingRules, state: SheddingState, face: Face) -> bool:
    """Pass *face* on; return whether all have done so, and it is the turn of who made them again.

    Seats decide against the direction of play, so each has chosen before a card comes to it. Only the first giver sets its card
    aside until the last one has given.
    """
    giver = state.turn
    first = first_giver(rules, state)
    if giver == first:
        state.aside = face
        note(state, SET_ASIDE, giver, state.gives_to, NOTHING)
    else:
        hand_on(state, giver, state.gives_to, face)
    before = first
    while seat_after(rules, state, before, 1) != giver:
        before = seat_after(rules, state, before, 1)
    if before != first:
        give_next(rules, state, before)
        return False
    hand_on(state, first, giver, state.aside)
    state.turn = state.robbed
    return True


@kernel
def hand_on(state: SheddingState, giver: Seat, taker: Seat, face: Face) -> None:
    """Move a card to the next hand: each gives one and gets one, so that what was announced of a hand holds."""
    take_from_hand(state, giver, face)
    add_to_hand(state, taker, face)
    note(state, GAVE, giver, taker, face)
