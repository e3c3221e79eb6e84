"""What the page asks over plain HTTP: the games and their rule sheets, a new room, and whether a room is there."""

import asyncio
from functools import cache
from typing import Any, TypeVar

import msgspec
from aiohttp import web
from aiohttp.typedefs import Handler

from huit.rooms import Refused, rules_named
from huit.rules import rule_names
from huit.server.jobs import StoreError
from huit.server.limits import Allowance, Limits
from huit.server.lobby import Lobby, NewRoom, Seats, agreed
from huit.server.rule_sheets import plans_told, rule_sheet
from huit.server.security import check_origin, cookie_name, set_seat_cookie
from huit.server.shares import SHARES


class SheetAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules whose sheet is asked for, as they would be played."""

    rules: str
    options: dict[str, Any] = {}
    seats: Seats | None = None


_Asked = TypeVar("_Asked")
_new_room = msgspec.json.Decoder(NewRoom)
_sheet_asked = msgspec.json.Decoder(SheetAsked)
_STATUS_OF = {"malformed": 400, "too_many": 429, "unsaved": 503}


class Api:
    """The requests under ``/api``. Every answer is JSON; every refusal has a ``code``."""

    def __init__(self, lobby: Lobby, limits: Limits) -> None:
        clock = asyncio.get_running_loop().time
        self._lobby = lobby
        self._sheets = Allowance(burst=limits.sheet_burst, per_s=limits.sheets_per_s, clock=clock)

    def add_routes(self, app: web.Application) -> None:
        """Answer these requests in *app*."""
        app.router.add_get("/api/rules", self.rules)
        app.router.add_post("/api/sheet", self.sheet)
        app.router.add_post("/api/rooms", self.open_room)
        app.router.add_get("/api/rooms/{room}", self.room)

    async def rules(self, _request: web.Request) -> web.Response:
        """Answer with every game, what its cards do, and what may be chosen of it, in words; and with the plans of a match."""
        return _json(_rule_sheets())

    async def sheet(self, request: web.Request) -> web.Response:
        """Answer with the sheet of one game as it is with some options."""
        check_origin(request)
        asked = _decoded(_sheet_asked, await request.read())
        if not self._sheets.take():
            raise Refused("too_many")
        rules = agreed(asked.rules, asked.options, seats=asked.seats)
        return _json({"sheet": rule_sheet(rules, seats=asked.seats)})

    async def open_room(self, request: web.Request) -> web.Response:
        """Open a room, and give the browser its seat."""
        check_origin(request)
        request.app[SHARES].take_room(request)
        name, token = await self._lobby.open(_decoded(_new_room, await request.read()))
        response = _json({"room": name}, status=201)
        set_seat_cookie(request, response, name, token)
        return response

    async def room(self, request: web.Request) -> web.Response:
        """Answer whether a room is there, and whether this browser has a seat in it."""
        request.app[SHARES].check_names(request)
        live = await self._lobby.find(request.match_info["room"])
        if live is None:
            request.app[SHARES].note_unknown(request)
            return _json({"code": "no_room"}, status=404)
        seat = live.seat_of(request.cookies.get(cookie_name(live.name)))
        return _json({"room": live.name, "yours": seat is not None})


@web.middleware
async def refusals_as_json(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer under ``/api`` in JSON whatever happens."""
    if not request.path.startswith("/api/"):
        return await handler(request)
    try:
        return await handler(request)
    except Refused as refused:
        why = refused.why or {}
        said = {"code": refused.code, "message": why.get("message", ""), "field": why.get("field", "")}
        return _json(said, status=_STATUS_OF[refused.code])
    except StoreError:
        # What the database says names its machine and its user: that stands in the log.
        return _json({"code": "unsaved", "message": "the store fails"}, status=_STATUS_OF["unsaved"])
    except web.HTTPException as error:
        return _json({"code": error.reason.lower().replace(" ", "_"), "message": error.text}, status=error.status)


def _json(answer: Any, *, status: int = 200) -> web.Response:
    body = answer if isinstance(answer, bytes) else msgspec.json.encode(answer)
    return web.Response(body=body, status=status, content_type="application/json", headers={"Cache-Control": "no-store"})


def _decoded(decoder: msgspec.json.Decoder[_Asked], body: bytes) -> _Asked:
    try:
        return decoder.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", {"message": str(error)}) from error


@cache
def _rule_sheets() -> bytes:
    return msgspec.json.encode({"rules": [rule_sheet(rules_named(name)) for name in rule_names()], "plans": plans_told()})
