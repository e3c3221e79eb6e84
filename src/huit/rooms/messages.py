"""Messages on the wire: those of clients, validated when decoded, and those of the server."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, Any, ClassVar, Literal, cast, get_args

import msgspec

from huit.engine.events import Event, FaceName, Named, SeatNumber, SuitName
from huit.players.player import Level
from huit.rooms.before_deal import NextDealView
from huit.rooms.chair_requests import Request
from huit.rooms.feats import Feat
from huit.rooms.grains import Digest
from huit.rooms.match import Former, MatchRequest, MatchView, Row
from huit.rooms.polls import PollView
from huit.rooms.refusal import Refused
from huit.rooms.settings import RoomSettings
from huit.rooms.trust import Nonce
from huit.views.dealt import Proof
from huit.views.shared import MoveView, ReasonView, of_family

PROTOCOL = 1
"""The version of these messages, which the first frame of every socket says. Raise it when a page of the version before could not
go on: its person is then asked to load it again. A new field, or a new kind of event, is not such a change."""
MOST_MESSAGE_BYTES = 12_288
"""Room for rules of one's own: see `huit.rooms.agreement.MOST_OPTION_BYTES`."""
MOST_ID_CHARACTERS = 40
MOST_MOVE_CHARACTERS = 64
MOST_CARDS_NAMED = 1000
"""Greater than any hand or cut; the room checks the exact bounds."""
MOST_PACE = 3.0
"""Longest delay of computer players, in human delays; 0 is at once."""
MOST_SEAT = 63
MOST_RULES_CHARACTERS = 40
MOST_NAME_CHARACTERS = 20
MOST_TITLE_CHARACTERS = 40
MOST_FACE_CHARACTERS = 4
MOST_CHAT_CHARACTERS = 200
"""Longest line that guests write one another, as it is shown."""
MOST_CHAT_SENT = 1000
"""The same as it is sent: what cannot be seen of it is taken away."""

PhraseCode = Annotated[
    Literal[
        "hello",
        "good_game",
        "well_played",
        "thanks",
        "sorry",
        "oops",
        "hurry",
        "thinking",
        "wow",
        "laugh",
        "sad",
        "clap",
        "heart",
        "angry",
        "luck",
    ],
    Named("PhraseCode", "Phrases that guests can send, as codes: each page shows them in its own language."),
]

Figure = Literal[
    "fox", "cat", "owl", "hen", "whale", "bear", "snail", "hedgehog", "frog", "rabbit", "fish", "mouse", "penguin", "turtle"
]  # fmt: skip
Shade = Literal["sky", "orange", "green", "yellow", "blue", "red", "pink", "night", "grey", "brown"]
FigureCode = Annotated[Figure, Named("Figure", "The figures that people can choose for their seat: the page has the drawings.")]
ShadeCode = Annotated[Shade, Named("Shade", "The colours behind a figure.")]
LookCode = Annotated[str, msgspec.Meta(pattern=f"^(({'|'.join(get_args(Figure))})-({'|'.join(get_args(Shade))}))?$(?!\n)")]
"""A figure and a colour, as ``fox-sky``; empty: none."""

GuestNumber = Annotated[int, Named("Guest", "The number of a person who has joined the room.")]
Stage = Annotated[
    Literal["lobby", "round", "between"], Named("Stage", "`lobby`: before the first round, or after the rules were changed.")
]
EventView = Annotated[dict[str, Any], Named("WireEvent")]
"""An event as `Event.for_seat` returns it."""

MessageId = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_ID_CHARACTERS)]
MoveWord = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_MOVE_CHARACTERS)]
CardCount = Annotated[int, msgspec.Meta(ge=0, le=MOST_CARDS_NAMED)]
Seq = Annotated[int, msgspec.Meta(ge=0)]
LevelName = Annotated[Level, Named("Level", "How well a computer plays, from the weakest to the strongest.")]
SeatIndex = Annotated[SeatNumber, msgspec.Meta(ge=0, le=MOST_SEAT)]
PersonName = Annotated[str, msgspec.Meta(max_length=MOST_NAME_CHARACTERS)]
RulesTitle = Annotated[str, msgspec.Meta(max_length=MOST_TITLE_CHARACTERS)]
"""The players' own name for their rules."""
PaceFactor = Annotated[float, msgspec.Meta(ge=0, le=MOST_PACE)]


