"""The balance lab over HTTP: answers that come line by line, as they are played for."""

import asyncio
from collections.abc import AsyncIterator
from functools import cache

import msgspec
from aiohttp import web

from huit.rooms.refusal import Refused
from huit.rules.questions import WISHES
from huit.server.http.answer_quotas import lab_quota
from huit.server.http.json_bodies import as_json, decoded
from huit.server.http.quotas import shared_places
from huit.server.http.security import client_of
from huit.server.limits import SEEN_GONE_S, Limits
from huit.server.live.days import Days
from huit.server.live.lab_questions import (
    LabQuestion,
    LabRequest,
    WishRequest,
    question_of_lab,
    question_of_par,
    question_of_wish,
)
from huit.server.live.laboratory import Laboratory
from huit.server.live.rule_threads import RuleThreads
from huit.server.told.answers import WishesView, WishView
from huit.words.made import LANGUAGES

LINES = "application/x-ndjson"


class LabApi:
    """Handlers of what is played for: the requests under ``/api/lab``, and the par of a deal of the day."""

    def __init__(self, laboratory: Laboratory, rule_threads: RuleThreads, days: Days, limits: Limits) -> None:
        self._days = days
        self._rule_threads = rule_threads
        self._laboratory = laboratory
        self._limits = limits
        self._asking = lab_quota(limits)
        self._streams = shared_places(limits, limits.address_lab_streams)

    def add_routes(self, app: web.Application) -> None:
        app.router.add_post("/api/lab", self.measure)
        app.router.add_get("/api/lab/wishes", self.wishes)
        app.router.add_post("/api/lab/suggestions", self.suggest)
        app.router.add_post("/api/daily/{day}/par", self.par)

    async def measure(self, request: web.Request) -> web.StreamResponse:
        """Answer with what rules are like."""
        body = await decoded(request, LabRequest)
        self._asking.check(request)
        question = await self._rule_threads.done(client_of(request).widest, lambda: question_of_lab(body, self._limits))
        return await self._streamed(request, question)

    async def wishes(self, _request: web.Request) -> web.Response:
        return as_json(_wishes())

    async def suggest(self, request: web.Request) -> web.StreamResponse:
        """Answer with small changes that bring a wish."""
        body = await decoded(request, WishRequest)
        self._asking.check(request)
        question = await self._rule_threads.done(client_of(request).widest, lambda: question_of_wish(body, self._limits))
        return await self._streamed(request, question)

    async def par(self, request: web.Request) -> web.StreamResponse:
        """Answer with what a strong player makes of the deal of a day."""
        day = self._days.named(request.match_info["day"])
        if day is None:
            return as_json({"code": "no_day"}, status=404)
        self._asking.check(request)
        question = await self._rule_threads.done(client_of(request).widest, lambda: question_of_par(day, self._limits))
        return await self._streamed(request, question)

    async def _streamed(self, request: web.Request, question: LabQuestion) -> web.StreamResponse:
        """Answer with lines until there are no more, or until the client has gone."""
        client = client_of(request)
        if not self._streams.take(client):
            raise Refused("too_many")
        try:
            async with self._laboratory.answered(question, asker=client.widest) as lines:
                # A proxy that gathers an answer before it passes it on would show nothing until the end.
                response = web.StreamResponse(headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
                response.content_type = LINES
                await response.prepare(request)
                writing = asyncio.create_task(self._write(request, response, lines))
                leaving = asyncio.create_task(_gone(request))
                try:
                    await asyncio.wait((writing, leaving), return_when=asyncio.FIRST_COMPLETED)
                finally:
                    writing.cancel()
                    leaving.cancel()
                    await asyncio.gather(writing, leaving, return_exceptions=True)
                if not writing.cancelled():
                    writing.result()
                return response
        finally:
            self._streams.give_back(client)

    async def _write(self, request: web.Request, response: web.StreamResponse, lines: AsyncIterator[bytes]) -> None:
        try:
            async for line in lines:
                async with asyncio.timeout(self._limits.lab_unread_s):
                    await response.write(line)
            async with asyncio.timeout(self._limits.lab_unread_s):
                await response.write_eof()
        except TimeoutError:
            if request.transport is not None:
                request.transport.abort()
        except ConnectionError:
            pass  # the client has gone


async def _gone(request: web.Request) -> None:
    """Return once the client has gone: while there is nothing to write, nobody else notices."""
    while request.transport is not None and not request.transport.is_closing():
        await asyncio.sleep(SEEN_GONE_S)


@cache
def _wishes() -> bytes:
    wishes = [
        WishView(wish.name, {language: wish.phrase(language) for language in LANGUAGES}, wish.of_a_card)
        for wish in WISHES.values()
    ]
    return msgspec.json.encode(WishesView(wishes))
