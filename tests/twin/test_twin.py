"""The kernel and the slow engine play the same random rounds, and must agree on everything after every move."""

import random
from collections.abc import Mapping

import pytest

import huit
from huit.cards import FACES, face_name
from huit.engine.events import Event
from huit.engine.round import Round
from tests.twin.slow_round import SlowRound, printed_order

ROUNDS = 120
"""Rounds of each version for each number of seats."""
HOUSE_ROUNDS = 25
"""And of each of the house rules."""
HOUSE_RULES: Mapping[str, tuple[str, Mapping[str, object]]] = {
    "short pack": ("monclar", {"cards": 32, "hand": 5}),
    "small hands": ("classique", {"hand": 3}),
    "nothing comes back": ("minimale", {"recycles": False, "packs": 2}),
    "dear mistakes": ("monclar", {"wrong_catch": True, "penalty": 3, "hand": 4}),
    "maou": ("minimale", {"announces_last": True, "hand": 4}),
    "silent": ("classique", {"announces": False, "count": "none"}),
    "drawn card may be played": ("monclar", {"drawn_card": "may_be_played"}),
    "drawn card must be played": ("classique", {"drawn_card": "must_be_played", "draws": 2, "hand": 6}),
    "draw until playable": ("minimale", {"draws": 0, "draws_freely": True, "hand": 6}),
    "endings": (
        "monclar",
        {
            "hand": 3,
            "winner_points": -10,
            "plays_after_paying": 3,
            "late_say": False,
            "powers": {
                "A": {"last_draw": 3, "last_answered_by": ["A", "8"]},
                "8": {"doubles": True, "names_own_suit": True},
                "Q": {"refuses": ["8", "h"]},
                "J": {"turn_at_two": True},
            },
        },
    ),
    "everything at once": (
        "minimale",
        {
            "jokers": True,
            "packs": 2,
            "powers": {
                "2s": {"draw": 4, "answered_by": ["2", "joker"]},
                "joker": {"draw": 5, "wild": True, "names_suit": True, "answered_by": ["joker", "8"]},
                "8": {"clears_debt": True},
                "7": {"skips": 2},
                "J": {"reverses": True, "skips": 1},
                "Q": {"plays_again": True, "draw": 1},
                "K": {"reverses": True},
            },
        },
    ),
}


PLAIN_VERSIONS = (
    *("minimale", "classique", "monclar", "variante-5", "variante-7"),
    *("courte-amicale", "man-et-resta", "derniere-carte", "demi-paquet"),
)
"""The versions whose effects the slow engine knows."""


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in PLAIN_VERSIONS for seats in huit.load_rules(name).seats])
def test_kernel_and_slow_engine_agree(name: str, seats: int) -> None:
    rules = huit.load_rules(name)
    for seed in range(ROUNDS):
        play_side_by_side(rules, seats, seed)


@pytest.mark.parametrize("house", HOUSE_RULES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_they_agree_on_house_rules(house: str, seats: int) -> None:
    name, options = HOUSE_RULES[house]
    rules = huit.load_rules(name, options=options)
    for seed in range(HOUSE_ROUNDS):
        play_side_by_side(rules, seats, seed)


def play_side_by_side(rules: huit.RuleSet, seats: int, seed: int) -> None:
    dice = random.Random(seed)
    kernel = huit.new_round(rules, seats=seats, seed=seed, dealer=seed % seats)
    slow = SlowRound(
        rules,
        hands=[names(hand) for hand in kernel.hands],
        discard=names(kernel.discard),
        stock=names(kernel.stock),
        first=(seed + 1) % seats,
    )
    attentive = dice.choice((0.05, 0.5, 0.95))
    story: list[str] = []
    for _ in range(400):
        assert whole(kernel) == whole_of_slow(slow), "\n".join([*story[-12:], str(kernel)])
        if slow.over:
            return
        seat, word = some_move(slow, dice, attentive)
        story.append(f"{seat} {word}")
        stock_before = list(slow.stock)
        events = kernel.play(word, seat=seat)
        slow.next_recycled_order = recycled_order(events, kernel, stock_before)
        slow.play(seat, word)


def some_move(slow: SlowRound, dice: random.Random, attentive: float) -> tuple[int, str]:
    """Any legal move of anybody, announcements included."""
    calls = [(seat, word) for seat in range(slow.seats) for word in slow.reactions(seat)]
    if calls and dice.random() < attentive / slow.seats:
        return dice.choice(calls)
    word = dice.choice(slow.legal_moves())
    if word not in ("draw", "pass") and slow.may_announce(word[:2]) and dice.random() < 0.7:
        word += "!"
    return slow.turn, word


def recycled_order(events: tuple[Event, ...], kernel: Round, stock_before: list[str]) -> list[str]:
    """What was drawn beyond the old stock came from the new one, whose rest now stands in the kernel's round."""
    dicts = [event.for_seat(event.for_seat(None).get("seat")) for event in events]
    drawn = [card for event in dicts if event["kind"] == "drew" for card in event["cards"]]
    return drawn[len(stock_before) :] + names(kernel.stock)


NAMES = [face_name(face) for face in range(FACES)]
"""Made once: a round asks for thousands."""


def names(faces: list[int]) -> list[str]:
    return [NAMES[face] for face in faces]


def whole(kernel: Round) -> dict[str, object]:
    result = kernel.result
    return {
        "turn": kernel.turn,
        "direction": kernel.direction,
        "debt": kernel.debt,
        "suit": kernel.suit,
        "hands": [sorted(names(hand), key=printed_order) for hand in kernel.hands],
        "stock": names(kernel.stock),
        "discard": names(kernel.discard),
        "legal": list(kernel.legal_moves()),
        "reactions": [list(kernel.reactions(seat)) for seat in range(kernel.seats)],
        "over": kernel.over,
        "out": list(kernel.out),
        "result": None if result is None else result.as_dict(),
    }


def whole_of_slow(slow: SlowRound) -> dict[str, object]:
    return {
        "turn": None if slow.over else slow.turn,
        "direction": slow.direction,
        "debt": slow.debt,
        "suit": slow.suit,
        "hands": [sorted(hand, key=printed_order) for hand in slow.hands],
        "stock": slow.stock,
        "discard": slow.discard,
        "legal": slow.legal_moves(),
        "reactions": [slow.reactions(seat) for seat in range(slow.seats)],
        "over": slow.over,
        "out": slow.out,
        "result": slow.result(),
    }
