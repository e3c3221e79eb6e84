"""Requests about calls: the key of the server, and which browsers are called in a room."""

import asyncio

from aiohttp import web

from huit.rooms.refusal import Refused
from huit.server.http.json_bodies import as_json, decoded
from huit.server.http.security import client_of
from huit.server.http.sockets import guest_of
from huit.server.live.live_room import LiveRoom
from huit.server.live.lobby import CallEnded, CallRequest, Lobby
from huit.server.live.request_checks import malformed
from huit.server.live.services import Services
from huit.server.live.web_push import Caller
from huit.server.quota import Quotas
from huit.server.storage import jobs
from huit.server.storage.jobs import Callee
from huit.server.told.answers import Calling, CallKey

CHANGES_AT_ONCE, CHANGES_PER_S = 20, 0.1
"""How often a guest of a room may ask to be called, or not to be."""


class CallsApi:
    """Handlers of the requests about calls."""

    def __init__(self, lobby: Lobby, caller: Caller, services: Services) -> None:
        self._lobby = lobby
        self._caller = caller
        self._services = services
        self._changes = Quotas(burst=CHANGES_AT_ONCE, per_s=CHANGES_PER_S, clock=asyncio.get_running_loop().time)

    def add_routes(self, app: web.Application) -> None:
        app.router.add_get("/api/push", self.key)
        app.router.add_post("/api/rooms/{room}/calls", self.begin)
        app.router.add_post("/api/rooms/{room}/calls/end", self.end)

    async def key(self, _request: web.Request) -> web.Response:
        return as_json(CallKey(await self._caller.public_key()))

    async def begin(self, request: web.Request) -> web.Response:
        """Call this browser when the room waits for its guest, who must be one of the room."""
        found = await self._guest(request)
        if found is None:
            return as_json({"code": "no_room"}, status=404)
        live, guest = found
        if live.room.seating.seat_of(guest) is None:
            # The room never waits for them, and they would fill the places of those who play.
            raise Refused("not_seated")
        body = await decoded(request, CallRequest)
        # What reads keys is imported in a thread by now.
        await self._caller.public_key()
        adding = jobs.AddCallee(live.name, self._callee(body, guest), self._services.wall_ms() // 1000)
        if not self._changes.take(f"{live.name} {guest}") or not await self._services.store.do(adding):
            raise Refused("too_many")
        return as_json(Calling(called=True), status=201)

    async def end(self, request: web.Request) -> web.Response:
        found = await self._guest(request)
        if found is None:
            return as_json({"code": "no_room"}, status=404)
        live, guest = found
        body = await decoded(request, CallEnded)
        if not self._changes.take(f"{live.name} {guest}"):
            raise Refused("too_many")
        await self._services.store.do(jobs.DropCallee(live.name, body.endpoint, guest))
        return as_json(Calling(called=False))

    async def _guest(self, request: web.Request) -> tuple[LiveRoom, int] | None:
        live = await self._lobby.find(request.match_info["room"], asker=client_of(request).widest)
        guest = None if live is None else await guest_of(live, request)
        return None if live is None or guest is None or live.is_kicked(guest) else (live, guest)

    def _callee(self, body: CallRequest, guest: int) -> Callee:
        """Return the browser that *body* describes; refuse impossible values."""
        from huit.server.live import envelopes

        if self._caller.services.origin_of(body.endpoint) is None:
            raise malformed("endpoint", "an https address of a push service")
        public, auth = envelopes.decoded(body.p256dh), envelopes.decoded(body.auth)
        if public is None or not envelopes.is_public_key(public):
            raise malformed("p256dh", "a point of P-256 in base64url")
        if auth is None or len(auth) != envelopes.AUTH_BYTES:
            raise malformed("auth", f"{envelopes.AUTH_BYTES} bytes in base64url")
        return Callee(body.endpoint, guest, public, auth, body.language)
