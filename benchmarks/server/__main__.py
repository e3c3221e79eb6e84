"""Measures the server: beside its peers, at rich tables, at tables of computers, and with many rooms. `make bench-server`."""

import argparse
import os
import sys
from pathlib import Path

from benchmarks.bars import print_bars
from benchmarks.runs import keep
from benchmarks.server.growth import growth
from benchmarks.server.measuring import LOAD_CORE, cache_folder
from benchmarks.server.peering import KINDS, Peering
from benchmarks.server.processes import install_peers
from benchmarks.server.tables import computers, rich

PARTS = ("peers", "rich", "computers", "growth")


def measured(part: str, arguments: argparse.Namespace) -> tuple[dict[str, float], list[str]]:
    """Measure one part; return its figures and what is to be known of them."""
    peers, repeats, seconds = arguments.peers, arguments.repeats, arguments.seconds
    if part == "peers":
        return Peering(peers, seconds).measure(arguments.only, repeats), []
    if part == "growth":
        return growth(peers, seconds)
    return (rich if part == "rich" else computers)(peers, 1, seconds), []


def main() -> None:
    """Measure, print, and exit 1 if a bar is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--peers", type=Path, default=cache_folder(), help="where the peers are installed")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--repeats", type=int, default=2, help="how often each server has its turn beside its peers")
    parser.add_argument("--seconds", type=float, default=6.0, help="how long each rate is measured")
    parser.add_argument(
        "--only", nargs="+", choices=KINDS, default=KINDS, help="some of the peers alone: no bars, and nothing is kept"
    )
    parser.add_argument("--keep", action="store_true", help="keep the figures for docs")
    arguments = parser.parse_args()
    install_peers(arguments.peers)
    # What is started without a core of its own, as PostgreSQL is, stays off that of the servers.
    os.sched_setaffinity(0, {LOAD_CORE})
    holds = True
    for part in arguments.parts:
        print(f"\n{part}", flush=True)
        figures, notes = measured(part, arguments)
        if part == "peers" and set(arguments.only) != set(KINDS):
            continue
        holds = print_bars(part, figures) and holds
        if arguments.keep:
            keep(part, figures, *notes)
    sys.exit(0 if holds else 1)


if __name__ == "__main__":
    if len(os.sched_getaffinity(0)) < 2:
        sys.exit("two cores are needed: one for the server, one for the load")
    main()
