"""Computers that search do so in processes of their own; until those are warm, and where they fail, the heuristic plays."""

import asyncio
import multiprocessing
import sys
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest

from huit.players.player import LEVELS, levels_for
from huit.rooms.computers import ComputerMove, PlayerQuestion, acting_seats, answer, questions_for
from huit.rooms.journal import Moved
from huit.rooms.room import Room
from huit.server.live.search_pool import SearchPool
from huit.server.live.thinkers import Thinkers
from tests.rooms.scenes import opened
from tests.server.conftest import Serve
from tests.server.guests import TIMEOUT_S, Guest

SEARCHED = "minimale"
CLOSES_IN_S = 10.0
"""Half of what a process may think about a question."""


@pytest.fixture
async def searching() -> AsyncIterator[SearchPool]:
    searching = SearchPool(processes=1)
    yield searching
    await searching.close()


def room_of(level: str, rules: str = SEARCHED) -> Room:
    return Room.open(opened(rules, seats=3, people=0, player=level))


def questions_of(room: Room) -> tuple[PlayerQuestion, ...]:
    return questions_for(room, acting_seats(room), seed=5)


async def warm(searching: SearchPool, questions: tuple[PlayerQuestion, ...]) -> tuple[ComputerMove, ...]:
    """What it answers once it is warm."""

    async def asked() -> tuple[ComputerMove, ...]:
        while (wishes := await searching.wishes(questions)) is None:
            await asyncio.sleep(0.05)
        return wishes

    return await asyncio.wait_for(asked(), 2 * TIMEOUT_S)


def as_heuristic(questions: tuple[PlayerQuestion, ...]) -> tuple[ComputerMove, ...]:
    """What the heuristic wishes in the place of players that search."""
    wishes = (answer(question._replace(player="thrifty")) for question in questions)
    return tuple(wish._replace(is_below_level=True) for wish in wishes if wish is not None)


def refuses_to_search(question: PlayerQuestion) -> ComputerMove | None:
    assert not question.searches, "a search in the process that serves moves"
    return answer(question)


async def test_a_search_in_another_process_decides_as_it_would_here(searching: SearchPool):
    room = room_of("strong@100")
    assert room.round is not None
    assert room.round.odds is not None, "what all can learn is kept for it"
    for _ in range(4):
        questions = questions_of(room)
        wishes = await warm(searching, questions)
        assert wishes == tuple(answer(question) for question in questions)
        room = room.after(Moved(wishes[0].seat, wishes[0].move))


async def test_until_the_process_is_warm_the_heuristic_plays(searching: SearchPool):
    questions = questions_of(room_of("strong"))
    thinkers = Thinkers(refuses_to_search, searching=searching)
    assert await thinkers.wishes(questions) == as_heuristic(questions)
    await thinkers.close()


async def test_where_a_process_dies_the_heuristic_plays_and_another_is_started(
    searching: SearchPool, caplog: pytest.LogCaptureFixture
):
    questions = questions_of(room_of("strong@100"))
    found = await warm(searching, questions)
    for process in multiprocessing.active_children():
        process.kill()
    thinkers = Thinkers(refuses_to_search, searching=searching)
    assert not thinkers.searching.has_failed
    assert await thinkers.wishes(questions) == as_heuristic(questions)
    assert thinkers.searching.has_failed
    assert "search_failed" in [record.getMessage() for record in caplog.records]
    assert await warm(searching, questions) == found
    await thinkers.close()


async def test_to_close_waits_for_no_thought(searching: SearchPool):
    """A server that is stopped while it looks at a long round, or compiles, stops all the same."""
    questions = questions_of(room_of("strong@100"))
    await warm(searching, questions)
    thinking = asyncio.create_task(searching.wishes([question._replace(player="strong@1000000") for question in questions]))
    await asyncio.sleep(0.2)
    assert not thinking.done()
    await asyncio.wait_for(searching.close(), CLOSES_IN_S)
    assert await asyncio.wait_for(thinking, TIMEOUT_S) is None


SPENT_TOO_SOON = """
rules = "minimale"
hands = ["8c 9h 4h 6c Kd", "4c 5c 7d Jc"]
discard = "2h"
stock = "2c 3d 4d 5d 6d 7c 8d 9c Tc Js Qs Ks"
moves = ["0 8c=s"]
"""


async def test_a_round_is_looked_at_there_and_one_that_cannot_be_read_fails_alone(searching: SearchPool):
    questions = questions_of(room_of("strong@100"))
    found = await warm(searching, questions)
    before = multiprocessing.active_children()
    asked = [searching.moments(text, 0, family="shedding", in_match=False) for text in ("no round", SPENT_TOO_SOON)]
    failed, moments, wishes = await asyncio.gather(*asked, searching.wishes(questions))
    assert failed is None
    assert moments is not None
    assert [(moment["number"], moment["move"]) for moment in moments] == [(1, "8c=s")]
    assert wishes == found, "who waits behind what fails is answered"
    assert multiprocessing.active_children() == before


