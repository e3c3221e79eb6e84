"""Rooms read back: a thousand of 3000 commands each, and how long anybody waits meanwhile. `make bench-loading`."""

import argparse
import asyncio
import os
import secrets
import signal
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path

import aiohttp
import msgspec
import uvloop

from benchmarks.bars import print_bars
from benchmarks.runs import keep
from benchmarks.server.processes import Server, huit_server
from huit.rooms.agreement import rules_in_force
from huit.rooms.computers import acting_seats, answer, questions_for
from huit.rooms.journal import Command, Moved, Opened, encode_command
from huit.rooms.room import Room
from huit.rooms.snapshot import form, snapshot_of
from huit.server.http.app import JOURNAL
from huit.server.live.links import LINK_LENGTH, ROOM_LENGTH, ROOM_LETTERS
from huit.server.live.tokens import hash_token, new_token
from huit.server.storage.store import Store

SERVER_CORE, LOAD_CORE = 0, 1
KINDS = (("minimale", 4), ("variante-1", 4), ("trois-cinq-huit", 3), ("danish", 3))
"""Games whose journals are played; the other rooms have copies of them."""
ONE_BY_ONE, AT_ONCE, WITHOUT_SNAPSHOT, FILMS = 40, 50, 20, 60
PING_S = 0.005
STARTS = 3


@dataclass(frozen=True)
class Stored:
    """What was written to the database: the rooms, the token of guest 0 of each, and the public names of rounds."""

    rooms: list[str]
    token: str
    replays: list[str]


# The database


def journal_of(rules: str, seats: int, commands: int) -> Iterator[tuple[Command, Room]]:
    """Yield so many commands of a room of computers, each with the room that it leaves."""
    names = ("Anne", "Léa", "Hugo", "Zoé")[:seats]
    computers = (False, *(True for _ in names[1:]))
    opened = Opened(
        rules=rules,
        options={},
        match=None,
        names=names,
        computers=computers,
        player="thrifty",
        pace=1.0,
        forget=0.0,
        seed=7,
        first=None,
        resolved=rules_in_force(rules).resolved,
    )
    command: Command = opened
    room = Room.open(opened)
    yield command, room
    while room.seq < commands:
        if room.is_playing:
            questions = questions_for(room, acting_seats(room, stand_ins=(0,)), seed=room.seq)
            wishes = sorted(filter(None, map(answer, questions)), key=lambda wish: not wish.is_reaction)
            command = Moved(wishes[0].seat, wishes[0].move, at=1, stood_in=not room.computers[wishes[0].seat])
        else:
            command = room.next_round(seed=room.seq, seat=0, at=1)
        after = room.after(command)
        if isinstance(command, Moved) and after.ended is not None:
            command = msgspec.structs.replace(command, ended=after.ended)
        room = after
        yield command, room


async def fill(folder: Path, *, rooms: int, commands: int) -> Stored:
    """Write *rooms* rooms of *commands* commands each, with the snapshots that the server would have kept."""
    store = Store(folder / JOURNAL)
    await store.open()
    await store.close()
    token, stored = new_token(), Stored([_name(ROOM_LENGTH) for _ in range(rooms)], "", [])
    with closing(sqlite3.connect(folder / JOURNAL)) as database, database:
        database.execute("PRAGMA synchronous = OFF")
        templates = [_write(database, stored.rooms[at], hash_token(token), kind, commands) for at, kind in enumerate(KINDS)]
        for at, room in enumerate(stored.rooms[len(KINDS) :]):
            _copy(database, templates[at % len(KINDS)], room)
        replays = [_name(LINK_LENGTH) for _ in range(FILMS)]
        # Each in a room of its own, from the middle of its journal.
        rounds = [(replay, room, 20) for replay, room in zip(replays, stored.rooms, strict=False)]
        database.executemany("INSERT INTO replays (replay, room, round_no) VALUES (?, ?, ?)", rounds)
    return Stored(stored.rooms, token, replays)


def _write(database: sqlite3.Connection, name: str, token_hash: bytes, kind: tuple[str, int], commands: int) -> str:
    database.execute("INSERT INTO rooms (room, created, watch) VALUES (?, 1, ?)", (name, _name(LINK_LENGTH)))
    database.execute("INSERT INTO guests (room, guest, token_hash) VALUES (?, 0, ?)", (name, token_hash))
    kept: Room | None = None
    for command, room in journal_of(*kind, commands):
        database.execute("INSERT INTO journal (room, seq, command) VALUES (?, ?, ?)", (name, room.seq, encode_command(command)))
        kept = room if room.ended is not None else kept
    assert kept is not None
    row = (name, kept.seq, form(), snapshot_of(kept))
    database.execute("INSERT INTO snapshots (room, seq, form, snapshot) VALUES (?, ?, ?, ?)", row)
    return name


def _copy(database: sqlite3.Connection, template: str, name: str) -> None:
    database.execute("INSERT INTO rooms (room, created, watch) VALUES (?, 1, ?)", (name, _name(LINK_LENGTH)))
    for table, columns in (("guests", "guest, token_hash"), ("journal", "seq, command"), ("snapshots", "seq, form, snapshot")):
        copied = f"INSERT INTO {table} (room, {columns}) SELECT ?, {columns} FROM {table} WHERE room = ?"
        database.execute(copied, (name, template))


