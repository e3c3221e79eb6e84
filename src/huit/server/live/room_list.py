"""The entry of a room in the public list."""

from collections.abc import Mapping
from typing import Any

import msgspec

from huit.rooms.messages import KnownCards, Stage
from huit.rooms.room import Room
from huit.rooms.settings import Links
from huit.server.live.background import Background
from huit.server.live.services import Services
from huit.server.storage import jobs
from huit.server.storage.jobs import StoreError


class ListedRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A room on the list that everybody sees."""

    room: str
    rules: str
    options: Mapping[str, Any]
    title: str
    """The players' own name for their rules; empty: use the name of the game."""
    host_name: str
    seats: int
    free: int
    stage: Stage
    clock_s: int
    """Seconds for a turn; 0: no clock."""
    known_cards: KnownCards | None
    """Set if the next deal repeats known cards, or the round that is played does."""
    watch: str | None
    """The name of its spectators' link, where everybody may watch."""


class Listing:
    """The entry of one room, kept up to date."""

    def __init__(self, name: str, services: Services, background: Background) -> None:
        self._name = name
        self._services = services
        self._background = background
        self._listed: bytes | None = None

    def update(self, room: Room, links: Links, *, has_people: bool) -> None:
        """Write the entry of *room* if it changed; a room that is private, locked or empty has none."""
        is_listed = room.settings.public and not room.settings.locked and has_people
        entry = _entry(room, links) if is_listed else None
        if entry != self._listed:
            self._listed = entry
            self._background.run(self._write(entry))

    async def _write(self, entry: bytes | None) -> None:
        try:
            await self._services.store.do(jobs.ListRoom(self._name, entry, self._services.wall_ms() // 1000))
        except StoreError:
            # Equal to no entry: the next update writes again.
            self._listed = b""
            raise


def _entry(room: Room, links: Links) -> bytes:
    seating = room.seating
    entry = ListedRoom(
        room=links.room,
        rules=room.rules.id,
        options=room.rules.options,
        title=room.agreement.title,
        host_name=seating.guests[seating.host].name,
        seats=room.seats,
        free=len(seating.open_seats),
        clock_s=room.settings.clock_s,
        stage=room.stage,
        known_cards=None if room.known_cards is None else KnownCards(room.known_cards),
        watch=links.watch if room.settings.watch == "all" else None,
    )
    return msgspec.json.encode(entry)
