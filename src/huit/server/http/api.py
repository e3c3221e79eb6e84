"""The HTTP requests of the page: games and rule sheets; opening, joining and watching rooms; published rounds."""

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from aiohttp import web
from aiohttp.typedefs import Handler

from huit.rooms.agreement import rules_in_force
from huit.rooms.film import Film
from huit.rooms.refusal import Refused
from huit.rules import MOST_SEATS
from huit.server.http import openapi
from huit.server.http.answer_quotas import check_quota, sheet_quota
from huit.server.http.json_bodies import CachedAnswer, as_json, decoded
from huit.server.http.security import client_of, drop_seat_cookie, renew_seat_cookie, seat_token, set_seat_cookie
from huit.server.http.sockets import guest_by, guest_of
from huit.server.limits import Limits
from huit.server.live.checker import Checker
from huit.server.live.live_room import LiveRoom
from huit.server.live.lobby import ChairRequest, CheckRequest, Lobby, NewGuest, NewRoom, RoomSheetRequest, SheetRequest
from huit.server.live.request_checks import checked_rules, in_page_words, loaded_findings, rules_title
from huit.server.live.rule_threads import RuleThreads
from huit.server.live.tokens import token_of_person
from huit.server.storage.jobs import StoreError
from huit.server.told.answers import ChairAnswered, OwnChair
from huit.server.told.games import games_told, options_told, powers_told, schemas_told, sheet_told, sheets_told
from huit.server.told.refusals import UNSAVED, refusal_told, status_of
from huit.server.told.replays import film_summary, film_views
from huit.server.told.rooms import room_before

Made = TypeVar("Made")
_SEATS = frozenset(map(str, range(MOST_SEATS)))


