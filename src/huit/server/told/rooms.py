"""What is told of a room to whoever may come into it."""

from typing import Any

from huit.rooms.match import MatchRequest
from huit.rooms.messages import KnownCards
from huit.rooms.room import Room


def room_before(room: Room) -> dict[str, Any]:
    """Return what anybody who knows the name of a room may know of it before joining."""
    seating, names, computers = room.seating, room.names, room.computers
    return {
        "rules": room.rules.id,
        "options": room.rules.options,
        "title": room.agreement.title,
        "match": None if room.match.view is None else MatchRequest(room.match.view.plan, room.match.view.target),
        "stage": room.stage,
        "host_name": seating.guests[seating.host].name,
        "seats": [
            {"name": name, "computer": is_computer, "open": chair.is_open}
            for name, is_computer, chair in zip(names, computers, seating.chairs, strict=True)
        ],
        "settings": room.settings,
        "free": len(seating.open_seats),
        "known_cards": None if room.known_cards is None else KnownCards(room.known_cards),
    }
