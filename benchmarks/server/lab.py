"""People's moves beside a lab that plays all the time: how soon they see one, with and without it, by turns on one server."""

import argparse
import statistics
import sys
import tempfile
from itertools import count
from pathlib import Path

import aiohttp
import uvloop

from benchmarks.bars import print_bars
from benchmarks.runs import keep
from benchmarks.server.measuring import HUIT, LOAD_CORE, ROOMS, WARMUP_S, cache_folder
from benchmarks.server.opponents import CORES, MOVES_PER_S
from benchmarks.server.processes import PEERS, Process, Server, huit_server, install_peers, node, node_environment

GAMES = ("monclar", "variante-1", "danish")


async def keep_asking(address: str) -> None:
    """Ask the lab one question after another, none of them twice, until this process ends; say when the first is played."""
    async with aiohttp.ClientSession(read_bufsize=1 << 22) as http:
        for number in count():
            game, turned = GAMES[number % len(GAMES)], number // len(GAMES)
            asked = {"rules": game, "seats": 2 + turned % 3, "options": {"hand": 3 + turned // 3 % 3}}
            async with http.post(f"{address}api/lab", json=asked) as response:
                response.raise_for_status()
                async for line in response.content:
                    if number == 0 and b'"report":{' in line:
                        print("{}", flush=True)
                        break
            # A look that is broken off makes the next question begin: it is played from its first round.


def measure(peers: Path, server: Server, repeats: int, seconds: float) -> tuple[float, float]:
    """Return the p99 in ms without the lab and beside it, the medians of *repeats* by turns; print each."""
    command = [node(peers), str(PEERS / "load.js"), HUIT, server.address]
    p99: dict[bool, list[float]] = {False: [], True: []}
    with Process(command, cores={LOAD_CORE}, environment=node_environment(peers)) as load:
        load.tell({"open": ROOMS})
        load.answer()
        for _ in range(repeats):
            p99[False].append(_moves(load, server, "without the lab", seconds))
            asking = [sys.executable, "-m", "benchmarks.server.lab", "--keep-asking", server.address]
            with Process(asking, cores={LOAD_CORE}, environment={}) as viewer:
                viewer.answer()
                p99[True].append(_moves(load, server, "beside the lab", seconds))
    return statistics.median(p99[False]), statistics.median(p99[True])


def _moves(load: Process, server: Server, what: str, seconds: float) -> float:
    load.tell({"rate": MOVES_PER_S, "seconds": seconds, "warmup": WARMUP_S})
    load.answer()
    own, all_of_it = server.own_cpu_s, server.cpu_s
    told = load.answer()
    own, all_of_it = server.own_cpu_s - own, server.cpu_s - all_of_it
    print(
        f"{what}: {told['moves'] / told['seconds']:.0f} moves/s, p50 {told['p50_ms']:.2f} p99 {told['p99_ms']:.2f} ms;"
        f" the server busy {own / told['seconds']:.2f}, the lab {(all_of_it - own) / told['seconds']:.2f} of a core",
        flush=True,
    )
    return told["p99_ms"]


def main() -> None:
    """Measure by turns without and beside the lab, print, and exit 1 if the bar is missed."""
    if sys.argv[1:2] == ["--keep-asking"]:
        uvloop.run(keep_asking(sys.argv[2]))
        return
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.lab", description=__doc__)
    parser.add_argument("--peers", type=Path, default=cache_folder(), help="where the load is installed")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--repeats", type=int, default=8)
    parser.add_argument("--keep", action="store_true", help="keep the figures for docs")
    arguments = parser.parse_args()
    install_peers(arguments.peers)
    with tempfile.TemporaryDirectory(prefix="huit-bench-") as folder, huit_server(Path(folder), cores=CORES) as server:
        alone, beside = measure(arguments.peers, server, arguments.repeats, arguments.seconds)
    figures = {"beside / without": beside / alone, "beside/p99_ms": beside, "without/p99_ms": alone}
    holds = print_bars("lab", figures)
    if arguments.keep:
        keep("lab", figures)
    sys.exit(0 if holds else 1)


if __name__ == "__main__":
    main()