class Api:
    """Handlers of the requests under ``/api``. Every answer but a replay file is JSON; every refusal has a ``code``."""

    def __init__(self, lobby: Lobby, checker: Checker, rule_threads: RuleThreads, limits: Limits, *, address: str | None) -> None:
        """*address* is the URL that friends on other machines open; None if only this machine reaches the server."""
        self._lobby = lobby
        self._address = address
        self._checker = checker
        self._films, self._sheets = (sheet_quota(limits) for _ in range(2))
        self._checks = check_quota(limits)
        self._rule_threads = rule_threads
        self._made = set[Callable[[], Any]]()
        self._making = asyncio.Lock()

    def add_routes(self, app: web.Application) -> None:
        app.router.add_get("/api/openapi.json", self.described)
        app.router.add_get("/api/games", self.games)
        app.router.add_get("/api/options", self.options)
        app.router.add_get("/api/rules", self.rules)
        app.router.add_get("/api/powers", self.powers)
        app.router.add_get("/api/schema", self.schema)
        app.router.add_post("/api/sheet", self.sheet)
        app.router.add_post("/api/check", self.check)
        app.router.add_post("/api/rooms", self.open_room)
        app.router.add_get("/api/rooms/{room}", self.room)
        app.router.add_post("/api/rooms/{room}/sheet", self.room_sheet)
        app.router.add_post("/api/rooms/{room}/guests", self.join)
        app.router.add_get("/api/rooms/{room}/rounds", self.rounds)
        app.router.add_post(r"/api/rooms/{room}/rounds/{round_no:\d{1,6}}/share", self.publish)
        app.router.add_get("/api/public", self.listed)
        app.router.add_get("/api/address", self.address)
        app.router.add_get("/api/watched/{watch}", self.watched)
        app.router.add_post("/api/watched/{watch}/guests", self.ask_chair)
        app.router.add_get("/api/replays/{replay}", self.replay)
        app.router.add_get("/api/replays/{replay}/views", self.replay_views)
        app.router.add_get("/api/replays/{replay}/moments", self.replay_moments)
        app.router.add_get("/api/replays/{replay}/file", self.replay_file)

    async def described(self, request: web.Request) -> web.Response:
        """Answer with the OpenAPI description of these requests."""
        return _described().to(request)

    async def games(self, request: web.Request) -> web.Response:
        """Answer with the games in short: all that the start screen shows, in the language that is asked for or the browser's."""
        games, wanted = await self._of_all_games(_games), request.query.get("language")
        answer = games.get(wanted or "") or games[_language_of(request)]
        return answer.to(request, varies=() if wanted in games else ("Accept-Language",))

    async def options(self, request: web.Request) -> web.Response:
        """Answer with the sentences of all options."""
        return (await self._of_all_games(_options)).to(request)

    async def rules(self, request: web.Request) -> web.Response:
        """Answer with the games and all of their rules, for a time without a server."""
        return (await self._of_all_games(_rule_sheets)).to(request)

    async def powers(self, request: web.Request) -> web.Response:
        """Answer with what the cards of all games do."""
        return (await self._of_all_games(_powers)).to(request)

    async def schema(self, request: web.Request) -> web.Response:
        """Answer with what rules may say."""
        return (await self._of_all_games(_schemas)).to(request)

    async def _of_all_games(self, make: Callable[[], Made]) -> Made:
        """Return what *make* keeps. To make it the first time is a second of work, and not for the loop that serves moves."""
        if make not in self._made:
            # One after the other: they stand on the same sheets.
            async with self._making:
                await asyncio.to_thread(make)
            self._made.add(make)
        return make()

    async def sheet(self, request: web.Request) -> web.Response:
        body = await decoded(request, SheetRequest)
        self._sheets.check(request)
        title = rules_title(body.title)

        def write() -> bytes:
            rules = checked_rules(body.rules, body.options, seats=body.seats)
            return sheet_told(rules, rules_in_force(body.rules), seats=body.seats, title=title)

        return as_json(await self._rule_threads.done(client_of(request).widest, write))

    async def check(self, request: web.Request) -> web.Response:
        """Answer with what is wrong with rules; steps that play are for those that nothing is refused of.

        Where what they run is still being compiled, the answer says how far that is, and the page asks again.
        """
        body = await decoded(request, CheckRequest)
        plays = body.step != "rules"
        may_prepare = plays and self._checker.is_preparing
        (self._checks if plays and not may_prepare else self._sheets).check(request)
        rules_title(body.title)
        rules, findings, seats = await self._rule_threads.done(
            client_of(request).widest, lambda: loaded_findings(body.rules, body.options)
        )
        answer: dict[str, Any] = {"findings": [found.as_dict() for found in findings], "seats": seats, "ends": [], "measures": []}
        answer["preparing"] = None
        if plays and rules is not None and not any(found.level == "refused" for found in findings):
            progress = await self._checker.preparing(rules.family)
            if progress is not None:
                answer["preparing"] = progress._asdict()
            else:
                if may_prepare:
                    self._checks.check(request)
                answer |= await self._checker.check(rules, body.step, asker=client_of(request).widest)
        return as_json(answer | {"findings": [in_page_words(body.rules, found) for found in answer["findings"]]})

    async def open_room(self, request: web.Request) -> web.Response:
        """Open a room and set the cookie of its first guest."""
        name, watch, token = await self._lobby.open(await decoded(request, NewRoom), asker=client_of(request).widest)
        response = as_json({"room": name, "watch": watch}, status=201)
        set_seat_cookie(request, response, name, token)
        return response

    async def room(self, request: web.Request) -> web.Response:
        """Answer with what a room plays, and whether this browser is one of its guests."""
        live = await self._lobby.find(request.match_info["room"], asker=client_of(request).widest)
        if live is None:
            return as_json({"code": "no_room"}, status=404)
        guest = await guest_of(live, request)
        yours = guest is not None and not live.is_kicked(guest)
        if not yours:
            _check_link(request.match_info["room"], live.links.room)
        own = None if guest is None or not yours else self._own_chair(live, guest)
        answer = {"room": live.links.room, "yours": yours, "own": own}
        response = as_json(answer | room_before(live.room))
        renew_seat_cookie(request, response, live.name)
        return response

    def _own_chair(self, live: LiveRoom, guest: int) -> OwnChair:
        seating = live.room.seating
        seat = seating.seat_of(guest)
        is_left = seat is not None and seating.chairs[seat].has_left
        return OwnChair(None if is_left else seat, list(live.room.awaited), self._lobby.since_turn_s(live))

    async def room_sheet(self, request: web.Request) -> web.Response:
        """Answer with the rules of a room as they were agreed on, or with others and what differs from those.

        A file of the library may have changed since.
        """
        body = await decoded(request, RoomSheetRequest)
        self._sheets.check(request)
        name, asker = request.match_info["room"], client_of(request).widest
        watched = await self._lobby.find_watched(name, asker=asker)
        live = watched or await self._lobby.find(name, asker=asker)
        if live is None:
            return as_json({"code": "no_room"}, status=404)
        guest = None if watched else await guest_of(live, request)
        if guest is None or live.is_kicked(guest):
            _check_link(name, live.links.watch if watched else live.links.room)
        room = live.room

        def write() -> bytes:
            rules = room.rules if body.rules is None else checked_rules(body.rules, body.options, seats=room.seats)
            return sheet_told(rules, room.rules, seats=room.seats, title=room.agreement.title)

        return as_json(await self._rule_threads.done(client_of(request).widest, write))

    async def join(self, request: web.Request) -> web.Response:
        """Add a guest to a room. A browser that is already a guest keeps its number and seat; so does each who shares it."""
        live = await self._lobby.find(request.match_info["room"], asker=client_of(request).widest)
        if live is None:
            return as_json({"code": "no_room"}, status=404)
        body = await decoded(request, NewGuest)
        guest = await guest_of(live, request, person=body.person)
        if guest is not None and live.is_kicked(guest):
            raise Refused("kicked")
        if guest is not None:
            return as_json({"guest": guest, "seat": live.room.seating.seat_of(guest)})
        _check_link(request.match_info["room"], live.links.room)
        shared = await self._token_of_other(live, request, body.person)
        guest, token = await self._lobby.join(live, body, token=shared)
        response = as_json({"guest": guest, "seat": live.room.seating.seat_of(guest)}, status=201)
        if shared is None:
            set_seat_cookie(request, response, live.name, token)
        return response

    async def _token_of_other(self, live: LiveRoom, request: web.Request, person: int) -> str | None:
        """Return the token of another *person* who shares a guest's browser; None of the first, who gets a new one.

        Raises:
            Refused: ``not_seated``, if the browser is no guest of the room; ``kicked``.
        """
        if person == 1:
            return None
        token, first = seat_token(request, live.name), await guest_of(live, request)
        if token is None or first is None:
            raise Refused("not_seated")
        if live.is_kicked(first):
            raise Refused("kicked")
        return token_of_person(token, person)

    async def listed(self, _request: web.Request) -> web.Response:
        return as_json({"rooms": await self._lobby.listed()})

    async def address(self, _request: web.Request) -> web.Response:
        return as_json({"address": self._address})

    async def watched(self, request: web.Request) -> web.Response:
        live = await self._lobby.find_watched(request.match_info["watch"], asker=client_of(request).widest)
        if live is None:
            return as_json({"code": "no_room"}, status=404)
        _check_link(request.match_info["watch"], live.links.watch)
        return as_json({"watch": live.links.watch} | room_before(live.room))

    async def ask_chair(self, request: web.Request) -> web.Response:
        """Let a spectator ask for a chair by a name; once they have one, move their cookie to the room.

        Until then it is a cookie of the spectators' link: the name of the room opens chairs, and is not shown before.
        """
        watch = request.match_info["watch"]
        live = await self._lobby.find_watched(watch, asker=client_of(request).widest)
        if live is None:
            return as_json({"code": "no_room"}, status=404)
        body, token = await decoded(request, ChairRequest), seat_token(request, watch)
        # Their chair may have been given through another process.
        await live.writer.read_again()
        inside, guest = await guest_of(live, request), await guest_by(live, token)
        if any(known is not None and live.is_kicked(known) for known in (inside, guest)):
            raise Refused("kicked")
        if inside is not None:
            return as_json(ChairAnswered(inside, live.links.room))
        if token is None or guest is None:
            _check_link(watch, live.links.watch)
            guest, token = await self._lobby.join(live, body)
            response = as_json(ChairAnswered(guest, None), status=201)
            set_seat_cookie(request, response, watch, token)
            return response
        if live.room.seating.seat_of(guest) is None:
            return as_json(ChairAnswered(guest, None))
        response = as_json(ChairAnswered(guest, live.links.room))
        set_seat_cookie(request, response, live.name, token)
        drop_seat_cookie(request, response, watch)
        return response

    async def rounds(self, request: web.Request) -> web.Response:
        """Answer with the rounds of a room that are over. Only its guests may ask for them."""
        live = await self._room_of_guest(request)
        return as_json({"code": "no_room"}, status=404) if live is None else as_json({"rounds": live.room.finished})

    async def publish(self, request: web.Request) -> web.Response:
        """Give a finished round a public name. Only guests of its room may ask for it."""
        live = await self._room_of_guest(request)
        if live is None:
            return as_json({"code": "no_room"}, status=404)
        replay = await self._lobby.publish(live, int(request.match_info["round_no"]))
        return as_json({"code": "no_round"}, status=404) if replay is None else as_json({"replay": replay})

    async def _room_of_guest(self, request: web.Request) -> LiveRoom | None:
        """Return the requested room; None if there is none, or if the client is no guest of it."""
        live = await self._lobby.find(request.match_info["room"], asker=client_of(request).widest)
        guest = None if live is None else await guest_of(live, request)
        return None if guest is None or live is None or live.is_kicked(guest) else live

    # Published rounds

    async def replay(self, request: web.Request) -> web.Response:
        replay = request.match_info["replay"]
        return _replay_answer(await self._film_answer(request, "summary", lambda film: film_summary(replay, film)))

    async def replay_views(self, request: web.Request) -> web.Response:
        replay, seat = request.match_info["replay"], request.query.get("seat", "0")
        if seat not in _SEATS:
            return _replay_answer(None)
        return _replay_answer(await self._film_answer(request, seat, lambda film: film_views(replay, film, int(seat))))

    async def replay_moments(self, request: web.Request) -> web.Response:
        """Answer with what a strong player would have done otherwise, where the table allowed to ask one."""
        replay, seat = request.match_info["replay"], request.query.get("seat", "0")
        if seat not in _SEATS:
            return _replay_answer(None)
        self._films.check(request)

        def write(film: Film) -> bytes | None:
            return film.text().encode() if film.may_be_reviewed(int(seat)) else None

        asker = client_of(request).widest
        return _replay_answer(await self._lobby.films.moments(replay, int(seat), write, asker=asker))

    async def replay_file(self, request: web.Request) -> web.Response:
        """Answer with a published round as the TOML file that `huit replay` and `huit verify` read."""
        body = await self._film_answer(request, "file", lambda film: film.text().encode())
        if body is None:
            return _replay_answer(None)
        name = f"huit-{request.match_info['replay']}.toml"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        return web.Response(body=body, content_type="application/toml", charset="utf-8", headers=headers)

    async def _film_answer(self, request: web.Request, what: str, write: Callable[[Film], bytes | None]) -> bytes | None:
        self._films.check(request)
        return await self._lobby.films.answer(request.match_info["replay"], what, write, asker=client_of(request).widest)


