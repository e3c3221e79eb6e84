"""The deal of a trick game, and what one round of a match leaves to the next."""

from huit.engine.actions import Seat
from huit.engine.bits import hash_seed, next_random, nth, scaled
from huit.engine.events import DEALT, note
from huit.engine.kernel import kernel
from huit.engine.tricks.state import KIND, NOT_OVER, OVER, TrickState, kinds_left, points_of, seat_of_role
from huit.rules.tricks.columns import SEATS, TrickRules


@kernel
def deal_round(rules: TrickRules, state: TrickState, seed: int, dealer: Seat) -> None:
    """Begin the next round of a match, or a match anew where *state* holds no round that is over, or one that ended it."""
    over = state.phase == OVER
    for seat in range(SEATS):
        state.previous[seat] = points_of(rules, state, seat) if over else 0
        state.chosen[seat] = state.chosen[seat] if over else 0
    deal_cards(rules, state, seed, dealer)


@kernel
def deal_cards(rules: TrickRules, state: TrickState, seed: int, dealer: Seat) -> None:
    """Shuffle and deal: all the cards but the chien (S3-05)."""
    clear(state)
    state.dealer = dealer
    if kinds_left(rules, state, seat_of_role(state, 0)) == 0:
        # Everything was announced: another match begins.
        for seat in range(SEATS):
            state.chosen[seat] = 0
            state.previous[seat] = 0
    bits = hash_seed(seed)
    left = rules.cards
    pack = (1 << left) - 1
    for _ in range(rules.kitty):
        bits = next_random(bits)
        face = nth(pack, scaled(bits, left))
        pack ^= 1 << face
        state.kitty |= 1 << face
        left -= 1
    for place in range(SEATS * rules.hand):
        bits = next_random(bits)
        face = nth(pack, scaled(bits, left))
        pack ^= 1 << face
        state.hands[place % SEATS] |= 1 << face
        left -= 1
    for seat in range(SEATS):
        state.hand_sizes[seat] = rules.hand
    state.rng = bits
    state.turn = seat_of_role(state, 0)
    note(state, DEALT, dealer, rules.hand, state.turn)


@kernel
def clear(state: TrickState) -> None:
    """Take away what the round before left, but for what its match keeps."""
    state.kitty = 0
    state.put_away = 0
    state.seen = 0
    state.phase = KIND
    state.kind = -1
    state.trick_size = 0
    state.last_winner = -1
    state.discards_left = 0
    state.giver = -1
    state.gave = 0
    state.gives_left = 0
    state.given_count = 0
    state.returned_count = 0
    state.plays = 0
    state.reason = NOT_OVER
    state.winners = 0
    for seat in range(SEATS):
        state.hands[seat] = 0
        state.made[seat] = 0
        state.room[seat] = 0
