"""Who may sit down: cookies, origins, second tabs, connections that are dead."""

import pytest
from aiohttp import WSMsgType, WSServerHandshakeError

from huit.server.limits import Limits
from tests.server.conftest import Serve, Time
from tests.server.guests import TIMEOUT_S, Guest


async def closing(guest: Guest, **arguments: str) -> int | None:
    socket = await guest.connect(**arguments)
    frame = await socket.receive(timeout=TIMEOUT_S)
    assert frame.type is WSMsgType.CLOSE, frame
    await socket.close()
    return socket.close_code


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "http://127.0.0.1.evil.example", "null", "http://[", "http://127.0.0.1:1"]
)
async def test_another_origin_is_refused_on_the_upgrade_and_on_post(serve: Serve, origin: str):
    client = await serve()
    guest = await Guest.opening(client)
    with pytest.raises(WSServerHandshakeError) as refused:
        await guest.connect(Origin=origin)
    assert refused.value.status == 403
    order = {"rules": "minimale", "seats": 2}
    async with client.post("/api/rooms", json=order, headers={"Origin": origin}) as response:
        assert response.status == 403
        assert (await response.json())["code"] == "forbidden"
    own = f"http://{client.host}:{client.port}"
    async with client.post("/api/rooms", json=order, headers={"Origin": own}) as response:
        assert response.status == 201
    await (await guest.connect(Origin=own)).close()


async def test_a_room_that_is_not_there(serve: Serve):
    client = await serve()
    for name in ("k3v9abcd", "nothing", "%2e%2e%2fetc", "x" * 500):
        assert await closing(Guest(client, name, "")) == 4404
        async with client.get(f"/api/rooms/{name}") as response:
            assert (response.status, await response.json()) == (404, {"code": "no_room"})


async def test_without_the_right_cookie_there_is_no_seat(serve: Serve):
    client = await serve()
    guest = await Guest.opening(client)
    for cookie in ("", f"huit_{guest.room}=", f"huit_{guest.room}=forged", "huit_k3v9abcd=" + guest.cookie.partition("=")[2]):
        assert await closing(Guest(client, guest.room, cookie)) == 4403
        async with client.get(f"/api/rooms/{guest.room}", headers={"Cookie": cookie}) as response:
            assert (await response.json())["yours"] is False
    async with client.get(f"/api/rooms/{guest.room}", headers={"Cookie": guest.cookie}) as response:
        assert (await response.json())["yours"] is True


async def test_the_cookie_is_kept_from_scripts_and_other_sites(serve: Serve):
    client = await serve()
    async with client.post("/api/rooms", json={"rules": "minimale", "seats": 2}) as response:
        (cookie,) = response.cookies.values()
        assert cookie["httponly"]
        assert cookie["samesite"] == "Strict"
        assert cookie["path"] == "/"
        assert len(cookie.value) >= 22


async def test_all_tabs_of_a_person_show_the_same_and_any_of_them_plays(serve: Serve):
    guest = await Guest.opening(await serve())
    await guest.sit_down()
    second = guest.at(guest.client)
    await second.sit_down()
    await second.play_one()
    await guest.see(lambda view: view["seq"] >= second.view["seq"])
    assert guest.view["hand"] == second.view["hand"]


async def test_the_oldest_tab_goes_when_there_are_more_than_four(serve: Serve):
    guest = await Guest.opening(await serve())
    await guest.sit_down()
    others = [guest.at(guest.client) for _ in range(4)]
    for other in others:
        await other.sit_down()
    frame = await guest.socket.receive(timeout=TIMEOUT_S)
    while frame.type is WSMsgType.TEXT:
        frame = await guest.socket.receive(timeout=TIMEOUT_S)
    assert (frame.type, guest.socket.close_code) == (WSMsgType.CLOSE, 4410)
    await others[-1].play_one()


async def test_who_does_not_answer_is_not_there_any_more(serve: Serve, clock: Time):
    clock.holds()
    client = await serve(limits=Limits(heartbeat_s=20.0))
    host = await Guest.opening(client, chairs=["me", "open", "computer"])
    friend = await host.inviting("Léo", seat=1)
    # It never answers a ping, like a phone that has left the network.
    dead = await client.ws_connect(f"/ws/{friend.room}", headers={"Cookie": friend.cookie}, autoping=False)
    await host.sit_down()
    # Both are pinged, and the host has answered once he has been answered.
    clock.jumps(21)
    await host.send(type="ready", ready=True)
    await host.see(lambda view: view["ready"][0])
    assert host.view["here"] == [True, True, True]
    clock.jumps(11)
    await host.see(lambda view: view["here"] == [True, False, True])
    await dead.close()


async def test_there_are_seats_for_so_many_and_rooms_for_so_many(serve: Serve):
    client = await serve(limits=Limits(sockets=1, room_burst=2, rooms_per_s=0.0))
    guest = await Guest.opening(client)
    other = await Guest.opening(client)
    async with client.post("/api/rooms", json={"rules": "minimale", "seats": 2}) as response:
        assert response.status == 429
        assert (await response.json())["code"] == "too_many"
    await guest.sit_down()
    with pytest.raises(WSServerHandshakeError) as refused:
        await other.connect()
    assert refused.value.status == 503


async def test_rooms_leave_memory_and_come_back(serve: Serve):
    client = await serve(limits=Limits(rooms=1))
    first, second = await Guest.opening(client), await Guest.opening(client)
    await first.sit_down()
    await first.play_one()
    seen = first.view["seq"]
    assert await closing(second) == 1013
    await first.socket.close()
    await second.sit_down()
    await second.socket.close()
    assert (await first.sit_down())["seq"] >= seen
