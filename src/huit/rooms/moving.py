"""The moves of a round in its room: what each changes, whether it comes too late, and how the last ones are taken back."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from huit.engine.events import Event
from huit.engine.refusal import IllegalAction
from huit.engine.round import Result
from huit.rooms.dealing import MOST_TOLD, Changes, dealt_anew
from huit.rooms.journal import Moved
from huit.rooms.refused import Refused

if TYPE_CHECKING:
    from huit.rooms.room import Room

REACTIONS = ("say", "catch")
"""What is called out, whoever's turn it is: it leaves the turn as it is."""
CALLED = ("announced", "caught", "repaired")
"""Events after which there is less to catch than before."""


def after_move(room: "Room", command: Moved) -> Changes:
    """Return what a move changes.

    Raises:
        Refused: ``illegal``.
    """
    if room.is_foreign:
        return _after_foreign_move(room, command)
    if room.round is None:
        raise Refused("illegal", {"code": "over"})
    round_ = room.round.copy()
    try:
        events = round_.play(command.move, seat=command.seat)
    except IllegalAction as error:
        raise Refused("illegal", error.reason.as_dict()) from error
    events = _told(command, events)
    changes: Changes = {
        "round": round_,
        "moves": (*room.moves, command),
        "told": (room.told + events)[-MOST_TOLD:],
        "told_count": room.told_count + len(events),
    }
    if command.move not in REACTIONS:
        changes |= {"turn_seq": room.seq + 1, "turn_at": command.at, "poll": None}
    if any(event.kind == "played" for event in events):
        changes |= {"top_seq": room.seq + 1, "top_before": room.top_seq}
    if any(event.kind in CALLED for event in events):
        changes["called_seq"] = room.seq + 1
    if round_.result is not None:
        changes |= _ended(room, round_.result)
    return changes


def _after_foreign_move(room: "Room", command: Moved) -> Changes:
    """Read a move of a round that cannot be played here: it counts as it ended then."""
    changes: Changes = {"moves": (*room.moves, command)}
    if command.move not in REACTIONS:
        changes["poll"] = None
    if command.ended is not None:
        changes |= _ended(room, command.ended.result) | {"foreign_end": command.ended}
    return changes


def _ended(room: "Room", result: Result) -> Changes:
    """Return what the end of a round changes."""
    return {"match": room.match.after_round(result), "seating": room.seating.without_the_left(), "poll": None}


def _told(moved: Moved, events: Iterable[Event]) -> tuple[Event, ...]:
    """Return what is told of a move: first of all that a computer player made it, if one did for a person."""
    stood_in = (Event({"kind": "stood_in", "seat": moved.seat}),) if moved.stood_in else ()
    return (*stood_in, *events)


def check_current(room: "Room", seen: int, move: str, *, seat: int) -> None:
    """Check that *move* was chosen on a view, numbered *seen*, that still shows what it is about.

    What others call out in between does not make a move stale; a turn that is over does, another card on top does to whoever
    would play out of turn, and so does a new round. Who says « Contre-carte » to somebody who has announced, or was caught,
    while the word was on its way was only too late, and pays for nothing, unless more than one card was laid since.

    Raises:
        Refused: ``stale``, ``too_late``.
    """
    just_called = room.called_seq >= room.top_before
    if move == "catch" and just_called and room.round_seq <= seen < room.called_seq and not _catches(room, seat):
        raise Refused("too_late")
    if move in REACTIONS or (room.round is not None and room.round.all_at_once):
        oldest = room.round_seq
    else:
        out_of_turn = room.round is not None and seat != room.round.turn
        oldest = room.top_seq if out_of_turn else room.turn_seq
    if not oldest <= seen <= room.seq:
        raise Refused("stale")


def _catches(room: "Room", seat: int) -> bool:
    if room.round is None or "catch" not in room.round.reactions(seat):
        return False
    return all(event.kind != "wrong_catch" for event in room.round.copy().play("catch", seat=seat))


def without_last_move_of(room: "Room", seat: int) -> Changes:
    """Return what changes when the last move of *seat*, and all that came after it, is taken back.

    Raises:
        Refused: ``no_undo``, if there is none.
    """
    kept = next((at for at in reversed(range(len(room.moves))) if room.moves[at].seat == seat), None)
    if not (room.is_playing or room.is_void) or kept is None:
        raise Refused("no_undo")
    if room.is_void:
        return {"moves": room.moves[:kept]}
    round_, opening = dealt_anew(room)
    told = [*opening]
    for moved in room.moves[:kept]:
        told += _told(moved, round_.play(moved.move, seat=moved.seat))
    told.append(Event({"kind": "undone", "seat": seat}))
    return {
        "round": round_,
        "moves": room.moves[:kept],
        "told": tuple(told)[-MOST_TOLD:],
        # What is new to those who have heard the rest is only that it was taken back.
        "told_count": room.told_count + 1,
        "turn_seq": room.seq + 1,
        "top_seq": room.seq + 1,
        "called_seq": room.seq + 1,
        "turn_at": 0,
    }
