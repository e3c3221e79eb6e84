"""Two processes on one PostgreSQL hear of each other's rooms, and miss nothing without knowing it."""

import asyncio
import os
import random
import socket
from collections.abc import AsyncIterator, Callable

import psycopg
import pytest

from huit.server.storage import jobs
from huit.server.storage.bus import Bus, Notification
from huit.server.storage.jobs import AddRoom, StoreError
from huit.server.storage.notes import CHANNEL, MOST_BYTES, MOST_MESSAGE_BYTES, Grown
from huit.server.storage.postgresql import CONNECTING
from huit.server.storage.store import Store
from tests.server.guests import TIMEOUT_S
from tests.server.test_store import cut

MOVE = Grown(2, b"move")


def moved(room: str, seq: int, command: bytes) -> jobs.Append:
    return jobs.Append(room, seq, command, is_move=True)


class Process:
    """A store and a bus, as a server has them."""

    def __init__(self, address: str) -> None:
        self.store = Store(address)
        self.bus = Bus(self.store, self._heard)
        self.heard: list[Notification] = []
        self._grown = asyncio.Event()

    def _heard(self, heard: Notification) -> None:
        self.heard.append(heard)
        self._grown.set()

    async def open(self) -> None:
        await self.store.open()
        await self.bus.open()

    async def close(self) -> None:
        await self.bus.close()
        await self.store.close()

    async def hears(self, is_enough: Callable[[list[Notification]], bool]) -> list[Notification]:
        """Wait until what was heard is enough; return it and forget it."""
        async with asyncio.timeout(TIMEOUT_S):
            while not is_enough(self.heard):
                self._grown.clear()
                await self._grown.wait()
        heard, self.heard = self.heard, []
        return heard

    async def has_heard_nothing(self, other: "Process") -> None:
        """Make sure of it: what *other* tells now comes after all that there was to hear, and comes first."""
        await other.store.tell("k3v9abcd", b"the end")
        assert await self.hears(bool) == [Notification("k3v9abcd", b"the end")]


@pytest.fixture
async def two(postgres: str) -> AsyncIterator[tuple[Process, Process]]:
    one, other = Process(postgres), Process(postgres)
    for process in (one, other):
        await process.open()
    for room in ("k3v9abcd", "abcdefgh"):
        await one.store.do(AddRoom(room, f"watch {room}", 1, {0: b"hash"}, b"first"))
    yield one, other
    for process in (one, other):
        await process.close()


async def test_what_one_commits_the_other_hears_and_not_itself(two: tuple[Process, Process]):
    one, other = two
    await one.store.do(moved("k3v9abcd", 2, b"move"))
    assert await other.hears(bool) == [Notification("k3v9abcd", None, MOVE)]
    await other.store.do(moved("abcdefgh", 2, b"move"))
    assert await one.hears(bool) == [Notification("abcdefgh", None, MOVE)]
    await other.has_heard_nothing(one)
    stored = await other.store.do(jobs.LoadRoom("k3v9abcd"))
    assert stored is not None
    assert stored.journal == (b"first", b"move"), "what is heard of can be read"


async def test_what_was_refused_is_not_heard(two: tuple[Process, Process]):
    one, other = two
    assert await one.store.do(moved("k3v9abcd", 2, b"move"))
    assert await other.hears(bool) == [Notification("k3v9abcd", None, MOVE)]
    # Also where moves of other rooms are written with it.
    late, other_room = await asyncio.gather(
        one.store.do(moved("k3v9abcd", 2, b"late")), one.store.do(moved("abcdefgh", 2, b"move"))
    )
    assert (late, other_room) == (False, True)
    assert await other.hears(bool) == [Notification("abcdefgh", None, MOVE)]


