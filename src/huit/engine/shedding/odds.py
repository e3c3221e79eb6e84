"""Odds in a shedding game, by its actions: who draws has nothing to play, who calls a suit holds it.

Only what lies before everybody is read, so that the odds are the same whatever the hidden cards are.
"""

from huit.engine.actions import DRAW, NAME_SUIT, PASS, SAY, Action, Seat
from huit.engine.bits import lowest
from huit.engine.kernel import kernel, rare
from huit.engine.odds import FACES_APART, MOST_WEIGHT, NEUTRAL, Odds
from huit.engine.shedding.legal import draws_on, row_in_force
from huit.engine.shedding.state import DOUBT, HIT, LAST_HIT, PLAY, RUN, SKIP, TRADE, SheddingState
from huit.rules.shedding.columns import CLUBS, SheddingRules

_HAS_NONE, _KEEPS_THEM = NEUTRAL // 16, NEUTRAL // 4
"""What is left of the weight of cards that could have been laid; and where one may draw at will."""
_CALLED = NEUTRAL * 3 // 2
"""What the weight of the cards of a suit grows by that somebody called."""
_BACK_IN_STOCK = NEUTRAL // 16
"""What is left of the weight, in every hand, of cards that became the new stock."""


@kernel
def begin_odds(rules: SheddingRules, state: SheddingState, odds: Odds) -> None:
    """Begin with nothing known, at any moment of a round."""
    forget_hands(odds)
    for seat in range(rules.seats):
        odds.sizes[seat] = state.hand_sizes[seat]
    odds.discard_size = state.discard_size
    odds.discarded = 0
    for place in range(state.discard_size):
        odds.discarded |= 1 << state.discard[place]


@kernel
def forget_hands(odds: Odds) -> None:
    """Forget what was known of hands."""
    for at in range(len(odds.weights)):
        odds.weights[at] = NEUTRAL


@kernel
def learn(rules: SheddingRules, state: SheddingState, odds: Odds, seat: Seat, action: Action) -> None:
    """Learn from an action of *seat* that is about to be carried out."""
    catch_up(rules, state, odds)
    lays = action < DRAW and state.phase in (PLAY, RUN, SKIP, HIT, LAST_HIT, DOUBT)
    if (action < DRAW and state.phase == TRADE) or (lays and (rules.rotates[action] != 0 or rules.trades[action] != 0)):
        # Whose hand is where is known, but no longer by whose actions.
        forget_hands(odds)
    if seat != state.turn:
        return
    if action < DRAW:
        if state.phase == PLAY:
            learn_from_play(rules, state, odds, seat, action)
    elif action <= PASS and not (state.drawn != 0 and draws_on(rules)):
        if state.phase == PLAY or state.phase == SKIP or state.phase == HIT or state.phase == LAST_HIT:
            weigh(odds, seat, rules.accept[row_in_force(state)], _KEEPS_THEM if rules.draws_freely != 0 else _HAS_NONE)
    elif NAME_SUIT <= action < SAY:
        weigh(odds, seat, CLUBS << (action - NAME_SUIT), _CALLED)


@kernel
def learn_from_play(rules: SheddingRules, state: SheddingState, odds: Odds, seat: Seat, face: int) -> None:
    """A card that is kept as long as possible was laid: there was hardly another."""
    others = rules.accept[row_in_force(state)] & ~rules.wild
    if (rules.wild >> face) & 1:
        weigh(odds, seat, others, NEUTRAL // 4)


@kernel
def catch_up(rules: SheddingRules, state: SheddingState, odds: Odds) -> None:
    """Learn what came of the last action: cards were laid or drawn, or the discard became the stock."""
    if state.discard_size < odds.discard_size:
        stock_made_anew(rules, state, odds)
    for place in range(odds.discard_size, state.discard_size):
        odds.discarded |= 1 << state.discard[place]
    odds.discard_size = state.discard_size
    for seat in range(rules.seats):
        if state.hand_sizes[seat] > odds.sizes[seat]:
            fade(odds, seat, state.hand_sizes[seat] - odds.sizes[seat], state.hand_sizes[seat] + 0)
        odds.sizes[seat] = state.hand_sizes[seat]


@rare
def stock_made_anew(rules: SheddingRules, state: SheddingState, odds: Odds) -> None:
    """Take the old discard out of all hands: it lies in the stock now. With several packs, a copy may be anywhere."""
    if rules.cards <= FACES_APART:
        for seat in range(rules.seats):
            weigh(odds, seat, odds.discarded & ~(1 << state.top), _BACK_IN_STOCK)
    odds.discarded = 1 << state.top


@kernel
def weigh(odds: Odds, seat: Seat, faces: int, weight: int) -> None:
    """Multiply the weights of *faces* in the hand of *seat* by *weight* / `NEUTRAL`."""
    while faces != 0:
        at = FACES_APART * seat + lowest(faces)
        faces &= faces - 1
        heavier = odds.weights[at] * weight // NEUTRAL
        odds.weights[at] = 1 if heavier < 1 else MOST_WEIGHT if heavier > MOST_WEIGHT else heavier


@kernel
def fade(odds: Odds, seat: Seat, drawn: int, held: int) -> None:
    """Let what is known of a hand of *held* cards fade, *drawn* of which are new."""
    for at in range(FACES_APART * seat, FACES_APART * (seat + 1)):
        odds.weights[at] += (NEUTRAL - odds.weights[at]) * drawn // held