def _name(length: int) -> str:
    return "".join(secrets.choice(ROOM_LETTERS) for _ in range(length))


# What is asked


class Load:
    """One client of a server."""

    def __init__(self, http: aiohttp.ClientSession, server: Server, stored: Stored) -> None:
        self._http = http
        self._server = server
        self._stored = stored
        self._cold = iter(stored.rooms[FILMS:])

    def cold(self, count: int) -> list[str]:
        """Return the names of *count* rooms that nobody has asked for."""
        return [next(self._cold) for _ in range(count)]

    async def first_view(self, room: str) -> float:
        """Return the milliseconds until the first view of *room*."""
        began = time.perf_counter()
        headers = {"Cookie": f"huit_{room}={self._stored.token}"}
        async with self._http.ws_connect(f"{self._server.address}ws/{room}", headers=headers) as socket:
            frame = await socket.receive()
            if frame.type is not aiohttp.WSMsgType.TEXT:
                raise RuntimeError(f"{room}: {frame}")
            return (time.perf_counter() - began) * 1000

    async def film(self, replay: str) -> int:
        """Return the status of the answer to a request for a film."""
        async with self._http.get(f"{self._server.address}api/replays/{replay}/views?seat=0") as response:
            await response.read()
            return response.status

    async def pause(self) -> tuple[float, float]:
        """Return the longest pause of the loop since the last call, in ms: the whole, and what the server computed in one."""
        self._server.running.send_signal(signal.SIGUSR1)
        whole, own = (await asyncio.to_thread(self._server.line)).split()
        return float(whole), float(own)

    @asynccontextmanager
    async def pinged(self) -> AsyncIterator[list[float]]:
        """Ask for ``/health`` all the time in the block; the list gets the milliseconds of each answer."""
        answers: list[float] = []
        pinging = asyncio.create_task(self._ping(answers))
        yield answers
        await asyncio.sleep(PING_S)
        pinging.cancel()

    async def _ping(self, answers: list[float]) -> None:
        while True:
            began = time.perf_counter()
            async with self._http.get(f"{self._server.address}health") as response:
                await response.read()
            answers.append((time.perf_counter() - began) * 1000)
            await asyncio.sleep(PING_S)


async def measure(server: Server, stored: Stored, forget: Callable[[list[str]], None]) -> dict[str, float]:
    """Ask *server* for rooms and films; return what was measured. *forget* deletes the snapshots of rooms."""
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0), cookie_jar=aiohttp.DummyCookieJar()) as http:
        load = Load(http, server, stored)
        await load.first_view(*load.cold(1))
        alone = [await load.first_view(room) for room in load.cold(ONE_BY_ONE)]
        figures = {"first view_ms": statistics.median(alone)}
        figures |= await _together(load, "cold rooms", map(load.first_view, load.cold(AT_ONCE)))
        without = load.cold(WITHOUT_SNAPSHOT)
        forget(without)
        figures |= await _together(load, "without a snapshot", map(load.first_view, without))
        statuses: list[int] = []

        async def film(replay: str) -> None:
            statuses.append(await load.film(replay))

        figures |= await _together(load, "films", map(film, stored.replays))
        # One address may have so many waiting.
        figures["films/refused"] = statuses.count(429)
    return figures


async def _together(load: Load, what: str, asked: Iterator[Awaitable[object]]) -> dict[str, float]:
    await load.pause()
    async with load.pinged() as answers:
        began = time.perf_counter()
        await asyncio.gather(*asked)
        took = time.perf_counter() - began
    whole, own = await load.pause()
    told = {"pause_ms": whole, "computed in a pause_ms": own, "health_ms": max(answers), "all there_ms": took * 1000}
    return {f"{what}/{name}": value for name, value in told.items()}


def restarts(folder: Path) -> float:
    """Return the median of the seconds until a server over *folder* is ready."""
    taken: list[float] = []
    for _ in range(STARTS):
        began = time.perf_counter()
        with huit_server(folder, cores={SERVER_CORE}):
            taken.append(time.perf_counter() - began)
    return statistics.median(taken)


def main() -> None:
    """Measure, print, and exit 1 if a bar is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.loading", description=__doc__)
    parser.add_argument("--rooms", type=int, default=1000)
    parser.add_argument("--commands", type=int, default=3000)
    parser.add_argument("--keep", action="store_true", help="keep the figures for docs")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="huit-loading-") as name:
        folder = Path(name)
        stored = asyncio.run(fill(folder, rooms=arguments.rooms, commands=arguments.commands))
        os.sched_setaffinity(0, {LOAD_CORE})
        figures = {"ready_s": restarts(folder)}

        def forget(rooms: list[str]) -> None:
            with closing(sqlite3.connect(folder / JOURNAL)) as database, database:
                database.executemany("DELETE FROM snapshots WHERE room = ?", [(room,) for room in rooms])

        with huit_server(folder, cores={SERVER_CORE}) as server:
            figures |= uvloop.run(measure(server, stored, forget))
    print(*(f"{name}: {value:.1f}" for name, value in figures.items()), sep="\n")
    holds = print_bars("loading", figures)
    if arguments.keep:
        keep("loading", figures)
    sys.exit(0 if holds else 1)


if __name__ == "__main__":
    main()
