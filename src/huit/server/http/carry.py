"""The requests that bring a browser's seats to another device, by a code that is good once: see docs/decisions/0063."""

from aiohttp import web

from huit.rooms.refusal import Refused
from huit.server.http.answer_quotas import carry_quota, typed_quota
from huit.server.http.json_bodies import as_json, decoded
from huit.server.http.security import (
    CARRY_PATH,
    carry_code,
    circle_token,
    client_of,
    seat_token,
    set_carry_cookie,
    set_circle_cookie,
    set_seat_cookie,
)
from huit.server.http.sockets import guest_by
from huit.server.live.carry_codes import (
    CARRY_S,
    MOST_TOKEN_CHARACTERS,
    TYPED_S,
    Carried,
    CarryTaken,
    NewCarry,
    TypedCode,
    carry,
    take_carried,
    take_typed,
)
from huit.server.live.lobby import Lobby
from huit.server.live.services import Services
from huit.server.live.tokens import hash_token, new_token
from huit.server.storage.circle_jobs import CarryCircles, CirclesOf
from huit.server.storage.store import StoreError
from huit.server.told.answers import CarriedView, CarryMade, CodeMeant


class CarryApi:
    """Makes codes and takes them back. Both use up one quota, so that nobody tries many; typed codes have a stricter one."""

    def __init__(self, lobby: Lobby, services: Services) -> None:
        self._lobby = lobby
        self._services = services
        self._quota = carry_quota(services.limits)
        self._typed_quota = typed_quota(services.limits)

    def add_routes(self, app: web.Application) -> None:
        app.router.add_post(CARRY_PATH, self.carry)
        app.router.add_post("/api/typed", self.typed)
        app.router.add_post("/api/carried", self.carried)

    async def carry(self, request: web.Request) -> web.Response:
        """Answer with codes for the seats that this browser has in some rooms. It keeps them; earlier codes are good no more."""
        body = await decoded(request, NewCarry)
        self._quota.check(request)
        tokens: dict[str, str] = {}
        for room in body.rooms:
            name = await self._lobby.first_name(room)
            token = None if name is None else seat_token(request, name)
            if name and token and len(token) <= MOST_TOKEN_CHARACTERS:
                tokens[name] = token
        mine = circle_token(request)
        circles = () if mine is None else await self._services.store.do(CirclesOf(hash_token(mine)))
        carried = Carried(tokens, body.kept, mine if mine is not None and circles else "")
        code, typed = await carry(self._services, carried, instead=carry_code(request))
        response = as_json(CarryMade(code, typed, len(tokens), CARRY_S, TYPED_S, len(circles)), status=201)
        set_carry_cookie(request, response, code, CARRY_S)
        return response

    async def typed(self, request: web.Request) -> web.Response:
        """Answer with the code that a typed one stands for, and change nothing in this browser."""
        body = await decoded(request, TypedCode)
        self._typed_quota.check(request)
        code = await take_typed(self._services, body.typed)
        return as_json({"code": "no_code"}, status=404) if code is None else as_json(CodeMeant(code))

    async def carried(self, request: web.Request) -> web.Response:
        """Answer with what a code brings, and set the cookies of its seats, where they bring more than this browser has."""
        body = await decoded(request, CarryTaken)
        self._quota.check(request)
        carried = await take_carried(self._services, body.code)
        if carried is None:
            return as_json({"code": "no_code"}, status=404)
        got = {room: token for room, token in carried.tokens.items() if await self._brings_more(request, room, token)}
        own = circle_token(request) or new_token()
        circles = await self._take_circles(carried.circles, own)
        response = as_json(CarriedView(len(got), carried.kept, circles))
        if circles:
            set_circle_cookie(request, response, own)
        for room, token in got.items():
            set_seat_cookie(request, response, room, token)
        return response

    async def _take_circles(self, token: str, own: str) -> int:
        """Make this browser that of whom the other one is in its circles; return in how many it was nobody's before."""
        if not token:
            return 0
        now = self._services.wall_ms() // 1000
        try:
            return await self._services.store.do(CarryCircles(hash_token(token), hash_token(own), now))
        except StoreError:
            # The code is used up by now: the seats come all the same.
            return 0

    async def _brings_more(self, request: web.Request, room: str, token: str) -> bool:
        """Tell whether *token* is worth the cookie that this browser has of *room*: a code takes no chair and no name away."""
        mine = seat_token(request, room)
        if mine is None:
            return True
        try:
            live = await self._lobby.find(room, asker=client_of(request).widest)
            own, other = (None, None) if live is None else [await guest_by(live, given) for given in (mine, token)]
        except (Refused, StoreError):
            # The code is used up by now: this room keeps its cookie, the others come.
            return False
        if live is None or other is None or live.is_kicked(other):
            return False
        sits = live.room.seating.seat_of
        return own is None or (not live.is_kicked(own) and sits(own) is None and sits(other) is not None)
