"""Turns at a scarce resource, and work that several callers share."""

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import zip_longest
from typing import Generic, TypeVar

from huit.rooms.refusal import Refused

Key = TypeVar("Key")
Done = TypeVar("Done")


@dataclass(frozen=True, eq=False)
class _Waiting:
    let_in: asyncio.Future[None]
    on_place: Callable[[int], None]


class Turns:
    """Turns for one holder at a time, or a few. Waiting keys alternate: one of each, then the next of each."""

    def __init__(self, *, most: int, each: int, at_once: int = 1) -> None:
        """At most *most* may wait, *each* of one key; *at_once* are let in at a time."""
        self._most = most
        self._each = each
        self._free = at_once
        self._waiting: dict[str, deque[_Waiting]] = {}
        """The key that is let in next comes first."""

    @asynccontextmanager
    async def taken(self, key: str, on_place: Callable[[int], None] = lambda _: None) -> AsyncGenerator[None]:
        """Wait for a turn, and hold it while the block runs. *on_place* is called with each new place in the queue.

        Raises:
            Refused: ``too_many``, if too many wait already.
        """
        if self._free:
            self._free -= 1
        else:
            await self._let_in(key, on_place)
        try:
            yield
        finally:
            self._pass_on()

    async def _let_in(self, key: str, on_place: Callable[[int], None]) -> None:
        mine = self._waiting.get(key, ())
        if len(mine) >= self._each or sum(map(len, self._waiting.values())) >= self._most:
            raise Refused("too_many")
        waiting = _Waiting(asyncio.get_running_loop().create_future(), on_place)
        self._waiting.setdefault(key, deque()).append(waiting)
        self._tell()
        try:
            await waiting.let_in
        except asyncio.CancelledError:
            if waiting.let_in.cancelled():
                self._leave(key, waiting)
            else:
                # The turn had come.
                self._pass_on()
            raise

    def _leave(self, key: str, waiting: _Waiting) -> None:
        mine = self._waiting.get(key, deque())
        if waiting in mine:
            mine.remove(waiting)
            if not mine:
                del self._waiting[key]
            self._tell()

    def _tell(self) -> None:
        laps = zip_longest(*self._waiting.values())
        for place, waiting in enumerate((waiting for lap in laps for waiting in lap if waiting is not None), 1):
            waiting.on_place(place)

    def _pass_on(self) -> None:
        """Let the next one in who still waits; the turn stays taken until then."""
        while self._waiting:
            key = next(iter(self._waiting))
            # Who was cancelled in this very moment has not left yet.
            mine = deque(waiting for waiting in self._waiting.pop(key) if not waiting.let_in.done())
            if mine:
                mine.popleft().let_in.set_result(None)
                if mine:
                    self._waiting[key] = mine
                self._tell()
                return
        self._free += 1


class SharedWork(Generic[Key, Done]):
    """Work by key: callers during the same work wait for it together, and share its outcome or failure."""

    def __init__(self) -> None:
        self._doing: dict[Key, asyncio.Task[Done]] = {}

    async def do(self, key: Key, work: Callable[[], Awaitable[Done]]) -> Done:
        """Return the outcome of *work*, or of the work of that *key* under way. It goes on when its callers are cancelled."""
        if key not in self._doing:

            async def done() -> Done:
                return await work()

            doing = asyncio.get_running_loop().create_task(done())
            self._doing[key] = doing
            doing.add_done_callback(lambda _: self._forget(key))
        return await asyncio.shield(self._doing[key])

    def _forget(self, key: Key) -> None:
        # If nobody waits any more, asyncio would log a failure as never retrieved.
        doing = self._doing.pop(key)
        _ = doing.cancelled() or doing.exception()
