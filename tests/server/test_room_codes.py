"""The code of a room: told to its guests, good while newcomers may come, and of no use to those who guess."""

import json
import logging
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from aiohttp import web

from huit.rooms.refusal import Refused
from huit.server import quota
from huit.server.http import answer_quotas
from huit.server.limits import Limits
from huit.server.live import room_codes
from huit.server.live.outboxes import Closed
from huit.server.live.room_codes import CODE_S, LONGER_S
from huit.server.live.spoken_codes import SpokenCode, words
from huit.server.settings import PublicUrl
from huit.server.storage import jobs
from huit.server.storage.jobs import StoreError
from huit.server.storage.store import Store
from tests.server.conftest import Serve, Wall
from tests.server.guests import Client, Guest, close_code
from tests.server.strangers import answered, onlooker
from tests.server.test_store import new_room

NO_CODE = (404, {"code": "no_code"})
NO_ROOM = (404, {"code": "no_room"})
LONG = pytest.mark.long(short="test_a_code_as_it_was_heard_leads_to_the_room_while_newcomers_may_come")
FRIENDS = {"chairs": ["me", "open", "open"], "seats": 3, "settings": {"reaction_ms": 0}}


async def said(guest: Guest) -> dict[str, str] | None:
    status, told = await answered(guest.client, "POST", f"/api/rooms/{guest.room}/code", headers={"Cookie": guest.cookie})
    assert status == 200
    return told["said"]


async def code(guest: Guest) -> str:
    told = await said(guest)
    assert told is not None
    return told["fr"]


async def come(client: Client, typed: str, **asked: Any) -> tuple[int, Any]:
    return await answered(client, "POST", "/api/come", json={"typed": typed}, **asked)


async def settle(guest: Guest, **settings: Any) -> None:
    await guest.send(type="settings", settings=guest.view["settings"] | settings)
    await guest.see(lambda view: all(view["settings"][name] == value for name, value in settings.items()))


async def test_a_code_as_it_was_heard_leads_to_the_room_while_newcomers_may_come(serve: Serve):
    client = await serve()
    guest = await Guest.opening(client, **FRIENDS)
    told = await said(guest)
    assert told is not None
    for typed in (told["fr"], told["en"].lower(), told["fr"].upper().replace(" ", "")):
        assert await come(client, typed) == (200, {"room": guest.room})
    friend = await guest.inviting("Bob", seat=1)
    assert await said(friend) == told == await said(guest), "a room keeps its code"
    assert await code(await Guest.opening(client, **FRIENDS)) != told["fr"]
    # Locked, and open again.
    await guest.sit_down()
    await settle(guest, locked=True)
    assert await said(friend) is None
    assert await come(client, told["fr"]) == NO_CODE
    await settle(guest, locked=False)
    assert await come(client, told["fr"]) == NO_CODE
    second = await code(guest)
    assert await come(client, second) == (200, {"room": guest.room})
    # With other links.
    await guest.send(type="renew")
    await guest.see(lambda view: view["room"] != guest.room)
    guest.room = guest.view["room"]
    third = await code(guest)
    assert await come(client, second) == NO_CODE
    assert await come(client, third) == (200, {"room": guest.room})
    # The last chair is taken.
    status, _ = await answered(client, "POST", f"/api/rooms/{guest.room}/guests", json={"name": "Zoé", "seat": 2})
    assert status == 201
    assert await said(guest) is None
    # What has ended, what is of no room and what is no code is answered alike.
    unused = next(f"{word} 7" for word in words() if f"{word} 7" not in (third, told["fr"], second))
    for typed in (third, unused, "", "7", "nothing of ours 7", guest.room):
        assert await come(client, typed) == NO_CODE


