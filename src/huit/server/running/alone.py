"""One process that serves, from the first connection to the last."""

import asyncio
import gc
import socket
from collections.abc import Callable

from aiohttp import web

from huit.server import logs
from huit.server.chance import Chance
from huit.server.http.app import create_app
from huit.server.limits import CLOSING_S, Limits
from huit.server.running.loops import stop_signal
from huit.server.running.reach import reached_at
from huit.server.settings import Settings


async def serve_here(
    listening: socket.socket,
    settings: Settings,
    *,
    when_ready: Callable[[], None],
    owner: int | None = None,
    limits: Limits | None = None,
) -> None:
    """Serve on *listening* until this process is told to stop, or until the other end of the pipe *owner* is gone.

    Raises:
        StoreError: if there is nowhere to keep the games.
    """
    if settings.database is not None:
        logs.hide(settings.database.secrets)
    app = await create_app(
        settings.data,
        database=settings.database and settings.database.url,
        public_url=settings.public_url,
        reached_at=reached_at(listening),
        limits=limits,
        chance=Chance(settings.seed),
    )
    # No page of ours packs what it sends: nobody is to have us unpack something great.
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=CLOSING_S, auto_decompress=False)
    await runner.setup()
    await web.SockSite(runner, listening).start()
    stopped = stop_signal()
    if owner is not None:
        asyncio.get_running_loop().add_reader(owner, stopped.set)
    # What is loaded stays. To look for garbage in it again and again, while people play, would take as long as ten moves.
    gc.freeze()
    if settings.seed is not None:
        logs.warn("seeded")
    logs.tell("serving", store="sqlite" if settings.database is None else "postgresql", port=listening.getsockname()[1])
    when_ready()
    await stopped.wait()
    if owner is not None:
        asyncio.get_running_loop().remove_reader(owner)
    logs.tell("stopping")
    await runner.cleanup()
    logs.tell("stopped")
