"""The bus: what other processes on the same PostgreSQL wrote or told, heard by a thread that listens. SQLite is silent."""

import asyncio
import socket
from collections.abc import Callable, Iterable
from selectors import EVENT_READ, DefaultSelector
from threading import Thread
from typing import TYPE_CHECKING, Any, NamedTuple

from huit.server.jobs import StoreError
from huit.server.notes import CHANNEL, decode_note
from huit.server.postgresql import CONNECTING
from huit.server.store import Store

if TYPE_CHECKING:
    from psycopg import Connection

RETRY_S = 0.2
MOST_RETRY_S = 3.0


class Heard(NamedTuple):
    """What was heard of a room. It is a hint: the journal is the truth."""

    room: str
    """Empty: of all of them, for we were away."""
    payload: bytes | None
    """What was told in passing; None: the journal grew."""


class Bus:
    """Hands what other processes wrote or told to *heard*, on the event loop; never what this process's own *store* did."""

    def __init__(self, store: Store, heard: Callable[[Heard], None], *, concerns: Callable[[str], bool] = lambda _: True) -> None:
        """*concerns*, asked in another thread, tells whether a room is one of ours: of others nothing is handed on."""
        self._store = store
        self._heard = heard
        self._concerns = concerns
        self._thread: Thread | None = None
        # A byte through it wakes the thread up to leave.
        self._leave, self._told_to_leave = socket.socketpair()

    async def open(self) -> None:
        """Begin to listen: what is committed after this is heard.

        Raises:
            StoreError: if the database is out of reach.
        """
        if not self._store.is_shared:
            return
        loop = asyncio.get_running_loop()
        opened: asyncio.Future[None] = loop.create_future()
        thread = Thread(target=self._work, args=(loop, opened), name="huit-bus", daemon=True)
        thread.start()
        await opened
        self._thread = thread

    async def close(self) -> None:
        """Stop listening."""
        if self._thread is not None:
            thread, self._thread = self._thread, None
            self._leave.send(b"!")
            await asyncio.to_thread(thread.join)
        self._leave.close()
        self._told_to_leave.close()

    # In the thread

    def _work(self, loop: asyncio.AbstractEventLoop, opened: asyncio.Future[None]) -> None:
        # A tenth of a second of the start goes into this import.
        import psycopg

        try:
            connection = self._connected()
        except psycopg.Error as error:
            loop.call_soon_threadsafe(opened.set_exception, StoreError(str(error).strip()))
            return
        loop.call_soon_threadsafe(opened.set_result, None)
        while connection is not None:
            try:
                self._listen(connection, loop)
                connection.close()
                return
            except psycopg.Error:
                connection.close()
            connection = self._connected_again()
            if connection is not None:
                loop.call_soon_threadsafe(self._hand_out, [Heard("", None)])

    def _connected(self) -> "Connection[Any]":
        from psycopg import Connection

        connection = Connection[Any].connect(self._store.address, autocommit=True, application_name="huit-bus", **CONNECTING)
        connection.execute(f"LISTEN {CHANNEL}")
        return connection

    def _connected_again(self) -> "Connection[Any] | None":
        """Return a new connection, as soon as there is one to be had; None if we are to leave."""
        import psycopg

        wait = RETRY_S
        while not self._is_to_leave(wait):
            try:
                return self._connected()
            except psycopg.Error:
                wait = min(2 * wait, MOST_RETRY_S)
        return None

    def _listen(self, connection: "Connection[Any]", loop: asyncio.AbstractEventLoop) -> None:
        """Hand out what is heard until we are to leave, or until the connection is lost (psycopg.Error)."""
        with DefaultSelector() as selector:
            selector.register(connection.fileno(), EVENT_READ)
            selector.register(self._told_to_leave, EVENT_READ)
            while True:
                readable = {key.fileobj for key, _ in selector.select()}
                if self._told_to_leave in readable:
                    return
                heard = self._decoded(_notes_waiting(connection))
                if heard:
                    loop.call_soon_threadsafe(self._hand_out, heard)

    def _is_to_leave(self, wait: float) -> bool:
        with DefaultSelector() as selector:
            selector.register(self._told_to_leave, EVENT_READ)
            return bool(selector.select(wait))

    def _decoded(self, payloads: Iterable[str]) -> list[Heard]:
        """Return what others said, each once."""
        heard: dict[Heard, None] = {}
        for payload in payloads:
            note = decode_note(payload)
            if note is not None and note.sender != self._store.sender:
                heard.update((Heard(room, note.told), None) for room in note.rooms if self._concerns(room))
        return list(heard)

    # On the event loop

    def _hand_out(self, heard: Iterable[Heard]) -> None:
        for each in heard:
            self._heard(each)


def _notes_waiting(connection: "Connection[Any]") -> list[str]:
    """Return what has come in. Asked of libpq itself: the usual way would take as long for each note as a move."""
    connection.pgconn.consume_input()
    notes: list[str] = []
    while (notice := connection.pgconn.notifies()) is not None:
        notes.append(notice.extra.decode())
    return notes
