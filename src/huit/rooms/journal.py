"""The commands that a room is made of, and their bytes in the journal. `Room.replay` builds a room from them again."""

from typing import Any

import msgspec

JOURNAL_VERSION = 1
"""Raised when commands are written in another way."""
ENGINE_VERSION = 1
"""Raised when the engine plays the same rules otherwise: a round begun before can then not be played on."""


class JournalError(ValueError):
    """A journal that this version cannot carry on; the message says why."""


class RoundBegun(msgspec.Struct, tag="round", frozen=True):
    """Deal a round. What it was dealt by is written down, so that no other rules ever play it on."""

    seed: int
    rules: str
    options: dict[str, Any]
    digest: str
    engine: int = ENGINE_VERSION
    seat: int | None = None
    """Who asked for it."""
    id: str | None = None


class Opened(msgspec.Struct, tag="open", frozen=True, kw_only=True):
    """Open a room, with its first round; always the first command, and only that."""

    names: tuple[str, ...]
    computers: tuple[bool, ...]
    player: str
    """Which computer player sits on the computers' seats."""
    pace: float
    forget: float
    """How often computers forget « Carte », 0 to 1."""
    first: RoundBegun
    version: int = JOURNAL_VERSION


class Moved(msgspec.Struct, tag="move", frozen=True, omit_defaults=True):
    """One move of one seat; *id* is the one that the client gave it."""

    seat: int
    move: str
    id: str | None = None


class PaceSet(msgspec.Struct, tag="pace", frozen=True, omit_defaults=True):
    """Change the pace of the computer players."""

    seat: int
    pace: float
    id: str | None = None


Command = Opened | RoundBegun | Moved | PaceSet

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)


def encode_command(command: Command) -> bytes:
    """Return the bytes of *command* in the journal.

    >>> encode_command(Moved(seat=0, move="9h!", id="c17"))
    b'{"type":"move","seat":0,"move":"9h!","id":"c17"}'
    """
    return _encoder.encode(command)


def decode_command(body: bytes) -> Command:
    """Return the command that a journal holds.

    >>> decode_command(b'{"type":"move","seat":2,"move":"draw"}')
    Moved(seat=2, move='draw', id=None)

    Raises:
        JournalError: if these are not the bytes of a command, or of one that another version wrote.
    """
    try:
        command = _decoder.decode(body)
    except msgspec.DecodeError as error:
        raise JournalError(f"not a command of journal version {JOURNAL_VERSION}: {error}") from error
    if isinstance(command, Opened) and command.version != JOURNAL_VERSION:
        raise JournalError(f"journal version {command.version}; this is for version {JOURNAL_VERSION}")
    return command
