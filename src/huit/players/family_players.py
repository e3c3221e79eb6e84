"""The part of a family on this floor: the functions that the module of its players gives, and whether it can search."""

from typing import Any, Protocol

from huit.cards import Face
from huit.engine.actions import Action, ActionSet
from huit.engine.round import family_named
from huit.players.minds import Decide, Mind
from huit.rules.families import part_of


class FamilyPlayers(Protocol):
    """The functions in the module of a family's players."""

    @staticmethod
    def choose(mind: Mind, rules: Any, view: Any, seat: int, actions: ActionSet, chance: int) -> Action:
        """Return which of *actions* a player of that *mind* chooses. A kernel; *view* is a view, or a state read as one."""
        ...

    @staticmethod
    def move_of(mind: Mind, decide: Decide, view: Any, dice: int) -> str | None:
        """Return the move, in words, that a player makes who takes each *decide*-d action; None to let a reaction be."""
        ...

    @staticmethod
    def announced_at(view: Any, move: str) -> Face | None:
        """Return the card that the seat of *view* is left with when *move* announces; None where it announces nothing."""
        ...


class SearchedPlayers(FamilyPlayers, Protocol):
    """The further functions in a family whose players search."""

    @staticmethod
    def reflex(rules: Any, view: Any, seat: int, actions: ActionSet, chance: int) -> Action:
        """Return the obvious action, or `NOTHING`. A kernel."""
        ...

    @staticmethod
    def candidates(rules: Any, view: Any, seat: int, actions: ActionSet) -> ActionSet:
        """Return which of *actions* are worth a thought. A kernel."""
        ...

    @staticmethod
    def word_of(view: Any, action: Action) -> str:
        """Return one action in words, as part of a move."""
        ...

    @staticmethod
    def decision_in(view: Any, word: str) -> Action | None:
        """Return the first action of a move in words; None if a search does not compare it."""
        ...

    @staticmethod
    def goal_of(view: Any) -> str:
        """Return the goal by which a search compares actions now: ``win``, ``place`` or ``points``."""
        ...

    @staticmethod
    def reasons_for(view: Any, action: Action, choices: ActionSet) -> list[tuple[str, dict[str, object]]]:
        """Return the reasons for *action* among *choices*, the strongest first: codes with facts."""
        ...


def players_of(family: str) -> FamilyPlayers:
    """Return the module of the players of *family*.

    >>> players_of("danish").__name__
    'huit.players.danish'
    """
    return part_of(family, "players")


def searched_players(family: str) -> SearchedPlayers:
    """Return the module of the players of *family*, which must be able to search.

    >>> searched_players("danish").__name__
    'huit.players.danish'
    """
    assert can_search(family), family
    return part_of(family, "players")


def can_search(family: str) -> bool:
    """Tell whether players may search at games of *family*: its hidden cards can be dealt anew.

    >>> can_search("shedding")
    True
    """
    return "redeal" in family_named(family).kernels
