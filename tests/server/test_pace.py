"""When computer players are asked, and when they act: the clock is set forward, so no test has to wait."""

import asyncio
import pickle
import random
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Executor, Future
from typing import Any

import pytest
from msgspec.structs import replace

from huit.rooms import messages
from huit.rooms.computers import ComputerMove, PlayerQuestion, acting_seats, answer, questions_for
from huit.rooms.journal import Moved
from huit.rooms.room import Room
from huit.server.chance import Chance
from huit.server.live.pace import CATCH_S, HURRIED_TURN_S, SEARCHED_LIKE, TURN_S, Pacer, Span
from huit.server.live.search_pool import SearchPool
from huit.server.live.thinkers import Thinkers
from tests.laws.test_hidden import hidden_cards_anew
from tests.rooms.scenes import opened, room_at, said, with_round
from tests.server.conftest import Time
from tests.server.guests import TIMEOUT_S, until

FORGOTTEN = """
rules = "monclar"
hands = ["9h As", "5c 6c 7d", "8d Kd 4s"]
discard = "3h"
stock = "2c 3d 4c 6d 7c Qs"
moves = ["0 9h"]
"""


class AtOnce(Executor):
    """Thinks on the spot, and counts the questions."""

    def __init__(self) -> None:
        self.asked = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.asked += 1
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


class Scene:
    """A pacer, and what it does as the clock is set forward. The moves are made in no room."""

    def __init__(self, clock: Time, *, is_taken: bool = True, thinkers: Thinkers | None = None) -> None:
        self.clock = clock
        clock.holds()
        self.thinking = AtOnce()
        self.moves: list[tuple[ComputerMove, int, float]] = []
        self.is_taken = is_taken
        self.pacer = Pacer(
            self._act, chance=Chance(), thinkers=thinkers or Thinkers(executor=self.thinking, searching=SearchPool()), retry_s=1.0
        )
        self.began = self.now

    @property
    def now(self) -> float:
        return asyncio.get_running_loop().time()

    async def _act(self, wish: ComputerMove, seq: int) -> bool:
        self.moves.append((wish, seq, self.now - self.began))
        return self.is_taken

    async def until(self, seconds: float) -> None:
        """Let that much time pass since the beginning, and all happen that is due."""
        while self.pacer.due <= self.began + seconds:
            self.clock.jumps(max(0.0, self.pacer.due - self.now))
            await self.settle()
        self.clock.jumps(max(0.0, self.began + seconds - self.now))
        await self.settle()

    async def settle(self) -> None:
        for _ in range(10):
            await asyncio.sleep(0)

    async def move(self, *, within: float = 10.0, count: int = 1) -> tuple[ComputerMove, int, float]:
        """Let time pass until a move is made."""
        while len(self.moves) < count:
            assert self.pacer.due <= self.began + within, "nothing is planned"
            await self.until(self.pacer.due - self.began)
        return self.moves[count - 1]


@pytest.fixture
async def scene(clock: Time) -> AsyncIterator[Scene]:
    scene = Scene(clock)
    yield scene
    scene.pacer.stop()


def is_within(seconds: float, span: Span, pace: float = 1.0) -> bool:
    return pace * span[0] - 0.01 <= seconds <= pace * span[1] + 0.01


def after_the_person() -> Room:
    room = Room.open(opened(seats=3))
    return room.after(Moved(0, room.round.legal_moves()[0]))


def pace_of(factor: float) -> messages.Pace:
    return said(0, messages.Pace, pace=factor)


# Times


@pytest.mark.parametrize("factor", [0.5, 1.0, 3.0])
async def test_a_turn_takes_a_human_time(scene: Scene, factor: float):
    scene.pacer.plan(after_the_person().after(pace_of(factor)))
    assert is_within((await scene.move())[2], TURN_S, factor)
    scene.pacer.stop()
    assert scene.pacer.due == float("inf")


@pytest.mark.parametrize(("rules", "options"), [("monclar", {"a-la-volee": True}), ("variante-1", {})])
async def test_where_others_may_do_something_until_the_next_move_a_turn_takes_longer(
    scene: Scene, rules: str, options: dict[str, bool]
):
    scene.pacer.plan(Room.open(opened(rules, seats=3, people=0, options=options)))
    assert is_within((await scene.move())[2], HURRIED_TURN_S)


async def test_a_move_that_falls_due_as_the_room_changes_is_made_for_the_room_that_it_was_decided_on(scene: Scene):
    """Else it would be tried in a round in which its card may be gone."""
    room = after_the_person()
    scene.pacer.plan(room)
    while not scene.pacer._acting:
        scene.clock.jumps(max(0.0, min(scene.pacer.due - scene.now, 1.0)))
        await asyncio.sleep(0)
    scene.pacer.plan(room.after(pace_of(1.0)))
    await scene.settle()
    assert scene.moves[0][1] == room.seq