class _FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of every client message."""

    id: MessageId


class MakeMove(_FromClient, tag="move", frozen=True):
    """Make a move, chosen on the view of number *seq*."""

    seq: Seq
    move: MoveWord


class Next(_FromClient, tag="next", frozen=True):
    """Deal the next round."""


class ChooseHand(_FromClient, tag="deal", frozen=True):
    """Choose, as dealer, the size of the hands; `Next` then deals."""

    hand: CardCount


class Cut(_FromClient, tag="cut", frozen=True):
    """Cut *at* cards off for the next round."""

    at: CardCount


class NewMatch(_FromClient, tag="match", frozen=True):
    """Begin a new match and deal its first round; null: single rounds."""

    match: MatchRequest | None


class Pace(_FromClient, tag="pace", frozen=True):
    """Set the delay of computer players, in human delays."""

    pace: PaceFactor


class Sit(_FromClient, tag="sit", frozen=True):
    """Take a chair, change chairs, or return to one's own."""

    seat: SeatIndex


class Stand(_FromClient, tag="stand", frozen=True):
    """Leave the chair."""


class Ready(_FromClient, tag="ready", frozen=True):
    """Be ready for the first round, or no longer."""

    ready: bool


class Computer(_FromClient, tag="computer", frozen=True):
    """Put a computer player on an open chair, have the one there play otherwise, or remove it."""

    seat: SeatIndex
    on: bool
    level: LevelName | None = None
    """Null: as the computers of this room usually play."""


class Rules(_FromClient, tag="rules", frozen=True):
    """Change the rules of the room."""

    rules: Annotated[str, msgspec.Meta(max_length=MOST_RULES_CHARACTERS)]
    options: dict[str, Any]
    match: MatchRequest | None
    seats: SeatIndex
    title: RulesTitle = ""
    """The players' own name for their rules."""


class Propose(Rules, tag="propose", frozen=True):
    """Ask all who are seated to play by other rules from the next deal on."""


class AddRule(_FromClient, tag="add_rule", frozen=True):
    """Change one thing of the rules in force, as a winner of the latest round: these rules hold from the next deal on."""

    rules: Annotated[str, msgspec.Meta(max_length=MOST_RULES_CHARACTERS)]
    options: dict[str, Any]


class ChangeSettings(_FromClient, tag="settings", frozen=True):
    """Change how the room is run."""

    settings: RoomSettings


class Renew(_FromClient, tag="renew", frozen=True):
    """Give the room and its spectators new links; the old ones let nobody in who is not a guest."""


class Forget(_FromClient, tag="forget", frozen=True):
    """Free the places of the guests who are away and have no chair."""


class PlayFor(_FromClient, tag="play_for", frozen=True):
    """Have a computer play for the person on a seat until they do something themselves.

    For oneself at once. For somebody who is away, or has been awaited for a minute: at once if the host does it, else by a vote.
    """

    seat: SeatIndex
    whom: GuestNumber | None = None
    """As in `Kick`."""


class Kick(_FromClient, tag="kick", frozen=True):
    """Remove the person on a seat: at once if the host does it, else by a vote."""

    seat: SeatIndex
    whom: GuestNumber | None = None
    """The guest meant; refused as stale if somebody else sits there now."""


class Undo(_FromClient, tag="undo", frozen=True):
    """Ask the others to take one's own last move back."""


class Vote(_FromClient, tag="vote", frozen=True):
    """Vote in the open poll."""

    yes: bool
    poll: Seq | None = None
    """The poll meant (`PollView.opened_seq`); refused if another one is open. Null: whichever is open."""


class Commit(_FromClient, tag="commit", frozen=True):
    """Commit to a grain for the next deal: the SHA-256 of ``NEXT_COMMITMENT:GUEST:NONCE``."""

    digest: Digest


class Reveal(_FromClient, tag="reveal", frozen=True):
    """Reveal the grain that one has committed to, once the commitments are sealed."""

    nonce: Nonce


class Again(_FromClient, tag="again", frozen=True):
    """Have the next deal repeat the cards of an earlier round; null: no longer. Everybody sees it before the deal."""

    round_no: Annotated[int, msgspec.Meta(ge=1)] | None


class Name(_FromClient, tag="name", frozen=True):
    """Change one's name."""

    name: PersonName


class Look(_FromClient, tag="look", frozen=True):
    """Choose one's figure; empty: the initial of one's name."""

    look: LookCode


class AskSeat(_FromClient, tag="ask_seat", frozen=True):
    """Ask the host for a chair while none can be taken, or no longer."""

    asks: bool


