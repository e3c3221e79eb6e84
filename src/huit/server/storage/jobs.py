"""The jobs of the store and their outcomes: see `Store.do`."""

from collections.abc import Mapping
from typing import Generic, NamedTuple, Protocol, TypeVar

import msgspec

from huit.scores.played import PlayedBody

SQLITE = "sqlite:///"
"""How the address of a SQLite file begins; here, since the database itself takes a while to import."""


class StoreError(OSError):
    """The database failed or cannot be reached. Nothing was written.

    One exception: if PostgreSQL is lost during the commit, the jobs may be written. A command of the same number is then refused,
    and the journal must be read again.
    """


Outcome = TypeVar("Outcome")


class Job(msgspec.Struct, Generic[Outcome], frozen=True):
    """A job of the store, with the type of its outcome."""


class AnyStore(Protocol):
    """A store of rooms: that of a server (`huit.server.storage.store.Store`), or that of a browser."""

    sender: str
    """The name of this process among those that share the store."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes can play the same rooms, and are to be told what happens here."""
        ...

    async def do(self, job: Job[Outcome]) -> Outcome:
        """Return the outcome of *job*, when it is done.

        Raises:
            StoreError: if it could not be done.
        """
        ...

    async def tell(self, room: str, payload: bytes) -> None:
        """Send a notification to the other processes, where there are any."""
        ...


class ReadJob(Job[Outcome], frozen=True):
    """A job that only reads."""


class WriteJob(Job[Outcome], frozen=True):
    """A job that writes. Once it is done, what it wrote is on disk."""


class KeptJob(WriteJob[bool], frozen=True):
    """A job that is done after all others, and without waiting for the disk: it may be lost. Outcome: True."""


class AddRoom(WriteJob[bool], frozen=True):
    """Add a room with its first command. Outcome: False if one of its two names is taken."""

    room: str
    watch: str
    """The secret name in the spectators' link."""
    created: int
    """Seconds since 1970."""
    token_hashes: Mapping[int, bytes]
    """By guest. Only the browsers know the tokens."""
    command: bytes


class PlayedInRoom(msgspec.Struct, frozen=True):
    """A game that is over with a command of a table. Its members are found by the guests when it is written."""

    number: int
    """That of the round or of the match, in its room."""
    played: PlayedBody
    guests: tuple[int | None, ...]
    """Who sits there, line by line; None: a computer, or an open chair."""


class Append(WriteJob[bool], frozen=True):
    """Add a command to a journal. Outcome: False if the journal has one of that number."""

    room: str
    seq: int
    command: bytes
    guest: tuple[int, bytes] | None = None
    """The guest who joins with this command, and the hash of the token; written only if the command is."""
    gone: tuple[int, ...] = ()
    """The guests whose tokens this command voids."""
    sent_away: tuple[int, ...] = ()
    """The guests whom this command takes out of the room. Their tokens stay, so that they are known."""
    links: tuple[str, str] | None = None
    """The names that this command gives the room and its spectators' link."""
    ends_code: bool = False
    """Whether the code of the room ends with this command, as it does with new links."""
    played: tuple[PlayedInRoom, ...] = ()
    """What is over with this command, if the room is a table of a circle: written down there, if the command is."""
    is_move: bool = False
    """Whether other processes are told the command itself. Others may hold secrets, and are only read."""

    @property
    def is_alone(self) -> bool:
        """Whether nothing but the command is written."""
        is_of_guests = self.guest is not None or self.gone or self.sent_away
        return not (is_of_guests or self.played or self.ends_code) and self.links is None


class Publish(WriteJob[str], frozen=True):
    """Give a finished round a public name. Outcome: its public name, an earlier one if it had one."""

    room: str
    round_no: int
    replay: str


class ListRoom(WriteJob[bool], frozen=True):
    """Add a room to the public list, update it there, or remove it. Outcome: True."""

    room: str
    entry: bytes | None
    """The entry as JSON; None removes it."""
    at: int
    """Seconds since 1970."""


class Keep(KeptJob, frozen=True):
    """Keep a snapshot of a room instead of the one before. Outcome: True. It may be lost: only the journal counts."""

    room: str
    seq: int
    """The number of commands that made the room."""
    form: str
    """What it was made by: see `LoadRoom.form`."""
    snapshot: bytes


class KeepAnswer(KeptJob, frozen=True):
    """Keep an answer of the lab, and drop the oldest of too many. Outcome: True. It may be lost: it can be played again."""

    question: str
    """The digest of the question."""
    answer: bytes
    at: int
    """Seconds since 1970."""


class KeepSecret(WriteJob[bytes], frozen=True):
    """Keep a secret of the server unless there is one of that name. Outcome: the one that is kept, as bytes."""

    name: str
    secret: bytes


class Callee(NamedTuple):
    """A browser that is called by Web Push when the room waits for its guest."""

    endpoint: str
    """The address at its push service. It is of little use without our key, but is shown to nobody."""
    guest: int
    public: bytes
    """Its public key, by which messages to it are encrypted."""
    auth: bytes
    """Its share of the secret of these messages."""
    language: str


