"""The deal of the day over HTTP: what is dealt on which day, and a room to play it in."""

from aiohttp import web

from huit.rooms.daily import COMPUTERS, Day, daily_deal
from huit.rules.families import schema_of
from huit.server.http.answer_quotas import sheet_quota
from huit.server.http.json_bodies import as_json, decoded
from huit.server.http.security import client_of, set_seat_cookie
from huit.server.limits import Limits
from huit.server.live.days import Days
from huit.server.live.lobby import DailyRoom, Lobby
from huit.server.live.rule_threads import RuleThreads
from huit.server.told.answers import DailyView


class DailyApi:
    """Handlers of the requests under ``/api/daily``, but for the par (`huit.server.http.lab`)."""

    def __init__(self, lobby: Lobby, rule_threads: RuleThreads, days: Days, limits: Limits) -> None:
        self._lobby = lobby
        self._rule_threads = rule_threads
        self._days = days
        self._telling = sheet_quota(limits)

    def add_routes(self, app: web.Application) -> None:
        app.router.add_get("/api/daily", self.today)
        app.router.add_get("/api/daily/{day}", self.day)
        app.router.add_post("/api/daily/{day}/room", self.play)

    async def today(self, request: web.Request) -> web.Response:
        """Answer with the deal of today."""
        return await self._told(request, self._days.today)

    async def day(self, request: web.Request) -> web.Response:
        """Answer with the deal of a day that may be played."""
        day = self._days.named(request.match_info["day"])
        return _no_day() if day is None else await self._told(request, day)

    async def play(self, request: web.Request) -> web.Response:
        """Open a room for the deal of a day, and set the cookie of its guest."""
        body = await decoded(request, DailyRoom)
        day = self._days.named(request.match_info["day"])
        if day is None:
            return _no_day()
        name, watch, token = await self._lobby.open_daily(body, day, asker=client_of(request).widest)
        response = as_json({"room": name, "watch": watch}, status=201)
        set_seat_cookie(request, response, name, token)
        return response

    async def _told(self, request: web.Request, day: Day) -> web.Response:
        self._telling.check(request)
        deal = await self._rule_threads.done(client_of(request).widest, lambda: daily_deal(day))
        told = DailyView(
            today=self._days.today.date,
            earliest=self._days.earliest.date,
            next_s=self._days.seconds_left(),
            date=day.date,
            rules=deal.rules.id,
            seats=deal.seats,
            computers=COMPUTERS,
            counted_by=schema_of(deal.rules.family).counts(deal.rules),
        )
        return as_json(told)


def _no_day() -> web.Response:
    return as_json({"code": "no_day"}, status=404)
