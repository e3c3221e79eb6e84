"""What happened, told where it happens, and split at birth: what everybody may know, and what only one seat may.

A kernel calls `note`; compiled, it is nothing at all. Run plain, the notes gather in the state and become `Event` here.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from huit.cards import SUITS, face_name
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
) = range(17)

FOR_TURN, FOR_DEBT, FOR_CAUGHT, FOR_AGAIN = range(4)
CAUSES = ("turn", "debt", "caught", "again")
"""Why a card was drawn.

It was his turn, an attack, a forgotten announcement, a card that obliges to play again laid as the last.
"""

Note = tuple[int, int, int, int]
"""Kind, seat, what all may know, and what only that seat may know."""


@native("note")
def note(state: Any, kind: int, seat: Seat, shown: int, hidden: int) -> None:
    """Tell that something happened to *seat*; *hidden* is for that seat alone."""
    if state.notes is not None:
        state.notes.append((kind, seat, shown, hidden))


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. `public` is for everybody; `private` is added to it for `knower` alone.

    >>> drawn = Event({"kind": "drew", "seat": 1, "count": 1}, {"cards": ["5c"]}, knower=1)
    >>> drawn.for_seat(0)
    {'kind': 'drew', 'seat': 1, 'count': 1}
    >>> drawn.for_seat(1)["cards"]
    ['5c']
    """

    public: dict[str, Any]
    private: dict[str, Any] | None = None
    knower: Seat = NOBODY

    @property
    def kind(self) -> str:
        """What sort of thing happened."""
        return self.public["kind"]

    def for_seat(self, seat: Seat | None) -> dict[str, Any]:
        """Return what *seat* may know of it; None is somebody who only watches."""
        if self.private is not None and seat == self.knower:
            return self.public | self.private
        return self.public


def events_of(notes: Iterable[Note], result: dict[str, Any] | None = None) -> tuple[Event, ...]:
    """Return *notes* as events; cards drawn one after another by one seat for one reason are one event.

    *result* is what the last note of a round tells (see `Round.result`).
    """
    return tuple(_merged(notes, result))


def _merged(notes: Iterable[Note], result: dict[str, Any] | None) -> Iterator[Event]:
    drawn: list[Note] = []
    for note_ in notes:
        if drawn and (note_[0] != DREW or note_[1:3] != drawn[0][1:3]):
            yield _drew(drawn)
            drawn = []
        if note_[0] == DREW:
            drawn.append(note_)
        else:
            yield _event(note_, result)
    if drawn:
        yield _drew(drawn)


def _drew(notes: list[Note]) -> Event:
    _, seat, cause, _ = notes[0]
    cards = [face_name(hidden) for *_, hidden in notes if hidden != NOTHING]
    public = {"kind": "drew", "seat": seat, "count": len(cards), "cause": CAUSES[cause]}
    return Event(public, {"cards": cards}, knower=seat)


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
            fields = {"kind": "caught", "seat": seat, "by": shown}
        case n if n == RECYCLED:
            fields = {"kind": "recycled", "count": shown}
        case n if n == OVER:
            fields = {"kind": "over"} | (result or {})
        case _:
            fields = {"kind": _SEAT_ONLY[kind], "seat": seat}
    return Event(fields)


_SEAT_ONLY = {STOPPED: "stopped", PASSED: "passed", SKIPPED: "skipped", AGAIN: "again", WRONG_CATCH: "wrong_catch", OUT: "out"}
