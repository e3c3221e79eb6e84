"""Measures the server against its peers: `make bench-server`."""

import argparse
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

import platformdirs

from benchmarks.server.processes import PEERS, Process, Server, huit_server, install_peers, node, node_environment

ROOMS = 50
IDLE_ROOMS = 250
SEATS = 4
RATES = (500, 2000, 0)
"""Moves a second in all; 0: as many as possible."""
WARMUP_S = 3.0
"""Node compiles hot code in the first seconds; the same for all servers."""
SERVER_CORE, LOAD_CORE = 0, 1
HUIT = "huit"
PEER_FILES = {"boardgame.io": "server_boardgame.js", "colyseus": "server_colyseus.js", "ws": "server_ws.js"}
KINDS = (HUIT, *PEER_FILES)


@dataclass(frozen=True)
class Played:
    """Figures of one run of moves."""

    moves_per_s: float
    cpu_us: float
    """Microseconds of the server's CPU for a move."""
    busy: float
    """Fraction of its core that the server used."""
    p50_ms: float
    p99_ms: float
    view_bytes: float
    client_busy: float


@dataclass(frozen=True)
class Bar:
    """A figure and the bound that it must reach (or, with *at_most*, not exceed)."""

    says: str
    figure: Callable[["Figures"], float]
    bound: float
    at_most: bool = False

    def line(self, figures: "Figures") -> str:
        """Return the figure beside its bound."""
        sign = "≤" if self.at_most else "≥"
        return f"{'ok  ' if self.holds(figures) else 'MISS'} {self.says}: {self.figure(figures):.2f} ({sign} {self.bound})"

    def holds(self, figures: "Figures") -> bool:
        """Tell whether the bar is met."""
        figure = self.figure(figures)
        return figure <= self.bound if self.at_most else figure >= self.bound


class Figures:
    """The figures of all repeats, by kind of server."""

    def __init__(self) -> None:
        self.played: dict[tuple[str, int], list[Played]] = {}
        self.socket_bytes: dict[str, list[float]] = {}

    def median(self, kind: str, rate: int, field: str) -> float:
        """Return the median of a field of `Played`."""
        return statistics.median(getattr(played, field) for played in self.played[kind, rate])

    def times_less(self, peer: str, rate: int) -> float:
        """Return the CPU of *peer* for a move, divided by ours: the median of the ratios of each repeat."""
        pairs = zip(self.played[peer, rate], self.played[HUIT, rate], strict=True)
        return statistics.median(theirs.cpu_us / ours.cpu_us for theirs, ours in pairs)

    def socket_kb(self, kind: str) -> float:
        """Return the median memory of a socket in kB."""
        return statistics.median(self.socket_bytes[kind]) / 1024


def _cpu_bar(peer: str, at_most: float, rate: int) -> Bar:
    says = f"CPU a move at {_rate(rate)}, ours / {peer}"
    return Bar(says, lambda figures: 1 / figures.times_less(peer, rate), at_most, at_most=True)


def _rate(rate: int) -> str:
    return f"{rate} moves/s" if rate else "as many moves as can be"


def bars() -> tuple[Bar, ...]:
    """Return the bars."""
    return (
        *(_cpu_bar(peer, at_most, rate) for peer, at_most in (("boardgame.io", 0.8), ("colyseus", 1.6)) for rate in (2000, 0)),
        Bar("moves/s of one core", lambda figures: figures.median(HUIT, 0, "moves_per_s"), 3000.0),
        Bar("memory a socket, kB", lambda figures: figures.socket_kb(HUIT), 20.0, at_most=True),
        Bar("p99 at 500 moves/s, ms", lambda figures: figures.median(HUIT, 500, "p99_ms"), 3.0, at_most=True),
        Bar("p99 at 2000 moves/s, ms", lambda figures: figures.median(HUIT, 2000, "p99_ms"), 10.0, at_most=True),
    )


