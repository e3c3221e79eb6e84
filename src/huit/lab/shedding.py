"""The facts of a round of a shedding game for the measures of rules."""

from huit.engine.actions import CATCH, DECLARE, NO_ACTION, SAY, ActionSet, Seat
from huit.engine.bits import lowest
from huit.engine.hands import PLANES, shuffle_stock
from huit.engine.kernel import kernel
from huit.engine.odds import Guess, Odds
from huit.engine.shedding.redeal import as_state, gather, imagine_rest, redeal
from huit.engine.shedding.state import DOUBT, HIT, PLAY, RUN, SKIP, SheddingState, seat_after
from huit.rules.shedding.columns import SheddingRules

_MOST = 24
"""So many cards to lose, or more, count alike."""
_A_LEVEL = 3
"""Where a seat counts down its wild rank, each level that is left counts like so many cards."""


@kernel
def facts(rules: SheddingRules, state: SheddingState, seat: Seat) -> int:
    """Return what everybody sees of the way that *seat* has still to go.

    The fewest cards of its side, the fewest of the others, and whether it is on turn, on turn and attacked, next, or later.
    """
    own = cards_to_lose(rules, state, seat)
    fewest = _MOST - 1
    for other in range(rules.seats):
        cards = cards_to_lose(rules, state, other)
        if rules.teams != 0 and other % rules.teams == seat % rules.teams:
            own = min(own, cards)
        elif other != seat:
            fewest = min(fewest, cards)
    place = 3
    if seat == state.turn:
        place = 1 if state.draw_debt > 0 else 0
    elif seat_after(rules, state, state.turn, 1) == seat:
        place = 2
    return (own * _MOST + fewest) * 4 + place


@kernel
def cards_to_lose(rules: SheddingRules, state: SheddingState, seat: Seat) -> int:
    """Return how many cards *seat* has to lose yet, up to the highest number that counts."""
    cards = state.hand_sizes[seat] + 0
    if rules.countdown != 0:
        cards += _A_LEVEL * (state.levels[seat] - 1)
    return min(cards, _MOST - 1)


@kernel
def debt(state: SheddingState) -> int:
    """Return how many cards are owed."""
    return state.draw_debt + 0


@kernel
def without(state: SheddingState, actions: ActionSet, faces: int) -> ActionSet:
    """Return *actions* without those that lay *faces*; nothing where only announcements would be left."""
    if state.phase != PLAY and state.phase != RUN and state.phase != HIT and state.phase != SKIP and state.phase != DOUBT:
        return actions
    rest = actions & ~faces
    return rest if rest & ~(1 << SAY | 1 << CATCH | 1 << DECLARE) != 0 else NO_ACTION


@kernel
def shuffle_unseen(state: SheddingState) -> None:
    """Shuffle what no player sees."""
    shuffle_stock(state)


@kernel
def as_state_peeking(rules: SheddingRules, known: SheddingState, seat: Seat, state: SheddingState) -> None:
    """Fill *state* with what *seat* knows plus the hand of the next; *known* is the whole truth."""
    as_state(rules, known, seat, state)
    other = seat_after(rules, known, seat, 1)
    for plane in range(PLANES):
        state.hands[PLANES * other + plane] = known.hands[PLANES * other + plane]


@kernel
def gather_peeking(rules: SheddingRules, state: SheddingState, guess: Guess) -> None:
    """Write the cards that ``guess.seat`` sees nowhere into *guess*: those of the next hand are none of them."""
    gather(rules, state, guess)
    other = seat_after(rules, state, guess.seat + 0, 1)
    for plane in range(PLANES):
        cards = state.hands[PLANES * other + plane]
        while cards != 0:
            face = lowest(cards)
            cards &= cards - 1
            place = 0
            while guess.unseen[place] != face:
                place += 1
            guess.unseen_size -= 1
            guess.unseen[place] = guess.unseen[guess.unseen_size]


@kernel
def redeal_peeking(rules: SheddingRules, state: SheddingState, odds: Odds, guess: Guess) -> None:
    """Deal the hidden cards, and leave the next hand as it is."""
    other = seat_after(rules, state, guess.seat + 0, 1)
    held = state.hand_sizes[other] + 0
    state.hand_sizes[other] = 0
    redeal(rules, state, odds, guess)
    state.hand_sizes[other] = held
    if rules.reacts != 0 or state.phase != PLAY:
        imagine_rest(rules, state, guess)


PEEKING = {"as_state": as_state_peeking, "gather": gather_peeking, "redeal": redeal_peeking}
"""The kernels of a search that sees the hand of the next player."""
