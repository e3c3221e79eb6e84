"""What happened, told where it happens, and split at birth: what everybody may know, and what only one seat may.

A kernel calls `note`; compiled, it is nothing at all. Run plain, the notes gather in the state and become `Event` here.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from huit.cards import RANKS, SUITS, face_name, faces_of
from huit.engine.actions import Seat
from huit.engine.kernel import native

NOBODY = -1
NOTHING = -1

(
    DEALT,
    STARTER,
    PLAYED,
    ANNOUNCED,
    NAMED_SUIT,
    ATTACKED,
    STOPPED,
    DREW,
    PASSED,
    SKIPPED,
    REVERSED,
    AGAIN,
    CAUGHT,
    WRONG_CATCH,
    RECYCLED,
    OUT,
    OVER,
    JUMPED,
    STANDS,
    RUN_ON,
    RUN_OVER,
    GAVE,
    MAY_STEAL,
    STOLE,
    FORGOT,
    DECLARED,
    MISDEALT,
    REPAIRED,
    SWEPT,
    CHOSE,
    CHIEN,
    EXCHANGED,
    RETURNED,
    DISCARDED,
    TRICK_MADE,
    SWAPPED,
    READY,
    LAID,
    ASKED,
    CAPPED,
    BURNT,
    SENT,
    PICKED_UP,
    TOOK_UP,
    FLIPPED,
) = range(45)

CARD_KINDS = ("clubs", "diamonds", "hearts", "spades", "notrump", "least")
"""What an announcer of a trick game announces, as it is told."""

FOR_TURN, FOR_DEBT, FOR_CAUGHT, FOR_AGAIN, FOR_MISDEAL, FOR_REFILL = range(6)
CAUSES = ("turn", "debt", "caught", "again", "misdeal", "refill")
"""Why a card was drawn.

