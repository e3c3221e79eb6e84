"""The deal: shuffle, hands, starter. From here on the order of the stock is settled; only a recycled one is shuffled anew."""

from huit.cards import Face
from huit.engine.actions import Seat
from huit.engine.bits import lowest
from huit.engine.chance import begin, draw_below
from huit.engine.events import DEALT, NOBODY, NOTHING, note
from huit.engine.hands import add_to_hand, shuffle_stock
from huit.engine.kernel import kernel, rare
from huit.engine.shedding.apply import apply_power
from huit.engine.shedding.events import MISDEALT, STARTER
from huit.engine.shedding.state import CHOOSE_FACE, OVER, SheddingState, clear, lay, seat_after, show
from huit.engine.shedding.trade import back_into_stock
from huit.rules.shedding.columns import LAST_WINNER, NEXT, SheddingRules


@kernel
def deal_round(rules: SheddingRules, state: SheddingState, seed: int, dealer: Seat) -> None:
    """Begin a round anew: *seed* settles the order of the cards. A round that *state* holds was the one before, if it is over."""
    state.won_before = 0
    if rules.starts == LAST_WINNER and state.phase == OVER:
        state.won_before = 1 + sole_winner(state)
    deal_cut(rules, state, seed, dealer, 0)


@kernel
def deal_cut(rules: SheddingRules, state: SheddingState, seed: int, dealer: Seat, lifted: int) -> None:
    """Begin a round anew, the pack cut after its first *lifted* cards (LH-10)."""
    clear(state)
    state.left = rules.seats
    if rules.countdown != 0:
        for seat in range(rules.seats):
            state.levels[seat] = rules.countdown
    begin(state, seed)
    state.dealer = dealer
    if rules.clockwise == 0:
        state.direction = -1
    for k in range(rules.cards):
        state.stock[k] = rules.pack[k]
    state.stock_size = rules.cards
    shuffle_stock(state)
    if lifted > 0:
        cut(state, lifted)
    state.turn = first_seat(rules, state)
    for _ in range(rules.hand):
        for step in range(rules.seats):
            state.stock_size -= 1
            add_to_hand(state, seat_after(rules, state, dealer, 1 + step), state.stock[state.stock_size] + 0)
    note(state, DEALT, dealer, rules.hand, state.turn)
    if rules.misdeals != 0:
        misdeal(rules, state)
    turn_up_starter(rules, state)


@kernel
def sole_winner(state: SheddingState) -> Seat:
    """Return who won a round that is over, `NOBODY` if several did, or none."""
    won = state.winners
    return lowest(won) if won != 0 and won & (won - 1) == 0 else NOBODY


@kernel
def first_seat(rules: SheddingRules, state: SheddingState) -> Seat:
    """Return who begins, before any card is laid: next to the dealer, the dealer, or who won the round before alone."""
    if rules.starts == NEXT:
        return seat_after(rules, state, state.dealer, 1)
    return state.won_before - 1 if state.won_before != 0 else state.dealer


@kernel
def cut(state: SheddingState, lifted: int) -> None:
    """Lay the first *lifted* cards of the stock under the others, by way of the discard, which is empty."""
    size = state.stock_size
    for k in range(size):
        state.discard[k] = state.stock[k]
    for k in range(size):
        # The next card is the last: the lifted ones stand at the end.
        state.stock[(k + lifted) % size] = state.discard[k]


@rare
def misdeal(rules: SheddingRules, state: SheddingState) -> None:
    """Deal one hand some cards too many or too few, as often as the rules say, and as many as they say at most."""
    if draw_below(state, 100) >= rules.misdeals:
        return
    seat = draw_below(state, rules.seats)
    too_few = draw_below(state, 2) == 0 and rules.hand > 1
    # A card is left in the hand, and one in the stock for the starter.
    most = rules.hand - 1 if too_few else state.stock_size - 1
    count = 1
    if rules.misdeal_most > 1:
        count += draw_below(state, rules.misdeal_most)
    if count > most:
        count = most
    if count == 0:
        return
    for _ in range(count):
        if too_few:
            back_into_stock(state, seat)
        else:
            state.stock_size -= 1
            add_to_hand(state, seat, state.stock[state.stock_size] + 0)
    state.misdealt = 1 + seat
    note(state, MISDEALT, seat, state.hand_sizes[seat] - rules.hand, NOTHING)


@kernel
def turn_up_starter(rules: SheddingRules, state: SheddingState) -> None:
    """Turn up the first card that may be a starter; others go back into the stock, somewhere or at the bottom."""
    face = state.stock[state.stock_size - 1] + 0  # a whole int of the compiler's, not one of eight bits
    tries = state.stock_size
    while (rules.starter_buried >> face) & 1 and tries > 1:
        if rules.starter_bottom != 0:
            bury(state, 0)
        else:
            bury(state, draw_below(state, state.stock_size - 1))
        face = state.stock[state.stock_size - 1] + 0
        tries -= 1
    state.stock_size -= 1
    lay(state, face)
    show(state, face)
    note(state, STARTER, NOBODY, face, NOTHING)
    if rules.starter_acts != 0:
        start_with(rules, state, face)


@kernel
def start_with(rules: SheddingRules, state: SheddingState, face: Face) -> None:
    """Let the starter act as if the dealer had played it; one that opens a run opens it for the first player."""
    if rules.plays_flush[face] != 0:
        state.run_right = 1
        return
    state.turn = state.dealer
    if rules.stands_for[face] != 0:
        state.phase = CHOOSE_FACE
        return
    state.calls = rules.names_suit[face]
    apply_power(rules, state, face)


@kernel
def bury(state: SheddingState, place: int) -> None:
    """Move the next card of the stock down to *place*."""
    at = state.stock_size - 1
    face = state.stock[at]
    while at > place:
        state.stock[at] = state.stock[at - 1]
        at -= 1
    state.stock[place] = face
