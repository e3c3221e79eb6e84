"""What all rooms of a server use: the store, limits, chance, the thinkers, the clock of the wall."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from huit.server.chance import Chance
from huit.server.limits import Limits
from huit.server.live.deciding import Thinkers
from huit.server.storage.store import Store


def now_ms() -> int:
    """Return the time of the wall in milliseconds."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, kw_only=True)
class Services:
    """What each room is given. A test gives its own clock, chance or thinkers."""

    store: Store
    limits: Limits = field(default_factory=Limits)
    chance: Chance = field(default_factory=Chance)
    thinkers: Thinkers = field(default_factory=Thinkers)
    wall_ms: Callable[[], int] = now_ms
