"""What one socket is sent: always the latest view, never a queue of old ones. One slow phone holds up nobody."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

from aiohttp import WSMsgType, web

from huit.rooms import RefusedMessage, Room, encode_message
from huit.server import metrics


class Outbox:
    """The way from a room to the socket of one seat."""

    def __init__(self, socket: web.WebSocketResponse, *, seat: int, name: str, room: Callable[[], Room]) -> None:
        self.socket = socket
        self.seat = seat
        self.received_at: float | None = None
        """When the message came that the next view answers, by `time.perf_counter`."""
        self._name = name
        self._room = room
        self._sent_round = 0
        self._sent_told = 0
        self._is_stale = False
        self._sending: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Send the room as it is now, or, to a socket that is slow to read, as it will be then."""
        if self._is_stale:
            metrics.views_skipped.inc()
        self._is_stale = True
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send())

    async def _send(self) -> None:
        try:
            # Whoever reads from a socket that is gone finds out, and frees the seat.
            with suppress(ConnectionError):
                while self._is_stale:
                    self._is_stale = False
                    await self.socket.send_frame(self._next_view(), WSMsgType.TEXT)
                    self._count()
        finally:
            self._sending = None

    def _count(self) -> None:
        metrics.views_sent.inc()
        if self.received_at is not None:
            metrics.command_seconds.observe(time.perf_counter() - self.received_at)
            self.received_at = None

    def _next_view(self) -> bytes:
        room = self._room()
        told = self._sent_told if self._sent_round == room.round_no else None
        self._sent_round, self._sent_told = room.round_no, room.told_count
        return encode_message(room.view(self._name, self.seat, told=told))

    async def refuse(self, message: RefusedMessage) -> None:
        """Tell this client, and no one else, that a message was not carried out."""
        with suppress(ConnectionError):
            await self.socket.send_frame(encode_message(message), WSMsgType.TEXT)
