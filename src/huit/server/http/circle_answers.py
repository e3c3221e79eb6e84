"""The answers about circles as structs, beside those of `answers`."""

from typing import Annotated, Any, Literal

from huit.engine.events import Named
from huit.rooms.match import MatchRequest
from huit.rooms.messages import LookCode, RulesTitle
from huit.scores.played import PlayedBody
from huit.server.live.circle_requests import GameId, Member
from huit.server.live.lobby import Seats
from huit.server.told.answers import Answer

EditKind = Annotated[
    Literal["entered", "mended", "struck", "counted"],
    Named("EditKind", "What somebody did with a result: `struck` counts no more, `counted` does again."),
]


class CircleInShort(Answer, frozen=True):
    """A circle that this browser is in."""

    circle: str
    """Its name in addresses: of no use to others."""
    name: str
    people: int
    results: int
    latest: int | None
    """When something was written down last, in seconds since 1970."""


class MyCircles(Answer, frozen=True):
    """The circles that this browser is in, the latest first."""

    circles: list[CircleInShort]


class CircleEntry(Answer, frozen=True):
    """The circle that this browser has come into, and as whom; the answer's cookie proves it."""

    circle: str
    member: Member


class PersonBefore(Answer, frozen=True):
    """Somebody of a circle, as its link shows them."""

    member: Member
    name: str
    look: str
    free: bool
    """Whether whoever has the link may be them: no browser is theirs, or a member has opened their place."""


class CircleBefore(Answer, frozen=True):
    """A circle, for people who have its link."""

    name: str
    people: list[PersonBefore]
    full: bool
    """Whether nobody new can come in."""
    circle: str | None
    """Its name in addresses, if this browser is in it already."""


class CirclePersonView(Answer, frozen=True, kw_only=True):
    """Somebody of a circle."""

    member: Member
    name: str
    """Empty: they left, and did not want to be named any more."""
    look: str
    keeper: bool
    """Whether they may remove people, renew the link and delete the circle."""
    browsers: int
    """How many browsers are theirs. 0: somebody who is only written down, or has left."""
    left: bool
    open_s: int | None
    """For how many seconds another browser may still come in as them; null: not at all, or because none is theirs."""


class PinnedView(Answer, frozen=True, kw_only=True):
    """Rules that are pinned in a circle."""

    pinned: int
    rules: str
    options: dict[str, Any]
    title: str
    seats: int
    match: MatchRequest | None
    by: Member


class CircleView(Answer, frozen=True, kw_only=True):
    """A circle, for those who are in it."""

    circle: str
    name: str
    link: str
    """The secret by which others come in."""
    me: Member
    people: list[CirclePersonView]
    pinned: list[PinnedView]
    results: int
    """How many are written down, struck ones too."""
    results_left: int
    """How many more can be."""
    people_left: int
    pinned_left: int


class CircleLinkView(Answer, frozen=True):
    """The new link of a circle. The old one lets nobody in."""

    link: str


class Done(Answer, frozen=True):
    """What was asked for is done."""

    done: bool


class CircleRoomView(Answer, frozen=True, kw_only=True):
    """A table of a circle that is open."""

    room: str
    """The name in its link."""
    watch: str | None
    """That of the spectators' link; null where nobody may watch."""
    rules: str
    title: str
    stage: Literal["lobby", "round", "between"]
    names: list[str]
    """Of those who sit there; "" for an open chair."""
    free: int
    """Number of open chairs."""
    yours: bool
    """Whether this browser is one of its guests."""


class CircleRooms(Answer, frozen=True):
    """The tables of a circle at which something happened lately, the latest first."""

    tables: list[CircleRoomView]


class PlayedView(PlayedBody, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A result of a circle."""

    result: int
    """Its number in the circle."""
    version: int
    """1, and one more with each change."""
    by: Member | None
    """Who wrote it; null: the server, at a table."""
    struck: bool
    """Whether it counts no more."""


class CirclePlayed(Answer, frozen=True):
    """What was played in a circle, the latest first."""

    results: list[PlayedView]
    more: int | None
    """The number to ask for as *before* for those before them; null: there are none."""


class EditView(Answer, frozen=True, kw_only=True):
    """Something that was done with a result."""

    at: int
    by: Member
    did: EditKind
    before: PlayedBody | None
    """As it was before; null where it was written for the first time, or stayed as it was."""


class ResultHistory(Answer, frozen=True):
    """What was done with a result, the first thing first: the latest 50."""

    edits: list[EditView]


class RatingView(Answer, frozen=True, kw_only=True):
    """A rating (openskill): 25 is everybody's before anything is played."""

    mu: float
    low: float
    """The 95 % interval is *low* to *high*."""
    high: float
    games: int
    """How many games it is made of: those in which two members met."""
    told: bool
    """Whether what was played weighs as much as what is supposed of everybody; if not, there is too little to tell."""


class StandingRow(Answer, frozen=True, kw_only=True):
    """How somebody stands."""

    member: Member
    played: int
    won: float
    """A win that k sides share counts 1/k for each."""
    share: float
    """Won of played."""
    interval: tuple[float, float]
    """The 95 % interval of the share, if all went on as it did."""
    chance: float
    """What share of wins chance alone would give them: the mean of one by the number of sides."""
    place: float
    """The mean place."""
    points: int | None
    """The sum; null unless all is one game that is counted in points."""
    rating: RatingView | None
    """By all that was played until then, also before *since*; null where no game counts for it."""


class PairView(Answer, frozen=True, kw_only=True):
    """How two members fared against each other."""

    a: Member
    b: Member
    ahead: int
    """How often *a* had the better place."""
    behind: int
    level: int


class GameCount(Answer, frozen=True):
    """A game that was played in a circle, and how often."""

    game: str
    title: str
    played: int


class EveningSpan(Answer, frozen=True):
    """Games played one after another, with no long pause between them: an evening."""

    since: int
    until: int
    """To be asked for as *since* and *until*."""
    played: int


class CircleStandings(Answer, frozen=True, kw_only=True):
    """The standings of a circle."""

    of: Literal["games", "rounds"]
    """`games`: matches, score sheets, and rounds of no match. `rounds`: every round at a table."""
    played: int
    rows: list[StandingRow]
    """The greatest share of wins less chance first."""
    pairs: list[PairView]
    """Of those who met, each pair once."""
    games: list[GameCount]
    """All games of the circle, the most played first, whatever was asked for."""
    evenings: list[EveningSpan]
    """All evenings, the latest first, whatever was asked for."""


class ExportedPerson(Answer, frozen=True):
    """Somebody of an exported circle."""

    member: Member
    name: str
    look: LookCode


class ExportedRules(Answer, frozen=True, kw_only=True):
    """Pinned rules of an exported circle."""

    rules: GameId
    seats: Seats
    options: dict[str, Any]
    title: RulesTitle
    match: MatchRequest | None


class CircleExport(Answer, frozen=True, kw_only=True):
    """A circle as a file: what another one can be made of."""

    huit: Literal["circle"]
    version: Literal[1]
    name: str
    people: list[ExportedPerson]
    pinned: list[ExportedRules]
    results: list[PlayedBody]
    """The oldest first, without those that are struck."""


class ImportDone(Answer, frozen=True):
    """What came out of a file."""

    people: int
    """How many are new."""
    results: int
    """How many are new."""
    known: int
    """How many results were there already."""
    pinned: int