async def test_a_room_that_is_locked_while_it_is_given_a_code_keeps_none(serve: Serve, monkeypatch: pytest.MonkeyPatch):
    client = await serve()
    guest = await Guest.opening(client, **FRIENDS)
    await guest.sit_down()
    done, given_codes = Store.do, list[Any]()

    async def locked_first(store: Store, job: Any) -> Any:
        if not isinstance(job, jobs.GiveCode):
            return await done(store, job)
        await settle(guest, locked=True)
        given_codes.append(await done(store, job))
        return given_codes[-1]

    monkeypatch.setattr(Store, "do", locked_first)
    assert await said(guest) is None
    assert [await come(client, each) for each in given_codes] == [NO_CODE]


@LONG
async def test_a_guest_may_ask_some_times_and_what_hardly_lasts_longer_is_not_written(
    serve: Serve, wall: Wall, monkeypatch: pytest.MonkeyPatch
):
    client = await serve()
    guest = await Guest.opening(client, **FRIENDS)
    friend = await guest.inviting("Bob", seat=1)
    done, written = Store.do, list[jobs.GiveCode]()

    async def noted(store: Store, job: Any) -> Any:
        written.extend([job] if isinstance(job, jobs.GiveCode) else [])
        return await done(store, job)

    monkeypatch.setattr(Store, "do", noted)
    first = await said(guest)
    wall.jumps(LONGER_S - 60)
    assert await said(guest) == first
    assert len(written) == 1
    wall.jumps(120)
    assert await said(guest) == first
    assert len(written) == 2
    path = f"/api/rooms/{guest.room}/code"
    statuses = [(await answered(client, "POST", path, headers={"Cookie": guest.cookie}))[0] for _ in range(14)]
    assert set(statuses) == {200, 429}
    assert await said(friend) == first, "the others may ask as before"


@LONG
async def test_a_code_whose_word_has_left_the_list_is_replaced(serve: Serve, monkeypatch: pytest.MonkeyPatch):
    client = await serve()
    guest = await Guest.opening(client, **FRIENDS)
    with monkeypatch.context() as before:
        zurich = SpokenCode("Zurich", 7)

        def was_drawn(_chance: Random, *, in_use: int) -> SpokenCode:
            assert not in_use
            return zurich

        def was_read(_typed: str) -> SpokenCode:
            return zurich

        before.setattr(room_codes, "drawn", was_drawn)
        before.setattr(room_codes, "code_in", was_read)
        assert await code(guest) == "Zurich 7"
    now = await code(guest)
    assert now != "Zurich 7"
    assert await come(client, now) == (200, {"room": guest.room})


@LONG
async def test_a_code_that_nobody_looks_at_ends_after_three_hours(serve: Serve, wall: Wall):
    client = await serve()
    guest = await Guest.opening(client, **FRIENDS)
    before = await code(guest)
    wall.jumps(CODE_S - 5)
    assert await code(guest) == before
    wall.jumps(CODE_S - 5)
    assert await come(client, before) == (200, {"room": guest.room})
    wall.jumps(10)
    assert await come(client, before) == NO_CODE


