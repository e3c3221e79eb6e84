"""Results of circles over HTTP: read, written, mended, counted, and as files."""

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Annotated, Literal

import msgspec
from aiohttp import web

from huit.rooms.refusal import Refused
from huit.scores.played import PlayedBody
from huit.scores.ratings import Rating
from huit.scores.standings import Standing, share_interval
from huit.server.http.answer_quotas import file_quota
from huit.server.http.circle_answers import (
    CircleExport,
    CirclePlayed,
    CircleStandings,
    EditView,
    EveningSpan,
    GameCount,
    ImportDone,
    PairView,
    PlayedView,
    RatingView,
    ResultHistory,
    StandingRow,
)
from huit.server.http.circle_files import csv_of, exported, read_csv, read_json
from huit.server.http.circles import CircleWrites, asked_of, known_only
from huit.server.http.json_bodies import as_json, decoded, large_body
from huit.server.http.security import client_of
from huit.server.limits import IMPORT_S, MOST_IMPORT_BYTES, RESULTS_PAGE
from huit.server.live.circle_books import BEYOND, FILE_PART, Asked, Counted, bodies_of, count, read_all
from huit.server.live.circle_requests import LATEST_S, Evening, EveningMended, GameId, NewPinned, ResultStruck
from huit.server.live.circle_sheets import from_file, not_a_file, sheet_of
from huit.server.live.circles import Circles, check_told, checked_pin
from huit.server.live.request_checks import malformed, person_name
from huit.server.live.services import Services
from huit.server.storage import circle_jobs as jobs
from huit.server.storage.circle_jobs import Imported, StoredCircle, StoredResult

