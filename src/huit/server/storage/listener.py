"""LISTEN on PostgreSQL. Slow to import: `bus` does so in its thread."""

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


class Listener:
    """A connection that listens and reconnects when it is lost, until a byte comes through *stop*.

    Raises:
        StoreError: if the first connection fails.
    """

    def __init__(
        self, address: str, stop: socket.socket, *, heard: Callable[[list[str]], None], missed: Callable[[], None]
    ) -> None:
        """*heard* is called with each batch of notes, *missed* after each reconnection: notes may have been lost."""
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
        """Try to connect until it works; return False if stopped first."""
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
        """Call `heard` with what comes in until stopped.

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
        """Return the notes received. libpq is called directly: psycopg's `notifies` takes as long for a note as a move takes."""
        self._connection.pgconn.consume_input()
        notes: list[str] = []
        while (notice := self._connection.pgconn.notifies()) is not None:
            notes.append(notice.extra.decode())
        return notes
