"""Lessons for the rows of rule sheets: looked for in one process of low priority, one at a time, with a limit on time."""

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
NO_LESSON = b'{"lesson": null}'
_ERROR = b'{"error"'
"""How a line begins that tells of an error of the program."""
_MOST_CACHED_BYTES = 1 << 24
"""Most bytes of lessons in memory; one has some ten thousand."""
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
        self._doing = SharedWork[_Key, bytes]()
        self._cache: OrderedDict[_Key, bytes] = OrderedDict()
        self._cached = 0
        """Bytes of them."""
        self._is_closed = False

    async def lesson(self, rules: RuleSet, asked: LessonRequest, *, asker: str = "") -> bytes:
        """Return the lesson for a row of the sheet of *rules* as JSON: ``{"lesson": …}``, a `huit.lessons.Lesson` or null.

        Raises:
            Refused: ``too_many``, if too many wait already, in all or for *asker*, a client; if it takes too long; or if the
                process has died.
        """
        key = (rules.id, rules.digest, asked.seats, asked.row, asked.another)
        if key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key]
        return await self._doing.do(key, lambda: self._in_turn(key, rules, asker))

    async def close(self) -> None:
        """End the process; nobody who still waits starts another."""
        self._is_closed = True
        await self.lines.close()

    async def _in_turn(self, key: _Key, rules: RuleSet, asker: str) -> bytes:
        _, _, seats, row, another = key
        async with self._turns.taken(asker):
            if self._is_closed:
                raise Refused("too_many")
            try:
                await self.lines.ready()
                await self.lines.send({"rules": rules.id, "options": rules.options, "row": row, "seats": seats, "seed": another})
                told = await self.lines.line(within_s=self._limits.lesson_s)
            except TimeoutError as error:
                await self.lines.close()
                logs.warn("lesson_took_too_long", what=mix_of(rules), code=str(row))
                raise Refused("too_many") from error
            except ENDED as error:
                await self.lines.close()
                logs.warn("lesson_process_ended", what=mix_of(rules), code=type(error).__name__, said=self.lines.last_words)
                raise Refused("too_many") from error
        if told.startswith(_ERROR):
            logs.warn("lesson_ends_in_an_error", what=mix_of(rules), code=f"{row} {told[len(_ERROR) :].decode()}")
            return NO_LESSON
        self._keep(key, told)
        return told

    def _keep(self, key: _Key, told: bytes) -> None:
        self._cache[key] = told
        self._cached += len(told)
        while self._cached > _MOST_CACHED_BYTES:
            self._cached -= len(self._cache.popitem(last=False)[1])
