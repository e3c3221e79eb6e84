"""A code brings seats to another device: once, in time, to one that has no seat of its own there, and without a trace."""

import signal
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientResponse
from aiohttp.test_utils import TestClient

from huit.server.http.app import JOURNAL
from huit.server.limits import Limits
from huit.server.live.carry_codes import CARRY_S, TYPED_S, TYPED_SIGNS
from huit.server.live.links import LINK_LENGTH
from huit.server.settings import PublicUrl
from tests.server.conftest import Serve, Wall
from tests.server.guests import Guest
from tests.server.process import browser, serving

Answer = tuple[int, dict[str, Any]]
NOTHING = {"rooms": 0, "kept": "", "circles": 0}


async def made(client: Any, *guests: Guest, rooms: tuple[str, ...] | None = None, kept: str = "") -> Answer:
    cookies = {"Cookie": "; ".join(guest.cookie for guest in guests)}
    order = {"rooms": [guest.room for guest in guests] if rooms is None else rooms, "kept": kept}
    async with client.post("/api/carry", json=order, headers=cookies) as response:
        return response.status, await response.json()


async def taken(client: Any, code: str, cookie: str = "") -> tuple[int, dict[str, Any], dict[str, str]]:
    async with client.post("/api/carried", json={"code": code}, headers={"Cookie": cookie}) as response:
        return response.status, await response.json(), cookies_of(response)


async def typed(client: Any, code: str, cookie: str = "") -> tuple[int, dict[str, Any]]:
    async with client.post("/api/typed", json={"typed": code}, headers={"Cookie": cookie}) as response:
        assert not response.cookies, "a code that is typed changes nothing"
        return response.status, await response.json()


def cookies_of(response: ClientResponse) -> dict[str, str]:
    return {name: cookie.value for name, cookie in response.cookies.items()}


async def own(client: TestClient[Any, Any], room: str, cookie: str) -> Any:
    async with client.get(f"/api/rooms/{room}", headers={"Cookie": cookie}) as response:
        return (await response.json())["own"]


async def test_a_code_brings_all_seats_and_what_the_page_keeps_and_the_first_device_stays(serve: Serve):
    client = await serve()
    guests = [await Guest.opening(client), await Guest.opening(client, seats=3)]
    status, told = await made(client, *guests, kept="my list")
    assert (status, told["rooms"], told["good_s"]) == (201, 2, CARRY_S)
    status, brought, cookies = await taken(client, told["code"])
    assert (status, brought) == (200, {"rooms": 2, "kept": "my list", "circles": 0})
    assert cookies == dict(guest.cookie.split("=", 1) for guest in guests)
    for guest in guests:
        await guest.sit_down()
        # Both devices are the same guest.
        other = Guest(client, guest.room, f"huit_{guest.room}={cookies[f'huit_{guest.room}']}")
        await other.sit_down()
        assert other.view["seat"] == guest.view["seat"] == 0


async def test_a_code_is_used_once(serve: Serve):
    client = await serve()
    _, told = await made(client, await Guest.opening(client))
    assert (await taken(client, told["code"]))[0] == 200
    assert await taken(client, told["code"]) == (404, {"code": "no_code"}, {})


async def test_a_code_is_too_old_after_ten_minutes(serve: Serve, wall: Wall):
    client = await serve()
    guest = await Guest.opening(client)
    codes = [(await made(client, guest))[1]["code"] for _ in range(2)]
    wall.jumps(CARRY_S - 5)
    assert (await taken(client, codes[0]))[0] == 200
    wall.jumps(10)
    assert (await taken(client, codes[1]))[:2] == (404, {"code": "no_code"})


NO_CODE = (404, {"code": "no_code"})


async def test_a_typed_code_stands_for_that_of_the_link_once(serve: Serve):
    client = await serve()
    guest = await Guest.opening(client)
    _, told = await made(client, guest)
    assert (told["typed_s"], len(told["typed"])) == (TYPED_S, 8)
    assert set(told["typed"]) <= set(TYPED_SIGNS)
    # Who writes a B for an 8 is understood.
    assert await typed(client, told["typed"].translate(str.maketrans("825", "BZS"))) == (200, {"code": told["code"]})
    assert await typed(client, told["typed"]) == NO_CODE
    assert (await taken(client, told["code"]))[2] == dict([guest.cookie.split("=", 1)])


async def test_a_used_link_leaves_nothing_to_type(serve: Serve):
    client = await serve()
    guest = await Guest.opening(client)
    _, told = await made(client, guest)
    assert (await taken(client, told["code"]))[0] == 200
    _, meant = await typed(client, told["typed"])
    assert (await taken(client, meant["code"], guest.cookie)) == (*NO_CODE, {})


async def test_a_typed_code_is_too_old_after_five_minutes_and_the_link_is_not(serve: Serve, wall: Wall):
    client = await serve()
    guest = await Guest.opening(client)
    codes = [(await made(client, guest))[1] for _ in range(2)]
    wall.jumps(TYPED_S - 5)
    assert (await typed(client, codes[0]["typed"]))[0] == 200
    wall.jumps(10)
    assert await typed(client, codes[1]["typed"]) == NO_CODE
    assert (await taken(client, codes[1]["code"]))[0] == 200


