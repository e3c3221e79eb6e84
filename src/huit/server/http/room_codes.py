"""The requests about codes of rooms: the one of a room, for its guests, and the room of one that somebody was told."""

import asyncio

from aiohttp import web

from huit.rooms.refusal import Refused
from huit.server.http.answer_quotas import come_quota
from huit.server.http.json_bodies import as_json, decoded
from huit.server.http.security import client_of
from huit.server.http.sockets import guest_of
from huit.server.limits import CODES_AT_ONCE, CODES_PER_S
from huit.server.live.lobby import Lobby
from huit.server.live.room_codes import Come, code_of, room_of_code
from huit.server.live.services import Services
from huit.server.quota import Quotas
from huit.server.storage.jobs import StoreError
from huit.server.told.answers import CodeFound, RoomCode


class RoomCodesApi:
    """Tells codes to those who are in a room, and rooms to those who know a code. Wrong codes use up a quota."""

    def __init__(self, lobby: Lobby, services: Services) -> None:
        self._lobby = lobby
        self._services = services
        self._asked = Quotas(burst=CODES_AT_ONCE, per_s=CODES_PER_S, clock=asyncio.get_running_loop().time)
        self._quota = come_quota(services.limits)

    def add_routes(self, app: web.Application) -> None:
        app.router.add_post("/api/rooms/{room}/code", self.code)
        app.router.add_post("/api/come", self.come)

    async def code(self, request: web.Request) -> web.Response:
        """Answer with the code of a room. Only those who came by its link or code may ask: they have the link."""
        live = await self._lobby.find(request.match_info["room"], asker=client_of(request).widest)
        guest = None if live is None else await guest_of(live, request)
        if live is None or guest is None or live.is_kicked(guest) or live.room.seating.guests[guest].watches:
            return as_json({"code": "no_room"}, status=404)
        if not self._asked.take(f"{live.name} {guest}"):
            raise Refused("too_many")
        code = await code_of(self._services, live)
        return as_json(RoomCode(None if code is None else code.said()))

    async def come(self, request: web.Request) -> web.Response:
        """Answer with the room of a code. A code that is good does not count, however many come from one address."""
        body = await decoded(request, Come)
        # Before it is known: of many that are tried at once, each counts.
        self._quota.check(request)
        try:
            room = await room_of_code(self._services, body.typed)
        except StoreError:
            # Nobody was told whether it was wrong.
            self._quota.give_back(request)
            raise
        if room is None:
            return as_json({"code": "no_code"}, status=404)
        self._quota.give_back(request)
        return as_json(CodeFound(room))
