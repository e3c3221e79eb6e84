"""The answers over HTTP as structs. The OpenAPI document and the types of the page are generated from them."""

from typing import Annotated, Any, Literal, TypedDict

import msgspec

from huit.engine.events import Named, SeatNumber
from huit.rooms.match import FinishedRound, MatchRequest
from huit.rooms.messages import AdviceGoal, GuestNumber, KnownCards, LevelName, Stage, WhyView, view_message
from huit.rooms.settings import RoomSettings
from huit.rules.families import family_names
from huit.rules.rule_set import Mood
from huit.server.live.room_list import ListedRoom
from huit.views.dealt import Proof
from huit.views.shared import MoveView, ResultView

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
    """A refusal. `field` names the wrong field of the request; `said` is the text for players, and `in_file` the
    one for the author of a rule file, if it differs."""

    code: str
    message: str | None = None
    field: str = ""
    said: Bilingual = {}
    in_file: Bilingual = {}


class Effect(Answer, frozen=True):
    """The effect of some cards, in both languages."""

    cards: list[str]
    text: Bilingual


class OptionInShort(Answer, frozen=True, kw_only=True):
    """A named option of a game, without its sentence: `OptionTexts` has it."""

    name: str
    excludes: list[str]
    """The options that cannot be on beside it: each overrules the other."""


class RuleOption(OptionInShort, frozen=True, kw_only=True):
    """A named option of a game, in its own sentence."""

    text: Bilingual


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
    about: str
    """The group of knobs that they are about, ``basics``, or ``by_hand``: what the players themselves see to."""


class GameInShort(Answer, frozen=True, kw_only=True):
    """A game as it is chosen from a list, with the names of its options, and its match plans."""

    id: str
    family: Annotated[str, Named("Family")]
    shelf: str
    """Where it stands in the library, apart from the games of our sources; empty for these."""
    name: Bilingual
    summary: Bilingual
    """In a list of games only in the language of the list: the other text is empty."""
    source: str
    seats: tuple[int, int]
    options: tuple[OptionInShort, ...]
    own: dict[str, Bilingual]
    """The knobs changed besides the options, in words, by key of a rule file."""
    counts: bool
    """Whether points are counted; without them there is no match."""
    match: MatchRequest | None
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
    acting: list[str]
    """Some of the cards that act, one of a rank, those first named of which there is most to say."""
    mood: Annotated[Mood, Named("Mood", "What people may be after in a game.")] | None
    """What people are after who take it; null for most."""
    title: str = ""
    """The players' own title; empty: show `name`."""


class GameSheet(GameInShort, frozen=True, kw_only=True):
    """A game in words, with all of its rules."""

    options: tuple[RuleOption, ...]
    effects: list[Effect]
    notes: list[Bilingual]
    chapters: list[Chapter]
    """The titles under which the notes stand."""


class PlanInShort(Answer, frozen=True):
    """A plan of a match at a table, without its sentence: the page has it."""

    id: str
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


class PlanView(PlanInShort, frozen=True, kw_only=True):
    """A plan of a match, in a sentence."""

    text: Bilingual
    exact_is_zero: bool
    """Whether a total of exactly the target goes back to zero."""
    out_at_target: bool
    """Whether whoever reaches the target is out of the match, and the others go on: no table plays that."""


class Games(Answer, frozen=True):
    """All games to choose from, and all match plans."""

    language: Literal["fr", "en"]
    """That of the summaries."""
    rules: list[GameInShort]
    plans: list[PlanInShort]


class OptionTexts(Answer, frozen=True):
    """The sentences of the options of all games: by game, then by option."""

    games: dict[str, dict[str, Bilingual]]


class Sheets(Answer, frozen=True):
    """All games with all of their rules, and all match plans."""

    rules: list[GameSheet]
    plans: list[PlanView]


RuleValue = Annotated[int | bool | str | dict[str, int], Named("RuleValue", "What a knob says; a table: by number of players.")]


