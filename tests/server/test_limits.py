"""Nobody takes all of the server, and nobody finds a room by trying names: the quotas of an address, and whose address it is."""

import json
from typing import Any

import pytest
from aiohttp import WSServerHandshakeError, web
from aiohttp.test_utils import make_mocked_request

from huit.server.http.security import MOST_SEATS_KEPT, ONLY_HTTPS, PROXIES, PUBLIC, client_of
from huit.server.limits import Limits
from huit.server.quota import Client, Places, Quotas, SharedPlaces, SharedQuotas
from huit.server.settings import Proxy, PublicUrl
from tests.server.conftest import Serve
from tests.server.guests import Guest, Refused

HERE = PublicUrl.read("https://jeu.example.org")
ANNE, BOB = "203.0.113.7", "203.0.113.8"
ORDER = {"rules": "minimale", "seats": 2, "name": "Anne"}
NO_SUCH_ROOM = "k3v9abcd"


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


# Whose request it is


THIS_MACHINE = Client(None, "this machine")


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("9.9.9.9", None, "9.9.9.9"),
        ("9.9.9.9", "198.51.100.1", "9.9.9.9"),  # no proxy of ours: it may write what it likes
        ("127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.2", "198.51.100.1", "198.51.100.1"),  # named by whoever runs the server
        ("10.0.0.3", "198.51.100.1", "10.0.0.3"),  # a neighbour in our own network is no proxy
        ("192.168.7.1", "198.51.100.1", "198.51.100.1"),  # in a network that was named
        ("::1", "198.51.100.1", "198.51.100.1"),
        ("::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "1.2.3.4, 198.51.100.1", "198.51.100.1"),  # the first is the client's own invention
        ("127.0.0.1", "198.51.100.1:51234", "198.51.100.1"),
        ("127.0.0.1", '"198.51.100.1:51234"', "198.51.100.1"),
        ("10.0.0.2", "", "unknown through 10.0.0.2"),
        ("10.0.0.2", "198.51.100.1,", "unknown through 10.0.0.2"),
        ("127.0.0.1", "unknown", "unknown through 127.0.0.1"),
        ("127.0.0.1", "_SEVKISEK", "_SEVKISEK through 127.0.0.1"),
        ("127.0.0.1", "_" * 1000, f"{'_' * 64} through 127.0.0.1"),
        ("10.0.0.2", "127.0.0.1", "10.0.0.2"),  # nobody but this machine is this machine
        ("10.0.0.2", None, "10.0.0.2"),
    ],
)
def test_a_proxy_is_believed_only_when_it_is_near_and_only_its_own_word(peer: str, forwarded: str | None, address: str):
    assert client_of(request_from(peer, forwarded, public=True)) == Client(address, None)


@pytest.mark.parametrize("entry", ["2001:db8:1:2:3:4:5:6", "[2001:db8:1:2::6]", "[2001:db8:1:2::6]:443", '"[2001:db8:1:2::6]:1"'])
def test_a_home_has_64_bits_of_ipv6_and_a_network_48(entry: str):
    client = Client("2001:db8:1:2::/64", "2001:db8:1::/48")
    assert client_of(request_from("127.0.0.1", entry, public=True)) == client
    assert client_of(request_from("2001:db8:1:2::9", None, public=True)) == client


def test_this_machine_is_limited_as_well():
    for forwarded in (None, "127.0.0.1", "[::1]:80"):
        assert client_of(request_from("127.0.0.1", forwarded, public=True)) == THIS_MACHINE


def test_without_a_public_address_no_proxy_is_believed():
    assert client_of(request_from("10.0.0.2", "198.51.100.1", public=False)).address == "10.0.0.2"
    assert client_of(request_from("127.0.0.1", "198.51.100.1", public=False)) == THIS_MACHINE


def request_from(peer: str, forwarded: str | None, *, public: bool) -> Any:
    app = web.Application()
    if public:
        app[PUBLIC] = HERE
    app[PROXIES] = (Proxy.read("10.0.0.2"), Proxy.read("192.168.0.0/16"))
    headers = {} if forwarded is None else {"X-Forwarded-For": forwarded}
    return make_mocked_request("GET", "/", headers=headers, app=app).clone(remote=peer)


# The origin


