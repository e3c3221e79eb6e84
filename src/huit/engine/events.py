"""Events, noted where they happen and split at birth: a part for everybody, and a part for some seats.

A kernel calls `note` with the number of a kind; compiled, it is nothing at all. Run plain, the notes gather in the state and
become `Event` here. A kind of event is declared once, with its fields and who may know them: here where several families have it,
else in ``engine/NAME/events.py``. The page's types are generated from these declarations.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin

from huit.cards import RANKS, face_name, faces_of
from huit.engine.actions import Seat
from huit.engine.kernel import native

NOBODY = -1
NOTHING = -1

Note = tuple[int, int, int, int]
"""Number of the kind, seat, what all may know, and what only its knowers may know."""


@native("note")
def note(state: Any, kind: int, seat: Seat, shown: int, hidden: int) -> None:
    """Tell that something happened to *seat*; *hidden* is for the knowers of this kind alone."""
    if state.notes is not None:
        state.notes.append((kind, seat, shown, hidden))


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. `public` is for everybody; `private` is added to it for the `knowers` alone.

    >>> drawn = Event({"kind": "drew", "seat": 1, "count": 1}, {"cards": ["5c"]}, knowers=(1,))
    >>> drawn.for_seat(0)
    {'kind': 'drew', 'seat': 1, 'count': 1}
    >>> drawn.for_seat(1)["cards"]
    ['5c']
    """

    public: dict[str, Any]
    private: dict[str, Any] | None = None
    knowers: tuple[Seat, ...] = ()

    @property
    def kind(self) -> str:
        """The name of its kind."""
        return self.public["kind"]

    def for_seat(self, seat: Seat | None) -> dict[str, Any]:
        """Return what *seat* may know of it; None is somebody who only watches."""
        if self.private is not None and seat in self.knowers:
            return self.public | self.private
        return self.public


# Types of fields


class Named(NamedTuple):
    """The name and the description of a type in the page's protocol, as a mark of ``Annotated``."""

    name: str
    about: str = ""
    shape: Any = None
    """The type that the protocol shows in place of a marked plain ``dict``."""


SeatNumber = Annotated[Seat, Named("Seat", "A place in the round, from 0.")]
FaceName = Annotated[str, Named("Face", "A card: its rank and its suit (`9h`, `Ts`), `Xb` and `Xr` for the jokers.")]
SuitName = Annotated[Literal["c", "d", "h", "s"], Named("Suit")]
Direction = Annotated[Literal[1, -1], Named("Direction", "1: clockwise.")]
Cause = Annotated[
    Literal["turn", "debt", "caught", "again", "misdeal", "refill", "last", "level", "wrong"],
    Named(
        "Cause",
        "Why cards were drawn: in a turn, for an attack, for a forgotten announcement, for a last card that obliges to play"
        " again, for too few cards dealt, to fill a hand up, for a last card that nobody goes out with,"
        " for the next hand of who counts down, for an announcement that was wrong.",
    ),
]
DutyName = Annotated[
    Literal[
        *("play", "start", "doubt", "answer", "must_answer", "suit", "rank", "card", "face", "give", "pass_on", "trade"),
        *("send", "kind", "give_back", "discard", "lead"),
    ],
    Named(
        "Asked",
        "The task of the seat whose turn it is: to play, to begin, to believe an attack or not, to answer with what it drew"
        " or pass, to answer with it, to name a suit, a rank or a card, to say what a joker stands for, to give cards away, to"
        " pass one on, to choose whose hand it swaps for, to say who gets the discard, to announce, to give a card back, to put"
        " cards away, to lead.",
    ),
]
Ending = Annotated[
    Literal["out", "blocked", "four_of_a_kind", "played", "last_left", "limit", "outright"],
    Named("Ending", "How a round ended; `outright` wins the match too."),
]
FOR_TURN, FOR_DEBT, FOR_CAUGHT, FOR_AGAIN, FOR_MISDEAL, FOR_REFILL, FOR_LAST, FOR_LEVEL, FOR_WRONG = range(9)
"""The causes by number."""


# Declaring kinds of events


class Noted(NamedTuple):
    """The notes of one event."""

    seat: Seat
    shown: int
    hidden: Sequence[int]
    """Several for cards that were noted one by one."""
    result: Mapping[str, Any]
    """How the round ended; empty while it is played."""


class Value:
    """The meaning of a number in a note: the type on the wire, and how the number becomes it."""

    def __init__(self, type: Any, of: Callable[[int], Any]) -> None:
        self.type = type
        self.of = of


class Field:
    """A field of an event: its type on the wire, and how it is read."""

    def __init__(self, type: Any, read: Callable[[Noted], Any]) -> None:
        self.type = type
        self.read = read


def shown(value: Value) -> Field:
    """Return a field that is read from the public number of a note."""
    return Field(value.type, lambda noted: value.of(noted.shown))


def hidden(value: Value) -> Field:
    """Return a field that is read from the other number of a note: private where it stands among the private fields."""
    return Field(value.type, lambda noted: value.of(noted.hidden[0]))


