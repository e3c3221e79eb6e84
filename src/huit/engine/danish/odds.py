"""Odds in Danish: cards that are picked up, exchanged or taken up stay known until they are laid."""

from huit.engine.actions import Action, Seat
from huit.engine.danish.legal import PICK_UP
from huit.engine.danish.state import SWAP, DanishState, lying_up
from huit.engine.kernel import kernel
from huit.engine.odds import Odds
from huit.rules.danish.columns import DanishRules


@kernel
def begin_odds(rules: DanishRules, state: DanishState, odds: Odds) -> None:
    """Begin with nothing known, at any moment of a round."""
    for seat in range(rules.seats):
        odds.held[seat] = 0
    catch_up(rules, state, odds)


@kernel
def learn(rules: DanishRules, state: DanishState, odds: Odds, seat: Seat, action: Action) -> None:
    """Learn from an action of *seat* that is about to be carried out."""
    catch_up(rules, state, odds)
    if state.phase != SWAP and action >= PICK_UP:
        # Where a card is turned and does not fit, the discard is picked up too; only the card itself is forgotten.
        for place in range(state.discard_size):
            odds.held[seat] |= 1 << state.discard[place]


@kernel
def catch_up(rules: DanishRules, state: DanishState, odds: Odds) -> None:
    """Note what lies before the seats, for the time when it is taken up, and forget what lies in the discard."""
    laid = 0
    for place in range(state.discard_size):
        laid |= 1 << state.discard[place]
    for seat in range(rules.seats):
        odds.held[seat] = (odds.held[seat] & ~laid) | lying_up(rules, state, seat)