class Bench:
    """Starts servers and loads, one pair at a time, and measures them."""

    def __init__(self, peers: Path, seconds: float) -> None:
        self.peers = peers
        self.seconds = seconds
        self.figures = Figures()

    @contextmanager
    def started(self, kind: str) -> Generator[tuple[Server, Process]]:
        """Yield a server, and a load that has not opened rooms yet."""
        with tempfile.TemporaryDirectory(prefix="huit-bench-") as data, self.server(kind, Path(data)) as server:
            command = [node(self.peers), str(PEERS / "load.js"), kind, server.address]
            with Process(command, cores={LOAD_CORE}, environment=node_environment(self.peers)) as load:
                yield server, load

    def server(self, kind: str, data: Path) -> Server:
        """Start a server of that kind."""
        if kind == HUIT:
            return huit_server(data, cores={SERVER_CORE})
        command = [node(self.peers), str(PEERS / PEER_FILES[kind])]
        return Server(command, cores={SERVER_CORE}, environment=node_environment(self.peers))

    def play(self, kind: str) -> None:
        """Measure one server at every rate."""
        with self.started(kind) as (server, load):
            load.tell({"open": ROOMS})
            load.answer()
            for rate in RATES:
                played = self.measured(server, load, rate)
                self.figures.played.setdefault((kind, rate), []).append(played)
                print(_row(kind, rate, asdict(played)), flush=True)

    def measured(self, server: Server, load: Process, rate: int) -> Played:
        """Return the figures of one rate."""
        load.tell({"rate": rate, "seconds": self.seconds, "warmup": WARMUP_S})
        load.answer()
        before = server.cpu_s
        told = load.answer()
        cpu = server.cpu_s - before
        moves, seconds = told.pop("moves"), told.pop("seconds")
        return Played(moves_per_s=moves / seconds, cpu_us=cpu / moves * 1e6, busy=cpu / seconds, **told)

    def hold(self, kind: str) -> None:
        """Measure the memory of idle sockets: those between the first 200 and 1000."""
        with self.started(kind) as (server, load):
            load.tell({"open": ROOMS})
            sockets = load.answer()["sockets"]
            before = server.rss_bytes
            load.tell({"open": IDLE_ROOMS - ROOMS})
            more = load.answer()["sockets"] - sockets
            weight = (server.rss_bytes - before) / more
        self.figures.socket_bytes.setdefault(kind, []).append(weight)
        print(f"{kind:<14} {weight / 1024:6.1f} kB a socket", flush=True)


def _row(kind: str, rate: int, played: Mapping[str, float]) -> str:
    asked = f"{rate}/s" if rate else "most"
    of_server = f"{played['moves_per_s']:6.0f} moves/s {played['cpu_us']:6.0f} µs/move, busy {played['busy']:4.2f}"
    latency = f"p50 {played['p50_ms']:6.2f} p99 {played['p99_ms']:6.2f} ms"
    of_load = f"{played['view_bytes']:5.0f} bytes/view, load busy {played['client_busy']:4.2f}"
    return f"{kind:<14} {asked:>7}: {of_server}, {latency}, {of_load}"


def main() -> None:
    """Measure, print, and exit 1 if a bar is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--peers", type=Path, default=cache_folder(), help="where the peers are installed")
    parser.add_argument("--repeats", type=int, default=3, help="how often each server has its turn")
    parser.add_argument("--seconds", type=float, default=6.0, help="how long each rate is measured")
    parser.add_argument("--only", nargs="+", choices=KINDS, default=KINDS)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    install_peers(arguments.peers)
    bench = Bench(arguments.peers, arguments.seconds)
    for _ in range(arguments.repeats):
        for kind in arguments.only:
            bench.play(kind)
        for kind in arguments.only:
            bench.hold(kind)
    print("\nmedians")
    figures = bench.figures
    for kind, rate in figures.played:
        print(_row(kind, rate, {name: figures.median(kind, rate, name) for name in Played.__dataclass_fields__}))
    for kind in arguments.only:
        print(f"{kind:<14} {figures.socket_kb(kind):6.1f} kB a socket")
    if set(arguments.only) != set(KINDS):
        return
    for rate in RATES:
        print(_ratios(figures, rate))
    asked = bars()
    for bar in asked:
        print(bar.line(figures))
    if arguments.json:
        print(json.dumps({"bars": {bar.says: bar.figure(figures) for bar in asked}}))
    sys.exit(0 if all(bar.holds(figures) for bar in asked) else 1)


def _ratios(figures: Figures, rate: int) -> str:
    return f"CPU a move / ours, {_rate(rate)}: " + ", ".join(
        f"{peer} {figures.times_less(peer, rate):.2f}" for peer in PEER_FILES
    )


def cache_folder() -> Path:
    """Return the default folder of the peers, outside the repository."""
    return Path(platformdirs.user_cache_dir("huit", appauthor=False)) / "bench-server"


if __name__ == "__main__":
    if len(os.sched_getaffinity(0)) < 2:
        sys.exit("two cores are needed: one for the server, one for the load")
    main()
