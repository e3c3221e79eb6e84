"""Nothing that was accepted is lost and nothing is invented: restarts, a killed process, a disk that refuses."""

import asyncio
import re
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest

from huit.rooms.journal import Moved, decode_command, encode_command
from huit.rooms.room import Room
from huit.server.http.app import JOURNAL
from huit.server.limits import Limits
from huit.server.live.room_reader import RoomReader
from huit.server.storage import database, jobs
from huit.server.storage.jobs import AddRoom, StoredRoom, StoreError
from huit.server.storage.store import Store
from tests.cases import mostly_long
from tests.rooms.scenes import bytes_of
from tests.server.conftest import Serve
from tests.server.guests import TIMEOUT_S, Guest, Refused
from tests.server.process import browser, serving

ROOMS = 40
BURST_BEFORE_THE_KILL = 400
PLAYERS = 6
MOVES_BEFORE_THE_KILL = 60


async def test_after_a_restart_the_game_goes_on_where_it_was(serve: Serve):
    client = await serve()
    guest = await Guest.opening(client, rules="monclar", pace=3.0)
    await guest.sit_down()
    await guest.play_one()
    before = guest.view
    await client.close()

    again = guest.at(await serve())
    view = await again.sit_down()
    assert view | {"log": before["log"]} == before
    assert view["log"][-len(before["log"]) :] == before["log"]
    await again.send(type="pace", pace=0)
    await again.play_round()


async def test_a_killed_server_has_lost_nothing_and_invented_nothing(tmp_path: Path):
    async with serving(tmp_path) as running, browser(running.address) as client:
        guests = [await Guest.opening(client) for _ in range(PLAYERS)]
        for guest in guests:
            await guest.sit_down()
        await play_until_killed(guests, running.process)
        assert await running.process.wait() == -signal.SIGKILL
    seen = {guest.room: guest.view for guest in guests}

    async with serving(tmp_path) as running, browser(running.address) as client:
        for guest in guests:
            room = room_on_disk(tmp_path, guest.room)
            view = seen[guest.room]
            assert room.seq >= view["seq"], "what was seen is on disk"
            assert all(id in guest.sent for ids in room.answered.values() for id in ids), "what is on disk was sent"
            assert bytes_of(await room_read(tmp_path / JOURNAL, guest.room)) == bytes_of(room), "whatever snapshot there is"
            again = guest.at(client)
            now = await again.sit_down()
            assert now["seq"] >= room.seq
            await again.play_round()


async def play_until_killed(guests: list[Guest], process: asyncio.subprocess.Process) -> None:
    moves = 0

    async def play(guest: Guest) -> None:
        nonlocal moves
        with suppress(AssertionError, ConnectionError):
            while True:
                if guest.view["over"]:
                    await guest.send(type="next")
                    await guest.see(lambda view: not view["over"])
                await guest.play_one()
                moves += 1
                if moves == MOVES_BEFORE_THE_KILL:
                    process.kill()

    await asyncio.gather(*map(play, guests))


async def room_read(address: Path | str, name: str) -> Room:
    """The room as a server that starts reads it."""
    store = Store(address)
    await store.open()
    reader = RoomReader(store)
    read = await reader.read(name, "")
    await reader.close()
    await store.close()
    assert read is not None
    return read.room


def room_on_disk(data: Path, name: str) -> Room:
    connection = sqlite3.connect(data / JOURNAL)
    rows = connection.execute("SELECT seq, command FROM journal WHERE room = ? ORDER BY seq", (name,)).fetchall()
    connection.close()
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
    return Room.replay(decode_command(body) for _, body in rows)


