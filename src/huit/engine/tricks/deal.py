"""The deal of a trick game, and what one round of a match leaves to the next."""

from huit.engine.actions import Seat
from huit.engine.bits import next_random, nth, scaled
from huit.engine.chance import begin, drawn
from huit.engine.events import DEALT, note
from huit.engine.kernel import kernel
from huit.engine.tricks.apply import open_round
from huit.engine.tricks.state import OVER, TrickState, clear, kinds_left, points_of, seat_of_role
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
    state.announcer = seat_of_role(state, rules.announcer)
    if kinds_left(rules, state, state.announcer) == 0:
        # Everything was announced: another match begins.
        for seat in range(SEATS):
            state.chosen[seat] = 0
            state.previous[seat] = 0
    begin(state, seed)
    if seed >= 0:
        deal_card_by_card(rules, state)
    else:
        deal_hand_by_hand(rules, state)
    for seat in range(SEATS):
        state.hand_sizes[seat] = rules.hand
    note(state, DEALT, dealer, rules.hand, state.announcer)
    open_round(rules, state)


@kernel
def deal_hand_by_hand(rules: TrickRules, state: TrickState) -> None:
    """Deal the chien, then each hand, as sets: by a key, that is one stream each."""
    pack = (1 << rules.cards) - 1
    state.kitty = drawn(state, pack, rules.kitty)
    pack ^= state.kitty
    for seat in range(SEATS):
        state.hands[seat] = drawn(state, pack, rules.hand)
        pack ^= state.hands[seat]


@kernel
def deal_card_by_card(rules: TrickRules, state: TrickState) -> None:
    """Deal one card after another, as all int seeds have ever been dealt."""
    bits = state.rng
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
    state.rng = bits
