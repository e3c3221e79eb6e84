"""One serving process, from start to stop."""

import asyncio
import gc
import socket
import sys
from collections.abc import Callable

from aiohttp import web

from huit.server import logs
from huit.server.chance import Chance
from huit.server.http.app import create_app
from huit.server.http.connections import Runner
from huit.server.limits import CLOSING_S, GARBAGE_AT, KEPT_ALIVE_S, SWITCH_S, Limits
from huit.server.live.preparer import PREPARER_MODULE
from huit.server.running.loops import stop_signal
from huit.server.running.reach import allow_more_files, names_at, reached_at
from huit.server.running.signals import hold_signals
from huit.server.settings import Settings


async def serve_here(
    listening: socket.socket,
    settings: Settings,
    *,
    when_ready: Callable[[], None],
    owner: int | None = None,
    limits: Limits | None = None,
) -> None:
    """Serve on *listening* until a stop signal, or until *owner*, the descriptor of a pipe, becomes readable or closes.

    Raises:
        StoreError: if the database cannot be opened.
    """
    stopped = stop_signal()
    allow_more_files()
    if settings.database is not None:
        logs.hide(settings.database.secrets)
    app = await create_app(
        settings.data,
        database=settings.database and settings.database.url,
        public_url=settings.public_url,
        reached_at=reached_at(listening),
        proxies=settings.proxies,
        push_services=[service.origin for service in settings.push_services],
        names=names_at(listening),
        limits=limits,
        chance=Chance(settings.seed),
        preparer_module=PREPARER_MODULE if settings.prepares else None,
    )
    # Our page compresses no request: decompressing would only serve attackers.
    runner = Runner(app, access_log=None, shutdown_timeout=CLOSING_S, auto_decompress=False, keepalive_timeout=KEPT_ALIVE_S)
    await runner.setup()
    await web.SockSite(runner, listening).start()
    if owner is not None:
        asyncio.get_running_loop().add_reader(owner, stopped.set)
    sys.setswitchinterval(SWITCH_S)
    # Loaded modules stay: without this, each full garbage collection takes as long as ten moves.
    gc.freeze()
    gc.set_threshold(GARBAGE_AT, *gc.get_threshold()[1:])
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
    # The loop that took a second signal is about to end.
    hold_signals()
