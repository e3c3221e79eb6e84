"""What goes over the wire: the messages of a client, checked as they are decoded, and those of the server."""

from typing import Annotated, Any, Literal

import msgspec

from huit.rooms.match import MatchAsked, Row
from huit.rooms.polls import PollKind
from huit.rooms.refused import Refused
from huit.rooms.seating import Seating
from huit.rooms.settings import RoomSettings
from huit.rooms.trust import Nonce

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

PhraseCode = Literal[
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
]
"""What can be said across a room: codes, for everybody reads them in his own language."""

MessageId = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_ID_CHARACTERS)]
MoveWord = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_MOVE_CHARACTERS)]
Cards = Annotated[int, msgspec.Meta(ge=0, le=MOST_CARDS_NAMED)]
Seq = Annotated[int, msgspec.Meta(ge=0)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=MOST_SEAT)]
PersonName = Annotated[str, msgspec.Meta(max_length=MOST_NAME_CHARACTERS)]
PaceFactor = Annotated[float, msgspec.Meta(ge=0, le=MOST_PACE)]


class Move(msgspec.Struct, tag="move", frozen=True, forbid_unknown_fields=True):
    """A move of the client's seat, chosen on the view numbered *seq*."""

    id: MessageId
    seq: Seq
    move: MoveWord


class Next(msgspec.Struct, tag="next", frozen=True, forbid_unknown_fields=True):
    """Deal the next round."""

    id: MessageId


class Deal(msgspec.Struct, tag="deal", frozen=True, forbid_unknown_fields=True):
    """Choose, as dealer, the size of the hands of the next round; the cards are dealt by `Next`."""

    id: MessageId
    hand: Cards


class Cut(msgspec.Struct, tag="cut", frozen=True, forbid_unknown_fields=True):
    """Cut for the next round: take *at* cards off."""

    id: MessageId
    at: Cards


class NewMatch(msgspec.Struct, tag="match", frozen=True, forbid_unknown_fields=True):
    """Begin a new match, and deal its first round; no match: single rounds."""

    id: MessageId
    match: MatchAsked | None


class Pace(msgspec.Struct, tag="pace", frozen=True, forbid_unknown_fields=True):
    """Let the computer players take *pace* times a human time."""

    id: MessageId
    pace: PaceFactor


class Sit(msgspec.Struct, tag="sit", frozen=True, forbid_unknown_fields=True):
    """Take a chair, change chairs, or come back to one's own."""

    id: MessageId
    seat: SeatNumber


class Stand(msgspec.Struct, tag="stand", frozen=True, forbid_unknown_fields=True):
    """Leave the chair."""

    id: MessageId


class Ready(msgspec.Struct, tag="ready", frozen=True, forbid_unknown_fields=True):
    """Be ready for the first round, or not any more."""

    id: MessageId
    ready: bool


class Computer(msgspec.Struct, tag="computer", frozen=True, forbid_unknown_fields=True):
    """Put a computer player on an open chair, or take it away."""

    id: MessageId
    seat: SeatNumber
    on: bool


class Rules(msgspec.Struct, tag="rules", frozen=True, forbid_unknown_fields=True):
    """Have the room play other rules."""

    id: MessageId
    rules: Annotated[str, msgspec.Meta(max_length=MOST_RULES_CHARACTERS)]
    options: dict[str, Any]
    match: MatchAsked | None
    seats: SeatNumber


class Settings(msgspec.Struct, tag="settings", frozen=True, forbid_unknown_fields=True):
    """Change how the room is run."""

    id: MessageId
    settings: RoomSettings


class Kick(msgspec.Struct, tag="kick", frozen=True, forbid_unknown_fields=True):
    """Send the person on a seat away: at once for the host, else by a vote."""

    id: MessageId
    seat: SeatNumber
    whom: int | None = None
    """Who is meant: nobody else who sat down there meanwhile."""


