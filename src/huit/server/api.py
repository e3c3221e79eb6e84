"""What the page asks before it opens a socket: the versions of the rules, a new room, and whether a room is there."""

from functools import cache
from typing import Any

import msgspec
from aiohttp import web
from aiohttp.typedefs import Handler

from huit.rooms import Refused
from huit.rooms.room import rules_named
from huit.rules import RuleSet, rule_names
from huit.rules.prose import card_effects, notes
from huit.server.jobs import StoreError
from huit.server.lobby import Lobby, NewRoom
from huit.server.security import check_origin, cookie_name, set_seat_cookie

_new_room = msgspec.json.Decoder(NewRoom)
_STATUS_OF = {"malformed": 400, "too_many": 429, "unsaved": 503}


class Api:
    """The requests under ``/api``. Every answer is JSON; every refusal has a ``code``."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    def add_routes(self, app: web.Application) -> None:
        """Answer these requests in *app*."""
        app.router.add_get("/api/rules", self.rules)
        app.router.add_post("/api/rooms", self.open_room)
        app.router.add_get("/api/rooms/{room}", self.room)

    async def rules(self, _request: web.Request) -> web.Response:
        """Answer with every version of the rules, and what its cards do, in words."""
        return _json(_rule_sheets())

    async def open_room(self, request: web.Request) -> web.Response:
        """Open a room, and give the browser its seat."""
        check_origin(request)
        try:
            name, token = await self._lobby.open(_new_room.decode(await request.read()))
        except msgspec.DecodeError as error:
            raise Refused("malformed", {"message": str(error)}) from error
        response = _json({"room": name}, status=201)
        set_seat_cookie(request, response, name, token)
        return response

    async def room(self, request: web.Request) -> web.Response:
        """Answer whether a room is there, and whether this browser has a seat in it."""
        live = await self._lobby.find(request.match_info["room"])
        if live is None:
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
        said = {"code": refused.code, "message": (refused.why or {}).get("message", "")}
        return _json(said, status=_STATUS_OF[refused.code])
    except StoreError as error:
        return _json({"code": "unsaved", "message": str(error)}, status=_STATUS_OF["unsaved"])
    except web.HTTPException as error:
        return _json({"code": error.reason.lower().replace(" ", "_"), "message": error.text}, status=error.status)


def _json(answer: Any, *, status: int = 200) -> web.Response:
    body = answer if isinstance(answer, bytes) else msgspec.json.encode(answer)
    return web.Response(body=body, status=status, content_type="application/json", headers={"Cache-Control": "no-store"})


@cache
def _rule_sheets() -> bytes:
    return msgspec.json.encode({"rules": [_rule_sheet(rules_named(name)) for name in rule_names()]})


def _rule_sheet(rules: RuleSet) -> dict[str, Any]:
    both = zip(notes(rules, "fr"), notes(rules, "en"), strict=True)
    return {
        "id": rules.id,
        "name": dict(rules.name),
        "summary": dict(rules.summary),
        "seats": [rules.seats[0], rules.seats[-1]],
        "effects": [{"cards": list(effect.cards), "text": dict(effect.text)} for effect in card_effects(rules)],
        "notes": [{"fr": french, "en": english} for french, english in both],
    }
