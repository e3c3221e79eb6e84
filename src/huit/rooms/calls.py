"""Calls by Web Push: which people of a room are called, and whether for a turn, a vote or the end of a round."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from huit.rooms.state import RoomState

CallKind = Literal["over", "turn", "vote"]


def calls_of(room: RoomState) -> dict[int, CallKind]:
    """Return the calls of *room* by guest. A vote comes before a turn, since it is settled first."""
    calls = dict[int, CallKind]()
    if room.ended is not None:
        calls |= dict.fromkeys(_people(room, range(room.seats)), "over")
    calls |= dict.fromkeys(_people(room, _awaited(room)), "turn")
    if room.poll is not None:
        voted = {*room.poll.yes, *room.poll.no}
        calls |= dict.fromkeys(_people(room, (seat for seat in room.poll.voters if seat not in voted)), "vote")
    return calls


def new_calls(before: RoomState, after: RoomState) -> Mapping[int, CallKind]:
    """Return the calls of *after* that *before* did not have."""
    has_ended = before.is_playing and not after.is_playing
    earlier = set(calls_of(before).items())
    if not has_ended:
        # The end of a round is reported only when it comes.
        earlier |= {(guest, "over") for guest in after.seating.guests}
    return {guest: kind for guest, kind in calls_of(after).items() if (guest, kind) not in earlier}


def has_missed(room: RoomState, seen: Mapping[int, int]) -> bool:
    """Tell whether a guest's browsers miss their turn: *seen* has, by guest, the latest command they surely know."""
    turns = (guest for guest, kind in calls_of(room).items() if kind == "turn")
    return any(guest in seen and seen[guest] < room.marks.turn_seq for guest in turns)


def _people(room: RoomState, seats: Iterable[int]) -> Iterator[int]:
    """Yield the guests on *seats* who have not left."""
    for seat in seats:
        chair = room.seating.chairs[seat]
        if chair.guest is not None and not chair.has_left:
            yield chair.guest


def _awaited(room: RoomState) -> tuple[int, ...]:
    if room.is_playing or room.to_come is None:
        return room.awaited
    if room.in_lobby or room.match.over or room.sources.seal is not None:
        return ()
    chosen = room.to_come.chosen
    hand = (room.to_come.dealer,) if room.to_come.hands and chosen.hand is None else ()
    cut = (room.to_come.cutter,) if room.to_come.cuts and chosen.cut is None else ()
    return (*hand, *cut)
