"""An open WebSocket. It takes its connection over after the handshake, so that a page which waits costs little memory."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from struct import pack

from aiohttp import WSMsgType
from aiohttp._websocket.reader import WebSocketDataQueue
from aiohttp.base_protocol import BaseProtocol
from aiohttp.http_websocket import WebSocketError, WebSocketReader, WSMessage, WSMessageTextBytes
from aiohttp.streams import EofStream

from huit.rooms.messages import MOST_MESSAGE_BYTES
from huit.server.limits import CLOSING_S, MOST_UNSENT_BYTES

_IS_WHOLE = 0x80
"""The bit of a frame that is a whole message (RFC 6455, section 5.2)."""


class OpenSocket(BaseProtocol):
    """A socket that is written to without a task: what a client is slow to read is counted, and not waited for.

    aiohttp's own socket keeps the request, and a dozen frames of the stack that serve it, for as long as it is open.
    """

    __slots__ = ("_alarm", "_frames", "_heartbeat_s", "_is_asked", "_is_closing", "_is_heard", "_lost", "_reader")

    def __init__(self, *, heartbeat_s: float, lost: Callable[[], None] | None) -> None:
        """A client that is silent is asked after *heartbeat_s* seconds whether it is there, and not waited for much longer.

        *lost* is called once the connection has ended.
        """
        super().__init__(asyncio.get_running_loop())
        # Reading is held up once so much waits.
        self._frames = WebSocketDataQueue(self, MOST_MESSAGE_BYTES, loop=self._loop)
        # aiohttp refuses this size.
        self._reader = WebSocketReader(self._frames, MOST_MESSAGE_BYTES + 1, compress=False, decode_text=False)
        # What aiohttp's base asks for: nothing of HTTP is read any more.
        self._upgraded = True
        self._heartbeat_s = heartbeat_s
        self._lost = lost
        self._is_heard = False
        """Whether anything has come since the last heartbeat."""
        self._is_asked = False
        """Whether the client was asked whether it is there."""
        self._is_closing = False
        self._alarm: asyncio.TimerHandle | None = None

    # The connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        assert self.transport is not None
        self.transport.set_write_buffer_limits(high=MOST_UNSENT_BYTES)
        self._alarm = self._loop.call_later(self._heartbeat_s, self._beat)

    def data_received(self, data: bytes) -> None:
        self._is_heard = True
        self._reader.feed_data(data)

    def connection_lost(self, exc: BaseException | None) -> None:
        super().connection_lost(exc)
        if self._alarm is not None:
            self._alarm.cancel()
        self._reader.feed_eof()
        if self._lost is not None:
            self._lost()

    def _beat(self) -> None:
        if self._is_heard:
            self._is_heard = self._is_asked = False
        elif self._is_asked:
            self._abort()
            return
        else:
            self._is_asked = True
            self._write(WSMsgType.PING, b"")
        self._alarm = self._loop.call_later(self._heartbeat_s / (2 if self._is_asked else 1), self._beat)

    def _abort(self) -> None:
        if self.transport is not None:
            self.transport.abort()

    # Frames

    async def receive(self) -> WSMessage | WSMessageTextBytes | None:
        """Return the next message of the client; None once the socket is closed, or closing and nothing more comes."""
        while True:
            try:
                frame = await self._frames.read()
            except EofStream:
                return None
            except WebSocketError as error:
                self.close(error.code, b"")
                # What it answers could not be read. It may have gone without our knowing it yet.
                with suppress(OSError, RuntimeError):
                    if (transport := self._writable) is not None:
                        transport.write_eof()
                return None
            if frame.type is WSMsgType.CLOSE:
                self._say_last(pack(">H", frame.data) if frame.data else b"")
                if self.transport is not None:
                    # Once all is written.
                    self.transport.close()
                return None
            if frame.type is WSMsgType.PING:
                # Answers that nobody reads would pile up.
                if not self.is_slow:
                    self._write(WSMsgType.PONG, frame.data)
            elif frame.type is not WSMsgType.PONG and not self._is_closing:
                return frame

    @property
    def is_slow(self) -> bool:
        """Whether more than `MOST_UNSENT_BYTES` are still to be read."""
        return self.transport is not None and self.transport.get_write_buffer_size() > MOST_UNSENT_BYTES

    def send(self, frames: list[bytes]) -> None:
        """See `GameSocket.send`."""
        if not self._is_closing and (transport := self._writable) is not None:
            transport.write(b"".join([_head(len(frame)) + frame for frame in frames]))

    @property
    def _writable(self) -> asyncio.Transport | None:
        """The connection, unless a write has failed already."""
        return None if self.transport is None or self.transport.is_closing() else self.transport

    def close(self, code: int, message: bytes) -> None:
        """See `GameSocket.close`. A client that does not answer within `CLOSING_S` is not waited for."""
        self._say_last(pack(">H", code) + message)

    def _say_last(self, payload: bytes) -> None:
        if not self._is_closing:
            self._write(WSMsgType.CLOSE, payload)
            self._is_closing = True
            if self._alarm is not None and self.transport is not None:
                self._alarm.cancel()
                self._alarm = self._loop.call_later(CLOSING_S, self._abort)

    def _write(self, kind: WSMsgType, payload: bytes) -> None:
        """Write a control frame, which is short."""
        if not self._is_closing and (transport := self._writable) is not None:
            transport.write(bytes((_IS_WHOLE | kind, len(payload))) + payload)


def _head(length: int) -> bytes:
    """Return the head of a whole text frame of *length* bytes from a server (RFC 6455, section 5.2).

    >>> _head(5).hex(), _head(300).hex()
    ('8105', '817e012c')
    """
    if length < 126:
        return bytes((0x81, length))
    return b"\x81\x7e" + length.to_bytes(2, "big") if length < 65536 else b"\x81\x7f" + length.to_bytes(8, "big")
