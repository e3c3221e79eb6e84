"""Checks of rules that play many rounds: in one process of low priority, one job at a time, with a limit on time."""

import json
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from huit.rooms.refusal import Refused
from huit.rules import RuleSet
from huit.rules.findings import Finding, warned
from huit.server import logs
from huit.server.limits import Limits
from huit.server.live.lines import ENDED, LineProcess
from huit.server.live.preparer import Preparer, Progress
from huit.server.live.turns import SharedWork, Turns
from huit.server.live.wrong_rules import CheckMistake, WrongRules

MODULE = "huit.server.live.check_process"
_MOST_CACHED = 256
"""Most answers in memory."""
_ASKED_AGAIN_S = 1.0
"""How long a request waits for the compilation before it is told how far that is; the page then asks again."""
_MOST_LOGGED = 2000
"""Characters of a mix in the log."""


class Checker:
    """The runner of check steps. Its process starts with the first check, and again after it has hung or died."""

    def __init__(self, limits: Limits, wrong: WrongRules, *, module: str = MODULE, preparer: Preparer | None = None) -> None:
        """*module* is run as the process; *preparer* compiles what checks run, and what it does not, the process compiles."""
        self._preparer = preparer or Preparer()
        self._limits = limits
        self._wrong = wrong
        self.lines = LineProcess(module, start_s=limits.check_start_s)
        self._turns = Turns(most=limits.checks_waiting, each=limits.address_checks_waiting)
        self._doing = SharedWork[tuple[str, str, str], dict[str, Any]]()
        self._cache: OrderedDict[tuple[str, str, str], dict[str, Any]] = OrderedDict()

    @property
    def is_preparing(self) -> bool:
        """Whether anything is compiled, or will be: then `preparing` may have more to tell."""
        return self._preparer.is_busy

    async def preparing(self, family: str) -> Progress | None:
        """Return how far the compilation of what checks at games of *family* run is, after some time; None once it is over."""
        return await self._preparer.progress(family, "check", within_s=_ASKED_AGAIN_S)

    async def check(self, rules: RuleSet, step: str, *, asker: str = "") -> dict[str, Any]:
        """Return what a *step* finds in *rules*, which load.

        Raises:
            Refused: ``too_many``, if too many wait already, in all or for *asker*, a client. The same if the process has died, or
                does not start: that says nothing about the rules, and may work later.
        """
        key = (rules.id, rules.digest, step)
        if key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key]
        return await self._doing.do(key, lambda: self._in_turn(key, rules, step, asker))

    async def close(self) -> None:
        """End the process."""
        await self.lines.close()

    async def _in_turn(self, key: tuple[str, str, str], rules: RuleSet, step: str, asker: str) -> dict[str, Any]:
        async with self._turns.taken(asker):
            try:
                await self._load(rules.family)
                answer = await self._answer_of({"rules": rules.id, "options": rules.options, "step": step})
            except TimeoutError:
                # The rules or a busy machine may be to blame: no answer is remembered.
                await self.close()
                logs.warn("check_took_too_long", what=mix_of(rules), code=step)
                return _only(warned(CheckMistake.TAKES_TOO_LONG))
            except ENDED as error:
                await self.close()
                code, last_words = f"{step} {type(error).__name__}", self.lines.last_words
                logs.warn("check_process_ended", what=mix_of(rules), code=code, said=last_words)
                raise Refused("too_many") from error
        if "error" in answer:
            # An error of the program, not of the rules: they stay playable, and the next check tries again.
            logs.warn("rules_end_in_an_error", what=mix_of(rules), code=f"{step} {answer['error']}")
            return _only(warned(CheckMistake.FAILS))
        self._cache[key] = answer = self._judged(rules, step, answer)
        if len(self._cache) > _MOST_CACHED:
            self._cache.popitem(last=False)
        return answer

    def _judged(self, rules: RuleSet, step: str, answer: dict[str, Any]) -> dict[str, Any]:
        """Return *answer*, and ban composed rules that break a law; games of the library stay."""
        if not any(found["code"] == "breaks_a_law" for found in answer["findings"]):
            return answer
        logs.warn("rules_break_a_law", what=mix_of(rules), code=step)
        if rules.options:
            self._wrong.add(rules.digest)
        level = "refused" if rules.options else "warning"
        return answer | {"findings": [found | {"level": level} for found in answer["findings"]]}

    async def _load(self, family: str) -> None:
        """Have the process load, or compile, the programs of *family*: outside the time of a check."""
        await self.lines.ready()
        if family in self.lines.loaded:
            return
        await self.lines.send({"load": family})
        try:
            await self.lines.line(within_s=self._limits.check_start_s)
        except TimeoutError as error:
            raise ChildProcessError("the process does not load") from error
        self.lines.loaded.add(family)

    async def _answer_of(self, job: Mapping[str, Any]) -> dict[str, Any]:
        await self.lines.send(job)
        return json.loads(await self.lines.line(within_s=self._limits.check_s))


def mix_of(rules: RuleSet) -> str:
    """Return the rules for the log: knobs and cards as they were read, and no text by a player."""
    return f"{rules.id} {rules.digest} {json.dumps(rules.options)}"[:_MOST_LOGGED]


def _only(finding: Finding) -> dict[str, Any]:
    return {"findings": [finding.as_dict()], "ends": [], "measures": []}
