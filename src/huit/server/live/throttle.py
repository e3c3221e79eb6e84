"""A throttle: frequent events are handled together."""

import asyncio
from collections.abc import Callable


class Throttle:
    """Calls *act* soon after `note`, and at most once in *every_s* seconds: what is noted in between waits for the next call."""

    def __init__(self, act: Callable[[], None], *, every_s: float) -> None:
        self._act = act
        self._every_s = every_s
        self._next = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def note(self) -> None:
        """Have *act* called: at once if it has not been for *every_s*."""
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_at(max(loop.time(), self._next), self.flush)

    def flush(self) -> None:
        """Call *act* now if something was noted."""
        if self._timer is None:
            return
        self._timer.cancel()
        self._timer = None
        self._next = asyncio.get_running_loop().time() + self._every_s
        self._act()
