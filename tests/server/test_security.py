"""What strangers try: other origins, tokens that are not theirs, frames that are none, names to be guessed, scripts in names."""

import gzip
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from aiohttp import ClientWebSocketResponse, WSMsgType, WSServerHandshakeError
from yarl import URL

from huit.rooms.messages import MOST_MESSAGE_BYTES, ClientMessage
from huit.server.http.security import HEADERS, MOST_SEATS_KEPT
from huit.server.live.links import LINK_LENGTH, ROOM_LENGTH, new_name
from tests.server.conftest import Serve
from tests.server.guests import TIMEOUT_S, Client, Guest
from tests.server.process import browser, serving
from tests.server.test_fuzz import FIELDS

OTHER_ORIGINS = ["https://evil.example", "http://127.0.0.1.evil.example", "null", "http://[", "http://127.0.0.1:1", "file://"]
ORDER = {"rules": "minimale", "seats": 2, "name": "Anne"}
OPEN = {"chairs": ["me", "open"], "seats": 2, "settings": {"reaction_ms": 0}}


async def two_at_a_room(client: Client, **asked: Any) -> tuple[Guest, Guest]:
    """Two people in the first round of a room."""
    host = await Guest.opening(client, **(OPEN | asked))
    friend = await host.inviting("Bob", seat=1)
    await host.sit_down()
    await friend.sit_down()
    await friend.send(type="ready", ready=True)
    await host.see(lambda view: view["ready"][1])
    await host.send(type="next")
    for guest in (host, friend):
        await guest.see(lambda view: view["stage"] == "round")
    return host, friend


async def onlooker(host: Guest) -> Guest:
    """A spectator of the room of *host*."""
    watch = host.view["watch"]
    spectator = Guest(host.client, watch, "")
    spectator.socket = await host.client.ws_connect(f"/ws/watch/{watch}")
    await spectator.look()
    return spectator


async def closed_with(socket: ClientWebSocketResponse) -> int | None:
    """Return the code that a socket is closed with; views before it do not count."""
    while (await socket.receive(timeout=TIMEOUT_S)).type is WSMsgType.TEXT:
        pass
    await socket.close()
    return socket.close_code


async def answered(client: Client, method: str, address: str, **asked: Any) -> tuple[int, Any]:
    async with client.request(method, address, **asked) as response:
        text = await response.text()
        return response.status, json.loads(text) if response.content_type == "application/json" else text


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


# Whose move it is


def test_no_message_names_who_sends_it():
    """A seat that is named is one to sit on, or that of somebody else: who sends a message is known by its socket."""
    for kind in ClientMessage.__args__:
        assert not {"guest", "by", "from", "player", "room", "token"} & set(kind.__struct_fields__)
        if "seat" in kind.__struct_fields__:
            assert kind.__struct_config__.tag in ("sit", "computer", "kick")


async def test_nobody_plays_for_another_seat_nor_out_of_turn(serve: Serve):
    host, friend = await two_at_a_room(await serve())
    mover, waits = (host, friend) if host.view["turn"] == 0 else (friend, host)
    word, seat = mover.view["moves"][0], mover.view["turn"]
    for extra in ({"seat": seat}, {"guest": mover.view["guest"]}, {"by": seat}, {"stood_in": True}):
        await waits.move(word, **extra)
        assert (await waits.refusal()).code == "malformed"
    await waits.move(word)
    refused = await waits.refusal()
    assert (refused.code, refused.why["code"]) == ("illegal", "turn")
    await waits.move("draw")
    assert (await waits.refusal()).why["code"] == "turn"
    assert mover.view["seq"] == waits.view["seq"]


async def test_a_command_that_is_sent_again_is_not_done_again_whatever_it_says_now(serve: Serve):
    host, friend = await two_at_a_room(await serve())
    mover, waits = (host, friend) if host.view["turn"] == 0 else (friend, host)
    id, seq = await mover.move(mover.view["moves"][0]), mover.view["seq"]
    after = await mover.see(lambda view: view["seq"] > seq)
    for again in ({"type": "move", "seq": seq, "move": "draw"}, {"type": "stand"}, {"type": "name", "name": "Eve"}):
        await mover.send(id=id, **again)
        assert (await mover.look())["seq"] == after["seq"]
    # The same id of somebody else is his own: it is judged by itself.
    await waits.see(lambda view: view["seq"] == after["seq"])
    await waits.send(type="next", id=id)
    assert (await waits.refusal()).code == "not_over"
    # And what was heard of another's move is not made again with another id.
    await mover.send(type="move", seq=seq, move="draw", id="again")
    assert (await mover.refusal()).code in ("stale", "illegal")


