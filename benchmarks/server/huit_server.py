"""Huit's server with high limits: a load comes from one address and plays faster than people."""

import os
import sys
from pathlib import Path

from huit.server.limits import Limits
from huit.server.running.alone import serve_here
from huit.server.running.commands import address_of, listen
from huit.server.running.loops import run_loop
from huit.server.settings import DatabaseUrl, Settings

MANY = 1_000_000
DATABASE = "HUIT_BENCH_DATABASE"
"""Environment variable of the PostgreSQL address; not an argument, as it holds a password."""
LIMITS = Limits(
    room_burst=MANY,
    message_burst=MANY,
    command_burst=MANY,
    request_burst=MANY,
    address_room_burst=MANY,
    join_burst=MANY,
    address_sockets=MANY,
    address_message_burst=MANY,
)


def serve(data: Path, database: str | None) -> None:
    """Print the address, and serve until stopped."""
    listening = listen("127.0.0.1", 0)
    settings = Settings(data=data, database=None if database is None else DatabaseUrl.read(database))
    run_loop(serve_here(listening, settings, when_ready=lambda: print(address_of(listening), flush=True), limits=LIMITS))


if __name__ == "__main__":
    serve(Path(sys.argv[1]), os.environ.get(DATABASE))
