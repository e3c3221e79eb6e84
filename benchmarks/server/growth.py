"""One process with more and more rooms of four sockets, most of them idle: its CPU, its memory, and how long a move takes."""

import tempfile
import time
from pathlib import Path

from benchmarks.bars import quantity
from benchmarks.server.measuring import SERVER_CORE, Samples, Tables, loaded, opened, played
from benchmarks.server.processes import Process, Server, huit_server, raise_files

SIZES = (100, 1000, 5000)
TABLES = Tables(opened_at_once=8)
RATE = 200
"""Moves a second in all: in 5000 rooms each moves every 25 seconds, as people do."""
IDLE_S = 5.0
SETTLED_S = 2.0
SPARE_FILES = 200
"""Open files of a server, or of the load, that are no sockets of rooms."""


def growth(peers: Path, seconds: float) -> tuple[dict[str, float], list[str]]:
    """Open rooms up to each size and measure there; return the figures, and where the machine ended if it did."""
    samples, files = Samples(), raise_files()
    most = (files - SPARE_FILES) // TABLES.seats
    with (
        tempfile.TemporaryDirectory(prefix="huit-bench-") as data,
        huit_server(Path(data), cores={SERVER_CORE}) as server,
        loaded(server, peers, TABLES) as load,
    ):
        empty, there = server.rss_bytes, 0
        for size in SIZES:
            rooms = min(size, most)
            _open(samples, server, load, size, rooms - there)
            there = rooms
            _measure(samples, server, load, size, seconds)
            weight = (server.rss_bytes - empty) / 1024
            samples.add(f"{size}/rooms", rooms)
            samples.add(f"{size}/room_kb", weight / rooms)
            samples.add(f"{size}/socket_kb", weight / rooms / TABLES.seats)
            samples.add(f"{size}/rss_mb", server.rss_bytes / 2**20)
            print(f"{rooms} rooms: {weight / rooms:.0f} kB a room of four, {weight / 1024:.0f} MB", flush=True)
    ended = f"The machine allows a process {quantity(files)} open files, so that it ended with {quantity(most)} rooms"
    return samples.medians, [ended] if most < max(SIZES) else []


def _open(samples: Samples, server: Server, load: Process, size: int, more: int) -> None:
    """Open *more* rooms, and note what each costs to open and deal."""
    cpu = server.cpu_s
    opened(load, more)
    samples.add(f"{size}/opening_ms", (server.cpu_s - cpu) / more * 1000)
    print(f"{size} rooms: {samples.last(f'{size}/opening_ms'):.1f} ms of CPU to open and deal one", flush=True)


def _measure(samples: Samples, server: Server, load: Process, size: int, seconds: float) -> None:
    """Measure the CPU while nobody moves, then moves."""
    # What is planned after the last deal is over by then.
    time.sleep(SETTLED_S)
    cpu, began = server.cpu_s, time.perf_counter()
    time.sleep(IDLE_S)
    samples.add(f"{size}/idle_busy", (server.cpu_s - cpu) / (time.perf_counter() - began))
    print(f"{size} rooms: {samples.last(f'{size}/idle_busy'):.3f} of a core while nobody moves", flush=True)
    samples.add_played(str(size), RATE, played(server, load, RATE, seconds))
