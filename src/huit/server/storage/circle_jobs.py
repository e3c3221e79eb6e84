"""The jobs of the store about circles. Each says which browser asks, by the hash of its token: to others no circle exists."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from huit.scores.played import PlayedBody
from huit.server.storage.jobs import ReadJob, WriteJob

Told = Literal[
    "done",
    "no_circle",
    "no_member",
    "no_pinned",
    "no_result",
    "not_keeper",
    "not_yours",
    "not_free",
    "not_evening",
    "last_keeper",
    "stale",
    "circles",
    "people",
    "pinned",
    "results",
    "history",
]
"""What came of a job: it is done, or why not. The last five are what the circle, or the browser, has too many of."""
Did = Literal["entered", "mended", "struck", "counted"]


class StoredMember(NamedTuple):
    """Somebody of a circle."""

    member: int
    name: str
    look: str
    is_keeper: bool
    has_left: bool
    open_until: int
    """Seconds since 1970: until then another browser may come in as them."""
    browsers: int


class StoredPinned(NamedTuple):
    """Rules that are pinned in a circle."""

    pinned: int
    by: int
    told: bytes


class StoredCircle(NamedTuple):
    """A circle as stored."""

    circle: str
    name: str
    link: str
    me: int | None
    """The member whose browser asks; None: none of them."""
    people: tuple[StoredMember, ...]
    pinned: tuple[StoredPinned, ...]
    results: int
    edits: int
    changes: int
    """Counts what was written down or changed of results."""


class CircleShort(NamedTuple):
    """A circle in the list of a browser."""

    circle: str
    name: str
    people: int
    results: int
    latest: int | None


class StoredResult(NamedTuple):
    """A game that is written down."""

    result: int
    version: int
    by: int | None
    is_struck: bool
    told: bytes


class StoredEdit(NamedTuple):
    """Something that was done with a result."""

    at: int
    by: int
    did: Did
    before: bytes | None


# Reading


class CirclesOf(ReadJob[tuple[CircleShort, ...]], frozen=True):
    """Read the circles of a browser. Outcome: them, those in which something was written last first."""

    token_hash: bytes


class LoadCircle(ReadJob[StoredCircle | None], frozen=True):
    """Read a circle. Outcome: it; None if the browser is not in it, or there is none of that name."""

    circle: str
    token_hash: bytes


class FindCircle(ReadJob[StoredCircle | None], frozen=True):
    """Find a circle by its link. Outcome: it, or None."""

    link: str
    token_hash: bytes


class ReadResults(ReadJob[tuple[StoredResult, ...] | None], frozen=True):
    """Read results with numbers below *before*, the latest first. Outcome: them; None as for `LoadCircle`."""

    circle: str
    token_hash: bytes
    before: int
    most: int


class ReadResult(ReadJob[tuple[StoredResult, tuple[StoredEdit, ...]] | None], frozen=True):
    """Read a result and what was done with it, the first thing first. Outcome: both; None if there is none."""

    circle: str
    token_hash: bytes
    result: int


class ReadCircleRooms(ReadJob[tuple[str, ...] | None], frozen=True):
    """Read the tables of a circle. Outcome: the first names of the latest rooms; None as for `LoadCircle`."""

    circle: str
    token_hash: bytes
    since: int
    """Seconds since 1970: rooms in which nothing happened since are left out."""
    most: int


class IsOfCircle(ReadJob[bool], frozen=True):
    """Tell whether a room is a table of a circle."""

    room: str


# Writing


class FoundCircle(WriteJob[Told], frozen=True):
    """Add a circle with its first member, who is its keeper. Outcome: ``circles`` if the browser is in too many."""

    circle: str
    link: str
    name: str
    person: str
    look: str
    token_hash: bytes
    at: int
    """Seconds since 1970."""


class Entered(NamedTuple):
    """What came of coming in."""

    told: Told
    circle: str = ""
    member: int = 0
    is_new: bool = False


class EnterCircle(WriteJob[Entered], frozen=True):
    """Make a browser that of a member, or of a new one. Outcome: `Entered`."""

    link: str
    token_hash: bytes
    member: int | None
    name: str
    look: str
    at: int
    """Seconds since 1970."""


class CarryCircles(WriteJob[int], frozen=True):
    """Make a browser that of the members that another one is, where it is none yet. Outcome: in how many circles."""

    token_hash: bytes
    other_hash: bytes
    """Of the browser that gets them."""
    at: int


class CircleJob(WriteJob[Told], frozen=True):
    """A change in a circle by one of its members. Outcome: `Told`."""

    circle: str
    token_hash: bytes


class NameCircle(CircleJob, frozen=True):
    """Call a circle otherwise."""

    name: str


class RenewCircle(CircleJob, frozen=True):
    """Give a circle another link."""

    link: str


class DropCircle(CircleJob, frozen=True):
    """Delete all of a circle."""


class LeaveCircle(CircleJob, frozen=True):
    """Take all browsers of the one who asks out of a circle. With the last browser the circle is deleted."""

    forget: bool


class AddPerson(CircleJob, frozen=True):
    """Add somebody without a browser."""

    name: str
    look: str
    at: int


class ChangePerson(CircleJob, frozen=True):
    """Change the name and the face of somebody: of oneself, or of somebody without a browser."""

    member: int
    name: str
    look: str


class OpenPlace(CircleJob, frozen=True):
    """Let another browser come in as a member."""

    member: int
    until: int


class SetKeeper(CircleJob, frozen=True):
    """Make somebody a keeper, or no longer."""

    member: int
    is_keeper: bool


class RemovePerson(CircleJob, frozen=True):
    """Take all browsers of a member out of a circle."""

    member: int
    forget: bool


class PinRules(CircleJob, frozen=True):
    """Pin rules."""

    rules: bytes


class UnpinRules(CircleJob, frozen=True):
    """Pin rules no more."""

    pinned: int


class AddCircleRoom(CircleJob, frozen=True):
    """Make a new room a table of a circle, where its first guest is a member. Outcome: `Told`."""

    room: str
    guest: int
    at: int


class SitInCircle(WriteJob[bool], frozen=True):
    """Note that a guest of a table is the member whose browser this is. Outcome: whether they are one."""

    room: str
    guest: int
    token_hash: bytes


class Wrote(NamedTuple):
    """What came of writing a result."""

    told: Told
    result: int = 0


class WriteResult(WriteJob[Wrote], frozen=True):
    """Write down a score sheet. Outcome: `Wrote`."""

    circle: str
    token_hash: bytes
    played: bytes
    at: int
    """Now, in seconds since 1970."""


class MendResult(CircleJob, frozen=True):
    """Write a score sheet otherwise; what it was before is kept."""

    result: int
    version: int
    played: bytes
    at: int


class StrikeResult(CircleJob, frozen=True):
    """Strike a result out, or count it again."""

    result: int
    version: int
    is_struck: bool
    at: int


class Imported(NamedTuple):
    """What came out of a file."""

    told: Told
    people: int = 0
    results: int = 0
    known: int = 0
    pinned: int = 0


class ImportResults(WriteJob[Imported], frozen=True):
    """Add what a file tells, but for results that are there already. Outcome: `Imported`; all of it is added or nothing.

    Each name of *people* stands there once.
    """

    circle: str
    token_hash: bytes
    people: Mapping[int, tuple[str, str]]
    """Name and face of who is meant, by the number that the file has for them. Somebody of that name is the same."""
    pinned: tuple[bytes, ...]
    results: tuple[PlayedBody, ...]
    written: int
    """How many results the circle had when the file came: only they may be the same with other people."""
