"""Huit's server as `huit serve` runs it, but for its limits: a load comes from one address, and faster than people play."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import uvloop
from aiohttp import web

from huit.server.app import create_app
from huit.server.commands import address_of, listen
from huit.server.limits import Limits

MANY = 1_000_000
DATABASE = "HUIT_BENCH_DATABASE"
"""The address of a PostgreSQL: not an argument, for it holds a password."""
LIMITS = Limits(
    room_burst=MANY,
    message_burst=MANY,
    request_burst=MANY,
    address_room_burst=MANY,
    join_burst=MANY,
    address_sockets=MANY,
)


async def serve(data: Path, database: str | None) -> None:
    """Serve until told to stop; say where, first."""
    runner = web.AppRunner(await create_app(data, database=database, limits=LIMITS), access_log=None)
    await runner.setup()
    listening = listen("127.0.0.1", 0)
    await web.SockSite(runner, listening).start()
    print(address_of(listening), flush=True)
    stopped = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stopped.set)
    await stopped.wait()
    await runner.cleanup()


if __name__ == "__main__":
    uvloop.run(serve(Path(sys.argv[1]), os.environ.get(DATABASE)))
