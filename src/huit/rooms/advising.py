"""Advice at a table: whom a room allows to ask for it."""

from huit.rooms.state import RoomState


def may_be_advised(room: RoomState, seat: int) -> bool:
    """Tell whether the person on *seat* may ask what a strong player would do: where the room allows it, and in his turn."""
    return room.round is not None and not room.round.over and seat in room.awaited and advises(room)


def advises(room: RoomState) -> bool:
    """Tell whether anybody may ask at all, as the room is set and people sit now."""
    allowed = room.settings.advice
    return allowed == "all" or (allowed == "alone" and len(room.seating.people) == 1)
