"""The answers over HTTP as structs. The OpenAPI document and the types of the page are generated from them."""

from typing import Annotated, Any, Literal, TypedDict

import msgspec

from huit.engine.events import Named, SeatNumber
from huit.rooms.match import FinishedRound, MatchAsked
from huit.rooms.messages import AdviceGoal, GuestNumber, KnownCards, LevelName, Stage, WhyTold, view_message
from huit.rooms.settings import RoomSettings
from huit.rooms.trust import ProofTold
from huit.rules.families import family_names
from huit.server.live.listing import ListedRoom
from huit.views.shared import MoveTold, ResultTold

REFERENCE = "#/components/schemas/{name}"
VIEWS = tuple(view_message(family) for family in family_names())
"""The view message of each family."""


def reference(struct: type[msgspec.Struct]) -> dict[str, str]:
    """Return the reference to a struct in the OpenAPI document."""
    return {"$ref": REFERENCE.format(name=struct.__name__)}


class _Bilingual(TypedDict):
    fr: str
    en: str


Bilingual = Annotated[dict[str, str], Named("Bilingual", "A text in both languages.", _Bilingual)]


LabUnit = Literal["share", "difference", "number", "turns", "minutes"]


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all answers; unknown fields are an error."""


class Refusal(Answer, frozen=True):
    """A refusal. `field` names the wrong field of the request; `said` explains to players what is wrong with its rules, and
    `in_file` to whoever wrote a rule file, where that has other words."""

    code: str
    message: str | None = None
    field: str = ""
    said: Bilingual = {}
    in_file: Bilingual = {}


class Effect(Answer, frozen=True):
    """The effect of some cards, in both languages."""

    cards: list[str]
    text: Bilingual


class RuleOption(Answer, frozen=True):
    """A named option of a game."""

    name: str
    text: Bilingual
    excludes: list[str]
    """The options that cannot be on beside it: each overrules the other."""


class RuleChange(Answer, frozen=True):
    """One thing in which rules differ from others, by key of a rule file (``hand``, ``powers.7``), in both languages."""

    key: str
    text: Bilingual


class HandSizes(Answer, frozen=True):
    """The smallest and greatest hand that the dealer may choose."""

    least: int = msgspec.field(name="from")
    most: int = msgspec.field(name="to")


class Chapter(Answer, frozen=True):
    """The title of some notes, one after another, and how many they are."""

    title: Bilingual
    notes: int


class GameSheet(Answer, frozen=True):
    """A game in words, with its options and match plans."""

    id: str
    family: Annotated[str, Named("Family")]
    shelf: str
    """Where it stands in the library, apart from the games of our sources; empty for these."""
    name: Bilingual
    summary: Bilingual
    source: str
    seats: tuple[int, int]
    effects: list[Effect]
    notes: list[Bilingual]
    chapters: list[Chapter]
    """The titles under which the notes stand."""
    options: list[RuleOption]
    own: dict[str, Bilingual]
    """The knobs changed besides the options, in words, by key of a rule file."""
    counts: bool
    """Whether points are counted; without them there is no match."""
    match: MatchAsked | None
    """The usual match."""
    plans: list[str]
    """The plans that fit the game."""
    teams: dict[str, int]
    """The number of teams by number of seats; numbers of seats without teams are left out."""
    hand: HandSizes | None
    cut: bool
    cards: int
    """The cards of one pack, without jokers."""
    jokers: int
    """The jokers of one pack."""
    levels: list[LevelName]
    """How well computers can play it."""
    title: str = ""
    """What its players call it, as they asked for it; empty: by its name."""


class PlanTold(Answer, frozen=True):
    """A plan of a match."""

    id: str
    text: Bilingual
    target: int | None
    target_by_players: int
    wins: Literal["highest", "lowest"]
    columns: int
    grows_to: int
    rounds: int | None
    """Number of rounds, if the match is not ended by points."""
    adds_up_to_nothing: bool
    players: tuple[int, int]
    """Fewest and most players, or teams."""


class Games(Answer, frozen=True):
    """All games and all match plans."""

    rules: list[GameSheet]
    plans: list[PlanTold]


RuleValue = Annotated[int | bool | str | dict[str, int], Named("RuleValue", "What a knob says; a table: by number of players.")]


class RuleValues(Answer, frozen=True):
    """Rules as they are in force, for a page where they are changed."""

    knobs: dict[str, RuleValue]
    """All knobs of the round."""
    powers: dict[str, dict[str, RuleValue]]
    """What each card does, where it does anything; those that are not in the pack too."""
    points: dict[str, int]
    """What each card costs, where it costs anything."""
    deck: list[str]
    """The cards of one pack."""


class Sheet(Answer, frozen=True):
    """A game with some options."""

    sheet: GameSheet
    changes: list[RuleChange]
    """What differs from the game as its file has it."""
    values: RuleValues


class Choice(Answer, frozen=True):
    """One of the things that a knob may be."""

    name: str
    text: Bilingual


class KnobTold(Answer, frozen=True):
    """One thing that rules may say. Its sentences have `{n}` for its number, `{s}` for a plural s, `{cards}` for its cards."""

    name: str
    kind: Literal["int", "bool", "choice", "faces"]
    default: RuleValue
    example: RuleValue
    """A good value to begin with."""
    low: int
    high: int
    choices: list[Choice]
    by_seats: bool
    only_on: str
    """The cards that may have it; empty for all."""
    group: str
    level: Literal["basic", "usual", "advanced"]
    needs: list[str]
    """The knobs without which it does nothing."""
    excludes: list[str]
    """The knobs that cannot be beside it. One of the two names the other."""
    text: Bilingual
    one: Bilingual | None
    """What to say for 1."""
    off: Bilingual | None
    """What to say when it is off or zero."""
    joins: bool
    """Whether its sentence goes on with the one before, after a comma."""
    label: Bilingual
    """Two to four words for a button."""
    sign: str
    """A small sign for a grid of cards, with `{n}` for its number; empty for what is said of a whole round."""


class Group(Answer, frozen=True):
    """A group of knobs."""

    name: str
    title: Bilingual


class FamilySchema(Answer, frozen=True):
    """What the rule files of a family may say."""

    name: str
    groups: list[Group]
    knobs: list[KnobTold]
    """Of the round as a whole."""
    powers: list[KnobTold]
    """Of a card."""
    points: KnobTold | None
    """What a card costs; null where cards have no points."""


class Schemas(Answer, frozen=True):
    """What rules may say, family by family."""

    families: list[FamilySchema]


class FindingTold(Answer, frozen=True):
    """Something that a check found. The text says what to do about it."""

    code: str
    level: Literal["refused", "warning"]
    key: str
    """What of the rules it is about, as in ``powers.7.skips``; empty for all of them."""
    facts: dict[str, Any]
    text: Bilingual


class EndsTold(Answer, frozen=True):
    """How rounds of sensible computer players end, for one number of them."""

    seats: int
    rounds: int
    decisions: float
    """On average."""
    blocked: int
    unfinished: int


class MeasureTold(Answer, frozen=True):
    """A number about rules with its 95 % interval: how many rounds, of which player, tell it."""

    name: Literal["turns", "blocked", "place", "forced", "held"]
    about: str
    """The place or the cards that it is about; empty for most."""
    value: float
    interval: tuple[float, float]
    narrow: bool
    """Whether the interval is as narrow as it should be."""
    seats: int
    player: str
    rounds: int
    text: Bilingual


class LabMeasureTold(Answer, frozen=True, kw_only=True):
    """A number of the lab about rules, with its 95 % interval, in words too."""

    name: str
    """Of its kind: `docs/lab.md` lists them."""
    about: str
    """The place, the cards or the rule that it is about; empty for most."""
    section: str
    """The part of the report that it belongs to."""
    unit: LabUnit
    value: float
    interval: tuple[float, float]
    narrow: bool
    """Whether the interval is as narrow as it should be."""
    seats: int
    player: str
    rounds: int
    title: Bilingual
    """What it is called: « En main : 8 »."""
    said: Bilingual
    """The number with its interval, as people read it."""
    definition: Bilingual


class LabSection(Answer, frozen=True):
    """A part of a report."""

    name: str
    title: Bilingual


class HistogramTold(Answer, frozen=True):
    """How many rounds took how many turns: `first` in the first bin, `width` in each, all that are longer in the last."""

    first: int
    width: int
    rounds: list[int]


class CoursePoint(Answer, frozen=True, kw_only=True):
    """How likely the winner, and the leader, were to win at one moment of the rounds, by what everybody sees."""

    at: float
    """The share of the round that is over, 0 to 1."""
    winner: float
    """The mean chance of who won in the end."""
    leader: float
    """The mean chance of who was the likeliest then."""
    low: float
    """The chance of the winner that one round in ten does not reach."""
    high: float
    """The chance of the winner that one round in ten goes beyond."""


class LabReportTold(Answer, frozen=True, kw_only=True):
    """What rules are like, as far as was played."""

    rules: str
    options: dict[str, Any]
    digest: str
    name: Bilingual
    seats: int
    even: float
    """How often each seat would win if all were alike."""
    headline: list[Bilingual]
    """The report in a few sentences; empty before there is enough."""
    sections: list[LabSection]
    """The parts in their order."""
    measures: list[LabMeasureTold]
    ends: list[LabMeasureTold]
    """How rounds end at every number of players."""
    lengths: HistogramTold
    course: list[CoursePoint]
    brier: float | None
    """How right the chances behind the tension are; less is better."""


SlowedBy = Literal["", "start", "games"]
"""What keeps the lab from playing at its pace: it is starting, for a minute where nothing is compiled yet, or games go first."""


class LabTold(Answer, frozen=True, kw_only=True):
    """How far the lab is: a line of its answer, which goes on until `done`."""

    share: float
    """The part of the time that is over, 0 to 1."""
    waiting: int
    """How many others are measured first."""
    done: bool
    report: LabReportTold | None
    """Null before the first rounds."""
    against: LabReportTold | None
    """The rules that it is compared with."""
    differences: list[LabMeasureTold]
    """The measures of the first less those of the second."""
    failed: bool = False
    """The rules could not be measured: nothing more comes."""
    slowed_by: SlowedBy = ""


class SuggestionTold(Answer, frozen=True, kw_only=True):
    """A small change of rules that brings a wish."""

    options: dict[str, Any]
    """The rules with the change, over the game that they begin with."""
    said: list[Bilingual]
    """What differs, a sentence each."""
    effect: LabMeasureTold
    side_effects: list[LabMeasureTold]


class SuggestionsTold(Answer, frozen=True, kw_only=True):
    """How far the search for changes is: a line of its answer, which goes on until `done`."""

    share: float
    waiting: int
    done: bool
    suggestions: list[SuggestionTold]
    """What brings most first."""
    failed: bool = False
    slowed_by: SlowedBy = ""


class WishTold(Answer, frozen=True):
    """Something that people may wish of rules."""

    name: str
    text: Bilingual
    of_a_card: bool
    """Whether it is about a card: the measures `held` of a report name those that may be asked about."""


class WishesTold(Answer, frozen=True):
    """All that may be wished of rules."""

    wishes: list[WishTold]


class Checked(Answer, frozen=True):
    """What one step of a check found."""

    findings: list[FindingTold]
    seats: list[int]
    """The numbers of players that the rules can be dealt to."""
    ends: list[EndsTold]
    measures: list[MeasureTold]


class RoomOpened(Answer, frozen=True):
    """The name of a new room and of its spectators' link."""

    room: str
    watch: str


