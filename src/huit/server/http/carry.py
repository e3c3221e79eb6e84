"""The requests that bring a browser's seats to another device, by a code that is good once: see docs/decisions/0063."""

from aiohttp import web

from huit.rooms.refused import Refused
from huit.server.http.answering import as_json, decoded
from huit.server.http.answers import CarriedTold, CarryMade, CodeMeant
from huit.server.http.costly import carry_quota, typed_quota
from huit.server.http.security import (
    CARRY_PATH,
    carry_code,
    check_origin,
    client_of,
    seat_token,
    set_carry_cookie,
    set_seat_cookie,
)
from huit.server.http.sockets import guest_of
from huit.server.limits import Limits
from huit.server.live.carrying import CARRY_S, MOST_TOKEN_CHARACTERS, TYPED_S, CarryTaken, NewCarry, TypedCode
from huit.server.live.lobby import Lobby
from huit.server.storage.store import StoreError


class CarryApi:
    """Makes codes and takes them back. Both use up one quota, so that nobody tries many; typed codes have a stricter one."""

    def __init__(self, lobby: Lobby, limits: Limits) -> None:
        self._lobby = lobby
        self._quota = carry_quota(limits)
        self._typed_quota = typed_quota(limits)

    def add_routes(self, app: web.Application) -> None:
        app.router.add_post(CARRY_PATH, self.carry)
        app.router.add_post("/api/typed", self.typed)
        app.router.add_post("/api/carried", self.carried)

    async def carry(self, request: web.Request) -> web.Response:
        """Answer with codes for the seats that this browser has in some rooms. It keeps them; earlier codes are good no more."""
        check_origin(request)
        asked = await decoded(request, NewCarry)
        if not self._quota.take(request):
            raise Refused("too_many")
        tokens: dict[str, str] = {}
        for room in asked.rooms:
            name = await self._lobby.first_name(room)
            token = None if name is None else seat_token(request, name)
            if name and token and len(token) <= MOST_TOKEN_CHARACTERS:
                tokens[name] = token
        code, typed = await self._lobby.carry(tokens, asked.kept, instead=carry_code(request))
        response = as_json(CarryMade(code, typed, len(tokens), CARRY_S, TYPED_S), status=201)
        set_carry_cookie(request, response, code, CARRY_S)
        return response

    async def typed(self, request: web.Request) -> web.Response:
        """Answer with the code that a typed one stands for, and change nothing in this browser."""
        check_origin(request)
        asked = await decoded(request, TypedCode)
        if not self._typed_quota.take(request):
            raise Refused("too_many")
        code = await self._lobby.take_typed(asked.typed)
        return as_json({"code": "no_code"}, status=404) if code is None else as_json(CodeMeant(code))

    async def carried(self, request: web.Request) -> web.Response:
        """Answer with what a code brings, and set the cookies of its seats, but for rooms where this browser sits already."""
        check_origin(request)
        asked = await decoded(request, CarryTaken)
        if not self._quota.take(request):
            raise Refused("too_many")
        carried = await self._lobby.take_carried(asked.code)
        if carried is None:
            return as_json({"code": "no_code"}, status=404)
        got = {room: token for room, token in carried.tokens.items() if not await self._sits(request, room)}
        response = as_json(CarriedTold(len(got), carried.kept))
        for room, token in got.items():
            set_seat_cookie(request, response, room, token)
        return response

    async def _sits(self, request: web.Request, room: str) -> bool:
        """Tell whether this browser has a chair of its own in *room*: another's code must not take it away."""
        if seat_token(request, room) is None:
            return False
        try:
            live = await self._lobby.find(room, asker=client_of(request).widest)
            guest = None if live is None else await guest_of(live, request)
        except (Refused, StoreError):
            # The code is used up by now: this room keeps its cookie, the others come.
            return True
        return live is not None and guest is not None and live.room.seating.seat_of(guest) is not None
