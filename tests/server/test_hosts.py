"""What a host can do about who comes in: lock the room, renew its links, free the places of guests who are gone."""

from typing import Any

import pytest

from huit.rooms.chairs import MOST_GUESTS
from huit.server.limits import Limits
from tests.server.conftest import Serve
from tests.server.guests import Client, Guest, close_code

OPEN: dict[str, Any] = {"seats": 3, "chairs": ["me", "open", "open"], "rules": "monclar"}


async def seated(client: Client, *names: str, **settings: Any) -> tuple[Guest, ...]:
    """Anne, who is host, and *names*, each on a chair."""
    host = await Guest.opening(client, **OPEN, settings=settings)
    guests = (host, *[await host.inviting(name, seat=seat) for seat, name in enumerate(names, start=1)])
    for guest in guests:
        guest.socket = await guest.connect()
        await guest.look()
    return guests


async def answered(client: Client, method: str, path: str, **asked: Any) -> tuple[int, dict[str, Any]]:
    async with client.request(method, path, **asked) as response:
        return response.status, await response.json()


async def renewed(host: Guest) -> tuple[str, str]:
    """Renew the links; return the names of the room and of its spectators' link."""
    before = host.view["room"]
    await host.send(type="renew")
    view = await host.see(lambda view: view["room"] != before)
    return view["room"], view["watch"]


async def test_nobody_new_comes_into_a_locked_room(serve: Serve):
    client = await serve()
    host, friend = await seated(client, "Bob", public=True)
    locked = host.view["settings"] | {"locked": True}
    await host.send(type="settings", settings=locked)
    await friend.see(lambda view: view["settings"]["locked"])
    status, told = await answered(client, "POST", f"/api/rooms/{host.room}/guests", json={"name": "Eve"})
    assert (status, told["code"]) == (403, "locked")
    while (await answered(client, "GET", "/api/public"))[1]["rooms"]:
        pass
    # Who is a guest comes back.
    await friend.socket.close()
    friend.socket = await friend.connect()
    assert (await friend.look())["seat"] == 1
    await friend.send(type="settings", settings=locked | {"locked": False})
    assert (await friend.refusal()).code == "not_host"
    await host.send(type="settings", settings=locked | {"locked": False})
    await friend.see(lambda view: not view["settings"]["locked"])
    assert (await host.inviting("Eve")).cookie


async def test_who_was_sent_away_comes_back_neither_by_the_old_links_nor_under_another_name(serve: Serve):
    client = await serve()
    host, friend, kicked = await seated(client, "Bob", "Chloé")
    room, watch = host.room, host.view["watch"]
    spectator = await client.ws_connect(f"/ws/watch/{watch}")
    await host.send(type="kick", seat=2)
    assert await close_code(kicked.socket) == 4411
    new_room, new_watch = await renewed(host)
    assert len({room, watch, new_room, new_watch}) == 4
    assert await close_code(spectator) == 4413
    for path, method in ((f"/api/rooms/{room}", "GET"), (f"/api/rooms/{room}/guests", "POST"), (f"/api/watched/{watch}", "GET")):
        status, told = await answered(client, method, path, json={"name": "Zoé"})
        assert (status, told["code"]) == (410, "renewed"), path
    for path in (f"/ws/{room}", f"/ws/watch/{watch}"):
        assert await close_code(await client.ws_connect(path)) == 4413
    assert await close_code(await kicked.connect()) == 4411
    # His friends keep their seats, by the old address and by the new one.
    await friend.see(lambda view: (view["room"], view["watch"]) == (new_room, new_watch))
    for address in (room, new_room):
        socket = await client.ws_connect(f"/ws/{address}", headers={"Cookie": friend.cookie})
        view = await socket.receive_json()
        assert (view["seat"], view["room"]) == (1, new_room)
        told = (await answered(client, "GET", f"/api/rooms/{address}", headers={"Cookie": friend.cookie}))[1]
        assert (told["yours"], told["room"]) == (True, new_room)
    # Whoever has the new link comes in.
    status, told = await answered(client, "POST", f"/api/rooms/{new_room}/guests", json={"name": "Dan", "seat": 2})
    assert (status, told["seat"]) == (201, 2)
    assert (await (await client.ws_connect(f"/ws/watch/{new_watch}")).receive_json())["room"] == new_watch


