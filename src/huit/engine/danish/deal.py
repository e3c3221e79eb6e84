"""The deal of Danish: face-down cards, face-up cards on them, hands, and the stock (DA-02)."""

from huit.engine.actions import Seat
from huit.engine.bits import hash_seed
from huit.engine.danish.apply import begin_play
from huit.engine.danish.state import NOT_OVER, NOTHING_SHOWN, SWAP, DanishState, seat_after, shuffle_stock
from huit.engine.events import DEALT, note
from huit.engine.hands import PLANES, add_to_hand
from huit.engine.kernel import kernel
from huit.rules.danish.columns import SLOTS, DanishRules
from huit.rules.danish.schema import MOST_ROW


@kernel
def deal_round(rules: DanishRules, state: DanishState, seed: int, dealer: Seat) -> None:
    """Begin a round anew: *seed* settles the order of the cards."""
    clear(rules, state)
    state.rng = hash_seed(seed)
    state.dealer = dealer
    for k in range(rules.cards):
        state.stock[k] = rules.pack[k]
    state.stock_size = rules.cards
    shuffle_stock(state)
    for slot in range(rules.row):
        for seat in range(rules.seats):
            state.stock_size -= 1
            state.down[MOST_ROW * seat + slot] = state.stock[state.stock_size] + 1
    for slot in range(rules.row):
        for seat in range(rules.seats):
            state.stock_size -= 1
            state.up[MOST_ROW * seat + slot] = state.stock[state.stock_size] + 1
    for _ in range(rules.hand):
        for seat in range(rules.seats):
            state.stock_size -= 1
            add_to_hand(state, seat, state.stock[state.stock_size] + 0)
    state.turn = seat_after(rules, state, dealer, 1)
    state.phase = SWAP
    note(state, DEALT, dealer, rules.hand, state.turn)
    if rules.swaps == 0:
        begin_play(rules, state)


@kernel
def clear(rules: DanishRules, state: DanishState) -> None:
    """Take away what the round before left."""
    for place in range(PLANES * rules.seats):
        state.hands[place] = 0
    for seat in range(rules.seats):
        state.hand_sizes[seat] = 0
        state.swapping[seat] = 0
        state.swaps[seat] = 0
    for slot in range(SLOTS):
        state.up[slot] = 0
        state.down[slot] = 0
    state.discard_size = 0
    state.gone_size = 0
    state.direction = 1
    state.shown = NOTHING_SHOWN
    state.attacked = 0
    state.last = NOTHING_SHOWN
    state.covered = NOTHING_SHOWN
    state.laid = 0
    state.demand = 0
    state.ready = 0
    state.out = 0
    state.left = rules.seats
    state.plays = 0
    state.reason = NOT_OVER
    state.winners = 0
