"""Two processes against one, on one PostgreSQL and the same core: moves a CPU second."""

import argparse
import os
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from benchmarks.bars import print_bars
from benchmarks.runs import keep
from benchmarks.server.measuring import LOAD_CORE, ROOMS, SERVER_CORE, WARMUP_S, Samples, cache_folder
from benchmarks.server.processes import (
    PEERS,
    Process,
    huit_server,
    install_peers,
    node,
    node_environment,
    postgres_cpu_s,
)
from tools import postgres

RATE = 500


WAYS = {"one": (1, False), "two": (2, False), "spread": (2, True)}
"""How many processes serve, and whether the people of each room are spread over them."""


def measure(way: str, database: str, peers: Path, seconds: float) -> dict[str, float]:
    """Return the moves that the servers make in a second of their CPU, and PostgreSQL's CPU for a move, which is apart."""
    processes, is_spread = WAYS[way]
    with ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="huit-bench-")))
        serving = [huit_server(data, cores={SERVER_CORE}, database=database) for _ in range(processes)]
        for server in serving:
            stack.enter_context(server)
        environment = node_environment(peers) | ({"HUIT_SPREAD": "1"} if is_spread else {})
        addresses = ",".join(server.address for server in serving)
        command = [node(peers), str(PEERS / "load.js"), "huit", addresses]
        load = stack.enter_context(Process(command, cores={LOAD_CORE}, environment=environment))
        load.tell({"open": ROOMS})
        load.answer()
        load.tell({"rate": RATE, "seconds": seconds, "warmup": WARMUP_S})
        load.answer()
        before, apart = sum(server.cpu_s for server in serving), postgres_cpu_s(database)
        told = load.answer()
        cpu, apart = sum(server.cpu_s for server in serving) - before, postgres_cpu_s(database) - apart
    figures = {
        "moves_per_cpu_s": told["moves"] / cpu,
        "postgres_us": apart / told["moves"] * 1e6,
        "p99_ms": told["p99_ms"],
    }
    print(f"{way}: " + ", ".join(f"{name} {value:.1f}" for name, value in figures.items()), flush=True)
    return figures


def main() -> None:
    """Measure, print, and exit 1 if a bar is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.two_processes", description=__doc__)
    parser.add_argument("--peers", type=Path, default=cache_folder(), help="where the peers, and the load's node, are installed")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--keep", action="store_true", help="keep the figures for docs")
    arguments = parser.parse_args()
    install_peers(arguments.peers)
    # PostgreSQL and the load share a core, apart from the servers, which are compared.
    os.sched_setaffinity(0, {LOAD_CORE})
    samples = Samples()
    with postgres.running() as database:
        for _ in range(arguments.repeats):
            for way in WAYS:
                for name, value in measure(way, database, arguments.peers, arguments.seconds).items():
                    samples.add(f"{way}/{name}", value)
            one = samples.last("one/moves_per_cpu_s")
            for way in ("two", "spread"):
                samples.add(f"{way} / one", samples.last(f"{way}/moves_per_cpu_s") / one)
    holds = print_bars("processes", samples.medians)
    if arguments.keep:
        keep("processes", samples.medians)
    sys.exit(0 if holds else 1)


if __name__ == "__main__":
    main()
