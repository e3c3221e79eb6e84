"""Laws that hold in every position of a trick game."""

from huit.engine.bits import popcount
from huit.engine.kernel import kernel
from huit.engine.tricks.state import OVER, TrickState, points_of
from huit.rules.tricks.columns import SEATS, TrickRules


@kernel
def breaks_a_law(rules: TrickRules, state: TrickState) -> bool:
    """Tell whether a card is lost or doubled, the size of a hand is wrong, or the scores do not add up to 0."""
    apart = (state.kitty if state.took_kitty == 0 else 0) | state.put_away | state.seen
    count = popcount(apart)
    for seat in range(SEATS):
        if popcount(state.hands[seat]) != state.hand_sizes[seat] or apart & state.hands[seat]:
            return True
        apart |= state.hands[seat]
        count += state.hand_sizes[seat]
    points = 0
    for seat in range(SEATS):
        points += points_of(rules, state, seat)
    return count != rules.cards or (state.phase == OVER and points != 0)
