"""Checks of rules that play many rounds: in one process of low priority, one job at a time, with a limit on time."""

import asyncio
import json
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from huit.rooms.refusal import Refused
from huit.rules import RuleSet
from huit.rules.finding import Finding, warned
from huit.server import logs
from huit.server.limits import Limits
from huit.server.live.lines import ENDED, LineProcess
from huit.server.live.turns import Once, Turns
from huit.server.live.wrong_rules import CheckMistake, WrongRules

MODULE = "huit.server.live.check_process"
_MOST_KEPT = 256
"""Answers that are kept, by digest."""
_MOST_TOLD = 2000
"""Characters of a mix in the log."""


class Checker:
    """Runs steps of the check. Its process is started when it is first asked, and anew when it has hung or died."""

    def __init__(self, limits: Limits, wrong: WrongRules, *, module: str = MODULE) -> None:
        """*module* is run as the process."""
        self._limits = limits
        self._wrong = wrong
        self.lines = LineProcess(module, start_s=limits.check_start_s)
        self._turns = Turns(most=limits.checks_waiting, each=limits.address_checks_waiting)
        self._doing = Once[tuple[str, str, str], dict[str, Any]]()
        self._kept: OrderedDict[tuple[str, str, str], dict[str, Any]] = OrderedDict()

    async def check(self, rules: RuleSet, step: str, *, asker: str = "") -> dict[str, Any]:
        """Return what a *step* finds in *rules*, which load.

        Raises:
            Refused: ``too_many``, if too many wait already, in all or for *asker*, a client; or if the process has died, or does
                not start: that says nothing about the rules, and later it may go.
        """
        key = (rules.id, rules.digest, step)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        return await self._doing.do(key, lambda: self._in_turn(key, rules, step, asker))

    async def close(self) -> None:
        """End the process."""
        await self.lines.close()

    async def _in_turn(self, key: tuple[str, str, str], rules: RuleSet, step: str, asker: str) -> dict[str, Any]:
        async with self._turns.taken(asker):
            try:
                told = await self._asked({"rules": rules.id, "options": rules.options, "step": step})
            except TimeoutError:
                # Perhaps of these rules, perhaps of a busy machine: nothing is kept.
                await self.close()
                logs.warn("check_took_too_long", what=mix_of(rules), code=step)
                return _only(warned(CheckMistake.TAKES_TOO_LONG))
            except ENDED as error:
                await self.close()
                code, said = f"{step} {type(error).__name__}", self.lines.last_words
                logs.warn("check_process_ended", what=mix_of(rules), code=code, said=said)
                raise Refused("too_many") from error
        if "error" in told:
            # Of the program, not of the rules: they stay playable, and the next who asks has it tried again.
            logs.warn("rules_end_in_an_error", what=mix_of(rules), code=f"{step} {told['error']}")
            return _only(warned(CheckMistake.FAILS))
        self._kept[key] = told = self._judged(rules, step, told)
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        return told

    def _judged(self, rules: RuleSet, step: str, told: dict[str, Any]) -> dict[str, Any]:
        """Return what was *told*, and let nobody play rules that break a law; games stay."""
        if not any(found["code"] == "breaks_a_law" for found in told["findings"]):
            return told
        logs.warn("rules_break_a_law", what=mix_of(rules), code=step)
        if rules.options:
            self._wrong.add(rules.digest)
        level = "refused" if rules.options else "warning"
        return told | {"findings": [found | {"level": level} for found in told["findings"]]}

    async def _asked(self, job: Mapping[str, Any]) -> dict[str, Any]:
        await self.lines.ready()
        await self.lines.tell(job)
        async with asyncio.timeout(self._limits.check_s):
            return json.loads(await self.lines.line())


def mix_of(rules: RuleSet) -> str:
    """Return what an operator needs to play the same: knobs and cards as they were read, and no text that a player wrote."""
    return f"{rules.id} {rules.digest} {json.dumps(rules.options)}"[:_MOST_TOLD]


def _only(finding: Finding) -> dict[str, Any]:
    return {"findings": [finding.as_dict()], "ends": [], "measures": []}
