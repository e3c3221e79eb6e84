"""The time for reactions after a card is played. A move that would end it waits, so that slow networks make nobody late."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

from huit.rooms.moves import is_catch, is_reaction
from huit.rooms.room import Room
from huit.server.limits import FROM_ELSEWHERE_S


class ReactionTime:
    """Delays moves during the time for reactions, so that catches go first."""

    def __init__(self, *, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._laid_at = 0.0
        self._catches: set[asyncio.Future[None]] = set()

    def begin(self) -> None:
        """Start the time: a card was played."""
        self._laid_at = self._clock()

    def holds(self, room: Room, move: str, *, closes: bool) -> bool:
        """Tell whether *move* may have to wait: see `held`."""
        if not closes or is_reaction(move):
            return is_catch(move)
        of_s = room.settings.reaction_ms / 1000
        return (of_s > 0 and self._laid_at + of_s + FROM_ELSEWHERE_S > self._clock()) or len(self._catches) > 0

    @asynccontextmanager
    async def held(self, room: Room, move: str, *, closes: bool, elsewhere: bool = False) -> AsyncGenerator[None]:
        """Wait until *move* may be made in *room*; the block makes it. *closes*: the move ends the time for reactions.

        A catch waits until the time is over: an announcement before that is not late. A move that closes also waits for catches
        that are under way, and `FROM_ELSEWHERE_S` longer if people play through other processes (*elsewhere*). Announcements and
        cards out of turn do not wait: the first one counts.
        """
        if is_catch(move):
            async with self._catching():
                await self._over(room)
                yield
        elif closes and not is_reaction(move):
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
