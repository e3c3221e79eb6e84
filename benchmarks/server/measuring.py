"""What all measurements of the server share: the cores, the tables of a load, one run of moves, and medians."""

import statistics
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

import platformdirs

from benchmarks.server.processes import PEERS, Process, Server, node, node_environment

HUIT = "huit"
ROOMS = 50
WARMUP_S = 3.0
"""Node compiles hot code in the first seconds; the same for all servers."""
SERVER_CORE, LOAD_CORE = 0, 1
MOST = 0
"""The rate at which each room moves on at once."""


@dataclass(frozen=True)
class Tables:
    """What is played in the rooms of a load, and by whom."""

    rules: str = "minimale"
    seats: int = 4
    level: str | None = None
    """The level of the computers on all chairs but the first; None: there are people on all."""
    opened_at_once: int = 1


@dataclass(frozen=True)
class Played:
    """Figures of one run of moves."""

    moves_per_s: float
    """Moves of people and computers."""
    cpu_us: float
    """Microseconds of the server's CPU for a move, its children's among it."""
    own_us: float
    """The same without its children, which search."""
    busy: float
    """Fraction of its core that the server used."""
    p50_ms: float
    p99_ms: float
    view_bytes: float
    client_busy: float

    def row(self, what: str, rate: int) -> str:
        """Return the figures as a line."""
        asked = f"{rate}/s" if rate else "most"
        return (
            f"{what:<22} {asked:>7}: {self.moves_per_s:6.0f} moves/s {self.cpu_us:6.0f} µs/move, busy {self.busy:4.2f},"
            f" p50 {self.p50_ms:6.2f} p99 {self.p99_ms:6.2f} ms, {self.view_bytes:5.0f} bytes/view,"
            f" load busy {self.client_busy:4.2f}"
        )


class Samples:
    """The figures of all repeats, by name."""

    def __init__(self) -> None:
        self._values: dict[str, list[float]] = {}

    def add(self, name: str, value: float) -> None:
        """Add what one repeat measured."""
        self._values.setdefault(name, []).append(value)

    def add_played(self, what: str, rate: int, played: Played) -> None:
        """Add the figures of one run of moves, and print them."""
        print(played.row(what, rate), flush=True)
        for name, value in asdict(played).items():
            self.add(f"{what}/{rate}/{name}", value)

    def last(self, name: str) -> float:
        """Return what was added last."""
        return self._values[name][-1]

    @property
    def medians(self) -> dict[str, float]:
        """The median of each figure."""
        return {name: statistics.median(values) for name, values in self._values.items()}


@contextmanager
def loaded(server: Server, peers: Path, tables: Tables | None = None, *, kind: str = HUIT) -> Generator[Process]:
    """Yield a load of that server that has opened no rooms yet."""
    tables = tables or Tables()
    command = [node(peers), str(PEERS / "load.js"), kind, server.address, *_told(tables)]
    with Process(command, cores={LOAD_CORE}, environment=node_environment(peers)) as load:
        yield load


def _told(tables: Tables) -> list[str]:
    return [tables.rules, str(tables.seats), tables.level or "", str(tables.opened_at_once)]


def opened(load: Process, rooms: int) -> int:
    """Open so many more rooms; return how many sockets the load holds."""
    load.tell({"open": rooms})
    return load.answer()["sockets"]


def played(server: Server, load: Process, rate: int, seconds: float, *, warmup: float = WARMUP_S) -> Played:
    """Play at that rate, and return the figures."""
    load.tell({"rate": rate, "seconds": seconds, "warmup": warmup})
    load.answer()
    cpu, own = server.cpu_s, server.own_cpu_s
    told = load.answer()
    cpu, own = server.cpu_s - cpu, server.own_cpu_s - own
    moves, seconds = told.pop("moves"), told.pop("seconds")
    return Played(moves_per_s=moves / seconds, cpu_us=cpu / moves * 1e6, own_us=own / moves * 1e6, busy=cpu / seconds, **told)


def cache_folder() -> Path:
    """Return the default folder of the peers, outside the repository."""
    return Path(platformdirs.user_cache_dir("huit", appauthor=False)) / "bench-server"
