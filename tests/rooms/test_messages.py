"""What a client may send, to the letter; and the bytes of the journal."""

import msgspec
import pytest

from huit.rooms import (
    JournalError,
    Move,
    Moved,
    Next,
    Opened,
    Pace,
    PaceSet,
    Refused,
    Room,
    decode_command,
    decode_message,
    encode_command,
    encode_message,
)
from huit.rooms.messages import MOST_ID_CHARACTERS
from tests.rooms.scenes import begun, opened


@pytest.mark.parametrize(
    ("frame", "message"),
    [
        ('{"type":"move","id":"c17","seq":12,"move":"8c=h!"}', Move(id="c17", seq=12, move="8c=h!")),
        ('{"type":"next","id":"c18"}', Next(id="c18")),
        ('{"type":"pace","id":"c19","pace":0.5}', Pace(id="c19", pace=0.5)),
        ('{"type":"pace","id":"c19","pace":1}', Pace(id="c19", pace=1.0)),
    ],
)
def test_what_the_contract_says_is_understood(frame: str, message: object):
    assert decode_message(frame) == decode_message(frame.encode()) == message


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        '"move"',
        "[" * 2000,
        b"\xff\xfe",
        '{"type":"move"}',
        '{"type":"fly","id":"c1"}',
        '{"id":"c1"}',
        '{"type":"next","id":7}',
        '{"type":"next","id":""}',
        '{"type":"next","id":"%s"}' % ("x" * (MOST_ID_CHARACTERS + 1)),
        '{"type":"next","id":"c1","seat":3}',
        '{"type":"move","id":"c1","seq":"12","move":"9h"}',
        '{"type":"move","id":"c1","seq":-1,"move":"9h"}',
        '{"type":"move","id":"c1","seq":1,"move":["9h"]}',
        '{"type":"move","id":"c1","seq":1,"move":"%s"}' % ("9" * 41),
        '{"type":"pace","id":"c1","pace":3.1}',
        '{"type":"pace","id":"c1","pace":-1}',
        '{"type":"pace","id":"c1","pace":1e999}',
        '{"type":"pace","id":"c1","pace":NaN}',
    ],
)
def test_everything_else_is_refused_with_a_reason(frame: str | bytes):
    with pytest.raises(Refused) as refused:
        decode_message(frame)
    assert refused.value.code == "malformed"
    assert refused.value.why
    assert refused.value.why["message"]


def test_a_view_has_the_fields_of_the_contract():
    view = msgspec.json.decode(encode_message(Room.open(opened(seats=3)).view("k3v9abcd", 0)))
    assert set(view) == {
        *("type", "seq", "room", "round_no", "rules", "seat", "names", "computers", "pace", "turn", "direction", "first"),
        *("dealer", "top", "recent", "suit", "named", "debt", "stock", "discard", "counts", "hand", "moves", "may_announce"),
        *("may_say", "may_catch", "one_card", "why", "over", "result", "totals", "wins", "log"),
    }
    assert (view["type"], view["seq"], view["names"], view["counts"]) == ("view", 1, ["Anne", "Léa", "Hugo"], [8, 8, 8])


@pytest.mark.parametrize(
    "command", [opened(), begun(seat=0, id="n1"), Moved(2, "draw"), Moved(0, "9h!", "c1"), PaceSet(0, 0.5, "p")]
)
def test_a_command_comes_back_from_its_bytes(command: Opened):
    assert decode_command(encode_command(command)) == command


@pytest.mark.parametrize(
    "body", [b"", b"{}", b'{"type":"fly"}', encode_command(opened()).replace(b'"version":1', b'"version":2')]
)
def test_bytes_of_another_version_are_refused(body: bytes):
    with pytest.raises(JournalError, match="version 1"):
        decode_command(body)
