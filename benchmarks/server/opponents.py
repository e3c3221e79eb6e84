"""Tables of strong computers beside tables of people: how soon people see a move while the computers search."""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
from pathlib import Path

import aiohttp
import uvloop

from benchmarks.server.processes import huit_server
from benchmarks.server.spectators import PAUSE_S, Load, Player

CORES = set(range(os.cpu_count() or 1))
"""All of them: the searches of the server need one too."""
TABLES = 50
"""Tables of one person and three computers."""
COOKIE = "huit_{}"
MOVES_PER_S = 500.0
BAR_MS = 10.0
WARM_UP_S = 25.0
"""In which the processes of searches compile, or load, what they need."""


async def keep_playing(http: aiohttp.ClientSession, address: str, level: str) -> None:
    """Play against three computers of that *level*, round after round, each move at once, until cancelled."""
    order = {"rules": "monclar", "seats": 4, "name": "Anne", "player": level, "settings": {"reaction_ms": 0}}
    async with http.post(f"{address}api/rooms", json=order) as response:
        opened = await response.json()
        headers = {"Cookie": f"{COOKIE.format(opened['room'])}={response.cookies[COOKIE.format(opened['room'])].value}"}
    person = Player(await http.ws_connect(f"{address}ws/{opened['room']}", headers=headers))
    told = 0
    while True:
        await person.look()
        view = person.view
        if view and view["seq"] != told and (view["stage"] != "round" or view["turn"] == view["seat"]):
            told = view["seq"]
            over = view["stage"] != "round"
            await (person.say(type="next") if over else person.say(type="move", seq=told, move=view["moves"][0]))


async def measured(address: str, *, tables: int, level: str, seconds: float) -> list[float]:
    """Return the sorted waits of people, in milliseconds."""
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0), cookie_jar=aiohttp.DummyCookieJar()) as http:
        against = [asyncio.create_task(keep_playing(http, address, level)) for _ in range(tables)]
        rooms = [Load(http, address) for _ in range(round(MOVES_PER_S * PAUSE_S))]
        for room in rooms:
            await room.open(spectators=0)
        await asyncio.sleep(WARM_UP_S if tables else 1.0)
        await asyncio.gather(*(room.play(seconds=seconds) for room in rooms))
        for failed in (task for task in against if task.done()):
            failed.result()
        for task in against:
            task.cancel()
        return sorted(wait for room in rooms for wait in room.waits_ms)


def main() -> None:
    """Measure without and with the tables of computers, print, and exit 1 if the bar is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.opponents", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--level", default="strong")
    arguments = parser.parse_args()
    p99 = 0.0
    for tables in (0, arguments.tables):
        with tempfile.TemporaryDirectory(prefix="huit-bench-") as folder, huit_server(Path(folder), cores=CORES) as server:
            waits = uvloop.run(
                measured(server.address, tables=tables, level=arguments.level, seconds=arguments.seconds),
            )
            cpu, searched = server.own_cpu_s, server.cpu_s - server.own_cpu_s
        p99 = waits[int(len(waits) * 0.99)]
        print(
            f"{tables} tables of {arguments.level} computers, people's moves {len(waits) / 2 / arguments.seconds:.0f} a second: "
            f"median {statistics.median(waits):.1f} ms, p99 {p99:.1f} ms (≤ {BAR_MS}), longest {waits[-1]:.1f} ms; "
            f"{cpu:.1f} s of the server's CPU, {searched:.1f} s of the processes that search",
            flush=True,
        )
    sys.exit(0 if p99 <= BAR_MS else 1)


if __name__ == "__main__":
    main()
