"""Quotas of one IP address: nobody uses up the server, and nobody finds rooms by guessing names."""

import asyncio
import sys

from aiohttp import web
from aiohttp.typedefs import Handler

from huit.server import metrics
from huit.server.http.security import client_of
from huit.server.limits import Limits
from huit.server.quota import Client, Places, Quotas, SharedPlaces, SharedQuotas

OPENING = (("POST", "/api/rooms"), ("POST", "/api/daily/{day}/room"), ("POST", "/api/circles/{circle}/tables"))
JOINING = (
    *(("POST", "/api/rooms/{room}/guests"), ("POST", "/api/watched/{watch}/guests")),
    *(("POST", "/api/circles/look"), ("POST", "/api/circles/come")),
)
SOCKETS = "/ws/"
NAMED = ("/api/", SOCKETS)
"""Paths whose answer depends on the name of a room, a spectators' link or a replay…"""
DAYS = "/api/daily/"
"""…but for those that have a date: there is nothing to guess."""


class AddressQuotas:
    """The quotas of each address and network: requests, rooms opened, joins, unknown names, sockets, messages."""

    def __init__(self, limits: Limits) -> None:
        self._requests = shared_quotas(limits, limits.request_burst, limits.requests_per_s)
        self._rooms = shared_quotas(
            limits, limits.address_room_burst, limits.address_rooms_per_s, most=(limits.room_burst, limits.rooms_per_s)
        )
        self._joins = shared_quotas(limits, limits.join_burst, limits.joins_per_s)
        self._unknown = shared_quotas(limits, limits.unknown_burst, limits.unknown_per_s)
        self._messages = shared_quotas(limits, limits.address_message_burst, limits.address_messages_per_s)
        self.connections = shared_places(limits, limits.address_connections, most=2 * limits.sockets)
        self._sockets = shared_places(limits, limits.address_sockets, most=limits.sockets)

    async def serve(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Return the answer of *handler*.

        Raises:
            web.HTTPTooManyRequests: if a quota of the address is used up.
        """
        client = client_of(request)
        _check(self._requests.take(client), "requests")
        route = (request.method, getattr(request.match_info.route.resource, "canonical", ""))
        if route in OPENING:
            _check(self._rooms.take(client), "rooms")
        elif route in JOINING:
            _check(self._joins.take(client), "joins")
        if not request.match_info or not request.path.startswith(NAMED) or route[1].startswith(DAYS):
            return await handler(request)
        # After too many unknown names, existing rooms are refused too: their answers would tell which names exist.
        _check(self._unknown.has_any(client), "names")
        response = await handler(request)
        if response.status == web.HTTPNotFound.status_code:
            self._unknown.take(client)
        return response

    def take_socket(self, client: Client) -> None:
        """Take a place for a socket, to be given back.

        Raises:
            web.HTTPTooManyRequests: if there is none.
        """
        _check(self._sockets.take(client), "sockets")

    def give_back_socket(self, client: Client) -> None:
        self._sockets.give_back(client)

    def may_say(self, client: Client) -> bool:
        """Count one message of a socket; tell whether the quota of its address allowed it."""
        return self._messages.take(client)

    def note_unknown(self, client: Client) -> None:
        """Count an unknown name in the request of a socket: its response has succeeded before the name is looked up."""
        self._unknown.take(client)


def shared_quotas(
    limits: Limits, burst: int, per_s: float, *, most: tuple[int, float] = (sys.maxsize, float("inf"))
) -> SharedQuotas:
    """Return quotas of *burst* and *per_s* for each address; *most* is what all addresses have together."""
    clock = asyncio.get_running_loop().time
    network = Quotas(burst=int(_for_network(limits, burst, most[0])), per_s=_for_network(limits, per_s, most[1]), clock=clock)
    return SharedQuotas(Quotas(burst=burst, per_s=per_s, clock=clock), network)


def shared_places(limits: Limits, each: int, *, most: float = float("inf")) -> SharedPlaces:
    """Return *each* places for every address; *most* is what all addresses have together."""
    return SharedPlaces(Places(most=each), Places(most=int(_for_network(limits, each, most))))


def _for_network(limits: Limits, each: float, together: float) -> float:
    """Return what a network gets: never less than an address, never more than half of what all have."""
    return max(each, min(limits.network_factor * each, together / 2))


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
