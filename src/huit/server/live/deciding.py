"""Where computer players think: away from the event loop, so that nobody's move waits for them."""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor

from huit.rooms.computers import Question, Wish, answer

QUICK_S = 0.05
"""A player that once took longer does not share a thread with the quick ones any more."""
THREADS = 4
"""Rooms whose slow players think at the same time. Others wait, and so do their computers, but no person."""

Answer = Callable[[Question], Wish | None]


class Thinkers:
    """Answers what computer players are asked.

    Quick players share one thread: each further one that wakes up costs more than they do. Slow ones have a pool of threads. All
    threads share the interpreter with the event loop; for players that search in Python, give a pool of processes instead:
    questions and wishes can be pickled.
    """

    def __init__(self, answer: Answer = answer, *, executor: Executor | None = None) -> None:
        """*answer* is how a player decides; with a pool of processes, a function that can be named there."""
        self._answer = answer
        self._for_quick = executor or ThreadPoolExecutor(1, thread_name_prefix="huit-thinker")
        self._for_slow = executor or ThreadPoolExecutor(THREADS, thread_name_prefix="huit-thinker")
        self._slow: set[str] = set()

    async def wishes(self, questions: Sequence[Question]) -> tuple[Wish, ...]:
        """Return what the seats that are asked would do."""
        players = {question.player for question in questions}
        executor = self._for_slow if players & self._slow else self._for_quick
        wishes, took_s = await asyncio.get_running_loop().run_in_executor(executor, _answers, self._answer, questions)
        if took_s > QUICK_S:
            self._slow |= players
        return wishes

    async def close(self) -> None:
        """Drop what nobody has begun to think about, and wait until the rest is thought."""
        for executor in (self._for_quick, self._for_slow):
            await asyncio.to_thread(executor.shutdown, cancel_futures=True)


def _answers(answer: Answer, questions: Sequence[Question]) -> tuple[tuple[Wish, ...], float]:
    began = time.perf_counter()
    wishes = tuple(wish for wish in map(answer, questions) if wish is not None)
    return wishes, time.perf_counter() - began
