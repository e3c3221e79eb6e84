"""The sockets of one room in this process."""

import asyncio
from collections.abc import Callable, Container
from enum import IntEnum
from itertools import islice

from huit.rooms.messages import PhraseMessage
from huit.server.limits import CLOSING_S, MOST_SOCKETS_A_GUEST
from huit.server.live.background import Background
from huit.server.live.outbox import Outbox

AT_ONCE = 16
"""Sockets of people without a chair that are sent something before the loop turns to what has arrived meanwhile."""


class Closed(IntEnum):
    """The reasons for closing a socket, as close codes."""

    GOING_AWAY = 1001
    TRY_LATER = 1013
    NO_SEAT = 4403
    NO_ROOM = 4404
    TAKEN_OVER = 4410
    KICKED = 4411
    NOT_WATCHED = 4412
    RENEWED = 4413
    JOURNAL_UNPLAYABLE = 4415
    TOO_MANY = 4429

    @property
    def reason(self) -> bytes:
        """The text sent with the code.

        >>> Closed.NO_SEAT.reason
        b'no_seat'
        """
        return self.name.lower().encode()


class Outboxes:
    """The outboxes of the sockets of a room in this process."""

    def __init__(self, background: Background) -> None:
        self._background = background
        self._open: dict[Outbox, None] = {}
        self._waiting: dict[Outbox, Callable[[Outbox], None]] = {}
        """The sockets that wait for their turn, each with the action to take."""
        self._turn: asyncio.Handle | None = None

    def __contains__(self, outbox: Outbox) -> bool:
        return outbox in self._open

    def __len__(self) -> int:
        return len(self._open)

    @property
    def guests(self) -> set[int]:
        """The guests at the room's own link."""
        return {outbox.guest for outbox in self._open if outbox.guest is not None and not outbox.watches}

    @property
    def onlookers(self) -> set[int]:
        """The guests with a chair request by the spectators' link who look on there."""
        return {outbox.guest for outbox in self._open if outbox.guest is not None and outbox.watches}

    @property
    def looking(self) -> set[int]:
        """The guests with a page that they look at."""
        return {outbox.guest for outbox in self._open if outbox.guest is not None and not outbox.watches and outbox.is_looked_at}

    @property
    def watchers(self) -> int:
        return sum(outbox.guest is None for outbox in self._open)

    def add(self, outbox: Outbox) -> None:
        """Add *outbox*; beyond `MOST_SOCKETS_A_GUEST` the oldest socket of its guest is closed."""
        if outbox.guest is not None:
            mine = [other for other in self._open if other.guest == outbox.guest]
            for oldest in mine[: max(0, len(mine) + 1 - MOST_SOCKETS_A_GUEST)]:
                self._close(oldest, Closed.TAKEN_OVER)
        self._open[outbox] = None

    def drop(self, outbox: Outbox) -> None:
        self._open.pop(outbox, None)
        self._waiting.pop(outbox, None)

    def wake(self, seated: Container[int]) -> None:
        """Send a view to every socket: at once to the guests who are *seated*, to the others in turns of `AT_ONCE`."""
        for outbox in self._open:
            if outbox.guest is not None and outbox.guest in seated:
                outbox.wake()
            else:
                self._waiting[outbox] = Outbox.wake
        self._go_on()

    def send_presence(self, number: int, frame: bytes) -> None:
        """Send the same *frame* to every socket, in turns; a view that is due anyway includes it."""
        for outbox in self._open:
            self._waiting.setdefault(outbox, lambda outbox: outbox.send_presence(number, frame))
        self._go_on()

    def _go_on(self) -> None:
        if self._waiting and self._turn is None:
            self._turn = asyncio.get_running_loop().call_soon(self._take_turn)

    def _take_turn(self) -> None:
        self._turn = None
        for outbox in list(islice(self._waiting, AT_ONCE)):
            self._waiting.pop(outbox)(outbox)
        self._go_on()

    def pass_on(self, phrase: PhraseMessage) -> None:
        for outbox in self._open:
            outbox.pass_on(phrase)

    def send_away(self, is_one: Callable[[Outbox], bool], why: Closed) -> None:
        """Close the sockets for which *is_one* is true."""
        for outbox in [outbox for outbox in self._open if is_one(outbox)]:
            self._close(outbox, why)

    async def closed(self) -> None:
        await self._background.done(within_s=CLOSING_S)

    def _close(self, outbox: Outbox, why: Closed) -> None:
        self.drop(outbox)
        self._background.run(outbox.socket.close(code=why, message=why.reason))
