"""What a move costs at other tables of Huit: the richest game with eight seats, and computers on three chairs of four."""

import tempfile
from pathlib import Path

from benchmarks.server.measuring import MOST, ROOMS, SERVER_CORE, Samples, Tables, loaded, opened, played
from benchmarks.server.processes import huit_server

RICH = {"minimale, 4 seats": Tables("minimale", 4), "variante-1, 8 seats": Tables("variante-1", 8)}
RICH_RATES = (500, MOST)
LEVELS = ("random", "thrifty", "strong")
SEARCH_CORES = {0, 1}
"""The searches of strong computers have processes of their own, and need a core beside the server's."""
COMPILES_S = 20.0
"""In which a process of searches compiles, or loads, what it needs."""


def rich(peers: Path, repeats: int, seconds: float) -> dict[str, float]:
    """Measure the richest game with eight seats beside the plainest with four, by turns."""
    samples = Samples()
    for _ in range(repeats):
        for what, tables in RICH.items():
            with (
                tempfile.TemporaryDirectory(prefix="huit-bench-") as data,
                huit_server(Path(data), cores={SERVER_CORE}) as server,
                loaded(server, peers, tables) as load,
            ):
                opened(load, ROOMS)
                for rate in RICH_RATES:
                    samples.add_played(what, rate, played(server, load, rate, seconds))
    return samples.medians


def computers(peers: Path, repeats: int, seconds: float) -> dict[str, float]:
    """Measure tables of one person and three computers that move at once, at each level."""
    samples = Samples()
    for _ in range(repeats):
        for level in LEVELS:
            with (
                tempfile.TemporaryDirectory(prefix="huit-bench-") as data,
                huit_server(Path(data), cores=SEARCH_CORES if level == "strong" else {SERVER_CORE}) as server,
                loaded(server, peers, Tables(level=level)) as load,
            ):
                opened(load, ROOMS)
                warmup = {"warmup": COMPILES_S} if level == "strong" else {}
                result = played(server, load, MOST, seconds, **warmup)
                samples.add_played(level, MOST, result)
                print(f"{level:<22} {result.cpu_us - result.own_us:.0f} µs of that in processes of searches", flush=True)
    return samples.medians
