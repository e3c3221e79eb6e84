"""Many rooms of computer players on one server for minutes: memory stays flat, journals are complete, rounds verify."""

import argparse
import asyncio
import itertools
import os
import sqlite3
import statistics
import sys
import tempfile
import time
from asyncio import FIRST_COMPLETED
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import uvloop

from benchmarks.server.changes import applied
from benchmarks.server.processes import Server, huit_server
from huit.clients.terminal.verify import verdicts
from huit.rooms.film import Film
from huit.rooms.journal import decode_command
from huit.rooms.messages import Viewer, encode_message
from huit.rooms.room import Room
from huit.views.positions import read_position

SERVER_CORE, LOAD_CORE = 0, 1
SEATS = 4
SAMPLE_S = 60.0
OPENED_AT_ONCE = 20
PASSING = ("at", "type", "log", "here", "people", "watchers", "watch", "stand_ins", "clock", "guest", "may")
"""Fields of a view that do not follow from the journal: presence, and what is new to the socket."""
GROWTH = 0.05
"""Fraction of its memory that a server may gain in the second half of the run."""


class Watcher:
    """The person who opened a room. They leave their chair in each round, so that computers play it, and begin the next."""

    def __init__(self, room: str, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.room = room
        self.socket = socket
        self.seen: dict[str, Any] = {}
        self.rounds = 0
        self.is_stopping = False
        self._ids = itertools.count()

    @classmethod
    async def opening(cls, http: aiohttp.ClientSession, address: str, pace: float) -> "Watcher":
        """Open a room and connect to it."""
        order = {"rules": "minimale", "seats": SEATS, "name": "Anne", "pace": pace, "settings": {"reaction_ms": 0}}
        async with http.post(f"{address}api/rooms", json=order) as response:
            room = (await response.json())["room"]
            cookie = f"huit_{room}={response.cookies[f'huit_{room}'].value}"
        return cls(room, await http.ws_connect(f"{address}ws/{room}", headers={"Cookie": cookie}, autoping=True))

    async def watch(self) -> None:
        """Read views until the socket closes."""
        async for frame in self.socket:
            message = msgspec.json.decode(frame.data)
            if message["type"] not in ("view", "change"):
                raise RuntimeError(f"{self.room}: {message}")
            self.seen = message if message["type"] == "view" else applied(self.seen, message)
            if not self.is_stopping:
                await self._have_it_go_on()

    async def _have_it_go_on(self) -> None:
        view = self.seen
        if view["stage"] == "round":
            if not view["stand_ins"][0]:
                await self._say(type="stand")
        elif view["seat"] is None:
            self.rounds += 1
            await self._say(type="sit", seat=0)
        elif view["may"]["start"]:
            await self._say(type="next")

    async def _say(self, **message: Any) -> None:
        await self.socket.send_str(msgspec.json.encode(message | {"id": f"w{next(self._ids)}"}).decode())


async def soak(server: Server, *, rooms: int, minutes: float, rounds: int, pace: float) -> tuple[list[Watcher], list[int]]:
    """Play *rooms* rooms for *minutes* and *rounds*; return their watchers, and the server's memory in bytes, once a minute."""
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0), cookie_jar=aiohttp.DummyCookieJar()) as http:
        watchers: list[Watcher] = []
        for _ in range(0, rooms, OPENED_AT_ONCE):
            opening = (Watcher.opening(http, server.address, pace) for _ in range(min(OPENED_AT_ONCE, rooms - len(watchers))))
            watchers += await asyncio.gather(*opening)
        tasks = [asyncio.create_task(watcher.watch()) for watcher in watchers]
        memory = [sample async for sample in _samples(server, watchers, tasks, minutes, rounds)]
        for watcher in watchers:
            watcher.is_stopping = True
        server.running.terminate()
        await asyncio.gather(*tasks)
    return watchers, memory


