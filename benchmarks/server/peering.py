"""The server beside its peers: the same work for all, at three rates, and the memory of idle sockets."""

import tempfile
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path

from benchmarks.server.measuring import HUIT, MOST, ROOMS, SERVER_CORE, Samples, loaded, opened, played
from benchmarks.server.processes import PEERS, Process, Server, huit_server, node, node_environment
from tools import postgres

IDLE_ROOMS = 250
RATES = (500, 2000, MOST)
"""Moves a second in all."""
PEER_FILES = {"boardgame.io": "server_boardgame.js", "colyseus": "server_colyseus.js", "ws": "server_ws.js"}
FLATFILE, POSTGRES = "boardgame.io, FlatFile", "boardgame.io, PostgreSQL"
STORES = {FLATFILE: "flatfile", POSTGRES: "postgres"}
"""boardgame.io with a store: its own of files, and its community's."""
KINDS = (HUIT, *PEER_FILES, *STORES)


class Peering:
    """Starts servers and loads, one pair at a time, and measures them."""

    def __init__(self, peers: Path, seconds: float) -> None:
        self.peers = peers
        self.seconds = seconds
        self.samples = Samples()

    def measure(self, kinds: Sequence[str], repeats: int) -> dict[str, float]:
        """Measure each of *kinds* by turns, those with a store once; return the medians."""
        for repeat in range(repeats):
            for kind in kinds:
                if kind not in STORES or repeat == 0:
                    self._play(kind)
            for kind in kinds:
                if kind not in STORES:
                    self._hold(kind)
            if HUIT in kinds:
                self._compare([kind for kind in kinds if kind != HUIT and (kind not in STORES or repeat == 0)])
        return self.samples.medians

    def _play(self, kind: str) -> None:
        """Measure one server at every rate."""
        with self._started(kind) as (server, load):
            opened(load, ROOMS)
            for rate in RATES:
                self.samples.add_played(kind, rate, played(server, load, rate, self.seconds))

    def _hold(self, kind: str) -> None:
        """Measure the memory of idle sockets: those between the first 200 and 1000."""
        with self._started(kind) as (server, load):
            sockets = opened(load, ROOMS)
            before = server.rss_bytes
            more = opened(load, IDLE_ROOMS - ROOMS) - sockets
            weight = (server.rss_bytes - before) / more / 1024
        self.samples.add(f"{kind}/socket_kb", weight)
        print(f"{kind:<22} {weight:6.1f} kB a socket", flush=True)

    def _compare(self, others: Sequence[str]) -> None:
        """Add the CPU of a move of ours, divided by theirs, of this repeat: neighbours in time."""
        for kind in others:
            for rate in RATES:
                ours, theirs = (self.samples.last(f"{side}/{rate}/cpu_us") for side in (HUIT, kind))
                self.samples.add(f"ratio/{kind}/{rate}", ours / theirs)

    @contextmanager
    def _started(self, kind: str) -> Generator[tuple[Server, Process]]:
        """Yield a server, and a load that has not opened rooms yet."""
        with (
            tempfile.TemporaryDirectory(prefix="huit-bench-") as data,
            self._server(kind, Path(data)) as server,
            loaded(server, self.peers, kind="boardgame.io" if kind in STORES else kind) as load,
        ):
            yield server, load

    @contextmanager
    def _server(self, kind: str, data: Path) -> Generator[Server]:
        if kind == HUIT:
            with huit_server(data, cores={SERVER_CORE}) as server:
                yield server
        elif kind == POSTGRES:
            with postgres.running() as database, self._peer(kind, [STORES[kind]], {"HUIT_BENCH_DATABASE": database}) as server:
                yield server
        else:
            with self._peer(kind, [STORES[kind], str(data)] if kind in STORES else [], {}) as server:
                yield server

    def _peer(self, kind: str, arguments: list[str], environment: dict[str, str]) -> Server:
        file = PEER_FILES["boardgame.io" if kind in STORES else kind]
        command = [node(self.peers), str(PEERS / file), *arguments]
        return Server(command, cores={SERVER_CORE}, environment=node_environment(self.peers) | environment)