class Undo(msgspec.Struct, tag="undo", frozen=True, forbid_unknown_fields=True):
    """Ask the others to take one's last move back."""

    id: MessageId


class Vote(msgspec.Struct, tag="vote", frozen=True, forbid_unknown_fields=True):
    """Answer what is asked."""

    id: MessageId
    yes: bool
    kind: PollKind | None = None
    about: SeatNumber | None = None
    """With *kind*, what was asked (see `Poll.seat`): no question about anything else is answered."""


class GiveNonce(msgspec.Struct, tag="nonce", frozen=True, forbid_unknown_fields=True):
    """Add one's grain of chance to the next deal."""

    id: MessageId
    nonce: Nonce


class Again(msgspec.Struct, tag="again", frozen=True, forbid_unknown_fields=True):
    """Deal the cards of an earlier round again."""

    id: MessageId
    round_no: Annotated[int, msgspec.Meta(ge=1)]


class Name(msgspec.Struct, tag="name", frozen=True, forbid_unknown_fields=True):
    """Be called otherwise."""

    id: MessageId
    name: PersonName


class Phrase(msgspec.Struct, tag="phrase", frozen=True, forbid_unknown_fields=True):
    """Say something across the room."""

    id: MessageId
    phrase: PhraseCode


ClientMessage = (
    Move
    | Next
    | Deal
    | Cut
    | NewMatch
    | Pace
    | Sit
    | Stand
    | Ready
    | Computer
    | Rules
    | Settings
    | Kick
    | Undo
    | Vote
    | GiveNonce
    | Again
    | Name
    | Phrase
)


class RefusedMessage(msgspec.Struct, tag="refused", tag_field="type", frozen=True):
    """A message was not carried out; see `Refused` for the codes."""

    id: str | None
    code: str
    why: dict[str, Any] | None


class PhraseMessage(msgspec.Struct, tag="phrase", tag_field="type", frozen=True):
    """Somebody says something."""

    guest: int
    seat: int | None
    name: str
    phrase: str


class Presence(msgspec.Struct, frozen=True):
    """Who is there now, and what time is left: what passes, and stands in no journal."""

    here: frozenset[int] = frozenset()
    """Guests."""
    stand_ins: frozenset[int] = frozenset()
    """Seats of people for whom a computer player plays."""
    watchers: int = 0
    clock: dict[str, Any] | None = None
    """``seats`` that are awaited, ``left_ms`` until they are played for, or less than nothing, ``of_ms``."""

    def here_at(self, seating: Seating) -> tuple[bool, ...]:
        """Return, for each seat, whether its player is there; computers always are."""
        return tuple(bool(chair.computer) or chair.guest in self.here for chair in seating.chairs)

    def people(self, seating: Seating) -> tuple[dict[str, Any], ...]:
        """Return the guests who are there without a chair."""
        # Another process may know of a guest before the journal has been read on here, or of one who was just sent away.
        known = (number for number in sorted(self.here) if number < len(seating.guests) and not seating.guests[number].is_kicked)
        standing = (number for number in known if seating.seat_of(number) is None)
        return tuple({"guest": number, "name": seating.guests[number].name, "here": True} for number in standing)


NOBODY_THERE = Presence()


