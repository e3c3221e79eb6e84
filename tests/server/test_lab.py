"""`POST /api/lab`, `/api/lab/suggestions`: what rules are like and what would change them, line by line, from one process."""

import asyncio
import json
import os
from collections.abc import AsyncIterator, Generator
from itertools import count
from threading import Thread, Timer
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from aiohttp import ClientResponse

from huit.lab.balance.report import SCHEMA
from huit.rules import load_rules
from huit.rules.questions import WISHES
from huit.server.limits import SEEN_GONE_S, Limits
from huit.server.live import lab_process, lab_questions
from huit.server.live.lab_process import Inbox, rest_s
from huit.server.live.lab_questions import REPORT_SCHEMA, LabRequest, WishRequest, question_of_lab
from huit.server.live.laboratory import POOR
from huit.server.live.lines import LineProcess
from huit.server.live.turns import Turns
from huit.server.storage import jobs, statements
from huit.server.storage.store import Store
from huit.server.told.answers import LabView, SuggestionsView, WishesView
from tests import eager_lab
from tests.cases import mostly_long
from tests.server import lab_stub
from tests.server.conftest import Serve
from tests.server.guests import Client

STUB = lab_stub.__name__
NO_PROCESS = "no.such.module"
GAME = "minimale"


class Look:
    """Somebody who looks at an answer."""

    def __init__(self, response: ClientResponse) -> None:
        self.response = response
        self._lines = self._read()

    async def _read(self) -> AsyncIterator[bytes]:
        rest = b""
        async for some in self.response.content.iter_any():
            *lines, rest = (rest + some).split(b"\n")
            for line in lines:
                yield line
        assert rest == b"", "a line was cut"

    async def line(self) -> dict[str, Any]:
        """The next line."""
        return json.loads(await anext(self._lines))

    async def until(self, **told: Any) -> dict[str, Any]:
        """The first line that says so."""
        async for line in self._lines:
            found = json.loads(line)
            if told.items() <= found.items():
                return found
        raise AssertionError(f"the answer ended before {told}")

    async def rest(self) -> list[bytes]:
        return [line async for line in self._lines]

    def leaves(self) -> None:
        """Go away, as a page that is closed."""
        self.response.close()


async def look(client: Client, *, path: str = "/api/lab", rules: str = GAME, **asked: Any) -> Look:
    response = await client.post(path, json={"rules": rules, **asked})
    assert response.status == 200, await response.text()
    assert response.content_type == "application/x-ndjson"
    return Look(response)


async def look_at_hand(client: Client, hand: int) -> Look:
    return await look(client, options={"hand": hand})


async def refused(client: Client, *, path: str = "/api/lab", status: int = 400, **asked: Any) -> dict[str, Any]:
    async with client.post(path, json=asked) as response:
        told = await response.json()
        assert response.status == status, told
        return told


async def test_rules_are_measured_line_by_line_and_then_small_changes_suggested(serve: Serve):
    """With the process that plays."""
    limits = Limits(lab_play_s=1.0, lab_start_s=600, lab_silent_s=300, suggestion_rounds=(100, 400), address_lab_burst=10)
    client = await serve(limits=limits)
    measured = await look(client, seats=2, against={"rules": GAME, "options": {"hand": 5}})
    lines = [msgspec.json.decode(line, type=LabView) for line in await measured.rest()]
    assert (lines[0].share, lines[0].waiting, lines[0].report) == (0, 0, None)
    assert [line.done for line in lines] == [False] * (len(lines) - 1) + [True]
    shares = [line.share for line in lines]
    assert shares == sorted(shares)
    report = lines[-1].report
    assert report is not None
    assert {"place", "turns", "forced"} <= {measure.name for measure in report.measures}
    assert {measure.section for measure in report.measures} <= {section.name for section in report.sections}
    assert all(measure.title["fr"] and measure.said["en"] and measure.definition["fr"] for measure in report.measures)
    assert report.headline[0].keys() == {"fr", "en"}
    assert lines[-1].against is not None
    assert lines[-1].against.options == {"hand": 5}
    assert lines[-1].differences

    suggested = await look(client, path="/api/lab/suggestions", wish="shorter", seats=2, options={"hand": 6})
    ways = [msgspec.json.decode(line, type=SuggestionsView) for line in await suggested.rest()]
    assert ways[-1].done
    assert not ways[-1].failed
    assert ways[-1].suggestions
    for way in ways[-1].suggestions:
        assert way.said
        assert way.effect.name == "turns"
        assert load_rules(GAME, options=way.options).digest != load_rules(GAME, options={"hand": 6}).digest


