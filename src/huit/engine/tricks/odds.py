"""Odds in a trick game: the chien that is taken, and who has no card of a suit any more."""

from huit.engine.actions import Action, Seat
from huit.engine.bits import lowest
from huit.engine.kernel import kernel
from huit.engine.odds import FACES_APART, NEUTRAL, Odds
from huit.engine.tricks.state import A_SUIT, TRICK, TrickState, trumps_of
from huit.rules.tricks.columns import SEATS, TrickRules


@kernel
def begin_odds(rules: TrickRules, state: TrickState, odds: Odds) -> None:
    """Begin with nothing known, at any moment of a round."""
    for at in range(FACES_APART * SEATS):
        odds.weights[at] = NEUTRAL
    for seat in range(SEATS):
        odds.held[seat] = 0
    catch_up(rules, state, odds)


@kernel
def learn(rules: TrickRules, state: TrickState, odds: Odds, seat: Seat, action: Action) -> None:
    """Learn from an action of *seat* that is about to be carried out: who does not follow suit has none of it (S3-10)."""
    catch_up(rules, state, odds)
    if state.phase == TRICK and state.trick_size > 0 and action & 3 != state.trick[0] & 3:
        has_none(odds, seat, A_SUIT << (state.trick[0] & 3))
        trumps = trumps_of(state)
        if rules.must_trump != 0 and (trumps >> action) & 1 == 0:
            has_none(odds, seat, trumps)


@kernel
def has_none(odds: Odds, seat: Seat, faces: int) -> None:
    """Note that *seat* holds none of *faces*."""
    while faces != 0:
        odds.weights[FACES_APART * seat + lowest(faces)] = 0
        faces &= faces - 1


@kernel
def catch_up(rules: TrickRules, state: TrickState, odds: Odds) -> None:
    """Note who took the chien, while it lies open to all."""
    if rules.kitty_shown != 0 and state.took_kitty != 0 and state.seen == 0:
        odds.held[state.announcer] = state.kitty
