"""The door of the page's worker: requests and sockets of the page, as text, to a lobby that has no network."""

import asyncio
import sys
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

from huit.players.given_search import MakeProgram
from huit.players.thinker import give_programs
from huit.rooms.messages import RefusedMessage, decode_message
from huit.rooms.refusal import Refused
from huit.server.live.live_room import LiveRoom
from huit.server.live.lobby import Lobby
from huit.server.live.outbox import Outbox
from huit.server.live.outboxes import Closed
from huit.server.live.services import Services
from huit.server.live.thinkers import Thinkers
from huit.server.live.tokens import person_in
from huit.server.offline.requests import Requests
from huit.server.offline.rows import Rows, RowStore
from huit.server.offline.searches import SearchesHere
from huit.server.storage.jobs import StoreError

Heard = Callable[[str], object]
"""Is called with each frame to a socket."""
Hung = Callable[[int], object]
"""Is called with the code by which a socket was closed."""
_SOCKETS = "/ws/"


class _PageSocket:
    """The socket of a page. It takes all that it is sent."""

    is_slow = False

    def __init__(self, heard: Heard, hung: Hung) -> None:
        self._heard = heard
        self._hung = hung
        self._is_open = True

    def send(self, frames: list[bytes]) -> None:
        if self._is_open:
            for frame in frames:
                self._heard(frame.decode())

    def close(self, code: int, message: bytes) -> None:
        if self._is_open:
            self._is_open = False
            self._hung(code)


class Door:
    """Answers the page, as the server's HTTP and sockets do."""

    def __init__(self, rows: Rows, programs: MakeProgram | None = None) -> None:
        """*rows* are what this browser keeps, *programs* the searches that it has; without them players search plain."""
        give_programs(programs)
        _let_what_is_due_be_done()
        self._store = RowStore(rows)
        self._lobby = Lobby(Services(store=self._store, thinkers=Thinkers(searching=SearchesHere())))
        self._requests = Requests(self._lobby, self._store)
        self._sockets: dict[int, tuple[LiveRoom, Outbox]] = {}

    async def ask(self, method: str, address: str, body: str) -> tuple[int, str]:
        """Return status and body of the answer to a request."""
        status, told = await self._requests.answer(method, address, body.encode())
        return status, told.decode()

    async def dial(self, number: int, address: str, heard: Heard, hung: Hung) -> None:
        """Open socket *number* to the room of *address*."""
        parts = urlsplit(address)
        person = person_in(parse_qs(parts.query).get("person", ["1"])[0])
        try:
            live = await self._lobby.find(parts.path.removeprefix(_SOCKETS))
            token = None if live is None or person is None else await self._store.token_of(live.name, person)
            guest = None if live is None else live.writer.guest_of(token)
            if live is None or guest is None:
                hung(Closed.NO_ROOM if live is None else Closed.NO_SEAT)
            else:
                self._sockets[number] = live, live.come_in(_PageSocket(heard, self._hanging_up(number, hung)), guest)
        except StoreError:
            hung(Closed.TRY_LATER)
        except Refused as refused:
            # Also where another tab has taken the room meanwhile.
            hung(Closed.JOURNAL_UNPLAYABLE if refused.code == "journal_unplayable" else Closed.TRY_LATER)

    def _hanging_up(self, number: int, hung: Hung) -> Hung:
        """Return what forgets socket *number*, and then does as *hung*."""

        def done(code: int) -> None:
            self._sockets.pop(number, None)
            hung(code)

        return done

    async def hear(self, number: int, text: str) -> None:
        """Take a frame of the page."""
        live, outbox = self._sockets.get(number, (None, None))
        if live is None or outbox is None or outbox not in live.outboxes:
            return
        id = None
        try:
            message = decode_message(text.encode())
            id = message.id
            await live.receive(outbox, message)
        except Refused as refused:
            outbox.refuse(RefusedMessage(id=id, code=refused.code, why=refused.why))

    def hang_up(self, number: int) -> None:
        """Note that the page has closed a socket."""
        live, outbox = self._sockets.pop(number, (None, None))
        if live is not None and outbox is not None:
            live.leave(outbox)
            self._lobby.left(live)

    def let_go(self, room: str) -> None:
        """Close the sockets of a room and hold it no longer: another tab plays it from now on."""
        self._lobby.let_go(room)

    async def forget(self, room: str) -> None:
        """Delete a room for good."""
        self._lobby.let_go(room)
        await self._store.forget(room)


def _let_what_is_due_be_done() -> None:
    """Let the loop of a browser's Python take timers that are due already, as any other loop does."""
    if sys.platform == "emscripten":
        loop: Any = asyncio.get_running_loop()
        later: Callable[..., Any] = loop.call_later
        loop.call_later = lambda delay, *rest, **named: later(max(0.0, delay), *rest, **named)
