"""The bus: what other processes on the same PostgreSQL wrote or told, heard by a thread that listens. SQLite is silent."""

import asyncio
import socket
from collections.abc import Callable, Iterable
from threading import Thread
from typing import NamedTuple

from huit.server.storage.jobs import StoreError
from huit.server.storage.notes import decode_note
from huit.server.storage.store import Store


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
        if self._thread is not None:
            thread, self._thread = self._thread, None
            self._leave.send(b"!")
            await asyncio.to_thread(thread.join)
        self._leave.close()
        self._told_to_leave.close()

    # In the thread

    def _work(self, loop: asyncio.AbstractEventLoop, opened: asyncio.Future[None]) -> None:
        # A tenth of a second of the start goes into this import.
        from huit.server.storage.listening import Listening

        def hand_out(heard: list[Heard]) -> None:
            if heard:
                loop.call_soon_threadsafe(self._hand_out, heard)

        try:
            listening = Listening(
                self._store.address,
                self._told_to_leave,
                heard=lambda notes: hand_out(self._decoded(notes)),
                missed=lambda: hand_out([Heard("", None)]),
            )
        except StoreError as failure:
            loop.call_soon_threadsafe(opened.set_exception, failure)
            return
        loop.call_soon_threadsafe(opened.set_result, None)
        listening.run()

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
