"""A round as one seat may imagine it: what it knows, and the hidden cards dealt anew. What a search plays on."""

from huit.engine.actions import Seat
from huit.engine.bits import next_random, popcount, scaled
from huit.engine.hands import PLANES, add_to_hand, card_at
from huit.engine.kernel import kernel, rare
from huit.engine.odds import FACES_APART, MOST_WEIGHT, WIN, Guess, Odds
from huit.engine.shedding.score import count_of_places, counts_hands, points_of
from huit.engine.shedding.state import ALOUD, ANNOUNCEMENTS, GIVE, OVER, PLAY, SheddingState, first_giver
from huit.engine.shedding.view import copy_known
from huit.rules.shedding.columns import LEFT_IN_HAND, SheddingRules

_FAR_AHEAD = 100
"""Who is so many points ahead in a round cannot wish for more."""
_MOST_TRIES = 24
"""So often another card is drawn for a hand that hardly holds it; then it is taken all the same."""


@kernel
def as_state(rules: SheddingRules, known: SheddingState, seat: Seat, state: SheddingState) -> None:
    """Fill *state* with what *seat* knows, from its view or the true state; what is hidden stays open until `redeal`."""
    copy_known(known, seat, state)
    state.announcements = known.announcements & (ANNOUNCEMENTS << seat)
    state.declined = known.declined & (ALOUD << seat)
    state.answers = known.answers if seat == state.turn else 0
    state.gained = 0
    state.bluff = 0
    state.aside = 0


@kernel
def gather(rules: SheddingRules, state: SheddingState, guess: Guess) -> None:
    """Write the cards that ``guess.seat`` sees nowhere into *guess*, in the order of their faces."""
    guess.taken = count_of_places(rules, state)
    place = 0
    size = 0
    while place < rules.cards:
        face = rules.pack[place] + 0
        copies = 0
        while place < rules.cards and rules.pack[place] == face:
            copies += 1
            place += 1
        for plane in range(PLANES):
            copies -= (state.hands[PLANES * guess.seat + plane] >> face) & 1
        for at in range(state.discard_size):
            if state.discard[at] == face:
                copies -= 1
        for _ in range(copies):
            guess.unseen[size] = face
            size += 1
    guess.unseen_size = size


@kernel
def redeal(rules: SheddingRules, state: SheddingState, odds: Odds, guess: Guess) -> None:
    """Deal the hidden cards: hands by the odds, one hand after another from a seat of chance on, then the stock."""
    left = guess.unseen_size
    guess.dice = next_random(guess.dice)
    other = scaled(guess.dice, rules.seats)
    for _ in range(rules.seats):
        if other != guess.seat and state.hand_sizes[other] > 0:
            left = deal_hand(state, odds, guess, other, left)
        other = other + 1 if other + 1 < rules.seats else 0
    # Shuffled as it is laid down (the inside-out way of Fisher and Yates).
    for size in range(left):
        guess.dice = next_random(guess.dice)
        place = scaled(guess.dice, size + 1)
        state.stock[size] = state.stock[place]
        state.stock[place] = guess.unseen[size]
    guess.dice = next_random(guess.dice)
    state.rng = guess.dice
    if rules.reacts != 0 or state.phase != PLAY:
        imagine_rest(rules, state, guess)


@kernel
def deal_hand(state: SheddingState, odds: Odds, guess: Guess, seat: Seat, left: int) -> int:
    """Deal *seat* as many of the first *left* unseen cards as it holds; return how many are left."""
    held = state.hand_sizes[seat] + 0
    state.hand_sizes[seat] = 0
    for plane in range(PLANES):
        state.hands[PLANES * seat + plane] = 0
    for _ in range(held):
        place = 0
        for _ in range(_MOST_TRIES):
            guess.dice = next_random(guess.dice)
            place = scaled(guess.dice, left)
            guess.dice = next_random(guess.dice)
            if scaled(guess.dice, MOST_WEIGHT) < odds.weights[FACES_APART * seat + guess.unseen[place]]:
                break
        left -= 1
        face = guess.unseen[place] + 0
        guess.unseen[place] = guess.unseen[left]
        guess.unseen[left] = face
        add_to_hand(state, seat, face)
    return left


@rare
def imagine_rest(rules: SheddingRules, state: SheddingState, guess: Guess) -> None:
    """Imagine what else is hidden: whether an attack is a bluff, and which card was set aside to be passed on."""
    state.bluff = 1 if guess.dice & 15 < state.hand_sizes[state.bluffer] else 0
    if state.phase == GIVE and rules.passes_on[state.acting] != 0:
        giver = first_giver(rules, state)
        if giver != state.turn and state.hand_sizes[giver] > 0:
            guess.dice = next_random(guess.dice)
            state.aside = card_at(state, giver, scaled(guess.dice, state.hand_sizes[giver] + 0))


@kernel
def is_settled(rules: SheddingRules, state: SheddingState, guess: Guess) -> bool:
    """Tell whether what is played for is won: the round, or where it goes on the next place."""
    return state.phase == OVER or (rules.goes_on != 0 and rules.teams == 0 and count_of_places(rules, state) > guess.taken)


@kernel
def appraise(rules: SheddingRules, state: SheddingState, guess: Guess) -> None:
    """Write what a settled state is worth to each seat: to win it, or where points are played for, to be ahead by them."""
    if guess.for_points != 0 and state.phase == OVER and counts_hands(rules):
        weigh_points(rules, state, guess)
    else:
        for seat in range(rules.seats):
            guess.worth[seat] = win_of(rules, state, guess, seat)


@rare
def weigh_points(rules: SheddingRules, state: SheddingState, guess: Guess) -> None:
    """Write by how many points each seat is ahead of the others, on a scale from 0 to `WIN`."""
    total = 0
    for seat in range(rules.seats):
        points = points_of(rules, state, seat)
        guess.points[seat] = -points if rules.counts == LEFT_IN_HAND else points
        total += guess.points[seat]
    for seat in range(rules.seats):
        ahead = guess.points[seat] - (total - guess.points[seat]) // (rules.seats - 1)
        ahead = -_FAR_AHEAD if ahead < -_FAR_AHEAD else _FAR_AHEAD if ahead > _FAR_AHEAD else ahead
        guess.worth[seat] = WIN * (_FAR_AHEAD + ahead) // (2 * _FAR_AHEAD)


@kernel
def win_of(rules: SheddingRules, state: SheddingState, guess: Guess, seat: Seat) -> int:
    """Return what it is worth to *seat* that a settled state is won as it is; one that is not settled, as much to all."""
    if rules.teams == 0 and count_of_places(rules, state) > guess.taken:
        return WIN if state.places[guess.taken] == seat else 0
    if state.phase != OVER:
        return WIN // rules.seats
    if (guess.taken > 0 and rules.teams == 0) or (state.winners >> seat) & 1 == 0:
        return 0
    return WIN * (rules.seats // rules.teams if rules.teams != 0 else 1) // popcount(state.winners)
