"""Calls by Web Push: which people of a room are called, and whether for a turn, a vote or the end of a round."""

from collections.abc import Iterable, Mapping
from typing import Literal

from huit.rooms.state import RoomState

CallKind = Literal["over", "turn", "vote"]


def calls_of(room: RoomState) -> dict[int, CallKind]:
    """Return the calls of *room* by guest. A vote comes before a turn, since it is settled first."""
    calls: dict[int, CallKind] = {}
    poll = room.votes.poll
    if room.played.progress.ended is not None:
        _call(calls, room, "over", range(room.seats))
    _call(calls, room, "turn", _awaited(room))
    if poll is not None:
        _call(calls, room, "vote", (seat for seat in poll.voters if seat not in (*poll.yes, *poll.no)))
    return calls


def new_calls(earlier: Mapping[int, CallKind], now: Mapping[int, CallKind], *, has_ended: bool) -> Mapping[int, CallKind]:
    """Return the calls of *now* that there were not *earlier*. The end of a round is told only when it *has ended*.

    >>> new_calls({0: "turn"}, {0: "over", 1: "turn"}, has_ended=False)
    {1: 'turn'}
    """
    return {guest: kind for guest, kind in now.items() if earlier.get(guest) != kind and (has_ended or kind != "over")}


def has_missed(room: RoomState, seen: Mapping[int, int]) -> bool:
    """Tell whether a guest's browsers miss their turn: *seen* has, by guest, the latest command they surely know."""
    turns = (guest for guest, kind in calls_of(room).items() if kind == "turn")
    return any(guest in seen and seen[guest] < room.marks.turn_seq for guest in turns)


def _call(calls: dict[int, CallKind], room: RoomState, kind: CallKind, seats: Iterable[int]) -> None:
    """Call the guests on *seats* who have not left."""
    chairs = room.seating.chairs
    for seat in seats:
        chair = chairs[seat]
        if chair.guest is not None and not chair.has_left:
            calls[chair.guest] = kind


def _awaited(room: RoomState) -> tuple[int, ...]:
    progress = room.played.progress
    if progress.is_playing or room.to_come is None:
        return progress.awaited
    if room.in_lobby or room.match.over or room.sources.seal is not None:
        return ()
    chosen = room.to_come.chosen
    hand = (room.to_come.dealer,) if room.to_come.hands and chosen.hand is None else ()
    cut = (room.to_come.cutter,) if room.to_come.cuts and chosen.cut is None else ()
    return (*hand, *cut)