async def test_only_guests_are_told_the_code_and_no_view_no_list_and_no_log_tells_it(
    serve: Serve, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.DEBUG)
    client = await serve()
    host = await Guest.opening(client, **(FRIENDS | {"settings": {"reaction_ms": 0, "public": True, "watch": "all"}}))
    await host.sit_down()
    told = await said(host)
    assert told is not None
    spectator, watch = await onlooker(host), host.view["watch"]
    assert (await come(client, told["en"]))[0] == 200
    friend = await host.inviting("Bob", seat=1)
    await friend.sit_down()
    await host.see(lambda view: view["names"][1] == "Bob")
    assert await said(friend) == told
    path = f"/api/rooms/{host.room}/code"
    assert await answered(client, "POST", path) == NO_ROOM
    assert await answered(client, "POST", f"/api/rooms/{watch}/code", headers={"Cookie": host.cookie}) == NO_ROOM
    # Who asked for a chair by the spectators' link has a cookie of that link; under another name it opens nothing.
    async with client.post(f"/api/watched/{watch}/guests", json={"name": "Eve"}) as response:
        token = response.cookies[f"huit_{watch}"].value
    for name in (watch, host.room):
        assert await answered(client, "POST", path, headers={"Cookie": f"huit_{name}={token}"}) == NO_ROOM
    paths = (f"/api/rooms/{host.room}", f"/api/watched/{watch}", "/api/public")
    seen = [guest.view for guest in (host, friend, await onlooker(host), spectator)]
    seen += [await answered(client, "GET", path, headers={"Cookie": host.cookie}) for path in paths]
    texts = [json.dumps(each, ensure_ascii=False) for each in seen]
    texts += [record.getMessage() + repr(vars(record)) for record in caplog.records]
    forms = {told["fr"].lower(), told["en"].lower(), told["en"].lower().replace(" ", "")}
    found = [text for text in texts for form in forms if form in text.lower()]
    assert not found, "\n".join(found)
    await host.send(type="kick", seat=1)
    assert await close_code(friend.socket) == Closed.KICKED
    assert await answered(client, "POST", path, headers={"Cookie": friend.cookie}) == NO_ROOM


@LONG
async def test_wrong_codes_are_few_for_an_address_and_for_all_and_right_ones_do_not_count(serve: Serve):
    limits = Limits(address_come_burst=2, address_comes_per_s=0, come_burst=4, comes_per_s=0)
    client = await serve(public_url=PublicUrl.read("https://jeu.example.org"), limits=limits)
    right = await code(await Guest.opening(client, **FRIENDS))

    async def tries(address: str, typed: str) -> int:
        return (await come(client, typed, headers={"X-Forwarded-For": address}))[0]

    assert [await tries("203.0.113.7", right) for _ in range(5)] == [200] * 5
    assert [await tries("203.0.113.7", "nothing 7") for _ in range(3)] == [404, 404, 429]
    assert await tries("203.0.113.7", right) == 429, "nor is a right one, which would tell that it is right"
    assert [await tries("203.0.113.8", "nothing 7") for _ in range(2)] == [404, 404]
    assert [await tries("203.0.113.9", right) for _ in range(3)] == [429] * 3, "all together have tried enough"


async def test_what_others_have_used_up_costs_an_address_nothing(monkeypatch: pytest.MonkeyPatch):
    one, other = (cast("web.Request", address) for address in ("203.0.113.7", "203.0.113.8"))

    def client_of(address: str) -> quota.Client:
        return quota.Client(address, None)

    monkeypatch.setattr(answer_quotas, "client_of", client_of)
    costly = answer_quotas.Costly(Limits(), most=(1, 0), each=(1, 0))
    costly.check(one)
    with pytest.raises(Refused):
        costly.check(other)
    costly.give_back(one)
    costly.check(other)


async def test_a_code_that_the_database_could_not_look_for_does_not_count(serve: Serve, monkeypatch: pytest.MonkeyPatch):
    client = await serve(limits=Limits(address_come_burst=1, address_comes_per_s=0, come_burst=1, comes_per_s=0))
    done = Store.do

    async def failing(store: Store, job: Any) -> Any:
        if isinstance(job, jobs.FindCode):
            raise StoreError("away")
        return await done(store, job)

    with monkeypatch.context() as away:
        away.setattr(Store, "do", failing)
        assert [(await come(client, "nothing 7"))[0] for _ in range(3)] == [503] * 3
    assert await come(client, "nothing 7") == NO_CODE


@LONG
async def test_two_processes_know_the_same_codes(serve: Serve, postgres: str):
    first, second = await serve(database=postgres), await serve(database=postgres)
    guest = await Guest.opening(first, **FRIENDS)
    told = await code(guest)
    assert await come(second, told) == (200, {"room": guest.room})
    assert await code(guest.at(second)) == told
    elsewhere = guest.at(second)
    await elsewhere.sit_down()
    await settle(elsewhere, locked=True)
    assert await come(first, told) == NO_CODE


