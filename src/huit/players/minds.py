"""Minds: the parameters of computer players, shared by all families, and random choice."""

from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

from huit.engine.actions import Action, ActionSet
from huit.engine.kernel import kernel, native
from huit.rules.record import I8, Record

CHANCES = 1 << 31
"""*chance* is below this."""

RANDOM, THRIFTY, SEARCHING = range(3)
"""Kinds of players: by chance; by a heuristic; by a search whose imagined players use the heuristic."""

WEIGHTS = ("like", "wild", "attack", "attack_short", "skip", "skip_short", "follow", "lone", "points", "points_short")
"""The weights of a card in the heuristic of the shedding games, in sixteenths of a point.

- ``like``: each other card of the hand that can be played on it
- ``wild``: it calls a suit
- ``attack``, ``attack_short``: it attacks the next player (who is short of cards)
- ``skip``, ``skip_short``: it skips the next player (who is short of cards)
- ``follow``, ``lone``: its player goes on, with (without) another card like it
- ``points``, ``points_short``: each point that it counts (when somebody is short of cards)
"""
LIKE, WILD, ATTACK, ATTACK_SHORT, SKIP, SKIP_SHORT, FOLLOW, LONE, POINTS, POINTS_SHORT = range(len(WEIGHTS))
NOTHING = -1
"""The result of a reflex when the choice needs thought."""
COMPANIES = ("two", "more", "teams")
"""The companies, each with weights of its own: two players, more, or teams."""


class Mind(Record):
    """The parameters of a computer player, for one number of players."""

    kind: I8
    iterations: I8
    """The rounds that a search imagines for one decision."""
    slips: I8
    """The decisions out of 16 in which they do not look: they forget to announce and to catch, and overlook the better card."""
    weights: Annotated[list[int], "i8", len(WEIGHTS)]


class Considered(NamedTuple):
    """The results of an action in imagined rounds."""

    visits: int
    """The rounds in which it was tried."""
    chance: float
    """Their mean value, 0 to 1: the share of wins, if winning is the goal of the family (`goal_of`)."""


Decide = Callable[[Mind, Any, Any, int, ActionSet, int], Action]
"""A decision as `choose` of a family makes it: mind, rules, view, seat, actions, chance."""


def company_of(columns: Any) -> str:
    """Return the company of `COMPANIES` for the rules in *columns*."""
    if getattr(columns, "teams", 0):
        return "teams"
    return "two" if columns.seats == 2 else "more"


@kernel
def overlooks(mind: Mind, chance: int) -> bool:
    """Tell whether a player of that *mind* decides without looking, this time or always."""
    return mind.kind == RANDOM or (chance >> 12) & 15 < mind.slips


@native("choose_random")
def choose_random(actions: ActionSet, chance: int) -> Action:
    """Return one of *actions*, each as likely as any other."""
    before = (actions.bit_count() * chance) >> 31
    while before > 0:
        actions &= actions - 1
        before -= 1
    return (actions & -actions).bit_length() - 1


def announces_nothing(view: object, move: str) -> None:
    """Return None: in this family no move announces anything."""
