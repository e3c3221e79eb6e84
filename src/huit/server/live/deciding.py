"""Runs computer players in threads, so that the event loop never waits for them."""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor

from huit.rooms.computers import Question, Wish, answer

QUICK_S = 0.05
"""A kind of player that once took longer uses the threads for slow players from then on."""
THREADS = 4
"""Threads for slow players. When all are busy, computer players of other rooms wait; people do not."""

Answer = Callable[[Question], Wish | None]


class Thinkers:
    """Asks computer players for their moves.

    Quick players share one thread: waking more threads costs more than their decisions. Slow players have `THREADS`. All of them
    hold the interpreter lock while they run Python; pass a pool of processes for players that search in Python.
    """

    def __init__(self, answer: Answer = answer, *, executor: Executor | None = None) -> None:
        """*answer* decides for one player; with a pool of processes it must be picklable, as questions and wishes are."""
        self._answer = answer
        self._for_quick = executor or ThreadPoolExecutor(1, thread_name_prefix="huit-thinker")
        self._for_slow = executor or ThreadPoolExecutor(THREADS, thread_name_prefix="huit-thinker")
        self._slow: set[str] = set()

    async def wishes(self, questions: Sequence[Question]) -> tuple[Wish, ...]:
        """Return the moves that the computer players wish to make."""
        players = {question.player for question in questions}
        executor = self._for_slow if players & self._slow else self._for_quick
        wishes, took_s = await asyncio.get_running_loop().run_in_executor(executor, _answers, self._answer, questions)
        if took_s > QUICK_S:
            self._slow |= players
        return wishes

    async def close(self) -> None:
        """Cancel decisions that have not begun, and wait for the others."""
        for executor in (self._for_quick, self._for_slow):
            await asyncio.to_thread(executor.shutdown, cancel_futures=True)


def _answers(answer: Answer, questions: Sequence[Question]) -> tuple[tuple[Wish, ...], float]:
    began = time.perf_counter()
    wishes = tuple(wish for wish in map(answer, questions) if wish is not None)
    return wishes, time.perf_counter() - began