async def test_to_catch_takes_longer_and_comes_before_any_turn_of_a_computer(scene: Scene):
    room = room_at(FORGOTTEN)
    scene.pacer.plan(room)
    wish, _, at = await scene.move()
    assert wish.move == "catch"
    assert is_within(at, CATCH_S)


async def test_what_is_going_to_be_called_out_keeps_its_time(scene: Scene):
    room = room_at(FORGOTTEN)
    scene.pacer.plan(room)
    # They have been asked, and mean to catch.
    await scene.until(TURN_S[1])
    due = scene.pacer.due
    scene.pacer.plan(room.after(pace_of(1.0)))
    assert scene.pacer.due == due
    # A round that goes on is another one: they are asked again, and the time runs on.
    scene.pacer.plan(with_round(room, room.round.copy()))
    wish, _, _ = await scene.move()
    assert wish.move == "catch"
    assert abs(scene.now - due) < 0.01


async def test_they_catch_at_once_when_they_are_told_to_hurry(scene: Scene):
    room = room_at(FORGOTTEN)
    scene.pacer.plan(room)
    scene.pacer.plan(room.after(pace_of(0.0)))
    assert (await scene.move(within=0.1))[0].move == "catch"


async def test_said_after_all_and_nothing_is_left_to_catch(scene: Scene):
    room = room_at(FORGOTTEN)
    scene.pacer.plan(room)
    await scene.until(TURN_S[1])
    scene.pacer.plan(room.after(Moved(0, "say")))
    wish, _, at = await scene.move()
    assert wish.move != "catch"
    assert is_within(at - TURN_S[1], TURN_S)


async def test_at_pace_0_they_act_at_once(scene: Scene):
    room = after_the_person().after(pace_of(0.0))
    scene.pacer.plan(room)
    wish, seq, at = await scene.move(within=0.1)
    assert (wish.seat, seq) == (room.round.turn, room.seq)
    assert at == 0


async def test_a_move_that_the_disk_refused_is_tried_again(scene: Scene):
    scene.is_taken = False
    scene.pacer.plan(after_the_person().after(pace_of(0.0)))
    await scene.move(count=3)
    assert len({seq for _, seq, _ in scene.moves}) == 1
    assert [round(at) for _, _, at in scene.moves] == [0, 1, 2]


async def test_when_it_is_a_persons_turn_nothing_is_planned(scene: Scene):
    scene.pacer.plan(Room.open(opened()))
    assert scene.pacer.due == float("inf")


async def test_whoever_comes_and_goes_does_not_put_a_move_off(scene: Scene):
    room = after_the_person()
    scene.pacer.plan(room)
    due = scene.pacer.due
    for _ in range(5):
        scene.pacer.plan(room)
        assert scene.pacer.due == due
    # Nor does a person who has something written down that is no move.
    scene.pacer.plan(room.after(said(0, messages.Ready, ready=False)))
    assert scene.pacer.due == due
    scene.pacer.plan(room.after(pace_of(0.0)))
    assert scene.pacer.due <= scene.now
    # Where nobody was left the computers rested: they do not rush when somebody is back.
    scene.pacer.stop()
    now = scene.now
    scene.pacer.plan(room)
    assert scene.pacer.due >= now + TURN_S[0]


@pytest.mark.parametrize("rules", ["monclar", "variante-1", "minimale"])
async def test_how_long_a_computer_takes_for_its_turn_does_not_tell_what_anybody_could_do(clock: Time, rules: str):
    """What is jumped in with always comes before a turn could be over: how long a turn takes tells nothing about it."""
    assert TURN_S[1] <= HURRIED_TURN_S[0]
    room = Room.open(opened(rules, seats=3, people=0, options={"a-la-volee": True} if rules == "monclar" else {}))
    expected = HURRIED_TURN_S if room.hurries else TURN_S
    dice = random.Random(1)
    for _ in range(20):
        hands = hidden_cards_anew(room.round, 0, dice)
        scene = Scene(clock)
        scene.pacer.plan(with_round(room, hidden_cards_anew(hands, 1, dice)))
        wish, _, at = await scene.move()
        assert is_within(at, TURN_S if wish.is_reaction else expected)
        scene.pacer.stop()


# Questions


async def test_they_are_asked_late_and_once(scene: Scene):
    room = after_the_person()
    for _ in range(5):
        scene.pacer.plan(room)
        await scene.until(TURN_S[0] - 0.1)
    assert scene.thinking.asked == 0, "nothing is due yet"
    await scene.move()
    assert scene.thinking.asked == 1


async def test_a_round_that_goes_on_before_they_are_asked_costs_no_question(scene: Scene):
    room = after_the_person().after(pace_of(3.0))
    for _ in range(20):
        scene.pacer.plan(with_round(room, room.round.copy()))
        await scene.until(scene.now - scene.began + 0.1)
    assert scene.thinking.asked == 0


async def test_what_they_are_asked_can_be_sent_to_another_process():
    room = room_at(FORGOTTEN)
    questions = questions_for(room, acting_seats(room), seed=3)
    sent = pickle.loads(pickle.dumps(questions))
    assert [answer(question) for question in sent] == [answer(question) for question in questions] != []


