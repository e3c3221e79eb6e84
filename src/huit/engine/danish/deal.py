"""The deal of Danish: face-down cards, face-up cards on them, hands, and the stock (DA-02)."""

from huit.engine.actions import Seat
from huit.engine.chance import begin
from huit.engine.danish.apply import begin_play
from huit.engine.danish.events import ROWS
from huit.engine.danish.state import SWAP, DanishState, clear, seat_after
from huit.engine.events import DEALT, NOBODY, NOTHING, note
from huit.engine.hands import add_to_hand, shuffle_stock
from huit.engine.kernel import kernel
from huit.rules.danish.columns import DanishRules
from huit.rules.danish.schema import MOST_ROW


@kernel
def deal_round(rules: DanishRules, state: DanishState, seed: int, dealer: Seat) -> None:
    """Begin a round anew: *seed* settles the order of the cards."""
    clear(state)
    state.left = rules.seats
    begin(state, seed)
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
    note(state, ROWS, NOBODY, rules.row, NOTHING)
    if rules.swaps == 0:
        begin_play(rules, state)
