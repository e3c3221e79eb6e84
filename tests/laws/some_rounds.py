"""Rounds in the middle of play, for Hypothesis: any version, some house rules, any number of seats, any announcements."""

import random
from dataclasses import dataclass

from hypothesis import strategies as st

import huit
from huit.engine.round import Round

HOUSE_RULES = [
    {},
    {"cards": 32, "hand": 5},
    {"packs": 2, "hand": 6},
    {"wrong_catch": True, "hand": 3},
    {"announces_last": True, "hand": 3},
    {"recycles": False},
    {"drawn_card": "may_be_played", "draws": 3, "hand": 6},
    {"jokers": True, "powers": {"joker": {"wild": True, "names_suit": True, "draw": 5}, "Q": {"skips": 1}}},
]


@dataclass(frozen=True)
class Played:
    """A round, and how it came to stand as it does."""

    round: Round
    rules: huit.RuleSet
    seats: int
    seed: int
    moves: tuple[tuple[int, str], ...]


def deal(rules: huit.RuleSet, seats: int, seed: int) -> Round:
    return huit.new_round(rules, seats=seats, seed=seed, dealer=seed % seats)


def may_announce(round_: Round, word: str) -> bool:
    """Whether a legal play may carry a "!": it leaves one card, or none where « maou » is agreed on."""
    if word in ("draw", "pass"):
        return False
    left = len(round_.hands[round_.turn or 0]) - 1
    knobs = round_.rules.knobs
    return bool((left == 1 and knobs["announces"]) or (left == 0 and knobs["announces_last"]))


def some_move(round_: Round, dice: random.Random) -> tuple[int, str]:
    """Any move that anybody may make."""
    calls = [(seat, word) for seat in range(round_.seats) for word in round_.reactions(seat)]
    if calls and dice.random() < 0.3:
        return dice.choice(calls)
    word = dice.choice(round_.legal_moves())
    return round_.turn or 0, word + "!" * (may_announce(round_, word) and dice.random() < 0.6)


def play_on(rules: huit.RuleSet, seats: int, seed: int, length: int) -> Played:
    """Deal, and play *length* moves or to the end."""
    round_, dice = deal(rules, seats, seed), random.Random(seed)
    moves: list[tuple[int, str]] = []
    while len(moves) < length and not round_.over:
        seat, word = some_move(round_, dice)
        round_.play(word, seat=seat)
        moves.append((seat, word))
    return Played(round_, rules, seats, seed, tuple(moves))


@st.composite
def some_rounds(draw: st.DrawFn, longest: int = 150) -> Played:
    rules = huit.load_rules(draw(st.sampled_from(huit.rule_names())), options=draw(st.sampled_from(HOUSE_RULES)))
    seats = draw(st.sampled_from(rules.seats))
    if seats * rules.hand(seats=seats) >= rules.packs(seats=seats) * rules.deck.bit_count():
        seats = rules.seats[0]
    return play_on(rules, seats, draw(st.integers(0, 10_000)), draw(st.integers(0, longest)))
