"""A round of a trick game as one seat may imagine it: what it knows, and the hidden cards dealt anew."""

from huit.cards import FaceSet
from huit.engine.actions import Seat
from huit.engine.bits import lowest, next_random, nth, popcount, scaled
from huit.engine.kernel import kernel
from huit.engine.odds import FACES_APART, WIN, Guess, Odds
from huit.engine.tricks.state import GIVE_TO, OVER, TrickState, trumps_of
from huit.engine.tricks.view import copy_known, show_own
from huit.rules.tricks.columns import SEATS, TrickRules


@kernel
def as_state(rules: TrickRules, known: TrickState, seat: Seat, state: TrickState) -> None:
    """Fill *state* with what *seat* knows, from its view or the true state; what is hidden stays open until `redeal`."""
    copy_known(known, seat, state)
    show_own(rules, known, seat, state)


@kernel
def gather(rules: TrickRules, state: TrickState, guess: Guess) -> None:
    """Write the cards that ``guess.seat`` sees nowhere into *guess*, in the order of their faces."""
    unseen = ((1 << rules.cards) - 1) & ~(state.seen | state.hands[guess.seat] | state.put_away)
    guess.unseen_size = 0
    while unseen != 0:
        guess.unseen[guess.unseen_size] = lowest(unseen)
        guess.unseen_size += 1
        unseen &= unseen - 1
    guess.taken = 0


@kernel
def redeal(rules: TrickRules, state: TrickState, odds: Odds, guess: Guess) -> None:
    """Deal the hidden cards: the announcer first gets what they were seen to take; nobody gets a suit they were seen to lack."""
    unseen = 0
    for place in range(guess.unseen_size):
        unseen |= 1 << guess.unseen[place]
    one, other = (guess.seat + 1) % SEATS, (guess.seat + 2) % SEATS
    # Who may have fewer of the cards chooses first.
    if popcount(unseen & may_hold(odds, other, unseen)) < popcount(unseen & may_hold(odds, one, unseen)):
        one, other = other, one
    state.hands[one] = imagined_hand(state, odds, guess, one, unseen)
    unseen &= ~state.hands[one]
    state.hands[other] = imagined_hand(state, odds, guess, other, unseen)
    unseen &= ~state.hands[other]
    mend(state, odds, one, other)
    mend(state, odds, other, one)
    if state.took_kitty == 0:
        state.kitty = drawn_from(guess, unseen, rules.kitty)
        unseen &= ~state.kitty
    if guess.seat != state.announcer:
        state.put_away = unseen
    imagine_gifts(state, guess)
    guess.dice = next_random(guess.dice)
    state.rng = guess.dice


@kernel
def may_hold(odds: Odds, seat: Seat, faces: FaceSet) -> FaceSet:
    """Return those of *faces* that *seat* was not seen to lack."""
    held = 0
    while faces != 0:
        face = lowest(faces)
        faces &= faces - 1
        if odds.weights[FACES_APART * seat + face] != 0:
            held |= 1 << face
    return held


@kernel
def imagined_hand(state: TrickState, odds: Odds, guess: Guess, seat: Seat, unseen: FaceSet) -> FaceSet:
    """Return cards for *seat* out of those *unseen*: as many as it holds."""
    size = state.hand_sizes[seat] + 0
    allowed = may_hold(odds, seat, unseen)
    hand = drawn_from(guess, odds.held[seat] & allowed, size)
    hand |= drawn_from(guess, allowed & ~hand, size - popcount(hand))
    return hand | drawn_from(guess, unseen & ~hand, size - popcount(hand))


@kernel
def drawn_from(guess: Guess, faces: FaceSet, count: int) -> FaceSet:
    """Return *count* of *faces* by chance, or all of them."""
    left = faces
    size = popcount(faces)
    for _ in range(count if count < size else size):
        guess.dice = next_random(guess.dice)
        left ^= 1 << nth(left, scaled(guess.dice, size))
        size -= 1
    return faces ^ left


@kernel
def mend(state: TrickState, odds: Odds, seat: Seat, other: Seat) -> None:
    """Swap cards that *seat* was seen to lack for cards of *other*, as far as that goes."""
    wrong = state.hands[seat] & ~may_hold(odds, seat, state.hands[seat] + 0)
    while wrong != 0:
        face = lowest(wrong)
        wrong &= wrong - 1
        swapped = may_hold(odds, seat, state.hands[other] + 0)
        if swapped != 0 and odds.weights[FACES_APART * other + face] != 0:
            both = 1 << face | 1 << lowest(swapped)
            state.hands[seat] ^= both
            state.hands[other] ^= both


@kernel
def imagine_gifts(state: TrickState, guess: Guess) -> None:
    """Imagine which cards the two others have given each other, as far as the rest of the exchange needs them."""
    for place in range(state.returned_count, state.given_count):
        if guess.seat != state.given_from[place] and guess.seat != state.given_to[place]:
            state.given[place] = gift_of(state, guess, state.given_to[place] + 0)
    if state.phase == GIVE_TO and guess.seat != state.giver:
        state.given[state.given_count] = gift_of(state, guess, state.giver + 0)


@kernel
def gift_of(state: TrickState, guess: Guess, seat: Seat) -> int:
    """Return a card of *seat* that is no trump, if it has any."""
    hand = state.hands[seat]
    plain = hand & ~trumps_of(state)
    gift = drawn_from(guess, plain if plain != 0 else hand, 1)
    return lowest(gift) if gift != 0 else 0


@kernel
def is_settled(rules: TrickRules, state: TrickState, guess: Guess) -> bool:
    """Tell whether the round is over."""
    return state.phase == OVER


@kernel
def appraise(rules: TrickRules, state: TrickState, guess: Guess) -> None:
    """Write what a round that is over is worth to each seat; one that is not, as much to all."""
    for seat in range(SEATS):
        if state.phase != OVER:
            guess.worth[seat] = WIN // SEATS
        else:
            guess.worth[seat] = WIN // popcount(state.winners) if (state.winners >> seat) & 1 else 0
