"""What one socket is sent: the latest view, never a queue of old ones. A slow phone holds up nobody."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator
from contextlib import suppress
from types import coroutine
from typing import Any

from aiohttp import WSMsgType, web

from huit.rooms.messages import PhraseMessage, RefusedMessage, encode_message
from huit.rooms.room import Room
from huit.server import metrics

MOST_PHRASES_WAITING = 8


class Sent:
    """What a socket was sent last: what is new to it follows from that."""

    def __init__(self) -> None:
        self._round_seq = 0
        self._told = 0

    def since(self, room: Room) -> int | None:
        """Return how many events of the round were sent already, or None; from now on all are."""
        told = self._told if self._round_seq == room.marks.round_seq else None
        self._round_seq, self._told = room.marks.round_seq, room.played.told.count
        return told


@coroutine
def _rest(begun: Coroutine[Any, None, None], awaited: Any) -> Generator[Any, None, None]:
    """Go on with a coroutine that has begun, and waits for *awaited*."""
    yield awaited
    yield from begun.__await__()


async def _go_on(begun: Coroutine[Any, None, None], awaited: Any) -> None:
    await _rest(begun, awaited)


class Outbox:
    """The way from a room to one socket: that of a guest, or of a spectator."""

    def __init__(self, socket: web.WebSocketResponse, *, guest: int | None, frame: Callable[["Outbox"], bytes]) -> None:
        self.socket = socket
        self.guest = guest
        """None: somebody who only looks on."""
        self.sent = Sent()
        self.received_at: float | None = None
        """When the message came that the next view answers, by `time.perf_counter`."""
        self._frame = frame
        self._is_stale = False
        self._is_due = False
        self._phrases: list[bytes] = []
        self._sending: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Send the room as it is now, or, to a socket that is slow to read, as it will be then."""
        if self._is_stale:
            metrics.views_skipped.inc()
        self._is_stale = True
        self._begin()

    def pass_on(self, phrase: PhraseMessage) -> None:
        """Send what somebody says, unless this socket is so slow that there is a heap of it already."""
        if len(self._phrases) < MOST_PHRASES_WAITING:
            self._phrases.append(encode_message(phrase))
            self._begin()

    def _begin(self) -> None:
        if self._sending is None and not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._send_at_once)

    def _send_at_once(self) -> None:
        """Send without a task, as nearly every socket takes a frame at once; one that does not gets a task to wait in."""
        self._is_due = False
        sending = self._send()
        try:
            awaited = sending.send(None)
        except StopIteration:
            return
        self._sending = asyncio.get_running_loop().create_task(_go_on(sending, awaited))

    async def _send(self) -> None:
        try:
            # Whoever reads from a socket that is gone finds out, and frees the seat.
            with suppress(ConnectionError):
                while self._is_stale or self._phrases:
                    if self._is_stale:
                        self._is_stale = False
                        await self.socket.send_frame(self._frame(self), WSMsgType.TEXT)
                        self._count()
                    if self._phrases:
                        await self.socket.send_frame(self._phrases.pop(0), WSMsgType.TEXT)
        finally:
            self._sending = None

    def _count(self) -> None:
        metrics.views_sent.inc()
        if self.received_at is not None:
            metrics.command_seconds.observe(time.perf_counter() - self.received_at)
            self.received_at = None

    async def refuse(self, message: RefusedMessage) -> None:
        """Tell this client, and no one else, that a message was not carried out."""
        with suppress(ConnectionError):
            await self.socket.send_frame(encode_message(message), WSMsgType.TEXT)