class ChairBefore(Answer, frozen=True):
    """A chair, as shown before joining."""

    name: str
    computer: bool
    open: bool


class RoomBefore(Answer, frozen=True, kw_only=True):
    """What is shown of a room before joining it."""

    rules: str
    options: dict[str, Any]
    title: str
    """What the people call their rules; empty: by the name of the game."""
    match: MatchAsked | None
    stage: Stage
    host_name: str
    seats: list[ChairBefore]
    settings: RoomSettings
    free: int
    """Number of open chairs."""
    known_cards: KnownCards | None
    """Set if the next deal repeats known cards, or the round that is played does."""


class OwnChair(Answer, frozen=True):
    """What a guest of a room may know of it from outside."""

    seat: SeatNumber | None
    """Null: without a chair, or with one that he has left while the round goes on."""
    awaited: list[SeatNumber]
    """The seats that the round waits for."""
    waits_s: int | None
    """For how many seconds it has waited for them; null where it waits for nobody."""


class RoomTold(RoomBefore, frozen=True, kw_only=True):
    """A room, for people who know its name."""

    room: str
    yours: bool
    own: OwnChair | None
    """Null unless this browser is one of its guests."""


class CarryMade(Answer, frozen=True):
    """Two codes that bring seats to another device: whichever is used first uses up both."""

    code: str
    """For a link."""
    typed: str
    """To be typed."""
    rooms: int
    """How many seats they bring."""
    good_s: int
    """For how many seconds the code of the link is good."""
    typed_s: int
    """For how many seconds the one to type is good."""


