"""Rounds in the middle of play, for Hypothesis: any version, some house rules, any number of seats, any announcements."""

import hashlib
import random
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

import huit
from huit.engine.round import Round
from huit.rules import compile_rules

SHEDDING = [name for name in huit.rule_names() if huit.load_rules(name).family == "shedding"]
HOUSE_RULES = [
    {},
    {"cards": 32, "hand": 5},
    {"packs": 2, "hand": 6},
    {"wrong_catch": True, "wrong_say": True, "hand": 3},
    {"announces_last": True, "hand": 3},
    {"recycles": False},
    {"drawn_card": "may_be_played", "draws": 3, "hand": 6},
    {"drawn_card": "last_may_be_kept", "draws": 3, "draws_freely": True, "hand": 6},
    {"hand": 3, "hand_limit": 10},
    {"hand": 3, "powers": {"8": {"never_last": True}, "2": {"last_costs": 2}, "T": {"wins_last": True}}},
    {"hand": 3, "goes_on": "places", "powers": {"8": {"last_points": -20}, "2": {"last_draw": 1, "last_points": 5}}},
    {"jokers": True, "powers": {"joker": {"wild": True, "names_suit": True, "draw": 5}, "Q": {"skips": 1}}},
    {"packs": 2, "hand": 4, "powers": {"7": {"trades": True}, "K": {"rotates": True}, "4": {"passes_on": True}}},
    {"hand": 4, "powers": {"5": {"draw": 1, "hits_chosen": True, "answered_by": ["5"]}, "4": {"draw": 1, "hits_previous": True}}},
    {"hand": 4, "powers": {"6": {"wild": True, "draw": 2, "doubt_costs": 2}}},
    {"hand": 4, "powers": {"6": {"skips": 1, "skip_answered_by": ["6", "5"]}}},
    {"hand": 4, "powers": {"6": {"skips": 2, "skip_answered_by": ["6"], "skips_add_up": True}}},
    {"countdown": 4, "hand": 3},
    {"hand": 6, "powers": {"3 4 5 6 7": {"plays_run": True, "run_from": 3}, "Q": {"plays_set": True, "set_from": 3}}},
    {"hand": 4, "powers": {"8": {"last_on_own_suit": True}, "4 5 6 7": {"plays_run": True, "run_turns": True}}},
    {
        "hand": 4,
        "powers": {
            "J": {"names_rank": True, "ranks_named": ["5", "6", "7"]},
            "7": {"draw": 2, "plays_set": True, "adds_up": True},
        },
    },
    {"hand": 4, "powers": {"A": {"names_card": True, "wild": True}, "9": {"draw": 1, "names_card": True, "answered_by": ["9"]}}},
    {
        "hand": 4,
        "powers": {
            "7": {"draw": 3, "draw_doubles": True, "answered_by": ["7", "T"], "payer_plays": True, "payer_draws": True},
            "T": {"sends_back": True, "plays_again": False},
            "K": {"reverses": True, "plays_set": True, "adds_up": True, "turn_at_two": True},
        },
    },
    {
        "hand": 4,
        "attacks_add": False,
        "powers": {"7": {"draw": 3, "answered_by": ["7", "T"]}, "T": {"draw": 1, "answered_by": "T"}},
    },
    {"hand": 3, "forgotten": "next_turn", "powers": {"2": {"draw": 2, "answered_by": ["2"]}, "5": {"plays_set": True}}},
    {"hand": 5, "powers": {rank: {"plays_run": True, "refuses_higher": rank == "6"} for rank in "345678"}},
]


@dataclass(frozen=True)
class Played:
    """A round, and how it came to stand as it does."""

    round: Round
    rules: huit.RuleSet
    seats: int
    seed: int
    moves: tuple[tuple[int, str], ...]


def some_seed(number: int) -> int | str:
    """An int or a key, in turn."""
    return hashlib.sha256(str(number).encode()).hexdigest() if number % 2 else number


def deal(rules: huit.RuleSet, seats: int, seed: int) -> Round:
    return huit.new_round(rules, seats=seats, seed=some_seed(seed), dealer=seed % seats)


def with_options(name: str, options: dict[str, Any]) -> huit.RuleSet:
    """The version with its house rules, or without where it has no place for them."""
    try:
        return huit.load_rules(name, options=options)
    except huit.RulesError:
        return huit.load_rules(name)


def some_move(round_: Round, dice: random.Random) -> tuple[int, str]:
    """Any move that anybody may make."""
    calls = [(seat, word) for seat in range(round_.seats) for word in round_.reactions(seat)]
    if calls and dice.random() < 0.3:
        return dice.choice(calls)
    seat, words = dice.choice(list(round_.may_act().items()))
    word = dice.choice(words)
    if word[:2] not in round_.announced_plays(seat) or dice.random() >= 0.6:
        return seat, word
    cry = dice.choice(("!", "!", "!carte", "!knock", f"!{word[0]}", f"!{word[0]}+knock"))
    # A joker is announced only as a card that is: any, or none.
    return seat, word + next(fits for fits in (cry, "!", "") if round_.why_not(seat, word + fits) is None)


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
    name = draw(st.sampled_from(SHEDDING))
    named = [{option: True} for option in huit.load_rules(name).choices]
    rules = with_options(name, draw(st.sampled_from(HOUSE_RULES + named)))
    seats = draw(st.sampled_from(rules.seats))
    try:
        compile_rules(rules, seats=seats)
    except huit.RulesError:
        seats = rules.seats[0]
    return play_on(rules, seats, draw(st.integers(0, 10_000)), draw(st.integers(0, longest)))