# Frames


async def test_a_frame_that_is_too_large_ends_the_socket_and_harms_nobody(serve: Serve):
    host, friend = await two_at_a_room(await serve())
    await friend.socket.send_str("x" * MOST_MESSAGE_BYTES)
    assert (await friend.refusal()).code == "malformed"
    await friend.socket.send_str("x" * (MOST_MESSAGE_BYTES + 1))
    assert await closed_with(friend.socket) == 1009
    await host.see(lambda view: view["here"] == [True, False])
    await host.send(type="phrase", phrase="hello")
    while (await host.hear())["type"] != "phrase":
        pass


WRONG = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"move"',
    b"{}",
    b'{"type":"move"}',
    b'{"type":"Move","id":"a","seq":1,"move":"draw"}',
    b'{"type":"move","id":"a","seq":1,"move":"draw",}',
    b'{"type":"move","id":"a","seq":-1,"move":"draw"}',
    b'{"type":"move","id":"a","seq":1.5,"move":"draw"}',
    b'{"type":"move","id":"a","seq":1e400,"move":"draw"}',
    b'{"type":"move","id":"a","seq":NaN,"move":"draw"}',
    b'{"type":"move","id":"' + b"a" * 41 + b'","seq":1,"move":"draw"}',
    b'{"type":"move","id":"","seq":1,"move":"draw"}',
    b'{"type":"move","id":"a","seq":1,"move":"' + b"9" * 65 + b'"}',
    b'{"type":"name","id":"a","name":"\\ud800"}',
    b'{"type":"name","id":"\\udfff","name":"Anne"}',
    b'{"type":"name","id":"a","name":"\xed\xa0\x80"}',
    b'{"type":"name","id":"a","name":"\xff"}',
    b'{"type":"undone","id":"a"}',
    b'{"type":"refused","id":"a"}',
    b'{"type":"phrase","id":"a","phrase":"you are all fools"}',
    b'{"type":"reveal","id":"a","nonce":"' + b"A" * 32 + b'"}',
    b'{"type":"reveal","id":"a","nonce":"' + b"a" * 32 + b'\\n"}',
    b'{"type":"rules","id":"a","rules":"../minimale","options":{},"match":null,"seats":2}',
    b'{"type":"rules","id":"a","rules":"minimale","options":{"extends":"base"},"match":null,"seats":2}',
    b'{"type":"rules","id":"a","rules":"minimale","options":{"hand":1000000000000000000000000000000},"match":null,"seats":2}',
    b'{"type":"rules","id":"a","rules":"minimale","options":{"powers":' + b"[" * 900 + b"]" * 900 + b'},"match":null,"seats":2}',
    b'{"type":"settings","id":"a","settings":{"clock_s":1e9}}',
    b"[" * MOST_MESSAGE_BYTES,
    b'{"a":' * 800,
    b'{"type":"next","id":"a","type":"next","id":"b","seat":1}',
    b"\xef\xbb\xbf" + b'{"type":"next","id":"a"}',
    b"\0" * 100,
]


async def test_what_is_no_message_is_refused_and_the_room_stays_as_it_was(serve: Serve):
    host, friend = await two_at_a_room(await serve())
    before = host.view["seq"]
    for frame in WRONG:
        await friend.socket.send_frame(frame, WSMsgType.TEXT)
        refused = await friend.refusal()
        # Other rules may not be asked for now, and not by him: that they are nonsense is found first.
        assert refused.code == "malformed", frame[:80]
        assert len(json.dumps(refused.message)) < 2 * MOST_MESSAGE_BYTES
    await friend.socket.send_bytes(b'{"type":"next","id":"a"}')
    assert (await friend.refusal()).code == "malformed"
    assert friend.view["seq"] == before


