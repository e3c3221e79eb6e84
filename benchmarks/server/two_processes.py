"""Two processes against one, on one PostgreSQL and the same core: moves a CPU second."""

import argparse
import os
import statistics
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from benchmarks.server.__main__ import LOAD_CORE, ROOMS, SERVER_CORE, WARMUP_S, cache_folder
from benchmarks.server.processes import PEERS, Process, huit_server, install_peers, node, node_environment
from tools import postgres

BAR = 0.85
RATE = 500


def moves_per_cpu_s(database: str, peers: Path, *, processes: int, seconds: float, spread: bool = False) -> float:
    """Return the moves that *processes* servers make in a second of their CPU; PostgreSQL's is not counted."""
    with ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="huit-bench-")))
        serving = [huit_server(data, cores={SERVER_CORE}, database=database) for _ in range(processes)]
        for server in serving:
            stack.enter_context(server)
        environment = node_environment(peers) | ({"HUIT_SPREAD": "1"} if spread else {})
        addresses = ",".join(server.address for server in serving)
        command = [node(peers), str(PEERS / "load.js"), "huit", addresses]
        load = stack.enter_context(Process(command, cores={LOAD_CORE}, environment=environment))
        load.tell({"open": ROOMS})
        load.answer()
        load.tell({"rate": RATE, "seconds": seconds, "warmup": WARMUP_S})
        load.answer()
        before = sum(server.cpu_s for server in serving)
        told = load.answer()
        cpu = sum(server.cpu_s for server in serving) - before
    how = "seats spread over both" if spread else f"{processes} process{'es' if processes > 1 else ''}"
    print(f"{how}: {told['moves'] / cpu:.0f} moves a CPU second, p99 {told['p99_ms']:.2f} ms", flush=True)
    return told["moves"] / cpu


def main() -> None:
    """Measure, print, and exit 1 if the bar is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.two_processes", description=__doc__)
    parser.add_argument("--peers", type=Path, default=cache_folder(), help="where the peers, and the load's node, are installed")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=6.0)
    arguments = parser.parse_args()
    install_peers(arguments.peers)
    # PostgreSQL and the load share a core, apart from the servers, which are compared.
    os.sched_setaffinity(0, {LOAD_CORE})
    ratios: list[float] = []
    spread: list[float] = []
    with postgres.running() as database:
        for _ in range(arguments.repeats):
            one, two, apart = (
                moves_per_cpu_s(database, arguments.peers, processes=processes, seconds=arguments.seconds, spread=is_spread)
                for processes, is_spread in ((1, False), (2, False), (2, True))
            )
            ratios.append(two / one)
            spread.append(apart / one)
    ratio = statistics.median(ratios)
    print(
        f"two processes / one, rooms shared out: {ratio:.2f} (≥ {BAR}); each room's seats spread: {statistics.median(spread):.2f}"
    )
    sys.exit(0 if ratio >= BAR else 1)


if __name__ == "__main__":
    main()
