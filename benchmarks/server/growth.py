"""One process with more and more rooms of four sockets, most of them idle: its CPU, its memory, and how long a move takes."""

import tempfile
import time
from pathlib import Path

from benchmarks.server.measuring import SERVER_CORE, Samples, Tables, loaded, opened, played
from benchmarks.server.processes import MOST_FILES, Server, huit_server

SIZES = (100, 1000, 5000)
RATE = 200
"""Moves a second in all: in 5000 rooms each moves every 25 seconds, as people do."""
IDLE_S = 5.0
OPENED_AT_ONCE = 8


def growth(peers: Path, seconds: float) -> tuple[dict[str, float], list[str]]:
    """Open rooms up to each size and measure there; return the figures, and where the machine ended if it did."""
    samples, ended = Samples(), list[str]()
    tables = Tables(opened_at_once=OPENED_AT_ONCE)
    with (
        tempfile.TemporaryDirectory(prefix="huit-bench-") as data,
        huit_server(Path(data), cores={SERVER_CORE}) as server,
        loaded(server, peers, tables) as load,
    ):
        empty, rooms = server.rss_bytes, 0
        for size in SIZES:
            try:
                began, cpu = time.perf_counter(), server.cpu_s
                sockets = opened(load, size - rooms)
                opening = (server.cpu_s - cpu) / (size - rooms)
                print(f"{size} rooms: {size - rooms} opened in {time.perf_counter() - began:.0f} s, {opening * 1000:.1f} ms each")
                samples.add(f"{size}/opening_ms", opening * 1000)
                _measure(samples, server, size)
                result = played(server, load, RATE, seconds)
            except RuntimeError as error:
                ended.append(f"ended with {rooms} rooms, on the way to {size}: {error}; open files allowed: {MOST_FILES}")
                print(ended[-1], flush=True)
                break
            rooms = size
            samples.add_played(str(size), RATE, result)
            weight = (server.rss_bytes - empty) / 1024
            samples.add(f"{size}/socket_kb", weight / sockets)
            samples.add(f"{size}/room_kb", weight / size)
            samples.add(f"{size}/rss_mb", server.rss_bytes / 2**20)
            print(
                f"{size} rooms: {weight / sockets:.1f} kB a socket, {weight / size:.0f} kB a room of four, {weight / 1024:.0f} MB"
            )
    return samples.medians, ended


def _measure(samples: Samples, server: Server, size: int) -> None:
    """Measure the CPU while nobody moves."""
    # What is planned after the last deal is over by then.
    time.sleep(IDLE_S / 2)
    cpu, began = server.cpu_s, time.perf_counter()
    time.sleep(IDLE_S)
    idle = (server.cpu_s - cpu) / (time.perf_counter() - began)
    samples.add(f"{size}/idle_busy", idle)
    print(f"{size} rooms: {idle:.3f} of a core while nobody moves", flush=True)
