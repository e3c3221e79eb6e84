"""Threads for slow work on rules. Moves go on meanwhile, and clients take turns."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from huit.rooms.refusal import Refused
from huit.server.limits import Limits
from huit.server.live.turns import Turns
from huit.server.quota import THIS_MACHINE, Quotas

Done = TypeVar("Done")
Read = TypeVar("Read")
# In a browser there are no threads, and no time of theirs.
thread_time: Callable[[], float] = getattr(time, "thread_time", time.perf_counter)


class RuleThreads:
    """The thread that reads, checks and words rules, for one client after another, within a quota of time for each."""

    def __init__(self, limits: Limits | None = None) -> None:
        limits = limits or Limits()
        clock = asyncio.get_running_loop().time
        self._turns = Turns(most=limits.words_waiting, each=limits.address_words_waiting)
        self._times = Quotas(burst=limits.words_burst_ms, per_s=limits.words_ms_per_s, clock=clock)

    async def done(self, asker: str, work: Callable[[], Done]) -> Done:
        """Return the outcome of *work* for *asker*, a client. Work for this machine itself has no quota.

        Raises:
            Refused: ``too_many``, if the client has used up its time, or if too many wait; and whatever *work* refuses.
        """

        async def nothing() -> None:
            pass

        return await self.done_with(asker, nothing, lambda _: work())

    async def done_with(self, asker: str, read: Callable[[], Awaitable[Read]], work: Callable[[Read], Done]) -> Done:
        """Return the outcome of *work* on what *read* returns, like `done`. To read is a part of the turn: what is read is
        held for one at a time.

        Raises:
            Refused: as `done`; and whatever *read* refuses.
        """
        key = None if asker in ("", THIS_MACHINE) else asker
        if not self._times.has_any(key):
            raise Refused("too_many")
        async with self._turns.taken(asker):
            found = await read()
            done, took_s = await asyncio.to_thread(_timed, lambda: work(found))
        self._times.charge(key, 1000 * took_s)
        if isinstance(done, Refused):
            raise done
        return done


def _timed(work: Callable[[], Done]) -> tuple[Done | Refused, float]:
    """Return the outcome of *work* or its refusal, and the processor seconds that it took."""
    began = thread_time()
    try:
        done: Done | Refused = work()
    except Refused as refused:
        done = refused
    return done, thread_time() - began
