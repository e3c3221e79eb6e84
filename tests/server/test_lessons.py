"""`POST /api/lesson`: a position for a row of a rule sheet, looked for in a process of its own."""

import os
import signal
from typing import Any

import pytest

from huit.rooms.refusal import Refused
from huit.rules import load_rules
from huit.server.limits import Limits
from huit.server.live import teacher as teacher_module
from huit.server.live.teacher import NO_LESSON, LessonRequest, Teacher
from tests.server.conftest import Serve

REQUEST: dict[str, Any] = {"rules": "minimale", "row": 1}


async def asked(teacher: Teacher, **fields: Any) -> bytes:
    request = LessonRequest(**{**REQUEST, **fields})
    return await teacher.lesson(load_rules(request.rules, options=request.options), request)


async def test_a_row_of_a_sheet_is_shown(serve: Serve):
    client = await serve(limits=Limits(address_lesson_burst=3, address_lessons_per_s=0.001, lesson_burst=6, lessons_per_s=0.001))
    async with client.post("/api/lesson", json=REQUEST) as response:
        assert response.status == 200
        lesson = (await response.json())["lesson"]
    assert lesson["kind"] == "play"
    assert {move[0] for move in lesson["shows"]} == {"8"}
    first = lesson["plays"][lesson["shows"][0]][0]
    assert first["log"][0]["card"][0] == "8"
    async with client.post("/api/lesson", json=REQUEST | {"row": 999}) as response:
        assert (response.status, (await response.json())["field"]) == (400, "row")
    async with client.post("/api/lesson", json=REQUEST | {"options": {"packs": 1}, "seats": 9}) as response:
        assert response.status == 400
        assert (await response.json())["said"]["fr"]
    async with client.post("/api/lesson", json=REQUEST) as response:
        assert (response.status, (await response.json())["code"]) == (429, "too_many")


async def test_what_was_found_is_found_again_without_looking():
    teacher = Teacher(Limits())
    first = await asked(teacher)
    await teacher.close()
    assert b'"kind"' in first
    assert await asked(teacher) == first
    with pytest.raises(Refused):
        await asked(teacher, row=0)
    assert teacher.lines.process is None, "nothing is looked for once it is closed"


@pytest.mark.long(short="test_what_was_found_is_found_again_without_looking")
async def test_another_process_is_started_after_one_that_was_killed():
    teacher = Teacher(Limits())
    first = await asked(teacher)
    assert teacher.lines.process is not None
    os.kill(teacher.lines.process.pid, signal.SIGKILL)
    await teacher.lines.process.wait()
    assert await asked(teacher, row=0) not in (NO_LESSON, first)
    await teacher.close()


async def test_a_lesson_that_takes_too_long_is_given_up(caplog: pytest.LogCaptureFixture):
    teacher = Teacher(Limits(lesson_s=0.0))
    with pytest.raises(Refused):
        await asked(teacher)
    assert teacher.lines.process is None
    assert [record.getMessage() for record in caplog.records] == ["lesson_took_too_long"]


@pytest.mark.long(short="test_what_was_found_is_found_again_without_looking")
async def test_lessons_in_memory_have_a_limit(monkeypatch: pytest.MonkeyPatch):
    teacher = Teacher(Limits())
    first = await asked(teacher)
    monkeypatch.setattr(teacher_module, "_MOST_CACHED_BYTES", len(first) - 1)
    await asked(teacher, row=0)
    await teacher.close()
    with pytest.raises(Refused):
        await asked(teacher)
