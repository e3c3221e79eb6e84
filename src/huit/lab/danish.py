"""The facts of a round of Danish for the measures of rules."""

from huit.engine.actions import ActionSet, Seat
from huit.engine.danish.state import PLAY, DanishState
from huit.engine.hands import shuffle_stock
from huit.engine.kernel import kernel
from huit.rules.danish.columns import DanishRules
from huit.rules.danish.schema import MOST_ROW

_MOST = 32
"""So many cards to lose, or more, count alike."""


@kernel
def facts(rules: DanishRules, state: DanishState, seat: Seat) -> int:
    """Return what everybody sees of the way that *seat* has still to go: its cards, the fewest of the others, stock and turn."""
    fewest = _MOST - 1
    for other in range(rules.seats):
        if other != seat:
            fewest = min(fewest, cards_to_lose(rules, state, other))
    stock = 2 if state.stock_size > 0 else 0
    return (cards_to_lose(rules, state, seat) * _MOST + fewest) * 4 + stock + (seat == state.turn)


@kernel
def cards_to_lose(rules: DanishRules, state: DanishState, seat: Seat) -> int:
    """Return how many cards *seat* has in its hand and before it, up to the highest number that counts."""
    cards = state.hand_sizes[seat] + 0
    for slot in range(MOST_ROW * seat, MOST_ROW * seat + rules.row):
        cards += (state.up[slot] != 0) + (state.down[slot] != 0)
    return min(cards, _MOST - 1)


@kernel
def without(state: DanishState, actions: ActionSet, faces: int) -> ActionSet:
    """Return *actions* without those that lay *faces*."""
    return actions & ~faces if state.phase == PLAY else actions


@kernel
def shuffle_unseen(state: DanishState) -> None:
    """Shuffle what no player sees."""
    shuffle_stock(state)
