"""What strangers try: other origins, tokens that are not theirs, scripts in names, files beside the page."""

import json

import pytest
from aiohttp import WSServerHandshakeError
from yarl import URL

from huit.server.http.security import HEADERS, MOST_SEATS_KEPT, OF_DATA, OF_PAGES
from tests.server.conftest import Serve
from tests.server.guests import TIMEOUT_S, Guest
from tests.server.strangers import OPEN, ORDER, answered, closed_with, two_at_a_room

OTHER_ORIGINS = ["https://evil.example", "http://127.0.0.1.evil.example", "null", "http://[", "http://127.0.0.1:1", "file://"]

# Where a request comes from


@pytest.mark.parametrize("origin", OTHER_ORIGINS)
async def test_a_page_of_another_site_gets_nothing_done(serve: Serve, origin: str):
    client = await serve()
    host, _ = await two_at_a_room(client)
    evil = {"Origin": origin, "Cookie": host.cookie}
    posts = {
        "/api/rooms": ORDER,
        "/api/sheet": {"rules": "minimale"},
        f"/api/rooms/{host.room}/guests": {"name": "Eve"},
        f"/api/rooms/{host.room}/rounds/1/share": {},
    }
    for address, asked in posts.items():
        status, told = await answered(client, "POST", address, json=asked, headers=evil)
        assert (status, told["code"]) == (403, "forbidden"), address
    for address in (f"/ws/{host.room}", f"/ws/watch/{host.view['watch']}"):
        with pytest.raises(WSServerHandshakeError) as refused:
            await client.ws_connect(address, headers=evil)
        assert refused.value.status == 403


async def test_a_host_of_another_name_opens_no_door(serve: Serve):
    client = await serve()
    host, _ = await two_at_a_room(client)
    own = f"http://{client.host}:{client.port}"
    for headers, status in (
        ({"Host": "evil.example", "Origin": own}, 421),
        ({"X-Forwarded-Host": "evil.example", "Origin": "http://evil.example"}, 403),
        ({"Forwarded": "host=evil.example", "Origin": "http://evil.example"}, 403),
    ):
        assert (await answered(client, "POST", "/api/rooms", json=ORDER, headers=headers))[0] == status
        with pytest.raises(WSServerHandshakeError):
            await client.ws_connect(f"/ws/{host.room}", headers=headers | {"Cookie": host.cookie})


# Whose token it is


async def test_a_token_opens_its_own_seat_in_its_own_room_and_nothing_else(serve: Serve):
    client = await serve()
    host, friend = await two_at_a_room(client)
    other = await Guest.opening(client)
    token = host.cookie.partition("=")[2]
    forged = [
        "",
        token[:-1],
        token + "A",
        token.swapcase(),
        f'"{token}',
        other.cookie.partition("=")[2],
        "x" * 3000,
        "%00",
        "\x80\xff",
        "é" * 20,
        "None",
        "0",
    ]
    for value in forged:
        cookie = f"huit_{host.room}={value}"
        socket = await client.ws_connect(f"/ws/{host.room}", headers={"Cookie": cookie})
        assert await closed_with(socket) == 4403, value
        status, told = await answered(client, "GET", f"/api/rooms/{host.room}", headers={"Cookie": cookie})
        assert (status, told["yours"]) == (200, False), value
        status, told = await answered(client, "POST", f"/api/rooms/{host.room}/rounds/1/share", headers={"Cookie": cookie})
        assert (status, told["code"]) == (404, "no_room"), value
    # The right token under the name of another room, and the other way round.
    assert (
        await closed_with(await client.ws_connect(f"/ws/{host.room}", headers={"Cookie": f"huit_{other.room}={token}"})) == 4403
    )
    # A token says who somebody is: it is its own guest's seat that it opens, whatever else is asked for.
    socket = await client.ws_connect(f"/ws/{host.room}?seat=0&guest=0", headers={"Cookie": friend.cookie})
    assert (await socket.receive_json(timeout=TIMEOUT_S))["seat"] == 1
    await socket.close()


