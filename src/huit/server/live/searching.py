"""Computer players that search: in warm processes of their own, so that nothing slow runs on the loop that serves moves."""

import asyncio
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from huit.players.advice import advise
from huit.rooms.computers import Question, Wish, answer
from huit.server import logs

MOST_PROCESSES = 4
_NICENESS = 10
"""Moves of people come before the thoughts of computers, also where cores are few."""
_LONGEST_ADVICE_S = 90.0
"""With the time to compile, on a machine that never searched."""
_LONGEST_S = 20.0
"""A search that has not come back after so long is given up: its process is stuck."""


class Searching:
    """A pool of processes for searches. It starts with the first question, and compiles, or loads, what it needs.

    `wishes` returns None as long as it has nothing better to say than the heuristic: while it warms up, and where it fails.
    """

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or max(1, min(MOST_PROCESSES, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None
        self._warm: set[str] = set()
        """The families that have been compiled."""
        self._warming: dict[str, asyncio.Task[None]] = {}

    async def wishes(self, questions: Sequence[Question]) -> tuple[Wish, ...] | None:
        """Return the moves that players who search wish to make; None where the heuristic has to stand in."""
        cold = {question.view.family for question in questions} - self._warm
        for family in cold - self._warming.keys():
            self._warming[family] = asyncio.create_task(self._warm_up(family))
        if cold:
            return None
        try:
            found = await asyncio.wait_for(asyncio.wrap_future(self._started().submit(_answers, tuple(questions))), _LONGEST_S)
        except Exception as error:  # the round goes on, whatever became of the process
            logs.warn("search_failed", error=error, code=type(error).__name__)
            self._start_anew()
            return None
        return found

    async def advice(self, question: Question) -> dict[str, Any] | None:
        """Return the advice for a question (`Advice.as_dict`), however long the process warms up; None where it fails."""
        try:
            return await asyncio.wait_for(asyncio.wrap_future(self._started().submit(_advice, question)), _LONGEST_ADVICE_S)
        except Exception as error:  # as above
            logs.warn("search_failed", error=error, code=type(error).__name__)
            self._start_anew()
            return None

    async def _warm_up(self, family: str) -> None:
        try:
            await asyncio.wrap_future(self._started().submit(_warm_up, family))
        except Exception as error:  # as above
            logs.warn("search_failed", error=error, code=type(error).__name__)
            self._start_anew()
        else:
            self._warm.add(family)
        finally:
            self._warming.pop(family, None)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"), initializer=_be_modest)
        return self._pool

    def _start_anew(self) -> None:
        """Let go of processes that failed; the next question starts others."""
        pool, self._pool = self._pool, None
        self._warm.clear()
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        """End the processes, after what they are thinking about."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)
        for task in (*self._warming.values(),):
            task.cancel()


def _be_modest() -> None:
    if hasattr(os, "nice"):
        os.nice(_NICENESS)


def _warm_up(family: str) -> None:
    """Make everything compile that a search of *family* runs."""
    from huit.players.thinking import thinker_for  # loads Numba: only here

    thinker_for(family).warm_up()


def _advice(question: Question) -> dict[str, Any]:
    return advise(question.view, seed=question.seed).as_dict()


def _answers(questions: Sequence[Question]) -> tuple[Wish, ...]:
    return tuple(wish for wish in map(answer, questions) if wish is not None)
