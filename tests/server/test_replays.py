"""Rounds that are over: shared by a name, seen from any seat, saved as a file that proves its cards, and dealt again."""

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from huit.clients.terminal.verify import verify
from huit.rooms.film import Film
from huit.server.http.app import JOURNAL
from huit.server.live import room_reader
from huit.views.positions import load_position
from tests.server.conftest import Serve
from tests.server.guests import Client, Guest

GAMES = [
    ("minimale", 3, {}),
    pytest.param("variante-1", 4, {}, marks=pytest.mark.long),
    ("danish", 3, {}),
    ("trois-cinq-huit", 3, {}),
    ("sergeant-major-8-5-3", 3, {"kitty_taken": "before"}),
]
GAME_IDS = ["minimale", "variante-1", "danish", "trois-cinq-huit", "sergeant-major-8-5-3"]


async def a_round(client: Client, rules: str, seats: int, options: dict[str, Any], **asked: Any) -> tuple[Guest, str]:
    """Play a round to its end and return its player and the name under which he shares it."""
    guest = await Guest.opening(client, rules=rules, seats=seats, options=options, **asked)
    await guest.begin()
    await guest.play_round()
    return guest, await shared(guest, guest.view["round_no"])


async def shared(guest: Guest, round_no: int) -> str:
    address = f"/api/rooms/{guest.room}/rounds/{round_no}/share"
    async with guest.client.post(address, headers={"Cookie": guest.cookie}) as response:
        assert response.status == 200, await response.text()
        return (await response.json())["replay"]


async def finished(guest: Guest) -> list[dict[str, Any]]:
    async with guest.client.get(f"/api/rooms/{guest.room}/rounds", headers={"Cookie": guest.cookie}) as response:
        assert response.status == 200, await response.text()
        return (await response.json())["rounds"]


async def asked_for(client: Client, address: str) -> Any:
    async with client.get(address) as response:
        assert response.status == 200, await response.text()
        return await response.json()


@pytest.mark.parametrize(("rules", "seats", "options"), GAMES, ids=GAME_IDS)
async def test_a_finished_round_is_seen_again_from_any_seat(serve: Serve, rules: str, seats: int, options: dict[str, Any]):
    client = await serve()
    guest, replay = await a_round(client, rules, seats, options)
    told = await asked_for(client, f"/api/replays/{replay}")
    assert (told["rules"], told["seats"], told["round_no"], told["playable"]) == (rules, seats, 1, True)
    assert told["names"] == guest.view["names"]
    assert told["result"]["points"] == guest.view["result"]["points"]
    assert told["proof"] == guest.view["proof"]
    for seat in range(seats):
        views = (await asked_for(client, f"/api/replays/{replay}/views?seat={seat}"))["views"]
        assert len(views) == told["steps"] == len(told["moves"]) + 1
        assert all(view["moves"] == [] and view["room"] == replay and view["watch"] is None for view in views)
        assert not views[0]["over"]
        assert views[-1]["result"] == guest.view["result"]
    assert guest.room not in str(told)


async def test_the_same_round_keeps_its_name_and_a_round_being_played_has_none(serve: Serve):
    client = await serve()
    guest, replay = await a_round(client, "minimale", 3, {})
    assert await shared(guest, 1) == replay
    first = [over for over in await finished(guest) if over["round_no"] == 1]
    await guest.next_round()
    assert await finished(guest) == first
    assert first[0]["points"] == first[0]["totals"]
    async with client.get(f"/api/rooms/{guest.room}/rounds") as response:
        assert response.status == 404
    for round_no, status in ((1, 200), (2, 404), (3, 404), (0, 404)):
        address = f"/api/rooms/{guest.room}/rounds/{round_no}/share"
        async with client.post(address, headers={"Cookie": guest.cookie}) as response:
            assert response.status == status
    async with client.post(f"/api/rooms/{guest.room}/rounds/1/share") as response:
        assert response.status == 404


