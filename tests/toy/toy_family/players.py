"""How computers play it: the thrifty one lays his highest card."""

from huit.cards import face_name
from huit.engine.actions import Action, ActionSet, Seat
from huit.engine.bits import nth, popcount
from huit.engine.kernel import kernel
from huit.players.minds import CHANCES, RANDOM, Decide, Mind, announces_nothing, choose_random
from toy_family.engine import HighState, HighView
from toy_family.rules import HighRules

announced_at = announces_nothing


@kernel
def choose(mind: Mind, rules: HighRules, view: HighState, seat: Seat, actions: ActionSet, chance: int) -> Action:
    """Return which of *actions* a player of that *mind* chooses."""
    if mind.kind == RANDOM:
        return choose_random(actions, chance)
    return nth(actions, popcount(actions) - 1)


def move_of(mind: Mind, decide: Decide, view: HighView, dice: int) -> str | None:
    """Return that in words."""
    assert view.rules is not None
    return face_name(decide(mind, view.rules, view, view.seat, view.actions, dice % CHANCES))
