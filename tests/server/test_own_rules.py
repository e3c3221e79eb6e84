"""Rules of one's own over HTTP and in a room: their title, what is refused in words, and what it costs to try."""

import gc
import json
import time
from typing import Any

import pytest

from huit.rooms import agreement
from huit.rooms.agreement import AgreementError, agreed_rules
from huit.rooms.messages import MOST_TITLE_CHARACTERS
from huit.rules import RuleSet, loader, prose
from huit.server.limits import Limits
from huit.server.told.rule_sheets import rule_sheet
from tests.server.conftest import Serve
from tests.server.guests import Client, Guest

OWN: dict[str, Any] = {"hand": 5, "powers": {"7": {"draw": 2, "answered_by": ["7"]}, "K": {"skips": 1}}}
MARKUP = "<img src=x onerror=alert(1)>"


async def answer_to(client: Client, path: str, body: Any) -> tuple[int, dict[str, Any]]:
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    async with client.post(path, data=data) as response:
        return response.status, await response.json() if response.content_type == "application/json" else {}


async def told(client: Client, path: str) -> dict[str, Any]:
    async with client.get(path) as response:
        return await response.json()


async def test_the_title_of_own_rules_is_told_wherever_the_game_is(serve: Serve):
    client = await serve()
    anne = await Guest.opening(
        client, rules="monclar", options=OWN, title="  Chez  Mamie ", chairs=["me", "open", "computer"], settings={"public": True}
    )
    view = await anne.sit_down()
    assert (view["rules"], view["options"], view["title"]) == ("monclar", OWN, "Chez Mamie")
    assert (await told(client, f"/api/rooms/{anne.room}"))["title"] == "Chez Mamie"
    listed = await told(client, "/api/public")
    assert [room["title"] for room in listed["rooms"]] == ["Chez Mamie"]
    _, sheet = await answer_to(client, "/api/sheet", {"rules": "monclar", "options": OWN, "title": "Chez Mamie"})
    assert sheet["sheet"]["title"] == "Chez Mamie"
    await anne.send(type="rules", rules="classique", options={}, match=None, seats=3, title="La nôtre")
    assert (await anne.see(lambda view: view["rules"] == "classique"))["title"] == "La nôtre"


async def test_the_sheet_of_a_room_is_that_of_what_it_agreed_on_whatever_has_become_of_the_file(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
):
    client = await serve()
    anne = await Guest.opening(client, rules="monclar", options=OWN, chairs=["me", "open", "computer"])
    watch = (await anne.sit_down())["watch"]
    parsed = loader._parsed
    changed = {"draws": 3, "powers": {"K": {"reverses": True}}}
    monkeypatch.setattr(loader, "_parsed", lambda path: parsed(path) | (changed if path.endswith("monclar.toml") else {}))
    agreement._read.cache_clear()
    _, by_name = await answer_to(client, "/api/sheet", {"rules": "monclar", "options": OWN})
    assert by_name["values"]["knobs"]["draws"] == 3
    for name in (anne.room, watch):
        status, sheet = await answer_to(client, f"/api/rooms/{name}/sheet", {})
        assert (status, sheet["values"]["knobs"]["draws"], sheet["changes"]) == (200, 1, [])
        assert sheet["values"]["powers"]["Kh"] == {"skips": 1}
    other = {"rules": "monclar", "options": OWN}
    _, against = await answer_to(client, f"/api/rooms/{anne.room}/sheet", other)
    assert {change["key"] for change in against["changes"]} >= {"draws"}
    assert (await answer_to(client, f"/api/rooms/{anne.room}/sheet", {"rules": "monclar", "options": {"hand": 99}}))[0] == 400
    assert (await answer_to(client, "/api/rooms/abcdefgh/sheet", {}))[0] == 404
    monkeypatch.setattr(prose, "is_game", lambda name: False)
    assert (await answer_to(client, f"/api/rooms/{anne.room}/sheet", {}))[0] == 200, "even without its file"
    agreement._read.cache_clear()


async def test_a_title_is_plain_text_and_not_markup(serve: Serve):
    client = await serve()
    anne = await Guest.opening(client, title=MARKUP)
    assert (await anne.sit_down())["title"] == MARKUP, "the page escapes it: see tests/browser/test_voted_rules.py"
    async with client.get(f"/jeu/{anne.room}") as page:
        assert MARKUP not in await page.text()


BAD_TITLES = [
    "x" * (MOST_TITLE_CHARACTERS + 1),
    "x" * 10_000,
    "Chez\u202eeimaM",
    "\u2066Mamie",
    "a\u200bb",
    "a\x00b",
    "a\u3164",
    5,
    None,
    ["x"],
]


async def test_titles_that_nobody_could_read_are_refused_in_words(serve: Serve):
    client = await serve(limits=Limits(room_burst=100, sheet_burst=100, address_sheet_burst=100))
    for title in BAD_TITLES:
        for path in ("/api/rooms", "/api/sheet"):
            status, why = await answer_to(client, path, {"rules": "monclar", "seats": 3, "title": title})
            assert (status, why["code"]) == (400, "malformed"), title
            assert "title" in why["message"]
    _, why = await answer_to(client, "/api/sheet", {"rules": "monclar", "title": "Chez\u202eeimaM"})
    assert "ce qui se voit" in why["said"]["fr"]
    assert "printed" in why["said"]["en"]


