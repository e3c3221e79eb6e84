"""What a socket and a request may bring: moves for somebody else, and frames and bodies that are none."""

import gzip
import json
from pathlib import Path

from aiohttp import WSMsgType

from huit.rooms.messages import MOST_MESSAGE_BYTES, ClientMessage
from tests.server.conftest import Serve
from tests.server.guests import Guest
from tests.server.process import browser, serving
from tests.server.strangers import OPEN, ORDER, answered, closed_with, right, two_at_a_room
from tests.server.test_fuzz import FIELDS

# Whose move it is


def test_no_message_names_who_sends_it():
    """A seat that is named is one to sit on, or that of somebody else: who sends a message is known by its socket."""
    for kind in ClientMessage.__args__:
        assert not {"guest", "by", "from", "player", "room", "token"} & set(kind.__struct_fields__)
        if "seat" in kind.__struct_fields__:
            about_others = kind.__struct_config__.tag in ("sit", "computer", "kick", "play_for")
            assert about_others, f"{kind.__name__}: is its seat one to sit on, or somebody else's? Then add its tag here"


async def test_nobody_plays_for_another_seat_nor_out_of_turn(serve: Serve):
    host, friend = await two_at_a_room(await serve())
    mover, waits = (host, friend) if host.view["turn"] == 0 else (friend, host)
    word, seat = mover.view["moves"][0]["text"], mover.view["turn"]
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
    id, seq = await mover.move(mover.view["moves"][0]["text"]), mover.view["seq"]
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
    b'{"type":"chat","id":"a","text":"\\ud800"}',
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
