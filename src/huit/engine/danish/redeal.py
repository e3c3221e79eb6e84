"""A round of Danish as one seat may imagine it: what it knows, and the hidden cards dealt anew."""

from huit.cards import Face
from huit.engine.actions import Seat
from huit.engine.bits import lowest, next_random, scaled
from huit.engine.danish.state import OVER, DanishState
from huit.engine.danish.view import copy_known
from huit.engine.hands import PLANES, add_to_hand
from huit.engine.kernel import kernel
from huit.engine.odds import WIN, Guess, Odds
from huit.rules.danish.columns import DanishRules
from huit.rules.danish.schema import MOST_ROW


@kernel
def as_state(rules: DanishRules, known: DanishState, seat: Seat, state: DanishState) -> None:
    """Fill *state* with what *seat* knows, from its view or the true state; what is hidden stays open until `redeal`."""
    copy_known(known, seat, state)
    for slot in range(MOST_ROW * rules.seats):
        state.down[slot] = 1 if known.down[slot] != 0 else 0


@kernel
def gather(rules: DanishRules, state: DanishState, guess: Guess) -> None:
    """Write the cards that ``guess.seat`` sees nowhere into *guess*, in the order of their faces."""
    size = 0
    place = 0
    while place < rules.cards:
        face = rules.pack[place] + 0
        hidden = -copies_seen(rules, state, guess.seat, face)
        while place < rules.cards and rules.pack[place] == face:
            hidden += 1
            place += 1
        for _ in range(hidden):
            guess.unseen[size] = face
            size += 1
    guess.unseen_size = size
    guess.taken = rules.seats - state.left


@kernel
def copies_seen(rules: DanishRules, state: DanishState, seat: Seat, face: Face) -> int:
    """Return how many copies of *face* the seat sees: in its hand, before the seats, in the discard, out of the game."""
    seen = 0
    for plane in range(PLANES):
        seen += (state.hands[PLANES * seat + plane] >> face) & 1
    for slot in range(MOST_ROW * rules.seats):
        seen += state.up[slot] == face + 1
    for place in range(state.discard_size):
        seen += state.discard[place] == face
    for place in range(state.gone_size):
        seen += state.gone[place] == face
    return seen


@kernel
def redeal(rules: DanishRules, state: DanishState, odds: Odds, guess: Guess) -> None:
    """Deal the hidden cards: first what hands are known to hold, then hands, cards that lie face down, and the stock."""
    left = guess.unseen_size
    for seat in range(rules.seats):
        if seat != guess.seat:
            left = deal_known(state, odds, guess, seat, left)
    for last in range(left - 1, 0, -1):
        guess.dice = next_random(guess.dice)
        other = scaled(guess.dice, last + 1)
        face = guess.unseen[last]
        guess.unseen[last] = guess.unseen[other]
        guess.unseen[other] = face
    for seat in range(rules.seats):
        if seat != guess.seat:
            for _ in range(guess.missing[seat]):
                left -= 1
                add_to_hand(state, seat, guess.unseen[left] + 0)
        for slot in range(MOST_ROW * seat, MOST_ROW * seat + rules.row):
            if state.down[slot] != 0:
                left -= 1
                state.down[slot] = guess.unseen[left] + 1
    for place in range(left):
        state.stock[place] = guess.unseen[place]
    guess.dice = next_random(guess.dice)
    state.rng = guess.dice


@kernel
def deal_known(state: DanishState, odds: Odds, guess: Guess, seat: Seat, left: int) -> int:
    """Give *seat* what it is known to hold out of the first *left* unseen cards; return how many are left.

    Unseen cards that are dealt lie after those that are left; ``guess.missing`` says how many the seat still lacks.
    """
    held = state.hand_sizes[seat] + 0
    state.hand_sizes[seat] = 0
    for plane in range(PLANES):
        state.hands[PLANES * seat + plane] = 0
    known = odds.held[seat] + 0
    while known != 0 and state.hand_sizes[seat] < held:
        face = lowest(known)
        known &= known - 1
        place = 0
        while place < left and guess.unseen[place] != face:
            place += 1
        if place < left:
            left -= 1
            guess.unseen[place] = guess.unseen[left]
            guess.unseen[left] = face
            add_to_hand(state, seat, face)
    guess.missing[seat] = held - state.hand_sizes[seat]
    return left


@kernel
def is_settled(rules: DanishRules, state: DanishState, guess: Guess) -> bool:
    """Tell whether what is played for is won: the next place."""
    return state.phase == OVER or rules.seats - state.left > guess.taken


@kernel
def appraise(rules: DanishRules, state: DanishState, guess: Guess) -> None:
    """Write what a settled state is worth to each seat; one that is not settled, as much to all."""
    for seat in range(rules.seats):
        if rules.seats - state.left <= guess.taken:
            guess.worth[seat] = WIN // rules.seats
        else:
            guess.worth[seat] = WIN if state.places[guess.taken] == seat else 0