async def test_two_who_ask_the_same_look_at_one_answer_and_it_goes_on_until_both_have_left(serve: Serve):
    heartbeat_s = 0.05
    client = await serve(lab_module=STUB, limits=Limits(heartbeat_s=heartbeat_s))
    anne = await look_at_hand(client, lab_stub.GOES_ON)
    told = await anne.until(share=0.5)
    assert (told["number"], told["nice"]) == (1, os.nice(0))
    hugo = await look_at_hand(client, lab_stub.GOES_ON)
    assert await hugo.line() == told, "who comes late is shown the newest line at once"
    other = await look_at_hand(client, 7)
    assert (await other.line())["waiting"] == 1
    anne.leaves()
    # By then the server has looked twice for those who have gone.
    for _ in range(round(2 * SEEN_GONE_S / heartbeat_s)):
        assert await hugo.line() == told, "Hugo still looks"
    hugo.leaves()
    last = await other.until(done=True)
    assert (last["number"], last["pid"]) == (2, told["pid"]), "what was stopped has left the process warm"


async def test_who_waits_is_told_the_place_and_may_leave(serve: Serve):
    client = await serve(lab_module=STUB)
    first = await look_at_hand(client, lab_stub.GOES_ON)
    await first.until(share=0.5)
    second, third = await look_at_hand(client, 8), await look_at_hand(client, 9)
    assert [(await each.line())["waiting"] for each in (second, third)] == [1, 2]
    second.leaves()
    await third.until(waiting=1)
    first.leaves()
    assert (await third.until(done=True))["number"] == 2, "nobody waits for the second any more"


async def test_while_there_is_no_news_the_newest_line_is_told_again(serve: Serve):
    client = await serve(lab_module=STUB, limits=Limits(heartbeat_s=0.05))
    going = await look_at_hand(client, lab_stub.GOES_ON)
    told = await going.until(share=0.5)
    assert await going.line() == told
    going.leaves()


async def test_while_the_process_starts_that_is_said_and_no_more_once_it_runs(serve: Serve):
    client = await serve(lab_module=STUB)
    first = await look_at_hand(client, lab_stub.GOES_ON)
    assert (await first.until(share=0.0))["slowed_by"] == "start"
    assert not (await first.until(share=0.5)).get("slowed_by")
    first.leaves()
    again = await look_at_hand(client, 7)
    assert all(json.loads(line).get("slowed_by", "") != "start" for line in await again.rest())


async def test_who_reads_nothing_is_cut_off_and_holds_nobody_up(serve: Serve):
    client = await serve(lab_module=STUB, limits=Limits(lab_unread_s=0.1, heartbeat_s=0.05))
    unread = await look_at_hand(client, lab_stub.HUGE)
    assert await (await look_at_hand(client, 7)).until(done=True)
    unread.leaves()


async def test_the_process_ends_with_the_server():
    """Also with one that was killed, which could tell it nothing."""
    lines = LineProcess(eager_lab.__name__, start_s=600)
    await lines.ready()
    assert lines.process is not None
    assert lines.process.stdin is not None
    lines.process.stdin.close()
    assert await lines.process.wait() == 0
    await lines.close()


