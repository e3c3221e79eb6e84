"""The store: one thread that writes, and takes all that is waiting in one transaction (group commit)."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple, cast

from huit.server import logs, metrics
from huit.server.storage import jobs
from huit.server.storage.jobs import Job, Outcome, StoredRoom, StoreError
from huit.server.storage.notes import MOST_TOLD_BYTES

MOST_AT_ONCE = 512
"""So many jobs go into one transaction at most."""
SENDER_BYTES = 9


class _Waiting(NamedTuple):
    job: Job
    done: asyncio.Future[Outcome]


_CarryOut = Callable[[Sequence[Job]], list[Outcome | StoreError]]


class Store:
    """All rooms on disk. What an awaited call has answered is there; what raised `StoreError` is not."""

    def __init__(self, address: Path | str) -> None:
        """*address* is the path of a SQLite file, or `sqlite:///PATH`, or `postgresql://…` as libpq reads it."""
        self.address = f"sqlite:///{address}" if isinstance(address, Path) else address
        self.sender = secrets.token_urlsafe(SENDER_BYTES)
        """What tells this process from the others that share the database."""
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._thread: Thread | None = None

    @property
    def is_shared(self) -> bool:
        """Whether other processes can play the same rooms.

        >>> Store(Path("huit.sqlite")).is_shared, Store("postgresql://localhost/huit").is_shared
        (False, True)
        """
        return self.address.startswith(("postgresql://", "postgres://"))

    async def open(self) -> None:
        """Open the database, and make its schema where there is none or an old one.

        Raises:
            StoreError: if that cannot be done.
        """
        if not self.is_shared and not self.address.startswith("sqlite:///"):
            raise StoreError("a database is sqlite:///PATH or postgresql://…")
        loop = asyncio.get_running_loop()
        opened: asyncio.Future[None] = loop.create_future()
        thread = Thread(target=self._work, args=(loop, opened), name="huit-store", daemon=True)
        thread.start()
        await opened
        self._thread = thread

    async def add_room(self, job: jobs.AddRoom) -> bool:
        """Write down a new room; tell whether its two names were free."""
        return bool(await self._ask(job))

    async def append(self, room: str, seq: int, command: bytes, guest: tuple[int, bytes] | None = None) -> bool:
        """Write down a command, and the guest who comes in with it; tell whether the journal held none of that number."""
        return bool(await self._ask(jobs.Append(room, seq, command, guest)))

    async def load_room(self, room: str, since: int = 0) -> StoredRoom | None:
        """Return a room as it stands on disk, with its commands after *since*, or None if there is none of that name."""
        return cast(StoredRoom | None, await self._ask(jobs.LoadRoom(room, since)))

    async def find_watched(self, watch: str) -> str | None:
        """Return the name of the room that those who watch know as *watch*, or None."""
        return cast(str | None, await self._ask(jobs.FindWatched(watch)))

    async def publish(self, room: str, round_no: int, replay: str) -> str:
        """Give a round the public name *replay*; return the name that it has now, which may be an older one."""
        return cast(str, await self._ask(jobs.Publish(room, round_no, replay)))

    async def find_replay(self, replay: str) -> tuple[str, int] | None:
        """Return the room and the number of a round with that public name, or None."""
        return cast(tuple[str, int] | None, await self._ask(jobs.FindReplay(replay)))

    async def list_room(self, room: str, told: bytes | None, at: int) -> None:
        """Put a room into the public list, told so at that second since 1970; or take it off, for None."""
        await self._ask(jobs.ListRoom(room, told, at))

    async def listed_rooms(self, since: int, most: int) -> tuple[tuple[str, bytes], ...]:
        """Return the rooms of the public list that were told of since that second, latest first, *most* at most."""
        return cast(tuple[tuple[str, bytes], ...], await self._ask(jobs.ListedRooms(since, most)))

    async def tell(self, room: str, payload: bytes) -> None:
        """Tell the other processes something passing, `MOST_TOLD_BYTES` at most. With SQLite there are none."""
        if len(payload) > MOST_TOLD_BYTES:
            raise StoreError(f"{len(payload)} bytes are too many to tell")
        if self.is_shared:
            await self._ask(jobs.Tell(room, payload))

    def _ask(self, job: Job) -> asyncio.Future[Outcome]:
        if self._thread is None:
            raise StoreError("not open")
        done: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._queue.put(_Waiting(job, done))
        return done

    async def close(self) -> None:
        """Write down all that is waiting, then close the database. What comes later is refused."""
        if self._thread is not None:
            thread, self._thread = self._thread, None
            self._queue.put(None)
            await asyncio.to_thread(thread.join)

    # In the thread

    def _work(self, loop: asyncio.AbstractEventLoop, opened: asyncio.Future[None]) -> None:
        try:
            # Half of the time that the server takes to start is this import.
            from huit.server.storage.database import Database

            database = Database(self.address, sender=self.sender)
        except Exception as error:  # whoever waits for this must hear of it
            failure = error if isinstance(error, StoreError) else StoreError(str(error))
            loop.call_soon_threadsafe(opened.set_exception, failure)
            return
        loop.call_soon_threadsafe(opened.set_result, None)
        while (first := self._queue.get()) is not None:
            batch, is_last = self._with_others(first)
            self._carry_out(database.carry_out, batch, loop)
            if is_last:
                break
        database.close()

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

    def _carry_out(self, carry_out: _CarryOut, batch: list[_Waiting], loop: asyncio.AbstractEventLoop) -> None:
        futures = [waiting.done for waiting in batch]
        try:
            outcomes = carry_out([waiting.job for waiting in batch])
        except Exception as error:  # the thread must outlive whatever happens to a batch
            failure = error if isinstance(error, StoreError) else StoreError(type(error).__name__)
            outcomes = [failure] * len(futures)
        _note(outcomes)
        loop.call_soon_threadsafe(_settle, futures, outcomes)


def _note(outcomes: Sequence[Outcome | StoreError]) -> None:
    metrics.journal_batch_jobs.observe(len(outcomes))
    failures = [outcome for outcome in outcomes if isinstance(outcome, StoreError)]
    if failures:
        metrics.store_failures.inc()
        logs.warn("store_failed", jobs=len(failures), error=failures[0])


def _settle(futures: Sequence[asyncio.Future[Outcome]], outcomes: Sequence[Outcome | StoreError]) -> None:
    for future, outcome in zip(futures, outcomes, strict=True):
        # Who no longer waits (a client gone) must not keep the answer from the others.
        if future.done():
            continue
        if isinstance(outcome, StoreError):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
