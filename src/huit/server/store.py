"""The store: one thread that writes, and takes all that is waiting in one transaction (group commit)."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, NamedTuple, cast

from huit.server import logs, metrics
from huit.server.jobs import AddRoom, Append, Job, LoadRoom, Outcome, StoredRoom, StoreError

if TYPE_CHECKING:
    from huit.server.database import Database

MOST_AT_ONCE = 512
"""So many jobs go into one transaction at most."""


class _Waiting(NamedTuple):
    job: Job
    done: asyncio.Future[Outcome]


class Store:
    """The journals of all rooms. What an awaited call has answered is on disk; what raised `StoreError` is not."""

    def __init__(self, address: Path | str) -> None:
        if isinstance(address, str):
            raise StoreError("PostgreSQL")
        self._path = address
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._thread: Thread | None = None

    async def open(self) -> None:
        """Open the file, and make it where there is none.

        Raises:
            StoreError: if that cannot be done.
        """
        loop = asyncio.get_running_loop()
        opened: asyncio.Future[None] = loop.create_future()
        self._thread = Thread(target=self._work, args=(loop, opened), name="huit-store", daemon=True)
        self._thread.start()
        await opened

    async def add_room(self, job: AddRoom) -> bool:
        """Write down a new room; tell whether its name was free."""
        return bool(await self._ask(job))

    async def append(self, room: str, seq: int, command: bytes) -> bool:
        """Write down a command; tell whether the journal held none of that number."""
        return bool(await self._ask(Append(room, seq, command)))

    async def load_room(self, room: str) -> StoredRoom | None:
        """Return a room as it stands on disk, or None."""
        return cast(StoredRoom | None, await self._ask(LoadRoom(room)))

    def _ask(self, job: Job) -> asyncio.Future[Outcome]:
        done: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._queue.put(_Waiting(job, done))
        return done

    async def close(self) -> None:
        """Write down all that is waiting, then close the file."""
        if self._thread is not None:
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    # In the thread

    def _work(self, loop: asyncio.AbstractEventLoop, opened: asyncio.Future[None]) -> None:
        try:
            database = self._opened()
        except (StoreError, OSError) as error:
            loop.call_soon_threadsafe(opened.set_exception, StoreError(str(error)))
            return
        loop.call_soon_threadsafe(opened.set_result, None)
        while (first := self._queue.get()) is not None:
            batch, is_last = self._with_others(first)
            self._carry_out(database, batch, loop)
            if is_last:
                break
        database.close()

    def _opened(self) -> "Database":
        # Half of the time that the server takes to start is this import.
        from huit.server.database import Database

        self._path.parent.mkdir(parents=True, exist_ok=True)
        return Database(self._path)

    def _with_others(self, first: _Waiting) -> tuple[list[_Waiting], bool]:
        """Return *first* and whatever else is waiting, and whether the store is to be closed after it."""
        batch = [first]
        try:
            while len(batch) < MOST_AT_ONCE:
                waiting = self._queue.get_nowait()
                if waiting is None:
                    return batch, True
                batch.append(waiting)
        except Empty:
            pass
        return batch, False

    def _carry_out(self, database: "Database", batch: list[_Waiting], loop: asyncio.AbstractEventLoop) -> None:
        futures = [waiting.done for waiting in batch]
        try:
            outcomes = database.carry_out([waiting.job for waiting in batch])
        except Exception as error:  # the thread must outlive whatever happens to a batch
            metrics.store_failures.inc()
            logs.warn("store_failed", jobs=len(batch), error=error)
            failure = error if isinstance(error, StoreError) else StoreError(repr(error))
            loop.call_soon_threadsafe(_settle, futures, [failure] * len(futures))
        else:
            metrics.journal_batch_jobs.observe(len(batch))
            loop.call_soon_threadsafe(_settle, futures, outcomes)


def _settle(futures: Sequence[asyncio.Future[Outcome]], outcomes: Sequence[Outcome | StoreError]) -> None:
    for future, outcome in zip(futures, outcomes, strict=True):
        # Who no longer waits (a client gone) must not keep the answer from the others.
        if future.done():
            continue
        if isinstance(outcome, StoreError):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