MORE_FITS = {
    ("match", "match"): (dict,),
    ("rules", "match"): (dict,),
    ("again", "round_no"): (type(None),),
    ("vote", "poll"): (type(None),),
    ("phrase", "card"): (type(None),),
}
"""What else than the value of `right` a field may be."""


async def test_each_field_of_each_message_is_of_its_own_type(serve: Serve):
    host, friend = await two_at_a_room(await serve())
    for kind in FIELDS:
        for field, value in (right(kind) | {"id": "a", "type": kind}).items():
            fits = (int, float) if field == "pace" else (type(value), *MORE_FITS.get((kind, field), ()))
            for wrong in (None, True, 7, 1.5, "x", [], ["x"], {}, {"a": [1]}):
                if type(wrong) not in fits:
                    await friend.socket.send_json(right(kind) | {"id": "a", field: wrong})
                    assert (await friend.refusal()).code == "malformed", (kind, field, wrong)
            if (kind, field) == ("phrase", "card"):
                # Without a card it is said to the room, and nothing is refused.
                continue
            await friend.socket.send_json({name: value for name, value in (right(kind) | {"id": "a"}).items() if name != field})
            # Rules need no title, a vote no poll; who may not ask for them hears that instead.
            assert ((await friend.refusal()).code == "malformed") == (field not in ("title", "poll")), (kind, field)
        await friend.socket.send_json(right(kind) | {"id": "a", "more": 1})
        assert (await friend.refusal()).code == "malformed", kind
        assert host.view["seq"] == friend.view["seq"]


def right(kind: str) -> dict[str, Any]:
    """A message of this kind of which nothing is wrong."""
    values = {"seq": 3, "move": "draw", "hand": 5, "at": 5, "match": None, "pace": 1.0, "seat": 1, "on": True, "yes": True}
    values |= {
        "ready": True,
        "rules": "minimale",
        "options": {},
        "seats": 2,
        "settings": {},
        "nonce": "0" * 32,
        "digest": "0" * 64,
        "round_no": 1,
        "poll": 1,
    }
    values |= {"phrase": "hello", "name": "Bob", "title": "Chez Léa", "seen": True}
    values |= {"look": "fox-sky", "asks": True, "whom": 0, "card": "8h"}
    return {"type": kind, **{name: values[name] for name in FIELDS[kind]}}


async def test_what_is_no_request_is_refused(serve: Serve):
    client = await serve()
    host = await Guest.opening(client, **OPEN)
    join = f"/api/rooms/{host.room}/guests"
    for body in (
        b"",
        b"{",
        b"null",
        b"[" * 4000,
        b'{"name":"\\ud800"}',
        b'{"name":"\xff"}',
        b'{"name":5}',
        b'{"name":"a","guest":0}',
    ):
        for address in ("/api/rooms", "/api/sheet", join):
            status, told = await answered(client, "POST", address, data=body)
            assert (status, told["code"]) == (400, "malformed"), (address, body[:40])
    for address in ("/api/rooms", "/api/sheet", join):
        assert (await answered(client, "POST", address, data=b" " * 15_000))[0] == 413
    for options in (
        {"hand": 10**30},
        {"hand": 1e308},
        {"packs": {"9" * 30: 2}},
        {"hand": {"٣": 4}},
        {"powers": {"9h": {"draw": 10**20}}},
        {"powers": json.loads('{"a":' * 400 + "1" + "}" * 400)},
        {"hand": json.loads("[" * 900 + "]" * 900)},
    ):
        status, told = await answered(client, "POST", "/api/rooms", json=ORDER | {"options": options})
        assert (status, told["code"]) == (400, "malformed"), options


async def test_what_is_packed_is_not_unpacked(tmp_path: Path):
    packed = {"Content-Encoding": "gzip"}
    async with serving(tmp_path, "--log-format", "json") as running, browser(running.address) as client:
        for body in (gzip.compress(json.dumps(ORDER).encode()), gzip.compress(bytes(10**6)), b"no gzip"):
            status, told = await answered(client, "POST", "/api/rooms", data=body, headers=packed)
            assert (status, told["code"]) == (400, "malformed")
        assert (await answered(client, "POST", "/api/rooms", json=ORDER))[0] == 201
        running.process.terminate()
        await running.end()
    assert "error" not in running.log