async def test_who_was_sent_away_has_no_token_any_more(serve: Serve):
    client = await serve()
    host = await Guest.opening(client, **OPEN)
    friend = await host.inviting("Bob", seat=1)
    await host.sit_down()
    await friend.sit_down()
    await host.send(type="kick", seat=1)
    assert await closed_with(friend.socket) == 4411
    assert await closed_with(await friend.connect()) == 4411
    headers = {"Cookie": friend.cookie}
    status, told = await answered(client, "GET", f"/api/rooms/{host.room}", headers=headers)
    assert (status, told["yours"]) == (200, False)
    status, told = await answered(client, "POST", f"/api/rooms/{host.room}/guests", json={"name": "Bob"}, headers=headers)
    assert (status, told["code"]) == (403, "kicked")
    status, told = await answered(client, "POST", f"/api/rooms/{host.room}/rounds/1/share", headers=headers)
    assert (status, told["code"]) == (404, "no_room")


async def test_who_was_sent_away_does_not_share_the_rounds_of_the_room(serve: Serve):
    client = await serve()
    host, friend = await two_at_a_room(client)
    while not host.view["over"]:
        mover = (host, friend)[host.view["turn"]]
        await mover.play_one()
        for guest in (host, friend):
            await guest.see(lambda view, seq=mover.view["seq"]: view["seq"] >= seq)
    address = f"/api/rooms/{host.room}/rounds/1/share"
    assert (await answered(client, "POST", address, headers={"Cookie": friend.cookie}))[0] == 200
    await host.send(type="kick", seat=1)
    assert await closed_with(friend.socket) == 4411
    assert (await answered(client, "POST", address, headers={"Cookie": friend.cookie}))[0] == 404


async def test_the_cookie_is_one_that_no_script_and_no_other_site_sees(serve: Serve):
    client = await serve()
    host = await Guest.opening(client, **OPEN)
    for address, asked in (("/api/rooms", ORDER), (f"/api/rooms/{host.room}/guests", {"name": "Bob"})):
        async with client.post(address, json=asked) as response:
            (cookie,) = response.cookies.values()
            assert cookie["httponly"]
            assert cookie["samesite"] == "Strict"
            assert (cookie["path"], cookie["domain"]) == ("/", "")
            assert cookie.value not in await response.text()


async def test_a_browser_that_has_been_everywhere_gives_up_its_oldest_seats(serve: Serve):
    client = await serve()
    old = [f"huit_room{number:04}=t{number}" for number in range(MOST_SEATS_KEPT + 1)]
    async with client.post("/api/rooms", json=ORDER, headers={"Cookie": "; ".join(["other=1", *old])}) as response:
        given_up = [cookie.key for cookie in response.cookies.values() if not cookie.value]
        assert len(response.cookies) == 3
        assert given_up == ["huit_room0000", "huit_room0001"]
    host = await Guest.opening(client, **OPEN)
    stale = {"Cookie": "; ".join([f"huit_{host.room}=nobody", *old])}
    async with client.post(f"/api/rooms/{host.room}/guests", json={"name": "Bob"}, headers=stale) as response:
        assert response.cookies[f"huit_{host.room}"].value


# Names with something in them


BAD_NAMES = [
    *("", " ", "a" * 21),
    *("\0", "a\0b", "a\nb\x07", "\x1b[31m"),
    *("\u202egnp.exe", "\u2066x", "\u200b", "An\u200bne", "\ufeff"),
    *("\ud83d", "\ue000", "\U000e0041"),
    *("\u3164", "\u115fA", "\u2800", "\uffa0", "\u0301", "A\u034fB", "\u200d", "\ufe0f"),
]
ODD_NAMES = [
    "<script>alert(1)</script>"[:20],
    "<img onerror=x>",
    "';DROP TABLE rooms",
    '"}],"x":1',
    "{{7*7}}",
    "../../etc",
    "Noé & Zoé",
    "名前",
    "O’Neill",
    "Zoé 👩‍🚀 نور",
]