class AddCallee(WriteJob[bool], frozen=True):
    """Call a browser from now on, or by other keys than before. Outcome: False if the room has too many."""

    room: str
    callee: Callee
    at: int
    """Seconds since 1970."""


class DropCallee(WriteJob[bool], frozen=True):
    """Call a browser no more. Outcome: True."""

    room: str
    endpoint: str
    guest: int | None = None
    """If given, only where it is this guest's."""


class TakeCallees(WriteJob[tuple[Callee, ...]], frozen=True):
    """Read the browsers of *guests* that were not called for command *seq* or a later one, and count them as called.

    Outcome: them, each to one process only.
    """

    room: str
    guests: tuple[int, ...]
    seq: int


class GiveBackCallee(WriteJob[bool], frozen=True):
    """Count a browser as not called for command *seq* after all. Outcome: True."""

    room: str
    endpoint: str
    seq: int


class Carry(WriteJob[bool], frozen=True):
    """Keep what a code brings to another device, and delete what nobody has fetched in time. Outcome: True."""

    code_hash: bytes
    sealed: bytes
    """Nothing without the code."""
    until: int
    """Seconds since 1970."""
    now: int


class TakeCarried(WriteJob[bytes | None], frozen=True):
    """Take out what a code brings: once, and in time. Outcome: it, or None."""

    code_hash: bytes
    now: int
    """Seconds since 1970."""


class GiveCode(WriteJob[str | None], frozen=True):
    """Give a room a code, unless it has one; that is then good until *until* too, and codes that have ended are deleted.

    Outcome: the code that the room has, or None if another room has *code*.
    """

    room: str
    link: str
    """The name in its link. A code for an earlier link is replaced."""
    code: str
    now: int
    """Seconds since 1970."""
    until: int


class DropCode(WriteJob[bool], frozen=True):
    """Delete the code of a room, if it still is *code*. Outcome: True."""

    room: str
    code: str


class Tell(WriteJob[bool], frozen=True):
    """Send a notification to the other processes. Outcome: True. It is not stored and may be lost."""

    room: str
    payload: bytes


class Probe(WriteJob[bool], frozen=True):
    """Write something that changes nothing, as a command would be written. Outcome: True."""


class StoredRoom(NamedTuple):
    """A room as stored."""

    token_hashes: Mapping[int, bytes]
    """By guest; always complete."""
    journal: tuple[bytes, ...]
    watch: str
    snapshot: bytes | None = None
    """The room as it was before the commands of `journal`; None: they begin at the requested number."""
    kept_at: int = 0
    """How many commands made the snapshot; 0 without one."""


class LoadRoom(ReadJob[StoredRoom | None], frozen=True):
    """Read a room. Outcome: a `StoredRoom`, or None if there is no room of that name."""

    room: str
    since: int = 0
    """Only commands with a greater number are read."""
    form: str = ""
    """If the room has a snapshot of that form, it is read, and of the commands only those after it."""
    most: int | None = None
    """At most so many commands are read, the first ones."""


class FindWatched(ReadJob[str | None], frozen=True):
    """Find a room by the name in its spectators' link. Outcome: its name, or None."""

    watch: str


class FindRenewed(ReadJob[str | None], frozen=True):
    """Find a room by an address that its host has given it. Outcome: its first name, or None."""

    link: str


class FindCode(ReadJob[str | None], frozen=True):
    """Find a room by its code. Outcome: the name in its link; None if no room has the code, or it has ended."""

    code: str
    now: int
    """Seconds since 1970."""


class CodeOf(ReadJob[tuple[str, int] | None], frozen=True):
    """Find the code of a room. Outcome: it and until when it is good; None if there is none for its link, or it has ended."""

    room: str
    link: str
    now: int
    """Seconds since 1970."""


class CountCodes(ReadJob[int], frozen=True):
    """Count the codes of rooms that are good. Outcome: how many."""

    now: int
    """Seconds since 1970."""


class FindReplay(ReadJob[tuple[str, int] | None], frozen=True):
    """Find a round by its public name. Outcome: its room and its number, or None."""

    replay: str


class FindAnswer(ReadJob[bytes | None], frozen=True):
    """Find an answer of the lab. Outcome: it, or None."""

    question: str


class ListedRooms(ReadJob[tuple[tuple[str, bytes], ...]], frozen=True):
    """Read the public list. Outcome: names and entries of rooms, latest first."""

    since: int
    """Seconds since 1970: older entries are left out."""
    most: int


class CalledRoom(NamedTuple):
    """A room that has browsers to be called."""

    room: str
    latest: Mapping[int, int]
    """By guest with browsers, the latest command that all of them were called for."""


class CalledRooms(ReadJob[tuple[CalledRoom, ...]], frozen=True):
    """Read the rooms that have browsers to be called. Outcome: `CalledRoom` of each, the latest first."""

    most: int
