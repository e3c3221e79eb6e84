"""What all rooms of a server share."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from huit.server.chance import Chance
from huit.server.limits import Limits
from huit.server.live.deciding import Thinkers
from huit.server.storage.store import Store


def now_ms() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, kw_only=True)
class Services:
    """The store, limits, random numbers, computer players and clock of a server."""

    store: Store
    limits: Limits = field(default_factory=Limits)
    chance: Chance = field(default_factory=Chance)
    thinkers: Thinkers = field(default_factory=Thinkers)
    wall_ms: Callable[[], int] = now_ms