# Names that are to be guessed


async def test_names_that_nothing_has_are_all_answered_alike(serve: Serve):
    client = await serve()
    host, _ = await two_at_a_room(client)
    hidden = await Guest.opening(client, **(OPEN | {"settings": {"watch": "nobody"}}))
    await hidden.sit_down()
    assert hidden.view["watch"] is None
    guesses = [
        *(new_name(Random(7), length) for length in (ROOM_LENGTH, LINK_LENGTH)),
        "k3v9abcd",
        "x",
        "A" * 10,
        "é" * 10,
        host.view["watch"],
    ]
    for guess in guesses:
        assert await answered(client, "GET", f"/api/rooms/{guess}", headers={"Cookie": host.cookie}) == (404, {"code": "no_room"})
        assert await answered(client, "POST", f"/api/rooms/{guess}/guests", json={"name": "Eve"}) == (404, {"code": "no_room"})
        assert await answered(client, "POST", f"/api/rooms/{guess}/rounds/1/share") == (404, {"code": "no_room"})
        assert await answered(client, "GET", f"/api/replays/{guess}") == (404, {"code": "no_replay"})
        assert await answered(client, "GET", f"/api/replays/{guess}/views?seat=0") == (404, {"code": "no_replay"})
        assert await answered(client, "GET", f"/api/replays/{guess}/file") == (404, {"code": "no_replay"})
        assert await closed_with(await client.ws_connect(f"/ws/{guess}", headers={"Cookie": host.cookie})) == 4404
    for guess in [*guesses[:-1], host.room, hidden.room]:
        assert await answered(client, "GET", f"/api/watched/{guess}") == (404, {"code": "no_room"})
        assert await closed_with(await client.ws_connect(f"/ws/watch/{guess}")) == 4404


async def test_a_room_that_is_not_watched_is_as_good_as_none_for_its_link(serve: Serve):
    client = await serve()
    host, _ = await two_at_a_room(client)
    spectator, watch = await onlooker(host), host.view["watch"]
    await host.send(type="settings", settings={"clock_s": 0, "grace_s": 30, "reaction_ms": 0, "watch": "nobody", "public": False})
    assert await closed_with(spectator.socket) == 4412
    assert await answered(client, "GET", f"/api/watched/{watch}") == (404, {"code": "no_room"})
    assert await closed_with(await client.ws_connect(f"/ws/watch/{watch}")) == 4404


async def test_the_spectators_link_never_leads_to_the_room(serve: Serve):
    client = await serve()
    host, friend = await two_at_a_room(client)
    secrets = [host.room, host.cookie.partition("=")[2], friend.cookie.partition("=")[2], "huit_"]
    watch = host.view["watch"]
    spectator = await onlooker(host)
    told = [json.dumps(spectator.view)]
    for frame in ('{"type":"next","id":"a"}', "nonsense", f'{{"type":"{watch}"}}'):
        await spectator.socket.send_str(frame)
        told.append(json.dumps((await spectator.refusal()).message))
    for guest in (host, friend):
        if guest.view["moves"]:
            await guest.play_one()
            await spectator.see(lambda view, seq=guest.view["seq"]: view["seq"] >= seq)
    await friend.send(type="phrase", phrase="hello")
    told += [json.dumps(spectator.view), json.dumps(await spectator.hear())]
    for address in (f"/api/watched/{watch}", f"/voir/{watch}", f"/api/rooms/{watch}", f"/api/replays/{watch}"):
        async with client.get(address) as response:
            told.append(await response.text() + str(response.headers) + str(response.url))
    async with client.ws_connect(f"/ws/watch/{watch}") as socket:
        told.append(str(socket._response.headers))
    async with client.get("/api/public") as response:
        told.append(await response.text())
    for text in told:
        assert not [secret for secret in secrets if secret in text], text


# What spectators and guests without a chair get


