"""Notes between processes on one PostgreSQL, as the text of NOTIFY."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

CHANNEL = "huit"
MOST_BYTES = 7999
"""PostgreSQL's limit for one payload."""
MOST_MESSAGE_BYTES = 5000
"""Limit of `Note.message`, which is sent as base64 with a sender and a room."""


class Grown(NamedTuple):
    """A command by which a journal has grown."""

    seq: int
    command: bytes | None
    """None, if it is too long for a note: it is to be read."""


class Note(msgspec.Struct, frozen=True, array_like=True):
    """The journals of *rooms* grew, or, with *message*, one to other processes that is not stored."""

    sender: str
    rooms: tuple[str, ...]
    message: bytes | None = None
    grown: tuple[Grown, ...] = ()
    """What the journal of each of *rooms* grew by. An older version tells the rooms alone, and reads no more than that."""


def encode_note(note: Note) -> str:
    """Return *note* as text.

    >>> encode_note(Note("me", ("k3v9abcd",)))
    '["me",["k3v9abcd"],null,[]]'
    """
    return msgspec.json.encode(note).decode()


def decode_note(text: str) -> Note | None:
    """Return the note in *text*, or None if it is not one.

    >>> decode_note('["me",["k3v9abcd"],"SGk="]')
    Note(sender='me', rooms=('k3v9abcd',), message=b'Hi', grown=())
    >>> decode_note("hello")
    """
    try:
        return msgspec.json.decode(text, type=Note)
    except msgspec.DecodeError:
        return None


def growth_notes(sender: str, grown: Iterable[tuple[str, Grown]]) -> Iterator[Note]:
    """Yield as few notes as can say by what the journals of rooms have *grown*.

    >>> [len(note.rooms) for note in growth_notes("me", [("k3v9abcd", Grown(7, b"move"))] * 500)]
    [307, 193]
    >>> next(growth_notes("me", [("k3v9abcd", Grown(7, b"a very long one" * 500))])).grown
    (Grown(seq=7, command=None),)
    """
    rooms: list[str] = []
    all_grown: list[Grown] = []
    size = empty = len(encode_note(Note(sender, ())))
    for room, each in grown:
        taken = _taken(room, each)
        if empty + taken > MOST_BYTES:
            each = each._replace(command=None)
            taken = _taken(room, each)
        if rooms and size + taken > MOST_BYTES:
            yield Note(sender, tuple(rooms), grown=tuple(all_grown))
            rooms, all_grown, size = [], [], empty
        rooms.append(room)
        all_grown.append(each)
        size += taken
    if rooms:
        yield Note(sender, tuple(rooms), grown=tuple(all_grown))


def _taken(room: str, grown: Grown) -> int:
    """Return the bytes that they take of a note, with their commas."""
    return len(msgspec.json.encode((room, grown))) - 1