class CodeMeant(Answer, frozen=True):
    """What a typed code stands for."""

    code: str
    """For `/api/carried`."""


class CarriedTold(Answer, frozen=True):
    """What a code has brought; the answer's cookies are the seats."""

    rooms: int
    """How many seats this browser has got."""
    kept: str
    """What the page on the other device kept of its own."""


class AddressTold(Answer, frozen=True):
    """The start of an invitation's link; null if only this machine reaches the server."""

    address: str | None


class WatchedTold(RoomBefore, frozen=True, kw_only=True):
    """A room, for people who know its spectators' link; it does not contain the name of the room."""

    watch: str


class Joined(Answer, frozen=True):
    """The number of a guest, and the seat if the guest has a chair."""

    guest: GuestNumber
    seat: SeatNumber | None


class ChairAnswered(Answer, frozen=True):
    """Whom a room knows a spectator as who asks for a chair."""

    guest: GuestNumber
    room: str | None
    """The room to go to, where he is one of its guests by more than the spectators' link; null while he waits for a chair."""


class Listed(Answer, frozen=True):
    """The rooms that everybody may join or watch."""

    rooms: list[ListedRoom]


class CallKey(Answer, frozen=True):
    """The key by which push services know this server, in base64url."""

    key: str


class Calling(Answer, frozen=True):
    """Whether this browser is called when something is asked of its guest."""

    called: bool


