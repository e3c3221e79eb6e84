"""Computer players in threads, and those that search in processes, so that the event loop never waits for them."""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, Protocol

from huit.rooms.computers import STAND_IN, ComputerMove, PlayerQuestion, answer
from huit.server.live.preparer import Tell, tell_nobody

QUICK_S = 0.05
"""A kind of player that once took longer uses the threads for slow players from then on."""
THREADS = 4
"""Threads for slow players. When all are busy, computer players of other rooms wait; people do not."""

Answer = Callable[[PlayerQuestion], ComputerMove | None]


class Searching(Protocol):
    """The players that search: in processes (`huit.server.live.search_pool.SearchPool`), or in a browser."""

    @property
    def has_failed(self) -> bool:
        """Whether the last question brought no answer."""
        ...

    async def wishes(self, questions: Sequence[PlayerQuestion], *, asker: str = "") -> tuple[ComputerMove, ...] | None:
        """Return the moves that players who search wish to make; None where the heuristic has to stand in."""
        ...

    async def advice(self, question: PlayerQuestion, *, asker: str = "", tell: Tell = tell_nobody) -> dict[str, Any] | None:
        """Return the advice for a question (`Advice.as_dict`); None where there is nobody to give it."""
        ...

    async def moments(self, text: str, seat: int, *, family: str, in_match: bool, asker: str = "") -> list[dict[str, Any]] | None:
        """Return the moves of *seat* worth another look in a finished round, a position file; None as for `advice`."""
        ...

    async def close(self) -> None:
        """End it, whatever it is thinking about."""
        ...


class Thinkers:
    """The computer players of a server.

    Quick players share one thread: waking more threads costs more than their decisions. Slow players have `THREADS`. All of them
    hold the interpreter lock while they run Python. Players that search have processes (`Searching`); until those are warm, and
    where they fail, the heuristic plays for them.
    """

    def __init__(self, answer: Answer = answer, *, searching: Searching, executor: Executor | None = None) -> None:
        """*answer* decides for one player that does not search."""
        self._answer = answer
        self.searching = searching
        self._for_quick = executor or ThreadPoolExecutor(1, thread_name_prefix="huit-thinker")
        self._for_slow = executor or ThreadPoolExecutor(THREADS, thread_name_prefix="huit-thinker")
        self._slow: set[str] = set()

    async def wishes(self, questions: Sequence[PlayerQuestion], *, asker: str = "") -> tuple[ComputerMove, ...]:
        """Return the moves that the computer players wish to make. Searches of *asker*, a client, and of others take turns."""
        deep = [question for question in questions if question.searches]
        found = await self.searching.wishes(deep, asker=asker) if deep else ()
        if found is None:
            below = {question.seat for question in deep}
            simple = [question._replace(player=STAND_IN) if question.searches else question for question in questions]
            wishes = await self._simple_wishes(simple)
            return tuple(wish._replace(is_below_level=wish.seat in below) for wish in wishes)
        simple = [question for question in questions if not question.searches]
        return (await self._simple_wishes(simple) if simple else ()) + found

    async def _simple_wishes(self, questions: Sequence[PlayerQuestion]) -> tuple[ComputerMove, ...]:
        players = {question.player for question in questions}
        executor = self._for_slow if players & self._slow else self._for_quick
        wishes, took_s = await asyncio.get_running_loop().run_in_executor(executor, _answers, self._answer, questions)
        if took_s > QUICK_S:
            self._slow |= players
        return wishes

    async def close(self) -> None:
        """Cancel decisions that have not begun, and wait for the others."""
        await self.searching.close()
        for executor in (self._for_quick, self._for_slow):
            await asyncio.to_thread(executor.shutdown, cancel_futures=True)


def _answers(answer: Answer, questions: Sequence[PlayerQuestion]) -> tuple[tuple[ComputerMove, ...], float]:
    began = time.perf_counter()
    wishes = tuple(wish for wish in map(answer, questions) if wish is not None)
    return wishes, time.perf_counter() - began