MOST_COUNTED = 200
"""Standings that are kept until something is written down: whoever looks again need not wait."""


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A query for standings, from the address."""

    since: Annotated[int, msgspec.Meta(ge=0, lt=LATEST_S)] | None = None
    until: Annotated[int, msgspec.Meta(ge=0, lt=LATEST_S)] | None = None
    game: GameId | None = None
    title: GameId | None = None
    of: Literal["games", "rounds"] = "games"


class CircleResultsApi:
    """Handlers of the requests about what was played in a circle."""

    def __init__(self, circles: Circles, services: Services, writes: CircleWrites) -> None:
        self._circles = circles
        self._store = services.store
        self._threads = services.rule_threads
        self._files = file_quota(services.limits)
        self._writes = writes
        self._counted: OrderedDict[tuple[str, int, Asked], bytes] = OrderedDict()

    def add_routes(self, app: web.Application) -> None:
        at = "/api/circles/{circle}"
        result = at + r"/results/{result:\d{1,6}}"
        app.router.add_get(f"{at}/played", known_only(self.played))
        app.router.add_post(f"{at}/evenings", known_only(self.write))
        app.router.add_post(result, known_only(self.mend))
        app.router.add_post(f"{result}/strike", known_only(self.strike))
        app.router.add_get(f"{result}/history", known_only(self.history))
        app.router.add_get(f"{at}/standings", known_only(self.standings))
        app.router.add_get(f"{at}/export.json", known_only(self.as_file))
        app.router.add_get(f"{at}/export.csv", known_only(self.as_csv))
        app.router.add_post(f"{at}/import", known_only(self.read_file))

    async def played(self, request: web.Request) -> web.Response:
        """Answer with results, those that were written down last first."""
        before = request.query.get("before", "")
        if before and not (before.isascii() and before.isdigit() and len(before) < len(str(BEYOND))):
            raise malformed("before", "the number of a result")
        job = jobs.ReadResults(*asked_of(request), int(before) if before else BEYOND, RESULTS_PAGE)
        results = await self._store.do(job)
        if results is None:
            raise Refused("no_circle")
        more = results[-1].result if len(results) == RESULTS_PAGE and results[-1].result > 1 else None
        return as_json(CirclePlayed([played_view(result) for result in results], more))

    async def write(self, request: web.Request) -> web.Response:
        """Write down a score sheet."""
        body = await decoded(request, Evening)
        circle, browser = asked_of(request)
        await self._circles.load(circle, browser)
        self._writes.check(browser)
        now = self._circles.now_s()
        sheet = sheet_of(body, now=now)
        wrote = await self._store.do(jobs.WriteResult(circle, browser, msgspec.json.encode(sheet), now))
        check_told(wrote.told)
        return await self._result(circle, browser, wrote.result, status=201)

    async def _result(self, circle: str, browser: bytes, result: int, *, status: int = 200) -> web.Response:
        stored, _ = await self._stored(circle, browser, result)
        return as_json(played_view(stored), status=status)

    async def _stored(self, circle: str, browser: bytes, result: int) -> tuple[StoredResult, tuple[jobs.StoredEdit, ...]]:
        found = await self._store.do(jobs.ReadResult(circle, browser, result))
        if found is None:
            await self._circles.load(circle, browser)
            raise Refused("no_result")
        return found

    async def mend(self, request: web.Request) -> web.Response:
        """Write a score sheet otherwise; what it was before stays in its history."""
        body = await decoded(request, EveningMended)
        circle, browser = asked_of(request)
        await self._circles.load(circle, browser)
        self._writes.check(browser)
        now, result = self._circles.now_s(), int(request.match_info["result"])
        sheet = msgspec.json.encode(sheet_of(body.evening, now=now))
        check_told(await self._store.do(jobs.MendResult(circle, browser, result, body.version, sheet, now)))
        return await self._result(circle, browser, result)

    async def strike(self, request: web.Request) -> web.Response:
        """Strike a result out, or count it again."""
        body = await decoded(request, ResultStruck)
        circle, browser = asked_of(request)
        self._writes.check(browser)
        result = int(request.match_info["result"])
        job = jobs.StrikeResult(circle, browser, result, body.version, body.struck, self._circles.now_s())
        check_told(await self._store.do(job))
        return await self._result(circle, browser, result)

    async def history(self, request: web.Request) -> web.Response:
        """Answer with what was done with a result."""
        _, edits = await self._stored(*asked_of(request), int(request.match_info["result"]))
        return as_json(ResultHistory([_edit_view(edit) for edit in edits]))

    # Counted

    async def standings(self, request: web.Request) -> web.Response:
        """Answer with how all stand. To count takes a while, and is done in a thread, once for each change of the book."""
        asked = _asked(request)
        circle, browser = asked_of(request)
        stored = await self._circles.load(circle, browser)
        key = (circle, stored.changes, asked)
        told = self._counted.get(key)
        if told is None:
            read = partial(self._book, circle, browser)
            told = await self._threads.done_with(client_of(request).widest, read, partial(_counted, asked=asked))
            self._counted[key] = told
            if len(self._counted) > MOST_COUNTED:
                self._counted.popitem(last=False)
        return as_json(told)

    async def _book(self, circle: str, browser: bytes) -> list[StoredResult]:
        results = await read_all(self._store, circle, browser)
        if results is None:
            raise Refused("no_circle")
        return results

    # Files

    async def as_file(self, request: web.Request) -> web.Response:
        """Answer with all of a circle as JSON."""
        return await self._file(request, msgspec.json.encode, "application/json", "json")

    async def as_csv(self, request: web.Request) -> web.Response:
        """Answer with what was played as a table."""
        return await self._file(request, lambda export: csv_of(export).encode(), "text/csv", "csv")

    async def _file(self, request: web.Request, write: Callable[[CircleExport], bytes], kind: str, ending: str) -> web.Response:
        circle, browser = asked_of(request)
        stored = await self._circles.load(circle, browser)
        self._files.check(request)

        def written(results: list[StoredResult]) -> bytes:
            return write(exported(stored, bodies_of(results)))

        body = await self._threads.done_with(client_of(request).widest, partial(self._book, circle, browser), written)
        headers = {"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="cercle.{ending}"'}
        return web.Response(body=body, content_type=kind, charset=None if ending == "json" else "utf-8", headers=headers)

    async def read_file(self, request: web.Request) -> web.Response:
        """Add what is in a file to a circle. What is there already is not added again."""
        circle, browser = asked_of(request)
        stored = await self._circles.load(circle, browser)
        self._files.check(request)
        body = await large_body(request, most=MOST_IMPORT_BYTES, within_s=IMPORT_S)
        read = read_csv if request.content_type == "text/csv" else read_json

        def checked() -> "ReadFile":
            return file_of(read(body))

        file = await self._threads.done(client_of(request).widest, checked)
        done = await self._import(stored, browser, file)
        return as_json(ImportDone(done.people, done.results, done.known, done.pinned))

    async def _import(self, stored: StoredCircle, browser: bytes, file: "ReadFile") -> Imported:
        """Add a file part by part: moves do not wait for all of it. A part that was added is known, if it comes again."""
        together = Imported("done")
        for at in range(0, max(1, len(file.results)), FILE_PART):
            part = file.results[at : at + FILE_PART]
            job = jobs.ImportResults(stored.circle, browser, file.people, file.pinned if at == 0 else (), part, stored.results)
            done = await self._store.do(job)
            check_told(done.told)
            sums = (sum(pair) for pair in zip(together[1:], done[1:], strict=True))
            together = Imported("done", *sums)
        return together


class ReadFile(msgspec.Struct, frozen=True):
    """A file that was read and checked."""

    people: dict[int, tuple[str, str]]
    """Name and face, by the number that the file has for them."""
    pinned: tuple[bytes, ...]
    results: tuple[PlayedBody, ...]


def file_of(export: CircleExport) -> ReadFile:
    """Return what is in a file.

    Raises:
        Refused: ``malformed``, with what would be right.
    """
    people = {each.member: (person_name(each.name), each.look) for each in export.people}
    if len({name for name, _ in people.values()}) < len(export.people):
        raise not_a_file()
    pinned = tuple(checked_pin(msgspec.convert(each, NewPinned, from_attributes=True)) for each in export.pinned)
    results = from_file(export.results, {member: name for member, (name, _) in people.items()})
    return ReadFile(people, pinned, results)


def _asked(request: web.Request) -> Asked:
    try:
        query = msgspec.convert(dict(request.query), _Query, strict=False)
    except msgspec.ValidationError as error:
        raise malformed("query", str(error)) from error
    return Asked(query.since, query.until, query.game, query.title, query.of)


def played_view(stored: StoredResult) -> PlayedView:
    """Return a result as members see it."""
    body = msgspec.json.decode(stored.told, type=PlayedBody)
    return PlayedView(
        **msgspec.structs.asdict(body), result=stored.result, version=stored.version, by=stored.by, struck=stored.is_struck
    )


def _edit_view(edit: jobs.StoredEdit) -> EditView:
    before = None if edit.before is None else msgspec.json.decode(edit.before, type=PlayedBody)
    return EditView(at=edit.at, by=edit.by, did=edit.did, before=before)


def _counted(results: list[StoredResult], asked: Asked) -> bytes:
    counted = count(bodies_of(results), asked)
    view = CircleStandings(
        of=asked.of,
        played=counted.played,
        rows=[_row(standing, counted, is_one_game=asked.game is not None) for standing in counted.standings],
        pairs=[PairView(a=a, b=b, ahead=ahead, behind=behind, level=level) for a, b, ahead, behind, level in counted.pairings],
        games=[GameCount(game, title, played) for (game, title), played in counted.games],
        evenings=[EveningSpan(*evening) for evening in counted.evenings],
    )
    return msgspec.json.encode(view)


def _row(standing: Standing, counted: Counted, *, is_one_game: bool) -> StandingRow:
    low, high = share_interval(standing.won, standing.played)
    return StandingRow(
        member=standing.member,
        played=standing.played,
        won=round(standing.won, 4),
        share=round(standing.share, 4),
        interval=(round(low, 4), round(high, 4)),
        chance=round(standing.chance, 4),
        place=round(standing.place, 4),
        # Points of several games say nothing together.
        points=standing.points if is_one_game or len(counted.games) == 1 else None,
        rating=_rating_view(counted.ratings.get(standing.member)),
    )


def _rating_view(rating: Rating | None) -> RatingView | None:
    if rating is None:
        return None
    low, high = rating.interval
    return RatingView(mu=round(rating.mu, 2), low=round(low, 2), high=round(high, 2), games=rating.games, told=rating.is_told)
