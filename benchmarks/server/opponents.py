"""Tables of strong computers beside tables of people: how soon people see a move while the computers search."""

import argparse
import asyncio
import os
import sys
import tempfile
from pathlib import Path

import aiohttp
import uvloop

from benchmarks.bars import print_bars
from benchmarks.runs import keep
from benchmarks.server.measuring import HUIT, LOAD_CORE, ROOMS, WARMUP_S, cache_folder
from benchmarks.server.processes import PEERS, Process, Server, huit_server, install_peers, node, node_environment
from benchmarks.server.spectators import Player

CORES = set(range(os.cpu_count() or 1))
"""All of them for the server: its searches need one too."""
TABLES = 50
"""Tables of one person and three computers."""
MOVES_PER_S = 500
COMPILES_S = 25.0
"""In which the processes of searches compile, or load, what they need."""


async def keep_playing(http: aiohttp.ClientSession, address: str, level: str) -> None:
    """Play against three computers of that *level*, round after round, each move at once, until cancelled."""
    order = {"rules": "monclar", "seats": 4, "name": "Anne", "player": level, "settings": {"reaction_ms": 0}}
    async with http.post(f"{address}api/rooms", json=order) as response:
        opened = await response.json()
        cookie = f"huit_{opened['room']}"
        headers = {"Cookie": f"{cookie}={response.cookies[cookie].value}"}
    person = Player(await http.ws_connect(f"{address}ws/{opened['room']}", headers=headers))
    told = 0
    while True:
        await person.look()
        view = person.view
        if view and view["seq"] != told and (view["stage"] != "round" or view["turn"] == view["seat"]):
            told = view["seq"]
            over = view["stage"] != "round"
            await (person.say(type="next") if over else person.say(type="move", seq=told, move=view["moves"][0]["text"]))


async def keep_tables(address: str, tables: int, level: str) -> None:
    """Play at so many tables, until this process ends."""
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0), cookie_jar=aiohttp.DummyCookieJar()) as http:
        await asyncio.gather(*(keep_playing(http, address, level) for _ in range(tables)))


def measure(peers: Path, server: Server, tables: int, level: str, seconds: float) -> float:
    """Measure people's moves while computers of that *level* play at *tables*; print a line, return the p99 in ms."""
    against = [sys.executable, "-m", "benchmarks.server.opponents", "--keep-tables", server.address, str(tables), level]
    command = [node(peers), str(PEERS / "load.js"), HUIT, server.address]
    with (
        Process(against, cores={LOAD_CORE}, environment={}) as others,
        Process(command, cores={LOAD_CORE}, environment=node_environment(peers)) as load,
    ):
        load.tell({"open": ROOMS})
        load.answer()
        load.tell({"rate": MOVES_PER_S, "seconds": seconds, "warmup": COMPILES_S if tables else WARMUP_S})
        load.answer()
        own, all_of_it = server.own_cpu_s, server.cpu_s
        told = load.answer()
        own, all_of_it = server.own_cpu_s - own, server.cpu_s - all_of_it
        if tables and others.running.poll() is not None:
            raise RuntimeError("the tables of computers were not played to the end")
    print(
        f"{tables} tables of {level} computers; people: {told['moves'] / told['seconds']:.0f} moves/s,"
        f" p50 {told['p50_ms']:.2f} p99 {told['p99_ms']:.2f} ms; the loop busy {own / told['seconds']:.2f},"
        f" the searches {(all_of_it - own) / told['seconds']:.2f} of a core",
        flush=True,
    )
    return told["p99_ms"]


def main() -> None:
    """Measure without and with the tables of computers, print, and exit 1 if the bar is missed."""
    if sys.argv[1:2] == ["--keep-tables"]:
        address, tables, level = sys.argv[2:]
        uvloop.run(keep_tables(address, int(tables), level))
        return
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.opponents", description=__doc__)
    parser.add_argument("--peers", type=Path, default=cache_folder(), help="where the load is installed")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--level", default="strong")
    parser.add_argument("--keep", action="store_true", help="keep the figures for docs")
    arguments = parser.parse_args()
    install_peers(arguments.peers)
    p99 = {}
    for tables in (0, arguments.tables):
        with tempfile.TemporaryDirectory(prefix="huit-bench-") as folder, huit_server(Path(folder), cores=CORES) as server:
            p99[tables] = measure(arguments.peers, server, tables, arguments.level, arguments.seconds)
    figures = {"p99_ms": p99[arguments.tables], "without/p99_ms": p99[0]}
    holds = print_bars("opponents", figures)
    if arguments.keep:
        keep("opponents", figures)
    sys.exit(0 if holds else 1)


if __name__ == "__main__":
    main()
