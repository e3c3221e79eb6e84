"""Nothing that was accepted is lost and nothing is invented: restarts, a killed process, a disk that refuses."""

import asyncio
import os
import re
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from aiohttp import ClientSession, DummyCookieJar

from huit.rooms import Moved, Room, decode_command, encode_command
from huit.server import database
from huit.server.app import JOURNAL
from huit.server.jobs import AddRoom, StoreError
from huit.server.limits import Limits
from huit.server.store import Store
from tests.server.conftest import Serve
from tests.server.guests import Guest, Refused

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
    async with server(tmp_path) as (process, address), browser(address) as client:
        guests = [await Guest.opening(client) for _ in range(PLAYERS)]
        for guest in guests:
            await guest.sit_down()
        await play_until_killed(guests, process)
        assert await process.wait() == -signal.SIGKILL
    seen = {guest.room: guest.view for guest in guests}

    async with server(tmp_path) as (_, address), browser(address) as client:
        for guest in guests:
            room = room_on_disk(tmp_path, guest.room)
            view = seen[guest.room]
            assert room.seq >= view["seq"], "what was seen is on disk"
            assert all(id in guest.sent for _, id in room.answered), "what is on disk was sent"
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


def room_on_disk(data: Path, name: str) -> Room:
    connection = sqlite3.connect(data / JOURNAL)
    rows = connection.execute("SELECT seq, command FROM journal WHERE room = ? ORDER BY seq", (name,)).fetchall()
    connection.close()
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
    return Room.replay(decode_command(body) for _, body in rows)


async def test_a_server_says_where_it_is_and_stops_when_it_is_told(tmp_path: Path):
    async with server(tmp_path) as (process, address), browser(address) as client:
        guest = await Guest.opening(client)
        await guest.sit_down()
        process.send_signal(signal.SIGTERM)
        frame = await guest.socket.receive(timeout=10)
        assert frame.data == 1001
        await guest.socket.close()
        assert await process.wait() == 0


async def test_a_full_disk_refuses_and_loses_nothing(serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with monkeypatch.context() as small:
        small.setattr(database, "PRAGMAS", (*database.PRAGMAS, "max_page_count = 16"))
        client = await serve(limits=Limits(message_burst=100_000))
        guest = await Guest.opening(client, pace=3.0)
        await guest.sit_down()
        refused = await fill(guest)
        assert refused.code == "unsaved"
        before = guest.view
        await guest.move(before["moves"][0])
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
    word = before["moves"][0]
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
    elsewhere = Moved(0, before["moves"][0], "elsewhere")
    other = sqlite3.connect(tmp_path / JOURNAL)
    other.execute("INSERT INTO journal VALUES (?, ?, ?)", (guest.room, before["seq"] + 1, encode_command(elsewhere)))
    other.commit()
    other.close()
    await guest.send(type="pace", pace=2.0)
    view, refused = await guest.hear(), await guest.hear()
    if view["type"] == "refused":
        view, refused = refused, view
    assert refused["code"] == "stale"
    assert view["seq"] == before["seq"] + 1
    assert view["pace"] == 3.0


async def test_a_room_name_and_a_number_are_given_once(tmp_path: Path):
    store = Store(tmp_path / "new" / "folder" / JOURNAL)
    await store.open()
    room = AddRoom("k3v9abcd", 1, {0: b"hash"}, b"first")
    assert [await store.add_room(room), await store.add_room(room)] == [True, False]
    both = await asyncio.gather(store.append("k3v9abcd", 2, b"one"), store.append("k3v9abcd", 2, b"other"))
    assert sorted(both) == [False, True]
    stored = await store.load_room("k3v9abcd")
    assert stored is not None
    assert stored.token_hashes == {0: b"hash"}
    assert stored.journal in ((b"first", b"one"), (b"first", b"other"))
    await store.close()


async def test_who_no_longer_waits_does_not_keep_the_answer_from_others(tmp_path: Path):
    store = Store(tmp_path / JOURNAL)
    await store.open()
    await store.add_room(AddRoom("k3v9abcd", 1, {0: b"hash"}, b"first"))
    waiting = [asyncio.ensure_future(store.append("k3v9abcd", seq, b"move")) for seq in range(2, 40)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    assert await asyncio.gather(*waiting[1:]) == [True] * (len(waiting) - 1)
    await store.close()


async def test_closing_writes_what_is_waiting(tmp_path: Path):
    store = Store(tmp_path / JOURNAL)
    await store.open()
    await store.add_room(AddRoom("k3v9abcd", 1, {0: b"hash"}, b"first"))
    waiting = asyncio.gather(*(store.append("k3v9abcd", seq, b"move") for seq in range(2, 1200)))
    await asyncio.sleep(0)
    await store.close()
    assert all(await waiting)


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


@asynccontextmanager
async def server(data: Path) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """A real server process, and its address as it prints it."""
    arguments = ("-m", "huit", "serve", "--port", "0", "--data", str(data))
    environment = os.environ | {"LC_ALL": "en_GB.UTF-8"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, env=environment
    )
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), timeout=30)).decode()
    found = re.search(r"http://\S+", line)
    assert found, line
    try:
        yield process, found[0]
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


@asynccontextmanager
async def browser(address: str) -> AsyncIterator[ClientSession]:
    async with ClientSession(base_url=address, cookie_jar=DummyCookieJar()) as session:
        yield session
