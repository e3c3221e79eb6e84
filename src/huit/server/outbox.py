"""What one socket is sent: always the latest view, never a queue of old ones. One slow phone holds up nobody."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from aiohttp import WSMsgType, web

from huit.rooms import PhraseMessage, RefusedMessage, Room, ViewMessage, encode_message

MOST_PHRASES_WAITING = 8


class Sent:
    """What a socket was sent last: what is new to it follows from that."""

    def __init__(self) -> None:
        self._round_seq = 0
        self._told = 0

    def since(self, room: Room) -> int | None:
        """Return how many events of the round were sent already, or None; from now on all are."""
        told = self._told if self._round_seq == room.round_seq else None
        self._round_seq, self._told = room.round_seq, room.told_count
        return told


class Outbox:
    """The way from a room to one socket: that of a guest, or of a spectator."""

    def __init__(self, socket: web.WebSocketResponse, *, guest: int | None, view: Callable[["Outbox"], ViewMessage]) -> None:
        self.socket = socket
        self.guest = guest
        """None: somebody who only looks on."""
        self.sent = Sent()
        self._view = view
        self._is_stale = False
        self._phrases: list[bytes] = []
        self._sending: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Send the room as it is now, or, to a socket that is slow to read, as it will be then."""
        self._is_stale = True
        self._begin()

    def pass_on(self, phrase: PhraseMessage) -> None:
        """Send what somebody says, unless this socket is so slow that there is a heap of it already."""
        if len(self._phrases) < MOST_PHRASES_WAITING:
            self._phrases.append(encode_message(phrase))
            self._begin()

    def _begin(self) -> None:
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send())

    async def _send(self) -> None:
        try:
            # Whoever reads from a socket that is gone finds out, and frees the seat.
            with suppress(ConnectionError):
                while self._is_stale or self._phrases:
                    if self._is_stale:
                        self._is_stale = False
                        await self.socket.send_frame(encode_message(self._view(self)), WSMsgType.TEXT)
                    if self._phrases:
                        await self.socket.send_frame(self._phrases.pop(0), WSMsgType.TEXT)
        finally:
            self._sending = None

    async def refuse(self, message: RefusedMessage) -> None:
        """Tell this client, and no one else, that a message was not carried out."""
        with suppress(ConnectionError):
            await self.socket.send_frame(encode_message(message), WSMsgType.TEXT)
