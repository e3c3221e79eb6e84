"""What somebody will press next is compiled before, once, by a process that ends; whoever is quicker waits, and is told why."""

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from huit.lab import preparations
from huit.server.live import checker, preparer_process
from huit.server.live.lines import LineProcess
from huit.server.live.preparer import EXPECTED, NEEDS, PREPARER_MODULE, Need, Preparer, Progress
from tests.server import check_stub, lab_stub, preparer_stub, slow_preparer
from tests.server.conftest import Serve
from tests.server.guests import TIMEOUT_S, Guest
from tests.server.preparer_stub import ENDS, FAILS, HANGS, SLOW, STEPS

STUB, SLOW_STUB = preparer_stub.__name__, slow_preparer.__name__
FAMILY = "danish"


@pytest.fixture
async def preparer() -> AsyncIterator[Preparer]:
    preparer = Preparer(STUB)
    yield preparer
    await preparer.close()


async def all_done(preparer: Preparer) -> None:
    async with asyncio.timeout(TIMEOUT_S):
        while preparer.is_busy:
            await asyncio.sleep(0.01)


async def told_of(preparer: Preparer, family: str, need: Need) -> list[Progress]:
    """What somebody is told who waits to the end."""
    told: list[Progress] = []
    await asyncio.wait_for(preparer.ready(family, need, told.append), TIMEOUT_S)
    return told


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "huit"]


async def test_two_presses_share_one_compilation_and_are_told_the_same(preparer: Preparer):
    one, other = await asyncio.gather(*(told_of(preparer, FAMILY, "advice") for _ in range(2)))
    assert one == other == [Progress(0, 0), *(Progress(step, 100) for step in range(1, STEPS + 1))]
    assert await told_of(preparer, FAMILY, "advice") == [], "it is ready"


async def test_what_is_pressed_comes_before_what_is_expected_and_the_bulb_before_the_lab(preparer: Preparer):
    preparer.expect(SLOW)
    preparer.expect(FAMILY)
    began = asyncio.Event()
    first = asyncio.create_task(preparer.ready(SLOW, "advice", lambda progress: progress.of and began.set()))
    await began.wait()
    lab, bulb = await asyncio.gather(told_of(preparer, FAMILY, "lab"), told_of(preparer, FAMILY, "advice"))
    assert [progress.done for progress in bulb[1:]] in ([2, 3], [3, 4]), "after what was being compiled"
    assert [progress.done for progress in lab[1:]] == [5, 6], "the first press at a table was for the bulb, of another game"
    await first
    await all_done(preparer)


async def test_the_process_ends_when_nothing_is_left_and_is_not_started_for_what_is_ready(
    preparer: Preparer, monkeypatch: pytest.MonkeyPatch
):
    started: list[LineProcess] = []
    start = LineProcess._start  # pyright: ignore[reportPrivateUsage]

    async def counted(lines: LineProcess) -> None:
        started.append(lines)
        await start(lines)

    monkeypatch.setattr(LineProcess, "_start", counted)
    preparer.expect(FAMILY)
    assert preparer.is_busy
    await all_done(preparer)
    await until_ended(started[0])
    for need in EXPECTED:
        await preparer.ready(FAMILY, need)
    preparer.expect(FAMILY)
    assert not preparer.is_busy
    await preparer.ready("tricks", "lab")
    await until_ended(started[0])
    assert len(started) == 2, "another family"


async def until_ended(lines: LineProcess) -> None:
    async with asyncio.timeout(TIMEOUT_S):
        while lines.process is not None:
            await asyncio.sleep(0.01)


async def test_who_leaves_stops_nothing(preparer: Preparer):
    leaving = asyncio.create_task(preparer.ready(SLOW, "advice"))
    await asyncio.sleep(0)
    leaving.cancel()
    assert (await told_of(preparer, SLOW, "advice"))[-1] == Progress(STEPS, 100)


async def test_what_fails_is_logged_once_and_left_to_whoever_needs_it(preparer: Preparer, caplog: pytest.LogCaptureFixture):
    preparer.expect(FAILS)
    for _ in range(2):
        assert (await told_of(preparer, FAILS, "check"))[1:] == []
    assert (await told_of(preparer, FAILS, "lab"))[1:]
    await all_done(preparer)
    assert warnings(caplog) == ["not_prepared"]


@pytest.mark.parametrize("how", [ENDS, HANGS])
async def test_a_process_that_dies_or_hangs_holds_nobody_up_and_is_not_tried_again(how: str, caplog: pytest.LogCaptureFixture):
    preparer = Preparer(STUB, silent_s=0.5)
    preparer.expect(how)
    await asyncio.gather(*(told_of(preparer, how, need) for need in EXPECTED))
    preparer.expect(how)
    assert not preparer.is_busy
    assert warnings(caplog) == ["preparer_ended"]
    assert (await told_of(preparer, FAMILY, "check"))[-1].of == 100, "what it had nothing to do with is prepared"
    await preparer.close()


async def test_a_process_that_does_not_start_holds_nobody_up(caplog: pytest.LogCaptureFixture):
    preparer = Preparer("no.such.module")
    await asyncio.gather(*(told_of(preparer, FAMILY, need) for need in EXPECTED))
    assert warnings(caplog) == ["preparer_ended"]
    await preparer.close()


async def test_a_server_that_stops_lets_those_who_wait_go_and_compiles_no_more():
    preparer = Preparer(STUB)
    waiting = asyncio.create_task(told_of(preparer, HANGS, "lab"))
    await asyncio.sleep(0.1)
    await asyncio.wait_for(preparer.close(), TIMEOUT_S)
    await waiting
    preparer.expect(FAMILY)
    assert not preparer.is_busy


