"""The commands of a room and their encoding in the journal. `Room.replay` rebuilds a room from them."""

from typing import Any

import msgspec

from huit.engine.round import Result
from huit.players.player import Level
from huit.rooms.grains import DealRequest
from huit.rooms.match import MatchRequest
from huit.rooms.messages import KeptMessage
from huit.rooms.polls import ChangeView, PollKind, Proposal
from huit.rooms.settings import RoomSettings
from huit.rooms.trust import Secret, StoredSeed

JOURNAL_VERSION = 1
"""Raised when the form of commands changes."""


class JournalError(ValueError):
    """A journal that this version cannot replay; the message says why."""


class RoundBegun(msgspec.Struct, tag="round", frozen=True, omit_defaults=True):
    """Deal a round. The digest and the engine's version detect rounds that today's code would play differently."""

    seed: StoredSeed
    digest: str
    """The digest of the rules, options included."""
    engine: int
    hand: int | None = None
    """The size of the hands, if the dealer chooses it."""
    cut: int | None = None
    """How many cards were cut off, if somebody cuts."""
    seat: int | None = None
    """The guest who requested it; None if the round began by itself."""
    id: str | None = None
    at: int = 0
    """Milliseconds since 1970, by the server's clock."""
    then: Secret | None = None
    """The secret of the next round; its commitment is shown once this round is over."""
    again: int | None = None
    """The round of this room whose cards are dealt again, or 0 for cards of another room. They have no commitment."""
    dealer: int | None = None
    """The dealer, if cards are dealt again."""


class KnownDeal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal whose cards are known, with all that is needed to deal them again."""

    seed: StoredSeed
    dealer: int
    hand: int | None = None
    cut: int | None = None
    daily: str = ""
    """The date, if it is the deal of a day."""


class Opened(msgspec.Struct, tag="open", frozen=True, kw_only=True):
    """Open a room: the first command of every journal."""

    rules: str
    options: dict[str, Any]
    """The chosen options and knobs of the rules."""
    match: MatchRequest | None
    """None: single rounds."""
    names: tuple[str, ...]
    """By seat; "" for an open chair or a person without a name."""
    computers: tuple[bool, ...]
    player: Level
    """How well the computers play."""
    pace: float
    forget: float
    """How often computers forget what they should announce, 0 to 1."""
    seed: StoredSeed
    """Determines who deals first."""
    first: RoundBegun | None
    """The first round, if it is dealt at once."""
    host_seat: int | None = None
    """The seat of the person who opens the room, if other chairs are open; None if all are taken from the start."""
    settings: RoomSettings = RoomSettings()
    title: str = ""
    """The players' own name for their rules."""
    resolved: dict[str, Any]
    """The rules as they were resolved (`RuleSet.resolved`): files of the library may change."""
    secret: Secret | None = None
    """The secret of the first round; None: nothing is promised before it."""
    cards: KnownDeal | None = None
    """Cards of another room's round, dealt in the first round."""
    version: int = JOURNAL_VERSION


class MatchBegun(msgspec.Struct, tag="match", frozen=True, kw_only=True):
    """Begin a new match with an empty sheet, and deal its first round."""

    seat: int
    match: MatchRequest | None
    """None: single rounds."""
    first: RoundBegun
    id: str | None = None


class Ended(msgspec.Struct, frozen=True):
    """The result of a round, kept for engines that would play it differently, and what the next round inherits."""

    result: Result
    carried: dict[str, Any] | None


class Moved(msgspec.Struct, tag="move", frozen=True, omit_defaults=True):
    """One move of one seat; *id* is the one that the client gave it."""

    seat: int
    move: str
    id: str | None = None
    at: int = 0
    """Milliseconds since 1970, by the server's clock."""
    stood_in: bool = False
    """Whether a computer made it for a person who was away or out of time."""
    ended: Ended | None = None
    """Set if the move ended the round."""


class GuestCommand(msgspec.Struct, tag="guest", frozen=True):
    """A message of a guest, stored as it came."""

    guest: int
    message: KeptMessage

    @property
    def id(self) -> str:
        """The id that the client gave the message."""
        return self.message.id