class AnswerSeat(_FromClient, tag="answer_seat", frozen=True):
    """Grant or decline, as host, a request for a chair."""

    whom: GuestNumber
    yes: bool


class Phrase(_FromClient, tag="phrase", frozen=True):
    """Say a phrase to the room."""

    phrase: PhraseCode
    card: Annotated[str, msgspec.Meta(max_length=MOST_FACE_CHARACTERS)] | None = None
    """The card it is about: the last one laid. Without it, or about another card, the phrase is for the room."""


class Chat(_FromClient, tag="chat", frozen=True):
    """Write a line of text to the guests of the room."""

    text: Annotated[str, msgspec.Meta(max_length=MOST_CHAT_SENT)]


class Seeing(_FromClient, tag="seeing", frozen=True):
    """Report whether a person looks at the page. People who do are not called by Web Push."""

    seen: bool


class Whole(_FromClient, tag="whole", frozen=True):
    """Ask for a whole view: a change has come that does not follow from what this page has."""


class Advise(_FromClient, tag="advise", frozen=True):
    """Ask what a strong player would do now, in one's place."""


OfDealer = ChooseHand | Cut | Again
OfHost = Computer | ChangeSettings | Kick | AnswerSeat
OfGrain = Commit | Reveal
KeptMessage = OfDealer | OfHost | OfGrain | Pace | Sit | Stand | Ready | PlayFor | Vote | Name | Look | AskSeat
"""Messages that the journal stores as they came: chance and the server add nothing to them."""
GatheringMessage = (
    Sit
    | Stand
    | Ready
    | OfHost
    | Rules
    | Propose
    | AddRule
    | Renew
    | Forget
    | PlayFor
    | Undo
    | Vote
    | OfGrain
    | Again
    | Name
    | Look
    | AskSeat
    | Phrase
    | Chat
    | Seeing
    | Whole
    | Advise
)
"""Requests of guests besides playing."""
ClientMessage = MakeMove | Next | ChooseHand | Cut | NewMatch | Pace | GatheringMessage


class RefusedMessage(msgspec.Struct, tag="refused", tag_field="type", frozen=True):
    """A message was not carried out; see `Refused` for the codes."""

    id: str | None
    code: str
    why: ReasonView | None


AdviceGoal = Annotated[
    Literal["win", "place", "points"],
    Named("AdviceGoal", "The aim by which moves are compared: to win the round, to be the next one out, to be ahead by points."),
]


class WhyView(msgspec.Struct, frozen=True):
    """The reason why a move is good: a code of `huit.players`, and the facts of its sentence."""

    code: str
    seat: SeatNumber | None = None
    count: int = 0
    suit: SuitName | None = None
    card: FaceName | None = None


class AdviceMessage(msgspec.Struct, tag="advice", tag_field="type", frozen=True):
    """The advice of a strong player, sent to the person who wants it."""

    seq: int
    """The number of the view that it is about."""
    move: MoveView | None
    """Null: do nothing."""
    goal: AdviceGoal
    chance: int | None
    """How often it reaches the goal, in thousandths (for points: 500, and 5 for each point ahead); null: no choice."""
    rounds: int
    other: MoveView | None
    """The next best choice, as the first thing that it does."""
    other_chance: int | None
    why: tuple[WhyView, ...]


class PreparingMessage(msgspec.Struct, tag="preparing", tag_field="type", frozen=True):
    """The search that advice asks for is compiled first, as it never ran on this machine: how far that is."""

    done: int
    of: int
    """How many parts there are; 0: others are compiled first."""


class PhraseMessage(msgspec.Struct, tag="phrase", tag_field="type", frozen=True):
    """A guest says a phrase."""

    guest: GuestNumber
    seat: SeatNumber | None
    name: str
    phrase: PhraseCode
    card: FaceName | None = None
    """The card it is about, the last one laid; null: to the room."""


class ChatLine(msgspec.Struct, frozen=True):
    """A line that a guest has written. It stands in no journal."""

    guest: GuestNumber
    seat: SeatNumber | None
    name: str
    text: str
    at: int
    """When it was written, in milliseconds since 1970; no two lines of a guest have the same."""


class ChatMessage(msgspec.Struct, tag="chat", tag_field="type", frozen=True):
    """Lines that guests have written one another. Spectators are sent none."""

    lines: tuple[ChatLine, ...]
    held: bool = False
    """Whether they were written before this socket came: those that the room still has."""


class TurnedUp(msgspec.Struct, tag="face_up", tag_field="kind", frozen=True):
    """Cards were turned up to find the first dealer."""

    seat: SeatNumber
    """The first dealer."""
    cards: tuple[tuple[SeatNumber, FaceName], ...]