class Slow:
    """A player that takes its time, until it is told to be done."""

    def __init__(self) -> None:
        self.done = threading.Event()
        self.asked = 0
        self.at_once = 0
        self.most_at_once = 0

    def __call__(self, question: PlayerQuestion) -> ComputerMove | None:
        self.asked += 1
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        assert self.done.wait(TIMEOUT_S)
        self.at_once -= 1
        return answer(question)


async def test_an_answer_that_comes_too_late_is_dropped_and_asked_for_anew(clock: Time):
    slow = Slow()
    thinkers = Thinkers(slow, searching=SearchPool())
    scene = Scene(clock, thinkers=thinkers)
    room = after_the_person().after(pace_of(0.0))
    scene.pacer.plan(room)
    await until(lambda: slow.asked == 1)
    # However often the round goes on meanwhile, one question is under way.
    for changes in range(1, 6):
        changed = room.round.copy()
        changed.state.rng += changes
        scene.pacer.plan(with_round(room, changed))
        await scene.settle()
    assert (slow.asked, scene.moves) == (1, [])
    slow.done.set()
    await until(lambda: len(scene.moves) == 1)
    assert (slow.asked, slow.most_at_once) == (2, 1)
    scene.pacer.stop()
    await thinkers.close()


async def test_nothing_is_left_of_a_question_when_they_are_stopped(clock: Time):
    before = set(threading.enumerate())
    slow = Slow()
    thinkers = Thinkers(slow, searching=SearchPool())
    scene = Scene(clock, thinkers=thinkers)
    scene.pacer.plan(after_the_person().after(pace_of(0.0)))
    await until(lambda: slow.asked == 1)
    scene.pacer.stop()
    slow.done.set()
    await thinkers.close()
    await scene.settle()
    assert (scene.moves, scene.pacer.due) == ([], float("inf"))
    assert [task for task in asyncio.all_tasks() if task is not asyncio.current_task()] == []
    assert not [thread for thread in threading.enumerate() if thread not in before and thread.name.startswith("huit-thinker")]


async def test_a_player_that_fails_is_asked_again(clock: Time):
    failures = [ZeroDivisionError(), ZeroDivisionError()]

    def failing(question: PlayerQuestion) -> ComputerMove | None:
        if failures:
            raise failures.pop()
        return answer(question)

    class Inline(AtOnce):
        def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
            try:
                return super().submit(fn, *args, **kwargs)
            except ZeroDivisionError as error:
                failed: Future[Any] = Future()
                failed.set_exception(error)
                return failed

    scene = Scene(clock, thinkers=Thinkers(failing, executor=Inline(), searching=SearchPool()))
    scene.pacer.plan(after_the_person().after(pace_of(0.0)))
    for _ in range(3):
        await scene.settle()
        clock.jumps(1.0)
    await until(lambda: len(scene.moves) == 1)
    scene.pacer.stop()


def test_a_second_of_plain_python_in_a_thread_lets_the_loop_go_on():
    """Threads share the interpreter: the loop gets its turns, if later. Players that search want a pool of processes."""

    async def ticks() -> int:
        thinkers, count = Thinkers(_counting, searching=SearchPool()), 0
        room = after_the_person()
        thinking = asyncio.ensure_future(thinkers.wishes(questions_for(room, acting_seats(room), seed=1)))
        while not thinking.done():
            await asyncio.sleep(0)
            count += 1
        await thinkers.close()
        return count

    assert asyncio.run(ticks()) > 3


def _counting(_: PlayerQuestion) -> None:
    end = time.thread_time() + 0.1
    while time.thread_time() < end:
        pass


class Takes(SearchPool):
    """Searches that take as long as the test says, by its clock."""

    def __init__(self, clock: Time, *seconds: float) -> None:
        super().__init__(processes=1)
        self._clock = clock
        self._seconds = iter(seconds)

    async def wishes(self, questions: Sequence[PlayerQuestion], *, asker: str = "") -> tuple[ComputerMove, ...] | None:
        self._clock.jumps(next(self._seconds))
        simple = (answer(question._replace(player="thrifty")) for question in questions)
        return tuple(wish for wish in simple if wish is not None)


async def test_at_no_pace_a_move_without_a_choice_takes_as_long_as_one_that_is_searched(clock: Time):
    thinkers = Thinkers(searching=Takes(clock, 0.4, 0.0))
    scene = Scene(clock, thinkers=thinkers)
    room = Room.open(replace(opened(seats=3, people=0, player="strong@100"), pace=0.0))
    scene.pacer.plan(room)
    wish, _, first_s = await scene.move()
    assert first_s == pytest.approx(0.4)
    scene.pacer.plan(room.after(Moved(wish.seat, wish.move)))
    _, _, second_s = await scene.move(count=2)
    assert second_s - first_s == pytest.approx(SEARCHED_LIKE * 0.4)
    scene.pacer.stop()
    await thinkers.close()
