"""What goes over the wire: the messages of a client, checked as they are decoded, and those of the server."""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Literal, cast

import msgspec

from huit.engine.events import Event, FaceName, Named, SeatNumber
from huit.rooms.before_deal import NextDealTold
from huit.rooms.match import MatchAsked, MatchTold, Row
from huit.rooms.polls import PollKind, PollTold
from huit.rooms.refused import Refused
from huit.rooms.settings import RoomSettings
from huit.rooms.trust import Nonce, ProofTold
from huit.views.shared import ReasonTold, of_family

MOST_MESSAGE_BYTES = 4096
MOST_ID_CHARACTERS = 40
MOST_MOVE_CHARACTERS = 64
MOST_CARDS_NAMED = 1000
"""More than any hand or cut: the room says what is right."""
MOST_PACE = 3.0
"""Computer players take this many times a human time at most; 0 is at once."""
MOST_SEAT = 63
MOST_RULES_CHARACTERS = 40
MOST_NAME_CHARACTERS = 20

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
    Named("PhraseCode", "What can be said across a room: codes, for everybody reads them in his own language."),
]

GuestNumber = Annotated[int, Named("Guest", "A person who has come to the room, by number.")]
Stage = Annotated[
    Literal["lobby", "round", "between"], Named("Stage", "`lobby`: before the first round, or after the rules were changed.")
]
EventTold = Annotated[dict[str, Any], Named("WireEvent")]
"""See `Event.for_seat`."""

MessageId = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_ID_CHARACTERS)]
MoveWord = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_MOVE_CHARACTERS)]
CardCount = Annotated[int, msgspec.Meta(ge=0, le=MOST_CARDS_NAMED)]
Seq = Annotated[int, msgspec.Meta(ge=0)]
AskedSeat = Annotated[SeatNumber, msgspec.Meta(ge=0, le=MOST_SEAT)]
PersonName = Annotated[str, msgspec.Meta(max_length=MOST_NAME_CHARACTERS)]
PaceFactor = Annotated[float, msgspec.Meta(ge=0, le=MOST_PACE)]


class _FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every message of a client has."""

    id: MessageId


class MakeMove(_FromClient, tag="move", frozen=True):
    """A move of the client's seat, chosen on the view numbered *seq*."""

    seq: Seq
    move: MoveWord


class Next(_FromClient, tag="next", frozen=True):
    """Deal the next round."""


class ChooseHand(_FromClient, tag="deal", frozen=True):
    """Choose, as dealer, the size of the hands of the next round; the cards are dealt by `Next`."""

    hand: CardCount


class Cut(_FromClient, tag="cut", frozen=True):
    """Cut for the next round: take *at* cards off."""

    at: CardCount


class NewMatch(_FromClient, tag="match", frozen=True):
    """Begin a new match, and deal its first round; no match: single rounds."""

    match: MatchAsked | None


class Pace(_FromClient, tag="pace", frozen=True):
    """Let the computer players take *pace* times a human time."""

    pace: PaceFactor


class Sit(_FromClient, tag="sit", frozen=True):
    """Take a chair, change chairs, or come back to one's own."""

    seat: AskedSeat


class Stand(_FromClient, tag="stand", frozen=True):
    """Leave the chair."""


class Ready(_FromClient, tag="ready", frozen=True):
    """Be ready for the first round, or not any more."""

    ready: bool


class Computer(_FromClient, tag="computer", frozen=True):
    """Put a computer player on an open chair, or take it away."""

    seat: AskedSeat
    on: bool


class Rules(_FromClient, tag="rules", frozen=True):
    """Have the room play other rules."""

    rules: Annotated[str, msgspec.Meta(max_length=MOST_RULES_CHARACTERS)]
    options: dict[str, Any]
    match: MatchAsked | None
    seats: AskedSeat


class Settings(_FromClient, tag="settings", frozen=True):
    """Change how the room is run."""

    settings: RoomSettings


class Kick(_FromClient, tag="kick", frozen=True):
    """Send the person on a seat away: at once for the host, else by a vote."""

    seat: AskedSeat
    whom: GuestNumber | None = None
    """Who is meant: nobody else who sat down there meanwhile."""


class Undo(_FromClient, tag="undo", frozen=True):
    """Ask the others to take one's last move back."""


