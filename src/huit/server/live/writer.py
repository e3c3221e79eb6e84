"""The one writer of a room: a command counts when it stands in the journal, not before."""

import asyncio
from collections.abc import Callable, Mapping

from huit.rooms.journal import Command, Joined, JournalError, decode_command, encode_command
from huit.rooms.refused import Refused
from huit.rooms.room import Room
from huit.server import logs, metrics
from huit.server.limits import CATCH_UP_S
from huit.server.live.asked import sealed
from huit.server.live.tokens import guest_of_token
from huit.server.storage.jobs import StoreError
from huit.server.storage.store import Store

TRIES = 50
"""How often a command is tried again when another process that plays this room was faster."""


class Writer:
    """Holds a room as its journal makes it, and carries out commands one at a time."""

    def __init__(
        self,
        name: str,
        room: Room,
        *,
        token_hashes: Mapping[int, bytes],
        store: Store,
        changed: Callable[[Room, Room], None],
    ) -> None:
        """*changed* is called with the room before and after each change."""
        self.room = room
        # One command at a time: the next one is checked against the room that this one leaves.
        self.turn = asyncio.Lock()
        """Held by whoever calls `write`."""
        self._name = name
        self._token_hashes = dict(token_hashes)
        self._store = store
        self._changed = changed
        self._is_behind = False
        """Whether somebody waits already to read what another process wrote."""

    def guest_of(self, token: str | None) -> int | None:
        return guest_of_token(token, self._token_hashes)

    async def write(self, command: Command, guest: tuple[int, bytes] | None = None) -> bool:
        """Carry out *command*; False if another process was first, and the room is another one now.

        Raises:
            Refused: if it may not be carried out, or cannot be written down.
        """
        command, after = sealed(self.room, command)
        try:
            is_written = await self._store.append(self._name, after.seq, encode_command(command), guest=guest)
        except StoreError as error:
            raise Refused("unsaved") from error
        if is_written:
            metrics.commands_done.inc()
            self._show(after)
        else:
            await self._read_on_at_once()
        return is_written

    async def join(self, name: str, seat: int | None, token_hash: bytes) -> int:
        """Let somebody in; return the number of this guest.

        Raises:
            Refused: ``full``, ``unsaved``.
        """
        async with self.turn:
            for _ in range(TRIES):
                guest = len(self.room.seating.guests)
                if await self.write(Joined(guest=guest, name=name, seat=seat), (guest, token_hash)):
                    self._token_hashes[guest] = token_hash
                    return guest
        raise Refused("unsaved")

    # What other processes wrote

    async def read_again(self) -> None:
        """Read what the journal holds more than this room, if anything.

        Raises:
            Refused: ``unsaved``, if it cannot be read.
        """
        async with self.turn:
            await self._read_on_at_once()

    async def catch_up(self, *, is_over: Callable[[], bool]) -> None:
        """Read on as soon as the database is there, or give up when it *is_over*: nobody says twice that the journal grew."""
        if self._is_behind:
            return
        self._is_behind = True
        while not is_over():
            async with self.turn:
                # What is heard from here on may be more than what is read now.
                self._is_behind = False
                try:
                    await self._read_on()
                    return
                except StoreError:
                    self._is_behind = True
            await asyncio.sleep(CATCH_UP_S)

    async def _read_on_at_once(self) -> None:
        try:
            await self._read_on()
        except StoreError as error:
            raise Refused("unsaved") from error

    async def _read_on(self) -> None:
        stored = await self._store.load_room(self._name, since=self.room.seq)
        if stored is None:
            return
        self._token_hashes |= stored.token_hashes
        room = self.room
        try:
            for body in stored.journal:
                room = room.after(decode_command(body))
        except (JournalError, Refused) as error:
            # A newer server plays this room too: what we show is what we could read before.
            logs.warn("journal_unplayable", room=self._name)
            raise Refused("unsaved") from error
        if room.seq != self.room.seq:
            self._show(room)

    def _show(self, room: Room) -> None:
        before, self.room = self.room, room
        self._changed(before, room)
