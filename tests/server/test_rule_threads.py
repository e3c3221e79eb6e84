"""Rules are read and put into words beside the moves of others: by turns, and for as long as an address has time."""

import asyncio
import threading
from typing import Any

import pytest

from huit.rooms.refusal import Refused
from huit.server.limits import Limits
from huit.server.live.rule_threads import RuleThreads
from huit.server.quota import THIS_MACHINE
from huit.server.told import games
from tests.server.conftest import Serve, Time
from tests.server.guests import TIMEOUT_S, Guest
from tests.server.strangers import answered


async def test_moves_go_on_while_rules_are_put_into_words(serve: Serve, monkeypatch: pytest.MonkeyPatch):
    """Whatever takes long there, the loop does not."""
    goes_on, is_there, told = threading.Event(), threading.Event(), games.rule_sheet

    def slow(*asked: Any, **more: Any) -> Any:
        is_there.set()
        assert goes_on.wait(TIMEOUT_S)
        return told(*asked, **more)

    guest = await Guest.opening(await serve(), chairs=["me", "computer", "computer"])
    await guest.begin()
    monkeypatch.setattr(games, "rule_sheet", slow)
    asking = asyncio.create_task(answered(guest.client, "POST", "/api/sheet", json={"rules": "minimale"}))
    assert await asyncio.to_thread(is_there.wait, TIMEOUT_S)
    await guest.play_one()
    assert not asking.done()
    goes_on.set()
    assert (await asking)[0] == 200


async def test_clients_take_turns_and_one_has_so_many_places(clock: Time):
    clock.holds()
    aside = RuleThreads(Limits(words_waiting=5, address_words_waiting=2))
    goes_on, order = threading.Event(), list[str]()

    def work(asker: str) -> None:
        assert goes_on.wait(TIMEOUT_S)
        order.append(asker)

    async def ask(asker: str) -> bool:
        try:
            await aside.done(asker, lambda: work(asker))
        except Refused:
            return False
        return True

    asked = [asyncio.create_task(ask(asker)) for asker in ("many", "many", "many", "many", "few")]
    await asyncio.sleep(0)
    goes_on.set()
    assert await asyncio.gather(*asked) == [True, True, True, False, True]
    assert order == ["many", "many", "few", "many"]


async def test_an_address_has_so_much_time_and_this_machine_all(clock: Time, monkeypatch: pytest.MonkeyPatch):
    clock.holds()
    took = iter(range(100))
    monkeypatch.setattr("huit.server.live.rule_threads.thread_time", lambda: next(took))
    aside = RuleThreads(Limits(words_burst_ms=1500, words_ms_per_s=100.0))
    # Each takes a second: the second one owes half of it.
    assert [await aside.done("anne", str) for _ in range(2)] == ["", ""]
    with pytest.raises(Refused, match="too_many"):
        await aside.done("anne", str)
    assert [await aside.done(asker, str) for asker in ("paul", THIS_MACHINE, THIS_MACHINE, THIS_MACHINE)] == [""] * 4
    clock.jumps(5.1)
    assert await aside.done("anne", str) == ""


async def test_what_the_work_refuses_is_refused():
    def refuses() -> None:
        raise Refused("malformed")

    with pytest.raises(Refused, match="malformed"):
        await RuleThreads().done("anne", refuses)


async def test_the_journal_of_a_room_has_a_budget(serve: Serve, clock: Time):
    limits = Limits(message_burst=1000, command_burst=1000, commit_s=0, journal_burst_bytes=1000, journal_bytes_per_s=10.0)
    guest = await Guest.opening(await serve(limits=limits), seats=2, chairs=["me", "open"])
    await guest.sit_down()
    clock.holds()
    codes = []
    for number in range(40):
        await guest.send(type="pace", pace=number / 10)
        try:
            await guest.see(lambda view, pace=number / 10: view["pace"] == pace)
        except Exception as refused:
            codes.append(getattr(refused, "code", refused))
            break
    assert codes == ["too_many"]
    clock.jumps(60)
    await guest.send(type="pace", pace=0.5)
    await guest.see(lambda view: view["pace"] == 0.5)