class Vote(_FromClient, tag="vote", frozen=True):
    """Answer what is asked."""

    yes: bool
    kind: PollKind | None = None
    about: AskedSeat | None = None
    """With *kind*, what was asked (see `Poll.seat`): no question about anything else is answered."""


class GiveNonce(_FromClient, tag="nonce", frozen=True):
    """Add one's grain of chance to the next deal."""

    nonce: Nonce


class Again(_FromClient, tag="again", frozen=True):
    """Deal the cards of an earlier round again."""

    round_no: Annotated[int, msgspec.Meta(ge=1)]


class Name(_FromClient, tag="name", frozen=True):
    """Be called otherwise."""

    name: PersonName


class Phrase(_FromClient, tag="phrase", frozen=True):
    """Say something across the room."""

    phrase: PhraseCode


GatheringMessage = Sit | Stand | Ready | Computer | Rules | Settings | Kick | Undo | Vote | GiveNonce | Again | Name | Phrase
"""What a guest asks for beside playing."""
ClientMessage = MakeMove | Next | ChooseHand | Cut | NewMatch | Pace | GatheringMessage


class RefusedMessage(msgspec.Struct, tag="refused", tag_field="type", frozen=True):
    """A message was not carried out; see `Refused` for the codes."""

    id: str | None
    code: str
    why: ReasonTold | None


class PhraseMessage(msgspec.Struct, tag="phrase", tag_field="type", frozen=True):
    """Somebody says something."""

    guest: GuestNumber
    seat: SeatNumber | None
    name: str
    phrase: PhraseCode


class TurnedUp(msgspec.Struct, tag="face_up", tag_field="kind", frozen=True):
    """Cards were turned up until it was settled who deals first."""

    seat: SeatNumber
    """Who deals."""
    cards: tuple[tuple[SeatNumber, FaceName], ...]


class HandSizeChosen(msgspec.Struct, tag="hand_chosen", tag_field="kind", frozen=True):
    """The dealer chose the size of the hands."""

    seat: SeatNumber
    hand: int


class CutMade(msgspec.Struct, tag="cut", tag_field="kind", frozen=True):
    """The pack was cut: so many cards were taken off."""

    seat: SeatNumber
    at: int


class Undone(msgspec.Struct, tag="undone", tag_field="kind", frozen=True):
    """The last move of a seat was taken back."""

    seat: SeatNumber


class StoodIn(msgspec.Struct, tag="stood_in", tag_field="kind", frozen=True):
    """A computer played for a person."""

    seat: SeatNumber


RoomEvent = TurnedUp | HandSizeChosen | CutMade | Undone | StoodIn
"""What a room tells in the log of a round."""


def room_event(told: RoomEvent) -> Event:
    """Return what a room tells as an event, which is for everybody.

    >>> room_event(Undone(2)).public
    {'kind': 'undone', 'seat': 2}
    """
    return Event(msgspec.to_builtins(told))


class Standing(msgspec.Struct, frozen=True):
    """A guest without a chair."""

    guest: GuestNumber
    name: str
    here: bool


class Clock(msgspec.Struct, frozen=True):
    """Who is awaited, and for how long yet."""

    seats: tuple[SeatNumber, ...]
    left_ms: int
    """Until they are played for; less than nothing where they are waited for beyond their time."""
    of_ms: int


class Mays(msgspec.Struct, frozen=True):
    """What a guest may ask for now, so that the page offers nothing in vain."""

    start: bool = False
    host: bool = False
    undo: bool = False
    back: bool = False
    """To take back the chair that he left in the middle of a round."""
    change: bool = False
    """To sit down on another chair."""
    kick: bool = False


class Presence(msgspec.Struct, frozen=True):
    """Who is there now, and what time is left: what passes, and stands in no journal."""

    here: frozenset[int] = frozenset()
    """Guests."""
    stand_ins: frozenset[int] = frozenset()
    """Seats of people for whom a computer player plays."""
    watchers: int = 0
    clock: Clock | None = None


NOBODY_THERE = Presence()


