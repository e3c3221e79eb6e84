"""When computer players act: the times are asked of the plan, so no test has to wait for them."""

import asyncio
import random

import pytest

from huit.rooms import Moved, PaceSet, Readied, Room, Wish
from huit.server.chance import Chance
from huit.server.live import pace
from huit.server.live.pace import CATCH_S, HURRIED_TURN_S, TURN_S, Pacer
from tests.laws.test_hidden import hidden_cards_anew
from tests.rooms.scenes import opened, room_at, with_round

FORGOTTEN = """
rules = "monclar"
hands = ["9h As", "5c 6c 7d", "8d Kd 4s"]
discard = "3h"
stock = "2c 3d 4c 6d 7c Qs"
moves = ["0 9h"]
"""


class Made:
    """Whoever is asked to make a move, and what the store says to it."""

    def __init__(self, *, is_taken: bool = True) -> None:
        self.moves: list[tuple[Wish, int]] = []
        self.is_taken = is_taken
        self.one = asyncio.Event()

    async def act(self, wish: Wish, seq: int) -> bool:
        self.moves.append((wish, seq))
        self.one.set()
        return self.is_taken


def after_the_person() -> Room:
    room = Room.open(opened(seats=3))
    return room.after(Moved(0, room.round.legal_moves()[0]))


@pytest.mark.parametrize("factor", [0.5, 1.0, 3.0])
async def test_a_turn_takes_a_human_time(factor: float):
    room = after_the_person().after(pace_of(factor))
    pacer = Pacer(Made().act, Chance())
    now = asyncio.get_running_loop().time()
    pacer.plan(room)
    assert factor * TURN_S[0] <= pacer.due - now <= factor * TURN_S[1] + 0.1
    pacer.stop()
    assert pacer.due == float("inf")


@pytest.mark.parametrize(("rules", "options"), [("monclar", {"a-la-volee": True}), ("variante-1", {})])
async def test_where_others_may_do_something_until_the_next_move_a_turn_takes_longer(rules: str, options: dict[str, bool]):
    room = Room.open(opened(rules, seats=3, people=0, options=options))
    pacer = Pacer(Made().act, Chance())
    now = asyncio.get_running_loop().time()
    pacer.plan(room)
    assert HURRIED_TURN_S[0] <= pacer.due - now <= HURRIED_TURN_S[1] + 0.1
    pacer.stop()


async def test_to_catch_takes_longer_and_comes_before_any_turn_of_a_computer():
    room = room_at(FORGOTTEN)
    pacer = Pacer(Made().act, Chance())
    now = asyncio.get_running_loop().time()
    pacer.plan(room)
    due = pacer.due
    assert CATCH_S[0] <= due - now <= CATCH_S[1] + 0.1
    pacer.plan(room.after(pace_of(1.0)))
    assert pacer.due == due, "what is going to be called out keeps its time"
    pacer.plan(room.after(pace_of(0.0)))
    assert pacer.due < due, "unless they are told to hurry"
    pacer.plan(room)
    pacer.plan(room.after(Moved(0, "say")))
    assert pacer.due < now + TURN_S[1] + 0.1, "said after all: nothing is left to catch"
    pacer.stop()


async def test_at_pace_0_they_act_at_once():
    made = Made()
    room = after_the_person().after(pace_of(0.0))
    Pacer(made.act, Chance()).plan(room)
    await asyncio.wait_for(made.one.wait(), timeout=10)
    assert [(wish.seat, seq) for wish, seq in made.moves] == [(room.round.turn, room.seq)]


async def test_a_move_that_the_disk_refused_is_tried_again(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pace, "RETRY_S", 0.0)
    made = Made(is_taken=False)
    room = after_the_person().after(pace_of(0.0))
    pacer = Pacer(made.act, Chance())
    pacer.plan(room)
    for _ in range(3):
        made.one.clear()
        await asyncio.wait_for(made.one.wait(), timeout=10)
    pacer.stop()
    assert len({seq for _, seq in made.moves}) == 1


async def test_when_it_is_a_persons_turn_nothing_is_planned():
    pacer = Pacer(Made().act, Chance())
    pacer.plan(Room.open(opened()))
    assert pacer.due == float("inf")


def pace_of(factor: float) -> PaceSet:
    return PaceSet(0, factor)


async def test_whoever_comes_and_goes_does_not_put_a_move_off():
    room = after_the_person()
    pacer = Pacer(Made().act, Chance())
    pacer.plan(room)
    due = pacer.due
    for _ in range(5):
        pacer.plan(room)
        assert pacer.due == due
    # Nor does a person who has something written down that is no move.
    pacer.plan(room.after(Readied(guest=0, ready=False)))
    assert pacer.due == due
    pacer.plan(room.after(pace_of(0.0)))
    assert pacer.due <= asyncio.get_running_loop().time()
    # Where nobody was left the computers rested: they do not rush when somebody is back.
    pacer.stop()
    now = asyncio.get_running_loop().time()
    pacer.plan(room)
    assert pacer.due >= now + TURN_S[0]
    pacer.stop()


@pytest.mark.parametrize("rules", ["monclar", "variante-1", "minimale"])
async def test_how_long_a_computer_takes_for_its_turn_does_not_tell_what_anybody_could_do(rules: str):
    """What is jumped in with always comes before a turn could be over: how long a turn takes tells nothing about it."""
    assert TURN_S[1] <= HURRIED_TURN_S[0]
    room = Room.open(opened(rules, seats=3, people=0, options={"a-la-volee": True} if rules == "monclar" else {}))
    expected = HURRIED_TURN_S if room.hurries else TURN_S
    dice = random.Random(1)
    for _ in range(20):
        hands = hidden_cards_anew(room.round, 0, dice)
        other = with_round(room, hidden_cards_anew(hands, 1, dice))
        pacer, now = Pacer(Made().act, Chance()), asyncio.get_running_loop().time()
        pacer.plan(other)
        assert expected[0] <= pacer.due - now <= expected[1] + 0.1
        pacer.stop()
