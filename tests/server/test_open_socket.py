"""An open socket, held against the bytes that a client writes: RFC 6455 by hand, where no library makes them right."""

import asyncio
import gc
import json
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from huit.server.http.app import create_app
from huit.server.http.connections import Runner
from huit.server.http.open_socket import OpenSocket
from huit.server.limits import MOST_UNSENT_BYTES, Limits
from tests.server.conftest import Serve
from tests.server.guests import TIMEOUT_S, Client, Guest
from tests.server.strangers import OPEN, two_at_a_room

TEXT, GOES_ON, CLOSE, PING, PONG = 1, 0, 8, 9, 10
WHOLE = json.dumps({"type": "whole", "id": "a"}).encode()
HELLO = json.dumps({"type": "phrase", "id": "b", "phrase": "hello"}).encode()
HANDSHAKE = (
    "GET /ws/{room} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie}\r\n\r\n"
)
MASK = b"\x37\xfa\x21\x3d"


def frame(kind: int, payload: bytes = b"", *, is_last: bool = True) -> bytes:
    """A short frame of a client, masked."""
    masked = bytes(byte ^ key for byte, key in zip(payload, cycle(MASK), strict=False))
    return bytes(((0x80 if is_last else 0) | kind, 0x80 | len(payload))) + MASK + masked


