"""Circles in both databases: who may do what, what is written once, what has a limit, what is gone for good."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from huit.scores.played import PlayedBody, PlayedLine
from huit.server.http.app import JOURNAL
from huit.server.storage import circle_jobs as jobs
from huit.server.storage import circle_statements, schema
from huit.server.storage.jobs import Append, PlayedInRoom, StoreError
from huit.server.storage.store import Store
from tests.server.test_migrations import engine_of
from tests.server.test_store import new_room

CIRCLE, LINK = "dupontdupont", "l" * 20
ANNE, LUC, STRANGER = b"anne", b"luc", b"stranger"
ROOM = "k3v9abcd"


@pytest.fixture
async def store(address: str) -> AsyncGenerator[Store]:
    """A store with a circle: Anne has founded it, and Luc has come in."""
    store = Store(address)
    await store.open()
    assert await store.do(jobs.FoundCircle(CIRCLE, LINK, "Les Dupont", "Anne", "", ANNE, 1)) == "done"
    assert await enter(store, LUC, name="Luc") == ("done", CIRCLE, 2, True)
    yield store
    await store.close()


async def enter(store: Store, browser: bytes, *, link: str = LINK, member: int | None = None, name: str = "") -> Any:
    return await store.do(jobs.EnterCircle(link, browser, member, name, "", 100))


async def loaded(store: Store, browser: bytes = ANNE) -> jobs.StoredCircle:
    found = await store.do(jobs.LoadCircle(CIRCLE, browser))
    assert found is not None
    return found


def played(*members: int | None, kind: Any = "evening", at: int = 1000, note: str = "") -> PlayedBody:
    lines = tuple(
        PlayedLine(member=member, name="" if member else "Max", computer=False, side=side, place=side + 1, points=None)
        for side, member in enumerate(members)
    )
    return PlayedBody(kind=kind, at=at, game="monclar", title="", of_match=False, lines=lines, rounds=(), note=note)


async def write(store: Store, body: PlayedBody, browser: bytes = ANNE) -> jobs.Wrote:
    return await store.do(jobs.WriteResult(CIRCLE, browser, msgspec.json.encode(body), 50))


async def results(store: Store, browser: bytes = ANNE) -> list[tuple[int, PlayedBody]]:
    found = await store.do(jobs.ReadResults(CIRCLE, browser, 2**31 - 1, 500))
    assert found is not None
    return [(each.result, msgspec.json.decode(each.told, type=PlayedBody)) for each in found[::-1]]


async def test_to_a_stranger_no_circle_exists(store: Store):
    asked: list[Any] = [
        *(
            jobs.LoadCircle(CIRCLE, STRANGER),
            jobs.ReadResults(CIRCLE, STRANGER, 9, 9),
            jobs.ReadCircleRooms(CIRCLE, STRANGER, 0, 9),
        ),
        jobs.ReadResult(CIRCLE, STRANGER, 1),
    ]
    assert [await store.do(each) for each in asked] == [None] * 4
    changes: list[Any] = [
        *(jobs.NameCircle(CIRCLE, STRANGER, "Ours"), jobs.RenewCircle(CIRCLE, STRANGER, "x" * 20)),
        *(jobs.DropCircle(CIRCLE, STRANGER), jobs.LeaveCircle(CIRCLE, STRANGER, False)),
        *(jobs.AddPerson(CIRCLE, STRANGER, "Eve", "", 1), jobs.ChangePerson(CIRCLE, STRANGER, 1, "Eve", "")),
        *(jobs.OpenPlace(CIRCLE, STRANGER, 1, 999), jobs.SetKeeper(CIRCLE, STRANGER, 1, False)),
        *(jobs.RemovePerson(CIRCLE, STRANGER, 1, True), jobs.PinRules(CIRCLE, STRANGER, b"{}")),
        *(jobs.UnpinRules(CIRCLE, STRANGER, 1), jobs.AddCircleRoom(CIRCLE, STRANGER, ROOM, 0, 1)),
        *(jobs.MendResult(CIRCLE, STRANGER, 1, 1, b"", 1), jobs.StrikeResult(CIRCLE, STRANGER, 1, 1, True, 1)),
    ]
    assert [await store.do(each) for each in changes] == ["no_circle"] * len(changes)
    assert (await write(store, played(1, 2), STRANGER)).told == "no_circle"
    assert (await store.do(jobs.ImportResults(CIRCLE, STRANGER, {}, (), (), 1))).told == "no_circle"
    before = await loaded(store)
    assert (before.name, before.link, len(before.people)) == ("Les Dupont", LINK, 2)
    # The same of a circle that is not there at all.
    assert await store.do(jobs.LoadCircle("nobodynobody", ANNE)) is None
    assert await store.do(jobs.DropCircle("nobodynobody", ANNE)) == "no_circle"


async def test_an_old_link_lets_nobody_in_and_who_is_in_stays(store: Store):
    assert await store.do(jobs.RenewCircle(CIRCLE, LUC, "n" * 20)) == "not_keeper"
    assert await store.do(jobs.RenewCircle(CIRCLE, ANNE, "n" * 20)) == "done"
    assert (await enter(store, STRANGER, name="Eve")).told == "no_circle"
    assert await store.do(jobs.FindCircle(LINK, LUC)) is None
    assert (await loaded(store, LUC)).link == "n" * 20


async def test_who_has_left_sees_nothing_more_and_is_forgotten_if_they_wish(store: Store):
    await write(store, played(1, 2))
    assert await store.do(jobs.LeaveCircle(CIRCLE, LUC, True)) == "done"
    assert await store.do(jobs.LoadCircle(CIRCLE, LUC)) is None
    assert await store.do(jobs.CirclesOf(LUC)) == ()
    luc = (await loaded(store)).people[1]
    assert (luc.name, luc.has_left, luc.browsers) == ("", True, 0)
    assert (await results(store))[0][1].lines[1].member == 2, "what they played stays, as somebody's"
    assert (await enter(store, STRANGER, member=2)).told == "not_free", "nobody comes in as one who is forgotten"


async def test_one_place_for_several_browsers_and_one_member_at_a_time(store: Store):
    assert (await enter(store, STRANGER, member=2)).told == "not_free"
    assert await store.do(jobs.OpenPlace(CIRCLE, LUC, 1, 999)) == "not_keeper", "a keeper's place is opened by keepers"
    assert await store.do(jobs.OpenPlace(CIRCLE, ANNE, 2, 999)) == "done"
    assert await enter(store, STRANGER, member=2) == ("done", CIRCLE, 2, True)
    assert (await enter(store, b"another", member=2)).told == "not_free", "it is open once"
    assert await enter(store, STRANGER, name="Eve") == ("done", CIRCLE, 2, False), "who is in already stays who they are"
    assert await store.do(jobs.AddPerson(CIRCLE, LUC, "Mamie", "", 1)) == "done"
    assert (await enter(store, b"mamie", member=3)).told == "done", "nobody's place is free to the first who has the link"


async def test_a_browser_that_is_carried_is_of_the_same_circles_and_takes_no_place(store: Store):
    assert await store.do(jobs.CarryCircles(ANNE, b"phone", 5)) == 1
    assert (await loaded(store, b"phone")).me == 1
    assert await store.do(jobs.CarryCircles(ANNE, LUC, 5)) == 0, "Luc stays Luc"
    assert (await loaded(store, LUC)).me == 2
    assert await store.do(jobs.CarryCircles(b"nobody", b"tablet", 5)) == 0


async def test_keepers_are_never_missing(store: Store):
    assert await store.do(jobs.SetKeeper(CIRCLE, ANNE, 1, False)) == "last_keeper"
    assert await store.do(jobs.SetKeeper(CIRCLE, LUC, 2, True)) == "not_keeper"
    assert await store.do(jobs.RemovePerson(CIRCLE, LUC, 1, False)) == "not_keeper"
    assert await store.do(jobs.LeaveCircle(CIRCLE, ANNE, False)) == "done"
    assert [each.is_keeper for each in (await loaded(store, LUC)).people] == [False, True]
    assert await store.do(jobs.LeaveCircle(CIRCLE, LUC, False)) == "done"
    assert await store.do(jobs.FindCircle(LINK, LUC)) is None, "with the last one the circle is gone"


async def test_a_removed_member_is_out_at_once(store: Store):
    assert await store.do(jobs.RemovePerson(CIRCLE, ANNE, 2, False)) == "done"
    assert await store.do(jobs.LoadCircle(CIRCLE, LUC)) is None
    assert await store.do(jobs.RemovePerson(CIRCLE, ANNE, 1, False)) == "not_yours", "no keeper removes another"
    assert await store.do(jobs.RemovePerson(CIRCLE, ANNE, 9, False)) == "no_member"


async def test_a_sheet_is_mended_and_nothing_of_it_is_lost(store: Store):
    first, second = played(1, 2, note="first"), played(2, 1, note="second")
    assert await write(store, first, LUC) == ("done", 1)
    assert await store.do(jobs.MendResult(CIRCLE, ANNE, 1, 1, msgspec.json.encode(second), 60)) == "done"
    assert await store.do(jobs.MendResult(CIRCLE, LUC, 1, 1, msgspec.json.encode(first), 61)) == "stale"
    assert await store.do(jobs.StrikeResult(CIRCLE, LUC, 1, 2, True, 62)) == "done"
    assert await store.do(jobs.StrikeResult(CIRCLE, LUC, 1, 3, False, 63)) == "done"
    found = await store.do(jobs.ReadResult(CIRCLE, ANNE, 1))
    assert found is not None
    stored, edits = found
    assert (stored.version, stored.is_struck, msgspec.json.decode(stored.told, type=PlayedBody)) == (4, False, second)
    assert [(edit.at, edit.by, edit.did) for edit in edits] == [
        *((50, 2, "entered"), (60, 1, "mended"), (62, 2, "struck"), (63, 2, "counted"))
    ]
    assert [edit.before is not None and msgspec.json.decode(edit.before, type=PlayedBody) for edit in edits] == [
        *(False, first, False, False)
    ]
    assert await store.do(jobs.MendResult(CIRCLE, LUC, 7, 1, b"", 61)) == "no_result"
    assert (await write(store, played(1, 9))).told == "no_member"


async def test_a_value_that_cannot_be_stored_fails_alone(store: Store):
    together: tuple[Any, ...] = (
        jobs.EnterCircle(LINK, STRANGER, 2**80, "", "", 100),
        jobs.NameCircle(CIRCLE, ANNE, "Nous"),
        jobs.LoadCircle("nul\0nul", ANNE),
        jobs.CirclesOf(ANNE),
    )
    outcomes: list[Any] = await asyncio.gather(*map(store.do, together), return_exceptions=True)
    assert isinstance(outcomes[0], StoreError)
    assert outcomes[1] == "done"
    assert outcomes[2] is None or isinstance(outcomes[2], StoreError), "SQLite knows such a name, and finds none"
    assert len(outcomes[3]) == 1


async def seated(store: Store) -> None:
    """Open a table of the circle: Anne is its guest 0, Luc its guest 1."""
    await store.do(new_room(ROOM, "look"))
    assert await store.do(jobs.AddCircleRoom(CIRCLE, ANNE, ROOM, 0, 10)) == "done"
    assert await store.do(jobs.SitInCircle(ROOM, 1, LUC))
    assert not await store.do(jobs.SitInCircle(ROOM, 2, STRANGER))


def round_over(number: int = 1, *, kind: Any = "round", guests: tuple[int | None, ...] = (1, 0, 2)) -> PlayedInRoom:
    return PlayedInRoom(number, played(*(None for _ in guests), kind=kind), guests)


async def test_what_ends_at_a_table_is_written_with_the_command_and_once(store: Store):
    await seated(store)
    over = (round_over(), round_over(kind="match"))
    assert await store.do(Append(ROOM, 2, b"last move", played=over, is_move=True))
    # The command of another process came first: nothing of this one is written.
    assert not await store.do(Append(ROOM, 2, b"another", played=(round_over(2),), is_move=True))
    # After a crash in the midst of a commit the same end may be written again.
    assert await store.do(Append(ROOM, 3, b"again", played=over, is_move=True))
    found = await results(store)
    assert [(number, body.kind) for number, body in found] == [(1, "round"), (2, "match")]
    assert [line.member for line in found[0][1].lines] == [2, 1, None]
    assert [line.name for line in found[0][1].lines] == ["", "", "Max"]
    assert await store.do(jobs.MendResult(CIRCLE, ANNE, 1, 1, msgspec.json.encode(played(1, 2)), 1)) == "not_evening"


async def test_a_table_without_members_and_a_room_of_no_circle_write_nothing(store: Store):
    await seated(store)
    await store.do(new_room("another", "other look"))
    assert await store.do(Append(ROOM, 2, b"move", played=(round_over(guests=(2, None)),), is_move=True))
    assert await store.do(Append("another", 2, b"move", played=(round_over(),), is_move=True))
    assert await results(store) == []
    assert [await store.do(jobs.IsOfCircle(room)) for room in (ROOM, "another")] == [True, False]


async def test_who_has_left_or_was_removed_is_written_down_no_more(store: Store):
    await seated(store)
    assert await store.do(jobs.RemovePerson(CIRCLE, ANNE, 2, False)) == "done"
    assert await store.do(Append(ROOM, 2, b"move", played=(round_over(),), is_move=True))
    assert [line.member for line in (await results(store))[0][1].lines] == [None, 1, None]


async def test_a_place_that_is_open_is_no_keepers(store: Store):
    await store.do(jobs.OpenPlace(CIRCLE, ANNE, 2, 999))
    assert await store.do(jobs.SetKeeper(CIRCLE, ANNE, 2, True)) == "done"
    assert (await enter(store, STRANGER, member=2)).told == "not_free"
    assert await store.do(jobs.AddPerson(CIRCLE, ANNE, "Zoé", "", 1)) == "done"
    await enter(store, b"zoe", member=3)
    await store.do(jobs.OpenPlace(CIRCLE, ANNE, 3, 999))
    for leaver in (ANNE, LUC):
        assert await store.do(jobs.LeaveCircle(CIRCLE, leaver, False)) == "done"
    assert (await loaded(store, b"zoe")).people[2].is_keeper
    assert (await enter(store, STRANGER, member=3)).told == "not_free", "nor that of who has inherited it"


async def test_one_who_sits_on_two_chairs_is_counted_once(store: Store):
    await seated(store)
    assert await store.do(jobs.SitInCircle(ROOM, 2, ANNE))
    assert await store.do(Append(ROOM, 2, b"move", played=(round_over(),), is_move=True))
    assert [line.member for line in (await results(store))[0][1].lines] == [2, 1, None]


async def test_a_deleted_circle_leaves_nothing_behind_and_its_tables_play_on(store: Store, address: str):
    await seated(store)
    await write(store, played(1, 2))
    await store.do(jobs.PinRules(CIRCLE, ANNE, b"{}"))
    assert await store.do(jobs.DropCircle(CIRCLE, LUC)) == "not_keeper"
    assert await store.do(jobs.DropCircle(CIRCLE, ANNE)) == "done"
    assert await store.do(Append(ROOM, 2, b"move", played=(round_over(),), is_move=True))
    engine = engine_of(address)
    with engine.connect() as connection:
        left = {
            table.name: connection.execute(table.select()).all()
            for table in schema.metadata.sorted_tables
            if table.name.startswith("circle")
        }
    engine.dispose()
    assert not any(left.values()), left


LIMITS = {
    "MOST_CIRCLES": 1,
    "MOST_MEMBERS": 3,
    "MOST_MEMBER_BROWSERS": 2,
    "MOST_PINNED": 1,
    "MOST_RESULTS": 2,
    "MOST_RESULT_EDITS": 1,
    "MOST_CIRCLE_ROOMS": 1,
}


async def test_everything_that_grows_has_a_limit(store: Store, monkeypatch: pytest.MonkeyPatch):
    for name, most in LIMITS.items():
        monkeypatch.setattr(circle_statements, name, most)
    assert await store.do(jobs.FoundCircle("anothercircl", "a" * 20, "More", "Anne", "", ANNE, 1)) == "circles"
    assert await store.do(jobs.AddPerson(CIRCLE, ANNE, "Zoé", "", 1)) == "done"
    assert await store.do(jobs.AddPerson(CIRCLE, ANNE, "Max", "", 1)) == "people"
    assert (await enter(store, STRANGER, name="Eve")).told == "people"
    assert [await store.do(jobs.PinRules(CIRCLE, ANNE, told)) for told in (b"1", b"2")] == ["done", "pinned"]
    for browser in (b"phone", b"tablet"):
        await store.do(jobs.CarryCircles(LUC, browser, 200))
    assert (await loaded(store)).people[1].browsers == 2
    assert await store.do(jobs.LoadCircle(CIRCLE, LUC)) is None, "the oldest browser makes way"

    assert [(await write(store, played(1, 2))).told for _ in range(3)] == ["done", "done", "results"]
    assert await store.do(jobs.StrikeResult(CIRCLE, ANNE, 1, 1, True, 1)) == "done"
    assert await store.do(jobs.StrikeResult(CIRCLE, ANNE, 2, 1, True, 1)) == "history"
    assert (await store.do(jobs.ImportResults(CIRCLE, ANNE, {}, (), (played(1),), 1))).told == "results"
    for room in ("room1", "room2"):
        await store.do(new_room(room, room))
        assert await store.do(jobs.AddCircleRoom(CIRCLE, ANNE, room, 0, 10)) == "done"
    assert await store.do(jobs.ReadCircleRooms(CIRCLE, ANNE, 0, 9)) == ("room2",)


async def test_a_file_is_added_once_and_by_name(store: Store):
    people = {7: ("Luc", ""), 8: ("Zoé", "fox-sky")}
    file = jobs.ImportResults(CIRCLE, ANNE, people, (b"rules",), (played(7, 8), played(8, 7, at=2000)), 1)
    assert await store.do(file) == ("done", 1, 2, 0, 1)
    assert await store.do(file) == ("done", 0, 0, 2, 0)
    assert [[line.member for line in body.lines] for _, body in await results(store)] == [[2, 3], [3, 2]]
    circle = await loaded(store)
    assert [(each.name, each.look) for each in circle.people] == [("Anne", ""), ("Luc", ""), ("Zoé", "fox-sky")]
    assert circle.results == 2


async def test_a_circles_own_file_doubles_nothing_after_somebody_was_renamed(store: Store):
    for body in (played(1, 2), played(2, 1), played(1, 2, at=2000)):
        assert (await write(store, body)).told == "done"
    assert await store.do(jobs.ChangePerson(CIRCLE, LUC, 2, "Lucas", "")) == "done"
    mended = msgspec.json.encode(played(1, 2, note="mended"))
    assert await store.do(jobs.MendResult(CIRCLE, ANNE, 1, 1, mended, 60)) == "done"
    people = {1: ("Anne", ""), 2: ("Luc", "")}
    old = (played(1, 2), played(2, 1), played(1, 2, at=2000), played(1, 2, at=3000))
    file = jobs.ImportResults(CIRCLE, ANNE, people, (), old, 3)
    assert (await store.do(file))[2:4] == (1, 3)
    another = (played(1, 2, at=4000), played(2, 1, at=4000))
    assert (await store.do(jobs.ImportResults(CIRCLE, ANNE, people, (), another, 4)))[2:4] == (2, 0)


async def test_a_circle_holds_so_many_bytes_and_shows_the_latest_changes(store: Store, monkeypatch: pytest.MonkeyPatch):
    one = played(1, 2)
    size = len(msgspec.json.encode(one))
    monkeypatch.setattr(circle_statements, "MOST_CIRCLE_BYTES", 3 * size)
    monkeypatch.setattr(circle_statements, "MOST_EDITS_SHOWN", 2)
    assert (await write(store, one)).told == "done"
    same = msgspec.json.encode(one)
    told = [await store.do(jobs.MendResult(CIRCLE, ANNE, 1, version, same, version)) for version in (1, 2, 3)]
    assert told == ["done", "done", "history"]
    found = await store.do(jobs.ReadResult(CIRCLE, ANNE, 1))
    assert found is not None
    assert [each.at for each in found[1]] == [1, 2]
    assert (await write(store, one)).told == "results"
    assert (await store.do(jobs.ImportResults(CIRCLE, ANNE, {1: ("Anne", "")}, (), (played(1, None),), 1))).told == "results"


async def test_two_processes_give_every_result_its_own_number(postgres: str):
    stores = [Store(postgres), Store(postgres)]
    await asyncio.gather(*(store.open() for store in stores))
    for circle, link in (("onecircle123", "1" * 20), ("twocircle123", "2" * 20)):
        await stores[0].do(jobs.FoundCircle(circle, link, "Les Dupont", "Anne", "", ANNE, 1))

    def one(store: Store, number: int, circle: str) -> Any:
        body = msgspec.json.encode(played(1, None, note=str(number)))
        return store.do(jobs.WriteResult(circle, ANNE, body, 1))

    order = ["onecircle123", "twocircle123"]
    told = await asyncio.gather(
        *(
            one(store, number, circle)
            for number in range(20)
            for at, store in enumerate(stores)
            for circle in order[:: 1 - 2 * at]
        )
    )
    assert {each.told for each in told} == {"done"}
    numbers = sorted(each.result for each in told)
    assert numbers == sorted([*range(1, 41), *range(1, 41)])
    await asyncio.gather(*(store.close() for store in stores))


async def test_the_games_of_the_version_before_go_on_with_circles(tmp_path: Path):
    path = tmp_path / JOURNAL
    store = Store(path)
    await store.open()
    await store.do(new_room(ROOM, "look"))
    await store.close()
    with sqlite3.connect(path) as connection:
        # As the version before left it.
        for table in reversed(schema.metadata.sorted_tables):
            if table.name.startswith("circle"):
                connection.execute(f"DROP TABLE {table.name}")
        connection.execute("UPDATE alembic_version SET version_num = 'v2'")
    connection.close()
    again = Store(path)
    await again.open()
    assert await again.do(jobs.FoundCircle(CIRCLE, LINK, "Les Dupont", "Anne", "", ANNE, 1)) == "done"
    assert await again.do(jobs.AddCircleRoom(CIRCLE, ANNE, ROOM, 0, 1)) == "done", "the room is still there"
    await again.close()
