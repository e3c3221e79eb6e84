"""The requests of load balancers and Prometheus: liveness, readiness and metrics."""

import asyncio

from aiohttp import web

from huit.server import metrics
from huit.server.http.security import is_this_machine
from huit.server.limits import READY_S
from huit.server.storage.jobs import StoredRoom, StoreError
from huit.server.storage.store import Store

NO_ROOM = ""
"""No room has this name. Looking it up shows whether the store answers."""


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
        """Answer 200 if the store answers within `READY_S` and the server is not stopping, else 503."""
        if self._is_stopping:
            return _said("stopping", status=503)
        try:
            await asyncio.wait_for(asyncio.shield(self._lookup()), READY_S)
        except (StoreError, TimeoutError):
            return _said("the store does not answer", status=503)
        return _said("ready")

    def _lookup(self) -> asyncio.Task[StoredRoom | None]:
        # All requests share one lookup, however long the store takes.
        if self._asking is None or self._asking.done():
            self._asking = asyncio.get_running_loop().create_task(self._store.load_room(NO_ROOM))
            # Nobody may be waiting for a failure any more: asyncio would log it as never retrieved.
            self._asking.add_done_callback(lambda asking: asking.cancelled() or asking.exception())
        return self._asking

    async def metrics(self, request: web.Request) -> web.Response:
        """Answer with all metrics to requests from this machine, and with 404 to all others."""
        if not is_this_machine(request):
            raise web.HTTPNotFound
        body = await asyncio.to_thread(metrics.written_out)
        return web.Response(body=body, headers={"Content-Type": metrics.CONTENT_TYPE, "Cache-Control": "no-store"})


def _said(text: str, *, status: int = 200) -> web.Response:
    return web.Response(text=f"{text}\n", status=status, headers={"Cache-Control": "no-store"})