class RuleValues(Answer, frozen=True):
    """Rules as they are in force, for a page where they are changed."""

    knobs: dict[str, RuleValue]
    """All knobs of the round."""
    powers: dict[str, dict[str, RuleValue]]
    """The effects of each card that has any, cards outside the pack included."""
    points: dict[str, int]
    """The points of each card that has any."""
    deck: list[str]
    """The cards of one pack."""
    by_hand: list[Bilingual]
    """What no knob can say, and players keep to themselves."""


class CardsAtWork(Answer, frozen=True):
    """The effects of the cards of a game, knob by knob and in the words of its sheet."""

    powers: dict[str, dict[str, RuleValue]]
    """The effects of each card that has any, cards outside the pack included."""
    deck: list[str]
    """The cards of one pack."""
    effects: list[Effect]


class Powers(Answer, frozen=True):
    """The effects of the cards of all games, by game; games whose cards can do nothing are left out."""

    games: dict[str, CardsAtWork]


class SheetView(Answer, frozen=True):
    """A game with some options."""

    sheet: GameSheet
    changes: list[RuleChange]
    """The differences from the game in its file."""
    values: RuleValues


class Choice(Answer, frozen=True):
    """One of the things that a knob may be."""

    name: str
    text: Bilingual


class KnobView(Answer, frozen=True):
    """One thing that rules may say. Its sentences have `{n}` for its number, `{cards}` for its cards."""

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
    takes_one_of: list[str]
    """It does nothing unless one of these is on."""
    excludes: list[str]
    """The knobs that cannot be beside it. One of the two names the other."""
    text: Bilingual
    one: Bilingual | None
    """The sentence for 1."""
    off: Bilingual | None
    """The sentence for off or zero."""
    joins: bool
    """Whether its sentence goes on with the one before, after a comma."""
    label: Bilingual
    """Two to four words for a button."""
    asked: Bilingual
    """The question that it answers; empty where it is chosen from a list of what cards do."""
    sign: str
    """A small sign for a grid of cards, with `{n}` for its number; empty for a rule of the whole round."""


class Group(Answer, frozen=True):
    """A group of knobs."""

    name: str
    title: Bilingual


class OpenQuestion(Answer, frozen=True):
    """Something that a page of rules may leave open: a knob of the round, what cards do or count, or how a match is won."""

    group: str
    """The chapter of the sheet that tells the answer."""
    about: Literal["knob", "cards", "points", "match"]
    knob: str
    """The name of the knob; empty where it is about no single one."""


class FamilySchema(Answer, frozen=True):
    """The schema of a family's rule files."""

    name: str
    groups: list[Group]
    knobs: list[KnobView]
    """The knobs of the whole round."""
    powers: list[KnobView]
    """The knobs of a card."""
    points: KnobView | None
    """The points of a card; null in games without points."""
    questions: list[OpenQuestion]
    """What a page that one writes down may leave open, in the order of the sheet."""


class Schemas(Answer, frozen=True):
    """The schemas of rule files, by family."""

    families: list[FamilySchema]


class FindingView(Answer, frozen=True):
    """Something that a check found. The text says what to do about it."""

    code: str
    level: Literal["refused", "warning"]
    key: str
    """The key that it is about, as ``powers.7.skips``; empty for all rules."""
    facts: dict[str, Any]
    text: Bilingual


class EndsView(Answer, frozen=True):
    """How rounds of sensible computer players end, for one number of them."""

    seats: int
    rounds: int
    decisions: float
    """On average."""
    blocked: int
    unfinished: int


class MeasureView(Answer, frozen=True):
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


class LabMeasureView(Answer, frozen=True, kw_only=True):
    """A number of the lab about rules, with its 95 % interval, in words too."""

    name: str
    """The name of its kind: `docs/lab.md` lists them."""
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
    """The label: « En main : 8 »."""
    said: Bilingual
    """The number with its interval, as people read it."""
    definition: Bilingual


class LabSection(Answer, frozen=True):
    """A part of a report."""

    name: str
    title: Bilingual


class HistogramView(Answer, frozen=True):
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