class OpenRoom(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees of a room, and its journal settles. Lists are by seat, unless their comment says otherwise."""

    seq: int
    """How many commands the journal holds: what a client's next move names."""
    round_no: int
    """0 before the first round."""
    rules: str
    options: Mapping[str, Any]
    stage: Stage
    names: tuple[str, ...]
    """ "" for a chair that is open, or a person without a name."""
    computers: tuple[bool, ...]
    guests_at: tuple[GuestNumber | None, ...]
    """Who sits there; null on open chairs and at computers."""
    ready: tuple[bool, ...]
    host: GuestNumber
    settings: RoomSettings
    poll: PollTold | None
    commitment: str | None
    """What was shown before the round that is played, or was played last, was dealt."""
    next_commitment: str | None
    """The same of the next deal; null while a round is played."""
    nonces: tuple[GuestNumber, ...]
    """The guests who have added their grain of chance to it."""
    proof: ProofTold | None
    """Of the round that is over."""
    void: bool
    """Whether the last round could not be played on by this version."""
    pace: float
    match_no: int
    teams: int
    """How many teams; seat *s* is in team ``s % teams``. 0: each for himself."""
    totals: tuple[int, ...]
    """What every seat has in this match; in teams, what its team has."""
    wins: tuple[int, ...]
    match: Annotated[MatchTold, Named("MatchView")] | None
    """Null where single rounds are played."""
    deal: NextDealTold | None
    """What comes next, and what may be chosen for it, while no round is being played."""
    face_up: tuple[tuple[SeatNumber, FaceName], ...] | None
    """In the first round, the cards that settled who deals, in the order in which they were turned up."""


class Company(msgspec.Struct, frozen=True, kw_only=True):
    """Who is there now: see `Presence`. Lists are by seat."""

    here: tuple[bool, ...]
    """Whether the player is there; computers always are."""
    stand_ins: tuple[bool, ...]
    """Whether a computer plays for a person."""
    people: tuple[Standing, ...]
    watchers: int
    clock: Clock | None


class OwnRoom(msgspec.Struct, frozen=True, kw_only=True):
    """What one socket is told of its room."""

    room: str
    seat: SeatNumber | None
    """Null for whoever has no chair."""
    guest: GuestNumber | None
    """Null for spectators."""
    watch: str | None
    """The name of the spectators' link, for guests."""
    log: list[EventTold]
    """What happened since the last view that this socket was sent."""
    sheet: tuple[Annotated[Row, Named("SheetRow")], ...] | None
    """The rounds of the match; null in the middle of a round to a socket that has had them: they are as they were."""
    may: Mays


class ViewMessage(msgspec.Struct, tag="view", tag_field="type", frozen=True, kw_only=True):
    """All that one seat may see of its room, in one object: see `view_message` for its fields."""


@cache
def view_message(family: str) -> type[ViewMessage]:
    """Return the message that shows a round of *family*: the fields of its parts side by side.

    >>> [field.name for field in msgspec.structs.fields(view_message("danish"))][-5:]
    ['discard', 'danish', 'hand', 'moves', 'why']
    """
    fields = [each for part in view_parts(family) for each in msgspec.structs.fields(part)]
    declared = [(each.name, each.type, *_default(each)) for each in fields]
    made = msgspec.defstruct(f"{family.title()}View", declared, bases=(ViewMessage,), frozen=True, kw_only=True)
    return cast("type[ViewMessage]", made)


def view_parts(family: str) -> tuple[type[msgspec.Struct], ...]:
    """Return the structs of which a view of *family* is put together."""
    views = of_family(family)
    return OpenRoom, Company, OwnRoom, views.Open, views.Own


def _default(each: msgspec.structs.FieldInfo) -> tuple[Any, ...]:
    if each.default_factory is not msgspec.NODEFAULT:
        return (msgspec.field(default_factory=each.default_factory),)
    return () if each.default is msgspec.NODEFAULT else (each.default,)


_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def decode_message(frame: bytes | str) -> ClientMessage:
    """Return the message that a client sent.

    >>> decode_message(b'{"type":"next","id":"c1"}')
    Next(id='c1')

    Raises:
        Refused: ``malformed``, and what is wrong with it.
    """
    try:
        return _decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", {"code": "malformed", "message": str(error)}) from error


def encode_part(part: msgspec.Struct) -> bytes:
    """Return some of the fields of a message as JSON, without the braces around them."""
    return _encoder.encode(part)[1:-1]


def encode_message(message: RefusedMessage | ViewMessage | PhraseMessage) -> bytes:
    """Return the frame that is sent to a client.

    >>> encode_message(RefusedMessage(id="c1", code="stale", why=None))
    b'{"type":"refused","id":"c1","code":"stale","why":null}'
    """
    return _encoder.encode(message)
