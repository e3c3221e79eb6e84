"""The outbox of one socket. It sends only the latest view, so a slow client delays nobody."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator
from contextlib import suppress
from types import coroutine
from typing import Any

from aiohttp import WSMsgType, web

from huit.rooms.messages import AdviceMessage, PhraseMessage, RefusedMessage, encode_message
from huit.rooms.room import Room
from huit.server import metrics

MOST_PHRASES_WAITING = 8


@coroutine
def _resumed(begun: Coroutine[Any, None, None], awaited: Any) -> Generator[Any, None, None]:
    """Resume a coroutine that has been started and waits for *awaited*."""
    yield awaited
    yield from begun.__await__()


async def _go_on(begun: Coroutine[Any, None, None], awaited: Any) -> None:
    await _resumed(begun, awaited)


class Outbox:
    """The frames from a room to one socket of a guest or spectator."""

    def __init__(
        self, socket: web.WebSocketResponse, *, guest: int | None, watches: bool = False, frame: Callable[["Outbox"], bytes]
    ) -> None:
        self.socket = socket
        self.guest = guest
        """None for a spectator without a chair request."""
        self.watches = watches
        """Whether it came by the spectators' link: it sees no hand, though its guest may have one by now."""
        self.is_looked_at = True
        """Whether the page is visible, by its own report."""
        self.received_at: float | None = None
        """Arrival of the message that the next view answers, by `time.perf_counter`."""
        self.presence_sent = 0
        """The number of the latest presence that this socket was sent; counted by the room."""
        self._frame = frame
        self._round_seq = self._events_sent = 0
        self._is_stale = False
        self._is_due = False
        self._presence: bytes | None = None
        self._phrases: list[bytes] = []
        self._sending: asyncio.Task[None] | None = None

    def events_sent_before(self, room: Room) -> int | None:
        """Return how many events of the round were sent to this socket, None if none were; count all as sent from now on."""
        sent = self._events_sent if self._round_seq == room.marks.round_seq else None
        self._round_seq, self._events_sent = room.marks.round_seq, room.played.events.count
        return sent

    def wake(self) -> None:
        """Send a view; a socket that is slow to read gets the latest one when it has read the one before."""
        if self._is_stale:
            metrics.views_skipped.inc()
        self._is_stale = True
        self._begin()

    def send_presence(self, number: int, frame: bytes) -> None:
        """Send presence *number*, unless this socket has had it with a view."""
        if self.presence_sent < number:
            self.presence_sent = number
            self._presence = frame
            self._begin()

    def pass_on(self, phrase: PhraseMessage | AdviceMessage) -> None:
        """Send a phrase, or advice, unless `MOST_PHRASES_WAITING` are waiting already."""
        if len(self._phrases) < MOST_PHRASES_WAITING:
            self._phrases.append(encode_message(phrase))
            self._begin()

    def _begin(self) -> None:
        if self._sending is None and not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._send_at_once)

    def _send_at_once(self) -> None:
        """Send without a task, as most sockets accept a frame at once; make a task only to wait."""
        self._is_due = False
        sending = self._send()
        try:
            awaited = sending.send(None)
        except StopIteration:
            return
        self._sending = asyncio.get_running_loop().create_task(_go_on(sending, awaited))

    async def _send(self) -> None:
        try:
            # The reader of the socket notices a lost connection and drops this outbox.
            with suppress(ConnectionError):
                while self._is_stale or self._presence or self._phrases:
                    if self._is_stale:
                        # The view includes presence.
                        self._is_stale, self._presence = False, None
                        await self.socket.send_frame(self._frame(self), WSMsgType.TEXT)
                        self._count()
                    elif self._presence:
                        presence, self._presence = self._presence, None
                        await self.socket.send_frame(presence, WSMsgType.TEXT)
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
        """Send a refusal to this client only."""
        with suppress(ConnectionError):
            await self.socket.send_frame(encode_message(message), WSMsgType.TEXT)
