"""The services that all rooms of a server share."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from huit.server.chance import Chance
from huit.server.limits import Limits
from huit.server.live.preparer import Preparer
from huit.server.live.rule_threads import RuleThreads
from huit.server.live.thinkers import Thinkers
from huit.server.storage.jobs import AnyStore


def now_ms() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class SteadyWall:
    """The time in milliseconds since 1970. When the clock of the machine is set back, it goes on from where it was.

    >>> wall = iter([1000, 2000, -9000, -8000, 9000])
    >>> steady = SteadyWall(wall.__next__, clock=iter([0.0, 1.0, 2.0, 3.0, 4.0]).__next__)
    >>> [steady() for _ in range(5)]
    [1000, 2000, 3000, 4000, 9000]
    """

    def __init__(self, wall_ms: Callable[[], int], *, clock: Callable[[], float]) -> None:
        """*clock* is in seconds, and never goes back."""
        self._wall_ms = wall_ms
        self._clock = clock
        self._latest, self._latest_at = float("-inf"), 0.0

    def __call__(self) -> int:
        now = self._clock()
        self._latest, self._latest_at = max(self._wall_ms(), self._latest + (now - self._latest_at) * 1000), now
        return int(self._latest)


@dataclass(frozen=True, kw_only=True)
class Services:
    """The store, limits, random numbers, computer players, preparer and clock of a server."""

    store: AnyStore
    thinkers: Thinkers
    limits: Limits = field(default_factory=Limits)
    chance: Chance = field(default_factory=Chance)
    preparer: Preparer = field(default_factory=Preparer)
    rule_threads: RuleThreads = field(default_factory=RuleThreads)
    wall_ms: Callable[[], int] = now_ms
