"""The facts of a round of a trick game for the measures of rules."""

from huit.engine.actions import ActionSet, Seat
from huit.engine.kernel import kernel
from huit.engine.tricks.state import TRICK, TrickState, points_of
from huit.rules.tricks.columns import TrickRules

_FAR = 31
"""The largest lead or deficit in points; beyond it, all count alike."""


@kernel
def facts(rules: TrickRules, state: TrickState, seat: Seat) -> int:
    """Return what everybody sees of *seat*: by how much it is ahead, and the tricks still to come."""
    best = -_FAR
    for other in range(rules.seats):
        if other != seat:
            best = max(best, points_of(rules, state, other))
    ahead = min(max(points_of(rules, state, seat) - best, -_FAR), _FAR) + _FAR
    return ahead * 32 + min(state.hand_sizes[seat] + 0, 31)


@kernel
def without(state: TrickState, actions: ActionSet, faces: int) -> ActionSet:
    """Return *actions* without those that play *faces*."""
    return actions & ~faces if state.phase == TRICK else actions
