"""Computers that think for long: people play on meanwhile, in their room and in others, and a stop leaves nothing running."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from huit.rooms.computers import ComputerMove, PlayerQuestion, acting_seats, answer, questions_for
from huit.rooms.room import Room
from huit.server.live import thinkers as thinkers_module
from huit.server.live.search_pool import SearchPool
from huit.server.live.thinkers import Thinkers
from tests.rooms.scenes import opened
from tests.server.conftest import Serve
from tests.server.guests import TIMEOUT_S, Guest
from tests.server.test_company import all_see


class Thinker:
    """A player that thinks until it is told what time it is."""

    def __init__(self) -> None:
        self.may_answer = threading.Event()
        self.thinks = threading.Event()

    def __call__(self, question: PlayerQuestion) -> ComputerMove | None:
        self.thinks.set()
        assert self.may_answer.wait(TIMEOUT_S)
        return answer(question)


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.may_answer.set()


async def asked(thinker: Thinker) -> None:
    assert await asyncio.to_thread(thinker.thinks.wait, TIMEOUT_S)


async def test_while_a_computer_thinks_people_play_on_in_the_same_room_and_in_others(serve: Serve, thinker: Thinker):
    client = await serve(thinkers=Thinkers(thinker, searching=SearchPool()))
    # All exchange at the same time: two people, and a computer that thinks.
    host = await Guest.opening(client, rules="danish", chairs=["me", "open", "computer"])
    friend = await host.inviting("Bob", seat=1)
    for guest in (host, friend):
        guest.socket = await guest.connect()
        await guest.look()
        await guest.send(type="ready", ready=True)
    await host.see(lambda view: sum(view["ready"]) == 2)
    await host.send(type="next")
    for guest in (host, friend):
        await guest.see(lambda view: view["phase"] == "swap")
    await asked(thinker)
    seq = host.view["seq"]
    await host.move("pass")
    await host.see(lambda view: view["seq"] > seq)
    await friend.see(lambda view: view["seq"] > seq)
    await friend.move("pass")
    await host.see(lambda view: view["seq"] > seq + 1)
    assert host.view["phase"] == "swap", "the computer still thinks"
    # In another room a round is played, as far as people alone get.
    alone = await Guest.opening(client, chairs=["me", "open"], seats=2)
    other = await alone.inviting("Zoé", seat=1)
    for guest in (alone, other):
        guest.socket = await guest.connect()
        await guest.look()
        await guest.send(type="ready", ready=True)
    await alone.see(lambda view: sum(view["ready"]) == 2)
    await alone.send(type="next")
    await other.see(lambda view: view["round_no"] == 1)
    await alone.see(lambda view: view["round_no"] == 1)
    while not alone.view["over"]:
        turn = (alone, other)[alone.view["turn"]]
        await turn.move(turn.view["moves"][0]["text"])
        await all_see([alone, other], alone.view["seq"] + 1)
    # What it has thought of meanwhile was of an older round: it is asked anew, and plays.
    thinker.may_answer.set()
    await host.see(lambda view: view["phase"] != "swap")


async def test_a_server_that_stops_while_a_computer_thinks_leaves_nothing_running(serve: Serve, thinker: Thinker):
    # Other tests may have left threads of servers that they killed.
    before = set(threading.enumerate())
    client = await serve(thinkers=Thinkers(thinker, searching=SearchPool()))
    guest = await Guest.opening(client)
    await guest.sit_down()
    await guest.play_one()
    await asked(thinker)
    closing = asyncio.ensure_future(client.close())
    # It waits for what is being thought, and makes nothing of it.
    thinker.may_answer.set()
    await asyncio.wait_for(closing, TIMEOUT_S)
    assert not [thread for thread in threading.enumerate() if thread not in before and thread.name.startswith("huit-")]
    seq = guest.view["seq"]
    again = guest.at(await serve())
    await again.sit_down()
    await again.see(lambda view: view["seq"] > seq)


async def test_a_server_that_goes_on_after_a_kill_asks_again(serve: Serve, thinker: Thinker, tmp_path: Path):
    client = await serve(thinkers=Thinkers(thinker, searching=SearchPool()))
    guest = await Guest.opening(client)
    await guest.sit_down()
    await guest.play_one()
    await asked(thinker)
    # What is thought stands nowhere: a server that finds the journal, as after a kill, begins from what was played.
    again = guest.at(await serve())
    await again.sit_down()
    await again.play_one()
    await again.play_round()
    assert again.view["over"]


async def test_a_slow_player_keeps_quick_ones_waiting_once_at_most(thinker: Thinker, monkeypatch: pytest.MonkeyPatch):
    # However fast it is told to go on, that was slow.
    monkeypatch.setattr(thinkers_module, "QUICK_S", 0.0)
    room = Room.open(opened(seats=3, people=0))
    slow, quick = (
        [question._replace(player=player) for question in questions_for(room, acting_seats(room), seed=1)]
        for player in ("random", "thrifty")
    )
    thinkers = Thinkers(
        lambda question: thinker(question) if question.player == "random" else answer(question), searching=SearchPool()
    )
    first = asyncio.ensure_future(thinkers.wishes(slow))
    await asked(thinker)
    thinker.may_answer.set()
    await first
    thinker.may_answer.clear()
    # From now on it is known to be slow.
    second = asyncio.ensure_future(thinkers.wishes(slow))
    assert await asyncio.wait_for(thinkers.wishes(quick), TIMEOUT_S)
    assert not second.done()
    thinker.may_answer.set()
    await second
    await thinkers.close()
