"""Quotas of one IP address: nobody uses up the server, and nobody finds rooms by guessing names."""

import asyncio
from collections.abc import Callable

from aiohttp import web
from aiohttp.typedefs import Handler

from huit.server import metrics
from huit.server.http.security import address_of
from huit.server.limits import Limits
from huit.server.quota import Places, Quotas

OPENING = ("POST", "/api/rooms")
JOINING = ("POST", "/api/rooms/{room}/guests")
SOCKETS = "/ws/"
NAMED = ("/api/", SOCKETS)
"""Paths whose answer depends on the name of a room, a spectators' link or a replay."""


class AddressQuotas:
    """The quotas of each address: requests, rooms opened, joins, unknown names, sockets, messages. This machine has none."""

    def __init__(self, limits: Limits) -> None:
        clock = asyncio.get_running_loop().time
        self._requests = Quotas(burst=limits.request_burst, per_s=limits.requests_per_s, clock=clock)
        self._rooms = Quotas(burst=limits.address_room_burst, per_s=limits.address_rooms_per_s, clock=clock)
        self._joins = Quotas(burst=limits.join_burst, per_s=limits.joins_per_s, clock=clock)
        self._unknown = Quotas(burst=limits.unknown_burst, per_s=limits.unknown_per_s, clock=clock)
        self._sockets = Places(most=limits.address_sockets)
        self._messages = Quotas(burst=limits.address_message_burst, per_s=limits.address_messages_per_s, clock=clock)

    async def serve(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Return the answer of *handler*.

        Raises:
            web.HTTPTooManyRequests: if a quota of the address is used up.
        """
        address = address_of(request)
        if address is None:
            return await handler(request)
        _check(self._requests.take(address), "requests")
        route = (request.method, getattr(request.match_info.route.resource, "canonical", ""))
        if route == OPENING:
            _check(self._rooms.take(address), "rooms")
        elif route == JOINING:
            _check(self._joins.take(address), "joins")
        with self._sockets.taken(address if request.path.startswith(SOCKETS) else None) as has_place:
            _check(has_place, "sockets")
            return await self._serve_named(request, handler, address)

    async def _serve_named(self, request: web.Request, handler: Handler, address: str) -> web.StreamResponse:
        if not request.match_info or not request.path.startswith(NAMED):
            return await handler(request)
        # After too many unknown names, existing rooms are refused too: their answers would tell which names exist.
        _check(self._unknown.has_any(address), "names")
        response = await handler(request)
        if response.status == web.HTTPNotFound.status_code:
            self._unknown.take(address)
        return response

    def may_say(self, request: web.Request) -> Callable[[], bool]:
        """Return a function that counts one message of the socket's address and tells whether its quota allowed it."""
        address = address_of(request)
        return lambda: self._messages.take(address)

    def note_unknown(self, request: web.Request) -> None:
        """Count an unknown name asked for by a socket: its response has succeeded before the name is looked up."""
        self._unknown.take(address_of(request))


def _check(is_left: bool, quota: str) -> None:
    if not is_left:
        metrics.held_back.labels(quota).inc()
        # `api.refusals_as_json` makes the code `too_many` of this reason.
        raise web.HTTPTooManyRequests(reason="Too Many", text="too many from this address", headers={"Retry-After": "10"})


QUOTAS = web.AppKey("quotas", AddressQuotas)


@web.middleware
async def held_to_quotas(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse the requests of an address that has used up a quota."""
    return await request.app[QUOTAS].serve(request, handler)
