"""Huit's server with high limits: a load comes from one address and plays faster than people.

On SIGUSR1 it prints the longest pause of its event loop since the last one, in milliseconds: how late was what was due, and how
long the process itself computed meanwhile. On a machine with others on it, the first one is theirs too. It looks from the first
signal on: to look takes a twentieth of a core.
"""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from huit.server.limits import Limits
from huit.server.running.alone import serve_here
from huit.server.running.commands import address_of, listen
from huit.server.running.loops import run_loop
from huit.server.settings import DatabaseUrl, Settings

MANY = 1_000_000
TICK_S = 0.001
DATABASE = "HUIT_BENCH_DATABASE"
"""Environment variable of the PostgreSQL address; not an argument, as it holds a password."""
PREPARES = "HUIT_BENCH_PREPARES"
"""Environment variable that is set where the server compiles ahead of what is asked."""
LIMITS = Limits(
    rooms=MANY,
    sockets=MANY,
    journal_burst_bytes=1 << 30,
    room_burst=MANY,
    message_burst=MANY,
    command_burst=MANY,
    request_burst=MANY,
    address_room_burst=MANY,
    join_burst=MANY,
    address_sockets=MANY,
    address_message_burst=MANY,
    words_waiting=MANY,
    address_words_waiting=MANY,
    check_burst=MANY,
    lab_burst=MANY,
    address_lab_burst=MANY,
)


def serve(data: Path, database: str | None) -> None:
    """Print the address, and serve until stopped."""
    listening = listen("127.0.0.1", 0)
    stored = None if database is None else DatabaseUrl.read(database)
    settings = Settings(data=data, database=stored, prepares=PREPARES in os.environ)
    serving = serve_here(listening, settings, when_ready=lambda: print(address_of(listening), flush=True), limits=LIMITS)
    run_loop(_watched(serving))


async def _watched(serving: Coroutine[Any, Any, None]) -> None:
    late = computed = 0.0
    watching: asyncio.Task[None] | None = None

    async def watch() -> None:
        nonlocal late, computed
        while True:
            due, cpu = time.perf_counter() + TICK_S, time.process_time()
            await asyncio.sleep(TICK_S)
            late = max(late, time.perf_counter() - due)
            computed = max(computed, time.process_time() - cpu)

    def tell() -> None:
        nonlocal late, computed, watching
        watching = watching or loop.create_task(watch())
        print(f"{late * 1000:.3f} {computed * 1000:.3f}", flush=True)
        late = computed = 0.0

    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGUSR1, tell)
    await serving
    if watching is not None:
        watching.cancel()


if __name__ == "__main__":
    serve(Path(sys.argv[1]), os.environ.get(DATABASE))