It was his turn, an attack, a forgotten announcement, a card that obliges to play again laid as the last, too few cards dealt,
a hand to be filled up again.
"""
FORGOT_CARD, FORGOT_WORD, FORGOT_LAST = range(3)
_FORGOTTEN = ("announce", "word", "last")
"""What was forgotten: « Carte », the word that goes with a card (« 4 »), or what the last card wants."""

Note = tuple[int, int, int, int]
"""Kind, seat, what all may know, and what only that seat may know."""


@native("note")
def note(state: Any, kind: int, seat: Seat, shown: int, hidden: int) -> None:
    """Tell that something happened to *seat*; *hidden* is for that seat alone."""
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
        """What sort of thing happened."""
        return self.public["kind"]

    def for_seat(self, seat: Seat | None) -> dict[str, Any]:
        """Return what *seat* may know of it; None is somebody who only watches."""
        if self.private is not None and seat in self.knowers:
            return self.public | self.private
        return self.public


def events_of(notes: Iterable[Note], result: dict[str, Any] | None = None) -> tuple[Event, ...]:
    """Return *notes* as events; cards drawn one after another by one seat for one reason are one event.

    *result* is what the last note of a round tells (see `Round.result`).
    """
    return tuple(_merged(notes, result))


def _merged(notes: Iterable[Note], result: dict[str, Any] | None) -> Iterator[Event]:
    alike: list[Note] = []
    for note_ in notes:
        if alike and (note_[0] not in _MERGED or note_[:3] != alike[0][:3]):
            yield _cards_moved(alike)
            alike = []
        if note_[0] in _MERGED:
            alike.append(note_)
        else:
            yield _event(note_, result)
    if alike:
        yield _cards_moved(alike)


_MERGED = (DREW, GAVE, DISCARDED, LAID, TOOK_UP)


def _cards_moved(notes: list[Note]) -> Event:
    kind, seat, shown, _ = notes[0]
    cards = [face_name(hidden) for *_, hidden in notes if hidden != NOTHING]
    if kind in (LAID, TOOK_UP):
        return Event({"kind": "laid" if kind == LAID else "took_up", "seat": seat, "cards": cards})
    if kind == DISCARDED:
        return Event({"kind": "discarded", "seat": seat, "count": len(cards)}, {"cards": cards}, knowers=(seat,))
    if kind == GAVE:
        public = {"kind": "gave", "seat": seat, "to": shown, "count": len(cards)}
        return Event(public, {"cards": cards}, knowers=(seat, shown))
    public = {"kind": "drew", "seat": seat, "count": len(cards), "cause": CAUSES[shown]}
    return Event(public, {"cards": cards}, knowers=(seat,))


def _event(note_: Note, result: dict[str, Any] | None) -> Event:
    kind, seat, shown, hidden = note_
    fields: dict[str, Any]
    match kind:
        case n if n == DEALT:
            fields = {"kind": "dealt", "seat": seat, "first": hidden, "count": shown}
        case n if n == STARTER:
            fields = {"kind": "starter", "card": face_name(shown)}
        case n if n == PLAYED:
            fields = {"kind": "played", "seat": seat, "card": face_name(shown)}
        case n if n == ANNOUNCED:
            fields = {"kind": "announced", "seat": seat, "late": bool(shown)}
        case n if n == NAMED_SUIT:
            fields = {"kind": "named", "seat": seat, "suit": SUITS[shown]}
        case n if n == ATTACKED:
            fields = {"kind": "attacked", "seat": seat, "debt": shown}
        case n if n == REVERSED:
            fields = {"kind": "reversed", "direction": shown}
        case n if n == CAUGHT:
            fields = {"kind": "caught", "seat": seat, "by": shown, "what": "word" if hidden == FORGOT_WORD else "card"}
        case n if n == STANDS:
            fields = {"kind": "stands", "seat": seat, "card": face_name(shown)}
        case n if n == MAY_STEAL:
            fields = {"kind": "may_steal", "seat": seat, "from": shown}
        case n if n == STOLE:
            return Event({"kind": "stole", "seat": seat, "from": shown}, {"card": face_name(hidden)}, knowers=(seat, shown))
        case n if n == FORGOT:
            fields = {"kind": "forgot", "seat": seat, "cause": _FORGOTTEN[shown]}
        case n if n == DECLARED:
            fields = {"kind": "declared", "seat": seat, "cards": [face_name(face) for face in faces_of(shown)]}
        case n if n == MISDEALT:
            fields = {"kind": "misdeal", "seat": seat, "count": shown}
        case n if n == REPAIRED:
            fields = {"kind": "repaired", "seat": seat, "by": shown, "back": hidden}
        case n if n in _MORE:
            return _MORE[n](seat, shown, hidden)
        case n if n == RECYCLED:
            fields = {"kind": "recycled", "count": shown}
        case n if n == OVER:
            fields = {"kind": "over"} | (result or {})
        case _:
            fields = {"kind": _SEAT_ONLY[kind], "seat": seat}
    return Event(fields)


def _kept_between(kind: str) -> Callable[[Seat, int, int], Event]:
    """A card that goes from one hand to another: only the two of them see which."""

    def told(seat: Seat, to: int, face: int) -> Event:
        return Event({"kind": kind, "seat": seat, "to": to}, {"card": face_name(face)}, knowers=(seat, to))

    return told


def _trick(seat: Seat, made: int, packed: int) -> Event:
    cards = [face_name(packed >> shift & 63) for shift in (0, 6, 12)]
    return Event({"kind": "trick", "seat": seat, "made": made, "cards": cards})


def _swapped(seat: Seat, laid: int, taken: int) -> Event:
    return Event({"kind": "swapped", "seat": seat, "laid": face_name(laid), "taken": face_name(taken)})


def _flipped(seat: Seat, slot: int, packed: int) -> Event:
    fits = bool(packed >> 6)
    return Event({"kind": "flipped", "seat": seat, "slot": slot + 1, "card": face_name(packed & 63), "fits": fits})


_MORE: dict[int, Callable[[Seat, int, int], Event]] = {
    CHOSE: lambda seat, shown, _: Event({"kind": "chose", "seat": seat, "what": CARD_KINDS[shown]}),
    CHIEN: lambda seat, shown, _: Event({"kind": "chien", "seat": seat, "cards": [face_name(face) for face in faces_of(shown)]}),
    EXCHANGED: _kept_between("exchanged"),
    RETURNED: _kept_between("returned"),
    TRICK_MADE: _trick,
    SWAPPED: _swapped,
    ASKED: lambda seat, shown, _: Event({"kind": "asked", "seat": seat, "suit": SUITS[shown]}),
    CAPPED: lambda seat, shown, _: Event({"kind": "capped", "seat": seat, "rank": RANKS[shown]}),
    BURNT: lambda seat, shown, _: Event({"kind": "burnt", "seat": seat, "count": shown}),
    SENT: lambda seat, shown, _: Event({"kind": "sent", "seat": seat, "to": shown}),
    PICKED_UP: lambda seat, shown, _: Event({"kind": "picked_up", "seat": seat, "count": shown}),
    FLIPPED: _flipped,
}
"""What the trick games and Danish tell besides."""

_SEAT_ONLY = {
    STOPPED: "stopped",
    PASSED: "passed",
    SKIPPED: "skipped",
    AGAIN: "again",
    WRONG_CATCH: "wrong_catch",
    OUT: "out",
    JUMPED: "jumped",
    RUN_ON: "run",
    RUN_OVER: "run_over",
    SWEPT: "swept",
    READY: "ready",
}