async def test_the_process_is_told_how_busy_the_server_is(serve: Serve):
    async def never_idle() -> None:
        while True:
            await asyncio.sleep(0)

    client = await serve(lab_module=STUB)
    work = asyncio.create_task(never_idle())  # the server is in this process
    told = await (await look_at_hand(client, lab_stub.HEARS_HOW_BUSY)).until(done=True)
    work.cancel()
    assert 0 < told["busy"] < 2


def test_the_lab_rests_the_longer_the_busier_the_server_is():
    assert [round(rest_s(1.0, busy), 2) for busy in (0.0, 0.15, 0.3, 0.4, 1.0)] == [0.0, 0.0, 1.17, 9.0, 9.0]


def test_who_rests_hears_that_nobody_wants_more():
    inbox = Inbox()
    inbox.busy = 1.0
    assert inbox.rests_after({"number": 7}, 0.0)
    Timer(0.2, inbox.stop, [7]).start()
    assert not inbox.rests_after({"number": 7}, 10.0)


def test_play_beside_a_busy_server_says_that_games_go_first(monkeypatch: pytest.MonkeyPatch):
    inbox, told = Inbox(), list[str]()

    def run() -> Generator[float]:
        for inbox.busy in (0.0, 1.0, 0.0):
            yield 0.5
        yield 1.0

    monkeypatch.setattr(inbox, "rests_after", lambda *_: True)
    monkeypatch.setattr(lab_process, "_step_back", lambda: None)
    monkeypatch.setattr(lab_process, "NEWS_S", 0.0)
    monkeypatch.setattr(lab_process, "write", lambda _kind, line: told.append(line.get("slowed_by")))
    monkeypatch.setitem(lab_process.PLAYS, "test", lambda _question: lab_process.QuestionPlay(run(), lambda *_: {}))
    lab_process.answer({"play": "test", "number": 1}, inbox)
    assert told == ["", "games", "", None]


def test_play_beside_a_busy_server_rests_and_steps_back(monkeypatch: pytest.MonkeyPatch):
    inbox, told, played, rested = Inbox(), list[bytes](), list[tuple[float, int]](), list[float]()
    seconds = count()

    def run() -> Generator[float]:
        for share in (0.1, 0.2, 1.0):
            played.append((share, os.sched_getscheduler(0)))
            inbox.busy = 1.0
            yield share

    def rests_after(_question: dict[str, Any], played_s: float) -> bool:
        rested.append(rest_s(played_s, inbox.busy))
        return True

    monkeypatch.setattr(inbox, "rests_after", rests_after)
    monkeypatch.setattr(lab_process, "process_time", lambda: next(seconds))
    monkeypatch.setattr(lab_process, "write", lambda kind, _told: told.append(kind))
    monkeypatch.setitem(lab_process.PLAYS, "test", lambda _question: lab_process.QuestionPlay(run(), lambda *_: {}, lambda: True))
    answering = Thread(target=lab_process.answer, args=({"play": "test", "number": 1}, inbox))
    answering.start()
    answering.join()
    assert played == [(0.1, os.SCHED_OTHER), (0.2, os.SCHED_IDLE), (1.0, os.SCHED_IDLE)]
    assert min(rested[:2]) > 4.0
    assert rested[2] == 0.0, "nobody waits for the last line"
    assert told[-1] == POOR


async def test_what_is_poor_because_the_machine_was_busy_is_told_and_not_kept(serve: Serve):
    client = await serve(lab_module=STUB)
    assert not (await (await look_at_hand(client, lab_stub.IS_POOR)).until(done=True))["failed"]
    await client.close()
    client = await serve(lab_module=NO_PROCESS)
    assert (await (await look_at_hand(client, lab_stub.IS_POOR)).until(done=True))["failed"]


async def test_a_process_that_does_not_stop_is_killed_and_the_next_question_finds_another(serve: Serve):
    client = await serve(lab_module=STUB, limits=Limits(lab_stop_s=0.05))
    deaf = await look_at_hand(client, lab_stub.DEAF)
    told = await deaf.until(share=0.5)
    deaf.leaves()
    assert (await (await look_at_hand(client, 7)).until(done=True))["pid"] != told["pid"]


