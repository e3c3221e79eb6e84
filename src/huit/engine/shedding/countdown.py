"""Going out step by step: a player with no card left is dealt fewer, and their wild rank is the one below."""

from huit.engine.actions import Seat
from huit.engine.events import FOR_LEVEL, NOTHING, note
from huit.engine.kernel import rare
from huit.engine.shedding.announce import open_window_unplayed
from huit.engine.shedding.events import CAME_DOWN
from huit.engine.shedding.state import SheddingState, draw_cards
from huit.rules.shedding.columns import SheddingRules


@rare
def comes_down(rules: SheddingRules, state: SheddingState, seat: Seat) -> bool:
    """Deal a seat without cards its next hand; return whether it has one. After the ace it has none, and is out.

    Where no card can be dealt the hand is empty at once, and it comes down again.
    """
    while state.levels[seat] > 1:
        state.levels[seat] -= 1
        state.announced &= ~(1 << seat)
        note(state, CAME_DOWN, seat, state.levels[seat] - 1, NOTHING)
        if draw_cards(rules, state, seat, state.levels[seat] + 0, FOR_LEVEL) > 0:
            if not (state.announcements >> seat) & 1:
                open_window_unplayed(rules, state, seat)
            return True
    return False
