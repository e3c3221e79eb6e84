"""The store of a browser: rows of text that the page's worker keeps, by the jobs of `huit.server.storage`.

A command is a row of its own, under its number, that must be new: whoever comes second, in another tab, is refused. It is told of
once the transaction of the browser is complete.
"""

from collections.abc import Awaitable, Callable, Generator, Iterable
from contextlib import contextmanager
from typing import Any, Protocol

import msgspec

from huit.server.live.tokens import token_of_person
from huit.server.storage import jobs
from huit.server.storage.circle_jobs import IsOfCircle
from huit.server.storage.jobs import Job, Outcome, StoredRoom, StoreError

Change = tuple[str, str, bool]
"""A row to write: its key, its text, and whether it must be new."""
_AFTER = "\uffff"
"""Sorts after every key that goes on."""


class Rows(Protocol):
    """Rows of text by key, as the page's worker keeps them. All is told as text: it crosses from one language into another."""

    def read(self, low: str, high: str) -> Awaitable[str]:
        """Return the rows from the key *low* on, below *high*, as JSON: ``[[key, text], …]`` in the order of their keys."""
        ...

    def write(self, changes: str) -> Awaitable[bool]:
        """Write *changes*, ``[[key, text, is new], …]``, all of them or none; return, once they are on disk, whether they were.

        They are not where one of them must be new and is there already.
        """
        ...

    def drop(self, low: str, high: str) -> Awaitable[object]:
        """Delete the rows from the key *low* on, below *high*."""
        ...


class StoredNames(msgspec.Struct, frozen=True):
    """The row of a room."""

    watch: str
    created: int
    """Seconds since 1970."""


