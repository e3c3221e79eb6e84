"""Computer players that search: in warm processes of their own, so that nothing slow runs on the loop that serves moves."""

import asyncio
import os
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, TypeVar

from huit.niceness import step_back
from huit.players.advice import advise
from huit.rooms.computers import ComputerMove, PlayerQuestion, answer
from huit.rooms.refusal import Refused
from huit.server import logs, metrics
from huit.server.live.preparer import Preparer, Tell, tell_nobody
from huit.server.live.turns import Turns
from huit.views.positions import read_position

Job = TypeVar("Job")
Found = TypeVar("Found")

MOST_PROCESSES = 4
WAITING_EACH = 8
"""Questions that may wait for each process, half of them of one client. Where there are more, the heuristic answers at once."""
WARMING = "warming"
"""The client, so to speak, for whom a process warms up."""
REVIEWS_WAITING = 32
"""Finished rounds that are looked at, one after another, or wait for it. Each takes some tenths of a second."""
_NICENESS = 10
"""Moves of people come before the thoughts of computers, also where cores are few."""
_LONGEST_S = 20
"""A process that thinks longer about one question is stuck, and ends."""
_LONGEST_START_S = 90
"""With the time to compile, on a machine that never searched."""


class SearchPool:
    """A pool of processes for searches. It starts with the first question, and compiles, or loads, what it needs."""

    def __init__(
        self, processes: int | None = None, *, waiting_each: int = WAITING_EACH, preparer: Preparer | None = None
    ) -> None:
        """*preparer* compiles what searches run; what it does not, the processes compile themselves."""
        self._preparer = preparer or Preparer()
        self._processes = processes or max(1, min(MOST_PROCESSES, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False
        most = waiting_each * self._processes
        # No more are given to the pool than it can take: it would let them in as they came, not by turns.
        self._turns = Turns(most=most, each=max(1, most // 2), at_once=self._processes)
        self._reviews = 0
        self._review_turn = asyncio.Lock()
        self._warm: set[str] = set()
        """The families that have been compiled."""
        self._warming: dict[str, asyncio.Task[None]] = {}
        self.has_failed = False
        """Whether the last question that a process took brought no answer."""

    async def wishes(self, questions: Sequence[PlayerQuestion], *, asker: str = "") -> tuple[ComputerMove, ...] | None:
        """Return the moves that players who search wish to make. *asker* is a client: they take turns.

        None where the heuristic has to stand in: while a process warms up, where it fails, and where too many wait.
        """
        cold = {question.view.family for question in questions} - self._warm
        for family in cold - self._warming.keys():
            self._warming[family] = asyncio.create_task(self._warm_up(family))
        if cold:
            metrics.searches.labels("cold").inc()
            return None
        return await self._found(_answers, tuple(questions), asker)

    async def advice(self, question: PlayerQuestion, *, asker: str = "", tell: Tell = tell_nobody) -> dict[str, Any] | None:
        """Return the advice for a question (`Advice.as_dict`), however long a process warms up; None as for `wishes`.

        *tell* how far it is where it has to be compiled first.
        """
        await self._preparer.ready(question.view.family, "advice", tell)
        return await self._found(_advice, question, asker)

    async def moments(self, text: str, seat: int, *, family: str, in_match: bool, asker: str = "") -> list[dict[str, Any]] | None:
        """Return the moves of *seat* worth another look in a finished round of *family*, a position file; None as for `advice`.

        One at a time: moves of computers wait behind no more than one. At most `REVIEWS_WAITING` wait for their turn.
        """
        if self._reviews >= REVIEWS_WAITING:
            return None
        self._reviews += 1
        try:
            await self._preparer.ready(family, "advice")
            async with self._review_turn:
                return await self._found(_moments, (text, seat, in_match), asker)
        finally:
            self._reviews -= 1

    async def _warm_up(self, family: str) -> None:
        try:
            await self._preparer.ready(family, "advice")
            if await self._found(_warm_up, family, WARMING):
                self._warm.add(family)
        finally:
            self._warming.pop(family, None)

    async def _found(self, work: Callable[[Job], Found], job: Job, asker: str) -> Found | None:
        """Return the result of *work* on *job* in a process, in the turn of *asker*; None if it fails or too many wait."""
        try:
            async with self._turns.taken(asker):
                return None if self._closed else await self._made(work, job)
        except Refused:
            metrics.searches.labels("too_many").inc()
            return None

    async def _made(self, work: Callable[[Job], Found], job: Job) -> Found | None:
        pool = self._started()
        try:
            found = await asyncio.wait_for(asyncio.wrap_future(pool.submit(work, job)), _LONGEST_START_S)
            self.has_failed = False
            metrics.searches.labels("done").inc()
            return found
        except Exception as error:  # the round goes on, whatever became of the process
            if self._closed:
                return None
            self.has_failed = True
            metrics.searches.labels("failed").inc()
            logs.warn("search_failed", error=error, code=type(error).__name__)
            if isinstance(error, BrokenExecutor):
                self._let_go(pool)
            return None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"), initializer=_be_modest)
        return self._pool

    def _let_go(self, pool: ProcessPoolExecutor) -> None:
        """Let go of processes of which one has died, unless that is done; the next question starts others."""
        if self._pool is pool:
            self._pool = None
            self._warm.clear()
            pool.shutdown(wait=False)

    async def close(self) -> None:
        """End the processes, whatever they are thinking about: a review of a round may take them a minute."""
        self._closed = True
        pool, self._pool = self._pool, None
        for task in self._warming.values():
            task.cancel()
        if pool is not None:
            _end(pool)
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)


def _end(pool: ProcessPoolExecutor) -> None:
    """End the processes of *pool* at once. Before Python 3.14 the pool itself has no way to."""
    processes: dict[int, BaseProcess] | None = getattr(pool, "_processes", None)
    for process in list((processes or {}).values()):
        process.terminate()


# In the process


def _be_modest() -> None:
    step_back(_NICENESS)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process once the server is gone, also where nobody could tell it so: it would wait for questions for ever."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@contextmanager
def _ending_after(seconds: int) -> Generator[None]:
    """Let this process end, whatever it does, if what follows takes longer."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)
    try:
        yield
    finally:
        if hasattr(signal, "alarm"):
            signal.alarm(0)


def _warm_up(family: str) -> bool:
    """Make everything compile that a search of *family* runs."""
    from huit.players.thinker import thinker_for

    with _ending_after(_LONGEST_START_S):
        thinker_for(family).warm_up()
    return True


_ready = set[str]()
"""The families that this process has searched before: what they run is compiled, or loaded."""


def _answers(questions: Sequence[PlayerQuestion]) -> tuple[ComputerMove, ...]:
    families = {question.view.family for question in questions}
    with _ending_after(_LONGEST_S if families <= _ready else _LONGEST_START_S):
        wishes = tuple(wish for wish in map(answer, questions) if wish is not None)
    _ready.update(families)
    return wishes


def _moments(job: tuple[str, int, bool]) -> list[dict[str, Any]]:
    from huit.lab.review import Review

    text, seat, in_match = job
    position = read_position(text)
    with _ending_after(_LONGEST_START_S):
        review = Review(position.round, position.moves, seats=[seat], in_match=in_match)
        for _ in review.run():
            pass
    return [moment.as_dict() for moment in review.moments]


def _advice(question: PlayerQuestion) -> dict[str, Any]:
    with _ending_after(_LONGEST_START_S):
        return advise(question.view, seed=question.seed).as_dict()
