"""LISTEN on PostgreSQL, in a thread of its own. Slow to import: only `bus` does, and late."""

import socket
from collections.abc import Callable
from selectors import EVENT_READ, DefaultSelector
from typing import Any

import psycopg
from psycopg import Connection

from huit.server.storage.jobs import StoreError
from huit.server.storage.notes import CHANNEL
from huit.server.storage.postgresql import CONNECTING

RETRY_S = 0.2
MOST_RETRY_S = 3.0


class Listening:
    """One connection that listens, made anew when it is lost, until a byte comes through *stop*.

    Raises:
        StoreError: if the database is out of reach at first.
    """

    def __init__(
        self, address: str, stop: socket.socket, *, heard: Callable[[list[str]], None], missed: Callable[[], None]
    ) -> None:
        """*heard* is given each batch of notes; *missed* is called when some may have been lost."""
        self._address = address
        self._stop = stop
        self._heard = heard
        self._missed = missed
        try:
            self._connection = self._connected()
        except psycopg.Error as error:
            raise StoreError(str(error).strip()) from error

    def run(self) -> None:
        while True:
            try:
                self._listen()
                return
            except psycopg.Error:
                pass
            finally:
                self._connection.close()
            if not self._reconnects():
                return
            self._missed()

    def _connected(self) -> Connection[Any]:
        connection = Connection[Any].connect(self._address, autocommit=True, application_name="huit-bus", **CONNECTING)
        connection.execute(f"LISTEN {CHANNEL}")
        return connection

    def _reconnects(self) -> bool:
        """Connect again, as soon as that can be done; False if stopped before."""
        wait = RETRY_S
        while not self._is_stopped_within(wait):
            try:
                self._connection = self._connected()
                return True
            except psycopg.Error:
                wait = min(2 * wait, MOST_RETRY_S)
        return False

    def _is_stopped_within(self, wait: float) -> bool:
        with DefaultSelector() as selector:
            selector.register(self._stop, EVENT_READ)
            return bool(selector.select(wait))

    def _listen(self) -> None:
        """Hand out what is heard until stopped.

        Raises:
            psycopg.Error: if the connection is lost.
        """
        with DefaultSelector() as selector:
            selector.register(self._connection.fileno(), EVENT_READ)
            selector.register(self._stop, EVENT_READ)
            while True:
                readable = {key.fileobj for key, _ in selector.select()}
                if self._stop in readable:
                    return
                self._heard(self._notes_waiting())

    def _notes_waiting(self) -> list[str]:
        """Return what has come in. Asked of libpq itself: the usual way would take as long for each note as a move."""
        self._connection.pgconn.consume_input()
        notes: list[str] = []
        while (notice := self._connection.pgconn.notifies()) is not None:
            notes.append(notice.extra.decode())
        return notes
