"""`POST /api/check`: what is wrong with rules, without playing at the cost of a sheet, and by playing in a process of its own."""

import asyncio
from typing import Any

import pytest

from huit.rooms.refused import Refused
from huit.rules import RuleSet, load_rules
from huit.server.limits import Limits
from huit.server.live import wrong_rules
from huit.server.live.checking import Checker
from huit.server.live.wrong_rules import WrongRules
from tests.server import check_stub
from tests.server.conftest import Serve
from tests.server.guests import Client

STUB = check_stub.__name__


@pytest.fixture(autouse=True)
def nothing_wrong_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wrong_rules.WRONG_RULES, "_digests", {})


async def checked(client: Client, *, step: str = "rules", rules: str = "minimale", **options: Any) -> dict[str, Any]:
    async with client.post("/api/check", json={"rules": rules, "options": options, "step": step}) as response:
        assert response.status == 200, await response.text()
        return await response.json()


async def test_what_is_wrong_is_found_without_playing(serve: Serve):
    client = await serve(check_module="no.such.module")
    assert await checked(client) == {"findings": [], "seats": [*range(2, 11)], "ends": [], "measures": []}
    impossible = await checked(client, packs=1)
    assert impossible["seats"] == [2, 3, 4, 5, 6]
    finding = impossible["findings"][0]
    assert (finding["code"], finding["level"], finding["key"]) == ("too_few_cards", "refused", "hand")
    assert "hand = 7 ou moins" in finding["text"]["fr"]
    assert "hand = 7 or less" in finding["text"]["en"]
    unknown = await checked(client, powers={"7": {"skip": 1}})
    assert (unknown["findings"][0]["key"], unknown["seats"]) == ("powers.7", [])
    idle = await checked(client, powers={"7": {"goes_on": ["joker"]}})
    assert [found["level"] for found in idle["findings"]] == ["warning"]
    assert (await checked(client, rules="nope"))["findings"][0]["code"] == "unknown_rules"


async def test_nothing_is_played_of_rules_that_are_refused(serve: Serve):
    client = await serve(check_module="no.such.module")
    assert (await checked(client, step="ends", packs=1))["ends"] == []


async def test_rules_that_end_in_an_error_are_refused_from_then_on(serve: Serve, caplog: pytest.LogCaptureFixture):
    client = await serve(check_module=STUB)
    order = {"rules": "minimale", "seats": 2, "options": {"hand": check_stub.FAILS}}
    async with client.post("/api/rooms", json=order) as response:
        assert response.status == 201
    wrong = await checked(client, step="ends", hand=check_stub.FAILS)
    assert [found["code"] for found in wrong["findings"]] == ["fails"]
    assert "rules_end_in_an_error" in [record.getMessage() for record in caplog.records]
    async with client.post("/api/rooms", json=order) as response:
        assert response.status == 400
        assert "error of the program" in (await response.json())["said"]["en"]
    assert (await checked(client, hand=check_stub.FAILS))["findings"][0]["code"] == "fails"


async def test_an_address_has_a_quota_of_checks(serve: Serve):
    limits = Limits(address_check_burst=1, address_checks_per_s=0.001, check_burst=2, checks_per_s=0.001)
    client = await serve(check_module=STUB, limits=limits)
    await checked(client, step="ends")
    async with client.post("/api/check", json={"rules": "minimale", "step": "ends"}) as response:
        assert (response.status, (await response.json())["code"]) == (429, "too_many")
    assert await checked(client)


def with_hands(hand: int) -> RuleSet:
    return load_rules("minimale", options={"hand": hand})


async def test_a_process_that_hangs_or_dies_is_started_anew():
    wrong = WrongRules()
    checker = Checker(Limits(check_s=0.3), wrong, module=STUB)
    first = (await checker.check(with_hands(7), "ends"))["ends"][0]["seats"]
    assert (await checker.check(with_hands(8), "ends"))["ends"][0]["seats"] == first
    for hand in (check_stub.HANGS, check_stub.ENDS):
        told = await checker.check(with_hands(hand), "ends")
        assert [found["code"] for found in told["findings"]] == ["takes_too_long"]
        assert with_hands(hand).digest not in wrong
    assert (await checker.check(with_hands(9), "ends"))["ends"][0]["seats"] != first
    # Once more, by another step: these rules do it.
    await checker.check(with_hands(check_stub.ENDS), "idle")
    assert with_hands(check_stub.ENDS).digest in wrong
    await checker.close()


async def test_a_law_that_is_broken_is_told_and_the_rules_refused():
    wrong = WrongRules()
    checker = Checker(Limits(), wrong, module=STUB)
    assert (await checker.check(with_hands(check_stub.BREAKS), "ends"))["findings"]
    assert with_hands(check_stub.BREAKS).digest in wrong
    await checker.close()


async def test_the_same_is_played_once_and_too_many_are_refused():
    checker = Checker(Limits(checks_waiting=1), WrongRules(), module=STUB)
    same = await asyncio.gather(*(checker.check(with_hands(7), "ends") for _ in range(3)))
    assert same[0] is same[1] is same[2] is await checker.check(with_hands(7), "ends")
    asked = [asyncio.create_task(checker.check(with_hands(hand), "ends")) for hand in (8, 9)]
    with pytest.raises(Refused, match="too_many"):
        await asyncio.gather(*asked)
    await asyncio.wait(asked)
    await checker.close()


@pytest.mark.long(short="test_rules_that_end_in_an_error_are_refused_from_then_on")
async def test_every_step_plays_in_a_process_of_its_own(serve: Serve):
    client = await serve(limits=Limits(check_start_s=600, check_s=300))
    power = {"powers": {"T": {"skips": 1}}}
    ends = await checked(client, step="ends", **power)
    assert [(end["seats"], end["unfinished"]) for end in ends["ends"]] == [(seats, 0) for seats in range(2, 11)]
    idle = await checked(client, step="idle", **power)
    assert [(found["code"], found["key"]) for found in idle["findings"]] == [("does_nothing", "powers.T.skips")]
    measures = (await checked(client, step="measures", **power))["measures"]
    assert [measure["name"] for measure in measures] == ["length", "blocked", "first", "forced", "card"]
    for measure in measures:
        low, high = measure["interval"]
        assert low <= measure["value"] <= high
        assert (measure["player"], measure["seats"]) == ("thrifty", 4)
        assert measure["text"]["fr"] != measure["text"]["en"]
