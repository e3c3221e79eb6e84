"""How computers play it: the thrifty one lays his highest card."""

from huit.cards import face_name
from huit.engine.actions import Action
from huit.engine.bits import nth, popcount
from huit.engine.kernel import kernel
from huit.players.choosing import CHANCES, THRIFTY, announces_nothing, choose_random
from toy_family.engine import HighView
from toy_family.rules import HighRules

announced_at = announces_nothing


@kernel
def choose(kind: int, rules: HighRules, view: HighView, chance: int) -> Action:
    """Return what a player of that *kind* does."""
    if kind == THRIFTY:
        return nth(view.actions, popcount(view.actions) - 1)
    return choose_random(view.actions, chance)


def move_of(kind: int, view: HighView, dice: int) -> str | None:
    """Return that in words."""
    assert view.rules is not None
    return face_name(choose(kind, view.rules, view, dice % CHANCES))
