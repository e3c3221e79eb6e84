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
from typing import cast

import msgspec

from huit.server import logs, metrics
from huit.server.storage import jobs
from huit.server.storage.jobs import SQLITE, Job, Outcome, StoredRoom, StoreError
from huit.server.storage.notes import MOST_MESSAGE_BYTES

MOST_AT_ONCE = 512
"""Most jobs in one transaction."""
SENDER_BYTES = 9


_KEPT = (jobs.Keep, jobs.KeepAnswer)
"""Jobs that may be lost."""


class _Pending(msgspec.Struct, frozen=True):
    job: Job
    done: asyncio.Future[Outcome]


_CarryOut = Callable[[Sequence[Job]], list[Outcome | StoreError]]


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

    async def add_room(self, job: jobs.AddRoom) -> bool:
        """Add a room; return whether its two names were free."""
        return bool(await self._ask(job))

    async def append(
        self,
        room: str,
        seq: int,
        command: bytes,
        guest: tuple[int, bytes] | None = None,
        *,
        gone: tuple[int, ...] = (),
        sent_away: tuple[int, ...] = (),
        links: tuple[str, str] | None = None,
    ) -> bool:
        """Add a command, and what it means for guests and links: see `jobs.Append`.

        Return False if the journal has one of that number.
        """
        return bool(await self._ask(jobs.Append(room, seq, command, guest, gone, sent_away, links)))

    async def load_room(self, room: str, since: int = 0, *, form: str = "", most: int | None = None) -> StoredRoom | None:
        """Return a room with its commands after number *since*, *most* at most, or None if there is no room of that name.

        If it has a snapshot of that *form*, it comes with that and the commands after it.
        """
        return cast(StoredRoom | None, await self._ask(jobs.LoadRoom(room, since, form, most)))

    async def keep(self, room: str, seq: int, form: str, snapshot: bytes) -> None:
        """Keep *snapshot*, the room after *seq* commands. It is written after all other jobs, and may be lost."""
        await self._ask(jobs.Keep(room, seq, form, snapshot))

    async def keep_answer(self, question: str, answer: bytes, at: int) -> None:
        """Keep an answer of the lab to a question, by its digest; *at* is in seconds since 1970. As `keep`, it may be lost."""
        await self._ask(jobs.KeepAnswer(question, answer, at))

    async def find_answer(self, question: str) -> bytes | None:
        """Return the answer of the lab to the *question* of that digest, or None."""
        return cast(bytes | None, await self._ask(jobs.FindAnswer(question)))

    async def find_watched(self, watch: str) -> str | None:
        """Return the name of the room with the spectators' link *watch*, or None."""
        return cast(str | None, await self._ask(jobs.FindWatched(watch)))

    async def find_renewed(self, link: str) -> str | None:
        """Return the first name of the room that its host has given the address *link*, or None."""
        return cast(str | None, await self._ask(jobs.FindRenewed(link)))

    async def publish(self, room: str, round_no: int, replay: str) -> str:
        """Give a round the public name *replay* unless it has one; return its public name."""
        return cast(str, await self._ask(jobs.Publish(room, round_no, replay)))

    async def find_replay(self, replay: str) -> tuple[str, int] | None:
        """Return the room and the number of the round with that public name, or None."""
        return cast(tuple[str, int] | None, await self._ask(jobs.FindReplay(replay)))

    async def list_room(self, room: str, entry: bytes | None, at: int) -> None:
        """Set the public list's entry of a room, None to remove it; *at* is in seconds since 1970."""
        await self._ask(jobs.ListRoom(room, entry, at))

    async def listed_rooms(self, since: int, most: int) -> tuple[tuple[str, bytes], ...]:
        """Return *most* names and entries of the public list at most, latest first; *since* is in seconds since 1970."""
        return cast(tuple[tuple[str, bytes], ...], await self._ask(jobs.ListedRooms(since, most)))

    async def keep_secret(self, name: str, secret: bytes) -> bytes:
        """Return the server's secret of that name; *secret* becomes it if there was none."""
        return cast(bytes, await self._ask(jobs.KeepSecret(name, secret)))

    async def add_callee(self, room: str, callee: jobs.Callee, at: int) -> bool:
        """Call a browser when the room waits for its guest; return False if the room has too many."""
        return bool(await self._ask(jobs.AddCallee(room, callee, at)))

    async def drop_callee(self, room: str, endpoint: str, guest: int | None = None) -> None:
        """Call a browser no more; with *guest* only if it is that guest's."""
        await self._ask(jobs.DropCallee(room, endpoint, guest))

    async def take_callees(self, room: str, guests: tuple[int, ...], seq: int) -> tuple[jobs.Callee, ...]:
        """Return the browsers of *guests* to be called for command *seq*: see `jobs.TakeCallees`."""
        return cast(tuple[jobs.Callee, ...], await self._ask(jobs.TakeCallees(room, guests, seq)))

    async def give_back_callee(self, room: str, endpoint: str, seq: int) -> None:
        """Count a browser that was taken as not called for command *seq*: its call was dropped."""
        await self._ask(jobs.GiveBackCallee(room, endpoint, seq))

    async def called_rooms(self, most: int) -> tuple[jobs.CalledRoom, ...]:
        """Return *most* rooms at most that have browsers to be called, the latest first."""
        return cast(tuple[jobs.CalledRoom, ...], await self._ask(jobs.CalledRooms(most)))

    async def carry(self, code_hash: bytes, sealed: bytes, *, now: int, until: int) -> None:
        """Keep *sealed* for whoever brings the code of that hash before *until*; both times are in seconds since 1970."""
        await self._ask(jobs.Carry(code_hash, sealed, until, now))

    async def take_carried(self, code_hash: bytes, now: int) -> bytes | None:
        """Return what was kept for the code of that hash, once; None if there is nothing, or it came too late."""
        return cast(bytes | None, await self._ask(jobs.TakeCarried(code_hash, now)))

    async def tell(self, room: str, payload: bytes) -> None:
        """Send a notification of at most `MOST_MESSAGE_BYTES` to the other processes. With SQLite there are none."""
        if len(payload) > MOST_MESSAGE_BYTES:
            raise StoreError(f"{len(payload)} bytes are too many to tell")
        if self.is_shared:
            await self._ask(jobs.Tell(room, payload))

    async def probe(self) -> None:
        """Write something, to see whether a command could be written, and found again.

        Raises:
            StoreError: if it could not.
        """
        await self._ask(jobs.Probe())
        if self._file is not None and self._file != _file_at(self.address):
            # What is written goes into a file that nobody will find again.
            raise StoreError("the file of the games is gone")

    def _ask(self, job: Job) -> asyncio.Future[Outcome]:
        if self._thread is None:
            raise StoreError("not open")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Outcome] = loop.create_future()
        self._waiting.append(_Pending(job, done))
        if not self._is_busy:
            self._is_busy = True
            loop.call_soon(self._hand_over)
        return done

    def _hand_over(self) -> None:
        """Give the thread the jobs that wait."""
        batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        self._is_busy = bool(batch)
        if batch:
            self._queue.put(batch)

    def _settle(self, batch: Sequence[_Pending], outcomes: Sequence[Outcome | StoreError]) -> None:
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
            keeping = [waiting for waiting in batch if isinstance(waiting.job, _KEPT)]
            self._carry_out(database.carry_out, [waiting for waiting in batch if not isinstance(waiting.job, _KEPT)], loop)
            self._carry_out(lambda kept: database.keep(cast(Sequence[jobs.Keep | jobs.KeepAnswer], kept)), keeping, loop)
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


def _note(outcomes: Sequence[Outcome | StoreError]) -> None:
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
