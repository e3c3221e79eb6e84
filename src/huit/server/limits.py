"""How much anybody may ask of the server, and how long it waits."""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice

HEARTBEAT_S = 15.0
"""A socket is asked so often whether it is still there; its seat is free half of that after no answer came."""
CLOSING_S = 2.0
"""How long a socket that is being closed may take to say goodbye."""
STOPPING_S = 15.0
"""A process that was told to stop and has not is killed after so long. Its journal is on disk whatever happens."""
AGAIN_S = 0.5
"""A process that died is started anew after this time; if it goes on dying after longer and longer, up to *MOST_AGAIN_S*."""
MOST_AGAIN_S = 30.0
RETRY_S = 5.0
"""After the disk refused, computer players try again so much later."""
CATCH_UP_S = 0.5
"""While the database is away, what another process wrote is asked for again so often."""
MOST_SOCKETS_A_GUEST = 4
"""One person may look at his room in so many tabs and on so many devices at once."""
FROM_ELSEWHERE_S = 0.15
"""What was said in time through another process may come so much later."""
POLL_S = 45.0
"""A vote that was not settled in this time is none."""
LISTED_S = 2 * 3600
"""A room in which nothing has happened for so long is not on the list of open ones any more."""
MOST_LISTED = 60
SAID_AGAIN_S = 20.0
"""Every so often a process tells the others anew who is connected to it."""
OTHERS_LIFE_S = 50.0
"""What another process said about that holds so long."""
READY_S = 2.0
"""A store that has not answered for so long is not ready."""
MOST_ADDRESSES = 50_000
"""So many addresses are remembered by each allowance; of more, the one longest unheard is forgotten."""
MOST_BODY_BYTES = 4096
MOST_MESSAGE_CHARACTERS = 500
"""What somebody asked for is told him again when it is wrong, but not at any length."""
MOST_UNSENT_BYTES = 16_384
"""A socket that has so much unread is sent nothing more until it has read on; then it gets the latest view."""


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What a server with other hardware, or a test, may want otherwise."""

    rooms: int = 10_000
    """Rooms held in memory at once."""
    sockets: int = 20_000
    room_burst: int = 120
    """So many rooms may be opened at once, and then *rooms_per_s*."""
    rooms_per_s: float = 2.0
    message_burst: int = 200
    """So many messages may come at once through one socket, and then *messages_per_s*."""
    messages_per_s: float = 20.0
    refusal_burst: int = 40
    """So many messages above that are refused, before the socket is closed."""
    command_burst: int = 60
    """So many things beside moves may one guest do in a room at once, and then *commands_per_s*: each is kept for ever."""
    commands_per_s: float = 1.0
    request_burst: int = 600
    """So many requests may one address make at once, and then *requests_per_s*. A school or a café is one address."""
    requests_per_s: float = 50.0
    address_room_burst: int = 20
    """So many rooms may one address open at once, and then *address_rooms_per_s*."""
    address_rooms_per_s: float = 0.1
    join_burst: int = 30
    """So many seats may one address ask for at once, and then *joins_per_s*."""
    joins_per_s: float = 0.5
    unknown_burst: int = 20
    """After so many names that no room has, one address is told of no room at all, until *unknown_per_s* gives it another try."""
    unknown_per_s: float = 0.1
    sheet_burst: int = 200
    """So many rule sheets with options, and as many replays, may be asked for at once, then *sheets_per_s*: each is made anew."""
    sheets_per_s: float = 20.0
    address_sheet_burst: int = 60
    """So many of them may one address ask for at once, and then *address_sheets_per_s*."""
    address_sheets_per_s: float = 4.0
    address_sockets: int = 200
    address_message_burst: int = 2000
    """So many messages may come at once from one address, through all its sockets, and then *address_messages_per_s*."""
    address_messages_per_s: float = 200.0
    idle_s: float = 600.0
    """A room with nobody there leaves memory after this time; its journal stays."""


class Allowance:
    """A bucket that holds *burst* and is filled with *per_s*: what is taken out of it may be done.

    >>> allowance = Allowance(burst=1, per_s=1.0, clock=iter([0.0, 0.5, 1.0, 1.5]).__next__)
    >>> allowance.take(), allowance.take(), allowance.take()
    (True, False, True)
    """

    def __init__(self, *, burst: int, per_s: float, clock: Callable[[], float]) -> None:
        self._burst = burst
        self._per_s = per_s
        self._clock = clock
        self._left = float(burst)
        self._filled_at = clock()

    def take(self) -> bool:
        """Take one out; tell whether there was one."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._filled_at) * self._per_s)
        self._filled_at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def has_any(self) -> bool:
        """Whether there is one to take."""
        return self._filled() >= 1

    @property
    def is_full(self) -> bool:
        """Whether nothing was taken that has not been filled up again."""
        return self._filled() >= self._burst

    def _filled(self) -> float:
        return min(self._burst, self._left + (self._clock() - self._filled_at) * self._per_s)


class Allowances:
    """An `Allowance` for each key. Those that are full again are forgotten: they are as good as new ones.

    >>> now = 0.0
    >>> allowances = Allowances(burst=1, per_s=1.0, clock=lambda: now)
    >>> allowances.take("a"), allowances.take("a"), allowances.take("b"), len(allowances)
    (True, False, True, 2)
    >>> now = 1.0
    >>> allowances.take("c"), len(allowances)
    (True, 1)
    """

    def __init__(self, *, burst: int, per_s: float, clock: Callable[[], float], most: int = MOST_ADDRESSES) -> None:
        self._new = lambda: Allowance(burst=burst, per_s=per_s, clock=clock)
        self._most = most
        # In the order in which they were last used.
        self._used: dict[str, Allowance] = {}

    def __len__(self) -> int:
        """Return how many keys are remembered."""
        return len(self._used)

    def take(self, key: str | None) -> bool:
        """Take one out of *key*'s; tell whether there was one. Without a key there always is."""
        if key is None:
            return True
        allowance = self._used.pop(key, None) or self._new()
        self._used[key] = allowance
        was_there = allowance.take()
        self._forget_some()
        return was_there

    def has_any(self, key: str | None) -> bool:
        """Tell whether `take` would find one."""
        allowance = None if key is None else self._used.get(key)
        return allowance is None or allowance.has_any

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
        """Return how many keys have any."""
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