@LONG
async def test_a_code_outlives_the_server(serve: Serve):
    client = await serve()
    guest = await Guest.opening(client, **FRIENDS)
    told = await code(guest)
    await client.close()
    again = await serve()
    assert await come(again, told) == (200, {"room": guest.room})
    assert await code(guest.at(again)) == told


# In the database


NOW, LATER = 1000, 2000


def given(room: str, code: str, *, now: int = NOW, until: int = LATER, link: str = "") -> jobs.GiveCode:
    return jobs.GiveCode(room, link or room, code, now=now, until=until)


async def test_a_code_is_of_one_room_and_a_room_has_one(address: str):
    store = Store(address)
    await store.open()
    for room in ("k3v9abcd", "another"):
        assert await store.do(new_room(room=room, watch=f"of {room}"))
    assert await store.do(given("k3v9abcd", "CAFE 7")) == "CAFE 7"
    assert await store.do(given("k3v9abcd", "KIWI 7")) == "CAFE 7"
    assert await store.do(given("another", "CAFE 7")) is None
    assert await store.do(given("another", "KIWI 7")) == "KIWI 7"
    assert await store.do(jobs.FindCode("KIWI 7", NOW)) == "another"
    assert await store.do(jobs.FindCode("KIWI 8", NOW)) is None
    assert await store.do(jobs.CountCodes(NOW)) == 2
    assert await store.do(given("k3v9abcd", "TAXI 7", link="renewed")) == "TAXI 7", "the one of an earlier link is none"
    assert await store.do(jobs.FindCode("TAXI 7", NOW)) == "renewed"
    assert await store.do(jobs.CodeOf("k3v9abcd", "renewed", NOW)) == ("TAXI 7", LATER)
    assert await store.do(jobs.CodeOf("k3v9abcd", "k3v9abcd", NOW)) is None
    await store.do(jobs.DropCode("k3v9abcd", "CAFE 7"))
    assert await store.do(jobs.FindCode("TAXI 7", NOW)) == "renewed", "only the one that is named is dropped"
    await store.do(jobs.DropCode("k3v9abcd", "TAXI 7"))
    assert await store.do(jobs.FindCode("TAXI 7", NOW)) is None
    await store.close()


async def test_what_has_ended_is_found_no_more_and_makes_way(address: str):
    store = Store(address)
    await store.open()
    for room in ("k3v9abcd", "another"):
        assert await store.do(new_room(room=room, watch=f"of {room}"))
    await store.do(given("k3v9abcd", "CAFE 7"))
    assert await store.do(jobs.FindCode("CAFE 7", LATER + 1)) is None
    assert await store.do(jobs.CountCodes(LATER + 1)) == 0
    await store.do(given("another", "KIWI 7", now=LATER + 1, until=LATER + 2))
    assert await store.do(given("another", "CAFE 7", now=LATER + 3, until=LATER + 9)) == "CAFE 7"
    assert await store.do(jobs.Append("another", 2, b"locked", ends_code=True))
    assert await store.do(jobs.FindCode("CAFE 7", LATER + 3)) is None
    await store.close()


async def test_a_code_ends_only_with_a_command_that_is_written(tmp_path: Path):
    store = Store(tmp_path / "huit.sqlite")
    await store.open()
    await store.do(new_room(room="k3v9abcd", watch="look"))
    await store.do(given("k3v9abcd", "CAFE 7"))
    assert not await store.do(jobs.Append("k3v9abcd", 1, b"too late", ends_code=True))
    assert await store.do(jobs.FindCode("CAFE 7", NOW)) == "k3v9abcd"
    assert await store.do(jobs.Append("k3v9abcd", 2, b"renewed", links=("new", "newlook")))
    assert await store.do(jobs.FindCode("CAFE 7", NOW)) is None
    await store.close()