def _check_link(named: str, good: str) -> None:
    """Refuse a link that the host of the room has replaced."""
    if named != good:
        raise Refused("renewed")


def _replay_answer(body: bytes | None) -> web.Response:
    return as_json({"code": "no_replay"}, status=404) if body is None else as_json(body)


@web.middleware
async def refusals_as_json(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Turn refusals and errors under ``/api`` into JSON answers with a ``code``."""
    if not request.path.startswith("/api/"):
        return await handler(request)
    try:
        return await handler(request)
    except Refused as refused:
        return as_json(refusal_told(refused), status=status_of(refused.code))
    except StoreError:
        return as_json(UNSAVED, status=status_of("unsaved"))
    except web.HTTPException as error:
        return as_json({"code": error.reason.lower().replace(" ", "_"), "message": error.text}, status=error.status)


@cache
def _described() -> CachedAnswer:
    return CachedAnswer(openapi.document())


def _language_of(request: web.Request) -> str:
    """Return the language of a browser that has chosen none, as its page does: must agree with `languageOf` of the page."""
    return "en" if request.headers.get("Accept-Language", "").lower().startswith("en") else "fr"


@cache
def _games() -> dict[str, CachedAnswer]:
    return {language: CachedAnswer(told) for language, told in games_told().items()}


@cache
def _options() -> CachedAnswer:
    return CachedAnswer(options_told())


@cache
def _rule_sheets() -> CachedAnswer:
    return CachedAnswer(sheets_told())


@cache
def _powers() -> CachedAnswer:
    return CachedAnswer(powers_told())


@cache
def _schemas() -> CachedAnswer:
    return CachedAnswer(schemas_told())
