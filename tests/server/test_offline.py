"""Rooms of a page that plays without a server: the same rooms, over rows that the browser keeps."""

import asyncio
import json
import subprocess
import sys
from typing import Any, cast

import pytest

from huit.rules import load_rules, rule_names
from huit.server.live.outboxes import Closed
from huit.server.told.games import games_told, sheets_told
from tests.cases import mostly_long
from tests.server.guests import Client, Guest, close_code
from tests.server.pages import MemoryRows, PageClient

LACKS = ("aiohttp", "sqlalchemy", "numpy", "numba", "llvmlite", "cryptography", "prometheus_client", "multiprocessing", "psycopg")
"""What the Python of a browser has not, or what would be too much to fetch."""


async def opening(page: PageClient, **asked: Any) -> Guest:
    return await Guest.opening(cast(Client, page), **asked)


@pytest.mark.parametrize("rules", mostly_long(rule_names(), every=6))
async def test_a_round_is_played_and_the_room_is_there_when_the_page_is_opened_again(rules: str):
    rows = MemoryRows()
    guest = await opening(PageClient(rows), rules=rules, seats=min(4, load_rules(rules).seats[-1]))
    await guest.begin()
    for _ in range(2):
        await guest.play_one()
    before = guest.view
    again = guest.at(cast(Client, PageClient(rows)))
    await again.sit_down()
    assert again.view["seq"] >= before["seq"]
    assert (again.view["round_no"], again.view["names"]) == (before["round_no"], before["names"])
    end = await again.play_round()
    assert sum(map(len, end["result"]["hands"])) == sum(end["counts"])


async def test_what_is_asked_is_answered_as_a_server_answers():
    page = PageClient(MemoryRows())
    assert json.dumps(await page.got("/api/games?language=en")) == json.dumps(json.loads(games_told()["en"]))
    assert await page.got("/api/rules") == json.loads(sheets_told())
    guest = await opening(page, rules="monclar", seats=2)
    room = await page.got(f"/api/rooms/{guest.room}")
    assert (room["yours"], room["own"]["seat"], room["rules"]) == (True, 0, "monclar")
    sheet = await page.asked("POST", "/api/sheet", {"rules": "monclar", "options": {"hand": 99}})
    assert sheet.status == 400
    assert (await sheet.json())["said"]["fr"]
    assert (await page.asked("POST", "/api/sheet", {"rules": "monclar"})).status == 200
    assert (await page.asked("POST", f"/api/rooms/{guest.room}/sheet", {})).status == 200
    assert (await page.asked("GET", "/api/rooms/kkkkkkkkkk")).status == 404
    checked = await page.asked("POST", "/api/check", {"rules": "monclar"})
    assert (checked.status, (await checked.json())["findings"]) == (200, [])


@pytest.mark.parametrize(
    ("method", "address", "body"),
    [
        ("GET", "/api/lab/wishes", None),
        ("POST", "/api/check", {"rules": "monclar", "step": "ends"}),
        ("POST", "/api/daily", {}),
        ("POST", "/api/circles", {}),
        ("POST", "/api/rooms/kkkkkkkkkk/code", {}),
        ("POST", "/api/carry", {}),
    ],
)
async def test_what_only_a_server_can_do_is_said_to_need_one(method: str, address: str, body: Any):
    answer = await PageClient(MemoryRows()).asked(method, address, body)
    assert (answer.status, await answer.json()) == (501, {"code": "needs_server"})


@pytest.mark.parametrize("body", ["", "[]", "{", "\x00", '{"rules": 3}', '{"rules": "monclar", "seats": 99}', "[" * 100_000])
async def test_no_request_that_is_malformed_does_more_than_be_refused(body: str):
    page = PageClient(MemoryRows())
    for address in ("/api/sheet", "/api/rooms", "/api/lesson", "/api/check"):
        status, told = await page.door.ask("POST", address, body)
        assert (status, json.loads(told)["code"]) == (400, "malformed")


async def test_a_finished_round_is_seen_again_with_its_moments_and_its_file():
    page = PageClient(MemoryRows())
    guest = await opening(page, rules="minimale", seats=2)
    await guest.begin()
    await guest.play_round()
    (first,) = (await page.got(f"/api/rooms/{guest.room}/rounds"))["rounds"]
    shared = await page.asked("POST", f"/api/rooms/{guest.room}/rounds/{first['round_no']}/share", {})
    replay = (await shared.json())["replay"]
    again = await page.asked("POST", f"/api/rooms/{guest.room}/rounds/{first['round_no']}/share", {})
    assert (await again.json())["replay"] == replay
    summary = await page.got(f"/api/replays/{replay}")
    assert len((await page.got(f"/api/replays/{replay}/views?seat=0"))["views"]) == summary["steps"]
    assert "moments" in await page.got(f"/api/replays/{replay}/moments?seat=0")
    assert "minimale" in await (await page.asked("GET", f"/api/replays/{replay}/file")).text()
    for seat in ("9", "-1", "x"):
        assert (await page.asked("GET", f"/api/replays/{replay}/views?seat={seat}")).status == 404


async def test_a_row_of_a_rule_sheet_is_shown_by_a_position():
    page = PageClient(MemoryRows())
    answer = await page.asked("POST", "/api/lesson", {"rules": "minimale", "row": 0})
    assert (await answer.json())["lesson"] is not None


