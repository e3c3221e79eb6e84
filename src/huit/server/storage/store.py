"""The store: one thread that does all waiting jobs in one transaction (group commit).

Jobs wait until the turn of the loop is over, and while the thread is busy: the more there are, the fewer transactions they need.
"""

import asyncio
import os
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

import msgspec

from huit.server import logs, metrics
from huit.server.storage import jobs
from huit.server.storage.jobs import SQLITE, Job, KeptJob, Outcome, StoreError
from huit.server.storage.notes import MOST_MESSAGE_BYTES

MOST_AT_ONCE = 512
"""Most jobs in one transaction."""
SENDER_BYTES = 9


class _Pending(msgspec.Struct, frozen=True):
    job: Job[Any]
    done: asyncio.Future[Any]


_CarryOut = Callable[[Sequence[Any]], list[Any]]


class Store:
    """The rooms in the database. A call returns once its data are on disk; after a `StoreError` they are not (see there)."""

    def __init__(self, address: Path | str) -> None:
        """*address* is the path of a SQLite file, `sqlite:///PATH`, or a `postgresql://…` URL of libpq."""
        self.address = f"{SQLITE}{address}" if isinstance(address, Path) else address
        self.sender = secrets.token_urlsafe(SENDER_BYTES)
        """The name of this process among those that share the database."""
        self._queue: SimpleQueue[list[_Pending] | None] = SimpleQueue()
        self._waiting: list[_Pending] = []
        self._is_busy = False
        """Whether jobs are with the thread, or will be once this turn of the loop is over."""
        self._thread: Thread | None = None
        self._file: tuple[int, int] | None = None
        """Which file it has opened; None for PostgreSQL."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes can play the same rooms.

        >>> Store(Path("huit.sqlite")).is_shared, Store("postgresql://localhost/huit").is_shared
        (False, True)
        """
        return self.address.startswith(("postgresql://", "postgres://"))

    async def open(self) -> None:
        """Open the database and migrate its schema if need be.

        Raises:
            StoreError: if it cannot be opened, or was made by another version of Huit.
        """
        if not self.is_shared and not self.address.startswith(SQLITE):
            raise StoreError("a database is sqlite:///PATH or postgresql://…")
        loop = asyncio.get_running_loop()
        opened: asyncio.Future[None] = loop.create_future()
        thread = Thread(target=self._work, args=(loop, opened), name="huit-store", daemon=True)
        thread.start()
        await opened
        self._thread = thread
        self._file = _file_at(self.address)

    async def do(self, job: Job[Outcome]) -> Outcome:
        """Return the outcome of *job*, when it is done.

        Raises:
            StoreError: if it could not be done.
        """
        if self._thread is None:
            raise StoreError("not open")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Outcome] = loop.create_future()
        self._waiting.append(_Pending(job, done))
        if not self._is_busy:
            self._is_busy = True
            loop.call_soon(self._hand_over)
        return await done

    async def tell(self, room: str, payload: bytes) -> None:
        """Send a notification of at most `MOST_MESSAGE_BYTES` to the other processes. With SQLite there are none."""
        if len(payload) > MOST_MESSAGE_BYTES:
            raise StoreError(f"{len(payload)} bytes are too many to tell")
        if self.is_shared:
            await self.do(jobs.Tell(room, payload))

    async def probe(self) -> None:
        """Write something, to see whether a command could be written, and found again.

        Raises:
            StoreError: if it could not.
        """
        await self.do(jobs.Probe())
        if self._file is not None and self._file != _file_at(self.address):
            # What is written goes into a file that nobody will find again.
            raise StoreError("the file of the games is gone")

    def _hand_over(self) -> None:
        """Give the thread the jobs that wait."""
        batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        self._is_busy = bool(batch)
        if batch:
            self._queue.put(batch)

    def _settle(self, batch: Sequence[_Pending], outcomes: Sequence[Any]) -> None:
        for pending, outcome in zip(batch, outcomes, strict=True):
            future = pending.done
            # A cancelled caller, such as a request whose client left, has a future that is done.
            if future.done():
                continue
            if isinstance(outcome, StoreError):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)

    async def close(self) -> None:
        """Do all waiting jobs, then close the database. Later calls raise `StoreError`."""
        if self._thread is not None:
            thread, self._thread = self._thread, None
            while self._waiting:
                self._hand_over()
            self._queue.put(None)
            await asyncio.to_thread(thread.join)

    # In the thread

    def _work(self, loop: asyncio.AbstractEventLoop, opened: asyncio.Future[None]) -> None:
        try:
            from huit.server.storage.database import Database

            database = Database(self.address, sender=self.sender)
        except Exception as error:  # passed on to `open`
            failure = error if isinstance(error, StoreError) else StoreError(str(error))
            loop.call_soon_threadsafe(opened.set_exception, failure)
            return
        loop.call_soon_threadsafe(opened.set_result, None)
        while (batch := self._queue.get()) is not None:
            # Nobody waits for what is only kept: moves go first.
            keeping = [waiting for waiting in batch if isinstance(waiting.job, KeptJob)]
            self._carry_out(database.carry_out, [waiting for waiting in batch if not isinstance(waiting.job, KeptJob)], loop)
            self._carry_out(database.keep, keeping, loop)
            loop.call_soon_threadsafe(self._hand_over)
        database.close()

    def _carry_out(self, carry_out: _CarryOut, batch: list[_Pending], loop: asyncio.AbstractEventLoop) -> None:
        if not batch:
            return
        try:
            outcomes = carry_out([waiting.job for waiting in batch])
        except Exception as error:  # a failed batch must not end the thread
            failure = error if isinstance(error, StoreError) else StoreError(type(error).__name__)
            outcomes = [failure] * len(batch)
        _note(outcomes)
        loop.call_soon_threadsafe(self._settle, batch, outcomes)


def _note(outcomes: Sequence[Any]) -> None:
    metrics.journal_batch_jobs.observe(len(outcomes))
    failures = [outcome for outcome in outcomes if isinstance(outcome, StoreError)]
    if failures:
        metrics.store_failures.inc()
        logs.warn("store_failed", jobs=len(failures), error=failures[0])


def _file_at(address: str) -> tuple[int, int] | None:
    """Return which file stands at *address* now; None if there is none."""
    with suppress(OSError):
        found = os.stat(address.removeprefix(SQLITE)) if address.startswith(SQLITE) else None
        return None if found is None else (found.st_dev, found.st_ino)
    return None
