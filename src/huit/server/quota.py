"""Rate limits: token buckets, single or by key, and counted places that are given back; both by address and by network."""

from collections.abc import Callable
from itertools import islice
from typing import NamedTuple

MOST_KEYS = 50_000
"""Keys (addresses, say) that `Quotas` remembers; beyond that, one that has used little is forgotten."""
LOOKED_AT = 8
"""Keys among which `Quotas` chooses the one to forget."""
THIS_MACHINE = "this machine"
"""The network, so to speak, of clients on this machine."""


class Client(NamedTuple):
    """The client whose quotas a request uses. One of the two is None at most."""

    address: str | None
    """None for this machine, which is a network only."""
    network: str | None
    """Many addresses that one client may hold: an IPv6 /48, this machine. An IPv4 address belongs to none."""

    @property
    def widest(self) -> str:
        """All that one client may hold, by name: its network, or its only address."""
        return self.network or self.address or ""


class Quota:
    """A token bucket: it holds at most *burst* and gains *per_s* a second.

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
        """Take one and return True; return False if there is none."""
        is_there = self.left >= 1
        self._left -= is_there
        return is_there

    def charge(self, used: float) -> bool:
        """Take what was *used*, though there may be less: it is owed then. Return whether there is still one."""
        self._left = self.left - used
        return self._left >= 1

    def give_back(self) -> None:
        """Give back one that was taken."""
        self._left = min(self._burst, self.left + 1)

    @property
    def has_any(self) -> bool:
        return self.left >= 1

    @property
    def is_full(self) -> bool:
        return self.left >= self._burst

    @property
    def left(self) -> float:
        """How much it holds now."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._filled_at) * self._per_s)
        self._filled_at = now
        return self._left


class Quotas:
    """A `Quota` for each key. Full ones are forgotten, as a new one is full too.

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
        self._used: dict[str, Quota] = {}
        """Least recently used first."""

    def __len__(self) -> int:
        return len(self._used)

    def take(self, key: str | None) -> bool:
        """Take one from the quota of *key*; return whether there was one. None is never limited."""
        if key is None:
            return True
        quota = self._used.pop(key, None) or self._new()
        self._used[key] = quota
        was_there = quota.take()
        self._forget_some()
        return was_there

    def charge(self, key: str | None, used: float) -> None:
        """Take what was *used* from the quota of *key*, which may owe it."""
        if key is not None:
            quota = self._used.pop(key, None) or self._new()
            self._used[key] = quota
            quota.charge(used)
            self._forget_some()

    def give_back(self, key: str | None) -> None:
        """Give back one that *key* has taken."""
        quota = None if key is None else self._used.get(key)
        if quota is not None:
            quota.give_back()

    def has_any(self, key: str | None) -> bool:
        """Tell whether `take` would return True."""
        quota = None if key is None else self._used.get(key)
        return quota is None or quota.has_any

    def _forget_some(self) -> None:
        if len(self._used) == 1:
            return  # what was just used
        # A call adds at most one key and looks at two, so that the number of full quotas shrinks.
        for key in list(islice(self._used, 2)):
            if self._used[key].is_full:
                del self._used[key]
        if len(self._used) > self._most:
            # Forgetting a quota fills it. The one that has used least gains least by that.
            del self._used[max(islice(self._used, LOOKED_AT), key=lambda key: self._used[key].left)]


class SharedQuotas:
    """A `Quota` for each address, and one for each network, which is greater. A client needs some left in both of its own.

    >>> quotas = SharedQuotas(Quotas(burst=1, per_s=1.0, clock=float), Quotas(burst=2, per_s=1.0, clock=float))
    >>> [quotas.take(Client(address, "network")) for address in ("a", "a", "b", "c")]
    [True, False, True, False]
    """

    def __init__(self, addresses: Quotas, networks: Quotas) -> None:
        self._addresses = addresses
        self._networks = networks

    def take(self, client: Client) -> bool:
        """Take one from both quotas of *client* and return True; take nothing from the network if the address has none."""
        return self.has_any(client) and self._addresses.take(client.address) and self._networks.take(client.network)

    def give_back(self, client: Client) -> None:
        """Give back what *client* has taken."""
        self._addresses.give_back(client.address)
        self._networks.give_back(client.network)

    def has_any(self, client: Client) -> bool:
        """Tell whether `take` would return True."""
        return self._networks.has_any(client.network) and self._addresses.has_any(client.address)


class Places:
    """Places that each key holds, up to *most*. None is never limited.

    >>> places = Places(most=1)
    >>> places.take("a"), places.take("a"), len(places)
    (True, False, 1)
    >>> places.give_back("a")
    >>> len(places)
    0
    """

    def __init__(self, *, most: int) -> None:
        self._most = most
        self._taken: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._taken)

    def take(self, key: str | None) -> bool:
        """Take a place of *key* and return True; return False if there is none."""
        if key is None:
            return True
        had = self._taken.get(key, 0)
        if had >= self._most:
            return False
        self._taken[key] = had + 1
        return True

    def give_back(self, key: str | None) -> None:
        """Give back a place that was taken."""
        if key is not None:
            self._taken[key] -= 1
            if self._taken[key] == 0:
                del self._taken[key]


class SharedPlaces:
    """The same for places: those of an address, and those of a network."""

    def __init__(self, addresses: Places, networks: Places) -> None:
        self._addresses = addresses
        self._networks = networks

    def take(self, client: Client) -> bool:
        """Take a place of *client* and return True; return False, and take none, if either has none."""
        if not self._addresses.take(client.address):
            return False
        if self._networks.take(client.network):
            return True
        self._addresses.give_back(client.address)
        return False

    def give_back(self, client: Client) -> None:
        """Give back a place that was taken."""
        self._addresses.give_back(client.address)
        self._networks.give_back(client.network)
