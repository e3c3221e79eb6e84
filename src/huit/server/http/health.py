"""What machines ask of the server: does it live, may it be sent players, and what has it counted."""

import asyncio

from aiohttp import web

from huit.server import metrics
from huit.server.http.security import is_this_machine
from huit.server.limits import READY_S
from huit.server.storage.jobs import StoredRoom, StoreError
from huit.server.storage.store import Store

NO_ROOM = ""
"""A name that no room has: to look it up asks the store, and finds nothing."""


class Health:
    """Answers ``/health``, ``/ready`` and ``/metrics``."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._is_stopping = False
        self._asking: asyncio.Task[StoredRoom | None] | None = None

    def add_routes(self, app: web.Application) -> None:
        app.router.add_get("/health", self.health)
        app.router.add_get("/ready", self.ready)
        app.router.add_get("/metrics", self.metrics)
        app.on_shutdown.append(self._stop)

    async def _stop(self, _app: web.Application) -> None:
        self._is_stopping = True

    async def health(self, _request: web.Request) -> web.Response:
        return _said("alive")

    async def ready(self, _request: web.Request) -> web.Response:
        """Answer whether players may be sent here: the store answers, and nobody has said to stop."""
        if self._is_stopping:
            return _said("stopping", status=503)
        try:
            await asyncio.wait_for(asyncio.shield(self._asked()), READY_S)
        except (StoreError, TimeoutError):
            return _said("the store does not answer", status=503)
        return _said("ready")

    def _asked(self) -> asyncio.Task[StoredRoom | None]:
        # However many ask, and however long the store takes: one question at a time.
        if self._asking is None or self._asking.done():
            self._asking = asyncio.get_running_loop().create_task(self._store.load_room(NO_ROOM))
            self._asking.add_done_callback(_looked_at)
        return self._asking

    async def metrics(self, request: web.Request) -> web.Response:
        """Answer with all counts, to this machine only; for anybody else there is no such page."""
        if not is_this_machine(request):
            raise web.HTTPNotFound
        body = await asyncio.to_thread(metrics.written_out)
        return web.Response(body=body, headers={"Content-Type": metrics.CONTENT_TYPE, "Cache-Control": "no-store"})


def _looked_at(asking: asyncio.Task[StoredRoom | None]) -> None:
    """Take note of a failure that nobody waited for any more."""
    if not asking.cancelled():
        asking.exception()


def _said(text: str, *, status: int = 200) -> web.Response:
    return web.Response(text=f"{text}\n", status=status, headers={"Cache-Control": "no-store"})
