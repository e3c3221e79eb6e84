"""A throttle: frequent events are handled together."""

import asyncio
from collections.abc import Callable


class Throttle:
    """Calls *act* soon after `note`, and at most once in *every_s* seconds: what is noted in between waits for the next call."""

    def __init__(self, act: Callable[[], None], *, every_s: float, after_s: float = 0.0) -> None:
        """*after_s*: how long even the first `note` waits for others."""
        self._act = act
        self._every_s = every_s
        self._after_s = after_s
        self._next = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def note(self) -> None:
        """Have *act* called: after *after_s* if it has not been for *every_s*."""
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_at(max(loop.time() + self._after_s, self._next), self.flush)

    def forget(self) -> None:
        """Drop what was noted: it was done otherwise."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def flush(self) -> None:
        """Call *act* now if something was noted."""
        if self._timer is None:
            return
        self.forget()
        self._next = asyncio.get_running_loop().time() + self._every_s
        self._act()
