"""What takes the processor for a while is done aside, in a thread: moves go on meanwhile, and clients take turns at it."""

import asyncio
from collections.abc import Callable
from time import thread_time
from typing import TypeVar

from huit.rooms.refusal import Refused
from huit.server.limits import Limits
from huit.server.live.turns import Turns
from huit.server.quota import THIS_MACHINE, Quotas

Done = TypeVar("Done")


class Aside:
    """Reads, checks and words rules for one client after another, as long as each has time left."""

    def __init__(self, limits: Limits | None = None) -> None:
        limits = limits or Limits()
        clock = asyncio.get_running_loop().time
        self._turns = Turns(most=limits.words_waiting, each=limits.address_words_waiting)
        self._times = Quotas(burst=limits.words_burst_ms, per_s=limits.words_ms_per_s, clock=clock)

    async def done(self, asker: str, work: Callable[[], Done]) -> Done:
        """Return the outcome of *work* for *asker*, a client. This machine waits for its turn, and has all time.

        Raises:
            Refused: ``too_many``, if the client has used up its time, or if too many wait; and whatever *work* refuses.
        """
        key = None if asker in ("", THIS_MACHINE) else asker
        if not self._times.has_any(key):
            raise Refused("too_many")
        async with self._turns.taken(asker):
            done, took_s = await asyncio.to_thread(_timed, work)
        self._times.charge(key, 1000 * took_s)
        if isinstance(done, Refused):
            raise done
        return done


def _timed(work: Callable[[], Done]) -> tuple[Done | Refused, float]:
    """Return the outcome of *work*, or why it was refused, and the seconds of the processor that it took."""
    began = thread_time()
    try:
        done: Done | Refused = work()
    except Refused as refused:
        done = refused
    return done, thread_time() - began
