"""The commands that a room is made of, and their bytes in the journal. `Room.replay` builds a room from them again."""

from typing import Any

import msgspec

from huit.rooms.match import MatchAsked

JOURNAL_VERSION = 2
"""Raised when commands are written in another way."""
ENGINE_VERSION = 3
"""Raised when the engine plays the same rules otherwise: a round begun before can then not be played on."""


class JournalError(ValueError):
    """A journal that this version cannot carry on; the message says why."""


class RoundBegun(msgspec.Struct, tag="round", frozen=True, omit_defaults=True):
    """Deal a round. What it was dealt by is written down, so that no other rules ever play it on."""

    seed: int
    digest: str
    """Of the rules, options included."""
    engine: int
    hand: int | None = None
    """The size of the hands, where the dealer chooses it."""
    cut: int | None = None
    """How many cards were cut off, where somebody cuts."""
    seat: int | None = None
    """Who asked for it."""
    id: str | None = None


class Opened(msgspec.Struct, tag="open", frozen=True, kw_only=True):
    """Open a room; always the first command, and only that."""

    rules: str
    options: dict[str, Any]
    """What its players have chosen of the rules."""
    match: MatchAsked | None
    """None: single rounds."""
    names: tuple[str, ...]
    computers: tuple[bool, ...]
    player: str
    """Which computer player sits on the computers' seats."""
    pace: float
    forget: float
    """How often computers forget what they should announce, 0 to 1."""
    seed: int
    """Settles who deals first."""
    first: RoundBegun | None
    """The first round; None where a person is first to choose something."""
    version: int = JOURNAL_VERSION


class HandChosen(msgspec.Struct, tag="hand", frozen=True, omit_defaults=True):
    """The dealer chooses the size of the hands of the next round."""

    seat: int
    hand: int
    id: str | None = None


class CutChosen(msgspec.Struct, tag="cut", frozen=True, omit_defaults=True):
    """The player on the dealer's right takes *at* cards off."""

    seat: int
    at: int
    id: str | None = None


class MatchBegun(msgspec.Struct, tag="match", frozen=True, kw_only=True):
    """Begin a new match with an empty sheet, and deal its first round."""

    seat: int
    match: MatchAsked | None
    """None: single rounds."""
    first: RoundBegun
    id: str | None = None


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


Command = Opened | RoundBegun | HandChosen | CutChosen | MatchBegun | Moved | PaceSet


class _Versioned(msgspec.Struct):
    version: int


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
        _check_version(body)
        raise JournalError(f"not a command of journal version {JOURNAL_VERSION}: {error}") from error
    if isinstance(command, Opened):
        _check_version(body)
    return command


def _check_version(body: bytes) -> None:
    """Raise a `JournalError` if *body* opens a room of another version: of that one its fields were other ones."""
    try:
        version = msgspec.json.decode(body, type=_Versioned).version
    except msgspec.DecodeError:
        return
    if version != JOURNAL_VERSION:
        raise JournalError(f"journal version {version}; this is for version {JOURNAL_VERSION}")
