"""The sockets of one room: who is connected, what all are sent, and who is sent away."""

from collections.abc import Callable

from huit.rooms.messages import PhraseMessage
from huit.server.limits import CLOSING_S, MOST_SOCKETS_A_GUEST
from huit.server.live.background import Background
from huit.server.live.outbox import Outbox

TAKEN_OVER, KICKED, NOT_WATCHED = 4410, 4411, 4412
"""Close codes; `http.sockets` has the others."""


class Outboxes:
    """The outboxes of the sockets that are connected to a room through this process."""

    def __init__(self, background: Background) -> None:
        self._background = background
        self._open: dict[Outbox, None] = {}

    def __contains__(self, outbox: Outbox) -> bool:
        return outbox in self._open

    def __len__(self) -> int:
        return len(self._open)

    @property
    def guests(self) -> set[int]:
        return {outbox.guest for outbox in self._open if outbox.guest is not None}

    @property
    def watchers(self) -> int:
        return sum(outbox.guest is None for outbox in self._open)

    def add(self, outbox: Outbox) -> None:
        """Add one; if its guest has too many, the oldest are closed."""
        if outbox.guest is not None:
            mine = [other for other in self._open if other.guest == outbox.guest]
            for oldest in mine[: max(0, len(mine) + 1 - MOST_SOCKETS_A_GUEST)]:
                self._close(oldest, TAKEN_OVER, b"taken_over")
        self._open[outbox] = None

    def drop(self, outbox: Outbox) -> None:
        self._open.pop(outbox, None)

    def wake(self) -> None:
        for outbox in self._open:
            outbox.wake()

    def pass_on(self, phrase: PhraseMessage) -> None:
        for outbox in self._open:
            outbox.pass_on(phrase)

    def send_away(self, is_one: Callable[[Outbox], bool], code: int, reason: bytes) -> None:
        """Close the sockets of those outboxes."""
        for outbox in [outbox for outbox in self._open if is_one(outbox)]:
            self._close(outbox, code, reason)

    async def closed(self) -> None:
        await self._background.done(within_s=CLOSING_S)

    def _close(self, outbox: Outbox, code: int, reason: bytes) -> None:
        self.drop(outbox)
        self._background.run(outbox.socket.close(code=code, message=reason))