class LabReportView(Answer, frozen=True, kw_only=True):
    """The measures of rules so far."""

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
    measures: list[LabMeasureView]
    ends: list[LabMeasureView]
    """How rounds end at every number of players."""
    lengths: HistogramView
    course: list[CoursePoint]
    brier: float | None
    """How right the chances behind the tension are; less is better."""


SlowedBy = Literal["", "start", "games"]
"""The reason why the lab is slow: it is starting, or games go first."""


class ProgressView(Answer, frozen=True):
    """How far the compiling is of what is asked for, which never ran on this machine."""

    done: int
    of: int
    """How many parts there are; 0: others are compiled first."""


class LabLine(Answer, frozen=True, kw_only=True, omit_defaults=True):
    """How far the lab is: a line of its answer, which goes on until `done`."""

    share: float
    """The part of the time that is over, 0 to 1."""
    waiting: int
    """How many others are measured first."""
    done: bool
    failed: bool
    """The rules could not be measured: nothing more comes."""
    slowed_by: SlowedBy
    preparing: ProgressView | None = None
    """Set before anything is played, where that has to be compiled."""


class LabView(LabLine, frozen=True, kw_only=True, omit_defaults=True):
    """The measures of rules, as far as the lab is."""

    report: LabReportView | None
    """Null before the first rounds."""
    against: LabReportView | None
    """The rules that it is compared with."""
    differences: list[LabMeasureView]
    """The measures of the first less those of the second."""


class SuggestionView(Answer, frozen=True, kw_only=True):
    """A small change of rules that brings a wish."""

    options: dict[str, Any]
    """The rules with the change, over the game that they begin with."""
    said: list[Bilingual]
    """The differences, a sentence each."""
    effect: LabMeasureView
    side_effects: list[LabMeasureView]


class SuggestionsView(LabLine, frozen=True, kw_only=True, omit_defaults=True):
    """The changes that bring a wish, as far as the lab is."""

    suggestions: list[SuggestionView]
    """The suggestions, the strongest first."""


class WishView(Answer, frozen=True):
    """Something that people may wish of rules."""

    name: str
    text: Bilingual
    of_a_card: bool
    """Whether it is about a card: the measures `held` of a report name the cards that may be meant."""


class WishesView(Answer, frozen=True):
    """All that may be wished of rules."""

    wishes: list[WishView]


class DailyView(Answer, frozen=True, kw_only=True):
    """The deal of a day, and which days there are."""

    today: str
    """The date of today, by the server: ``2026-11-29``."""
    earliest: str
    """The earliest date that may be played."""
    next_s: int
    """For how many seconds today lasts."""
    date: str
    rules: str
    seats: int
    computers: LevelName
    """How well the computers play."""
    counted_by: str
    """As in the view of a room."""


class ParFoundView(Answer, frozen=True, kw_only=True):
    """The result of a strong player on the seat: means, each with half of its 95 % interval."""

    points: tuple[float, float] | None
    """Null where a round brings no points."""
    won: tuple[float, float]
    """The share of rounds won."""
    rounds: int
    imagines: int
    """How many rounds it imagined for a move."""


class ParView(LabLine, frozen=True, kw_only=True, omit_defaults=True):
    """The par of the deal of a day, as far as it is."""

    par: ParFoundView | None
    """Null until all rounds are played."""


class Checked(Answer, frozen=True):
    """The result of one step of a check; nothing of it while `preparing` says so."""

    findings: list[FindingView]
    seats: list[int]
    """The numbers of players that the rules can be dealt to."""
    ends: list[EndsView]
    measures: list[MeasureView]
    preparing: ProgressView | None
    """Set if it has to be asked for again."""


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
    """A room as it is shown before joining."""

    rules: str
    options: dict[str, Any]
    title: str
    """The players' own name for their rules; empty: use the name of the game."""
    match: MatchRequest | None
    stage: Stage
    host_name: str
    seats: list[ChairBefore]
    settings: RoomSettings
    free: int
    """Number of open chairs."""
    known_cards: KnownCards | None
    """Set if the next deal repeats known cards, or the round that is played does."""


