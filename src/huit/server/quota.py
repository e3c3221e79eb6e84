"""Rate limits: buckets that fill again with time, one or one for each key, and places that are taken and given back."""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from itertools import islice

MOST_KEYS = 50_000
"""Keys (addresses, say) that `Quotas` remembers; beyond that, the one unused for longest is forgotten."""


class Quota:
    """A bucket that holds *burst* and is filled with *per_s*: what is taken out of it may be done.

    >>> quota = Quota(burst=1, per_s=1.0, clock=iter([0.0, 0.5, 1.0, 1.5]).__next__)
    >>> quota.take(), quota.take(), quota.take()
    (True, False, True)
    """

    def __init__(self, *, burst: int, per_s: float, clock: Callable[[], float]) -> None:
        self._burst = burst
        self._per_s = per_s
        self._clock = clock
        self._left = float(burst)
        self._filled_at = clock()

    def take(self) -> bool:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._filled_at) * self._per_s)
        self._filled_at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def has_any(self) -> bool:
        return self._filled() >= 1

    @property
    def is_full(self) -> bool:
        return self._filled() >= self._burst

    def _filled(self) -> float:
        return min(self._burst, self._left + (self._clock() - self._filled_at) * self._per_s)


class Quotas:
    """An `Quota` for each key. Those that are full again are forgotten: they are as good as new ones.

    >>> now = 0.0
    >>> quotas = Quotas(burst=1, per_s=1.0, clock=lambda: now)
    >>> quotas.take("a"), quotas.take("a"), quotas.take("b"), len(quotas)
    (True, False, True, 2)
    >>> now = 1.0
    >>> quotas.take("c"), len(quotas)
    (True, 1)
    """

    def __init__(self, *, burst: int, per_s: float, clock: Callable[[], float], most: int = MOST_KEYS) -> None:
        self._new = lambda: Quota(burst=burst, per_s=per_s, clock=clock)
        self._most = most
        # In the order in which they were last used.
        self._used: dict[str, Quota] = {}

    def __len__(self) -> int:
        return len(self._used)

    def take(self, key: str | None) -> bool:
        """Take one out of *key*'s; tell whether there was one. Without a key there always is."""
        if key is None:
            return True
        quota = self._used.pop(key, None) or self._new()
        self._used[key] = quota
        was_there = quota.take()
        self._forget_some()
        return was_there

    def has_any(self, key: str | None) -> bool:
        """Tell whether `take` would find one."""
        quota = None if key is None else self._used.get(key)
        return quota is None or quota.has_any

    def _forget_some(self) -> None:
        # The two longest unused: one more than a call can add, so that a rush is forgotten as fast as it came.
        for key in list(islice(self._used, 2)):
            if len(self._used) > self._most or self._used[key].is_full:
                del self._used[key]


class Places:
    """How many of something each key has, up to so many; who has none is not remembered.

    >>> places = Places(most=1)
    >>> with places.taken("a") as first, places.taken("a") as second:
    ...     print(first, second, len(places))
    True False 1
    >>> len(places)
    0
    """

    def __init__(self, *, most: int) -> None:
        self._most = most
        self._taken: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._taken)

    @contextmanager
    def taken(self, key: str | None) -> Generator[bool]:
        """Take one for *key* while the block runs; tell whether there was one. Without a key there always is."""
        if key is None:
            yield True
            return
        had = self._taken.get(key, 0)
        if had >= self._most:
            yield False
            return
        self._taken[key] = had + 1
        try:
            yield True
        finally:
            self._taken[key] -= 1
            if self._taken[key] == 0:
                del self._taken[key]
