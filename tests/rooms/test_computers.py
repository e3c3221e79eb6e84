"""Which computer player acts, and what on."""

import pickle
from collections import deque
from itertools import islice

import msgspec
import pytest

from huit.engine.chance import is_key
from huit.rooms.computers import ComputerMove, acting_seats, questions_for
from huit.rooms.journal import Moved
from huit.rooms.messages import Viewer
from huit.rooms.room import Room
from huit.rules import load_rules, rule_names
from tests.cases import games_mostly_long, so_many
from tests.rooms.scenes import computer_wishes, moves_of, opened, room_at

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
    assert computer_wishes(room, seed=1)[:2] == (
        ComputerMove(1, "catch", is_reaction=True),
        ComputerMove(2, "catch", is_reaction=True),
    )
    caught = room.after(Moved(1, "catch"))
    assert caught.view(Viewer("k3v9abcd", 0)).counts[0] == 3
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


def test_the_process_that_a_computer_thinks_in_is_not_told_what_the_round_was_dealt_by():
    key = "0f" * 32
    room = Room.open(opened(people=0, forget=0.5, seed=key))
    assert room.dealt.begun is not None
    assert room.dealt.begun.seed == key
    asked = questions_for(room, acting_seats(room), seed=1)
    assert asked[0].forgetting is not None
    assert is_key(asked[0].forgetting.seed)
    told = pickle.dumps(asked)
    assert key.encode() not in told
    assert not any(bytes(word.to_bytes(4, "little")) in told for word in room.round.state.key)


def test_how_often_computers_forget_is_what_was_asked_for():
    rounds = so_many(short=12, long=30)
    announced = {forget: _announced(forget, rounds) for forget in (0.0, 0.5, 1.0)}
    assert announced[0.0] == 1
    assert 0.2 < announced[0.5] < 0.8
    # Never to remember would, where it costs the last card its win, never go out.
    assert 0 < announced[1.0] < 0.25


def test_who_forgot_does_not_remember_a_moment_later():
    scene = ANNE_FORGETS.replace('"5c 6c 7d"', '"9s 6c"').replace('"9h As"', '"9h As 2c"').replace("2c 3d 4c", "3d 4c")
    room = room_at(scene.replace('"9s 6c"', '"6h 6c"') + "turn = 1", forget=1.0)
    (wish,) = computer_wishes(room, seed=1)
    assert not wish.move.endswith("!")
    after = room.after(Moved(wish.seat, wish.move))
    assert after.round.view(0).forgot == 0b10
    assert not any(wish.move == "say" for wish in computer_wishes(after, seed=2))


def test_who_is_away_is_played_for_by_thrifty_which_forgets_nothing_whoever_else_plays():
    for seed in range(12):
        room = room_at(ANNE_FORGETS, player="random", forget=1.0)
        assert computer_wishes(room, seed=seed, stand_ins=[0]) == (ComputerMove(0, "9h!"),)


# Every kind of move that the rules of some game ask for

JUMP = """
rules = "monclar"
hands = ["6h As 2d", "5c 6c 7d", "6h Kd 4s"]
discard = "3h"
stock = "2c 3d 4c 6d 7c Qs"
moves = ["0 6h"]
[with]
a-la-volee = true
packs = 2
"""


def test_a_computer_lays_the_same_card_out_of_turn_before_the_next_one_moves():
    room = room_at(JUMP)
    first, *others = computer_wishes(room, seed=1)
    assert first == ComputerMove(2, "6h", is_reaction=True)
    assert [wish.seat for wish in others] == [1]
    assert not others[0].is_reaction
    after = room.after(Moved(2, "6h"))
    assert after.played.events.latest[-1].kind != "jumped"
    assert "jumped" in [event.kind for event in after.played.events.latest]
    assert after.marks.top_seq == after.marks.turn_seq == after.seq


def test_the_dealer_names_the_suit_of_a_starter():
    for seed in range(400):
        room = Room.open(opened("le-8", seats=2, seed=seed))
        if room.round is not None and room.view(Viewer("k3v9abcd", 0)).phase == "suit":
            break
    (wish,) = computer_wishes(room, seed=1)
    assert (wish.seat, wish.move[0]) == (1, "=")
    assert room.after(Moved(wish.seat, wish.move)).view(Viewer("k3v9abcd", 0)).phase == "play"


