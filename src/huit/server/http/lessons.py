"""Lessons over HTTP: « Montrez-moi », from a row of a rule sheet."""

from aiohttp import web

from huit.rules import RuleSet
from huit.rules.prose import rows
from huit.server.http.answer_quotas import lesson_quota
from huit.server.http.json_bodies import as_json, decoded
from huit.server.http.security import client_of
from huit.server.limits import Limits
from huit.server.live.request_checks import checked_rules, malformed
from huit.server.live.rule_threads import RuleThreads
from huit.server.live.teacher import LessonRequest, Teacher


class LessonsApi:
    """The handler of ``/api/lesson``."""

    def __init__(self, teacher: Teacher, rule_threads: RuleThreads, limits: Limits) -> None:
        self._teacher = teacher
        self._rule_threads = rule_threads
        self._asking = lesson_quota(limits)

    def add_routes(self, app: web.Application) -> None:
        app.router.add_post("/api/lesson", self.lesson)

    async def lesson(self, request: web.Request) -> web.Response:
        """Answer with a position in which a row of a rule sheet matters, and what each move in it comes to."""
        body = await decoded(request, LessonRequest)
        self._asking.check(request)
        client = client_of(request).widest
        rules = await self._rule_threads.done(client, lambda: _asked(body))
        return as_json(await self._teacher.lesson(rules, body, asker=client))


def _asked(body: LessonRequest) -> RuleSet:
    """Return the rules of a request for a row that there is."""
    rules = checked_rules(body.rules, body.options, seats=body.seats)
    count = len(rows(rules, "en", seats=body.seats))
    if body.row >= count:
        raise malformed("row", f"a number below {count}")
    return rules
