"""Computer players at a table: from a seat's view to a move, in words."""

from dataclasses import dataclass
from typing import Any, Protocol

from huit.cards import Face
from huit.engine.actions import Action
from huit.engine.bits import hash_seed
from huit.players.choosing import RANDOM, THRIFTY
from huit.rules.families import part_of


class Player(Protocol):
    """What decides for a seat."""

    @property
    def name(self) -> str:
        """What a table or a simulation calls it."""
        ...

    def choose(self, view: Any, seed: int) -> str | None:
        """Return the move that the seat of *view* makes, or None to let a reaction be. *seed* settles whatever is left to chance.

        >>> from huit import load_rules, new_round
        >>> round_ = new_round(load_rules("monclar"), seats=3, seed=5)
        >>> player_named("thrifty").choose(round_.view(0), seed=1) in round_.legal_moves()
        True
        """
        ...


@dataclass(frozen=True)
class HeuristicPlayer:
    """A heuristic player, for one round played plain."""

    name: str
    kind: int

    def choose(self, view: Any, seed: int) -> str | None:
        """See `Player.choose`."""
        return players_of(view.family).move_of(self.kind, view, hash_seed(seed & 0x3FFFFFFFFFFFFFFF))


class FamilyPlayers(Protocol):
    """What the module of a family's players gives."""

    @staticmethod
    def choose(kind: int, rules: Any, view: Any, chance: int) -> Action:
        """Return the action that a player of that *kind* chooses. A kernel."""
        ...

    @staticmethod
    def move_of(kind: int, view: Any, dice: int) -> str | None:
        """Return the move, in words, that a player of that *kind* makes; None to let a reaction be."""
        ...

    @staticmethod
    def announced_at(view: Any, move: str) -> Face | None:
        """Return the card that the seat of *view* is left with when *move* announces; None where it announces nothing."""
        ...


def players_of(family: str) -> FamilyPlayers:
    """Return the module of the players of *family*.

    >>> players_of("danish").__name__
    'huit.players.danish'
    """
    return part_of(family, "players")


PLAYERS: dict[str, HeuristicPlayer] = {
    "thrifty": HeuristicPlayer("thrifty", THRIFTY),
    "random": HeuristicPlayer("random", RANDOM),
}
"""The players that a table or a simulation can name."""


def player_named(name: str) -> Player:
    """Return the player of that name.

    >>> player_named("thrifty").name
    'thrifty'

    Raises:
        ValueError: if there is none; the message names those that there are.
    """
    if name not in PLAYERS:
        raise ValueError(f"no player named {name!r}: there are {', '.join(PLAYERS)}")
    return PLAYERS[name]
