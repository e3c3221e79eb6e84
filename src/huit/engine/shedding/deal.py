"""The deal: shuffle, hands, starter. From here on the order of the stock is settled; only a recycled one is shuffled anew."""

from huit.engine.actions import Seat
from huit.engine.bits import hash_seed, next_random, scaled
from huit.engine.events import DEALT, NOBODY, NOTHING, STARTER, note
from huit.engine.kernel import kernel
from huit.engine.shedding.apply import apply_power
from huit.engine.shedding.state import PLAY, RoundState, add_to_hand, lay, seat_after, shuffle_stock
from huit.rules.columns import CompiledRules


@kernel
def deal_round(rules: CompiledRules, state: RoundState, seed: int, dealer: Seat) -> None:
    """Begin a round anew: *seed* settles the order of the cards."""
    clear(state)
    state.rng = hash_seed(seed)
    state.dealer = dealer
    for k in range(rules.cards):
        state.stock[k] = rules.pack[k]
    state.stock_size = rules.cards
    shuffle_stock(state)
    state.turn = seat_after(rules, state, dealer, 1)
    for _ in range(rules.hand):
        for step in range(rules.seats):
            state.stock_size -= 1
            add_to_hand(state, seat_after(rules, state, dealer, 1 + step), state.stock[state.stock_size])
    note(state, DEALT, dealer, rules.hand, state.turn)
    turn_up_starter(rules, state)


@kernel
def clear(state: RoundState) -> None:
    """Empty the hands and the discard, and forget whatever was going on."""
    for at in range(len(state.hands)):
        state.hands[at] = 0
    for seat in range(len(state.hand_sizes)):
        state.hand_sizes[seat] = 0
    state.discard_size = 0
    state.direction = 1
    state.draw_debt = 0
    state.attacker = 0
    state.again = 0
    state.drawn = 0
    state.paid = 0
    state.calls = 0
    state.doubled = 0
    state.phase = PLAY
    state.said = 0
    state.window = 0
    state.forgot = 0
    state.declined = 0
    state.idle = 0
    state.plays = 0
    state.reason = 0
    state.winners = 0


@kernel
def turn_up_starter(rules: CompiledRules, state: RoundState) -> None:
    """Turn the first card that may stay; what may not goes back into the stock, somewhere under the next card."""
    face = state.stock[state.stock_size - 1]
    tries = state.stock_size
    while (rules.starter_buried >> face) & 1 and tries > 1:
        state.rng = next_random(state.rng)
        bury(state, scaled(state.rng, state.stock_size - 1))
        face = state.stock[state.stock_size - 1]
        tries -= 1
    state.stock_size -= 1
    lay(state, face)
    note(state, STARTER, NOBODY, face, NOTHING)
    if rules.starter_acts != 0:
        # As if the dealer had played it, last of all.
        state.turn = state.dealer
        state.calls = rules.names_suit[face]
        apply_power(rules, state, face)


@kernel
def bury(state: RoundState, place: int) -> None:
    """Move the next card of the stock down to *place*."""
    at = state.stock_size - 1
    face = state.stock[at]
    while at > place:
        state.stock[at] = state.stock[at - 1]
        at -= 1
    state.stock[place] = face