class HandSizeChosen(msgspec.Struct, tag="hand_chosen", tag_field="kind", frozen=True):
    """The dealer chose the size of the hands."""

    seat: SeatNumber
    hand: int


class CutMade(msgspec.Struct, tag="cut", tag_field="kind", frozen=True):
    """*at* cards were cut off the pack."""

    seat: SeatNumber
    at: int


class Undone(msgspec.Struct, tag="undone", tag_field="kind", frozen=True):
    """The last move of a seat was taken back."""

    seat: SeatNumber


class StoodIn(msgspec.Struct, tag="stood_in", tag_field="kind", frozen=True):
    """A computer made the move for a person."""

    seat: SeatNumber


class RuleChanged(msgspec.Struct, tag="rule_changed", tag_field="kind", frozen=True):
    """The winner of the round changed one thing of the rules, described in both languages."""

    seat: SeatNumber
    fr: str
    en: str


class AddedRule(msgspec.Struct, frozen=True, kw_only=True):
    """A change of one thing of the rules by a winner, described in both languages."""

    after: int
    """The round that was won: the change holds from the next deal on."""
    guest: GuestNumber
    name: str
    fr: str
    en: str


RoomEvent = TurnedUp | HandSizeChosen | CutMade | Undone | StoodIn | RuleChanged
"""Events of the room in the log of a round."""


def room_event(event: RoomEvent) -> Event:
    """Return *event* as a public event of the round.

    >>> room_event(Undone(2)).public
    {'kind': 'undone', 'seat': 2}
    """
    return Event(msgspec.to_builtins(event))


SeatRequest = Annotated[
    Request,
    Named("SeatRequest", "`granted`: they get the next free chair; `declined`: not in this round."),
]


class Standing(msgspec.Struct, frozen=True):
    """A guest without a chair."""

    guest: GuestNumber
    name: str
    here: bool
    request: SeatRequest | None = None
    """The state of their request for a chair."""


class Clock(msgspec.Struct, frozen=True):
    """The seats that are awaited, and their time in milliseconds."""

    seats: tuple[SeatNumber, ...]
    left_ms: int
    """Time left; negative once it is up and no computer plays for them yet."""
    of_ms: int


class Mays(msgspec.Struct, frozen=True):
    """The actions that a guest may take now, so that the page offers nothing that is refused."""

    start: bool = False
    host: bool = False
    undo: bool = False
    back: bool = False
    """Return to the chair left during the round, or play on after a pause."""
    rest: bool = False
    """Have a computer play for oneself."""
    change: bool = False
    """Take another chair."""
    kick: bool = False
    propose: bool = False
    """Propose other rules."""
    add_rule: bool = False
    """Change one thing of the rules, having won the round."""
    advise: bool = False
    """Ask what a strong player would do."""
    ask_seat: bool = False
    """Ask for a chair, as none can be taken now."""
    give_at_once: bool = False
    """Give somebody who asks the chair of a computer of this round."""


class KnownCards(msgspec.Struct, frozen=True):
    """The cards of an earlier round are dealt again: somebody may know them."""

    round_no: int
    """The round of this room; 0 for cards of another room."""


class CommitmentView(msgspec.Struct, frozen=True):
    """A guest's commitment to a grain for the next deal."""

    guest: GuestNumber
    name: str
    digest: str


class SealedCommitment(CommitmentView, frozen=True):
    """A commitment of a seal, and whether its grain is revealed. The grain is shown when the round is over."""

    revealed: bool


class SealView(msgspec.Struct, frozen=True):
    """The closed set of commitments of the next deal. Nothing of it changes any more."""

    deal: str
    """Everything else that determines the deal: ``ROUND_NO:RULES_DIGEST:SEATS:DEALER:HAND:CUT``."""
    commitments: tuple[SealedCommitment, ...]
    digest: str
    """The SHA-256 of ``NEXT_COMMITMENT:DEAL:DIGEST1:DIGEST2…``."""


class PutOff(msgspec.Struct, frozen=True):
    """A guest who had committed and did not reveal in time."""

    guest: GuestNumber
    name: str


class Presence(msgspec.Struct, frozen=True):
    """The guests who are connected, and the time left. Not stored in the journal."""

    here: frozenset[int] = frozenset()
    """Guests."""
    stand_ins: frozenset[int] = frozenset()
    """Seats of people for whom a computer plays."""
    watchers: int = 0
    clock: Clock | None = None
    reveal_left_ms: int | None = None
    below_level: frozenset[int] = frozenset()
    """Seats of computers that made their last move below their level."""


