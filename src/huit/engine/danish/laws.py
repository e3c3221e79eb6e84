"""Laws that hold in every position of Danish."""

from huit.engine.bits import popcount
from huit.engine.danish.state import DanishState
from huit.engine.hands import cards_of
from huit.engine.kernel import kernel
from huit.rules.danish.columns import SLOTS, DanishRules


@kernel
def breaks_a_law(rules: DanishRules, state: DanishState) -> bool:
    """Tell whether a card is lost or made, the size of a hand is wrong, or the turn is nobody's."""
    cards = state.stock_size + state.discard_size + state.gone_size
    for slot in range(SLOTS):
        cards += (state.up[slot] != 0) + (state.down[slot] != 0)
    for seat in range(rules.seats):
        held = cards_of(state, seat, -1)
        if held != state.hand_sizes[seat]:
            return True
        cards += held
    fair = 0 <= state.turn < rules.seats and state.direction * state.direction == 1
    if (state.shown >= 0) != (state.discard_size > 0):
        return True
    return cards != rules.cards or not fair or state.left != rules.seats - popcount(state.out)