class ViewMessage(msgspec.Struct, tag="view", tag_field="type", frozen=True, kw_only=True):
    """All that one seat may see of its room: the part of `views.client_view`, and what the room knows above the round.

    Before the first round is dealt, that part is as empty as it stands here.
    """

    # Of the room
    seq: int
    """How many commands the journal holds: what a client's next move names."""
    room: str
    round_no: int
    """0 before the first round."""
    rules: str
    options: dict[str, Any]
    stage: str
    """``lobby``, ``round`` or ``between``."""
    seat: int | None
    """None for whoever has no chair."""
    guest: int | None
    """None for spectators."""
    names: tuple[str, ...]
    """By seat; "" for a chair that is open, or a person without a name."""
    computers: tuple[bool, ...]
    guests_at: tuple[int | None, ...]
    ready: tuple[bool, ...]
    here: tuple[bool, ...]
    stand_ins: tuple[bool, ...]
    people: tuple[dict[str, Any], ...]
    """The guests without a chair."""
    host: int
    watchers: int
    watch: str | None
    settings: RoomSettings
    clock: dict[str, Any] | None
    poll: dict[str, Any] | None
    commitment: str | None
    """What was shown before the round that is played, or was played last, was dealt."""
    next_commitment: str | None
    nonces: tuple[int, ...]
    proof: dict[str, Any] | None
    """Of the round that is over."""
    may: dict[str, bool]
    void: bool
    """Whether the last round could not be played on by this version."""
    pace: float
    match_no: int
    totals: tuple[int, ...]
    """What every seat has in this match; in teams, what its team has."""
    wins: tuple[int, ...]
    match: dict[str, Any] | None
    """See `rooms.match.Match.told`."""
    sheet: tuple[Row, ...] | None
    """The rounds so far; None in the middle of a round to a socket that has had them: they are as they were."""
    deal: dict[str, Any] | None
    """What comes next, and what may be chosen for it, while no round is being played."""
    face_up: tuple[tuple[int, str], ...] | None
    """In the first round, the cards that settled who deals."""
    log: list[dict[str, Any]]
    """What happened since the last view that this socket was sent."""

    # Of the round
    family: str = "shedding"
    turn: int | None = None
    phase: str = "deal"
    direction: int = 1
    first: int
    dealer: int
    top: str = ""
    recent: list[str] = []
    """The cards under the top, oldest first."""
    in_force: str | None = None
    stands_for: str | None = None
    suit: str | None = None
    named: bool = False
    debt: int = 0
    stock: int = 0
    discard: int = 0
    counts: list[int]
    hand: list[str] = []
    moves: list[str] = []
    jumps: list[str] = []
    run: bool = False
    give: dict[str, Any] | None = None
    take_from: int | None = None
    may_announce: bool = False
    announce_with: list[str] = []
    """The cards that may be played with an announcement."""
    may_say: bool = False
    may_catch: bool = False
    may_declare: bool = False
    misdealt: int | None = None
    calls: dict[str, Any] | None = None
    """What is called out by the rules in force: see `SheddingRound.calls`."""
    sweep: dict[str, Any] | None = None
    """Who laid the attack that goes round now, and what answers it."""
    one_card: list[int] = []
    why: dict[str, dict[str, Any]] = {}
    teams: int
    """How many teams; seat *s* is in team ``s % teams``. 0: each for himself."""
    out: list[int] = []
    """The seats that have no card left, first to last."""
    tricks: dict[str, Any] | None = None
    """What only a trick game has: see `views.tricks.shown`."""
    danish: dict[str, Any] | None = None
    """What only a game of Danish has: see `views.danish.shown`."""
    over: bool = False
    result: dict[str, Any] | None = None


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


def blank_view() -> dict[str, Any]:
    """Return the fields of a view that need not be said, as they are then."""
    fields = msgspec.structs.fields(ViewMessage)
    defaults = ((field.name, field.default) for field in fields if field.default is not msgspec.NODEFAULT)
    made = ((field.name, field.default_factory()) for field in fields if field.default_factory is not msgspec.NODEFAULT)
    return dict(defaults) | dict(made)


def encode_part(part: dict[str, Any]) -> bytes:
    """Return some of the fields of a message as JSON."""
    return _encoder.encode(part)


def encode_message(message: RefusedMessage | ViewMessage | PhraseMessage) -> bytes:
    """Return the frame that is sent to a client.

    >>> encode_message(RefusedMessage(id="c1", code="stale", why=None))
    b'{"type":"refused","id":"c1","code":"stale","why":null}'
    """
    return _encoder.encode(message)
