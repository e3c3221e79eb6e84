"""How much anybody may ask of the server, and how long it waits."""

from collections.abc import Callable
from dataclasses import dataclass

HEARTBEAT_S = 15.0
"""A socket is asked so often whether it is still there; its seat is free half of that after no answer came."""
CLOSING_S = 2.0
"""How long a socket that is being closed may take to say goodbye."""
RETRY_S = 5.0
"""After the disk refused, computer players try again so much later."""
MOST_SOCKETS_A_GUEST = 4
"""One person may look at his room in so many tabs and on so many devices at once."""
POLL_S = 45.0
"""A vote that was not settled in this time is none."""
LISTED_S = 2 * 3600
"""A room in which nothing has happened for so long is not on the list of open ones any more."""
MOST_LISTED = 60
SAID_AGAIN_S = 20.0
"""Every so often a process tells the others anew who is connected to it."""
OTHERS_LIFE_S = 50.0
"""What another process said about that holds so long."""
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
    sheet_burst: int = 100
    """So many rule sheets with options may be asked for at once, and then *sheets_per_s*: each is written anew."""
    sheets_per_s: float = 10.0
    message_burst: int = 200
    """So many messages may come at once through one socket, and then *messages_per_s*."""
    messages_per_s: float = 20.0
    refusal_burst: int = 40
    """So many messages above that are refused, before the socket is closed."""
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
