"""The requests of load balancers and Prometheus: liveness, readiness and metrics."""

import asyncio
import os

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from huit.server.http.security import is_this_machine
from huit.server.limits import PROBED_S, READY_S
from huit.server.live.thinkers import Thinkers
from huit.server.settings import COUNTS_FOLDER
from huit.server.storage.jobs import StoreError
from huit.server.storage.store import Store

WITHOUT_SEARCH = "ready; computers that search are not: they play below their level"


class Health:
    """Answers ``/health``, ``/ready`` and ``/metrics``."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers
        self._is_stopping = False
        self._probing: asyncio.Task[None] | None = None
        self._probed_at = 0.0

    def add_routes(self, app: web.Application) -> None:
        app.router.add_get("/health", self.health)
        app.router.add_get("/ready", self.ready)
        app.router.add_get("/metrics", self.metrics)
        app.on_shutdown.append(self._stop)

    async def _stop(self, _app: web.Application) -> None:
        self._is_stopping = True

    async def health(self, _request: web.Request) -> web.Response:
        return _answer("alive")

    async def ready(self, _request: web.Request) -> web.Response:
        """Answer 200 if something could be written within `READY_S` and the server is not stopping, else 503."""
        if self._is_stopping:
            return _answer("stopping", status=503)
        try:
            await asyncio.wait_for(asyncio.shield(self._probe()), READY_S)
        except (StoreError, TimeoutError):
            return _answer("nothing can be written", status=503)
        return _answer(WITHOUT_SEARCH if self._thinkers.searching.has_failed else "ready")

    def _probe(self) -> asyncio.Task[None]:
        # All requests share one write, however long the store takes, and its outcome for a while.
        loop = asyncio.get_running_loop()
        if self._probing is None or (self._probing.done() and loop.time() >= self._probed_at + PROBED_S):
            self._probing = loop.create_task(self._store.probe())
            self._probing.add_done_callback(self._note)
        return self._probing

    def _note(self, probing: asyncio.Task[None]) -> None:
        self._probed_at = asyncio.get_running_loop().time()
        # Nobody may be waiting for a failure any more: asyncio would log it as never retrieved.
        if not probing.cancelled():
            probing.exception()

    async def metrics(self, request: web.Request) -> web.Response:
        """Answer with all metrics to requests from this machine, and with 404 to all others."""
        if not is_this_machine(request):
            raise web.HTTPNotFound
        body = await asyncio.to_thread(metrics_text)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST, "Cache-Control": "no-store"})


def _answer(text: str, *, status: int = 200) -> web.Response:
    return web.Response(text=f"{text}\n", status=status, headers={"Cache-Control": "no-store"})


def metrics_text() -> bytes:
    """Return the metrics in Prometheus' text format, of this process or of all that serve together."""
    folder = os.environ.get(COUNTS_FOLDER)
    if folder is None:
        return generate_latest(REGISTRY)
    together = CollectorRegistry()
    MultiProcessCollector(together, path=folder)
    return generate_latest(together)
