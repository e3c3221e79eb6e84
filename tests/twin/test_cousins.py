"""The kernels of 3-5-8 and of Danish, and a slow engine of each, play the same random rounds and must agree after every move."""

import random
from collections import Counter
from collections.abc import Mapping
from math import comb
from typing import Any

import pytest

import huit
from huit.cards import Face, face_name, faces_of, parse_face
from tests.cases import as_case
from tests.laws.some_rounds import some_seed
from tests.twin.slow_danish import SlowDanish
from tests.twin.slow_tricks import KINDS, SlowTricks

NINE_FIVE_TWO: Mapping[str, object] = {
    "kinds": "trumps",
    "dealer_announces": True,
    "dealer_makes": 9,
    "second_makes": 5,
    "third_makes": 2,
}
TRICK_HOUSE: Mapping[str, Mapping[str, object]] = {
    "as it is": {},
    **{name: {name: True} for name in huit.load_rules("trois-cinq-huit").choices},
    "a kitty of one": {
        "chien": 1,
        "announcer_makes": 8,
        "third_makes": 5,
        "dealer_makes": 4,
        "announcer_least": 4,
        "third_least": 5,
        "dealer_least": 8,
        "leads": "third",
    },
    "others owe": {"announcer_makes": 4, "third_makes": 4, "dealer_makes": 8},
    "the third may owe less, and the dealer more": {"third_least": 4, "dealer_least": 9},
    "the dealer announces": {"dealer_announces": True, "second_least": 4, "third_least": 4, "leads": "third"},
    "any suit": {"kinds": "trumps", "kitty_shown": False, "must_give": True},
    "exchange first, in all kinds": {"exchange_first": True, "gives_first": "won", "kitty_taken": "before"},
    "9-5-2": {**NINE_FIVE_TWO, "kitty_shown": False, "exchange_first": True, "must_give": True, "leads": "left"},
    "9-5-2, the kitty last": {**NINE_FIVE_TWO, "kitty_taken": "last", "must_trump": False, "leads": "left", "tricks_to_win": 9},
    "a kitty of one, seen first": {
        **NINE_FIVE_TWO,
        "chien": 1,
        "third_makes": 3,
        "kitty_taken": "before",
        "gives_first": "won",
        "over_to_win": 4,
        "tricks_to_win": 11,
    },
    "the kitty last, and exchanges": {"kitty_taken": "last", "must_give": True, "gives_first": "won", "over_to_win": 5},
}
DANISH_HOUSE: Mapping[str, Mapping[str, object]] = {
    "as it is": {},
    **{name: {name: True} for name in huit.load_rules("danish").choices},
    "long rows": {"row": 4, "hand": 5, "packs": 2, "seats_max": 8},
    "points for whoever wins": {"winner_points": 3, "hand": 2, "row": 2},
    "no way back": {"powers": {"A": {"answered_by": []}}},
    "everything does something": {
        "powers": {
            "4": {"asks_suit": True},
            "5": {"skips": 2},
            "9": {"copies": True},
            "J": {"caps": True},
            "Q": {"plays_again": True},
            "K": {"burns": True},
        }
    },
    "four burn": {"four_burn": True, "starts": "lowest_ordinary", "new_discard": "next_player"},
    "four burn of two packs, for places": {"four_burn": True, "packs": 2, "pour-les-places": True, "picks_up_freely": True},
    "a 7 refuses, a jack turns round": {
        "new_discard": "next_player",
        "powers": {
            "7": {"caps": True, "refuses": ["T", "3", "4"]},
            "J": {"reverses": True},
            "K": {"burns": True, "reverses": True},
        },
    },
    "a card that goes anywhere is refused too": {
        "four_burn": True,
        "powers": {"6": {"asks_suit": True, "refuses": ["2", "6"]}, "2": {"anywhere": True, "reverses": True, "refuses": ["T"]}},
    },
    "rows stay": {"face_up": "stay", "hand": 1, "four_burn": True, "new_discard": "next_player"},
    "rows stay, for places, two packs": {"face_up": "stay", "hand": 1, "packs": 3, "pour-les-places": True, "row": 4},
    "for places, lowest first, no turning": {"pour-les-places": True, "plus-petite-commence": True, "turns_on_pick_up": False},
}
LOTS = [as_case(range(1), is_long=False), as_case(range(1, 5), is_long=True)]
"""The seeds of one round, and of four more in the long run."""
MOST_MOVES = 160


@pytest.mark.parametrize("lot", LOTS, ids=str)
@pytest.mark.parametrize("house", TRICK_HOUSE)
def test_three_five_eight(house: str, lot: range) -> None:
    rules = huit.load_rules("trois-cinq-huit", options=TRICK_HOUSE[house])
    for seed in lot:
        play_tricks(rules, seed)


@pytest.mark.parametrize("lot", LOTS, ids=str)
@pytest.mark.parametrize("house", DANISH_HOUSE)
@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_danish(house: str, seats: int, lot: range) -> None:
    rules = huit.load_rules("danish", options=DANISH_HOUSE[house])
    for seed in lot:
        play_danish(rules, seats, seed)


def names(faces: list[Face]) -> list[str]:
    return [face_name(face) for face in faces]


# 3-5-8


