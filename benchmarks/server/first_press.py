"""The first press of the bulb, of the check, of the lab on a machine that has compiled nothing: how long one waits.

Each is pressed at a server and a cache of its own, some seconds after a room of the game was opened. Then, how soon people see a
move of 50 other rooms while all that is compiled, beside the same without.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import aiohttp
import msgspec
import uvloop

from benchmarks.bars import print_bars
from benchmarks.runs import keep
from benchmarks.server.measuring import HUIT, LOAD_CORE, ROOMS, WARMUP_S, cache_folder
from benchmarks.server.opponents import CORES, MOVES_PER_S
from benchmarks.server.processes import PEERS, Process, huit_server, install_peers, node, node_environment
from benchmarks.server.spectators import Player

AFTER_S = (0.0, 20.0, 60.0)
STEPS = ("ends", "idle", "measures")
"""The steps of a check that play, as the page asks for them."""


class Waited:
    """The wait of one press, and what was told meanwhile."""

    def __init__(self) -> None:
        self.told: list[tuple[float, int, int]] = []
        """When, and how many parts of how many were ready."""
        self.seconds = 0.0

    def hear(self, preparing: dict[str, Any] | None, began: float) -> None:
        if preparing is not None:
            self.told.append((time.perf_counter() - began, preparing["done"], preparing["of"]))


async def bulb(http: aiohttp.ClientSession, address: str, rules: str, person: Player, waited: Waited) -> None:
    """Ask for advice, and wait until it comes."""
    began = time.perf_counter()
    await person.say(type="advise")
    while True:
        message = msgspec.json.decode((await person.socket.receive()).data)
        if message["type"] == "preparing":
            waited.hear(message, began)
        if message["type"] in ("advice", "refused"):
            assert message["type"] == "advice", message
            return


async def check(http: aiohttp.ClientSession, address: str, rules: str, person: Player, waited: Waited) -> None:
    """Ask for all that a check plays, as the page does, until it is answered."""
    began = time.perf_counter()
    for step in STEPS:
        preparing: dict[str, Any] | None = {}
        while preparing is not None:
            async with http.post(f"{address}api/check", json={"rules": rules, "step": step}) as response:
                response.raise_for_status()
                told = await response.json()
                assert not any(found["level"] == "refused" for found in told["findings"]), told
                preparing = told.get("preparing")
                waited.hear(preparing, began)


async def lab(http: aiohttp.ClientSession, address: str, rules: str, person: Player, waited: Waited) -> None:
    """Ask the lab, and wait for the first numbers."""
    began = time.perf_counter()
    async with http.post(f"{address}api/lab", json={"rules": rules}) as response:
        response.raise_for_status()
        async for line in response.content:
            told = msgspec.json.decode(line)
            waited.hear(told.get("preparing"), began)
            assert not told["failed"], told
            if told["report"]:
                return


PRESSES: dict[str, Callable[..., Any]] = {"bulb": bulb, "check": check, "lab": lab}


@asynccontextmanager
async def seated(http: aiohttp.ClientSession, address: str, rules: str) -> AsyncIterator[Player]:
    """Open a room with one computer, and sit there until it is one's turn."""
    async with http.post(f"{address}api/rooms", json={"rules": rules, "seats": 3, "name": "Anne"}) as response:
        opened = await response.json()
        cookie = f"huit_{opened['room']}"
        headers = {"Cookie": f"{cookie}={response.cookies[cookie].value}"}
    async with http.ws_connect(f"{address}ws/{opened['room']}", headers=headers) as socket:
        person = Player(socket)
        dealt = False
        while not (person.view and person.view["may"]["advise"]):
            await person.look()
            if not dealt and person.view and person.view["stage"] != "round":
                dealt = True
                await person.say(type="next")
        yield person


async def pressed(address: str, rules: str, press: str, after_s: float) -> Waited:
    """Return how long somebody waits who presses *press* so many seconds after opening a room."""
    waited = Waited()
    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar(), read_bufsize=1 << 22) as http:
        began = time.perf_counter()
        async with seated(http, address, rules) as person:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(asyncio.get_running_loop().time() + after_s - (time.perf_counter() - began)):
                    while True:  # a socket that is not read does not answer pings, and is closed
                        await person.look()
            began = time.perf_counter()
            await PRESSES[press](http, address, rules, person, waited)
            waited.seconds = time.perf_counter() - began
    return waited