NOBODY_THERE = Presence()


class RoomPart(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the view of a room that all see. While what it is made of is the same, it is not made again."""

    made_of: ClassVar[frozenset[str]] = frozenset()
    """The fields of `RoomState` that it is made of; ``stage`` and ``presence`` are meant as they stand in views."""


class RoomMoment(RoomPart, frozen=True, kw_only=True):
    """The number of commands of a room, and its stage. Every command changes them."""

    made_of = frozenset({"marks"})

    seq: int
    """Number of commands in the journal. A move names the *seq* of its view."""
    round_no: int
    """0 before the first round."""
    stage: Stage
    void: bool
    """Whether this version could not go on with the last round."""


class RoomRules(RoomPart, frozen=True, kw_only=True):
    """The rules and settings that a room has agreed on."""

    made_of = frozenset({"agreement", "settings", "computer_play", "seating"})

    rules: str
    options: Mapping[str, Any]
    title: str
    """The players' own name for their rules; empty: use the name of the game."""
    settings: RoomSettings
    added_rules: tuple[AddedRule, ...]
    """The changes that winners have made to the rules in force, the latest last."""
    pace: float
    counted_by: str
    """The count of a round, by the codes of the plans: ``left_in_hand``, ``winner_takes``, ``podium``, ``none`` …"""
    teams: int
    """Number of teams; seat *s* is in team ``s % teams``. 0: no teams."""


class RoomSeats(RoomPart, frozen=True, kw_only=True):
    """The chairs of a room and their occupants. Lists are by seat."""

    made_of = frozenset({"seating", "computer_play", "match"})

    names: tuple[str, ...]
    """ "" for an open chair or a person without a name."""
    looks: tuple[LookCode, ...]
    """The figures that people have chosen; empty for everybody else."""
    computers: tuple[bool, ...]
    levels: tuple[LevelName | None, ...]
    """How well the computers play; null for open chairs and people."""
    guests_at: tuple[GuestNumber | None, ...]
    """Null for open chairs and computers."""
    ready: tuple[bool, ...]
    host: GuestNumber
    former: tuple[Former, ...]
    """Former occupants of seats in this match; the points of the seat include theirs."""


class RoomScore(RoomPart, frozen=True, kw_only=True):
    """The score of a match. Lists are by seat unless noted."""

    made_of = frozenset({"match", "seating"})

    totals: tuple[int, ...]
    """Points in this match; in teams, those of the team."""
    wins: tuple[int, ...]
    match: Annotated[MatchView, Named("MatchView")] | None
    """Null for single rounds."""
    match_no: int
    sheet: tuple[Annotated[Row, Named("SheetRow")], ...]
    """The latest rounds of the match, one after the other."""
    feats: tuple[Feat, ...]
    """What is told of each seat at the end of the latest round; once the match is over, of all its rounds."""


class RoomDeal(RoomPart, frozen=True, kw_only=True):
    """The next deal, and the proof of the latest one."""

    made_of = frozenset({"agreement", "settings", "computer_play", "seating", "sources", "dealt", "past", "winners", "stage"})

    levels_offered: tuple[LevelName, ...]
    """How well computers can play; empty during a round, when that cannot be changed."""
    adders: tuple[SeatNumber, ...]
    """The winners who may still change a rule; the next deal waits for them, for a time."""
    deal: NextDealView | None
    """The next deal and its choices; null during a round."""
    face_up: tuple[tuple[SeatNumber, FaceName], ...] | None
    """In the first round, the cards turned up to find the dealer, in order."""
    commitment: str | None
    """The commitment of the current or latest round."""
    next_commitment: str | None
    """The commitment of the next round; null during a round, and where the next deal repeats known cards."""
    known_cards: KnownCards | None
    """The known cards of the next deal, or of the round that is played."""
    daily: str | None
    """The date of the deal of the day that the first round deals, or dealt; null where it is not played as on its day."""
    commitments: tuple[CommitmentView, ...]
    """The commitments to the grains of the next deal."""
    seal: SealView | None
    """Set from the request for a deal until all have revealed their grains."""
    put_off: tuple[PutOff, ...]
    """The guests who have put the next deal off, in order: they are out of it. During a round, those who had put off its deal."""
    proof: Proof | None
    """The proof of the finished round."""


class RoomPoll(RoomPart, frozen=True, kw_only=True):
    """The vote of a room."""

    made_of = frozenset({"votes"})

    poll: PollView | None


class Company(RoomPart, frozen=True, kw_only=True):
    """The people who are there. Lists are by seat unless noted."""

    made_of = frozenset({"presence", "seating", "requests", "sources", "dealt", "stage"})

    here: tuple[bool, ...]
    """Whether the player is connected; computers always are."""
    stand_ins: tuple[bool, ...]
    """Whether a computer plays for a person."""
    below_level: tuple[bool, ...]
    """Whether a computer made its last move below its level: its search process is starting, has failed, or is busy."""
    people: tuple[Standing, ...]
    """The guests without a chair who are there, or who wait for one."""
    gone: int
    """Number of guests who are away, have no chair and wait for none."""
    watchers: int
    clock: Clock | None
    reveal_left_ms: int | None
    """Time left to reveal; null without a seal."""


class Viewer(msgspec.Struct, frozen=True):
    """A viewer of a room, as they stand in their view."""

    room: str
    """The name of the room in their link."""
    seat: SeatNumber | None = None
    """Null without a chair."""
    guest: GuestNumber | None = None
    """Null for spectators."""
    watch: str | None = None
    """The name of the spectators' link; null for spectators."""
    onlooker: GuestNumber | None = None
    """Guest number of a spectator with a chair request; otherwise treated like any spectator."""


class Allowed(msgspec.Struct, frozen=True):
    """The actions besides playing that one viewer may take."""

    may: Mays


class ViewMessage(msgspec.Struct, tag="view", tag_field="type", frozen=True, kw_only=True):
    """All that one viewer may see of a room. `view_message` adds the fields of its parts."""

    protocol: int = PROTOCOL
    """The version of these messages: a page of another version must be loaded again."""
    at: int = 0
    """The number of this moment in the room: changes name the one that they follow."""
    log: list[EventView] = []
    """The events of the round, as far as they are in memory."""


class ChangeMessage(
    msgspec.Struct, tag="change", tag_field="type", frozen=True, kw_only=True, omit_defaults=True, rename={"since": "from"}
):
    """The changes since the view, or the change, that this socket was sent before.

    Besides, it has those fields of a view that are others now. Of `danish` and `tricks` it has the changed fields alone. A page
    that does not stand at *from* asks for a whole view: see `Whole`.
    """

    at: int
    since: int | None = None
    """Missing where it is the moment just before."""
    log: list[EventView] = []
    """The events since then; missing if there is none."""


ROOM_PARTS: tuple[type[RoomPart], ...] = (RoomMoment, RoomRules, RoomSeats, RoomScore, RoomDeal, RoomPoll, Company)


@cache
def view_message(family: str) -> type[ViewMessage]:
    """Return the view message of *family*, with the fields of all its parts.

    >>> [field.name for field in msgspec.structs.fields(view_message("danish"))][-5:]
    ['discard', 'danish', 'hand', 'moves', 'why']
    """
    fields = [each for part in view_parts(family) for each in msgspec.structs.fields(part)]
    declared = [(each.name, each.type, *_default(each)) for each in fields]
    made = msgspec.defstruct(f"{family.title()}View", declared, bases=(ViewMessage,), frozen=True, kw_only=True)
    return cast("type[ViewMessage]", made)


def view_parts(family: str) -> tuple[type[msgspec.Struct], ...]:
    """Return the structs whose fields make up a view of *family*."""
    views = of_family(family)
    return (*ROOM_PARTS, Viewer, Allowed, views.OPEN, views.OWN)


def _default(each: msgspec.structs.FieldInfo) -> tuple[Any, ...]:
    if each.default_factory is not msgspec.NODEFAULT:
        return (msgspec.field(default_factory=each.default_factory),)
    return () if each.default is msgspec.NODEFAULT else (each.default,)


_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def decode_message(frame: bytes | str) -> ClientMessage:
    """Return the message that a client sent.

    >>> decode_message(b'{"type":"next","id":"c1"}')
    Next(id='c1')

    Raises:
        Refused: ``malformed``, with what is wrong.
    """
    try:
        return _decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", {"code": "malformed", "message": str(error)}) from error


encode_message: Callable[[object], bytes] = msgspec.json.Encoder().encode
"""Return the frame of a message to clients, or a part of one."""


BesideView = RefusedMessage | PhraseMessage | ChatMessage | AdviceMessage | PreparingMessage
"""What a server says that is neither a view nor a change: each has a type of its own on the page."""
