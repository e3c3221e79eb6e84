"""Which computer player acts, and what on."""

from itertools import islice

import msgspec
import pytest

from huit.rooms import Moved, Room, Wish, computer_wishes
from tests.rooms.scenes import moves_of, opened, room_at

ANNE_FORGETS = """
rules = "monclar"
hands = ["9h As", "5c 6c 7d", "8d Kd 4s"]
discard = "3h"
stock = "2c 3d 4c 6d 7c Qs"
"""


def test_the_computer_whose_turn_it_is_moves_and_no_other():
    room = Room.open(opened(seats=3))
    assert computer_wishes(room, seed=1) == ()
    room = room.after(Moved(0, room.round.legal_moves()[0]))
    wishes = computer_wishes(room, seed=1)
    assert [wish.seat for wish in wishes] == [room.round.turn]
    assert wishes == computer_wishes(room, seed=1)


def test_who_forgot_is_caught_by_every_computer_and_the_turn_waits():
    room = room_at(ANNE_FORGETS + 'moves = ["0 9h"]')
    assert computer_wishes(room, seed=1)[:2] == (Wish(1, "catch"), Wish(2, "catch"))
    caught = room.after(Moved(1, "catch"))
    assert caught.view("k3v9abcd", 0).counts[0] == 3
    assert not any(wish.is_reaction for wish in computer_wishes(caught, seed=1))


@pytest.mark.parametrize("moves", ['["0 9h!"]', '["0 9h", "0 say"]'])
def test_who_announced_is_not_caught(moves: str):
    room = room_at(ANNE_FORGETS + f"moves = {moves}")
    assert not any(wish.is_reaction for wish in computer_wishes(room, seed=1))


def test_a_computer_decides_on_what_its_seat_may_know():
    others = 'hands = ["9h As", "5c 6c 7d", "{}"]'
    one = room_at(
        ANNE_FORGETS.replace('hands = ["9h As", "5c 6c 7d", "8d Kd 4s"]', others.format("8d Kd 4s")) + 'moves = ["0 9h!"]'
    )
    other = room_at(
        ANNE_FORGETS.replace('hands = ["9h As", "5c 6c 7d", "8d Kd 4s"]', others.format("8c Qd Ts")) + 'moves = ["0 9h!"]'
    )
    assert computer_wishes(one, seed=5) == computer_wishes(other, seed=5)


def test_how_often_computers_forget_is_what_was_asked_for():
    announced = {forget: _announced(forget) for forget in (0.0, 0.5, 1.0)}
    assert announced[0.0] == 1
    assert 0.2 < announced[0.5] < 0.8
    assert announced[1.0] == 0


def test_who_forgot_does_not_remember_a_moment_later():
    scene = ANNE_FORGETS.replace('"5c 6c 7d"', '"9s 6c"').replace('"9h As"', '"9h As 2c"').replace("2c 3d 4c", "3d 4c")
    room = room_at(scene.replace('"9s 6c"', '"6h 6c"') + "turn = 1", forget=1.0)
    (wish,) = computer_wishes(room, seed=1)
    assert not wish.move.endswith("!")
    after = room.after(Moved(wish.seat, wish.move))
    assert after.round.view(0).forgot == 0b10
    assert Wish(1, "say") not in computer_wishes(after, seed=2)


def _announced(forget: float) -> float:
    """Return the rate of plays down to one card that computers announce with."""
    said = silent = 0
    for seed in range(30):
        opening = opened(seats=4, people=0, forget=forget)
        room = Room.open(msgspec.structs.replace(opening, first=msgspec.structs.replace(opening.first, seed=seed)))
        # Where everybody forgets and everybody catches, a round has no end.
        for command in islice(moves_of(room), 200):
            seat, sizes = command.seat, room.view("k3v9abcd", command.seat).counts
            if command.move[0] in "A23456789TJQK" and sizes[seat] == 2:
                said += command.move.endswith("!")
                silent += not command.move.endswith("!")
            room = room.after(command)
    return said / (said + silent)