async def test_a_newer_code_of_the_same_browser_replaces_the_earlier_one(serve: Serve):
    client = await serve()
    guest = await Guest.opening(client)
    order = {"rooms": [guest.room]}
    async with client.post("/api/carry", json=order, headers={"Cookie": guest.cookie}) as response:
        first, cookie = await response.json(), response.cookies["carry"]
    assert (cookie["path"], cookie["httponly"], cookie["max-age"]) == ("/api/carry", True, str(CARRY_S))
    async with client.post("/api/carry", json=order, headers={"Cookie": f"{guest.cookie}; carry={cookie.value}"}) as response:
        second = await response.json()
    assert (await taken(client, first["code"]))[:2] == NO_CODE
    _, meant = await typed(client, first["typed"])
    assert (await taken(client, meant["code"]))[:2] == NO_CODE
    assert await typed(client, second["typed"]) == (200, {"code": second["code"]})
    assert (await taken(client, second["code"]))[0] == 200
    async with client.post("/api/carry", json=order, headers={"Cookie": f"{guest.cookie}; carry=forged"}) as response:
        assert response.status == 201


async def test_few_codes_may_be_tried_by_an_address_and_by_all(serve: Serve):
    limits = Limits(address_typed_burst=2, address_typed_per_s=0.001, typed_burst=3, typed_per_s=0.001)
    client = await serve(public_url=PublicUrl.read("https://jeu.example.org"), limits=limits)
    _, told = await made(client, await Guest.opening(client))

    async def tries(address: str, code: str = "A" * 8) -> int:
        async with client.post("/api/typed", json={"typed": code}, headers={"X-Forwarded-For": address}) as response:
            return response.status

    assert [await tries("203.0.113.7") for _ in range(3)] == [404, 404, 429]
    assert [await tries("203.0.113.8") for _ in range(2)] == [404, 429]
    assert await tries("203.0.113.9", told["typed"]) == 429, "nor is a right one, which would tell that it is right"


async def test_what_is_no_typed_code_is_refused(serve: Serve):
    client = await serve(limits=Limits(typed_burst=100, address_typed_burst=100, network_factor=1))
    for code in ("", "A" * 7, "A" * 9, "a" * 8, "é" * 8, "AAAA-AAAA"):
        assert (await typed(client, code))[0] == 400
    assert await typed(client, "AAAAAAA1") == NO_CODE
    async with client.post("/api/typed", json={"typed": "A" * 8}, headers={"Origin": "https://evil.example"}) as response:
        assert response.status == 403


async def test_wrong_codes_are_refused_and_soon_no_more_are_tried(serve: Serve):
    client = await serve(limits=Limits(carry_burst=4, carries_per_s=0.001, network_factor=1))
    _, told = await made(client, await Guest.opening(client))
    assert [(await taken(client, "A" * 24))[0] for _ in range(5)] == [404, 404, 404, 429, 429]
    assert (await taken(client, told["code"]))[0] == 429, "nor is a right one, which would tell that it is right"
    assert (await made(client))[0] == 429
    for code in ("", "A" * 23, "A" * 25, "é" * 24):
        assert (await taken(client, code))[0] == 400


async def test_only_seats_of_this_browser_go_with_a_code(serve: Serve):
    client = await serve()
    guest, stranger = await Guest.opening(client), await Guest.opening(client)
    rooms = (guest.room, stranger.room, guest.room, "k3v9abcdef", "../../etc", "x" * LINK_LENGTH)
    _, told = await made(client, guest, rooms=rooms)
    assert told["rooms"] == 1
    assert (await taken(client, told["code"]))[2] == dict([guest.cookie.split("=", 1)])
    assert (await made(client, guest, rooms=("a" * 10,) * 31))[0] == 400


async def test_a_seat_that_this_browser_has_is_not_taken_away_but_a_cookie_of_nobody_is(serve: Serve):
    client = await serve()
    host = await Guest.opening(client, name="Anne", seats=2, chairs=["me", "open"])
    other = await host.inviting("Léa", seat=1)
    _, told = await made(client, host)
    assert (await taken(client, told["code"], other.cookie))[1:] == (NOTHING, {})
    _, told = await made(client, host)
    assert (await taken(client, told["code"], f"huit_{host.room}=forged"))[2] == dict([host.cookie.split("=", 1)])


