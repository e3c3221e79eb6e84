"""What is asked of people who may be away: their turn, a choice before the deal, a vote, to go on after a round."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from huit.rooms.state import RoomState

CallKind = Literal["over", "turn", "vote"]


def calls_of(room: RoomState) -> dict[int, CallKind]:
    """Return what *room* asks of its people, by guest. A vote comes before a turn: it is settled first."""
    calls = dict[int, CallKind]()
    if room.ended is not None:
        calls |= dict.fromkeys(_people(room, range(room.seats)), "over")
    calls |= dict.fromkeys(_people(room, _awaited(room)), "turn")
    if room.poll is not None:
        voted = {*room.poll.yes, *room.poll.no}
        calls |= dict.fromkeys(_people(room, (seat for seat in room.poll.voters if seat not in voted)), "vote")
    return calls


def new_calls(before: RoomState, after: RoomState) -> Mapping[int, CallKind]:
    """Return what *after* asks of people and *before* did not."""
    has_ended = before.is_playing and not after.is_playing
    known = set(calls_of(before).items())
    if not has_ended:
        # The end of a round is told when it comes.
        known |= {(guest, "over") for guest in after.seating.guests}
    return {guest: kind for guest, kind in calls_of(after).items() if (guest, kind) not in known}


def has_missed(room: RoomState, told: Mapping[int, int]) -> bool:
    """Return whether it is somebody's turn whose browsers know nothing of it: *told* is, by guest, what they know at least."""
    turns = (guest for guest, kind in calls_of(room).items() if kind == "turn")
    return any(guest in told and told[guest] < room.marks.turn_seq for guest in turns)


def _people(room: RoomState, seats: Iterable[int]) -> Iterator[int]:
    """Yield the guests on *seats* who are still there."""
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
