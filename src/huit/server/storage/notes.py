"""Notes between processes on one PostgreSQL, as the text of NOTIFY."""

from collections.abc import Iterable, Iterator

import msgspec

CHANNEL = "huit"
MOST_BYTES = 7999
"""PostgreSQL's limit for one payload."""
MOST_MESSAGE_BYTES = 5000
"""Limit of `Note.message`, which is sent as base64 with a sender and a room."""


class Note(msgspec.Struct, frozen=True, array_like=True):
    """The journals of *rooms* grew, or, with *message*, one to other processes that is not stored."""

    sender: str
    rooms: tuple[str, ...]
    message: bytes | None = None


def encode_note(note: Note) -> str:
    """Return *note* as text.

    >>> encode_note(Note("me", ("k3v9abcd",)))
    '["me",["k3v9abcd"],null]'
    """
    return msgspec.json.encode(note).decode()


def decode_note(text: str) -> Note | None:
    """Return the note in *text*, or None if it is not one.

    >>> decode_note('["me",["k3v9abcd"],"SGk="]')
    Note(sender='me', rooms=('k3v9abcd',), message=b'Hi')
    >>> decode_note("hello")
    """
    try:
        return msgspec.json.decode(text, type=Note)
    except msgspec.DecodeError:
        return None


def growth_notes(sender: str, rooms: Iterable[str]) -> Iterator[Note]:
    """Yield as few notes as can say that the journals of *rooms* grew.

    >>> [len(note.rooms) for note in growth_notes("me", map(str, range(10_000, 11_500)))]
    [998, 502]
    """
    names: list[str] = []
    size = empty = len(encode_note(Note(sender, ())))
    for room in rooms:
        # With its quotes and its comma.
        taken = len(msgspec.json.encode(room)) + 1
        if names and size + taken > MOST_BYTES:
            yield Note(sender, tuple(names))
            names, size = [], empty
        names.append(room)
        size += taken
    if names:
        yield Note(sender, tuple(names))
