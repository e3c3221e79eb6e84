"""The reader of stored rooms. It works in threads, a few rooms at a time, so the event loop never waits."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import chain
from typing import NamedTuple, TypeVar

from huit.rooms.film import Film
from huit.rooms.journal import Command, JournalError, decode_command
from huit.rooms.refusal import Refused
from huit.rooms.room import Room
from huit.rooms.snapshot import SnapshotError, form, room_of, snapshot_of
from huit.server import logs
from huit.server.live.turns import Turns
from huit.server.storage import jobs
from huit.server.storage.jobs import AnyStore, StoredRoom, StoreError

MOST_UNKEPT = 250
"""Commands after which a room is kept again, where no round ends."""
WORTH_KEEPING = 100
"""A room that took more commands than this to read is kept again at once."""
AT_ONCE = 8
"""So few commands of another process are played without going to a thread, which costs more than they do."""
PAGE = MOST_UNKEPT + WORTH_KEEPING + 50
"""Commands that are read from the store at once, more than a room has after its snapshot. With more it takes the slow way."""
MOST_WAITING, MOST_WAITING_EACH = 2_000, 200
"""How many rooms wait to be read, in all and for one address."""
MOST_SLOW, MOST_SLOW_EACH = 200, 40
"""The same for long journals and films."""

Made = TypeVar("Made")


class StoredState(NamedTuple):
    """A room that was read."""

    room: Room
    stored: StoredRoom


class _Lane:
    """A thread, and turns at it."""

    def __init__(self, name: str, turns: Turns) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self.turns = turns

    async def run(self, work: Callable[[], Made]) -> Made:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def close(self) -> None:
        await asyncio.to_thread(self._thread.shutdown, cancel_futures=True)


class RoomReader:
    """Reads rooms from the store, and keeps their snapshots there.

    Rooms with a snapshot go through one thread, long journals and films through another: those who have to wait long wait for one
    another.
    """

    def __init__(self, store: AnyStore) -> None:
        self._store = store
        self._quick = _Lane("huit-reader", Turns(most=MOST_WAITING, each=MOST_WAITING_EACH))
        self._slow = _Lane("huit-slow-reader", Turns(most=MOST_SLOW, each=MOST_SLOW_EACH))
        # Of the sources as they are loaded: files that are replaced while the server runs do not change what it writes.
        self._form = form()
        self._keeping: set[asyncio.Task[None]] = set()
        self._is_closed = False

    async def read(self, name: str, asker: str) -> StoredState | None:
        """Return the room of that name, or None if there is none; *asker* is the address on whose account it is read.

        Raises:
            Refused: ``journal_unplayable``; ``too_many``, if too many wait.
            StoreError: if it cannot be read.
        """
        async with self._quick.turns.taken(asker):
            stored = await self._store.do(jobs.LoadRoom(name, form=self._form, most=PAGE))
            if stored is None:
                return None
            if len(stored.journal) < PAGE:
                with suppress(SnapshotError):
                    return self._kept_if_worth_it(name, StoredState(await self._made(self._quick, name, stored), stored))
        async with self._slow.turns.taken(asker):
            stored = await self._whole(name, stored)
            try:
                room = await self._made(self._slow, name, stored)
            except SnapshotError:
                logs.warn("snapshot_broken", room=name)
                stored = await self._whole(name, stored._replace(journal=(), snapshot=None, kept_at=0))
                room = await self._made(self._slow, name, stored)
        return self._kept_if_worth_it(name, StoredState(room, stored))

    async def _whole(self, name: str, begun: StoredRoom) -> StoredRoom:
        """Return *begun* with the rest of its commands. They are read a page at a time: the store writes moves in between."""
        pages = [begun.journal]
        while not pages[-1] or len(pages[-1]) == PAGE:
            page = await self._store.do(jobs.LoadRoom(name, since=begun.kept_at + sum(map(len, pages)), most=PAGE))
            if page is None or not page.journal:
                break
            pages.append(page.journal)
            begun = begun._replace(token_hashes=page.token_hashes)
        return begun._replace(journal=tuple(chain.from_iterable(pages)))

    def _kept_if_worth_it(self, name: str, read: StoredState) -> StoredState:
        if len(read.stored.journal) > WORTH_KEEPING:
            self.keep(name, read.room)
        return read

    async def _made(self, lane: _Lane, name: str, stored: StoredRoom) -> Room:
        return await lane.run(partial(self._room_of, name, stored))

    async def played_on(self, name: str, room: Room, journal: tuple[bytes, ...]) -> Room:
        """Return *room* after the commands of *journal*.

        Raises:
            Refused: ``journal_unplayable``.
        """
        if len(journal) <= AT_ONCE:
            return self.played_at_once(name, room, journal)
        work = partial(self.played_at_once, name, room, journal)
        return await (self._quick if len(journal) < PAGE else self._slow).run(work)

    def played_at_once(self, name: str, room: Room, journal: Iterable[bytes]) -> Room:
        """Return the same in this thread: for a few commands, or in one of the reader's own.

        Raises:
            Refused: ``journal_unplayable``.
        """
        return self._last_of(name, room.played_on(self._commands_in(journal)), room)

    async def film(self, name: str, round_no: int, asker: str) -> Film | None:
        """Return a finished round of the room *name*; None if there is none, or if its journal cannot be played.

        Raises:
            Refused: ``too_many``, if too many wait.
        """
        async with self._slow.turns.taken(asker):
            begun = await self._store.do(jobs.LoadRoom(name, most=PAGE))
            if begun is None:
                return None
            journal = (await self._whole(name, begun)).journal
            return await self._slow.run(partial(self._film_of, name, round_no, journal))

    async def quickly(self, work: Callable[[], Made]) -> Made:
        """Return what *work* returns, called in the thread for quick work."""
        return await self._quick.run(work)

    async def slowly(self, asker: str, work: Callable[[], Made]) -> Made:
        """Return what *work* returns, called in the thread for slow work once *asker* has a turn.

        Raises:
            Refused: ``too_many``, if too many wait.
        """
        async with self._slow.turns.taken(asker):
            return await self._slow.run(work)

    # Snapshots

    def keep(self, name: str, room: Room) -> None:
        """Have a snapshot of *room* written, later. If that fails the room is only read more slowly."""
        keeping = asyncio.get_running_loop().create_task(self._keep(name, room))
        self._keeping.add(keeping)
        keeping.add_done_callback(self._keeping.discard)

    async def _keep(self, name: str, room: Room) -> None:
        try:
            await self._store.do(jobs.Keep(name, room.seq, self._form, await self._quick.run(partial(snapshot_of, room))))
        except StoreError:
            # The store has logged it.
            pass
        except Exception as error:  # a snapshot only saves time: nobody must notice
            logs.warn("snapshot_not_kept", room=name, error=error)

    async def close(self) -> None:
        """Write the snapshots that are under way; break off what is being read."""
        self._is_closed = True
        if self._keeping:
            await asyncio.wait(self._keeping)
        for lane in (self._quick, self._slow):
            await lane.close()

    # In the threads

    def _room_of(self, name: str, stored: StoredRoom) -> Room:
        if stored.snapshot is None:
            return self._last_of(name, Room.replayed(self._commands_in(stored.journal)))
        room = room_of(stored.snapshot)
        try:
            return _last(room.played_on(self._commands_in(stored.journal)), room)
        except Refused:
            raise
        except Exception as error:  # the journal alone may be played
            raise SnapshotError("the commands after it cannot be played") from error

    def _film_of(self, name: str, round_no: int, journal: Iterable[bytes]) -> Film | None:
        try:
            return Film.of(self._commands_in(journal), round_no)
        except Refused:
            raise
        except Exception as error:  # as in `_last_of`
            logs.warn("replay_unplayable", room=name, error=error)
            return None

    def _commands_in(self, journal: Iterable[bytes]) -> Iterator[Command]:
        for body in journal:
            if self._is_closed:
                raise Refused("unsaved")
            yield decode_command(body)

    def _last_of(self, name: str, rooms: Iterable[Room], last: Room | None = None) -> Room:
        try:
            return _last(rooms, last)
        except Refused:
            raise
        except Exception as error:  # whatever a journal that somebody has changed makes of a room
            # The message of the error is not logged: it may quote a move.
            logs.warn("journal_unplayable", room=name, error=error)
            raise Refused("journal_unplayable") from error


def _last(rooms: Iterable[Room], room: Room | None) -> Room:
    """Return the last of *rooms*, or *room* if there is none."""
    (last,) = deque(rooms, maxlen=1) or (room,)
    if last is None:
        raise JournalError("an empty journal")
    return last