@pytest.mark.parametrize(
    "hand", mostly_long([lab_stub.ENDS, lab_stub.FAILS, lab_stub.GOES_ON], every=2), ids=["dies", "fails", "falls silent"]
)
async def test_what_cannot_be_measured_says_so_and_is_not_kept(serve: Serve, hand: int):
    client = await serve(lab_module=STUB, limits=Limits(lab_silent_s=1.0))
    for _ in range(2):
        told = await (await look_at_hand(client, hand)).until(done=True)
        assert (told["failed"], told["report"]) == (True, None)
    assert not (await (await look_at_hand(client, 7)).until(done=True))["failed"]


async def test_a_process_that_does_not_start_fails_the_question(serve: Serve):
    client = await serve(lab_module=NO_PROCESS)
    assert (await (await look_at_hand(client, 7)).until(done=True))["failed"]


async def test_what_was_measured_once_is_told_at_once_after_a_restart_too(serve: Serve):
    client = await serve(lab_module=STUB)
    lines = await (await look_at_hand(client, 7)).rest()
    await client.close()
    client = await serve(lab_module=NO_PROCESS)
    assert await (await look_at_hand(client, 7)).rest() == lines[-1:]
    assert (await (await look_at_hand(client, 8)).until(done=True))["failed"], "others were never measured"


async def test_an_answer_is_kept_for_the_same_question_only(monkeypatch: pytest.MonkeyPatch):
    asked = LabRequest("monclar", {"hand": 6})
    others = [
        LabRequest("monclar"),
        LabRequest("monclar", {"hand": 6}, seats=3),
        LabRequest("monclar", {"hand": 6}, against=lab_questions.RulesNamed("monclar")),
    ]
    digests = {question_of_lab(each, Limits()).digest for each in (asked, *others)}
    digests.add(question_of_lab(asked, Limits(lab_play_s=1)).digest)
    assert len(digests) == 5
    assert question_of_lab(LabRequest("monclar", {"hand": 6}, seats=4), Limits()).digest in digests, "four is what is usual"
    monkeypatch.setattr(lab_questions, "_versions", lambda: (999, 1, "other"))
    assert question_of_lab(asked, Limits()).digest not in digests, "another engine plays otherwise"


def test_the_server_knows_what_the_lab_tells():
    assert REPORT_SCHEMA == SCHEMA
    assert set(get_args(get_type_hints(WishRequest)["wish"])) == set(WISHES)


