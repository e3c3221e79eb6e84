"""The moves of a round: their changes in the room, late moves, and moves taken back."""

from collections.abc import Iterable

from huit.engine.events import Event
from huit.engine.refusal import IllegalAction
from huit.engine.round import Result
from huit.rooms.deal import redealt
from huit.rooms.feats import NOTHING_COUNTED, Tally
from huit.rooms.journal import Moved
from huit.rooms.match import FinishedRound, Match
from huit.rooms.messages import StoodIn, Undone, room_event
from huit.rooms.refusal import Refused
from huit.rooms.state import MOST_FINISHED, Changes, LatestRound, RoomState, RoundEvents

_REACTIONS = ("say", "knock", "catch")
CALLED = ("announced", "caught", "repaired")
"""Events after which there is less to catch than before."""


def is_reaction(move: str) -> bool:
    """Tell whether *move* is called out by any seat, in turn or not, and leaves the turn as it is.

    >>> is_reaction("catch 4"), is_reaction("draw")
    (True, False)
    """
    return move.partition(" ")[0] in _REACTIONS


def is_catch(move: str) -> bool:
    """Tell whether *move* catches others: « Contre-carte », « contre-4 », « Maldonne »."""
    return move.partition(" ")[0] == "catch"


def after_move(room: RoomState, command: Moved) -> Changes:
    """Return the changes of a move.

    Raises:
        Refused: ``illegal``.
    """
    if room.dealt.is_foreign:
        return _after_foreign_move(room, command)
    before = room.played.round
    if before is None:
        raise Refused("illegal", {"code": "over"})
    round_ = before.copy()
    try:
        events = _with_stand_in(command, round_.play(command.move, seat=command.seat))
    except IllegalAction as error:
        raise Refused("illegal", error.reason.as_dict()) from error
    kinds = {event.public["kind"] for event in events}
    is_call = is_reaction(command.move)
    changes: Changes = {
        "marks": room.marks.after_command(
            turn_at=None if is_call else command.at,
            new_top="played" in kinds,
            called=not kinds.isdisjoint(CALLED),
        ),
        "played": room.played.after(
            command, round=round_, events=room.played.events.plus(events), tally=room.played.tally.after(events)
        ),
    }
    if not is_call:
        changes["votes"] = room.votes.with_poll(None)
    ended = changes["played"].progress.ended
    return changes if ended is None else changes | _ended(room, ended.result, changes["played"].tally.tally)


def _after_foreign_move(room: RoomState, command: Moved) -> Changes:
    """Read a move of a round that cannot be played here: the round counts as it ended then."""
    foreign_end = command.ended or room.played.foreign_end
    changes: Changes = {"played": room.played.after(command, foreign_end=foreign_end)}
    if not is_reaction(command.move):
        changes["votes"] = room.votes.with_poll(None)
    return changes if command.ended is None else changes | _ended(room, command.ended.result)


def _ended(room: RoomState, result: Result, tally: Tally = NOTHING_COUNTED) -> Changes:
    """Return the changes at the end of a round, in which *tally* was counted."""
    seating = room.seating.without_the_left()
    won = {seat for side in room.match.sides if not set(side).isdisjoint(result.winners) for seat in side}
    match = room.match.after_round(result, room.seating.sitters, tally)
    return {
        "match": match,
        "seating": seating,
        "votes": room.votes.with_poll(None),
        "finished": (*room.finished, _finished(room, result, match))[-MOST_FINISHED:],
        "winners": tuple(guest for seat in sorted(won) if (guest := seating.chairs[seat].guest) is not None),
    }


def _finished(room: RoomState, result: Result, match: Match) -> FinishedRound:
    return FinishedRound(
        round_no=room.round_no,
        match_no=match.number,
        rules=room.rules.id,
        title=room.agreement.title,
        names=room.names,
        reason=result.reason,
        winners=result.winners,
        points=result.points,
        totals=match.totals,
    )


def _with_stand_in(moved: Moved, events: Iterable[Event]) -> tuple[Event, ...]:
    """Return the events of a move, after the note that a computer made it for a person, if one did."""
    stood_in = (room_event(StoodIn(moved.seat)),) if moved.stood_in else ()
    return (*stood_in, *events)


def check_current(room: RoomState, seen: int, move: str, *, seat: int) -> None:
    """Check that *move* is not stale: it was chosen on the view numbered *seen*.

    A move is stale once the turn is over or a new round has begun. A card played out of turn is stale once another card is on
    top. What others call out makes nothing stale. A catch overtaken by an announcement or another catch is late, not wrong, and
    costs nothing, unless more than one card was played since.

    Raises:
        Refused: ``stale``, ``too_late``.
    """
    marks, round_ = room.marks, room.played.round
    just_called = marks.called_seq >= marks.top_before
    late = just_called and marks.round_seq <= seen < marks.called_seq
    if late and is_catch(move) and not _catches(room, seat, move):
        raise Refused("too_late")
    if is_reaction(move) or (round_ is not None and round_.all_at_once):
        oldest = marks.round_seq
    else:
        out_of_turn = round_ is not None and seat != room.played.progress.turn
        oldest = marks.top_seq if out_of_turn else marks.turn_seq
    if not oldest <= seen <= marks.seq:
        raise Refused("stale")


def _catches(room: RoomState, seat: int, move: str) -> bool:
    if room.round is None or move not in room.round.reactions(seat):
        return False
    return all(event.kind != "wrong_catch" for event in room.round.copy().play(move, seat=seat))


def check_undo(room: RoomState, seat: int) -> int:
    """Check that *seat* has a move to take back; return how many moves of the round came before it.

    Raises:
        Refused: ``no_undo``, if there is none.
    """
    moves = room.played.moves
    before = next((at for at in reversed(range(len(moves))) if moves[at].seat == seat), None)
    if not (room.is_playing or room.is_void) or before is None:
        raise Refused("no_undo")
    return before


def without_last_move_of(room: RoomState, seat: int) -> Changes:
    """Return the changes when the last move of *seat*, and everything after it, is taken back.

    The moves before it are played again, which is slow in a long round.

    Raises:
        Refused: as `check_undo`.
    """
    moves = room.played.moves.first(check_undo(room, seat))
    if room.is_void:
        return {"played": LatestRound(moves=moves, movers=_movers(moves))}
    anew = redealt(room)
    round_, events, tally = anew.round, anew.events, anew.tally
    assert round_ is not None
    for moved in moves:
        told = _with_stand_in(moved, round_.play(moved.move, seat=moved.seat))
        events, tally = events.plus(told), tally.after(told)
    events = events.plus([room_event(Undone(seat))])
    # Guests who have the earlier events only get the one of the undo.
    events = RoundEvents(events.latest, room.played.events.count + 1)
    return {
        "marks": room.marks.after_command(turn_at=0, new_top=True, called=True),
        "played": LatestRound(round=round_, moves=moves, movers=_movers(moves), events=events, tally=tally),
    }


def _movers(moves: Iterable[Moved]) -> frozenset[int]:
    return frozenset(moved.seat for moved in moves)