async def test_a_full_disk_refuses_and_loses_nothing(serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with monkeypatch.context() as small:
        small.setattr(database, "PRAGMAS", (*database.PRAGMAS, "max_page_count = 56"))
        client = await serve(limits=Limits(message_burst=100_000, command_burst=100_000))
        guest = await Guest.opening(client, pace=3.0)
        await guest.sit_down()
        refused = await fill(guest)
        assert refused.code == "unsaved"
        before = guest.view
        await guest.move(before["moves"][0]["text"])
        assert (await guest.refusal()).code == "unsaved"
        async with client.post("/api/rooms", json={"rules": "monclar", "seats": 8, "name": "x" * 20}) as response:
            if response.status != 201:
                assert (response.status, (await response.json())["code"]) == (503, "unsaved")
        await guest.socket.close()
        await client.close()

    assert room_on_disk(tmp_path, guest.room).seq == before["seq"]
    again = guest.at(await serve())
    view = await again.sit_down()
    assert view | {"log": []} == before | {"log": []}
    await again.play_one()


async def fill(guest: Guest) -> Refused:
    """Change the pace until the disk is full."""
    while True:
        await guest.send(type="pace", pace=3.0)
        try:
            await guest.look()
        except Refused as refused:
            return refused


async def test_a_file_that_somebody_else_holds_refuses_and_then_plays_on(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(database, "PRAGMAS", (*database.PRAGMAS, "busy_timeout = 10"))
    guest = await Guest.opening(await serve(), pace=3.0)
    before = await guest.sit_down()
    word = before["moves"][0]["text"]
    holder = sqlite3.connect(tmp_path / JOURNAL, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    await guest.move(word, id="m1")
    assert (await guest.refusal()).code == "unsaved"
    assert room_on_disk(tmp_path, guest.room).seq == before["seq"]
    holder.execute("ROLLBACK")
    holder.close()
    await guest.move(word, id="m1")
    assert (await guest.look())["seq"] == before["seq"] + 1


async def test_when_another_process_was_first_the_journal_is_right(serve: Serve, tmp_path: Path):
    guest = await Guest.opening(await serve(), pace=3.0)
    before = await guest.sit_down()
    elsewhere = Moved(0, before["moves"][0]["text"], "elsewhere")
    other = sqlite3.connect(tmp_path / JOURNAL)
    other.execute("INSERT INTO journal VALUES (?, ?, ?)", (guest.room, before["seq"] + 1, encode_command(elsewhere)))
    other.commit()
    other.close()
    # What is about no turn is done all the same, after what the other process did; a move for the turn that is over is not.
    await guest.send(type="pace", pace=2.0)
    view = await guest.see(lambda view: view["pace"] == 2.0)
    assert view["seq"] == before["seq"] + 2
    await guest.move(before["moves"][0]["text"], seq=before["seq"])
    assert (await guest.refusal()).code == "stale"


def new_room(room: str = "k3v9abcd", watch: str = "look") -> AddRoom:
    return AddRoom(room, watch, 1, {0: b"hash"}, b"first")


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    """A store with one room in it, of each kind of database."""
    store = Store(address)
    await store.open()
    assert await store.do(new_room())
    yield store
    await store.close()


async def journal_of(store: Store, room: str = "k3v9abcd") -> tuple[bytes, ...]:
    stored = await store.do(jobs.LoadRoom(room))
    assert stored is not None
    return stored.journal


async def test_a_trial_write_changes_nothing(store: Store):
    await asyncio.gather(store.probe(), store.probe(), store.do(jobs.Append("k3v9abcd", 2, b"second")), store.probe())
    assert await journal_of(store) == (b"first", b"second")


async def test_a_room_name_and_a_number_are_given_once(store: Store):
    assert not await store.do(new_room(watch="other"))
    assert not await store.do(new_room(room="another")), "its name for those who watch is taken"
    both = await asyncio.gather(*(store.do(jobs.Append("k3v9abcd", 2, move)) for move in (b"one", b"other")))
    assert both == [True, False]
    assert not await store.do(jobs.Append("k3v9abcd", 2, b"late"))
    assert await store.do(jobs.LoadRoom("k3v9abcd")) == StoredRoom({0: b"hash"}, (b"first", b"one"), "look")
    assert await store.do(jobs.LoadRoom("another")) is None


async def test_of_two_rooms_with_one_name_the_first_is_made(store: Store):
    one = AddRoom("abcdefgh", "one", 1, {0: b"one"}, b"one")
    other = AddRoom("abcdefgh", "other", 1, {0: b"other", 1: b"other"}, b"other")
    assert await asyncio.gather(store.do(one), store.do(other)) == [True, False]
    assert await store.do(jobs.LoadRoom("abcdefgh")) == StoredRoom({0: b"one"}, (b"one",), "one")


async def test_what_came_since_is_read_alone(store: Store):
    for seq in range(2, 6):
        await store.do(jobs.Append("k3v9abcd", seq, b"move %d" % seq))
    assert await store.do(jobs.LoadRoom("k3v9abcd", since=3)) == StoredRoom({0: b"hash"}, (b"move 4", b"move 5"), "look")
    assert await store.do(jobs.LoadRoom("k3v9abcd", since=5)) == StoredRoom({0: b"hash"}, (), "look")


async def test_a_guest_comes_in_with_a_command_or_not_at_all(store: Store):
    came = await asyncio.gather(
        store.do(jobs.Append("k3v9abcd", 2, b"Zoe comes", (1, b"Zoe"))),
        store.do(jobs.Append("k3v9abcd", 2, b"Hugo comes", (1, b"Hugo"))),
    )
    assert came == [True, False]
    assert not await store.do(jobs.Append("k3v9abcd", 2, b"Jade comes", (2, b"Jade")))
    stored = await store.do(jobs.LoadRoom("k3v9abcd", since=2))
    assert stored is not None
    assert stored.token_hashes == {0: b"hash", 1: b"Zoe"}


async def test_nobody_gets_the_place_of_another_guest_and_the_others_of_the_batch_play_on(store: Store):
    await store.do(new_room("abcdefgh", "see"))
    outcomes = await asyncio.gather(
        store.do(jobs.Append("abcdefgh", 2, b"move")),
        store.do(jobs.Append("k3v9abcd", 2, b"a thief comes", (0, b"thief"))),
        store.do(jobs.Append("abcdefgh", 3, b"move")),
        store.do(jobs.Append("no room", 2, b"move")),
        return_exceptions=True,
    )
    assert [outcomes[0], outcomes[2]] == [True, True]
    assert isinstance(outcomes[1], StoreError)
    assert isinstance(outcomes[3], StoreError)
    assert await store.do(jobs.LoadRoom("k3v9abcd")) == StoredRoom({0: b"hash"}, (b"first",), "look")
    assert await journal_of(store, "abcdefgh") == (b"first", b"move", b"move")


async def test_a_room_is_found_by_those_who_watch(store: Store):
    assert await store.do(jobs.FindWatched("look")) == "k3v9abcd"
    assert await store.do(jobs.FindWatched("k3v9abcd")) is None


async def test_a_round_has_one_public_name(store: Store):
    assert await asyncio.gather(*(store.do(jobs.Publish("k3v9abcd", 3, name)) for name in ("one", "other"))) == ["one", "one"]
    assert await store.do(jobs.Publish("k3v9abcd", 3, "third")) == "one"
    assert await store.do(jobs.Publish("k3v9abcd", 4, "next")) == "next"
    assert await store.do(jobs.FindReplay("one")) == ("k3v9abcd", 3)
    assert await store.do(jobs.FindReplay("other")) is None
    with pytest.raises(StoreError):
        await store.do(jobs.Publish("k3v9abcd", 5, "one"))
    assert await store.do(jobs.FindReplay("one")) == ("k3v9abcd", 3)


async def test_public_rooms_are_listed_latest_first_until_they_are_taken_off(store: Store):
    for number, room in enumerate(("room1", "room2", "room3")):
        await store.do(new_room(room, room))
        await store.do(jobs.ListRoom(room, b"new", 5_000_000_000 + number))
    await asyncio.gather(store.do(jobs.ListRoom("room1", b"older", 1)), store.do(jobs.ListRoom("room1", b"full", 5_000_000_009)))
    assert await store.do(jobs.ListedRooms(since=0, most=9)) == (("room1", b"full"), ("room3", b"new"), ("room2", b"new"))
    assert await store.do(jobs.ListedRooms(since=0, most=2)) == (("room1", b"full"), ("room3", b"new"))
    assert await store.do(jobs.ListedRooms(since=5_000_000_002, most=9)) == (("room1", b"full"), ("room3", b"new"))
    await store.do(jobs.ListRoom("room3", None, 0))
    await store.do(jobs.ListRoom("room3", None, 0))
    assert await store.do(jobs.ListedRooms(since=0, most=9)) == (("room1", b"full"), ("room2", b"new"))


async def test_who_no_longer_waits_does_not_keep_the_answer_from_others(store: Store):
    waiting = [asyncio.ensure_future(store.do(jobs.Append("k3v9abcd", seq, b"move"))) for seq in range(2, 40)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    assert await asyncio.gather(*waiting[1:]) == [True] * (len(waiting) - 1)


async def test_closing_writes_what_is_waiting_and_refuses_what_comes_later(store: Store):
    waiting = asyncio.gather(*(store.do(jobs.Append("k3v9abcd", seq, b"move")) for seq in range(2, 1200)))
    await asyncio.sleep(0)
    closing = asyncio.ensure_future(store.close())
    await asyncio.sleep(0)
    with pytest.raises(StoreError):
        await store.do(jobs.Append("k3v9abcd", 1200, b"move"))
    await closing
    assert all(await waiting)


async def test_two_stores_take_turns_and_neither_loses_nor_invents(postgres: str):
    stores = [Store(postgres), Store(postgres)]
    # At once: only one of them makes the schema.
    await asyncio.gather(*(store.open() for store in stores))
    rooms = [f"room{number}" for number in range(ROOMS)]
    await asyncio.gather(*(stores[0].do(new_room(room, room)) for room in rooms))

    async def play(store: Store, name: bytes) -> dict[tuple[str, int], bytes]:
        """Append what nobody else has appended; in every order, so that the two stores meet."""
        mine: dict[tuple[str, int], bytes] = {}
        for seq in range(2, 30):
            order = rooms if name == b"one" else rooms[::-1]
            taken = await asyncio.gather(*(store.do(jobs.Append(room, seq, name)) for room in order))
            mine |= {(room, seq): name for room, was in zip(order, taken, strict=True) if was}
        return mine

    one, other = await asyncio.gather(play(stores[0], b"one"), play(stores[1], b"other"))
    assert not one.keys() & other.keys()
    for room in rooms:
        told = {**one, **other}
        assert await journal_of(stores[1], room) == (b"first", *(told[room, seq] for seq in range(2, 30)))
    await asyncio.gather(*(store.close() for store in stores))


@pytest.mark.parametrize("order", [("room1", "room2"), ("room2", "room1")])
async def test_two_processes_never_wait_for_each_other_in_a_circle(postgres: str, order: tuple[str, str]):
    store = Store(postgres)
    await store.open()
    for room in ("room1", "room2"):
        await store.do(new_room(room, room))
    insert = "INSERT INTO journal VALUES (%s, 2, 'elsewhere')"
    with psycopg.connect(postgres) as elsewhere:
        elsewhere.execute(insert, ("room1",))
        mine = asyncio.gather(*(store.do(jobs.Append(room, 2, b"move")) for room in order))
        await until_somebody_waits(postgres)
        # Had the store written room2 before it came to room1, each would wait for the other now.
        elsewhere.execute("SET lock_timeout = '1s'")
        elsewhere.execute(insert, ("room2",))
        elsewhere.commit()
    assert await mine == [False, False]
    await store.close()


async def until_somebody_waits(address: str) -> None:
    waits = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    with psycopg.connect(address, autocommit=True) as connection:
        async with asyncio.timeout(TIMEOUT_S):
            while connection.execute(waits).fetchone() == (0,):
                await asyncio.sleep(0.01)


async def test_a_connection_that_is_cut_refuses_and_the_next_batch_is_written(postgres: str):
    store = Store(postgres)
    await store.open()
    await store.do(new_room())
    cut(postgres, "huit")
    refused = await asyncio.gather(*(store.do(jobs.Append("k3v9abcd", seq, b"lost")) for seq in (2, 3)), return_exceptions=True)
    assert all(isinstance(each, StoreError) for each in refused)
    assert await store.do(jobs.Append("k3v9abcd", 2, b"move"))
    cut(postgres, "huit")
    with pytest.raises(StoreError):
        await store.do(jobs.LoadRoom("k3v9abcd"))
    assert await journal_of(store) == (b"first", b"move")
    await store.close()


def cut(address: str, name: str) -> None:
    """Cut the connections of those who call themselves *name*."""
    with psycopg.connect(address, autocommit=True) as connection:
        of_name = "datname = current_database() AND application_name = %s"
        connection.execute(f"SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE {of_name}", (name,))


async def test_a_process_that_stands_still_holds_nobody_up_for_ever(postgres: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(database, "SETTINGS", ("lock_timeout = '50ms'",))
    store = Store(postgres)
    await store.open()
    await store.do(new_room())
    with psycopg.connect(postgres) as holder:
        holder.execute("INSERT INTO journal VALUES ('k3v9abcd', 2, 'elsewhere')")
        with pytest.raises(StoreError, match="lock timeout"):
            await store.do(jobs.Append("k3v9abcd", 2, b"move"))
        assert await store.do(jobs.Append("k3v9abcd", 3, b"move"))
    assert not await store.do(jobs.Append("k3v9abcd", 2, b"move"))
    await store.close()


@pytest.mark.parametrize("turn", mostly_long(range(3), every=3))
async def test_what_was_answered_before_a_kill_in_the_middle_of_a_burst_is_there(address: str, turn: int):
    arguments = ("-m", "tests.server.burst", address, str(ROOMS))
    process = await asyncio.create_subprocess_exec(sys.executable, *arguments, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    lines = [await process.stdout.readline() for _ in range(BURST_BEFORE_THE_KILL + 97 * turn)]
    process.kill()
    lines += (await process.stdout.read()).splitlines(keepends=True)
    assert await process.wait() == -signal.SIGKILL
    # The last line may be cut short.
    answered = [line.decode().split() for line in lines if line.endswith(b"\n")]
    assert len(answered) >= BURST_BEFORE_THE_KILL

    store = Store(address)
    await store.open()
    journals = {f"room{number}": await journal_of(store, f"room{number}") for number in range(ROOMS)}
    for room, seq in answered:
        assert len(journals[room]) >= int(seq), "what was answered is there"
    for room, journal in journals.items():
        sent = [b"first", *(f"{room} {seq}".encode() for seq in range(2, len(journal) + 1))]
        assert list(journal) == sent, "in order, without a gap, and nothing else"
        assert await store.do(jobs.Append(room, len(journal) + 1, b"goes on"))
    await store.close()


async def test_a_full_disk_refuses_whole_batches_and_takes_the_next_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(database, "PRAGMAS", (*database.PRAGMAS, "max_page_count = 57"))
    store = Store(tmp_path / JOURNAL)
    await store.open()
    await store.do(new_room())
    written = [b"first"]
    while await appended(store, len(written) + 1, b"x" * 999):
        written.append(b"x" * 999)
    batch = (store.do(jobs.Append("k3v9abcd", len(written) + 1 + number, b"y" * 5000)) for number in range(9))
    refused = await asyncio.gather(*batch, return_exceptions=True)
    assert all(isinstance(each, StoreError) for each in refused)
    assert await journal_of(store) == tuple(written), "reading goes on, and what was refused is not there"
    await store.close()

    monkeypatch.undo()
    store = Store(tmp_path / JOURNAL)
    await store.open()
    assert await journal_of(store) == tuple(written)
    assert await appended(store, len(written) + 1, b"y" * 5000)
    await store.close()


async def appended(store: Store, seq: int, command: bytes) -> bool:
    with suppress(StoreError):
        return await store.do(jobs.Append("k3v9abcd", seq, command))
    return False


@pytest.mark.parametrize("address", ["mysql://localhost/huit", "huit.sqlite", "postgresql://127.0.0.1:1/huit"])
async def test_a_database_that_is_none_is_an_error_at_once(address: str):
    store = Store(address)
    with pytest.raises(StoreError):
        await store.open()
    with pytest.raises(StoreError):
        await store.do(jobs.LoadRoom("k3v9abcd"))


async def test_a_wrong_password_is_an_error_that_does_not_repeat_it(postgres: str):
    wrong = re.sub(r":[^:@]+@", ":hush-hush@", postgres)
    with pytest.raises(StoreError) as told:
        await Store(wrong).open()
    assert "password" in str(told.value)
    assert "hush" not in str(told.value)


async def test_a_folder_that_cannot_be_made_is_an_error_at_once(tmp_path: Path):
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(StoreError):
        await Store(tmp_path / "file" / JOURNAL).open()
    (tmp_path / JOURNAL).write_bytes(b"no database at all" * 1000)
    with pytest.raises(StoreError, match="not a database"):
        await Store(tmp_path / JOURNAL).open()


async def test_a_token_is_not_on_disk(serve: Serve, tmp_path: Path):
    guest = await Guest.opening(await serve())
    token = guest.cookie.partition("=")[2].encode()
    assert not any(token in file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