async def test_signs_that_cannot_be_seen_are_no_part_of_a_name(serve: Serve):
    client = await serve()
    host = await Guest.opening(client, **OPEN)
    await host.sit_down()
    for name in BAD_NAMES:
        order = json.dumps(ORDER | OPEN | {"name": name})
        assert (await answered(client, "POST", "/api/rooms", data=order))[0] == 400, repr(name)
        asked = json.dumps({"name": name})
        assert (await answered(client, "POST", f"/api/rooms/{host.room}/guests", data=asked))[0] == 400, repr(name)
        await host.send(type="name", name=name)
        assert (await host.refusal()).code == "malformed", repr(name)
    assert host.view["names"][0] == "Anne"


@pytest.mark.parametrize("name", ODD_NAMES)
async def test_a_script_in_a_name_is_text(serve: Serve, name: str):
    client = await serve()
    host = await Guest.opening(client, name=name, **(OPEN | {"settings": {"public": True, "watch": "all"}}))
    await host.sit_down()
    assert host.view["names"][0] == name
    for address in (f"/api/rooms/{host.room}", "/api/public", f"/api/watched/{host.view['watch']}"):
        async with client.get(address) as response:
            assert response.content_type == "application/json"
            assert response.headers["X-Content-Type-Options"] == "nosniff"
            assert name in str(json.loads(await response.text()).values()) or name in await response.text() or '"' in name
    # No page is made with it: the same bytes for every room.
    async with client.get(f"/jeu/{host.room}") as page, client.get("/jeu/k3v9abcdef") as other:
        assert await page.read() == await other.read()


# Files and headers


OUTSIDE = [
    "/assets/../index.html",
    "/assets/..%2findex.html",
    "/assets/%2e%2e/%2e%2e/__init__.py",
    "/assets/..%5c..%5csecrets",
    "/assets/.sources",
    "/.sources",
    "/assets//etc/passwd",
    "/assets/%2fetc%2fpasswd",
    "/assets/a%00.js",
    "/%2e%2e/huit.sqlite",
    "/huit.sqlite",
    "/..%2f..%2fetc%2fpasswd",
    "/assets/",
    "/assets",
    "/sw.js/../huit.sqlite",
    "/jeu/../../etc/passwd",
]


async def test_nothing_beside_the_page_is_served(serve: Serve):
    client = await serve()
    for address in OUTSIDE:
        async with client.get(URL(address, encoded=True), allow_redirects=False) as response:
            assert response.status == 404, address


async def test_every_answer_has_the_headers_that_keep_others_out(serve: Serve):
    client = await serve()
    host = await Guest.opening(client, **OPEN)
    asked = [
        ("GET", "/"),
        ("GET", f"/jeu/{host.room}"),
        ("GET", "/nothing"),
        ("GET", "/api/rules"),
        ("GET", "/api/nothing"),
        ("GET", "/api/rooms/nothing"),
        ("DELETE", "/api/rooms"),
        ("OPTIONS", "/api/rooms"),
        ("POST", "/api/rooms"),
        ("POST", "/api/sheet"),
        ("GET", f"/ws/{host.room}"),
        ("GET", "/assets/nothing.js"),
        ("GET", "/health"),
    ]
    for method, address in asked:
        async with client.request(method, address) as response:
            is_data = response.status < 400 and response.content_type == "application/json"
            wanted = HEADERS | (dict.fromkeys(OF_PAGES) | OF_DATA if is_data else {})
            for name, value in wanted.items():
                assert response.headers.get(name) == value, (method, address, name)
            assert "Access-Control-Allow-Origin" not in response.headers
            if address.startswith("/api"):
                # What is the same for everybody may be kept, and is asked for by its digest.
                kept = "no-cache" if "ETag" in response.headers else "no-store"
                assert response.headers["Cache-Control"] == kept, address
    async with client.ws_connect(f"/ws/{host.room}") as socket:
        for name, value in HEADERS.items():
            assert socket._response.headers.get(name) == value, name
    policy = HEADERS["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "*" not in policy
