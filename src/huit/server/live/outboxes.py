"""The sockets of one room in this process."""

import asyncio
from collections.abc import Callable, Container, Iterator
from enum import IntEnum
from itertools import islice

from huit.rooms.messages import ChatMessage, PhraseMessage
from huit.rooms.room_view import Moment
from huit.server import metrics
from huit.server.limits import MOST_SOCKETS_A_GUEST
from huit.server.live.outbox import Outbox

AT_ONCE = 16
"""Sockets of people without a chair that are sent something before the loop turns to what has arrived meanwhile."""
SLOW_S = 0.1
"""A client that is slow to read is looked at again after this time."""


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

    def __init__(self, *, shown: Callable[[], Moment]) -> None:
        """*shown* returns what the room shows now."""
        self._shown = shown
        self._open: dict[Outbox, None] = {}
        self._due: dict[Outbox, None] = {}
        """Those that send in this turn of the loop."""
        self._later: dict[Outbox, None] = {}
        """Those that send in the next ones, a few in each."""
        self._slow: dict[Outbox, None] = {}
        """Those whose clients have yet to read what was sent: they are looked at again in a while."""
        self._turn: asyncio.Handle | None = None

    def __contains__(self, outbox: Outbox) -> bool:
        return outbox in self._open

    def __len__(self) -> int:
        return len(self._open)

    def __iter__(self) -> Iterator[Outbox]:
        return iter(self._open)

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
        for outboxes in (self._open, self._due, self._later, self._slow):
            outboxes.pop(outbox, None)

    def wake(self, first: Container[int | None] = ()) -> None:
        """Send every socket what has changed: at once to the guests who come *first*, to the others in turns of `AT_ONCE`."""
        skipped = 0
        for outbox in self._open:
            skipped += outbox.is_stale
            outbox.is_stale = True
            if outbox.guest in first:
                self._due[outbox] = None
            else:
                self._later[outbox] = None
        if skipped:
            metrics.views_skipped.inc(skipped)
        self._begin()

    def wake_guests(self, guests: Container[int | None]) -> None:
        """Send what has changed to *guests* alone. The others get it with what comes next."""
        for outbox in self._open:
            if outbox.guest in guests:
                outbox.is_stale = True
                self._due[outbox] = None
        if self._due:
            self._begin()

    def note_due(self, outbox: Outbox) -> None:
        """Have *outbox* send, with all others that are due in this turn of the loop."""
        if outbox in self._open:
            self._due[outbox] = None
            self._begin()

    def _begin(self) -> None:
        if self._turn is None:
            self._turn = asyncio.get_running_loop().call_soon(self._take_turn)

    def _take_turn(self) -> None:
        self._turn = None
        due, self._due = self._due, {}
        for outbox in islice(self._later, AT_ONCE):
            due[outbox] = None
        moment, sent = self._shown(), 0
        for outbox in due:
            self._later.pop(outbox, None)
            if outbox.socket.is_slow:
                self._note_slow(outbox)
            else:
                sent += outbox.send(moment)
        metrics.views_sent.inc(sent)
        if self._later:
            self._begin()

    def _note_slow(self, outbox: Outbox) -> None:
        if not self._slow:
            asyncio.get_running_loop().call_later(SLOW_S, self._look_again)
        self._slow[outbox] = None

    def _look_again(self) -> None:
        slow, self._slow = self._slow, {}
        if slow:
            self._due |= slow
            self._begin()

    def pass_on(self, phrase: PhraseMessage) -> None:
        for outbox in self._open:
            outbox.pass_on(phrase)

    def tell_guests(self, chat: ChatMessage) -> None:
        """Send *chat* to the guests at the room's own link. Spectators get nothing of it."""
        for outbox in self._open:
            if outbox.reads_chat:
                outbox.pass_on(chat)

    def send_away(self, is_one: Callable[[Outbox], bool], why: Closed) -> None:
        """Close the sockets for which *is_one* is true."""
        for outbox in [outbox for outbox in self._open if is_one(outbox)]:
            self._close(outbox, why)

    def _close(self, outbox: Outbox, why: Closed) -> None:
        self.drop(outbox)
        outbox.socket.close(why, why.reason)
