"""Checks of rules that play many rounds: in one process of low priority, one job at a time, with a limit on time."""

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from huit.rooms.refused import Refused
from huit.rules import RuleSet
from huit.rules.finding import refused
from huit.server import logs
from huit.server.limits import Limits
from huit.server.live.turns import Once
from huit.server.live.wrong_rules import CheckMistake, WrongRules

MODULE = "huit.server.live.check_process"
_MOST_KEPT = 256
"""Answers that are kept, by digest."""
_MOST_LINE = 1 << 20
_MOST_TOLD = 2000
"""Characters of a mix in the log."""


class Checker:
    """Runs steps of the check. Its process is started when it is first asked, and anew when it has hung or died."""

    def __init__(self, limits: Limits, wrong: WrongRules, *, module: str = MODULE) -> None:
        """*module* is run as the process."""
        self._limits = limits
        self._wrong = wrong
        self._module = module
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._doing = Once[tuple[str, str, str], dict[str, Any]]()
        self._waiting = 0
        self._kept: OrderedDict[tuple[str, str, str], dict[str, Any]] = OrderedDict()
        self._hung: set[str] = set()
        """The rules that took too long once."""

    async def check(self, rules: RuleSet, step: str) -> dict[str, Any]:
        """Return what a *step* finds in *rules*, which load.

        Raises:
            Refused: ``too_many``, if too many wait already.
        """
        key = (rules.id, rules.digest, step)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        return await self._doing.do(key, lambda: self._in_turn(key, rules, step))

    async def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _in_turn(self, key: tuple[str, str, str], rules: RuleSet, step: str) -> dict[str, Any]:
        if self._waiting >= self._limits.checks_waiting:
            raise Refused("too_many")
        self._waiting += 1
        try:
            async with self._turn:
                told = await self._done(rules, step)
        finally:
            self._waiting -= 1
        self._kept[key] = told
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        return told

    async def _done(self, rules: RuleSet, step: str) -> dict[str, Any]:
        job = {"rules": rules.id, "options": rules.options, "step": step}
        try:
            told = await self._asked(job)
        except TimeoutError:
            await self.close()
            return self._took_too_long(rules, step)
        except (OSError, asyncio.IncompleteReadError, ValueError):
            # The process has died: of these rules, or of something else.
            await self.close()
            return self._took_too_long(rules, step)
        if "error" in told:
            return self._found_wrong(rules, step, str(told["error"]))
        if any(found["code"] == "breaks_a_law" for found in told["findings"]):
            logs.warn("rules_break_a_law", what=_mix(rules), code=step)
            self._wrong.add(rules.digest)
        return told

    async def _asked(self, job: Mapping[str, Any]) -> dict[str, Any]:
        process = self._process or await self._started()
        assert process.stdin is not None
        process.stdin.write(json.dumps(job).encode() + b"\n")
        await process.stdin.drain()
        async with asyncio.timeout(self._limits.check_s):
            return await _line(process)

    async def _started(self) -> Process:
        command = (sys.executable, "-m", self._module)
        self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=_MOST_LINE)
        async with asyncio.timeout(self._limits.check_start_s):
            await _line(self._process)
        return self._process

    def _took_too_long(self, rules: RuleSet, step: str) -> dict[str, Any]:
        """Refuse rules for good that have hung the process, or ended it, twice."""
        logs.warn("check_took_too_long", what=_mix(rules), code=step)
        if rules.digest in self._hung:
            self._wrong.add(rules.digest)
        self._hung.add(rules.digest)
        return _only(CheckMistake.TAKES_TOO_LONG)

    def _found_wrong(self, rules: RuleSet, step: str, error: str) -> dict[str, Any]:
        logs.warn("rules_end_in_an_error", what=_mix(rules), code=f"{step} {error}")
        self._wrong.add(rules.digest)
        return _only(CheckMistake.FAILS)


def _mix(rules: RuleSet) -> str:
    """Return what an operator needs to play the same: knobs and cards as they were read, and no text that a player wrote."""
    return f"{rules.id} {rules.digest} {json.dumps(rules.options)}"[:_MOST_TOLD]


def _only(mistake: CheckMistake) -> dict[str, Any]:
    return {"findings": [refused(mistake).as_dict()], "ends": [], "measures": []}


async def _line(process: Process) -> dict[str, Any]:
    assert process.stdout is not None
    return json.loads(await process.stdout.readuntil(b"\n"))
