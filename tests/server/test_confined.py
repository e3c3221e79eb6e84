"""Where the system refuses to change what a process may use, as under `deploy/huit.service`, everything plays all the same."""

import asyncio
import json
import sys
from pathlib import Path

import pytest

from huit.server.live.checker import MODULE as CHECKS
from huit.server.live.laboratory import LAB_MODULE
from huit.server.live.lines import last_words_of
from tests.server.process import WAIT_S

CONFINED = "tests.server.confined"
UNIT = Path(__file__).parents[2] / "deploy" / "huit.service"
REFUSED_CALLS = {
    "nice": "import os; os.nice(1)",
    "cores": "import os; os.sched_setaffinity(0, os.sched_getaffinity(0))",
    "idle": "import os; os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))",
}
SEARCHING = """
import asyncio, os
from huit.server.live.search_pool import SearchPool
searching = SearchPool(processes=1)
print(int(searching._started().submit(os.getpid).result() != os.getpid()), flush=True)
asyncio.run(searching.close())
"""

PLAYING = {
    "checks": f"import huit.lab.rule_checks, {CHECKS} as process; huit.lab.rule_checks.STEPS = (); process.main()",
    "lab": f"import {LAB_MODULE} as process; process._warm_up = lambda: None; process.main()",
}
"""Without the time to compile what they play."""


async def said_by(*command: str) -> tuple[str, str]:
    """Run Python confined, and return its first line, or nothing, and what it said on stderr."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", CONFINED, *command),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        line = await asyncio.wait_for(process.stdout.readline(), 4 * WAIT_S)
        # What reads lines ends with its input.
        _, errors = await asyncio.wait_for(process.communicate(b""), WAIT_S)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return line.decode().strip(), errors.decode()


def test_the_unit_refuses_what_the_test_refuses():
    assert "SystemCallFilter=~@privileged @resources" in UNIT.read_text()


@pytest.mark.parametrize("call", REFUSED_CALLS.values(), ids=REFUSED_CALLS.keys())
async def test_these_calls_are_refused_there(call: str):
    line, errors = await said_by("-c", call)
    assert (line, last_words_of(errors)) == ("", "PermissionError: [Errno 1] Operation not permitted")


async def test_processes_that_search_start_there():
    line, errors = await said_by("-c", SEARCHING)
    assert line == "1", errors


@pytest.mark.parametrize("code", PLAYING.values(), ids=PLAYING.keys())
async def test_processes_that_play_are_ready_there(code: str):
    assert await is_ready("-c", code)


@pytest.mark.long(short="test_processes_that_play_are_ready_there")
@pytest.mark.parametrize("module", [CHECKS, LAB_MODULE])
async def test_they_compile_what_they_play_there(module: str):
    assert await is_ready("-m", module)


async def is_ready(*command: str) -> bool:
    line, errors = await said_by(*command)
    # Lines of the lab begin with what they are.
    assert json.loads(line.removeprefix("+") or "null") == {"ready": True}, errors
    return True
