"""The permission to ask for advice: whether a room gives it, and to whom."""

from huit.rooms.state import RoomState


def may_be_advised(room: RoomState, seat: int) -> bool:
    """Tell whether the person on *seat* may ask for advice: the room allows it, and it is their turn."""
    return seat in room.played.progress.awaited and advises(room)


def advises(room: RoomState) -> bool:
    """Tell whether anybody may ask for advice, by the settings and the number of people at the table."""
    allowed = room.settings.advice
    return allowed == "all" or (allowed == "alone" and len(room.seating.people) == 1)
