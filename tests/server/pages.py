"""A page that plays without a server, for the tests: a door over rows in memory, asked as `Guest` asks a server."""

import asyncio
import bisect
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from http.cookies import SimpleCookie
from itertools import count
from typing import Any

from aiohttp import WSMessage, WSMsgType

from huit.server.offline.door import Door


class MemoryRows:
    """The rows of a browser, as IndexedDB keeps them."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.written = 0
        self.fails = False
        """Whether the disk is full."""
        self.fails_at = ""
        """What the keys of rows begin with for which it is."""

    async def read(self, low: str, high: str) -> str:
        keys = sorted(self.rows)
        found = keys[bisect.bisect_left(keys, low) : bisect.bisect_left(keys, high)]
        return json.dumps([[key, self.rows[key]] for key in found])

    async def write(self, changes: str) -> bool:
        # A transaction ends in a later turn of the loop.
        await asyncio.sleep(0)
        wanted = json.loads(changes)
        if self.fails or (self.fails_at and any(key.startswith(self.fails_at) for key, _, _ in wanted)):
            raise OSError("QuotaExceededError")
        if any(is_new and key in self.rows for key, _, is_new in wanted):
            return False
        self.rows |= {key: text for key, text, _ in wanted}
        self.written += 1
        return True

    async def drop(self, low: str, high: str) -> None:
        for key in [key for key in self.rows if low <= key < high]:
            del self.rows[key]


class Answer:
    """As an answer over HTTP."""

    def __init__(self, status: int, body: str) -> None:
        self.status = status
        self._body = body
        self.cookies = SimpleCookie()

    async def json(self) -> Any:
        return json.loads(self._body)

    async def text(self) -> str:
        return self._body


class PageSocket:
    """As a socket to a server."""

    def __init__(self, door: Door, number: int) -> None:
        self._door = door
        self._number = number
        self._frames: asyncio.Queue[WSMessage] = asyncio.Queue()
        self.closed = False

    def heard(self, text: str) -> None:
        self._frames.put_nowait(WSMessage(WSMsgType.TEXT, text, None))

    def hung(self, code: int) -> None:
        self.closed = True
        self._frames.put_nowait(WSMessage(WSMsgType.CLOSE, code, None))

    async def receive(self, timeout: float | None = None) -> WSMessage:
        return await asyncio.wait_for(self._frames.get(), timeout)

    async def send_json(self, message: Any) -> None:
        await self._door.hear(self._number, json.dumps(message))

    async def close(self) -> None:
        self.closed = True
        self._door.hang_up(self._number)


class PageClient:
    """As a client of a server."""

    def __init__(self, rows: MemoryRows) -> None:
        self.door = Door(rows)
        self._numbers = count(1)

    async def asked(self, method: str, address: str, body: Any = None) -> Answer:
        return Answer(*await self.door.ask(method, address, "" if body is None else json.dumps(body)))

    async def got(self, address: str) -> Any:
        """What is answered at *address*, which must go well."""
        answer = await self.asked("GET", address)
        assert answer.status == 200, await answer.text()
        return await answer.json()

    @asynccontextmanager
    async def post(self, address: str, *, json: Any) -> AsyncGenerator[Answer]:
        answer = await self.asked("POST", address, json)
        if answer.status == 201:
            answer.cookies[f"huit_{(await answer.json())['room']}"] = "mine"
        yield answer

    async def ws_connect(self, address: str, *, headers: Any = None) -> PageSocket:
        number = next(self._numbers)
        socket = PageSocket(self.door, number)
        await self.door.dial(number, address, socket.heard, socket.hung)
        return socket