async def test_links_are_renewed_again_and_a_restart_changes_nothing(serve: Serve):
    client = await serve()
    host, friend = await seated(client, "Bob")
    first = await renewed(host)
    second = await renewed(host)
    await client.close()
    client = await serve()
    for link in (host.room, first[0]):
        assert (await answered(client, "GET", f"/api/rooms/{link}"))[0] == 410
        assert await close_code(await client.ws_connect(f"/ws/{link}")) == 4413
    assert (await answered(client, "GET", f"/api/watched/{first[1]}"))[0] == 410
    assert (await answered(client, "GET", f"/api/rooms/{second[0]}"))[1]["room"] == second[0]
    assert (await answered(client, "GET", f"/api/watched/{second[1]}"))[1]["watch"] == second[1]
    again = friend.at(client)
    again.socket = await again.connect()
    assert (await again.look())["room"] == second[0]
    await again.send(type="renew")
    assert (await again.refusal()).code == "not_host"


async def test_a_room_of_200_guests_lets_new_people_in(serve: Serve):
    client = await serve(limits=Limits(join_burst=2 * MOST_GUESTS, request_burst=10_000, message_burst=1000))
    host, friend = await seated(client, "Bob")
    here = await host.inviting("Eve")
    here.socket = await here.connect()
    crowd = [await host.inviting(f"G{number}") for number in range(MOST_GUESTS - 3)]
    await host.see(lambda view: view["gone"] == len(crowd))
    late = await host.inviting("Late")
    assert await close_code(await crowd[0].connect()) == 4403
    late.socket = await late.connect()
    assert (await late.look())["guest"] == MOST_GUESTS
    # Nobody who is there, or has a chair, is forgotten.
    for guest, number in ((friend, 1), (here, 2), (crowd[1], 4)):
        socket = await guest.connect()
        assert (await socket.receive_json())["guest"] == number
    await client.close()
    client = await serve()
    late = late.at(client)
    late.socket = await late.connect()
    assert (await late.look())["guest"] == MOST_GUESTS
    assert await close_code(await crowd[0].at(client).connect()) == 4403


async def test_the_host_frees_the_places_of_those_who_are_gone(serve: Serve):
    client = await serve()
    host, friend = await seated(client, "Bob")
    eve, dan = await host.inviting("Eve"), await host.inviting("Dan")
    for guest in (eve, dan):
        guest.socket = await guest.connect()
        await guest.look()
    await host.send(type="forget")
    assert (await host.refusal()).code == "nobody_gone"
    await eve.socket.close()
    await host.see(lambda view: view["gone"] == 1)
    await friend.send(type="forget")
    assert (await friend.refusal()).code == "not_host"
    await host.send(type="forget")
    await host.see(lambda view: view["gone"] == 0)
    assert await close_code(await eve.connect()) == 4403
    again = await host.inviting("Eve")
    again.socket = await again.connect()
    assert (await again.look())["guest"] == 4, "the number of a guest who was forgotten is nobody else's"
    assert [person["name"] for person in again.view["people"]] == ["Dan", "Eve"]


@pytest.mark.parametrize("message", ["renew", "forget"])
async def test_a_message_that_comes_twice_counts_once(serve: Serve, message: str):
    client = await serve()
    host, friend = await seated(client, "Bob")
    eve = await host.inviting("Eve")
    await host.see(lambda view: view["gone"] == 1)
    seq = host.view["seq"]
    for _ in range(2):
        await host.send(type=message, id="once")
    await host.send(type="pace", pace=0)
    await host.see(lambda view: view["seq"] == seq + 2)
    assert (eve.room, friend.room) == (host.room, host.room)
