"""What people who play together have played, as it is written down: one game each."""

from typing import Literal

import msgspec

from huit.scores.standings import Entrant, Game


class PlayedLine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One player of a game."""

    member: int | None
    """Null: a guest, or a computer."""
    name: str
    """Of a guest or a computer; empty for a member, whose name is in the list of people."""
    computer: bool
    side: int
    """The same for partners."""
    place: int
    """1 for who won; those who tie share the better place."""
    points: int | None
    """In the end, of their side."""


class PlayedBody(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that was played, as it is written down."""

    kind: Literal["round", "match", "evening"]
    """A round or a whole match at a table, or a score sheet of real cards."""
    at: int
    """When it was over, in seconds since 1970."""
    game: str
    """The name of its rule file; empty: a game of none."""
    title: str
    """What the players call it; empty: use the name of the game."""
    of_match: bool
    """Whether it is a round of a match: once that is over, it is written down for itself."""
    lines: tuple[PlayedLine, ...]
    rounds: tuple[tuple[int | None, ...], ...]
    """The points of each round of a score sheet, line by line; may be empty."""
    note: str


def game_of(played: PlayedBody) -> Game:
    """Return *played* as it is counted."""
    return Game(played.at, tuple(Entrant(line.member, line.side, line.place, line.points) for line in played.lines))


def is_whole(played: PlayedBody) -> bool:
    """Tell whether *played* counts as a game of its own: a round of a match is a part of one."""
    return not played.of_match


def is_round(played: PlayedBody) -> bool:
    """Tell whether *played* is a round at a table."""
    return played.kind == "round"