class _OfGuest(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A command of a guest, with or without a chair."""

    guest: int
    id: str | None = None


class GuestJoined(_OfGuest, tag="join", frozen=True):
    """A person joins with the next free number, *guest*."""

    name: str
    seat: int | None = None
    """The chair wanted."""
    gone: tuple[int, ...] = ()
    """Guests who are forgotten, as the room was full."""
    watches: bool = False
    """Whether they came by the spectators' link: they ask for a chair, and may not take one."""


class RulesSet(_OfGuest, tag="rules", frozen=True):
    """The host changes the rules and begins a new match."""

    rules: str
    options: dict[str, Any]
    match: MatchRequest | None
    seats: int
    resolved: dict[str, Any]
    """See `Opened`."""
    title: str = ""
    """See `Opened`."""


class RuleAdded(_OfGuest, tag="add_rule", frozen=True):
    """A winner of the latest round changes one thing of the rules, from the next deal on."""

    rules: str
    options: dict[str, Any]
    resolved: dict[str, Any]
    """See `Opened`."""
    change: ChangeView
    """The one thing, in words."""


class LinksRenewed(_OfGuest, tag="links", frozen=True):
    """The host gives the room another address, and its spectators another link."""

    room: str
    watch: str


class GuestsForgotten(_OfGuest, tag="forget", frozen=True):
    """The host removes guests who are away and have no chair."""

    guests: tuple[int, ...]


class PlayedFor(_OfGuest, tag="play_for", frozen=True):
    """The server has a computer play for the person on *seat*, who holds up the others, in the name of *guest*."""

    seat: int


class HostSet(_OfGuest, tag="host", frozen=True):
    """*guest* becomes host, as the host has been away too long."""


class PollOpened(_OfGuest, tag="poll", frozen=True):
    """A guest opens a vote: on the last move of *seat*, on the person there, or on other rules.

    The others may take that move back, remove that person, or have a computer play for them. To take a move back and for rules,
    *seat* is the guest's own.
    """

    kind: PollKind
    seat: int
    voters: tuple[int, ...]
    """The seats that may vote."""
    rules: Proposal | None = None
    """The proposed rules, in a vote on rules."""
    needs_yes: bool = False
    """See `Poll.needs_yes`."""


class PollClosed(msgspec.Struct, tag="unpoll", frozen=True):
    """The open vote has timed out."""


class AddingClosed(msgspec.Struct, tag="unadd", frozen=True):
    """The winner's time to change a rule is up."""


class DealSealed(msgspec.Struct, tag="seal", frozen=True, omit_defaults=True, kw_only=True):
    """Close the commitments of the next deal, and fix everything else that determines it."""

    guests: tuple[int, ...]
    """The guests whose grains go into the deal, in order."""
    deal: str
    """See `grains.deal_text`."""
    asked: DealRequest
    hand: int | None = None
    cut: int | None = None
    id: str | None = None
    at: int = 0
    """Milliseconds since 1970, by the server's clock."""


class SealBroken(msgspec.Struct, tag="unseal", frozen=True, omit_defaults=True, kw_only=True):
    """A guest has not revealed in time: the seal is void, and everybody commits anew."""

    then: Secret
    """The server's part of the next try."""
    at: int = 0
    """Milliseconds since 1970, by the server's clock."""


OfHost = RulesSet | LinksRenewed | GuestsForgotten
OfGuest = GuestCommand | GuestJoined | PlayedFor | HostSet | PollOpened | RuleAdded | OfHost
OfSeat = Moved | RoundBegun | MatchBegun
OfNobody = PollClosed | AddingClosed | SealBroken
Command = Opened | OfSeat | OfGuest | DealSealed | OfNobody


def content_of(command: Command) -> Command | KeptMessage:
    """Return the message inside a guest's command, or the command itself if it is of another kind.

    >>> from huit.rooms.messages import Ready
    >>> content_of(GuestCommand(2, Ready("c1", True)))
    Ready(id='c1', ready=True)
    """
    return command.message if isinstance(command, GuestCommand) else command


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
    """Return the command in *body*.

    >>> decode_command(b'{"type":"move","seat":2,"move":"draw"}')
    Moved(seat=2, move='draw', id=None, at=0, stood_in=False, ended=None)

    Raises:
        JournalError: if it is no command, or one of a version that cannot be read.
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
    """Raise a `JournalError` if *body* names a journal version that cannot be read; its other fields do not matter."""
    try:
        version = msgspec.json.decode(body, type=_Versioned).version
    except msgspec.DecodeError:
        return
    if version != JOURNAL_VERSION:
        raise JournalError(f"journal version {version}; this is for version {JOURNAL_VERSION}")
