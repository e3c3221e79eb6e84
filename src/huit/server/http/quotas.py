"""What one address may have of the server, so that nobody takes all of it and nobody finds a room by trying names."""

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
"""Where names of rooms, of spectators' links and of replays are asked for. Pages are the same whatever is in their address."""


class AddressQuotas:
    """The quotas of each address: requests, rooms, seats, unknown names, sockets, messages. This machine has none."""

    def __init__(self, limits: Limits) -> None:
        clock = asyncio.get_running_loop().time
        self._requests = Quotas(burst=limits.request_burst, per_s=limits.requests_per_s, clock=clock)
        self._rooms = Quotas(burst=limits.address_room_burst, per_s=limits.address_rooms_per_s, clock=clock)
        self._joins = Quotas(burst=limits.join_burst, per_s=limits.joins_per_s, clock=clock)
        self._unknown = Quotas(burst=limits.unknown_burst, per_s=limits.unknown_per_s, clock=clock)
        self._sockets = Places(most=limits.address_sockets)
        self._messages = Quotas(burst=limits.address_message_burst, per_s=limits.address_messages_per_s, clock=clock)

    async def serve(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Have *handler* answer, if the address has some of its quota left.

        Raises:
            web.HTTPTooManyRequests: if it has not.
        """
        address = address_of(request)
        if address is None:
            return await handler(request)
        _check(self._requests.take(address), "requests")
        route = (request.method, _pattern(request))
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
        # Who has tried too many is told of no room at all: an answer about those that exist is what he is after.
        _check(self._unknown.has_any(address), "names")
        response = await handler(request)
        if response.status == web.HTTPNotFound.status_code:
            self._unknown.take(address)
        return response

    def may_say(self, request: web.Request) -> Callable[[], bool]:
        """Return what tells, message by message, whether the address of a socket may send one more."""
        address = address_of(request)
        return lambda: self._messages.take(address)

    def note_unknown(self, request: web.Request) -> None:
        """Count a name that no room has, where the answer does not show it: a socket is open before it is looked up."""
        self._unknown.take(address_of(request))


def _pattern(request: web.Request) -> str:
    resource = request.match_info.route.resource
    return "" if resource is None else resource.canonical


def _check(is_left: bool, quota: str) -> None:
    if not is_left:
        metrics.held_back.labels(quota).inc()
        # The reason is the code that `api` answers with.
        raise web.HTTPTooManyRequests(reason="Too Many", text="too many from this address", headers={"Retry-After": "10"})


QUOTAS = web.AppKey("quotas", AddressQuotas)


@web.middleware
async def held_to_quotas(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse the requests of an address that has used up a quota."""
    return await request.app[QUOTAS].serve(request, handler)