async def test_a_spectator_may_send_nothing(serve: Serve):
    host, friend = await two_at_a_room(await serve())
    spectator = await onlooker(host)
    for kind in FIELDS:
        await spectator.socket.send_json(right(kind) | {"id": "a"})
        assert (await spectator.refusal()).code == "not_seated", kind
    assert spectator.view["seq"] == host.view["seq"] == friend.view["seq"]


async def test_who_has_no_chair_is_told_nothing_of_a_hand(serve: Serve):
    client = await serve()
    host, friend = await two_at_a_room(client, rules="monclar")
    rose = await host.inviting("Rose", seat=0)
    await rose.sit_down()
    spectator = await onlooker(host)
    for onlooks in (rose, spectator):
        view = onlooks.view
        assert view["seat"] is None
        assert [view[key] for key in ("hand", "moves", "jumps", "why", "give")] == [[], [], [], {}, None]
        assert not any(view["may"][key] for key in ("start", "host", "undo", "kick"))
        assert len(view["log"]) == len(host.log)
        assert not [event for event in view["log"] if event["kind"] == "drew" and "cards" in event]
    for kind in (
        "next",
        "move",
        "deal",
        "cut",
        "match",
        "pace",
        "again",
        "undo",
        "vote",
        "ready",
        "commit",
        "reveal",
        "kick",
        "settings",
        "rules",
        "add_rule",
        "answer_seat",
    ):
        await rose.send(**right(kind))
        assert (await rose.refusal()).code in ("not_seated", "no_poll", "not_host", "in_round", "too_late", "no_adding"), kind
    assert "watch" in rose.view
    assert friend.view["hand"] != []


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
    async with client.get(f"/jeu/{host.room}") as page, client.get("/") as start:
        assert await page.read() == await start.read()


# Rounds in play


async def test_a_round_in_play_is_not_given_out_nor_what_it_was_dealt_from(serve: Serve):
    client = await serve()
    host, friend = await two_at_a_room(client)
    spectator = await onlooker(host)
    for cookie in (host.cookie, friend.cookie, ""):
        for round_no in (0, 1, 2, 999999):
            address = f"/api/rooms/{host.room}/rounds/{round_no}/share"
            assert (await answered(client, "POST", address, headers={"Cookie": cookie}))[0] == 404
    for guest in (host, friend, spectator):
        assert guest.view["proof"] is None
        assert guest.view["next_commitment"] is None
        assert re.fullmatch("[0-9a-f]{64}", guest.view["commitment"])
        assert not re.search(r'"(seed|salt|deal_seed|nonce|secret)"', json.dumps(guest.view))


async def test_what_is_shared_of_a_round_names_neither_its_room_nor_a_token(serve: Serve):
    client = await serve()
    guest = await Guest.opening(client)
    await guest.begin()
    await guest.play_round()
    _, shared = await answered(client, "POST", f"/api/rooms/{guest.room}/rounds/1/share", headers={"Cookie": guest.cookie})
    replay = shared["replay"]
    secrets = [guest.room, guest.cookie.partition("=")[2], guest.view["watch"], guest.view["next_commitment"], "huit_"]
    for path in ("", "/views?seat=0", "/views?seat=2", "/file"):
        async with client.get(f"/api/replays/{replay}{path}") as response:
            assert response.status == 200
            text = await response.text() + str(response.headers)
            assert not [secret for secret in secrets if secret in text], path
    # Its name is that of a replay and opens nothing else.
    for address in (f"/api/rooms/{replay}", f"/api/watched/{replay}"):
        assert await answered(client, "GET", address) == (404, {"code": "no_room"})
    for seat in ("3", "-1", "1.0", "", "٣", "²", "0x0", "9" * 5000, "None", "00"):
        assert (await answered(client, "GET", f"/api/replays/{replay}/views", params={"seat": seat}))[0] == 404, seat[:9]


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
            for name, value in HEADERS.items():
                assert response.headers.get(name) == value, (method, address, name)
            assert "Access-Control-Allow-Origin" not in response.headers
            if address.startswith("/api"):
                assert response.headers["Cache-Control"] == "no-store", address
    async with client.ws_connect(f"/ws/{host.room}") as socket:
        for name, value in HEADERS.items():
            assert socket._response.headers.get(name) == value, name
    policy = HEADERS["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "*" not in policy
