"""What the computer players of all families share: their kinds, and how to choose at random."""

from huit.engine.actions import Action, ActionSet
from huit.engine.bits import nth, popcount
from huit.engine.kernel import kernel

CHANCES = 1 << 31
"""*chance* is below this."""

RANDOM, THRIFTY = range(2)


@kernel
def choose_random(actions: ActionSet, chance: int) -> Action:
    """Return one of *actions*, each as likely as any other."""
    return nth(actions, (popcount(actions) * chance) >> 31)


def announces_nothing(view: object, move: str) -> None:
    """Return None: in this family no move announces anything."""