async def test_what_is_too_long_for_a_note_is_heard_of_and_read(two: tuple[Process, Process]):
    one, other = two
    longest, shorter = b"x" * MOST_BYTES, b"x" * (MOST_BYTES // 2)
    await asyncio.gather(one.store.do(moved("abcdefgh", 2, shorter)), one.store.do(moved("k3v9abcd", 2, longest)))
    told = [Notification("abcdefgh", None, Grown(2, shorter)), Notification("k3v9abcd", None, Grown(2, None))]
    assert await other.hears(lambda heard: len(heard) == 2) == told
    stored = await other.store.do(jobs.LoadRoom("k3v9abcd", since=1))
    assert stored is not None
    assert stored.journal == (longest,)


async def test_of_what_may_hold_secrets_a_note_says_only_that_it_is_there(two: tuple[Process, Process]):
    one, other = two
    await one.store.do(jobs.Append("k3v9abcd", 2, b"the seed of the round after the next one"))
    assert await other.hears(bool) == [Notification("k3v9abcd", None, Grown(2, None))]


async def test_one_room_that_fails_keeps_nothing_from_the_others(two: tuple[Process, Process], caplog: pytest.LogCaptureFixture):
    one, other = two
    heard = other.bus._heard

    def fails_for_one(note: Notification) -> None:
        if note.room == "abcdefgh":
            raise ValueError
        heard(note)

    other.bus._heard = fails_for_one
    await asyncio.gather(one.store.do(moved("abcdefgh", 2, b"move")), one.store.do(moved("k3v9abcd", 2, b"move")))
    assert await other.hears(bool) == [Notification("k3v9abcd", None, MOVE)]
    assert "ValueError" in caplog.text


async def test_a_note_of_an_older_version_says_that_there_is_something_to_read(two: tuple[Process, Process], postgres: str):
    _, other = two
    with psycopg.connect(postgres, autocommit=True) as older:
        older.execute("SELECT pg_notify(%s, %s)", (CHANNEL, '["older",["k3v9abcd","abcdefgh"],null]'))
    assert await other.hears(bool) == [Notification("k3v9abcd", None), Notification("abcdefgh", None)]


async def test_many_rooms_in_one_batch_are_all_heard_once(two: tuple[Process, Process]):
    one, other = two
    # More than one payload can name.
    rooms = {"".join(letters) for letters in (random.Random(3).choices("abcdefghjk", k=8) for _ in range(1000))}
    await asyncio.gather(*(one.store.do(AddRoom(room, room, 1, {0: b"hash"}, b"first")) for room in rooms))
    await asyncio.gather(*(one.store.do(moved(room, 2, b"move")) for room in rooms))
    heard = await other.hears(lambda heard: len(heard) >= len(rooms))
    assert sorted(each.room for each in heard) == sorted(rooms)
    await one.has_heard_nothing(other)


async def test_something_passing_is_told_to_the_others(two: tuple[Process, Process]):
    one, other = two
    largest = bytes(random.Random(3).randbytes(MOST_MESSAGE_BYTES))
    for payload in (b"", b"\x00\xff ' \\", largest):
        await one.store.tell("k3v9abcd", payload)
        assert await other.hears(bool) == [Notification("k3v9abcd", payload)]
    with pytest.raises(StoreError, match="too many"):
        await one.store.tell("k3v9abcd", largest + b"!")
    await one.has_heard_nothing(other)


async def test_what_is_none_of_ours_is_passed_over(two: tuple[Process, Process], postgres: str):
    one, other = two
    with psycopg.connect(postgres, autocommit=True) as stranger:
        for payload in ("", "hello", '["me"]', '{"sender": 3}', '["me", "room", 3]'):
            stranger.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
    await one.store.do(moved("k3v9abcd", 2, b"move"))
    assert await other.hears(bool) == [Notification("k3v9abcd", None, MOVE)]


async def test_who_was_cut_off_says_that_anything_may_have_changed_and_hears_again(two: tuple[Process, Process], postgres: str):
    one, other = two
    for seq in (2, 3):
        cut(postgres, "huit-bus")
        await one.store.do(moved("k3v9abcd", seq, b"while nobody listens"))
        assert Notification("", None) in await other.hears(lambda heard: Notification("", None) in heard)
        await one.store.do(moved("abcdefgh", seq, b"move"))
        told = Notification("abcdefgh", None, Grown(seq, b"move"))
        assert told in await other.hears(lambda heard, told=told: told in heard)


def test_a_connection_is_asked_after_by_the_kernel(postgres: str):
    with psycopg.connect(postgres, **CONNECTING) as connection, socket.socket(fileno=os.dup(connection.fileno())) as ours:
        assert ours.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        assert ours.getsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE) == CONNECTING["keepalives_idle"]
        assert ours.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == CONNECTING["tcp_user_timeout"]


async def test_leaving_while_the_database_is_away_takes_no_time(postgres: str, monkeypatch: pytest.MonkeyPatch):
    process = Process(postgres)
    await process.open()
    process.store.address = "postgresql://127.0.0.1:1/huit"
    cut(postgres, "huit-bus")
    async with asyncio.timeout(TIMEOUT_S):
        await process.close()


async def test_a_database_out_of_reach_is_an_error_at_once():
    with pytest.raises(StoreError):
        await Bus(Store("postgresql://127.0.0.1:1/huit"), print).open()


async def test_with_sqlite_there_is_silence(tmp_path):
    process = Process(f"sqlite:///{tmp_path / 'huit.sqlite'}")
    await process.open()
    await process.store.do(AddRoom("k3v9abcd", "look", 1, {0: b"hash"}, b"first"))
    await process.store.do(moved("k3v9abcd", 2, b"move"))
    await process.store.tell("k3v9abcd", b"hello")
    assert process.heard == []
    await process.close()