@pytest.mark.parametrize(
    ("rules", "hands", "discard", "moves", "word"),
    [
        ("variante-1", ["9h As 2d", "5c 6c 7d", "Kd 4s"], "3h", ["0 9h"], "take"),
        ("variante-1", ["2d 4h", "Ah 6c 7d", "Kd 4s"], "3h", ["0 4h!", "1 Ah"], "give"),
        ("variante-6", ["Jh As", "8c 8d 8h 8s Kd", "Kc 7s"], "Th", ["0 Jh!"], "declare"),
        ("le-8", ["9h As", "Ah 5h 6h 7c"], "3h", ["0 9h!", "1 Ah"], "5h"),
        ("le-8", ["9h As", "Ah 5h 6h 7c"], "3h", ["0 9h!", "1 Ah"], "6h"),
    ],
)
def test_a_computer_makes_every_kind_of_move(rules: str, hands: list[str], discard: str, moves: list[str], word: str):
    lines = (f"rules = {rules!r}", f"hands = {hands}", f"discard = {discard!r}", 'stock = "Kh Qd Jd Td Tc"', f"moves = {moves}")
    room = room_at("\n".join(lines))
    made: list[str] = []
    while wishes := [wish for wish in computer_wishes(room, seed=room.seq) if wish.seat == 1 and not wish.is_reaction]:
        made.append(wishes[0].move)
        room = room.after(Moved(1, wishes[0].move))
    assert any(move.startswith(word) for move in made), made


def test_a_computer_sees_that_the_dealer_erred():
    room = Room.open(opened("monclar", seats=3, options={"misdeals": 100}))
    wishes = computer_wishes(room, seed=1)
    assert {wish.move for wish in wishes} == {"catch"}
    caught = room.after(Moved(wishes[0].seat, "catch"))
    assert caught.view(Viewer("k3v9abcd", 0)).counts == [8, 8, 8]


@pytest.mark.parametrize("name", games_mostly_long(rule_names(), every=6))
@pytest.mark.parametrize("player", ["thrifty", "random"])
def test_computers_play_every_option_of_every_game(name: str, player: str):
    moves = so_many(short=120, long=600)
    for seed, option in enumerate(load_rules(name).choices):
        # An option may change how many can play.
        numbers = load_rules(name, options={option: True}).seats
        seats = numbers[seed % len(numbers)]
        opening = opened(name, seats=seats, people=0, player=player, forget=0.3, options={option: True}, seed=seed)
        room = Room.open(opening)
        # Where everybody forgets, or nobody plans, a round may be long.
        deque(islice(moves_of(room), moves), maxlen=0)


@pytest.mark.parametrize(
    ("rules", "scene", "said", "forgotten"),
    [
        ("variante-1", ["2d 3d 6s", "4h 6c 7d", "Kd 4s"], "4h!", "4h"),
        ("carte-et-maou", ["2d 3d 6s", "4h", "Kd 4s"], "4h!", "4h"),
        ("huit-cochon", ["2d 3d 6s", "4h 6c", "Kd 4s"], "4h!", "4h"),
        ("le-8", ["2d 3d 6s", "4h 6c"], "4h!", "4h"),
    ],
)
def test_every_announcement_can_be_forgotten(rules: str, scene: list[str], said: str, forgotten: str):
    lines = (f"rules = {rules!r}", f"hands = {scene}", 'discard = "9h"', 'stock = "3s 5s 7h Jd Qd Tc 2h"', "turn = 1")
    for forget, word in ((0.0, said), (1.0, forgotten)):
        room = room_at("\n".join(lines), forget=forget)
        wishes = [wish for wish in computer_wishes(room, seed=1) if wish.seat == 1]
        assert word in [wish.move for wish in wishes] or wishes == [ComputerMove(1, "say", is_reaction=True)], wishes
        assert not (forget == 1.0 and any(wish.move == "say" or wish.move.endswith("!") for wish in wishes))


def _announced(forget: float, rounds: int) -> float:
    """Return the rate of plays down to one card that computers announce with."""
    said = silent = 0
    for seed in range(rounds):
        opening = opened(seats=4, people=0, forget=forget)
        room = Room.open(msgspec.structs.replace(opening, first=msgspec.structs.replace(opening.first, seed=seed)))
        # Where everybody forgets and everybody catches, a round has no end.
        for command, after in islice(moves_of(room), 200):
            seat, sizes = command.seat, room.view(Viewer("k3v9abcd", command.seat)).counts
            if command.move[0] in "A23456789TJQK" and sizes[seat] == 2:
                said += command.move.endswith("!")
                silent += not command.move.endswith("!")
            room = after
    return said / (said + silent)