async def test_with_a_public_address_its_pages_are_the_only_ones(serve: Serve):
    client = await serve(public_url=HERE)
    ours = f"http://{client.host}:{client.port}"
    for origin, status in ((HERE.origin, 201), (None, 201), (ours, 403), ("http://jeu.example.org", 403), ("null", 403)):
        headers = {} if origin is None else {"Origin": origin}
        async with client.post("/api/rooms", json=ORDER, headers=headers) as response:
            assert response.status == status, origin
    guest = await Guest.opening(client)
    with pytest.raises(WSServerHandshakeError):
        await guest.connect(Origin=ours)
    await (await guest.connect(Origin=HERE.origin)).close()


async def test_a_public_address_with_https_keeps_cookies_and_browsers_to_https(serve: Serve):
    client = await serve(public_url=HERE)
    async with client.post("/api/rooms", json=ORDER) as response:
        (cookie,) = response.cookies.values()
        assert cookie["secure"]
        assert cookie["httponly"]
        assert response.headers["Strict-Transport-Security"] == ONLY_HTTPS["Strict-Transport-Security"]


async def test_over_https_no_other_site_can_set_the_cookie_of_a_seat(serve: Serve):
    client = await serve(public_url=HERE)
    guest = await Guest.opening(client)
    name, _, token = guest.cookie.partition("=")
    assert name == f"__Host-huit_{guest.room}"
    async with client.get(f"/api/rooms/{guest.room}", headers={"Cookie": guest.cookie}) as response:
        assert (await response.json())["yours"]
        assert not response.cookies, "it is there already"
    both = f"{name}={token}; huit_{guest.room}=of-somebody-else"
    async with client.get(f"/api/rooms/{guest.room}", headers={"Cookie": both}) as response:
        assert (await response.json())["yours"], "what another site of the domain may have set does not count"


async def test_who_came_before_keeps_the_seat_and_gets_the_cookie_of_today(serve: Serve):
    client = await serve(public_url=HERE)
    guest = await Guest.opening(client)
    name, _, token = guest.cookie.partition("=")
    old = {"Cookie": f"huit_{guest.room}={token}"}
    socket = await client.ws_connect(f"/ws/{guest.room}", headers=old)
    assert (await socket.receive_json())["seat"] == 0
    async with client.get(f"/api/rooms/{guest.room}", headers=old) as response:
        assert (await response.json())["yours"]
        for cookies in (response.cookies, socket._response.cookies):
            new, gone = cookies[name], cookies[f"huit_{guest.room}"]
            assert (new.value, new["secure"], new["httponly"], new["path"], new["domain"]) == (token, True, True, "/", "")
            assert (gone.value, gone["max-age"], gone["path"]) == ("", "0", "/")
    await socket.close()