async def test_nobody_hears_of_a_move_that_the_browser_could_not_keep():
    rows = MemoryRows()
    guest = await opening(PageClient(rows), seats=2)
    await guest.begin()
    await guest.see(lambda view: bool(view["moves"]))
    rows.fails = True
    await guest.move(guest.view["moves"][0]["text"])
    assert (await guest.refusal()).code == "unsaved"
    rows.fails = False
    await guest.play_round()


async def test_a_room_whose_owner_could_not_be_kept_is_not_there():
    rows = MemoryRows()
    page = PageClient(rows)
    rows.fails_at = "token/"
    answer = await page.asked("POST", "/api/rooms", {"rules": "minimale", "seats": 2})
    assert (answer.status, (await answer.json())["code"], rows.rows) == (503, "unsaved", {})


async def test_a_snapshot_that_another_version_has_written_is_passed_over():
    rows = MemoryRows()
    guest = await opening(PageClient(rows), seats=2)
    await guest.begin()
    rows.rows[f"snapshot/{guest.room}"] = '{"room": 3}'
    again = guest.at(cast(Client, PageClient(rows)))
    assert (await again.sit_down())["round_no"] == 1


async def test_a_tab_whose_room_is_taken_while_it_is_read_tries_again():
    rows = MemoryRows()
    guest = await opening(PageClient(rows), seats=2)
    page = PageClient(rows)
    read = rows.read

    async def taken_meanwhile(low: str, high: str) -> str:
        if low.startswith("token/"):
            page.door.let_go(guest.room)
        return await read(low, high)

    rows.read = taken_meanwhile  # type: ignore[method-assign]
    socket = await page.ws_connect(f"/ws/{guest.room}")
    assert await close_code(cast(Any, socket)) == Closed.TRY_LATER


async def test_of_two_tabs_at_one_table_the_first_gives_way_and_nothing_is_lost_or_doubled():
    rows = MemoryRows()
    page = PageClient(rows)
    first = await opening(page, seats=2)
    await first.begin()
    await first.play_one()
    second = first.at(cast(Client, PageClient(rows)))
    page.door.let_go(first.room)
    assert await close_code(first.socket) == Closed.TAKEN_OVER
    await second.sit_down()
    await second.play_round()
    commands = [key for key in rows.rows if key.startswith(f"journal/{first.room}/")]
    assert commands == [f"journal/{first.room}/{number:08}" for number in range(1, len(commands) + 1)]
    # The first tab comes back: it reads what the other one wrote.
    back = first.at(cast(Client, page))
    assert (await back.sit_down())["over"]


async def test_a_tab_that_writes_second_reads_on_and_tries_again():
    rows = MemoryRows()
    first = await opening(PageClient(rows), seats=2, pace=3)
    await first.begin()
    second = first.at(cast(Client, PageClient(rows)))
    await second.sit_down()
    for guest in (first, second):
        await guest.see(lambda view: bool(view["moves"]))
    await first.play_one()
    await second.move(second.view["moves"][0]["text"])
    await second.refusal()
    await second.see(lambda view: view["seq"] >= first.view["seq"])


async def test_several_people_at_one_browser_have_a_hand_each():
    rows = MemoryRows()
    page = PageClient(rows)
    host = await opening(page, seats=2, chairs=("me", "open"))
    joins = {"name": "Léo", "person": 2, "seat": 1}
    answer = await page.asked("POST", f"/api/rooms/{host.room}/guests", joins)
    assert (answer.status, await answer.json()) == (201, {"guest": 1, "seat": 1})
    assert (await page.asked("POST", f"/api/rooms/{host.room}/guests", joins)).status == 200
    other = host.at(host.client)
    await other.sit_down(query="?person=2")
    await host.sit_down()
    for guest in (host, other):
        await guest.send(type="ready", ready=True)
    await host.see(lambda view: view["may"]["start"])
    await host.send(type="next")
    for guest in (host, other):
        await guest.see(lambda view: view["round_no"] == 1 and bool(view["hand"]))
    assert not set(host.view["hand"]) & set(other.view["hand"])
    stranger = await page.ws_connect(f"/ws/{host.room}?person=3")
    assert await close_code(cast(Any, stranger)) == Closed.NO_SEAT


async def test_a_table_that_is_forgotten_leaves_no_row():
    rows = MemoryRows()
    page = PageClient(rows)
    guest, other = await opening(page, seats=2), await opening(page, seats=2)
    await guest.begin()
    await guest.play_round()
    await page.asked("POST", f"/api/rooms/{guest.room}/rounds/1/share", {})
    await asyncio.sleep(0)
    await page.door.forget(guest.room)
    assert [key for key, text in rows.rows.items() if guest.room in key + text] == []
    assert (await page.asked("GET", f"/api/rooms/{guest.room}")).status == 404
    assert (await page.got(f"/api/rooms/{other.room}"))["yours"]


def test_the_door_opens_with_all_that_a_browser_lacks_out_of_reach():
    looks = f"""
import sys
class Lacks:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {LACKS!r}:
            raise ImportError(name)
sys.meta_path.insert(0, Lacks())
import huit.server.offline.door
"""
    done = subprocess.run([sys.executable, "-c", looks], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
