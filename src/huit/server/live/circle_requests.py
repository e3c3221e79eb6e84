"""Requests about circles, as structs: see `huit.server.http.circles` for the routes."""

from typing import Annotated, Any, Literal

import msgspec

from huit.engine.events import Named
from huit.rooms.match import MatchRequest
from huit.rooms.messages import MOST_RULES_CHARACTERS, LookCode, PersonName, RulesTitle
from huit.rules import MOST_SEATS
from huit.server.live.lobby import NewRoom, Seats

CIRCLE_LINK_LENGTH = 20
"""Letters of the secret link: 99 bits, since it is good for years."""
MOST_LINES = 10
"""Players of one game that is written down."""
MOST_SHEET_ROUNDS = 200
MOST_POINTS = 1_000_000
MOST_NOTE_CHARACTERS = 200
LATEST_S = 2**40
"""Times that anybody writes down lie before this one, in seconds since 1970: long after us, and no number too great."""

Member = Annotated[int, Named("Member", "The number of somebody in a circle, from 1; never given again.")]
Numbered = Annotated[int, msgspec.Meta(ge=1, lt=10**6)]
"""A number that a circle gives, as it may be asked for."""
CircleLink = Annotated[str, msgspec.Meta(min_length=CIRCLE_LINK_LENGTH, max_length=CIRCLE_LINK_LENGTH, pattern="^[a-z0-9]*$")]
Points = Annotated[int, msgspec.Meta(ge=-MOST_POINTS, le=MOST_POINTS)]
Moment = Annotated[int, msgspec.Meta(ge=0, lt=LATEST_S)]
GameId = Annotated[str, msgspec.Meta(max_length=MOST_RULES_CHARACTERS)]


class NewCircle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to found a circle."""

    circle: RulesTitle
    """What it is called."""
    name: PersonName
    """Of whoever founds it."""
    look: LookCode = ""


class CircleSought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for what a circle's link shows. The link stands in the body, since addresses are written into logs."""

    link: CircleLink


class CircleEntered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to come into a circle: as somebody new, or as somebody who stands in it already and is `free`."""

    link: CircleLink
    member: Numbered | None = None
    """Null: somebody new, by *name* and *look*."""
    name: PersonName = ""
    look: LookCode = ""


class CircleNamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to call a circle otherwise."""

    name: RulesTitle


class PersonGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name and the face of somebody in a circle."""

    name: PersonName
    look: LookCode = ""


class CircleLeft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to leave a circle."""

    forget: bool = False
    """Whether the name goes too: what they played stays, as somebody's who has left."""


class KeeperSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to make somebody a keeper of the circle, or no longer."""

    keeper: bool


class NewPinned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules to be pinned in a circle: those of a room to be opened."""

    rules: GameId
    seats: Seats
    options: dict[str, Any] = {}
    title: RulesTitle = ""
    match: MatchRequest | None = None


class NewCircleRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to open a table of the circle: by pinned rules, or as any room is opened."""

    pinned: Numbered | None = None
    """The number of pinned rules: the chairs are open, but for one's own."""
    seats: Annotated[int, msgspec.Meta(ge=2, le=MOST_SEATS)] | None = None
    """Null: as many as were pinned."""
    room: NewRoom | None = None
    """Instead of *pinned*; the name in it counts for nothing: members sit down by theirs."""


class EveningLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player of a score sheet: a member, or a guest by name."""

    member: Numbered | None = None
    name: PersonName = ""
    """Of a guest; a member has theirs."""
    side: Annotated[int, msgspec.Meta(ge=0, lt=MOST_LINES)] | None = None
    """The same number for partners; null for all: each for themselves."""
    place: Annotated[int, msgspec.Meta(ge=1, le=MOST_LINES)] | None = None
    """Null for all: from the points."""
    points: Points | None = None
    """In the end, of their side."""


class Evening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A score sheet of real cards, as it is written into a circle. It needs places, or points and who wins by them."""

    at: Moment
    """When it was played, in seconds since 1970."""
    lines: Annotated[tuple[EveningLine, ...], msgspec.Meta(min_length=2, max_length=MOST_LINES)]
    game: GameId = ""
    """The name of a rule file, or empty for a game of no file."""
    title: RulesTitle = ""
    """What the players call it."""
    wins: Literal["highest", "lowest"] = "highest"
    rounds: Annotated[
        tuple[Annotated[tuple[Points | None, ...], msgspec.Meta(max_length=MOST_LINES)], ...],
        msgspec.Meta(max_length=MOST_SHEET_ROUNDS),
    ] = ()
    """The points of each round, line by line, to be shown again; they count for nothing."""
    note: Annotated[str, msgspec.Meta(max_length=MOST_NOTE_CHARACTERS)] = ""


class EveningMended(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to write a score sheet otherwise."""

    version: int
    """That of the sheet that was seen; refused as stale if somebody has mended it since."""
    evening: Evening


class ResultStruck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to strike something out of what was played, or to count it again."""

    version: int
    struck: bool = True
