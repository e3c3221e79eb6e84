"""Several people at one browser: each a guest of their own, by the one cookie and a number; nobody else is let in by that."""

from typing import Any

import pytest
from aiohttp.test_utils import TestClient
from hypothesis import given
from hypothesis import strategies as st

from huit.rules import MOST_SEATS
from huit.server.live.outboxes import Closed
from huit.server.live.tokens import hash_token, new_token, token_of_person
from tests.server.conftest import Serve
from tests.server.guests import Guest, close_code

TABLE = {"seats": 4, "chairs": ("me", "open", "open", "open")}


async def joined(client: TestClient[Any, Any], host: Guest, person: Any, *, cookie: str | None = None, **asked: Any) -> Any:
    """Ask for a place for another person at the browser of *host*; return status and answer. No cookie is ever set."""
    body = {"name": f"Person {person}", "person": person} | asked
    headers = {"Cookie": host.cookie if cookie is None else cookie}
    async with client.post(f"/api/rooms/{host.room}/guests", json=body, headers=headers) as response:
        assert not response.cookies
        return response.status, await response.json()


async def sitting(host: Guest, person: int) -> Guest:
    """The same browser, for another person."""
    guest = host.at(host.client)
    await guest.sit_down(query=f"?person={person}")
    return guest


async def test_each_person_at_a_browser_has_a_hand_of_their_own_and_finds_it_again(serve: Serve):
    client = await serve()
    host = await Guest.opening(client, **TABLE | {"seats": 3, "chairs": ("me", "open", "open")})
    assert await joined(client, host, 2, name="Léo", seat=1) == (201, {"guest": 1, "seat": 1})
    assert await joined(client, host, 10, name="Zoé", seat=2) == (201, {"guest": 2, "seat": 2})
    assert await joined(client, host, 2, name="Another") == (200, {"guest": 1, "seat": 1}), "who is in stays who they are"
    people = [host, await sitting(host, 2), await sitting(host, 10)]
    await host.sit_down()
    assert [guest.view["seat"] for guest in people] == [0, 1, 2]
    for guest in people:
        await guest.send(type="ready", ready=True)
    await host.see(lambda view: view["may"]["start"])
    await host.send(type="next")
    hands = [(await guest.see(lambda view: view["round_no"] == 1 and view["hand"]))["hand"] for guest in people]
    assert len({str(sorted(hand)) for hand in hands}) == 3
    assert host.view["names"] == ["Anne", "Léo", "Zoé"]
    again = await sitting(host, 2)
    assert (again.view["guest"], again.view["hand"]) == (1, people[1].view["hand"])


async def test_nobody_comes_in_by_a_number_alone(serve: Serve):
    client = await serve()
    host = await Guest.opening(client, **TABLE)
    for cookie in ("", f"huit_{host.room}=forged"):
        status, refusal = await joined(client, host, 2, cookie=cookie)
        assert (status, refusal["code"]) == (403, "not_seated")
    for person in (0, -1, MOST_SEATS + 1, 1.5, "2", None):
        status, refusal = await joined(client, host, person)
        assert (status, refusal["code"]) == (400, "malformed"), person
    await joined(client, host, 2)
    for query in ("?person=3", "?person=0", "?person=11", "?person=", "?person=02", "?person=-1", "?person=x"):
        assert await close_code(await host.connect(query=query)) == 4403, query
    for forged in ("", f"huit_{host.room}=forged"):
        stranger = Guest(client, host.room, forged)
        assert await close_code(await stranger.connect(query="?person=2")) == 4403


@pytest.mark.long(short="test_nobody_comes_in_by_a_number_alone")
async def test_a_closed_door_and_a_kick_hold_for_each_of_them(serve: Serve):
    client = await serve()
    host = await Guest.opening(client, **TABLE)
    await host.sit_down()
    guest = await host.inviting("Bob", seat=1)
    assert (await joined(client, guest, 2, name="Bea", seat=2))[0] == 201
    second = await sitting(guest, 2)
    await host.see(lambda view: view["names"][2] == "Bea")
    await host.send(type="kick", seat=1, whom=1)
    await host.see(lambda view: view["names"][1] == "")
    # One of them was sent away: the other one stays, and brings nobody.
    assert await close_code(await guest.connect()) == Closed.KICKED
    assert (await second.see(lambda view: view["names"][1] == ""))["seat"] == 2
    status, refusal = await joined(client, guest, 3)
    assert (status, refusal["code"]) == (403, "kicked")
    settings = host.view["settings"] | {"locked": True}
    await host.send(type="settings", settings=settings)
    await host.see(lambda view: view["settings"]["locked"])
    status, refusal = await joined(client, host, 2)
    assert (status, refusal["code"]) == (403, "locked")


@pytest.mark.long(short="test_each_person_at_a_browser_has_a_hand_of_their_own_and_finds_it_again")
async def test_a_code_to_another_device_brings_all_of_them(serve: Serve):
    client = await serve()
    host = await Guest.opening(client, **TABLE)
    await joined(client, host, 2, seat=1)
    async with client.post("/api/carry", json={"rooms": [host.room]}, headers={"Cookie": host.cookie}) as response:
        code = (await response.json())["code"]
    async with client.post("/api/carried", json={"code": code}) as response:
        (cookie,) = [f"{name}={morsel.value}" for name, morsel in response.cookies.items()]
    other = await sitting(Guest(client, host.room, cookie), 2)
    assert other.view["seat"] == 1


@pytest.mark.long(short="test_each_person_at_a_browser_has_a_hand_of_their_own_and_finds_it_again")
async def test_there_are_no_more_of_them_than_seats(serve: Serve):
    client = await serve()
    host = await Guest.opening(client, **TABLE)
    for person in range(2, MOST_SEATS + 1):
        assert (await joined(client, host, person))[0] == 201
    await host.sit_down()
    await host.see(lambda view: len(view["people"]) + view["gone"] == MOST_SEATS - 1)


@given(st.integers(2, MOST_SEATS), st.integers(2, MOST_SEATS), st.text(max_size=60), st.text(max_size=60))
def test_no_two_people_have_the_same_token(person: int, other: int, token: str, another: str):
    derived = token_of_person(token, person)
    assert token not in (derived, token_of_person(derived, other))
    assert (derived == token_of_person(another, other)) == ((person, token) == (other, another))
    assert derived.isascii()
    assert "." not in derived, "no token begins with another"
    assert hash_token(derived) != hash_token(token)


def test_the_first_person_is_the_browser_itself():
    token = new_token()
    assert token_of_person(token, 1) == token
