"""What the computer players of all families share: what tells them apart, and how to choose at random."""

from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

from huit.engine.actions import Action, ActionSet
from huit.engine.bits import nth, popcount
from huit.engine.kernel import kernel
from huit.rules.record import I8, Record

CHANCES = 1 << 31
"""*chance* is below this."""

RANDOM, THRIFTY, SEARCHING = range(3)
"""Kinds of players: by chance; by a heuristic; by a search whose imagined players use the heuristic."""

WEIGHTS = ("like", "wild", "attack", "attack_short", "skip", "skip_short", "follow", "lone", "points", "points_short")
"""What the heuristic of the shedding games weighs about a card, in sixteenths of a point of the count.

Every other card of the hand that goes on it; that it calls a suit; that it attacks, or else skips, the next player (and if that
one is short of cards); that its player goes on, with another card like it (or with none); each point that it counts (and if
somebody is short of cards).
"""
LIKE, WILD, ATTACK, ATTACK_SHORT, SKIP, SKIP_SHORT, FOLLOW, LONE, POINTS, POINTS_SHORT = range(len(WEIGHTS))
NOTHING = -1
"""What a reflex returns where there is something to think about."""
COMPANIES = ("two", "more", "teams")
"""Among whom one plays: each company has weights of its own."""


class Mind(Record):
    """What tells one computer player from another, for one number of players."""

    kind: I8
    iterations: I8
    """How many rounds a search imagines for one decision."""
    slips: I8
    """In how many of 16 decisions he does not look: he forgets to announce and to catch, and overlooks the better card."""
    weights: Annotated[list[int], "i8", len(WEIGHTS)]


class Considered(NamedTuple):
    """What an action brought in imagined rounds."""

    visits: int
    """Rounds in which it was tried."""
    chance: float
    """What they were worth, 0 to 1: the share that was won, where that is what the family plays for (`goal_of`)."""


Decide = Callable[[Mind, Any, Any, int, ActionSet, int], Action]
"""As `choose` of a family: mind, rules, what is known, seat, actions, chance."""


def company_of(columns: Any) -> str:
    """Return which of `COMPANIES` the rules in *columns* are played in."""
    if getattr(columns, "teams", 0):
        return "teams"
    return "two" if columns.seats == 2 else "more"


@kernel
def overlooks(mind: Mind, chance: int) -> bool:
    """Tell whether a player of that *mind* decides without looking, this time or always."""
    return mind.kind == RANDOM or (chance >> 12) & 15 < mind.slips


@kernel
def choose_random(actions: ActionSet, chance: int) -> Action:
    """Return one of *actions*, each as likely as any other."""
    return nth(actions, (popcount(actions) * chance) >> 31)


def announces_nothing(view: object, move: str) -> None:
    """Return None: in this family no move announces anything."""