async def test_a_browser_that_has_been_everywhere_gives_up_cookies_of_both_names(serve: Serve):
    client = await serve(public_url=HERE)
    old = [f"{prefix}huit_room{number:04}=t" for prefix in ("", "__Host-") for number in range(MOST_SEATS_KEPT // 2)]
    async with client.post("/api/rooms", json=ORDER, headers={"Cookie": "; ".join(old)}) as response:
        assert [cookie.key for cookie in response.cookies.values() if not cookie.value] == ["huit_room0000"]


async def test_a_public_address_without_https_asks_for_none(serve: Serve):
    client = await serve(public_url=PublicUrl.read("http://192.168.1.20:8080"))
    async with client.post("/api/rooms", json=ORDER) as response:
        (cookie,) = response.cookies.values()
        assert not cookie["secure"]
        assert cookie.key.startswith("huit_")
        assert "Strict-Transport-Security" not in response.headers


# Quotas


async def test_an_address_opens_so_many_rooms_and_another_opens_more(serve: Serve):
    client = await serve(public_url=HERE, limits=Limits(address_room_burst=2, address_rooms_per_s=0.001))
    assert [await opened(client, ANNE) for _ in range(3)] == [201, 201, 429]
    assert await opened(client, BOB) == 201
    async with client.post("/api/rooms", json=ORDER) as response:
        assert response.status == 201, "somebody at the machine itself"


async def test_this_machine_opens_more_rooms_than_an_address_and_leaves_half_of_them_to_others(serve: Serve):
    client = await serve(public_url=HERE, limits=Limits(address_room_burst=1, address_rooms_per_s=0.001, room_burst=8))
    assert [await opened(client, "127.0.0.1") for _ in range(5)] == [201] * 4 + [429]
    assert await opened(client, ANNE) == 201


async def test_one_client_with_many_addresses_leaves_rooms_to_others(serve: Serve):
    client = await serve(public_url=HERE, limits=Limits(address_room_burst=1, address_rooms_per_s=0.001, room_burst=8))
    assert [await opened(client, f"2001:db8:1:{home}::1") for home in range(6)] == [201] * 4 + [429] * 2
    assert await opened(client, "2001:db8:2::1") == 201


async def test_whom_a_proxy_does_not_name_is_limited_apart_from_the_others(serve: Serve):
    client = await serve(public_url=HERE, limits=Limits(address_room_burst=1, address_rooms_per_s=0.001))
    said = ["unknown", "_hidden", "", f"{ANNE}:1234", "unknown", "_hidden", "", f"{ANNE}:4321", BOB]
    assert [await opened(client, address) for address in said] == [201, 201, 429, 201, 429, 429, 429, 429, 201]


async def test_who_tries_names_is_told_of_no_room_for_a_while(serve: Serve):
    client = await serve(public_url=HERE, limits=Limits(unknown_burst=3, unknown_per_s=0.001))
    guest = await Guest.opening(client)
    assert await looked_up(client, guest.room, ANNE) == (200, None)
    tried = [await looked_up(client, NO_SUCH_ROOM, ANNE) for _ in range(4)]
    assert tried == [(404, "no_room")] * 3 + [(429, "too_many")]
    assert await looked_up(client, guest.room, ANNE) == (429, "too_many"), "an answer here would be what was sought"
    assert await looked_up(client, guest.room, BOB) == (200, None)


@pytest.mark.long(short="test_daily.py::test_the_server_says_which_day_it_is")
async def test_a_day_without_a_deal_is_no_name_that_was_tried(serve: Serve):
    client = await serve(limits=Limits(unknown_burst=1, unknown_per_s=0.001))
    guest = await Guest.opening(client)
    for _ in range(3):
        async with client.get("/api/daily/2020-01-01") as response:
            assert response.status == 404
    async with client.get(f"/api/rooms/{guest.room}") as response:
        assert response.status == 200


async def test_names_tried_over_sockets_are_counted_with_the_others(serve: Serve):
    client = await serve(public_url=HERE, limits=Limits(unknown_burst=2, unknown_per_s=0.001))
    for _ in range(2):
        socket = await client.ws_connect(f"/ws/{NO_SUCH_ROOM}", headers=via(ANNE))
        assert (await socket.receive()).data == 4404
        await socket.close()
    with pytest.raises(WSServerHandshakeError, match="429"):
        await client.ws_connect(f"/ws/{NO_SUCH_ROOM}", headers=via(ANNE))
    assert await looked_up(client, NO_SUCH_ROOM, ANNE) == (429, "too_many")


async def test_an_address_has_so_many_sockets_and_gets_a_place_back(serve: Serve):
    client = await serve(public_url=HERE, limits=Limits(address_sockets=1))
    guest = await Guest.opening(client, pace=3.0)
    first = await guest.connect(**via(ANNE))
    with pytest.raises(WSServerHandshakeError, match="429"):
        await guest.connect(query="?take=1", **via(ANNE))
    await first.close()
    second = await guest.connect(**via(ANNE))
    assert (await second.receive_json())["type"] == "view"
    await second.close()


async def test_an_address_makes_so_many_requests(serve: Serve):
    client = await serve(public_url=HERE, limits=Limits(request_burst=3, requests_per_s=0.001))
    answers: list[int] = []
    for path in ("/health", "/api/rules", "/nothing", "/health"):
        async with client.get(path, headers=via(ANNE)) as response:
            answers.append(response.status)
    assert answers == [200, 200, 404, 429]


async def test_an_address_asks_for_so_many_sheets_and_another_for_more(serve: Serve):
    client = await serve(public_url=HERE, limits=Limits(address_sheet_burst=1, address_sheets_per_s=0.001))
    answers: list[int] = []
    for address in (ANNE, ANNE, BOB):
        async with client.post("/api/sheet", json={"rules": "monclar"}, headers=via(address)) as response:
            answers.append(response.status)
    assert answers == [200, 429, 200]


async def test_an_address_says_so_much_through_all_its_sockets(serve: Serve):
    client = await serve(public_url=HERE, limits=Limits(address_message_burst=3, address_messages_per_s=0.001))
    guest = await Guest.opening(client, pace=3.0)
    await guest.sit_down()
    await guest.socket.close()
    codes: list[str] = []
    for address in (ANNE, ANNE, BOB):
        guest.socket = await guest.connect(**via(address))
        await guest.look()
        for _ in range(2):
            await guest.send(type="next")
            codes.append((await guest.refusal()).code)
        await guest.socket.close()
    assert codes == ["not_over"] * 3 + ["too_many"] + ["not_over"] * 2


async def test_a_guest_does_so_much_in_a_room_beside_moves_and_another_does_more(serve: Serve):
    client = await serve(limits=Limits(command_burst=3, commands_per_s=0.001))
    anne = await Guest.opening(client, chairs=["me", "open", "computer"])
    bob = await anne.inviting("Bob", seat=1)
    await bob.sit_down()
    assert [await done(bob, ready=True), await done(bob, ready=False), await done(bob, ready=True)] == [None] * 3
    assert await done(bob, ready=True) == "too_many"
    await anne.sit_down()
    assert await done(anne, ready=True) is None


async def test_what_was_done_already_is_answered_however_much_was_asked(serve: Serve):
    client = await serve(limits=Limits(command_burst=1, commands_per_s=0.001))
    anne = await Guest.opening(client, chairs=["me", "open", "computer"])
    await anne.sit_down()
    for _ in range(2):
        await anne.send(type="ready", ready=True, id="once")
        assert (await anne.look())["ready"][0]
    assert await done(anne, ready=False) == "too_many"


async def test_nobody_is_kept_from_moving(serve: Serve):
    client = await serve(limits=Limits(command_burst=1, commands_per_s=0.001))
    guest = await Guest.opening(client, seats=2)
    await guest.sit_down()
    assert (await guest.play_round())["over"]


async def done(guest: Guest, *, ready: bool) -> str | None:
    """Say whether one is ready; return why that was refused, if it was."""
    await guest.send(type="ready", ready=ready)
    try:
        await guest.look()
    except Refused as refused:
        return refused.code
    return None


def via(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


async def opened(client: Any, address: str) -> int:
    async with client.post("/api/rooms", json=ORDER, headers=via(address)) as response:
        return response.status


async def looked_up(client: Any, room: str, address: str) -> tuple[int, str | None]:
    async with client.get(f"/api/rooms/{room}", headers=via(address)) as response:
        return response.status, json.loads(await response.read()).get("code")


# Memory


def test_no_more_than_so_many_keys_are_remembered_however_many_come():
    quotas = Quotas(burst=2, per_s=0.001, clock=Clock(), most=100)
    for number in range(10_000):
        assert quotas.take(f"address {number}")
    assert len(quotas) == 100
    assert quotas.take("address 9999")
    assert not quotas.take("address 9999")


def test_who_has_used_most_is_not_forgotten_for_others():
    quotas = Quotas(burst=5, per_s=0.001, clock=Clock(), most=100)
    assert [quotas.take("anne") for _ in range(6)] == [True] * 5 + [False]
    for number in range(10_000):
        assert quotas.take(f"address {number}")
    assert not quotas.take("anne")


def test_a_network_gives_out_what_it_has_and_takes_nothing_for_who_is_refused():
    clock = Clock()
    quotas = SharedQuotas(Quotas(burst=1, per_s=0.001, clock=clock), Quotas(burst=3, per_s=0.001, clock=clock))
    assert [quotas.take(Client(address, "network")) for address in "aaabcd"] == [True, False, False, True, True, False]
    assert quotas.take(Client("d", "another"))


def test_keys_that_have_rested_are_forgotten_though_one_never_rests():
    clock = Clock()
    quotas = Quotas(burst=2, per_s=1.0, clock=clock)
    for number in range(1000):
        quotas.take(f"address {number}")
    clock.now += 2
    for _ in range(600):
        quotas.take("busy")
    assert len(quotas) == 1
    assert not quotas.has_any("busy")


def test_who_has_left_takes_no_place():
    places = Places(most=1)
    assert [places.take(key) for key in ("anne", "anne", "bob", None)] == [True, False, True, True]
    for key in ("anne", "bob", None):
        places.give_back(key)
    assert len(places) == 0
    assert places.take("anne")


def test_a_network_holds_so_many_places():
    places = SharedPlaces(Places(most=1), Places(most=2))
    anne, bob, eve = (Client(name, "network") for name in ("anne", "bob", "eve"))
    assert [places.take(client) for client in (anne, anne, bob, eve)] == [True, False, True, False]
    # Who was refused holds no place of their address either.
    places.give_back(anne)
    assert places.take(eve)