class Raw:
    """A client that writes its bytes itself."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self.writer = writer

    async def frame(self) -> tuple[int, bytes]:
        """Return the kind and the payload of the next frame of the server."""
        first, length = await self._read(2)
        assert first & 0x80, "the server sends whole messages"
        if length == 126:
            length = int.from_bytes(await self._read(2), "big")
        elif length == 127:
            length = int.from_bytes(await self._read(8), "big")
        return first & 0x0F, await self._read(length)

    async def frame_of(self, kind: int) -> bytes:
        """Return the payload of the next frame of this *kind*."""
        while True:
            came, payload = await self.frame()
            if came == kind:
                return payload

    async def view(self) -> dict[str, Any]:
        """Return the next whole view."""
        while (message := json.loads(await self.frame_of(TEXT)))["type"] != "view":
            pass
        return message

    async def ended(self) -> bool:
        """Tell whether the server has closed the connection, once all that it wrote is read."""
        return await asyncio.wait_for(self._reader.read(), TIMEOUT_S) is not None and self._reader.at_eof()

    async def _read(self, count: int) -> bytes:
        return await asyncio.wait_for(self._reader.readexactly(count), TIMEOUT_S)


@asynccontextmanager
async def raw(guest: Guest, early: bytes = b"") -> AsyncIterator[Raw]:
    """The socket of *guest*, after its handshake; *early* comes in the same packet as that."""
    client: Client = guest.client
    reader, writer = await asyncio.open_connection("127.0.0.1", client.port)
    writer.write(HANDSHAKE.format(room=guest.room, port=client.port, cookie=guest.cookie).encode() + early)
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), TIMEOUT_S)
    assert head.startswith(b"HTTP/1.1 101 ")
    assert b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in head
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()


async def test_a_client_that_says_nothing_is_asked_whether_it_is_there_and_given_up(serve: Serve):
    host, friend = await two_at_a_room(await serve(limits=Limits(heartbeat_s=0.1, commit_s=0)))
    await friend.socket.close()
    async with raw(friend) as client:
        await host.see(lambda view: view["here"] == [True, True])
        assert await client.frame_of(PING) == b""
        # It reads, but never answers.
        assert await client.ended()
    await host.see(lambda view: view["here"] == [True, False])


async def test_a_client_that_answers_is_kept(serve: Serve):
    guest = await Guest.opening(await serve(limits=Limits(heartbeat_s=0.05, commit_s=0)), **OPEN)
    async with raw(guest) as client:
        for _ in range(5):
            await client.frame_of(PING)
            client.writer.write(frame(PONG))
        client.writer.write(frame(TEXT, WHOLE))
        assert (await client.view())["type"] == "view"


async def test_what_comes_with_the_handshake_is_heard(serve: Serve):
    guest = await Guest.opening(await serve(), **OPEN)
    async with raw(guest, early=frame(TEXT, b"nonsense") + frame(PING, b"are you there")) as client:
        assert json.loads(await client.frame_of(TEXT))["type"] in ("view", "refused")
        assert await client.frame_of(PONG) == b"are you there"


async def test_a_message_in_pieces_is_one_message(serve: Serve):
    guest = await Guest.opening(await serve(), **OPEN)
    async with raw(guest) as client:
        await client.view()
        first, second, third = WHOLE[:5], WHOLE[5:9], WHOLE[9:]
        parts = (
            frame(TEXT, first, is_last=False) + frame(PING, b"1") + frame(GOES_ON, second, is_last=False) + frame(GOES_ON, third)
        )
        for byte in parts:
            client.writer.write(bytes((byte,)))
            await asyncio.sleep(0)
        assert await client.frame_of(PONG) == b"1"
        assert await client.view()


async def test_who_says_goodbye_is_answered_and_the_connection_ends(serve: Serve):
    host, friend = await two_at_a_room(await serve())
    for payload in (b"", (1001).to_bytes(2, "big"), (1000).to_bytes(2, "big") + b"bye"):
        async with raw(friend) as client:
            await client.view()
            # What was said before it is still done.
            client.writer.write(frame(TEXT, HELLO) + frame(CLOSE, payload))
            assert await client.frame_of(CLOSE) == payload[:2]
            assert await client.ended()
        while (await host.hear())["type"] != "phrase":
            pass


async def test_a_frame_that_breaks_the_protocol_is_answered_with_its_code(serve: Serve):
    guest = await Guest.opening(await serve(), **OPEN)
    reserved = bytes((0xC0 | TEXT,)) + frame(TEXT, b"x")[1:]
    for wrong in (reserved, frame(3), frame(GOES_ON, b"x"), frame(PING, is_last=False), frame(CLOSE, b"x")):
        async with raw(guest) as client:
            client.writer.write(wrong + frame(TEXT, WHOLE))
            assert await client.frame_of(CLOSE) == (1002).to_bytes(2, "big")
            assert await client.ended()


def of_kind(*kinds: type) -> list[Any]:
    """Return what there is of these *kinds*: by its type, as a proxy of something that is gone may not be asked what it is."""
    return [each for each in gc.get_objects() if issubclass(type(each), kinds)]


def sockets_kept() -> list[OpenSocket]:
    gc.collect()
    return of_kind(OpenSocket)


@pytest.mark.parametrize("last", [b"\xff\xff\xff\xff", frame(PING, bytes(125)) * 300], ids=["garbage", "pings"])
def test_who_breaks_off_in_the_middle_leaves_nothing_behind(tmp_path: Path, last: bytes, caplog: pytest.LogCaptureFixture):
    """On asyncio's own loop, whose connections notice later than uvloop's that the other end has gone."""

    async def break_off(port: int) -> None:
        loop = asyncio.get_running_loop()
        for turns in [0, 1, 2, 3] * 10:
            client = socket.socket()
            client.setblocking(False)
            await loop.sock_connect(client, ("127.0.0.1", port))
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            await loop.sock_sendall(client, HANDSHAKE.format(room="abcdefghij", port=port, cookie="").encode())
            told = b""
            while b"no_room" not in told:
                told += await loop.sock_recv(client, 4096)
            client.send(last)
            # The server reads it in one of these turns, and finds in the next that the other end has gone.
            for _ in range(turns):
                await asyncio.sleep(0)
            client.close()

    async def serve_and_break_off() -> None:
        before = sockets_kept()
        app = await create_app(tmp_path)
        runner = Runner(app, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        await break_off(runner.addresses[0][1])
        async with asyncio.timeout(TIMEOUT_S):
            while len(sockets_kept()) > len(before):
                await asyncio.sleep(0.05)
        await runner.cleanup()

    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as stock:
        stock.run(serve_and_break_off())
    gc.collect()
    assert "Traceback" not in caplog.text
    assert "socket.send() raised" not in caplog.text


class Unread(asyncio.Transport):
    """A connection whose other end reads nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting = 0

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.waiting += len(data)

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return False

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass


async def test_answers_that_nobody_reads_do_not_pile_up():
    unread = Unread()
    socket = OpenSocket(heartbeat_s=60.0, lost=None)
    socket.connection_made(unread)
    receiving = asyncio.create_task(socket.receive())
    for _ in range(100):
        socket.data_received(frame(PING, bytes(125)) * 10)
        await asyncio.sleep(0)
    assert socket.is_slow
    assert unread.waiting <= MOST_UNSENT_BYTES + 200
    socket.connection_lost(None)
    assert await receiving is None


async def test_an_open_socket_keeps_nothing_of_its_request(serve: Serve):
    """What a request and its handler hold would be three fifths of what a page costs that waits for its turn."""
    await two_at_a_room(await serve())
    gc.collect()
    kept = of_kind(web.BaseRequest, web.StreamResponse, web.RequestHandler)
    sockets = [each for each in of_kind(OpenSocket) if each.connected]
    assert len(sockets) == 2
    # The connections of the requests that opened the room stay open for more.
    assert not [each for each in kept if "/ws/" in getattr(each, "path", "")]
    assert not [each for each in kept if isinstance(each, web.WebSocketResponse)]
