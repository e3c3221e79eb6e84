"""What is asked of people who may be away: their turn, a choice before the deal, a vote."""

from collections.abc import Mapping
from typing import Literal

from huit.rooms.state import RoomState

CallKind = Literal["turn", "vote"]


def calls_of(room: RoomState) -> dict[int, CallKind]:
    """Return what *room* asks of its people, by guest. A vote comes before a turn: it is settled first."""
    chairs, calls = room.seating.chairs, dict[int, CallKind]()
    for seat in _awaited(room):
        guest = chairs[seat].guest
        if guest is not None and not chairs[seat].has_left:
            calls[guest] = "turn"
    if room.poll is not None:
        for seat in room.poll.voters:
            guest = chairs[seat].guest
            if guest is not None and seat not in (*room.poll.yes, *room.poll.no):
                calls[guest] = "vote"
    return calls


def new_calls(before: RoomState, after: RoomState) -> Mapping[int, CallKind]:
    """Return what *after* asks of people and *before* did not."""
    known = calls_of(before).items()
    return {guest: kind for guest, kind in calls_of(after).items() if (guest, kind) not in known}


def _awaited(room: RoomState) -> tuple[int, ...]:
    if room.is_playing or room.to_come is None:
        return room.awaited
    if room.in_lobby or room.match.over or room.sources.seal is not None:
        return ()
    chosen = room.to_come.chosen
    hand = (room.to_come.dealer,) if room.to_come.hands and chosen.hand is None else ()
    cut = (room.to_come.cutter,) if room.to_come.cuts and chosen.cut is None else ()
    return (*hand, *cut)