def deep(depth: int) -> bytes:
    return b'{"rules":"monclar","seats":3,"options":{"powers":' + b'{"a":' * depth + b"1" + b"}" * depth + b"}}"


def asking(**options: Any) -> bytes:
    return json.dumps({"rules": "monclar", "seats": 3, "options": options}).encode()


ATTACKS: dict[str, tuple[bytes, int]] = {
    "nested a thousand deep": (deep(1000), 400),
    "nested a hundred deep": (deep(100), 400),
    "100 000 keys": (asking(**{f"k{number}": 1 for number in range(100_000)}), 413),
    "a thousand keys": (asking(**{f"k{number}": 1 for number in range(1_000)}), 400),
    "a thousand cards": (asking(powers={f"k{number}": {} for number in range(800)}), 400),
    "one card a thousand times": (asking(powers={" ".join(["8"] * number): {"skips": 1} for number in range(1, 80)}), 200),
    "a long list of cards": (asking(wins_held=["8"] * 2_200), 400),
    "longer than may be": (asking(powers={"8 " * number: {"skips": 1} for number in range(1, 100)}), 400),
    "a huge text": (asking(called="x" * 9_000), 400),
    "a huge number": (b'{"rules":"monclar","seats":3,"options":{"hand":1' + b"0" * 5_000 + b"}}", 400),
    "beyond the bounds": (asking(hand=10**9), 400),
    "below the bounds": (asking(hand=-1), 400),
    "not a number": (b'{"rules":"monclar","seats":3,"options":{"hand":NaN}}', 400),
    "without end": (b'{"rules":"monclar","seats":3,"options":{"hand":1e999}}', 400),
    "half a card": (asking(hand=5.5), 400),
    "a family that is not there": (asking(family="poker"), 400),
    "another parent": (asking(extends="../../etc/passwd"), 400),
    "a file": (b'{"rules":"/etc/passwd","seats":3}', 400),
    "a file above": (b'{"rules":"../library/monclar","seats":3}', 400),
    "no text": (b'{"rules":"monclar","seats":3,"options":{"hand":"\\ud800"}}', 400),
    "an option that is a table": (asking(**{"a-la-volee": {}}), 400),
    "a table for a card": (asking(powers={"8": []}), 400),
    "seats that are no number": (asking(hand={"2": 5, "\u0663": 4, "x": 4}), 400),
    "points for nobody": (asking(points={"8": 10**30}), 400),
}


@pytest.mark.parametrize("attack", ATTACKS)
async def test_what_nobody_means_is_refused_in_words_and_costs_little(serve: Serve, attack: str):
    client, (body, wanted) = await serve(), ATTACKS[attack]
    for path in ("/api/rooms", "/api/sheet"):
        begun = time.process_time()
        status, why = await answer_to(client, path, body)
        spent = time.process_time() - begun
        assert status == (201 if (wanted, path) == (200, "/api/rooms") else wanted), why
        assert spent < 1.0, "some milliseconds, and a sheet that was asked for takes some more"
        if status == 400:
            assert why["code"] == "malformed"
            assert 0 < len(why["message"]) < 1_000
    # Nothing of it stays: the server answers as before.
    assert (await answer_to(client, "/api/sheet", {"rules": "monclar"}))[0] == 200


async def test_the_same_is_refused_in_a_room(serve: Serve):
    client = await serve(limits=Limits(command_burst=100, commands_per_s=100.0))
    anne = await Guest.opening(client, chairs=["me", "open", "computer"])
    await anne.sit_down()
    for attack, (body, wanted) in ATTACKS.items():
        if wanted != 400 or attack == "no text":
            continue
        await anne.socket.send_str(body.decode().replace('{"rules"', '{"type":"rules","id":"x","match":null,"rules"', 1))
        assert (await anne.refusal()).message["code"] == "malformed", attack
    assert (await anne.sit_down())["rules"] == "minimale"


def rule_sets() -> int:
    gc.collect()
    # Not by isinstance: that asks a weak proxy for the class of what it stood for, and it may be gone.
    return sum(issubclass(type(each), RuleSet) for each in gc.get_objects())


def ask_for_many(count: int) -> None:
    for number in range(count):
        options = {
            "hand": 3 + number % 5,
            "penalty": 1 + number % 7,
            "powers": {"7": {"draw": 1 + number % 9}},
            "points": {"3": number % 100},
        }
        rules = agreed_rules("monclar", options, seats=2 + number % 3)
        if number % 100 == 0:
            rule_sheet(rules)


def assert_bounded_after(count: int) -> None:
    agreement._read.cache_clear()
    before = rule_sets()
    ask_for_many(count)
    assert rule_sets() - before <= 2 * agreement._MOST_CACHED


def test_rules_that_are_only_looked_at_do_not_stay():
    assert_bounded_after(300)


@pytest.mark.long(short="test_rules_that_are_only_looked_at_do_not_stay")
def test_nor_do_two_thousand():
    assert_bounded_after(2_000)


def test_a_refusal_of_own_rules_says_what_would_be_right():
    with pytest.raises(AgreementError) as refused:
        agreed_rules("monclar", {"powers": {"8 " * number: {"skips": 1} for number in range(1, 120)}})
    assert "trop longues" in refused.value.text("fr")
    assert "too long" in refused.value.text("en")
