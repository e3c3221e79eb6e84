"""One room that many watch, and that spectators leave and enter all the time: how soon its players see a move."""

import argparse
import asyncio
import base64
import itertools
import os
import secrets
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import msgspec
import uvloop

from benchmarks.bars import print_bars
from benchmarks.runs import keep
from benchmarks.server.changes import applied
from benchmarks.server.processes import huit_server

SERVER_CORE, LOAD_CORE = 0, 1
SPECTATORS = 193
"""With the two players, nearly as many sockets as one address may have."""
RETURNS_PER_S = 29.0
PAUSE_S = 0.05
"""Between a move that both players have seen and the next one."""


class Spectator(asyncio.Protocol):
    """A socket whose frames are counted and not read: the load must cost little."""

    def __init__(self, address: str, watch: str) -> None:
        self.heard = 0
        self.is_in: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._address = urlsplit(address)
        self._watch = watch
        self._wire: Any = None

    async def come(self) -> None:
        """Connect, and wait for the first bytes."""
        host, port = self._address.hostname, self._address.port
        await asyncio.get_running_loop().create_connection(lambda: self, host, port)
        await self.is_in

    def connection_made(self, transport: Any) -> None:
        self._wire = transport
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        lines = (
            f"GET /ws/watch/{self._watch} HTTP/1.1",
            f"Host: {self._address.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        )
        transport.write("\r\n".join((*lines, "", "")).encode())

    def data_received(self, data: bytes) -> None:
        self.heard += len(data)
        if not self.is_in.done():
            self.is_in.set_result(None)

    def go(self) -> None:
        """Leave without a word, as a closed laptop does."""
        self._wire.abort()


class Player:
    """A person at the table."""

    _ids = itertools.count()

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.view: dict[str, Any] = {}

    async def look(self) -> None:
        """Read the next frame."""
        message = msgspec.json.decode((await self.socket.receive()).data)
        if message["type"] == "change":
            message = applied(self.view, message)
        if message["type"] == "view":
            self.view = message

    async def until(self, seq: int) -> None:
        """Read on until the room has carried out its command number *seq*."""
        while self.view.get("seq", 0) < seq:
            await self.look()

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send_str(msgspec.json.encode(message | {"id": f"p{next(self._ids)}"}).decode())


class Load:
    """The room, its two players and its spectators."""

    def __init__(self, http: aiohttp.ClientSession, address: str) -> None:
        self.http = http
        self.address = address
        self.waits_ms: list[float] = []
        self.players: list[Player] = []
        self.spectators: list[Spectator] = []
        self._watch = ""

    async def open(self, *, spectators: int) -> None:
        """Open the room, seat its players, deal, and let *spectators* in."""
        chairs = {"chairs": ["me", "open"], "settings": {"reaction_ms": 0}}
        order = {"rules": "minimale", "seats": 2, "name": "Anne", **chairs}
        async with self.http.post(f"{self.address}api/rooms", json=order) as response:
            opened = await response.json()
            cookies = [response.cookies[f"huit_{opened['room']}"].value]
        async with self.http.post(
            f"{self.address}api/rooms/{opened['room']}/guests", json={"name": "Bob", "seat": 1}
        ) as response:
            cookies.append(response.cookies[f"huit_{opened['room']}"].value)
        self._watch = opened["watch"]
        for cookie in cookies:
            headers = {"Cookie": f"huit_{opened['room']}={cookie}"}
            self.players.append(Player(await self.http.ws_connect(f"{self.address}ws/{opened['room']}", headers=headers)))
            await self.players[-1].look()
            await self.players[-1].say(type="ready", ready=True)
        for _ in range(spectators):
            await self._let_one_in()
        await self._deal()

    async def play(self, *, seconds: float) -> None:
        """Make moves for *seconds*; note how long each player waits for each."""
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            await asyncio.sleep(PAUSE_S)
            if self.players[0].view["over"]:
                await self._deal()
                continue
            mover = self.players[self.players[0].view["turn"]]
            seq, began = mover.view["seq"], time.perf_counter()
            await mover.say(type="move", seq=seq, move=mover.view["moves"][0]["text"])
            await asyncio.gather(*(self._waited(player, seq + 1, began) for player in self.players))

    async def come_and_go(self, *, per_s: float) -> None:
        """Replace a spectator by another one *per_s* times a second, until cancelled."""
        while True:
            await asyncio.sleep(1 / per_s)
            self.spectators.pop(0).go()
            await self._let_one_in()

    async def _let_one_in(self) -> None:
        spectator = Spectator(self.address, self._watch)
        await spectator.come()
        self.spectators.append(spectator)

    async def _waited(self, player: Player, seq: int, began: float) -> None:
        await player.until(seq)
        self.waits_ms.append((time.perf_counter() - began) * 1000)

    async def _deal(self) -> None:
        seq = max(player.view["seq"] for player in self.players)
        await self.players[0].say(type="next")
        await asyncio.gather(*(player.until(seq + 1) for player in self.players))
        while self.players[0].view["stage"] != "round":
            await self.players[0].look()
        await self.players[1].until(self.players[0].view["seq"])


async def measured(address: str, *, spectators: int, returns_per_s: float, seconds: float) -> tuple[list[float], float]:
    """Return the sorted waits in milliseconds, and the bytes a second that one spectator is sent."""
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0), cookie_jar=aiohttp.DummyCookieJar()) as http:
        load = Load(http, address)
        await load.open(spectators=spectators)
        # The others leave first.
        staying = load.spectators[-1]
        going = asyncio.create_task(load.come_and_go(per_s=returns_per_s)) if returns_per_s else None
        before, began = staying.heard, time.perf_counter()
        await load.play(seconds=seconds)
        heard = (staying.heard - before) / (time.perf_counter() - began)
        if going is not None:
            going.cancel()
        return sorted(load.waits_ms), heard


def main() -> None:
    """Measure, print, and exit 1 if the bar is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.spectators", description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--spectators", type=int, default=SPECTATORS)
    parser.add_argument("--returns", type=float, default=RETURNS_PER_S, help="how many spectators leave and enter in a second")
    parser.add_argument("--keep", action="store_true", help="keep the figures for docs")
    arguments = parser.parse_args()
    os.sched_setaffinity(0, {LOAD_CORE})
    with tempfile.TemporaryDirectory(prefix="huit-bench-") as folder, huit_server(Path(folder), cores={SERVER_CORE}) as server:
        cpu = server.cpu_s
        waits, heard = uvloop.run(
            measured(
                server.address,
                spectators=arguments.spectators,
                returns_per_s=arguments.returns,
                seconds=arguments.seconds,
            ),
        )
        cpu = server.cpu_s - cpu
    figures = {
        "p50_ms": statistics.median(waits),
        "p99_ms": waits[int(len(waits) * 0.99)],
        "longest_ms": waits[-1],
        "kb_per_s": heard / 1000,
        "cpu_s": cpu,
    }
    print(
        f"{arguments.spectators} spectators, {arguments.returns:.0f} returns a second: {len(waits)} waits, median"
        f" {figures['p50_ms']:.1f} ms, longest {waits[-1]:.1f} ms; {heard / 1000:.1f} kB a second to a spectator,"
        f" {cpu:.1f} s of the server's CPU"
    )
    holds = print_bars("spectators", figures)
    if arguments.keep:
        keep("spectators", figures)
    sys.exit(0 if holds else 1)


if __name__ == "__main__":
    main()