class OwnChair(Answer, frozen=True):
    """A guest's own chair, as it is shown outside the room."""

    seat: SeatNumber | None
    """Null without a chair, or after leaving it during the round."""
    awaited: list[SeatNumber]
    """The seats that the round waits for."""
    waits_s: int | None
    """For how many seconds it has waited for them; null where it waits for nobody."""


class RoomView(RoomBefore, frozen=True, kw_only=True):
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
    circles: int
    """How many circles come along."""


class CodeMeant(Answer, frozen=True):
    """The long code behind a typed one."""

    code: str
    """For `/api/carried`."""


class CarriedView(Answer, frozen=True):
    """The data behind a code; the answer's cookies are the seats."""

    rooms: int
    """How many seats this browser has got."""
    kept: str
    """The own data of the page on the other device."""
    circles: int
    """In how many circles this browser is now, and was not before."""


class RoomCode(Answer, frozen=True):
    """The code of a room, by which newcomers find it."""

    said: Bilingual | None
    """As it is said and written; null while the room takes no newcomers."""


class CodeFound(Answer, frozen=True):
    """The room that a code stands for."""

    room: str
    """The name in its link."""


class AddressView(Answer, frozen=True):
    """The start of an invitation's link; null if only this machine reaches the server."""

    address: str | None


class WatchedView(RoomBefore, frozen=True, kw_only=True):
    """A room, for people who know its spectators' link; it does not contain the name of the room."""

    watch: str


class Joined(Answer, frozen=True):
    """The number of a guest, and the seat if the guest has a chair."""

    guest: GuestNumber
    seat: SeatNumber | None


class ChairAnswered(Answer, frozen=True):
    """The guest number of a spectator who asks for a chair."""

    guest: GuestNumber
    room: str | None
    """The room that they may enter as one of its guests; null while they wait for a chair."""


class Listed(Answer, frozen=True):
    """The rooms that everybody may join or watch."""

    rooms: list[ListedRoom]


class CallKey(Answer, frozen=True):
    """The key by which push services know this server, in base64url."""

    key: str


class Calling(Answer, frozen=True):
    """Whether this browser is called when the room waits for its guest."""

    called: bool


class Rounds(Answer, frozen=True):
    """The latest rounds of a room that are over, the latest last."""

    rounds: list[FinishedRound]


class Published(Answer, frozen=True):
    """The public name of a round."""

    replay: str


class ReplayView(Answer, frozen=True):
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
    moves: list[tuple[SeatNumber, MoveView]]
    result: ResultView
    playable: bool
    """Whether the round was played by today's rules and engine; if not, only its moves can be shown."""
    reviewed: list[bool]
    """The seats whose moves may be reviewed: people who were free to take advice."""
    steps: int
    proof: Proof | None
    engine: int | None
    digest: str | None


class Moment(Answer, frozen=True):
    """A move, and what would have been better from what its player could see."""

    number: int
    """The number of the move, from 1."""
    seat: SeatNumber
    move: MoveView
    goal: AdviceGoal
    chance: int
    """The aim, as in an advice."""
    better: MoveView
    """The first thing that a better move does."""
    better_chance: int
    why: list[WhyView]


class Moments(Answer, frozen=True):
    """Up to three moves of one seat that are worth another look."""

    moments: list[Moment]


_View = Annotated[Any, Named("View"), msgspec.Meta(extra_json_schema={"anyOf": [reference(view) for view in VIEWS]})]


class Views(Answer, frozen=True):
    """The views of one seat, one for each step of a round."""

    views: list[_View]


class LessonView(Answer, frozen=True):
    """A position in which a row of a rule sheet matters, and what each move in it comes to, as one seat sees it."""

    kind: Literal["deal", "play", "refused", "end"]
    """What shows the row: the deal, a move, a move that may not be made, or the end of a round."""
    seat: SeatNumber
    shows: list[str]
    """The moves that show the row, or that it forbids."""
    view: _View
    plays: dict[str, list[_View]]
    """By move, the views after it, and after what the others do then; by two moves, a line each, where the first ends no turn."""


class LessonFound(Answer, frozen=True):
    """A lesson for a row of a rule sheet; null if none was found."""

    lesson: LessonView | None
