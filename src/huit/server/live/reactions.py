"""The time for reactions after a card is played: a move that would end it waits, so that a slow network makes nobody late."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

from huit.rooms.room import Room
from huit.server.limits import FROM_ELSEWHERE_S


class ReactionTime:
    """Holds moves back during the time for reactions, and lets a catch go first."""

    def __init__(self, *, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._laid_at = 0.0
        self._catches: set[asyncio.Future[None]] = set()

    def begin(self) -> None:
        """A card was laid."""
        self._laid_at = self._clock()

    @asynccontextmanager
    async def held(self, room: Room, move: str, *, closes: bool, elsewhere: bool = False) -> AsyncGenerator[None]:
        """Wait until *move* may be made in *room*; the block makes it. *closes*: it puts an end to what others may say.

        « Contre-carte » waits too, for whoever announces meanwhile was in time; and what closes the time waits for those who said
        it, a little longer where people play through other processes (*elsewhere*), whose words come by the database. What else
        is called out, or laid out of turn, does not wait: there the first one counts.
        """
        if move == "catch":
            async with self._catching():
                await self._over(room)
                yield
        elif closes and move != "say":
            await self._over(room, more_s=FROM_ELSEWHERE_S if elsewhere else 0.0)
            if self._catches:
                await asyncio.wait(self._catches.copy())
            yield
        else:
            yield

    async def _over(self, room: Room, *, more_s: float = 0.0) -> None:
        of_s = room.settings.reaction_ms / 1000
        wait = self._laid_at + of_s + more_s - self._clock() if of_s else 0.0
        if wait > 0 and room.window_is_open:
            await asyncio.sleep(wait)

    @asynccontextmanager
    async def _catching(self) -> AsyncGenerator[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._catches.add(done)
        try:
            yield
        finally:
            self._catches.discard(done)
            done.cancel()