async def test_a_code_changes_no_cookie_for_less_than_what_the_browser_has(serve: Serve):
    client = await serve()
    host = await Guest.opening(client, name="Anne", seats=3, chairs=["me", "open", "open"])
    leo, zoe, max_ = [await host.inviting(name, seat=seat) for name, seat in (("Léo", 1), ("Zoé", None), ("Max", None))]
    codes = [(await made(client, guest))[1]["code"] for guest in (leo, leo, zoe, max_)]
    # Zoé has come to the room and has no chair: a chair is more, another name without one is not.
    assert (await taken(client, codes[0], zoe.cookie))[2] == dict([leo.cookie.split("=", 1)])
    assert (await taken(client, codes[3], zoe.cookie))[1:] == (NOTHING, {})
    await host.sit_down()
    await host.send(type="kick", seat=1)
    await host.see(lambda view: view["guests_at"][1] is None)
    assert (await taken(client, codes[1], max_.cookie))[1:] == (NOTHING, {}), "he may not come back"
    await host.send(type="forget")
    await host.see(lambda view: view["gone"] == 0)
    forged = f"huit_{host.room}=forged"
    assert (await taken(client, codes[2], forged))[1:] == (NOTHING, {}), "the token is nobody's by now"


async def test_a_room_goes_along_by_the_name_that_it_has_now(serve: Serve):
    client = await serve()
    guest = await Guest.opening(client, name="Anne", seats=2, chairs=["me", "open"])
    await guest.sit_down()
    await guest.send(type="renew")
    view = await guest.see(lambda view: view["room"] != guest.room)
    _, told = await made(client, guest, rooms=(view["room"],))
    assert told["rooms"] == 1
    assert (await taken(client, told["code"]))[2] == dict([guest.cookie.split("=", 1)])


async def test_another_site_may_neither_make_nor_bring_a_code(serve: Serve):
    client = await serve()
    guest = await Guest.opening(client)
    for path, order in (("carry", {"rooms": [guest.room]}), ("carried", {"code": "A" * 24})):
        headers = {"Cookie": guest.cookie, "Origin": "https://evil.example"}
        async with client.post(f"/api/{path}", json=order, headers=headers) as response:
            assert response.status == 403


async def test_neither_the_log_nor_the_database_holds_a_code_or_a_token(tmp_path: Path):
    async with serving(tmp_path, "--log-format", "json") as running, browser(running.address) as client:
        guest = await Guest.opening(client, name="Anne")
        _, told = await made(client, guest, kept="my list")
        await made(client, guest)
        assert (await taken(client, told["code"]))[0] == 200
        await taken(client, told["code"])
        await typed(client, told["typed"])
        running.process.send_signal(signal.SIGTERM)
        assert await running.end() == 0
    token = guest.cookie.split("=", 1)[1]
    assert "room_opened" in running.log
    assert told["code"] not in running.log
    assert told["typed"] not in running.log
    assert token not in running.log
    with sqlite3.connect(tmp_path / JOURNAL) as connection:
        rows = connection.execute("SELECT code_hash, sealed FROM carried").fetchall()
    connection.close()
    assert len(rows) == 2, "what was brought is gone, and what was typed"
    for path in tmp_path.glob(f"{JOURNAL}*"):
        assert not any(secret.encode() in path.read_bytes() for secret in (told["code"], told["typed"], token, "my list"))


@pytest.mark.parametrize("changed", ["zeroblob(length(sealed))", "substr(sealed, 2)", "x''"])
async def test_what_was_changed_in_the_database_brings_nothing(serve: Serve, tmp_path: Path, changed: str):
    client = await serve()
    _, told = await made(client, await Guest.opening(client))
    with sqlite3.connect(next(tmp_path.rglob(JOURNAL))) as connection:
        connection.execute(f"UPDATE carried SET sealed = {changed}")
    connection.close()
    assert await typed(client, told["typed"]) == NO_CODE
    assert await taken(client, told["code"]) == (*NO_CODE, {})


async def test_what_one_code_seals_no_other_opens(serve: Serve, tmp_path: Path):
    client = await serve()
    told = [(await made(client, await Guest.opening(client)))[1] for _ in range(2)]
    with sqlite3.connect(next(tmp_path.rglob(JOURNAL))) as connection:
        first, *_ = connection.execute("SELECT sealed FROM carried ORDER BY length(sealed) DESC").fetchone()
        connection.execute("UPDATE carried SET sealed = ?", (first,))
    connection.close()
    assert sorted([(await taken(client, each["code"]))[0] for each in told]) == [200, 404]


async def test_what_nobody_brought_in_time_is_deleted(serve: Serve, wall: Wall, tmp_path: Path):
    client = await serve()
    guest = await Guest.opening(client)
    await made(client, guest)
    wall.jumps(CARRY_S + 5)
    await made(client, guest)
    with sqlite3.connect(next(tmp_path.rglob(JOURNAL))) as connection:
        assert connection.execute("SELECT count(*) FROM carried").fetchone() == (2,), "the link's, and the one to type"
    connection.close()


async def test_a_guest_is_told_whom_the_round_waits_for_and_since_when_and_nobody_else_is(serve: Serve, wall: Wall):
    client = await serve()
    guest = await Guest.opening(client, rules="minimale", seats=2)
    await guest.begin()
    await guest.see(lambda view: view["turn"] == 0)
    assert guest.view["stage"] == "round"
    wall.jumps(3 * 3600)
    told = await own(client, guest.room, guest.cookie)
    assert (told["seat"], told["awaited"]) == (0, [0])
    assert 3 * 3600 <= told["waits_s"] < 4 * 3600
    assert await own(client, guest.room, "") is None
