"""Connections: what is no HTTP gets an answer with our headers, and few lines in the log."""

import asyncio
from contextlib import AbstractContextManager, ExitStack, nullcontext
from typing import Any, cast

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError, LineTooLong

from huit.server import logs, metrics
from huit.server.http.quotas import QUOTAS
from huit.server.http.security import client_at, is_believed, plain_address, standing_headers
from huit.server.limits import BAD_REQUESTS_LOG_S, HEADER_S
from huit.server.quota import Quota
from huit.words.made import server

NO_REQUEST = "".join(f"{words.refused.no_request}\n" for words in server.WORDS.values())
TOO_LONG = "".join(f"{words.refused.too_long}\n" for words in server.WORDS.values())


class Runner(web.AppRunner):
    """Runs the application on connections of ours."""

    async def _make_server(self) -> web.Server:
        made = await super()._make_server()
        return _Server(self.app, made.request_handler, request_factory=made.request_factory, **self._kwargs)


class _Server(web.Server):
    """Makes the connections, and counts the bad requests of all of them."""

    def __init__(self, app: web.Application, *handler: Any, **settings: Any) -> None:
        super().__init__(*handler, **settings)
        self._settings = settings
        self._app = app
        self.headers = standing_headers(app)
        self._bad = 0
        self._telling = Quota(burst=1, per_s=1 / BAD_REQUESTS_LOG_S, clock=asyncio.get_running_loop().time)

    def __call__(self) -> web.RequestHandler:
        settings = {key: value for key, value in self._settings.items() if key != "request_factory"}
        return _Connection(self, loop=asyncio.get_running_loop(), **settings)

    def place_of(self, transport: asyncio.BaseTransport) -> AbstractContextManager[bool]:
        """Return a place for a connection, which may be none: see `Places.taken`."""
        peer = cast("tuple[str, int] | str | None", transport.get_extra_info("peername"))
        address = plain_address(peer[0]) if isinstance(peer, tuple) else None
        if address is None or is_believed(self._app, address):
            # A proxy: its connections are of many clients.
            return nullcontext(True)
        return self._app[QUOTAS].connections.taken(client_at(address))

    def note_bad(self) -> None:
        """Count a bad request; tell the log how many there were, once in `BAD_REQUESTS_LOG_S`."""
        self._bad += 1
        if self._telling.take():
            logs.tell("bad_requests", count=self._bad)
            self._bad = 0


class _Connection(web.RequestHandler):
    """One connection."""

    def __init__(self, server: _Server, **settings: Any) -> None:
        super().__init__(server, **settings)
        self._server = server
        self._place = ExitStack()
        self._silence: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Close a connection at once whose address has too many, and in a while one that asks for nothing."""
        super().connection_made(transport)
        if self._place.enter_context(self._server.place_of(transport)):
            self._silence = self._loop.call_later(HEADER_S, self._end_if_silent)
        else:
            metrics.held_back.labels("connections").inc()
            self.force_close()

    def connection_lost(self, exc: BaseException | None) -> None:
        self._place.close()
        if self._silence is not None:
            self._silence.cancel()
        super().connection_lost(exc)

    def _end_if_silent(self) -> None:
        # Later requests have the time for which aiohttp keeps a connection alive.
        if self._request_count == 0:
            self.force_close()

    def handle_error(
        self, request: web.BaseRequest, status: int = 500, exc: BaseException | None = None, message: str | None = None
    ) -> web.StreamResponse:
        """Answer with a status and a text of ours: aiohttp's quotes the request."""
        if isinstance(exc, HttpProcessingError):
            status, message = (431, TOO_LONG) if isinstance(exc, LineTooLong) else (400, NO_REQUEST)
        response = super().handle_error(request, status, exc, message)
        response.headers.update(self._server.headers)
        return response

    def log_exception(self, *args: Any, **kw: Any) -> None:
        """Log a mistake of ours as an error; a client's is only counted."""
        if isinstance(kw.get("exc_info"), HttpProcessingError | web.RequestPayloadError):
            self._server.note_bad()
        else:
            super().log_exception(*args, **kw)
