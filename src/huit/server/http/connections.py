"""Connections: what is no HTTP gets an answer with our headers, and few lines in the log."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, cast

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError, LineTooLong

from huit.server import logs, metrics
from huit.server.http.open_socket import OpenSocket
from huit.server.http.quotas import QUOTAS
from huit.server.http.security import client_at, is_believed, plain_address, standing_headers
from huit.server.limits import BAD_REQUESTS_LOG_S, HEADER_S
from huit.server.quota import Client, Quota
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
        self.places = app[QUOTAS].connections
        self.headers = standing_headers(app)
        self._bad = 0
        self._telling = Quota(burst=1, per_s=1 / BAD_REQUESTS_LOG_S, clock=asyncio.get_running_loop().time)

    def __call__(self) -> web.RequestHandler:
        settings = {key: value for key, value in self._settings.items() if key != "request_factory"}
        return Connection(self, loop=asyncio.get_running_loop(), **settings)

    def client_at(self, transport: asyncio.BaseTransport) -> Client | None:
        """Return whose connection it is; None for a proxy, whose connections are of many clients."""
        peer = cast("tuple[str, int] | str | None", transport.get_extra_info("peername"))
        address = plain_address(peer[0]) if isinstance(peer, tuple) else None
        return None if address is None or is_believed(self._app, address) else client_at(address)

    def note_bad(self) -> None:
        """Count a bad request; tell the log how many there were, once in `BAD_REQUESTS_LOG_S`."""
        self._bad += 1
        if self._telling.take():
            logs.tell("bad_requests", count=self._bad)
            self._bad = 0


class Connection(web.RequestHandler):
    """One connection."""

    def __init__(self, server: _Server, **settings: Any) -> None:
        super().__init__(server, **settings)
        self._server = server
        self._give_back: Callable[[], None] | None = None
        """Gives back the place of its client, if it holds one."""
        self._silence: asyncio.TimerHandle | None = None
        self._early = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Close a connection at once whose address has too many, and in a while one that asks for nothing."""
        super().connection_made(transport)
        client = self._server.client_at(transport)
        if client is not None and not self._server.places.take(client):
            metrics.held_back.labels("connections").inc()
            self.force_close()
            return
        if client is not None:
            self._give_back = partial(self._server.places.give_back, client)
        self._silence = self._loop.call_later(HEADER_S, self._end_if_silent)

    def connection_lost(self, exc: BaseException | None) -> None:
        if self._give_back is not None:
            self._give_back()
        if self._silence is not None:
            self._silence.cancel()
        super().connection_lost(exc)

    def set_parser(self, parser: Any, data_received_cb: Callable[[], None] | None = None) -> None:
        # What came with the handshake is for who takes the connection over.
        self._early, self._message_tail = self._message_tail, b""
        super().set_parser(parser, data_received_cb)

    def hand_over(self, heartbeat_s: float) -> OpenSocket:
        """Return the socket that takes this connection over after its handshake, with its place; nothing else is kept of it.

        Raises:
            ConnectionResetError: if the client has gone meanwhile.
        """
        if self.transport is None:
            raise ConnectionResetError
        transport, self.transport = self.transport, None
        give_back, self._give_back = self._give_back, None
        self.connection_lost(None)
        socket = OpenSocket(heartbeat_s=heartbeat_s, lost=give_back)
        transport.set_protocol(socket)
        socket.connection_made(transport)
        if self._early:
            socket.data_received(self._early)
        return socket

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
