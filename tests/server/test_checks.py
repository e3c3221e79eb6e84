"""`POST /api/check`: what is wrong with rules, without playing at the cost of a sheet, and by playing in a process of its own."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE
from typing import Any

import pytest

from huit.rooms.refusal import Refused
from huit.rules import RuleSet, load_rules
from huit.server.limits import Limits
from huit.server.live import wrong_rules
from huit.server.live.checker import MODULE, Checker
from huit.server.live.wrong_rules import WrongRules
from tests.server import check_stub
from tests.server.conftest import Serve
from tests.server.guests import TIMEOUT_S, Client

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
    assert await checked(client) == {"findings": [], "seats": [*range(2, 11)], "ends": [], "measures": [], "preparing": None}
    impossible = await checked(client, packs=1)
    assert impossible["seats"] == [2, 3, 4, 5, 6]
    finding = impossible["findings"][0]
    assert (finding["code"], finding["level"], finding["key"]) == ("too_few_cards", "refused", "hand")
    assert "«\u00a0Cartes par joueur\u00a0» = 7 ou moins" in finding["text"]["fr"]
    assert "“Cards each” = 7 or less" in finding["text"]["en"]
    unknown = await checked(client, powers={"7": {"skip": 1}})
    assert (unknown["findings"][0]["key"], unknown["seats"]) == ("powers.7", [])
    idle = await checked(client, powers={"7": {"goes_on": ["joker"]}})
    assert [found["level"] for found in idle["findings"]] == ["warning"]
    assert (await checked(client, rules="nope"))["findings"][0]["code"] == "unknown_rules"


async def test_nothing_is_played_of_rules_that_are_refused(serve: Serve):
    client = await serve(check_module="no.such.module")
    assert (await checked(client, step="ends", packs=1))["ends"] == []


async def test_an_error_of_the_program_is_told_as_ours_noted_and_bans_no_rules(serve: Serve, caplog: pytest.LogCaptureFixture):
    client = await serve(check_module=STUB)
    for _ in range(2):
        caplog.clear()
        (found,) = (await checked(client, step="ends", hand=check_stub.FAILS))["findings"]
        assert (found["code"], found["level"]) == ("fails", "warning")
        assert "erreur du programme, pas de ces règles" in found["text"]["fr"]
        assert [record.getMessage() for record in caplog.records] == ["rules_end_in_an_error"], "it was tried again"
    asked = {"rules": "minimale", "seats": 2, "options": {"hand": check_stub.FAILS}}
    async with client.post("/api/rooms", json=asked) as response:
        assert response.status == 201
    assert (await checked(client, hand=check_stub.FAILS))["findings"] == []


async def test_rules_that_break_a_law_are_refused_from_then_on(serve: Serve):
    client = await serve(check_module=STUB)
    assert (await checked(client, step="ends", hand=check_stub.BREAKS))["findings"]
    order = {"rules": "minimale", "seats": 2, "options": {"hand": check_stub.BREAKS}}
    async with client.post("/api/rooms", json=order) as response:
        assert response.status == 400
        assert "break a law" in (await response.json())["said"]["en"]
    assert (await checked(client, hand=check_stub.BREAKS))["findings"][0]["code"] == "broke_a_law"


async def test_an_address_has_a_quota_of_checks(serve: Serve):
    limits = Limits(address_check_burst=1, address_checks_per_s=0.001, check_burst=2, checks_per_s=0.001)
    client = await serve(check_module=STUB, limits=limits)
    await checked(client, step="ends")
    async with client.post("/api/check", json={"rules": "minimale", "step": "ends"}) as response:
        assert (response.status, (await response.json())["code"]) == (429, "too_many")
    assert await checked(client)


def with_hands(hand: int) -> RuleSet:
    return load_rules("minimale", options={"hand": hand})


def codes(told: dict[str, Any]) -> list[tuple[str, str]]:
    return [(found["code"], found["level"]) for found in told["findings"]]


async def test_a_process_that_hangs_or_dies_is_started_anew_and_refuses_nothing():
    wrong = WrongRules()
    checker = Checker(Limits(check_s=0.3), wrong, module=STUB)
    first = (await checker.check(with_hands(7), "ends"))["ends"][0]["seats"]
    assert (await checker.check(with_hands(8), "ends"))["ends"][0]["seats"] == first
    for _ in range(2):
        assert codes(await checker.check(with_hands(check_stub.HANGS), "ends")) == [("takes_too_long", "warning")]
        with pytest.raises(Refused, match="too_many"):
            await checker.check(with_hands(check_stub.ENDS), "ends")
    assert with_hands(check_stub.HANGS).digest not in wrong
    assert with_hands(check_stub.ENDS).digest not in wrong
    now = (await checker.check(with_hands(9), "ends"))["ends"][0]["seats"]
    assert now != first
    os.kill(now, signal.SIGKILL)
    assert checker.lines.process is not None
    await checker.lines.process.wait()
    assert (await checker.check(with_hands(10), "ends"))["ends"][0]["seats"] != now, "killed meanwhile: nobody notices"
    await checker.close()


PLAYS_ON = f"""
import sys, time, huit.lab.rule_checks, {MODULE} as process
huit.lab.rule_checks.STEPS = ()
huit.lab.rule_checks.checked = lambda *_: print("playing", flush=True) or time.sleep(600)
process.main()
"""


async def test_a_check_ends_with_the_server_however_long_it_would_play():
    playing = await asyncio.create_subprocess_exec(sys.executable, "-c", PLAYS_ON, stdin=PIPE, stdout=PIPE)
    assert playing.stdin is not None
    assert playing.stdout is not None
    playing.stdin.write(b'{"rules": "minimale", "options": {}, "step": "ends"}\n')
    assert [await playing.stdout.readline() for _ in range(2)][1] == b"playing\n"
    # As the death of the server does.
    playing.stdin.close()
    assert await asyncio.wait_for(playing.wait(), TIMEOUT_S) == 0


async def test_a_process_that_does_not_start_refuses_nothing():
    wrong = WrongRules()
    checker = Checker(Limits(), wrong, module="no.such.module")
    for _ in range(2):
        with pytest.raises(Refused, match="too_many"):
            await checker.check(with_hands(7), "ends")
    assert with_hands(7).digest not in wrong


async def test_a_process_that_starts_too_slowly_refuses_nothing():
    checker = Checker(Limits(check_start_s=0.001), WrongRules(), module=STUB)
    with pytest.raises(Refused, match="too_many"):
        await checker.check(with_hands(7), "ends")
    await checker.close()


async def test_a_game_of_the_library_is_never_refused_for_what_a_check_found(serve: Serve, monkeypatch: pytest.MonkeyPatch):
    checker = Checker(Limits(), wrong_rules.WRONG_RULES, module=STUB)
    broken = {"code": "breaks_a_law", "level": "refused", "key": "", "facts": {}, "text": {"fr": "a", "en": "b"}}
    monkeypatch.setattr(checker, "_answer_of", lambda _: asyncio.sleep(0, check_stub.NOTHING | {"findings": [broken]}))
    game = load_rules("minimale")
    assert codes(await checker.check(game, "ends")) == [("breaks_a_law", "warning")]
    assert game.digest not in wrong_rules.WRONG_RULES
    # House rules that come to the same as the game.
    wrong_rules.WRONG_RULES.add(game.digest)
    client = await serve(check_module=STUB)
    assert (await checked(client))["findings"] == []
    async with client.post("/api/rooms", json={"rules": "minimale", "seats": 2}) as response:
        assert response.status == 201


async def test_a_title_that_shows_nothing_is_refused_as_the_sheet_refuses_it(serve: Serve):
    client = await serve(check_module="no.such.module")
    for path in ("/api/sheet", "/api/check"):
        async with client.post(path, json={"rules": "minimale", "title": "Chez\u200bnous"}) as response:
            assert (response.status, (await response.json())["field"]) == (400, "title"), path


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
    asked = [asyncio.create_task(checker.check(with_hands(hand), "ends")) for hand in (8, 9, 10)]
    with pytest.raises(Refused, match="too_many"):
        await asyncio.gather(*asked)
    await asyncio.wait(asked)
    await checker.close()


async def test_one_address_leaves_places_in_the_queue_to_the_others():
    checker = Checker(Limits(), WrongRules(), module=STUB)
    hands = [asyncio.create_task(checker.check(with_hands(hand), "ends", asker="anne")) for hand in (7, 8, 9, 10)]
    other = asyncio.create_task(checker.check(with_hands(11), "ends", asker="bob"))
    await asyncio.wait([*hands, other])
    assert [task.exception() is None for task in hands] == [True, True, True, False], "one runs, two wait"
    assert other.exception() is None
    await checker.close()


@pytest.mark.long(short="test_rules_that_break_a_law_are_refused_from_then_on")
async def test_every_step_plays_in_a_process_of_its_own(serve: Serve):
    client = await serve(limits=Limits(check_start_s=600, check_s=300))
    power = {"powers": {"T": {"skips": 1}}}
    ends = await checked(client, step="ends", **power)
    assert [(end["seats"], end["unfinished"]) for end in ends["ends"]] == [(seats, 0) for seats in range(2, 11)]
    idle = await checked(client, step="idle", **power)
    assert [(found["code"], found["key"]) for found in idle["findings"]] == [("does_nothing", "powers.T.skips")]
    measures = (await checked(client, step="measures", **power))["measures"]
    assert [measure["name"] for measure in measures] == ["turns", "blocked", "place", "forced", "held"]
    for measure in measures:
        low, high = measure["interval"]
        assert low <= measure["value"] <= high
        assert (measure["player"], measure["seats"]) == ("thrifty", 4)
        assert measure["text"]["fr"] != measure["text"]["en"]