async def test_without_a_process_nobody_waits():
    preparer = Preparer()
    preparer.expect(FAMILY)
    assert await told_of(preparer, FAMILY, "advice") == []
    assert await preparer.progress(FAMILY, "check", within_s=0) is None


# At a server


async def test_a_room_that_somebody_comes_into_is_prepared_for(serve: Serve, monkeypatch: pytest.MonkeyPatch):
    expected: list[str] = []

    def expect(_: Preparer, family: str) -> None:
        expected.append(family)

    monkeypatch.setattr(Preparer, "expect", expect)
    client = await serve(preparer_module=STUB)
    guest = await Guest.opening(client, rules="danish", seats=2)
    await guest.sit_down()
    assert expected == ["danish"]


async def test_the_bulb_is_told_while_it_waits(serve: Serve):
    guest = await Guest.opening(await serve(preparer_module=SLOW_STUB), rules="minimale", seats=2)
    await guest.sit_down()
    await guest.see(lambda view: view["may"]["advise"])
    await guest.send(type="advise")
    message = await guest.hear()
    assert message["type"] == "preparing"
    while message["type"] != "advice":
        message = await guest.hear()


async def test_a_check_says_how_far_it_is_until_it_can_play(serve: Serve, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(checker, "_ASKED_AGAIN_S", 0.05)
    client = await serve(preparer_module=SLOW_STUB, check_module=check_stub.__name__)
    told: list[dict[str, Any] | None] = [{}]
    while told[-1] is not None:
        async with client.post("/api/check", json={"rules": "minimale", "step": "ends"}) as response:
            answer = await response.json()
            assert response.status == 200, answer
            told.append(answer["preparing"])
            assert bool(answer["ends"]) == (told[-1] is None)
    assert len(told) > 2
    assert all(each["of"] in (0, 100) for each in told[1:-1] if each is not None)


async def test_the_lab_says_how_far_it_is_until_it_can_play(serve: Serve):
    client = await serve(preparer_module=SLOW_STUB, lab_module=lab_stub.__name__)
    async with client.post("/api/lab", json={"rules": "minimale", "options": {"hand": 7}}) as response:
        lines = [line async for line in response.content]
    told = [line for line in lines if b'"preparing"' in line]
    assert told
    assert lines[: len(told)] == told, "before anything else"
    assert b'"done":true' in lines[-1].replace(b" ", b"")


# As it is


def test_what_may_be_pressed_is_what_is_prepared():
    """Each side names it for itself: to load the laboratory takes the server half a second."""
    assert NEEDS == preparations.NEEDS
    assert set(NEEDS) - set(EXPECTED) == {"par"}


async def test_the_process_as_it_is_tells_of_every_kernel():
    """Of kernels that are kept: to compile them is `test_a_cold_machine_compiles_each_program_once`."""
    preparer = Preparer(PREPARER_MODULE)
    told = await told_of(preparer, FAMILY, "advice")
    await preparer.close()
    assert told[-1].done == told[-1].of > 0


def scheduler() -> int | None:
    """How this thread is scheduled; None where the system does not tell."""
    return os.sched_getscheduler(0) if hasattr(os, "sched_getscheduler") else None


def test_what_nobody_waits_for_takes_only_what_others_leave(monkeypatch: pytest.MonkeyPatch):
    schedulers: list[int | None] = []

    def done(*_: object) -> dict[str, Any]:
        schedulers.append(scheduler())
        return {}

    def write(**_: object) -> None:
        pass

    monkeypatch.setattr(preparer_process, "_done", done)
    monkeypatch.setattr(preparer_process, "write", write)
    for awaited in (False, True):
        wish = {"family": FAMILY, "need": "lab", "awaited": awaited}
        thread = Thread(target=preparer_process._answer, args=(wish, True))  # pyright: ignore[reportPrivateUsage]
        thread.start()
        thread.join()
    assert schedulers == [getattr(os, "SCHED_IDLE", None), getattr(os, "SCHED_OTHER", None)]


async def test_it_ends_with_the_server():
    lines = LineProcess(PREPARER_MODULE, start_s=TIMEOUT_S)
    await lines.ready()
    assert lines.process is not None
    assert lines.process.stdin is not None
    lines.process.stdin.close()
    assert await asyncio.wait_for(lines.process.wait(), TIMEOUT_S) == 0
    await lines.close()


async def test_where_nothing_can_be_kept_nothing_is_compiled_in_vain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    (tmp_path / "no-folder").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "no-folder"))
    preparer = Preparer(PREPARER_MODULE)
    preparer.expect(FAMILY)
    await all_done(preparer)
    assert warnings(caplog) == ["not_prepared"] * len(EXPECTED)
    await preparer.close()


@pytest.mark.long(short="test_the_process_as_it_is_tells_of_every_kernel")
async def test_a_cold_machine_compiles_each_program_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("NUMBA_BOUNDSCHECK")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    servers = [Preparer(PREPARER_MODULE) for _ in range(2)]
    one, other = list[Progress](), list[Progress]()
    async with asyncio.timeout(10 * TIMEOUT_S):
        await asyncio.gather(servers[0].ready(FAMILY, "advice", one.append), servers[1].ready(FAMILY, "advice", other.append))
    for told in (one, other):
        assert [progress.done for progress in told] == sorted(progress.done for progress in told)
        assert told[-1].done == told[-1].of
    assert len({progress.done for progress in one} | {progress.done for progress in other}) > 5, "not all at once"
    made = {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.o")}
    assert len(made) == 2, "the decision and the comparison"
    again = Preparer(PREPARER_MODULE)
    assert (await told_of(again, FAMILY, "advice"))[-1] == one[-1]
    assert {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.o")} == made
    for each in (*servers, again):
        await each.close()
