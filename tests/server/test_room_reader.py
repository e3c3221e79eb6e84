"""Rooms are read from their snapshots, off the event loop, few at a time; what is wrong with a snapshot costs time only."""

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from huit.rooms import deal, messages, moves
from huit.rooms.journal import Command, PollOpened, decode_command, encode_command
from huit.rooms.refusal import Refused
from huit.rooms.room import Room
from huit.rooms.snapshot import form, snapshot_of
from huit.server.http.app import JOURNAL
from huit.server.live import room_reader, writer
from huit.server.live.lobby import Lobby, NewRoom
from huit.server.live.room_reader import AT_ONCE, MOST_UNKEPT, PAGE
from huit.server.live.search_pool import SearchPool
from huit.server.live.services import Services
from huit.server.live.thinkers import Thinkers
from huit.server.live.turns import Turns
from huit.server.storage import database, jobs
from huit.server.storage.database import Database
from huit.server.storage.jobs import AddRoom, Keep, StoreError
from huit.server.storage.store import Store
from tests.cases import mostly_long
from tests.rooms.scenes import bytes_of, opened, played, said
from tests.server.conftest import Serve
from tests.server.guests import Guest, close_code
from tests.server.test_two_processes import journal_of, live_at

NAME = "k3v9abcdef"
ROOT = Path(__file__).parents[2]


@pytest.fixture
async def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Store]:
    # No test cuts the power: nothing need wait for the disk.
    monkeypatch.setattr(database, "PRAGMAS", (*database.PRAGMAS, "synchronous = OFF"))
    store = Store(tmp_path / JOURNAL)
    await store.open()
    yield store
    await store.close()