async def test_few_rounds_wait_to_be_looked_at(searching: SearchPool, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("huit.server.live.search_pool.REVIEWS_WAITING", 1)
    first, second = await asyncio.gather(
        *(searching.moments(SPENT_TOO_SOON, 0, family="shedding", in_match=False) for _ in range(2))
    )
    assert first
    assert second is None


async def test_where_too_many_wait_the_heuristic_answers_at_once():
    searching = SearchPool(processes=1, waiting_each=2)
    questions = questions_of(room_of("strong@100"))
    found = await warm(searching, questions)
    answers = await asyncio.gather(*(searching.wishes(questions) for _ in range(3)))
    assert answers == [found, found, None]
    assert await searching.wishes(questions) == found
    await searching.close()


async def test_one_client_with_many_rooms_leaves_searches_to_the_others():
    """However many ask for one client, another one waits behind one of theirs, and finds a place."""
    searching = SearchPool(processes=1)
    questions = questions_of(room_of("strong@100"))
    found = await warm(searching, questions)
    order: list[str] = []

    async def ask(asker: str) -> None:
        if await searching.wishes(questions, asker=asker) == found:
            order.append(asker)

    many = [asyncio.create_task(ask("many")) for _ in range(18)]
    await asyncio.sleep(0)
    await asyncio.gather(ask("few"), ask("few"), *many)
    # One is being searched, half of the places are theirs.
    assert order == ["many", "many", "few", "many", "few", "many", "many"]
    await searching.close()


async def test_several_rooms_hear_of_one_dead_process_and_one_pool_is_started(searching: SearchPool):
    questions = questions_of(room_of("strong@100"))
    found = await warm(searching, questions)
    for process in multiprocessing.active_children():
        process.kill()
    # Those whose turn comes after the first has heard of it may find the new pool.
    heard = await asyncio.gather(*(searching.wishes(questions, asker=f"client {number}") for number in range(3)))
    assert heard[0] is None
    assert all(told in (None, found) for told in heard)
    assert await warm(searching, questions) == found
    assert len(multiprocessing.active_children()) == 1


@pytest.mark.parametrize("rules", [SEARCHED, "danish", "trois-cinq-huit"])
def test_every_level_plays_every_family(rules: str):
    assert levels_for(room_of("strong@100", rules).rules.family) == LEVELS
    for level in LEVELS:
        assert any(answer(question) is not None for question in questions_of(room_of(level, rules)))


def test_each_chair_plays_at_its_level():
    room = Room.open(opened(SEARCHED, seats=3, people=0, player="beginner"))
    chairs = list(room.seating.chairs)
    seating = room.seating.with_computer(1, on=True, level="strong")
    assert [chair.level for chair in seating.chairs] == [None, "strong", None]
    assert [chair.computer for chair in seating.chairs] == [chair.computer for chair in chairs], "it keeps its name"
    assert room.levels == ("beginner",) * 3


async def test_people_meet_a_strong_computer(serve: Serve):
    client = await serve()
    guest = await Guest.opening(client, rules=SEARCHED, seats=2, player="strong")
    await guest.sit_down()
    assert guest.view["levels"] == [None, "strong"]
    await guest.play_round()
    assert guest.view["over"]
    assert "thrifty" in guest.view["levels_offered"]


class Patient(SearchPool):
    """Searches that bring nothing, until they do."""

    async def wishes(self, questions: Sequence[PlayerQuestion], *, asker: str = "") -> tuple[ComputerMove, ...] | None:
        simple = (answer(question._replace(player="thrifty")) for question in questions)
        return None if self.has_failed else tuple(wish for wish in simple if wish is not None)


async def test_a_level_that_is_not_played_as_chosen_is_said_at_the_table_and_to_operators(serve: Serve):
    searching = Patient()
    searching.has_failed = True
    client = await serve(thinkers=Thinkers(searching=searching))
    guest = await Guest.opening(client, rules=SEARCHED, seats=3, chairs=["me", "computer", "computer"], player="strong")
    await guest.begin()

    async def see_it_said(below: bool) -> None:
        while guest.view["below_level"] != [False, below, below]:
            assert not guest.view["over"], "the round is long enough for a move of each"
            await guest.play_one()

    await see_it_said(True)
    assert await ready(client) == (200, "ready; computers that search are not: they play below their level\n")
    searching.has_failed = False
    await see_it_said(False)
    assert await ready(client) == (200, "ready\n")


async def ready(client: Any) -> tuple[int, str]:
    async with client.get("/ready") as response:
        return response.status, await response.text()


async def test_a_host_says_how_well_a_computer_plays(serve: Serve):
    host = await Guest.opening(await serve(), rules=SEARCHED, seats=3, chairs=["me", "computer", "computer"])
    await host.sit_down()
    await host.play_round()
    await host.send(type="computer", seat=1, on=True, level="strong")
    await host.see(lambda view: view["levels"] == [None, "strong", "thrifty"])


ENDLESS = """
import os, time
from huit.server.live.search_pool import SearchPool
print(SearchPool(processes=1)._started().submit(os.getpid).result(), flush=True)
time.sleep(1000)
"""


async def test_no_process_outlives_a_server_that_was_killed():
    server = await asyncio.create_subprocess_exec(sys.executable, "-c", ENDLESS, stdout=asyncio.subprocess.PIPE)
    assert server.stdout is not None
    assert int(await asyncio.wait_for(server.stdout.readline(), TIMEOUT_S)) != server.pid
    server.kill()
    # The process that searches has the same standard output: it ends once both are gone.
    assert await asyncio.wait_for(server.stdout.read(), TIMEOUT_S) == b""
    await server.wait()
