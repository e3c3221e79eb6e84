"""What the store is asked to do, and what it answers."""

from collections.abc import Mapping
from typing import NamedTuple


class StoreError(OSError):
    """The disk refuses, or the database is out of reach. What was to be written is not written.

    One case is open: a PostgreSQL lost at the very moment of the commit may have written all the same. Then the next command of
    that number is not taken, and the journal says what holds.
    """


class AddRoom(NamedTuple):
    """Write down a new room with its first command. Outcome: False if one of its two names is taken."""

    room: str
    watch: str
    """The secret name in the link of those who only watch."""
    created: int
    """Seconds since 1970."""
    token_hashes: Mapping[int, bytes]
    """By guest. The tokens themselves are kept by the browsers alone."""
    command: bytes


class Append(NamedTuple):
    """Write down a command. Outcome: False if the journal holds one of that number already."""

    room: str
    seq: int
    command: bytes
    guest: tuple[int, bytes] | None = None
    """Who comes in with this command, and the hash of the token; written only if the command is."""


class Publish(NamedTuple):
    """Give a finished round a public name. Outcome: that name, which is the older one if the round has one."""

    room: str
    round_no: int
    replay: str


class ListRoom(NamedTuple):
    """Put a room into the public list, or tell it anew there, or take it off. Outcome: True."""

    room: str
    told: bytes | None
    """What the list says of it; None takes it off."""
    at: int
    """Seconds since 1970."""


class Tell(NamedTuple):
    """Tell other processes something passing. Outcome: True. It is written nowhere, and may be lost."""

    room: str
    payload: bytes


class LoadRoom(NamedTuple):
    """Read a room. Outcome: a `StoredRoom`, or None if there is none of that name."""

    room: str
    since: int = 0
    """Only the commands after this one."""


class StoredRoom(NamedTuple):
    """A room as it stands on disk."""

    token_hashes: Mapping[int, bytes]
    """By guest; always all of them."""
    journal: tuple[bytes, ...]
    watch: str


class FindWatched(NamedTuple):
    """Find a room by its name for those who watch. Outcome: its name, or None."""

    watch: str


class FindReplay(NamedTuple):
    """Find a round by its public name. Outcome: its room and its number, or None."""

    replay: str


class ListedRooms(NamedTuple):
    """Read the public list. Outcome: rooms and what is told of them, latest first."""

    since: int
    """Seconds since 1970: what was told before is left out."""
    most: int


WriteJob = AddRoom | Append | Publish | ListRoom | Tell
ReadJob = LoadRoom | FindWatched | FindReplay | ListedRooms
Job = WriteJob | ReadJob
Outcome = bool | str | StoredRoom | tuple[str, int] | tuple[tuple[str, bytes], ...] | None