class Rounds(Answer, frozen=True):
    """The latest rounds of a room that are over, the latest last."""

    rounds: list[FinishedRound]


class Published(Answer, frozen=True):
    """The public name of a round."""

    replay: str


class ReplayTold(Answer, frozen=True):
    """A published round."""

    replay: str
    rules: str
    options: dict[str, Any]
    title: str
    match: str | None
    seats: int
    names: list[str]
    computers: list[bool]
    round_no: int
    dealer: SeatNumber
    moves: list[tuple[SeatNumber, MoveTold]]
    result: ResultTold
    playable: bool
    """Whether the round was played by today's rules and engine; if not, only its moves can be shown."""
    reviewed: list[bool]
    """Whose moves may be looked at by a strong player: those of people who could have asked one."""
    steps: int
    proof: ProofTold | None
    engine: int | None
    digest: str | None


class Moment(Answer, frozen=True):
    """A move, and what would have been better from what its player could see."""

    number: int
    """Of the move, from 1."""
    seat: SeatNumber
    move: MoveTold
    goal: AdviceGoal
    chance: int
    """As in an advice."""
    better: MoveTold
    """The first thing that a better move does."""
    better_chance: int
    why: list[WhyTold]


class Moments(Answer, frozen=True):
    """Up to three moves of one seat that are worth another look."""

    moments: list[Moment]


_View = Annotated[Any, Named("View"), msgspec.Meta(extra_json_schema={"anyOf": [reference(view) for view in VIEWS]})]


class Views(Answer, frozen=True):
    """The views of one seat, one for each step of a round."""

    views: list[_View]