async def test_nothing_is_found_under_another_name(serve: Serve):
    client = await serve()
    for replay in ("abcdefghjkmn", "x", "%2e%2e"):
        for what in ("", "/views?seat=0", "/moments?seat=0", "/file"):
            async with client.get(f"/api/replays/{replay}{what}") as response:
                assert response.status == 404
    _, replay = await a_round(client, "minimale", 2, {})
    for seat in ("2", "-1", "²", "x", ""):
        for what in ("views", "moments"):
            async with client.get(f"/api/replays/{replay}/{what}?seat={seat}") as response:
                assert response.status == 404


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The threads in which rounds were made of their journals."""
    threads: list[str] = []

    class Noted(Film):
        @classmethod
        def of(cls, *arguments: Any) -> Any:
            threads.append(threading.current_thread().name)
            return Film.of(*arguments)

    monkeypatch.setattr(room_reader, "Film", Noted)
    return threads


async def test_a_round_that_sixty_ask_for_is_made_once_and_off_the_event_loop(serve: Serve, made: list[str]):
    client = await serve()
    _, replay = await a_round(client, "minimale", 2, {})
    answers = ("", "/views?seat=0", "/views?seat=1")
    asked = (asked_for(client, f"/api/replays/{replay}{answer}") for answer in answers * 20)
    told = await asyncio.gather(*asked)
    assert all(told[at] == told[at % len(answers)] for at in range(len(told)))
    assert [await asked_for(client, f"/api/replays/{replay}{answer}") for answer in answers] == told[: len(answers)]
    assert len(made) == 1
    assert made[0] != threading.main_thread().name


async def test_who_asks_for_too_many_rounds_at_once_is_told_so(serve: Serve, made: list[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(room_reader, "MOST_SLOW_EACH", 1)
    client = await serve()
    guest, first = await a_round(client, "minimale", 2, {})
    replays = [first]
    for round_no in (2, 3):
        await guest.next_round()
        await guest.play_round()
        replays.append(await shared(guest, round_no))

    async def answered(replay: str) -> tuple[int, str]:
        async with client.get(f"/api/replays/{replay}") as response:
            return response.status, (await response.json()).get("code", "")

    # One is being made and one may wait.
    told = await asyncio.gather(*map(answered, replays))
    assert sorted(told) == [(200, ""), (200, ""), (429, "too_many")]
    assert [await answered(replay) for replay in replays] == [(200, "")] * 3
    assert len(made) == 3


async def test_moves_that_were_clearly_worse_are_shown_to_who_could_have_asked(serve: Serve):
    client = await serve()
    _, replay = await a_round(client, "monclar", 2, {})
    assert (await asked_for(client, f"/api/replays/{replay}"))["reviewed"] == [True, False], "a person, and a computer"
    moments = (await asked_for(client, f"/api/replays/{replay}/moments?seat=0"))["moments"]
    assert moments == (await asked_for(client, f"/api/replays/{replay}/moments?seat=0"))["moments"]
    assert len(moments) <= 3
    moves = (await asked_for(client, f"/api/replays/{replay}"))["moves"]
    for moment in moments:
        assert [moment["seat"], moment["move"]] == moves[moment["number"] - 1]
        assert moment["better_chance"] > moment["chance"]
    async with client.get(f"/api/replays/{replay}/moments?seat=1") as response:
        assert response.status == 404


async def test_no_move_is_held_against_others_where_nobody_may_ask(serve: Serve):
    client = await serve()
    _, replay = await a_round(client, "minimale", 2, {}, settings={"advice": "nobody"})
    assert (await asked_for(client, f"/api/replays/{replay}"))["reviewed"] == [False, False]
    async with client.get(f"/api/replays/{replay}/moments?seat=0") as response:
        assert response.status == 404


@pytest.mark.parametrize("what", ["", "/views?seat=0", "/file"])
async def test_a_round_that_cannot_be_played_is_not_there(serve: Serve, tmp_path: Path, what: str):
    client = await serve()
    guest, replay = await a_round(client, "minimale", 2, {})
    with closing(sqlite3.connect(tmp_path / JOURNAL)) as connection, connection:
        connection.execute("UPDATE journal SET command = '{}' WHERE seq = 3")
    async with client.get(f"/api/replays/{replay}{what}") as response:
        assert (response.status, (await response.json())["code"]) == (404, "no_replay")
    assert (await guest.next_round())["round_no"] == 2


@pytest.mark.parametrize(("rules", "seats", "options"), GAMES, ids=GAME_IDS)
async def test_the_file_is_played_again_and_every_card_of_it_verified(
    serve: Serve, tmp_path: Path, rules: str, seats: int, options: dict[str, Any]
):
    client = await serve()
    guest, replay = await a_round(client, rules, seats, options)
    async with client.get(f"/api/replays/{replay}/file") as response:
        assert response.status == 200
        assert f"huit-{replay}.toml" in response.headers["Content-Disposition"]
        text = await response.text()
    assert guest.room not in text
    file = tmp_path / "round.toml"
    file.write_text(text, encoding="utf-8")
    position = load_position(file)
    for _ in position.replay():
        pass
    assert position.round.result is not None
    assert list(position.round.result.points) == guest.view["result"]["points"]
    told = CliRunner().invoke(verify, [str(file)])
    assert told.exit_code == 0, told.output
    file.write_text(text.replace(guest.view["proof"]["salt"], "0" * 32), encoding="utf-8")
    assert CliRunner().invoke(verify, [str(file)]).exit_code == 1


async def test_the_same_cards_are_dealt_again_in_this_room_and_in_another(serve: Serve):
    client = await serve()
    guest, replay = await a_round(client, "minimale", 3, {})
    first = (await asked_for(client, f"/api/replays/{replay}/views?seat=0"))["views"][0]
    await guest.send(type="again", round_no=1)
    again = await guest.see(lambda view: view["round_no"] == 2)
    assert (again["hand"], again["top"], again["dealer"]) == (first["hand"], first["top"], first["dealer"])
    await guest.send(type="again", round_no=1)
    assert (await guest.refusal()).code == "not_over"

    other = await Guest.opening(client, rules="minimale", seats=3, replay=replay, pace=3.0)
    await other.sit_down()
    assert (other.view["hand"], other.view["top"]) == (first["hand"], first["top"])
    order = {"rules": "minimale", "seats": 3, "replay": replay, "match": {"plan": "negatif", "target": None}}
    async with client.post("/api/rooms", json=order) as response:
        assert (response.status, (await response.json())["field"]) == (400, "match")
    for change in ({"rules": "monclar"}, {"seats": 4}, {"options": {"hand": 5}}, {"replay": "abcdefghjkmn"}):
        order = {"rules": "minimale", "seats": 3, "replay": replay} | change
        async with client.post("/api/rooms", json=order) as response:
            assert (response.status, (await response.json())["field"]) == (400, "replay")


async def test_the_proof_is_shown_when_the_round_is_over_and_not_before(serve: Serve):
    guest = await Guest.opening(await serve(), pace=0)
    promised = (await guest.sit_down())["commitment"]
    assert len(promised) == 64
    assert guest.view["proof"] is None
    await guest.play_round()
    proof = guest.view["proof"]
    assert proof["commitment"] == promised
    assert [name for name, _ in proof["nonces"]] == ["Anne"]
    assert guest.view["next_commitment"] not in (None, promised)