async def _samples(
    server: Server, watchers: list[Watcher], tasks: list[asyncio.Task[None]], minutes: float, rounds: int
) -> AsyncIterator[int]:
    began, cpu, moves = time.monotonic(), server.cpu_s, _moves(watchers)
    while (left := began + minutes * 60 - time.monotonic()) > 0 or sum(watcher.rounds for watcher in watchers) < rounds:
        # Where only rounds are left to be played, look often.
        done, _ = await asyncio.wait(tasks, timeout=min(SAMPLE_S, left if left > 0 else 0.1), return_when=FIRST_COMPLETED)
        for task in done:
            task.result()
            raise RuntimeError("a socket was closed")
        memory, cpu_now, moves_now = server.rss_bytes, server.cpu_s, _moves(watchers)
        over = sum(watcher.rounds for watcher in watchers)
        print(
            f"{(time.monotonic() - began) / 60:5.1f} min: {memory / 2**20:7.1f} MB, {moves_now} commands, {over} rounds,"
            f" {(cpu_now - cpu) / max(1, moves_now - moves) * 1e6:.0f} µs CPU a command",
            flush=True,
        )
        cpu, moves = cpu_now, moves_now
        yield memory


def _moves(watchers: list[Watcher]) -> int:
    return sum(watcher.seen.get("seq", 0) for watcher in watchers)


def lost(journal: Path, watchers: list[Watcher]) -> Iterator[str]:
    """Yield faults of the journals: each must rebuild the last view of its watcher."""
    with sqlite3.connect(journal) as database:
        for watcher in watchers:
            rows = database.execute("select seq, command from journal where room = ? order by seq", (watcher.room,)).fetchall()
            seq = watcher.seen["seq"]
            if [number for number, _ in rows] != list(range(1, len(rows) + 1)) or len(rows) < seq:
                yield f"{watcher.room}: {len(rows)} commands, and {seq} were seen"
                continue
            room = Room.replay(decode_command(body) for _, body in rows[:seq])
            made = msgspec.json.decode(encode_message(room.view(Viewer(watcher.room, room.seating.seat_of(0), guest=0))))
            differing = [name for name in made if name not in PASSING and made[name] != watcher.seen[name]]
            if differing:
                yield f"{watcher.room} at {seq}: {differing} differ"
            Room.replay(decode_command(body) for _, body in rows)


def unverified(journal: Path, watchers: list[Watcher]) -> Iterator[str]:
    """Yield the finished rounds that `huit verify` would reject; all are checked."""
    with sqlite3.connect(journal) as database:
        for watcher in watchers:
            rows = database.execute("select command from journal where room = ? order by seq", (watcher.room,))
            commands = [decode_command(body) for (body,) in rows]
            for number in range(1, Room.replay(commands).round_no + 1):
                film = Film.of(commands, number)
                found = () if film is None else verdicts(read_position(film.text()), "en")
                if any(finding.holds is False for finding in found):
                    yield f"{watcher.room}, round {number}: not verified"


def slope(memory: list[int]) -> float:
    """Return the growth in bytes a minute over the second half of the samples.

    >>> slope([0, 900, 10, 20, 30])
    10.0
    """
    later = memory[len(memory) // 2 :]
    return statistics.linear_regression(range(len(later)), later).slope if len(later) > 1 else 0.0


def main() -> None:
    """Run, print, and exit 1 if memory grows, a journal does not match its views, or a round does not verify."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.soak", description=__doc__)
    parser.add_argument("--rooms", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=0, help="go on, after the minutes, until so many are over")
    parser.add_argument("--pace", type=float, default=0.6, help="times a human time that the computers take")
    arguments = parser.parse_args()
    os.sched_setaffinity(0, {LOAD_CORE})
    with tempfile.TemporaryDirectory(prefix="huit-soak-") as folder:
        data = Path(folder)
        with huit_server(data, cores={SERVER_CORE}) as server:
            watchers, memory = uvloop.run(
                soak(
                    server,
                    rooms=arguments.rooms,
                    minutes=arguments.minutes,
                    rounds=arguments.rounds,
                    pace=arguments.pace,
                ),
            )
            server.running.wait()
        wrong = list(lost(data / "huit.sqlite", watchers))
        untrue = list(unverified(data / "huit.sqlite", watchers))
    growth = slope(memory)
    half = growth * len(memory) / 2
    print(f"memory: {growth / 2**20:+.2f} MB a minute in the second half, of {memory[-1] / 2**20:.0f} MB")
    print(f"journals: {len(watchers) - len(wrong)} of {len(watchers)} make again what was seen")
    print(f"rounds: {sum(watcher.rounds for watcher in watchers)} were over, {len(untrue)} of them do not verify")
    print(*(wrong + untrue)[:20], sep="\n")
    sys.exit(1 if wrong or untrue or half > GROWTH * memory[-1] else 0)


if __name__ == "__main__":
    main()
