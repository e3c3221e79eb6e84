"""`/api/daily`: the deal of the day, a room to play it in, and its par."""

import json
from random import Random
from typing import Any

import msgspec
import pytest
from aiohttp.test_utils import TestClient
from msgspec.structs import replace

from huit.cards import face_name
from huit.rooms import daily
from huit.rooms.daily import Day, daily_deal
from huit.rooms.deal import next_round
from huit.rooms.journal import Moved
from huit.rooms.room import Room
from huit.server.chance import Chance
from huit.server.limits import Limits
from huit.server.live.days import Days
from huit.server.live.lab_questions import question_of_par
from huit.server.live.lobby import DailyRoom, opened_daily
from huit.server.live.pace import decision_seed
from huit.server.live.services import now_ms
from huit.server.told.answers import DailyView, ParView
from tests.server import lab_stub
from tests.server.conftest import Serve, Wall
from tests.server.guests import Guest, seat_cookie

DAY_S = 24 * 3600


async def told(client: TestClient[Any, Any], address: str = "/api/daily") -> DailyView:
    async with client.get(address) as response:
        assert response.status == 200
        return msgspec.json.decode(await response.read(), type=DailyView)


async def refused(client: TestClient[Any, Any], method: str, address: str, **headers: str) -> tuple[int, str]:
    async with client.request(method, address, json={} if method == "POST" else None, headers=headers) as response:
        return response.status, (await response.json())["code"]


async def playing(client: TestClient[Any, Any], date: str) -> Guest:
    """Somebody who plays the deal of *date*, against computers that do not wait."""
    async with client.post(f"/api/daily/{date}/room", json={"pace": 0}) as response:
        assert response.status == 201, await response.text()
        room = (await response.json())["room"]
        guest = Guest(client, room, seat_cookie(response, room))
    await guest.begin()
    return guest


async def test_the_server_says_which_day_it_is(serve: Serve, wall: Wall):
    wall.jumps((DAY_S * 3 / 2 - wall() / 1000) % DAY_S)  # noon: the day does not change meanwhile
    client = await serve()
    today = await told(client)
    assert today.date == today.today == Days(wall).today.date
    assert 0 < today.next_s <= DAY_S / 2
    wall.jumps(DAY_S)
    tomorrow = await told(client)
    assert tomorrow.date > today.date
    assert tomorrow.rules != today.rules
    # Yesterday can still be played, and is as it was.
    again = await told(client, f"/api/daily/{today.date}")
    assert (again.date, again.rules, again.seats, again.today) == (today.date, today.rules, today.seats, tomorrow.today)
    # Days to come are told to nobody.
    for day in (Days(lambda: wall() + 1000 * DAY_S).today.date, "2020-01-01", "monday"):
        for method, address in (("GET", ""), ("POST", "/par"), ("POST", "/room")):
            assert await refused(client, method, f"/api/daily/{day}{address}") == (404, "no_day")
    # Nobody says by whom, or with which cards, they want to be dealt to.
    for body in ({"seed": "0" * 64}, {"player": "random"}, {"pace": -1}, {"name": 7}):
        async with client.post(f"/api/daily/{today.date}/room", json=body) as response:
            assert (response.status, (await response.json())["code"]) == (400, "malformed")


@pytest.mark.long(short="test_the_server_says_which_day_it_is")
async def test_everybody_gets_the_same_cards_and_is_told_so(serve: Serve):
    client = await serve()
    date = (await told(client)).date
    deal = daily_deal(Days(now_ms).named(date) or Day(0, ""))
    first, second = await playing(client, date), await playing(client, date)
    for guest in (first, second):
        view = guest.view
        assert (view["daily"], view["known_cards"], view["settings"]["advice"]) == (date, {"round_no": 0}, "nobody")
        assert (view["rules"], view["seat"], len(view["names"])) == (deal.rules.id, 0, deal.seats)
        assert sorted(view["hand"]) == sorted(map(face_name, deal.dealt().hand(0)))
    await first.play_round()
    # The room is still that of the day, though its cards are no longer in play.
    assert (first.view["daily"], first.view["known_cards"]) == (date, None)


