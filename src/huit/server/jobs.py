"""What the store is asked to do, and what it answers."""

from collections.abc import Mapping
from typing import NamedTuple


class StoreError(Exception):
    """The disk refuses. What was to be written is not written."""


class AddRoom(NamedTuple):
    """Write down a new room with its first command. Outcome: False if the name is taken."""

    room: str
    created: int
    """Seconds since 1970."""
    token_hashes: Mapping[int, bytes]
    """By seat. The tokens themselves are kept by the browsers alone."""
    command: bytes


class Append(NamedTuple):
    """Write down a command. Outcome: False if the journal holds one of that number already."""

    room: str
    seq: int
    command: bytes


class LoadRoom(NamedTuple):
    """Read a room. Outcome: a `StoredRoom`, or None if there is none of that name."""

    room: str


class StoredRoom(NamedTuple):
    """A room as it stands on disk."""

    token_hashes: Mapping[int, bytes]
    journal: tuple[bytes, ...]


Job = AddRoom | Append | LoadRoom
Outcome = bool | StoredRoom | None