def measure(rules: str, press: str, after_s: float, *, prepares: bool) -> float:
    """Measure one press at a server of its own; print a line, return the seconds."""
    with TemporaryDirectory(prefix="huit-bench-") as folder:
        games = cache = Path(folder)
        with huit_server(games, cores=CORES, cache=cache, prepares=prepares) as server:
            waited = uvloop.run(pressed(server.address, rules, press, after_s))
            told = [f"{done}/{of} at {at:.0f} s" for at, done, of in waited.told]
            some = told if len(told) < 6 else [*told[:2], "…", told[len(told) // 2], "…", told[-1]]
            print(
                f"{rules}: the {press} after {after_s:.0f} s: {waited.seconds:.1f} s, {server.cpu_s:.0f} s of processor by then;"
                f" told {len(told)} times{': ' if told else ''}{', '.join(some)}",
                flush=True,
            )
    return waited.seconds


def measure_moves(peers: Path, seconds: float, *, prepares: bool) -> float:
    """Measure people's moves at a server that has compiled nothing; print a line, return the p99 in ms."""
    command = [node(peers), str(PEERS / "load.js"), HUIT]
    with (
        TemporaryDirectory(prefix="huit-bench-") as folder,
        huit_server(Path(folder), cores=CORES, cache=Path(folder), prepares=prepares) as server,
        Process([*command, server.address], cores={LOAD_CORE}, environment=node_environment(peers)) as load,
    ):
        load.tell({"open": ROOMS})
        load.answer()
        load.tell({"rate": MOVES_PER_S, "seconds": seconds, "warmup": WARMUP_S})
        load.answer()
        own, all_of_it = server.own_cpu_s, server.cpu_s
        told = load.answer()
        own, all_of_it = server.own_cpu_s - own, server.cpu_s - all_of_it
    beside = "while all is compiled" if prepares else "and nothing beside them"
    print(
        f"people {beside}: {told['moves'] / told['seconds']:.0f} moves/s,"
        f" p50 {told['p50_ms']:.2f} p99 {told['p99_ms']:.2f} ms; the server busy {own / told['seconds']:.2f},"
        f" what it started {(all_of_it - own) / told['seconds']:.2f} of a core",
        flush=True,
    )
    return told["p99_ms"]


def main() -> None:
    """Measure every press after every time, and moves; print, and exit 1 if a bar is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.first_press", description=__doc__)
    parser.add_argument("--rules", default="monclar")
    parser.add_argument("--press", action="append", choices=PRESSES)
    parser.add_argument("--after", action="append", type=float, help="seconds after the room was opened")
    parser.add_argument("--no-prepare", dest="prepares", action="store_false", help="with a server that compiles nothing ahead")
    parser.add_argument("--peers", type=Path, default=cache_folder(), help="where the load is installed")
    parser.add_argument("--seconds", type=float, default=15.0, help="for which moves are measured; 0: not at all")
    parser.add_argument("--keep", action="store_true", help="keep the figures for docs")
    arguments = parser.parse_args()
    presses, times = arguments.press or list(PRESSES), arguments.after or list(AFTER_S)
    waits = {
        (press, after): measure(arguments.rules, press, after, prepares=arguments.prepares)
        for press, after in product(presses, times)
    }
    figures = {f"{press}/{after:.0f}_s": wait for (press, after), wait in waits.items()}
    late = [wait for (_, after), wait in waits.items() if after == max(AFTER_S)]
    if not (late and arguments.seconds):
        # A part of it: no bars, and nothing is kept.
        return
    install_peers(arguments.peers)
    p99 = [measure_moves(arguments.peers, arguments.seconds, prepares=prepares) for prepares in (False, True)]
    figures |= {"late_s": max(late), "without/p99_ms": p99[0], "p99_ms": p99[1]}
    holds = print_bars("first-press", figures)
    if arguments.keep:
        keep("first-press", figures)
    sys.exit(0 if holds else 1)


if __name__ == "__main__":
    main()
