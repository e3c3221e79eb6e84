"""The bus: a thread that receives notifications from other processes on the same PostgreSQL. With SQLite it does nothing."""

import asyncio
import socket
from collections.abc import Callable, Iterable
from itertools import zip_longest
from threading import Thread
from typing import NamedTuple

from huit.server.storage.jobs import StoreError
from huit.server.storage.notes import Grown, decode_note
from huit.server.storage.store import Store


class Notification(NamedTuple):
    """A notification about a room. It may be lost: only the journal counts."""

    room: str
    """Empty: any room may have changed while the connection was lost."""
    payload: bytes | None
    """The message of a `jobs.Tell`; None: the journal grew."""
    grown: Grown | None = None
    """By what; None: it is to be read."""


class Bus:
    """Calls *heard* on the event loop with each notification of another process; those of the own *store* are left out."""

    def __init__(
        self, store: Store, heard: Callable[[Notification], None], *, concerns: Callable[[str], bool] = lambda _: True
    ) -> None:
        """*concerns* tells whether a room is in memory here; others are ignored. It is called in the thread."""
        self._store = store
        self._heard = heard
        self._concerns = concerns
        self._thread: Thread | None = None
        # A byte through it tells the thread to end.
        self._leave, self._left = socket.socketpair()

    async def open(self) -> None:
        """Start listening. Whatever is committed after this is heard.

        Raises:
            StoreError: if the database cannot be reached.
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
        if self._thread is not None:
            thread, self._thread = self._thread, None
            self._leave.send(b"!")
            await asyncio.to_thread(thread.join)
        self._leave.close()
        self._left.close()

    # In the thread

    def _work(self, loop: asyncio.AbstractEventLoop, opened: asyncio.Future[None]) -> None:
        from huit.server.storage.listener import Listener

        def hand_out(heard: list[Notification]) -> None:
            if heard:
                loop.call_soon_threadsafe(self._hand_out, heard)

        try:
            listening = Listener(
                self._store.address,
                self._left,
                heard=lambda notes: hand_out(self._decoded(notes)),
                missed=lambda: hand_out([Notification("", None)]),
            )
        except StoreError as failure:
            loop.call_soon_threadsafe(opened.set_exception, failure)
            return
        loop.call_soon_threadsafe(opened.set_result, None)
        listening.run()

    def _decoded(self, payloads: Iterable[str]) -> list[Notification]:
        """Return the notifications of other processes, without repeats."""
        heard: dict[Notification, None] = {}
        for payload in payloads:
            note = decode_note(payload)
            if note is not None and note.sender != self._store.sender:
                each = zip_longest(note.rooms, note.grown)
                heard.update((Notification(room, note.message, grown), None) for room, grown in each if self._concerns(room))
        return list(heard)

    # On the event loop

    def _hand_out(self, heard: Iterable[Notification]) -> None:
        loop = asyncio.get_running_loop()
        for each in heard:
            # What goes wrong in one room keeps nothing from the others.
            loop.call_soon(self._heard, each)