@pytest.fixture
async def lobby(store: Store) -> AsyncIterator[Lobby]:
    lobby = Lobby(Services(store=store, thinkers=Thinkers(searching=SearchPool())))
    yield lobby
    await lobby.end()


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The threads in which commands were read from a journal."""
    seen: set[str] = set()

    def noted(body: bytes) -> Command:
        seen.add(threading.current_thread().name)
        return decode_command(body)

    monkeypatch.setattr(room_reader, "decode_command", noted)
    return seen


def changed(folder: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(folder / JOURNAL)) as connection, connection:
        connection.execute(statement, values)


def snapshots(folder: Path) -> dict[str, tuple[int, str]]:
    with closing(sqlite3.connect(folder / JOURNAL)) as connection:
        return {room: (seq, form) for room, seq, form in connection.execute("SELECT room, seq, form FROM snapshots")}


async def write(store: Store, journal: list[Command], *, name: str = NAME) -> None:
    first, *rest = map(encode_command, journal)
    await store.do(AddRoom(name, f"w{name}"[:10], 1, {0: b"hash"}, first))
    await asyncio.gather(*(store.do(jobs.Append(name, seq, body)) for seq, body in enumerate(rest, 2)))


def long_journal() -> list[Command]:
    """A journal that takes the way of the long ones, made quickly."""
    return [*played(opened("minimale", seats=2)), *(said(0, messages.Pace, pace=1.0) for _ in range(PAGE))]


# From a snapshot


async def test_only_what_came_after_the_last_round_is_played_again(serve: Serve, tmp_path: Path):
    client = await serve()
    guest = await Guest.opening(client, rules="minimale", seats=2)
    await guest.begin()
    await guest.play_round()
    over = guest.view["seq"]
    await guest.next_round()
    await guest.play_one()
    before = guest.view
    await guest.socket.close()
    await client.close()
    ((room, (kept, form_of_it)),) = snapshots(tmp_path).items()
    # The guest may first see the end with what his browser sent after it.
    assert (room, form_of_it, kept in (over - 1, over)) == (guest.room, form(), True)
    # Nobody reads the round that is over: it could not be read.
    changed(tmp_path, "UPDATE journal SET command = '{}' WHERE seq < ?", kept)
    back = guest.at(await serve())
    view = await back.sit_down()
    # The computer may have played on before the server stopped.
    assert (view["round_no"], view["totals"], view["seq"] >= before["seq"]) == (2, before["totals"], True)
    await back.play_round()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE snapshots SET snapshot = substr(snapshot, 1, 99)",
        "UPDATE snapshots SET form = 'older', seq = 1",
        "UPDATE snapshots SET seq = seq + 1",
        "DELETE FROM snapshots",
    ],
)
async def test_without_a_good_snapshot_the_whole_journal_is_played_and_kept_again(
    store: Store, lobby: Lobby, tmp_path: Path, damage: str
):
    journal = long_journal()
    await write(store, journal)
    await store.do(jobs.Keep(NAME, len(journal), form(), snapshot_of(Room.replay(journal))))
    changed(tmp_path, damage)
    live = await lobby.find(NAME)
    assert live is not None
    assert bytes_of(live.room) == bytes_of(Room.replay(journal))
    await lobby.end()
    assert snapshots(tmp_path) == {NAME: (len(journal), form())}
    again = await Lobby(Services(store=store, thinkers=Thinkers(searching=SearchPool()))).find(NAME)
    assert again is not None
    assert bytes_of(again.room) == bytes_of(live.room)


async def test_a_snapshot_after_which_the_journal_cannot_be_played_is_none(store: Store, lobby: Lobby):
    journal = played(opened("minimale", seats=2))
    await write(store, journal)
    other = Room.replay(played(opened("minimale", seats=2, seed=8))[:9])
    await store.do(jobs.Keep(NAME, 9, form(), snapshot_of(other)))
    live = await lobby.find(NAME)
    assert live is not None
    assert bytes_of(live.room) == bytes_of(Room.replay(journal))


async def test_a_room_in_which_no_round_ends_is_kept_from_time_to_time(
    lobby: Lobby, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    assert MOST_UNKEPT < PAGE
    monkeypatch.setattr(writer, "MOST_UNKEPT", 10)
    name, _, _ = await lobby.open(NewRoom(rules="minimale", seats=2, name="Anne"))
    live = await lobby.find(name)
    assert live is not None
    for _ in range(11):
        await live.writer.write(said(0, messages.Pace, pace=1.0))
    await lobby.end()
    assert snapshots(tmp_path) == {name: (11, form())}


async def test_of_snapshots_written_together_the_latest_is_kept(store: Store, tmp_path: Path):
    journal = played(opened("minimale", seats=2))
    await write(store, journal)
    await asyncio.gather(*(store.do(jobs.Keep(NAME, seq, form(), b"snapshot")) for seq in (9, 7, 8)))
    assert snapshots(tmp_path) == {NAME: (9, form())}


def test_commands_wait_for_the_disk_after_a_snapshot_that_does_not(tmp_path: Path):
    opened_here = Database(f"sqlite:///{tmp_path / JOURNAL}", sender="me")
    driver = opened_here._connection.connection.driver_connection
    added = AddRoom(NAME, "watch", 1, {0: b"hash"}, b"command")
    assert opened_here.carry_out([added]) == opened_here.keep([Keep(NAME, 1, form(), b"snapshot")]) == [True]
    # A snapshot of no room fails.
    assert isinstance(opened_here.keep([Keep("nobody", 1, form(), b"snapshot")])[0], StoreError)
    assert driver.execute("PRAGMA synchronous").fetchone() == (2,)
    opened_here.close()


# Off the loop, and few at a time


@pytest.mark.parametrize("commands", [20, PAGE + 20])
async def test_no_journal_is_played_on_the_event_loop(store: Store, lobby: Lobby, threads: set[str], commands: int):
    await write(store, long_journal()[:commands])
    assert await lobby.find(NAME) is not None
    assert threads
    assert threading.main_thread().name not in threads


async def test_what_another_process_wrote_meanwhile_is_not_played_on_the_event_loop(
    store: Store, lobby: Lobby, threads: set[str]
):
    journal = played(opened("minimale", seats=2))
    await write(store, journal[:3])
    live = await lobby.find(NAME)
    assert live is not None
    threads.clear()
    rest = enumerate(map(encode_command, journal[3 : AT_ONCE + 20]), 4)
    await asyncio.gather(*(store.do(jobs.Append(NAME, seq, body)) for seq, body in rest))
    await live.writer.read_again()
    assert bytes_of(live.room) == bytes_of(Room.replay(journal[: AT_ONCE + 20]))
    assert threads
    assert threading.main_thread().name not in threads


async def test_a_move_of_a_long_round_is_taken_back_off_the_event_loop(
    store: Store, lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    journal = played(opened("danish", seats=2))[:60]
    await write(store, journal)
    live = await lobby.find(NAME)
    assert live is not None
    seen: set[str] = set()
    monkeypatch.setattr(moves, "redealt", lambda room: seen.add(threading.current_thread().name) or deal.redealt(room))
    # All others are computers: it is taken back at once.
    command = PollOpened(guest=0, kind="undo", seat=0, voters=())
    assert await live.writer.write(command)
    assert bytes_of(live.room) == bytes_of(Room.replay([*journal, command]))
    assert len(live.room.played.moves) < len(journal) - 1
    assert seen - {threading.main_thread().name}


async def test_a_room_that_fifty_ask_for_at_once_is_read_once(store: Store, lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    await write(store, played(opened("minimale", seats=2)))
    loads: list[str] = []
    do = store.do

    async def counted(job: jobs.Job[Any]) -> Any:
        if isinstance(job, jobs.LoadRoom):
            loads.append(job.room)
        return await do(job)

    monkeypatch.setattr(store, "do", counted)
    asking = [asyncio.create_task(lobby.find(NAME)) for _ in range(50)]
    await asyncio.sleep(0)
    # Whoever asked first goes; the others get the room.
    asking[0].cancel()
    _, *found = await asyncio.gather(*asking, return_exceptions=True)
    assert loads == [NAME]
    assert len(set(map(id, found))) == 1
    assert found[0] is await lobby.find(NAME)


async def test_who_asks_for_many_waits_behind_who_asks_for_one():
    turns = Turns(most=100, each=5)
    served: list[str] = []

    async def ask(who: str) -> None:
        async with turns.taken(who[0]):
            served.append(who)
            await asyncio.sleep(0)

    names = ["a1", "a2", "a3", "a4", "b1", "c1", "b2"]
    tasks = [asyncio.create_task(ask(name)) for name in names]
    await asyncio.sleep(0)
    tasks[2].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert served == ["a1", "a2", "b1", "c1", "a4", "b2"]
    async with turns.taken("a"):
        tasks = [asyncio.create_task(ask(f"b{number}")) for number in range(6)]
        await asyncio.sleep(0)
    refused = [result for result in await asyncio.gather(*tasks, return_exceptions=True) if isinstance(result, Refused)]
    assert [refusal.code for refusal in refused] == ["too_many"]


async def test_who_gives_up_in_the_moment_of_his_turn_passes_it_on():
    turns = Turns(most=9, each=9)

    async def ask() -> None:
        async with turns.taken("a"):
            pass

    first, second = (asyncio.create_task(ask()) for _ in range(2))
    async with turns.taken("b"):
        await asyncio.sleep(0)
    # Its turn has come, and it does not know yet.
    first.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    assert (first.cancelled(), second.exception()) == (True, None)
    await ask()


# What cannot be played


@pytest.mark.parametrize(
    "command",
    mostly_long([b"{}", b'{"type":"move","seat":77,"move":"draw","id":"x"}', b'{"type":"vote","guest":0,"yes":true}'], every=2),
)
async def test_a_journal_that_cannot_be_played_is_told_to_be_so(serve: Serve, tmp_path: Path, command: bytes):
    client = await serve()
    guest = await Guest.opening(client, rules="minimale", seats=2)
    await client.close()
    changed(tmp_path, "INSERT INTO journal VALUES (?, 2, ?)", guest.room, command)
    client = await serve()
    headers = {"Cookie": guest.cookie}
    for _ in range(2):
        async with client.get(f"/api/rooms/{guest.room}", headers=headers) as response:
            assert (response.status, (await response.json())["code"]) == (409, "journal_unplayable")
        assert await close_code(await guest.at(client).connect()) == 4415
    # Once the row is gone, the room is there.
    changed(tmp_path, "DELETE FROM journal WHERE seq = 2")
    assert (await guest.at(client).sit_down())["round_no"] == 1


async def test_a_row_that_comes_later_and_cannot_be_played_breaks_nothing(store: Store, lobby: Lobby):
    await write(store, played(opened("minimale", seats=2))[:3])
    live = await lobby.find(NAME)
    assert live is not None
    room = live.room
    await store.do(jobs.Append(NAME, 4, b'{"type":"sit","guest":5,"seat":99}', (5, b"hash of nobody")))
    with pytest.raises(Refused, match="journal_unplayable"):
        await live.writer.read_again()
    assert live.room is room
    assert live.writer.guest_of("nobody") is None


# On two databases, by several processes


async def test_what_two_processes_kept_is_the_room_of_the_journal(serve: Serve, postgres: str):
    first, second = await serve(database=postgres), await serve(database=postgres)
    host = await Guest.opening(first, rules="minimale", chairs=["me", "open"], seats=2)
    friend = (await host.inviting("Bob", seat=1)).at(second)
    for guest in (host, friend):
        await guest.sit_down()
        await guest.send(type="ready", ready=True)
    for _ in range(2):
        await friend.see(lambda view: view["may"]["start"])
        await friend.next_round()
        await host.see(lambda view: view["round_no"] == friend.view["round_no"])
        await asyncio.gather(host.play_round(), friend.play_round())
    for client in (first, second):
        await client.close()
    third = await serve(database=postgres)
    store = Store(postgres)
    await store.open()
    stored = await store.do(jobs.LoadRoom(host.room, form=form()))
    await store.close()
    assert stored is not None
    assert (stored.snapshot is not None, len(stored.journal) < 20) == (True, True)
    back = host.at(third)
    back.socket = await back.connect()
    assert (await back.look())["round_no"] == 2
    assert bytes_of(live_at(third, host.room).room) == bytes_of(await journal_of(postgres, host.room))


@pytest.mark.long(short="test_no_journal_is_played_on_the_event_loop")
def test_the_benchmark_of_loading_runs():
    asked = ["--rooms", "180", "--commands", "1800"]
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.server.loading", *asked], cwd=ROOT, capture_output=True, text=True, timeout=600
    )
    # On a busy machine a bar may be missed.
    assert done.returncode in (0, 1), done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == 20, done.stdout
    assert sum(line.startswith(("ok", "MISS")) for line in lines) == 5