class RowStore:
    """The rooms of this browser. Nothing is held in memory: another tab may write too."""

    is_shared = False
    sender = "page"

    def __init__(self, rows: Rows) -> None:
        self._rows = rows
        self._ways: dict[type[Any], Callable[[Any], Awaitable[Any]]] = {
            jobs.AddRoom: self._add_room,
            jobs.Append: self._append,
            jobs.LoadRoom: self._load_room,
            jobs.Keep: self._keep,
            jobs.FindRenewed: lambda job: self._text(f"link/{job.link}"),
            jobs.Publish: self._publish,
            jobs.FindReplay: self._find_replay,
        }

    async def do(self, job: Job[Outcome]) -> Outcome:
        """Return the outcome of *job*, when it is done.

        Raises:
            StoreError: if it could not be done.
        """
        way = self._ways.get(type(job))
        if way is None:
            return _nothing_to_do(job)
        return await way(job)

    async def tell(self, room: str, payload: bytes) -> None:
        """Tell nobody: a room is played in one tab."""

    async def keep_token(self, room: str, token: str) -> None:
        """Keep the token of who opened a room here: this browser's cookie, so to speak."""
        await self._write([(f"token/{room}", token, False)])

    async def token_of(self, room: str, person: int = 1) -> str | None:
        """Return the token of one of the people at this browser for a room; None if the room is of another browser."""
        token = await self._text(f"token/{room}")
        return token and token_of_person(token, person)

    async def forget(self, room: str) -> None:
        """Delete a room, with its rounds."""
        replays = [f"replay/{text}" for _, text in await self._read(f"round/{room}/")]
        links = [key for key, text in await self._read("link/") if text == room]
        for key in (*replays, *links, *(f"{kind}/{room}" for kind in ("snapshot", "token", "room"))):
            await self._rows.drop(key, key + "\0")
        for kind in ("round", "guest", "journal"):
            await self._rows.drop(f"{kind}/{room}/", f"{kind}/{room}/{_AFTER}")

    # Jobs

    async def _add_room(self, job: jobs.AddRoom) -> bool:
        names = StoredNames(job.watch, job.created)
        return await self._write(
            [
                (f"room/{job.room}", msgspec.json.encode(names).decode(), True),
                (_command_key(job.room, 1), job.command.decode(), True),
                *(_guest_row(job.room, guest, digest) for guest, digest in job.token_hashes.items()),
            ]
        )

    async def _append(self, job: jobs.Append) -> bool:
        changes = [(_command_key(job.room, job.seq), job.command.decode(), True)]
        if job.guest is not None:
            changes.append(_guest_row(job.room, *job.guest))
        changes += (_guest_row(job.room, guest, b"") for guest in job.gone)
        if job.links is not None:
            changes.append((f"link/{job.links[0]}", job.room, False))
        return await self._write(changes)

    async def _load_room(self, job: jobs.LoadRoom) -> StoredRoom | None:
        row = await self._text(f"room/{job.room}")
        if row is None:
            return None
        told = await self._text(f"snapshot/{job.room}") if job.form else None
        kept = None if told is None else _snapshot_in(told, form=job.form)
        since = job.since if kept is None else kept.seq
        commands = await self._read(f"journal/{job.room}/", since=_command_key(job.room, since + 1))
        guests = await self._read(f"guest/{job.room}/")
        return StoredRoom(
            {int(key.rpartition("/")[2]): bytes.fromhex(text) for key, text in guests if text},
            tuple(text.encode() for _, text in commands[: job.most]),
            msgspec.json.decode(row, type=StoredNames).watch,
            None if kept is None else kept.snapshot,
            0 if kept is None else kept.seq,
        )

    async def _keep(self, job: jobs.Keep) -> bool:
        return await self._write([(f"snapshot/{job.room}", msgspec.json.encode(job).decode(), False)])

    async def _publish(self, job: jobs.Publish) -> str:
        of_round = f"round/{job.room}/{job.round_no}"
        where = msgspec.json.encode((job.room, job.round_no)).decode()
        if await self._write([(of_round, job.replay, True), (f"replay/{job.replay}", where, False)]):
            return job.replay
        named = await self._text(of_round)
        assert named is not None, "it was there already"
        return named

    async def _find_replay(self, job: jobs.FindReplay) -> tuple[str, int] | None:
        row = await self._text(f"replay/{job.replay}")
        return None if row is None else msgspec.json.decode(row, type=tuple[str, int])

    # Rows

    async def _text(self, key: str) -> str | None:
        found = await self._read(key, below=key + "\0")
        return found[0][1] if found else None

    async def _read(self, start: str, *, since: str | None = None, below: str | None = None) -> list[tuple[str, str]]:
        """Return the rows whose keys begin with *start*, from *since* on."""
        with _failing_as_a_store():
            told = await self._rows.read(since or start, below or start + _AFTER)
        return msgspec.json.decode(told, type=list[tuple[str, str]])

    async def _write(self, changes: Iterable[Change]) -> bool:
        with _failing_as_a_store():
            return await self._rows.write(msgspec.json.encode(list(changes)).decode())


@contextmanager
def _failing_as_a_store() -> Generator[None]:
    try:
        yield
    except Exception as error:  # whatever the browser says of its disk
        raise StoreError(type(error).__name__) from error


def _snapshot_in(text: str, *, form: str) -> jobs.Keep | None:
    """Return the snapshot of a row; None where it is of another form than *form*: the journal makes the room."""
    try:
        kept = msgspec.json.decode(text, type=jobs.Keep)
    except msgspec.DecodeError:
        return None
    return kept if kept.form == form else None


def _command_key(room: str, seq: int) -> str:
    return f"journal/{room}/{seq:08}"


def _guest_row(room: str, guest: int, digest: bytes) -> Change:
    """Return the row of a guest; one without a *digest* has gone."""
    return f"guest/{room}/{guest:04}", digest.hex(), False


def _nothing_to_do(job: Job[Any]) -> Any:
    """Return the outcome of a job that concerns other people, of whom there are none."""
    match job:
        case jobs.ListedRooms() | jobs.CalledRooms() | jobs.TakeCallees():
            return ()
        case jobs.ListRoom():
            return True
        case IsOfCircle():
            return False
        case _:
            raise StoreError(f"{type(job).__name__}: not in a browser")