def one_of(type_: Any) -> Value:
    """Return the value of a number that counts the words of a ``Literal``.

    >>> one_of(SuitName).of(3)
    's'
    """
    words = get_args(get_args(type_)[0] if get_origin(type_) is Annotated else type_)
    return Value(type_, words.__getitem__)


NUMBER = Value(int, int)
FLAG = Value(bool, bool)
OTHER_SEAT = Value(SeatNumber, int)
CARD = Value(FaceName, face_name)
SET_OF_CARDS = Value(list[FaceName], lambda faces: [face_name(face) for face in faces_of(faces)])
SUIT = one_of(SuitName)
RANK = Value(str, RANKS.__getitem__)

SEAT = Field(SeatNumber, lambda noted: noted.seat)
CARDS = Field(list[FaceName], lambda noted: [face_name(face) for face in noted.hidden if face != NOTHING])
"""Cards that are noted one by one."""
COUNT = Field(int, lambda noted: sum(face != NOTHING for face in noted.hidden))


@dataclass(frozen=True)
class EventKind:
    """A kind of event: its name, and its fields by who may know them."""

    name: str
    about: str
    public: Mapping[str, Field]
    private: Mapping[str, Field]
    knowers: tuple[str, ...]
    """The public fields that name the seats which know the private ones."""
    gathers: bool
    """Whether notes one after another of one seat are one event: its cards are noted one by one."""

    def event(self, noted: Noted) -> Event:
        """Return the event that was noted."""
        public: dict[str, Any] = {"kind": self.name}
        for name, field in self.public.items():
            public[name] = field.read(noted)
        if not self.private:
            return Event(public)
        private = {name: field.read(noted) for name, field in self.private.items()}
        return Event(public, private, tuple([public[name] for name in self.knowers]))


class EventKinds(list[EventKind]):
    """The kinds of events of one family: the number of a kind, which kernels note, is its place.

    >>> kinds = EventKinds()
    >>> kinds.add("passed", "A turn was passed.", {"seat": SEAT})
    0
    """

    def add(
        self,
        name: str,
        about: str,
        public: Mapping[str, Field],
        private: Mapping[str, Field] | None = None,
        knowers: tuple[str, ...] = (),
    ) -> int:
        """Declare a kind of event and return its number."""
        private = private or {}
        gathers = CARDS in (*public.values(), *private.values())
        self.append(EventKind(name, about, public, private, knowers, gathers))
        return len(self) - 1


COMMON = EventKinds()
"""The kinds of several families. Those of one family follow after these."""
DEALT = COMMON.add("dealt", "The cards were dealt.", {"seat": SEAT, "first": hidden(OTHER_SEAT), "count": shown(NUMBER)})
PLAYED = COMMON.add("played", "A card was played.", {"seat": SEAT, "card": shown(CARD)})
DREW = COMMON.add(
    "drew",
    "Cards were drawn, one after another for one reason.",
    {"seat": SEAT, "count": COUNT, "cause": shown(one_of(Cause))},
    {"cards": CARDS},
    knowers=("seat",),
)
PASSED = COMMON.add("passed", "A turn was passed.", {"seat": SEAT})
SKIPPED = COMMON.add(
    "skipped",
    "A turn was lost; as a penalty, or to a card.",
    {"seat": SEAT, "penalty": shown(Value(bool, lambda number: number > 0))},
)
AGAIN = COMMON.add("again", "It is the same seat's turn again.", {"seat": SEAT})
REVERSED = COMMON.add("reversed", "The round goes the other way now.", {"direction": shown(Value(Direction, int))})
STANDS = COMMON.add("stands", "A joker, or a card that copies, stands for another card.", {"seat": SEAT, "card": shown(CARD)})
OUT = COMMON.add("out", "A seat has no cards left.", {"seat": SEAT})
TURN = COMMON.add(
    "turn",
    "Whose turn it is, and its task, for so many cards; sent where it does not follow from the events before.",
    {"seat": SEAT, "to": shown(one_of(DutyName)), "count": hidden(NUMBER)},
)
OVER = COMMON.add(
    "over",
    "The round is over.",
    {
        "reason": Field(Ending, lambda noted: noted.result["reason"]),
        "winners": Field(list[SeatNumber], lambda noted: noted.result["winners"]),
        "points": Field(list[int], lambda noted: noted.result["points"]),
    },
)


def events_of(notes: Sequence[Note], kinds: Sequence[EventKind], result: Mapping[str, Any] | None = None) -> tuple[Event, ...]:
    """Return *notes* of the family of *kinds* as events; *result* is how the round ended (see `Round.result`).

    >>> events_of([(PASSED, 2, NOTHING, NOTHING)], COMMON)[0].public
    {'kind': 'passed', 'seat': 2}
    """
    return tuple(_events(notes, kinds, result or {}))


def _events(notes: Sequence[Note], kinds: Sequence[EventKind], result: Mapping[str, Any]) -> Iterator[Event]:
    at = 0
    while at < len(notes):
        begun = notes[at]
        number, seat, number_shown, number_hidden = begun
        kind, together = kinds[number], [number_hidden]
        at += 1
        while kind.gathers and at < len(notes) and notes[at][:3] == begun[:3]:
            together.append(notes[at][3])
            at += 1
        yield kind.event(Noted(seat, number_shown, together, result))