@pytest.mark.long(short="test_what_computers_decide_hangs_on_the_deal_and_on_what_has_happened")
async def test_the_same_choices_meet_the_same_answers(serve: Serve, monkeypatch: pytest.MonkeyPatch):
    """In a game without anything that goes by the clock."""
    monkeypatch.setattr(daily, "games_in_turn", lambda: ("minimale",))
    client = await serve()
    date = (await told(client)).date
    results = [(await (await playing(client, date)).play_round())["result"] for _ in range(2)]
    assert results[0] == results[1]


@pytest.mark.long(short="test_limits.py::test_an_address_opens_so_many_rooms_and_another_opens_more")
async def test_rooms_of_the_day_are_held_to_the_quota_of_rooms(serve: Serve):
    client = await serve(limits=Limits(address_room_burst=1, address_rooms_per_s=0.001, room_burst=4))
    date = (await told(client)).date
    statuses: list[int] = []
    for _ in range(3):
        async with client.post(f"/api/daily/{date}/room", json={}) as response:
            statuses.append(response.status)
    assert statuses == [201, 201, 429], "half of them, and the rest is for others"


@pytest.mark.long(short="test_a_par_is_played_once_and_kept")
async def test_pars_are_held_to_the_quota_of_the_lab(serve: Serve):
    limits = Limits(address_lab_burst=1, address_labs_per_s=0.001, lab_burst=2, labs_per_s=0.001)
    client = await serve(lab_module=lab_stub.__name__, limits=limits)
    date = (await told(client)).date
    assert (await par(client, date))[-1].done
    async with client.post(f"/api/daily/{date}/par") as response:
        assert response.status == 429


async def par(client: TestClient[Any, Any], date: str) -> list[ParView]:
    async with client.post(f"/api/daily/{date}/par") as response:
        assert response.status == 200
        return [msgspec.json.decode(line, type=ParView) for line in (await response.read()).splitlines()]


async def test_a_par_is_played_once_and_kept(serve: Serve):
    client = await serve(lab_module=lab_stub.__name__)
    date = (await told(client)).date
    lines = await par(client, date)
    assert [line.par is None for line in lines] == [True] * (len(lines) - 1) + [False]
    assert await par(client, date) == lines[-1:], "kept"
    # A page of another site starts none through the browser of its visitor.
    assert (await refused(client, "POST", f"/api/daily/{date}/par", Origin="https://elsewhere.example"))[0] == 403
    async with client.get(f"/api/daily/{date}/par") as response:
        assert response.status == 405


@pytest.mark.long(short="test_lab.py::test_a_process_that_does_not_start_fails_the_question")
async def test_a_par_that_cannot_be_played_is_said_to_have_failed(serve: Serve):
    client = await serve(lab_module="no.such.module")
    line = (await par(client, (await told(client)).date))[-1]
    assert (line.failed, line.par) == (True, None)


def test_the_question_of_a_par_hangs_on_the_day_and_on_the_rounds():
    days = Days(lambda: 1_795_910_400_000)
    digests = {
        question_of_par(day, Limits(par_rounds=rounds)).digest for day in (days.today, days.earliest) for rounds in (240, 10)
    }
    assert len(digests) == 4
    job = json.loads(json.dumps(question_of_par(days.today, Limits()).job))
    assert (job["play"], job["date"], job["rounds"]) == ("par", "2026-11-29", 240)


def test_a_par_waits_for_its_own_programs():
    assert question_of_par(Days(now_ms).today, Limits()).need == "par"


def test_what_computers_decide_hangs_on_the_deal_and_on_what_has_happened():
    days = Days(lambda: 1_795_910_400_000)
    seeds: list[list[int]] = []
    for day, chance in ((days.today, "a"), (days.today, "b"), (days.earliest, "a")):
        room = Room.open(opened_daily(DailyRoom(), day, Random(chance)))
        room = room.after(next_round(room))
        before = decision_seed(room, Chance(chance))
        assert room.round is not None
        seat = room.round.next_to_act()
        room = room.after(Moved(seat, room.round.legal_moves(seat)[-1]))
        seeds.append([before, decision_seed(room, Chance(chance))])
    assert seeds[0] == seeds[1], "whatever the server draws"
    assert len({*seeds[0], *seeds[2]}) == 4
    # The rounds after it are dealt by chance, and so decided.
    ordinary = Room.open(replace(opened_daily(DailyRoom(), days.today, Random("a")), cards=None, secret=None))
    ordinary = ordinary.after(next_round(ordinary, seed=5))
    assert decision_seed(ordinary, Chance("a")) != decision_seed(ordinary, Chance("b"))