def play_tricks(rules: huit.RuleSet, seed: int) -> None:
    dice = random.Random(seed)
    first, second = dice.randint(-3, 5), dice.randint(-4, 4)
    announced = [{kind for kind in KINDS if dice.random() < 0.3} for _ in range(3)]
    for kinds in announced:
        kinds.discard("hearts")
    carried = {
        "previous": [first, second, -first - second],
        "chosen": [sum(1 << KINDS.index(kind) for kind in kinds) for kinds in announced],
    }
    kernel: Any = huit.new_round(rules, seats=3, seed=some_seed(seed), dealer=seed % 3, carried=carried)
    slow = SlowTricks(
        rules,
        hands=[names([face for face in hand if not kernel.state.kitty >> face & 1]) for hand in kernel.hands],
        kitty=names(list(faces_of(kernel.state.kitty))),
        dealer=seed % 3,
        previous=carried["previous"],
        announced=announced,
    )
    story: list[str] = []
    while not slow.over:
        assert tricks_of(kernel) == tricks_of_slow(slow), "\n".join([*story[-8:], str(kernel)])
        word = dice.choice(sorted(slow.legal(slow.turn)))
        if word.startswith("discard"):
            word = " ".join(["discard", *dice.sample(slow.hands[slow.turn], slow.to_put_away)])
        story.append(f"{slow.turn} {word}")
        kernel.play(word, seat=slow.turn)
        slow.play(slow.turn, word)
    assert tricks_of(kernel) == tricks_of_slow(slow), "\n".join([*story[-8:], str(kernel)])


def tricks_of(kernel: Any) -> dict[str, object]:
    result = kernel.result
    return {
        "hands": [sorted(names(hand)) for hand in kernel.hands],
        "turn": None if kernel.over else kernel.turn,
        "kind": kernel.kind or "",
        "made": list(kernel.tricks),
        "trick": names(kernel.trick),
        "legal": [legal_tricks(kernel, seat) for seat in range(3)],
        "left": [set(kinds) for kinds in kernel.left],
        "result": None if result is None else (list(result.winners), list(result.points)),
        "wins_match": result is not None and result.reason == "outright",
    }


def legal_tricks(kernel: Any, seat: int) -> set[str]:
    moves = set(kernel.legal_moves(seat))
    if not any(move.startswith("discard") for move in moves):
        return moves
    size = len(next(iter(moves)).split(" ")) - 1
    assert len(moves) == comb(len(kernel.hands[seat]), size)
    return {f"discard {size}"}


def tricks_of_slow(slow: SlowTricks) -> dict[str, object]:
    return {
        "hands": [sorted(hand) for hand in slow.hands],
        "turn": None if slow.over else slow.turn,
        "kind": slow.kind,
        "made": slow.made,
        "trick": [card for _, card in slow.trick],
        "legal": [slow.legal(seat) for seat in range(3)],
        "left": [slow.kinds_left(seat) for seat in range(3)],
        "result": slow.result(),
        "wins_match": slow.over and slow.wins_match,
    }


# Danish


def play_danish(rules: huit.RuleSet, seats: int, seed: int) -> None:
    dice = random.Random(seed)
    kernel: Any = huit.new_round(rules, seats=seats, seed=some_seed(seed), dealer=seed % seats)
    slots = [dict(zip(kernel.slots_left[seat], names(kernel.face_down[seat]), strict=True)) for seat in range(seats)]
    slow = SlowDanish(
        rules,
        hands=[names(hand) for hand in kernel.hands],
        up=[names(row) for row in kernel.face_up],
        down=slots,
        stock=names(kernel.stock),
        first=(seed + 1) % seats,
    )
    story: list[str] = []
    for _ in range(MOST_MOVES):
        assert danish_of(kernel) == danish_of_slow(slow), "\n".join([*story[-8:], str(kernel)])
        if slow.over:
            return
        seat, word = dice.choice([(seat, word) for seat in range(seats) for word in kernel.legal_moves(seat)])
        story.append(f"{seat} {word}")
        kernel.play(word, seat=seat)
        slow.play(seat, word)


def danish_of(kernel: Any) -> dict[str, object]:
    result = kernel.result
    return {
        "hands": [Counter(names(hand)) for hand in kernel.hands],
        "up": [names(row) for row in kernel.face_up],
        "down": [dict(zip(kernel.slots_left[seat], names(kernel.face_down[seat]), strict=True)) for seat in range(kernel.seats)],
        "stock": names(kernel.stock),
        "discard": names(kernel.discard),
        "gone": len(kernel.gone),
        "turn": None if kernel.over else kernel.turn,
        "direction": kernel.direction,
        "shown": "" if kernel.state.shown < 0 else face_name(kernel.state.shown),
        "sent": kernel.attacked is not None,
        "out": list(kernel.out),
        "legal": [{made_of(kernel.rules, move) for move in kernel.legal_moves(seat)} for seat in range(kernel.seats)],
        "result": None if result is None else (list(result.winners), list(result.points)),
    }


def made_of(rules: huit.RuleSet, move: str) -> object:
    """A set is its cards, the top one where that counts, and whom it goes to."""
    if " " in move or move in ("pass", "pickup") or move.startswith(">"):
        return move
    cards, arrow, to = move.partition(">")
    some = cards.split("+")
    asks = rules.power(parse_face(some[0])).get("asks_suit")
    return tuple(sorted(some)), some[-1] if asks else "", int(to) if arrow else None


def danish_of_slow(slow: SlowDanish) -> dict[str, object]:
    return {
        "hands": [Counter(hand) for hand in slow.hands],
        "up": slow.up,
        "down": slow.down,
        "stock": slow.stock,
        "discard": slow.discard,
        "gone": slow.gone,
        "turn": None if slow.over else slow.turn,
        "direction": slow.direction,
        "shown": slow.shown,
        "sent": slow.sent and not slow.over,
        "out": slow.out,
        "legal": [slow.legal(seat) for seat in range(slow.seats)],
        "result": slow.result(),
    }
