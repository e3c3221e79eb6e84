"""What guests write: who hears it, how much of it there may be, and that nothing of it is left."""

import logging
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from huit.names import seen_line
from huit.rooms.messages import MOST_CHAT_CHARACTERS, MOST_CHAT_SENT, Chat
from huit.rooms.refusal import Refused
from huit.rooms.room import Room
from huit.server.http.app import JOURNAL
from huit.server.live.room_chat import CHAT_AT_ONCE, CHAT_PER_S, MOST_HELD, RoomChat
from tests.rooms.scenes import opened
from tests.server.conftest import Serve
from tests.server.guests import Guest
from tests.server.strangers import onlooker, two_at_a_room

ANNE, LEA, ZOE = 0, 1, 2
MARKER = "mirabelle"
"""A word that stands nowhere else."""


class Evening:
    """Anne and Léa on two chairs, and a clock that stands."""

    def __init__(self) -> None:
        self.now = 0.0
        self.room = Room.open(opened(seats=3, people=2))
        self.chat = RoomChat(clock=lambda: self.now, wall_ms=lambda: 1000)

    def write(self, guest: int, text: str) -> str:
        return self.chat.write(self.room, guest, Chat("c1", text)).text

    def refusal(self, guest: int, text: str) -> str:
        with pytest.raises(Refused) as refused:
            self.write(guest, text)
        return refused.value.code

    def settings(self, **others: Any) -> None:
        self.room = replace(self.room, settings=replace(self.room.settings, **others))
        self.chat.note_change(self.room)

    def held(self, guest: int) -> list[str]:
        return [line.text for line in self.chat.held_for(self.room, guest)]


@pytest.fixture
def evening() -> Evening:
    return Evening()


def test_a_line_is_as_long_as_it_looks(evening: Evening):
    assert evening.write(ANNE, "\u200b" * 300 + "é" * MOST_CHAT_CHARACTERS) == "é" * MOST_CHAT_CHARACTERS
    assert evening.refusal(ANNE, "é" * (MOST_CHAT_CHARACTERS + 1)) == "long_chat"
    assert evening.refusal(ANNE, " \u202e\n\u2060 ") == "empty_chat"
    assert evening.held(LEA) == ["é" * MOST_CHAT_CHARACTERS]


@given(text=st.text(max_size=MOST_CHAT_SENT))
def test_whatever_is_sent_comes_as_a_short_line_or_not_at_all(text: str):
    evening = Evening()
    try:
        line = evening.write(ANNE, text)
    except Refused:
        assert not 0 < len(seen_line(text)) <= MOST_CHAT_CHARACTERS
        assert evening.held(LEA) == []
    else:
        assert line == seen_line(text)
        assert 0 < len(line) <= MOST_CHAT_CHARACTERS
        assert evening.held(LEA) == [line]


def test_nobody_writes_without_end(evening: Evening):
    for number in range(CHAT_AT_ONCE):
        evening.write(ANNE, str(number))
    assert evening.refusal(ANNE, "encore") == "too_many"
    evening.write(LEA, "je dors")
    evening.now += 1 / CHAT_PER_S
    evening.write(ANNE, "encore")
    assert evening.refusal(ANNE, "encore") == "too_many"


def test_the_latest_lines_are_held_and_no_two_of_them_have_the_same_time(evening: Evening):
    for number in range(MOST_HELD + 5):
        evening.now += 1 / CHAT_PER_S
        evening.write(ANNE, str(number))
    held = evening.chat.held_for(evening.room, LEA)
    assert [line.text for line in held] == [str(number) for number in range(5, MOST_HELD + 5)]
    assert len({line.at for line in held}) == MOST_HELD


@pytest.mark.parametrize("shut", [{"chat": False}, {"public": True}])
def test_where_nothing_may_be_written_everything_is_forgotten(evening: Evening, shut: dict[str, bool]):
    line = evening.chat.write(evening.room, ANNE, Chat("c1", MARKER))
    evening.settings(**shut)
    assert evening.refusal(LEA, "ah bon") == "no_chat"
    assert not evening.chat.hold(evening.room, line), "nor through another process"
    evening.settings(chat=True, public=False)
    assert evening.held(LEA) == []


def test_a_line_is_for_those_who_were_there(evening: Evening):
    seating = evening.room.seating
    evening.write(ANNE, "à deux")
    evening.room = replace(evening.room, seating=seating.with_guest("Zoé").with_guest("Max", watches=True))
    evening.write(ANNE, "à trois")
    assert evening.refusal(ZOE + 1, "bonjour") == "not_seated", "a spectator who asks for a chair"
    assert (evening.held(LEA), evening.held(ZOE), evening.held(ZOE + 1)) == (["à deux", "à trois"], ["à trois"], [])
    evening.write(LEA, "moi aussi")
    evening.room = replace(evening.room, seating=evening.room.seating.kicked(LEA))
    assert evening.held(ZOE) == ["à trois"], "nothing of who was sent away"
    assert evening.refusal(LEA, "revenez") == "not_seated"


async def lines(guest: Guest, count: int = 1) -> list[dict[str, Any]]:
    """Wait for so many lines; views that come before them are passed over."""
    heard: list[dict[str, Any]] = []
    while len(heard) < count:
        message = await guest.hear()
        heard += message.get("lines", [])
    return heard


async def test_guests_read_what_is_written_spectators_do_not_and_nothing_of_it_is_kept(
    serve: Serve, tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.DEBUG)
    client = await serve()
    host, friend = await two_at_a_room(client)
    rose = await host.inviting("Rose")
    await rose.sit_down()
    spectator = await onlooker(host)
    await host.send(type="chat", text=f" <i>{MARKER}</i>\u202e  https://exemple.fr ")
    for guest in (host, friend, rose):
        (line,) = await lines(guest)
        assert (line["guest"], line["seat"], line["name"]) == (0, 0, "Anne")
        assert line["text"] == f"<i>{MARKER}</i> https://exemple.fr"
    await rose.send(type="chat", text=MARKER)
    (line,) = await lines(friend)
    assert (line["seat"], line["name"]) == (None, "Rose")
    assert [line["text"] for line in await lines(host)] == [MARKER]

    back = friend.at(client)
    back.socket = await back.connect()
    assert len(await lines(back, 2)) == 2, "who comes back reads it again"

    await host.send(type="settings", settings=host.view["settings"] | {"public": True})
    await friend.see(lambda view: view["settings"]["public"])
    await friend.send(type="chat", text=MARKER)
    assert (await friend.refusal()).code == "no_chat"
    await host.send(type="settings", settings=host.view["settings"] | {"public": False, "chat": False})
    await friend.see(lambda view: not view["settings"]["chat"])
    await friend.send(type="chat", text=MARKER)
    assert (await friend.refusal()).code == "no_chat"
    back = friend.at(client)
    back.socket = await back.connect()
    await back.look()
    await back.send(type="phrase", phrase="hello")
    while (message := await back.hear())["type"] != "phrase":
        assert message["type"] != "chat", "it was forgotten"

    told = ""
    while "hello" not in told:
        told += str(await spectator.hear())
    for answer in (f"/api/rooms/{host.room}", f"/api/watched/{host.view['watch']}", "/api/public"):
        async with client.get(answer) as response:
            told += await response.text()
    kept = b"".join(path.read_bytes() for path in tmp_path.glob(f"{JOURNAL}*"))
    assert b"settings" in kept, "the journal is among them"
    assert MARKER not in told + caplog.text
    assert MARKER.encode() not in kept
