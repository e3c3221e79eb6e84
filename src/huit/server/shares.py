"""What one address may have of the server, so that nobody takes all of it and nobody finds a room by trying names."""

import asyncio
from collections.abc import Generator
from contextlib import contextmanager

from aiohttp import web
from aiohttp.typedefs import Handler

from huit.rooms import Refused
from huit.server import metrics
from huit.server.limits import Allowances, Limits, Places
from huit.server.security import address_of


class Shares:
    """The share of each address in every thing that is held to one. Somebody at this machine is held to none."""

    def __init__(self, limits: Limits) -> None:
        clock = asyncio.get_running_loop().time
        self._requests = Allowances(burst=limits.request_burst, per_s=limits.requests_per_s, clock=clock)
        self._rooms = Allowances(burst=limits.address_room_burst, per_s=limits.address_rooms_per_s, clock=clock)
        self._joins = Allowances(burst=limits.join_burst, per_s=limits.joins_per_s, clock=clock)
        self._unknown = Allowances(burst=limits.unknown_burst, per_s=limits.unknown_per_s, clock=clock)
        self._sockets = Places(most=limits.address_sockets)

    def take_request(self, request: web.Request) -> None:
        """Count a request, of whatever kind.

        Raises:
            web.HTTPTooManyRequests: if the address has made too many.
        """
        if not self._requests.take(address_of(request)):
            raise _spent("requests")

    def take_room(self, request: web.Request) -> None:
        """Count a room that is to be opened.

        Raises:
            Refused: ``too_many``.
        """
        self._take(self._rooms, "rooms", request)

    def take_join(self, request: web.Request) -> None:
        """Count a seat that is asked for.

        Raises:
            Refused: ``too_many``.
        """
        self._take(self._joins, "joins", request)

    def _take(self, allowances: Allowances, share: str, request: web.Request) -> None:
        if not allowances.take(address_of(request)):
            metrics.held_back(share)
            raise Refused("too_many")

    def check_names(self, request: web.Request) -> None:
        """Check that a request may ask for a room by its name.

        Raises:
            web.HTTPTooManyRequests: if its address has asked for too many that do not exist. It is told of no room then, for an
                answer about those that do exist is what it is after.
        """
        if not self._unknown.has_any(address_of(request)):
            raise _spent("names")

    def note_unknown(self, request: web.Request) -> None:
        """Count a name that no room has."""
        self._unknown.take(address_of(request))

    @contextmanager
    def socket(self, request: web.Request) -> Generator[None]:
        """Count a socket while it is open.

        Raises:
            web.HTTPTooManyRequests: if the address has too many.
        """
        with self._sockets.taken(address_of(request)) as has_place:
            if not has_place:
                raise _spent("sockets")
            yield


def _spent(share: str) -> web.HTTPTooManyRequests:
    metrics.held_back(share)
    # The reason is the code that `api` answers with.
    return web.HTTPTooManyRequests(reason="Too Many", text="too many from this address", headers={"Retry-After": "10"})


SHARES = web.AppKey("shares", Shares)


@web.middleware
async def held_to_shares(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse the requests of an address that has made too many."""
    request.app[SHARES].take_request(request)
    return await handler(request)