async def test_both_databases_keep_the_newest_answers(address: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(statements, "MOST_LAB_ANSWERS", 2)
    store = Store(address)
    await store.open()
    for at, question in enumerate(("first", "second", "first", "third")):
        await store.do(jobs.KeepAnswer(question, f"{question} {at}".encode() * 100, at))
    assert await store.do(jobs.FindAnswer("first")) == b"first 2" * 100
    assert await store.do(jobs.FindAnswer("second")) is None, "it was the oldest"
    assert await store.do(jobs.FindAnswer("third")) == b"third 3" * 100
    await store.close()


async def test_an_address_has_a_quota_of_questions_and_of_answers_under_way(serve: Serve):
    client = await serve(lab_module=STUB, limits=Limits(address_lab_burst=2, address_labs_per_s=0, network_factor=1))
    for hand in (7, 8):
        await (await look_at_hand(client, hand)).until(done=True)
    assert (await refused(client, status=429, rules=GAME))["code"] == "too_many"
    client = await serve(lab_module=STUB, limits=Limits(address_lab_streams=1, network_factor=1))
    going = await look_at_hand(client, lab_stub.GOES_ON)
    assert (await refused(client, status=429, rules=GAME))["code"] == "too_many"
    going.leaves()


async def test_too_many_who_wait_are_refused_before_anything_is_answered(serve: Serve):
    client = await serve(lab_module=STUB, limits=Limits(address_labs_waiting=1))
    going, waiting = await look_at_hand(client, lab_stub.GOES_ON), await look_at_hand(client, 7)
    assert (await refused(client, status=429, rules=GAME, options={"hand": 8}))["code"] == "too_many"
    going.leaves()
    assert await waiting.until(done=True)


async def test_rules_that_cannot_be_measured_are_refused_before_anything_is_answered(serve: Serve):
    client = await serve(lab_module=NO_PROCESS)
    assert (await refused(client, rules="nope"))["field"] == "rules"
    wrong = await refused(client, rules=GAME, options={"packs": 1, "hand": 10}, seats=10)
    assert wrong["said"]["fr"]
    assert (await refused(client, rules="trois-cinq-huit", seats=4))["field"] == "seats"
    assert (await refused(client, rules=GAME, seats=11))["code"] == "malformed"
    assert (await refused(client, rules=GAME, against={"rules": "nope"}))["field"] == "against"
    for_two = {"seats_min": 2, "seats_max": 2}
    assert (await refused(client, rules=GAME, options=for_two, against={"rules": "trois-cinq-huit"}))["field"] == "against"
    for card in ("", "Z"):
        told = await refused(client, path="/api/lab/suggestions", rules="monclar", wish="weaker", card=card)
        assert told["field"] == "card"
        assert "A, 2, 3" in told["said"]["en"]
    assert (await refused(client, path="/api/lab/suggestions", rules=GAME, wish="dearer"))["code"] == "malformed"
    async with client.post("/api/lab", json={"rules": GAME}, headers={"Origin": "https://elsewhere.example"}) as response:
        assert response.status == 403


async def test_what_may_be_wished_is_told_in_both_languages(serve: Serve):
    client = await serve(lab_module=NO_PROCESS)
    async with client.get("/api/lab/wishes") as response:
        told = msgspec.json.decode(await response.read(), type=WishesView)
    assert [wish.name for wish in told.wishes] == list(WISHES)
    assert {wish.name for wish in told.wishes if wish.of_a_card} == {"weaker", "stronger"}


async def test_a_server_that_stops_ends_the_answers_and_the_process(serve: Serve):
    client = await serve(lab_module=STUB)
    going = await look_at_hand(client, lab_stub.GOES_ON)
    pid = (await going.until(share=0.5))["pid"]
    waiting = await look_at_hand(client, 7)
    await client.server.close()
    assert not any(json.loads(line)["done"] for line in [*await going.rest(), *await waiting.rest()])
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


async def test_a_process_goes_on_starting_when_who_asked_has_left():
    lines = LineProcess(STUB, start_s=60)
    asking = asyncio.create_task(lines.ready())
    while lines.process is None:
        await asyncio.sleep(0)
    asking.cancel()
    first = lines.process
    await lines.ready()
    assert lines.process is first
    await lines.close()


async def test_turns_tell_each_who_waits_how_many_come_first():
    turns, told = Turns(most=9, each=9), dict[str, list[int]]()

    async def wait(key: str, name: str) -> None:
        async with turns.taken(key, told.setdefault(name, []).append):
            pass

    async with turns.taken("anne"):
        tasks = [asyncio.create_task(wait(key, name)) for key, name in (("anne", "a1"), ("anne", "a2"), ("bob", "b1"))]
        await asyncio.sleep(0)
        assert {name: places[-1] for name, places in told.items()} == {"a1": 1, "b1": 2, "a2": 3}, "one of each by turns"
        tasks[0].cancel()
        await asyncio.wait(tasks[:1])
        assert {name: places[-1] for name, places in told.items() if name != "a1"} == {"a2": 1, "b1": 2}
    with pytest.raises(asyncio.CancelledError):
        await asyncio.gather(*tasks)
    await asyncio.wait(tasks)
