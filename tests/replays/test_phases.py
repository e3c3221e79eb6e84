"""A scene may begin where the top card still asks for something: it goes on as the scene in which that card is laid."""

import pytest

from huit.engine.round import Round
from huit.views.positions import PositionError, position_json, read_position

POWERS = """
[with]
hand = 3
[with.powers]
7 = { skips = 1, skip_answered_by = ["7"] }
K = { draw = 2, answered_by = ["K"], hits_previous = true }
5 = { draw = 2, answered_by = ["5"], hits_chosen = true }
4 = { draw = 4, wild = true, doubt_costs = 2 }
J = { names_rank = true }
A = { names_card = true }
"""
HANDS = {0: "3h 9c", 1: "6c 7d Kd", 2: "6d 8d 9d"}


def scene(*moves: str, laid: str = "", more: str = "", turn: int = 0, discard: str = "2h") -> str:
    hands = [f"{HANDS[0]} {laid}", HANDS[1], HANDS[2]]
    stock = 'stock = "Ac 2c 3c 4c 5c 6h 7c 8c 9h"'
    said = [f"turn = {turn}", f'discard = "{discard}"', more, stock, f"hands = {hands}", f"moves = {list(moves)}"]
    return "\n".join(['rules = "rien"', *said]).replace("'", '"') + POWERS


@pytest.mark.parametrize(
    ("card", "turn", "more", "then"),
    [
        ("7h", 1, 'phase = "skip"', "1 pass"),
        ("7h", 1, 'phase = "skip"\nturns = 1', "1 7d"),
        ("Kh", 2, 'phase = "hit"\nby = 0', "2 draw"),
        ("5h", 0, 'phase = "target"', "0 hit 2"),
        ("4c", 1, 'phase = "doubt"\nbluff = true', "1 doubt"),
        ("4c", 1, 'phase = "doubt"\nbluff = true', "1 draw"),
        ("Jh", 0, 'phase = "rank"', "0 =7"),
        ("Ah", 0, 'phase = "card"', "0 ask Kd"),
    ],
)
def test_a_scene_begins_in_any_phase(card: str, turn: int, more: str, then: str) -> None:
    whole = read_position(scene(f"0 {card}", then, laid=card))
    begun = read_position(scene(then, turn=turn, more=more, discard=f"2h {card}"))
    laid = whole.replay()
    next(laid)
    assert moves(whole.round) == moves(begun.round)
    for _ in laid:
        pass
    for _ in begun.replay():
        pass
    assert told(whole.round) == told(begun.round)


def moves(round_: Round) -> list[list[str]]:
    return [list(round_.legal_moves(seat)) for seat in range(3)]


def told(round_: Round) -> dict[str, object]:
    return position_json(round_)


@pytest.mark.parametrize("more", ['phase = "doubt"', 'phase = "over"', "phase = 3", 'phase = "skip"\nturns = 0'])
def test_only_what_the_top_card_asks_for(more: str) -> None:
    with pytest.raises(PositionError, match=r"phase|turns"):
        read_position(scene(turn=1, more=more, discard="2h 7h"))
