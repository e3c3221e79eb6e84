"""Lessons for the rows of rule sheets: looked for in one process of low priority, one at a time, with a limit on time."""

import json
from collections import OrderedDict
from typing import Annotated, Any

import msgspec

from huit.rooms.refusal import Refused
from huit.rules import RuleSet
from huit.server import logs
from huit.server.limits import Limits
from huit.server.live.checker import mix_of
from huit.server.live.lines import ENDED, LineProcess
from huit.server.live.lobby import Seats
from huit.server.live.turns import SharedWork, Turns

MODULE = "huit.server.live.lesson_process"
_MOST_CACHED = 512
"""Most lessons in memory, of some kB each."""
_Key = tuple[str, str, int | None, int, int]


class LessonRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a position in which a row of a rule sheet matters."""

    rules: str
    row: Annotated[int, msgspec.Meta(ge=0, lt=1000)]
    """The place of the row: the sheet has its cards first, then its notes."""
    options: dict[str, Any] = {}
    seats: Seats | None = None
    """The number of players that the sheet is for; null: all."""
    another: Annotated[int, msgspec.Meta(ge=0, lt=10)] = 0
    """Asks for another position than those of lower numbers."""


class Teacher:
    """Finds lessons. Its process starts with the first one that is asked for, and again after it has hung or died."""

    def __init__(self, limits: Limits, *, module: str = MODULE) -> None:
        """*module* is run as the process."""
        self._limits = limits
        self.lines = LineProcess(module, start_s=limits.lesson_start_s)
        self._turns = Turns(most=limits.lessons_waiting, each=limits.address_lessons_waiting)
        self._doing = SharedWork[_Key, dict[str, Any] | None]()
        self._cache: OrderedDict[_Key, bytes] = OrderedDict()

    async def lesson(self, rules: RuleSet, asked: LessonRequest, *, asker: str = "") -> dict[str, Any] | None:
        """Return a lesson for a row of the sheet of *rules*, as `huit.lessons.Lesson` has it; None if none was found.

        Raises:
            Refused: ``too_many``, if too many wait already, in all or for *asker*, a client. The same if the process has died.
        """
        key = (rules.id, rules.digest, asked.seats, asked.row, asked.another)
        if key in self._cache:
            self._cache.move_to_end(key)
            return json.loads(self._cache[key])
        return await self._doing.do(key, lambda: self._in_turn(key, rules, asker))

    async def close(self) -> None:
        """End the process."""
        await self.lines.close()

    async def _in_turn(self, key: _Key, rules: RuleSet, asker: str) -> dict[str, Any] | None:
        _, _, seats, row, another = key
        async with self._turns.taken(asker):
            try:
                await self.lines.ready()
                await self.lines.send({"rules": rules.id, "options": rules.options, "row": row, "seats": seats, "seed": another})
                answer = await self.lines.line(within_s=self._limits.lesson_s)
            except TimeoutError:
                # The rules or a busy machine may be to blame: nothing is remembered.
                await self.close()
                logs.warn("lesson_took_too_long", what=mix_of(rules), code=str(row))
                return None
            except ENDED as error:
                await self.close()
                logs.warn("lesson_process_ended", what=mix_of(rules), code=type(error).__name__, said=self.lines.last_words)
                raise Refused("too_many") from error
        told = json.loads(answer)
        if "error" in told:
            logs.warn("lesson_ends_in_an_error", what=mix_of(rules), code=f"{row} {told['error']}")
            return None
        self._cache[key] = json.dumps(told["lesson"]).encode()
        if len(self._cache) > _MOST_CACHED:
            self._cache.popitem(last=False)
        return told["lesson"]
