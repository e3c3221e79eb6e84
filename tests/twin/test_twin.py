"""The kernel and the slow engine play the same random rounds, and must agree on everything after every move."""

import random
from collections.abc import Iterator

import pytest

import huit
from huit.rules.families import USUAL
from tests.twin.house_rules import HOUSE_RULES
from tests.twin.side_by_side import play_side_by_side

ROUNDS = 3
"""Rounds of each game for each number of seats."""
OPTION_ROUNDS = 4
"""Rounds of each option of each game, for any numbers of seats."""
MIXES = 8
"""Random choices of the options of each game."""
HOUSE_ROUNDS = 12
"""Rounds of each of the house rules, for any numbers of seats."""

GAMES = [name for name in huit.rule_names() if huit.load_rules(name).family == USUAL]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_for_all_that_it_is_for(name: str) -> None:
    rules = huit.load_rules(name)
    for seats in rules.seats:
        for seed in seeds(ROUNDS, name, seats):
            play_side_by_side(rules, seats, seed)


@pytest.mark.parametrize(("name", "option"), [(name, option) for name in GAMES for option in huit.load_rules(name).choices])
def test_every_option_alone(name: str, option: str) -> None:
    play_at_any_table(huit.load_rules(name, options={option: True}), OPTION_ROUNDS, f"{name} {option}")


@pytest.mark.parametrize("name", [name for name in GAMES if huit.load_rules(name).choices])
def test_options_together(name: str) -> None:
    options = sorted(huit.load_rules(name).choices)
    for mix in range(MIXES):
        dice = random.Random(f"{name} {mix}")
        chosen = {option: True for option in options if dice.random() < 0.5}
        play_at_any_table(huit.load_rules(name, options=chosen), 2, f"{name} {mix}")


@pytest.mark.parametrize("house", HOUSE_RULES)
def test_house_rules(house: str) -> None:
    name, options = HOUSE_RULES[house]
    play_at_any_table(huit.load_rules(name, options=options), HOUSE_ROUNDS, house)


def play_at_any_table(rules: huit.RuleSet, rounds: int, label: str) -> None:
    """Rounds for the fewest, for the most, and for some in between."""
    dice = random.Random(label)
    tables = [rules.seats[0], rules.seats[-1], *(dice.choice(rules.seats) for _ in range(rounds - 2))]
    for seats, seed in zip(tables, seeds(rounds, label, 0), strict=True):
        play_side_by_side(rules, seats, seed)


def seeds(count: int, label: str, seats: int) -> Iterator[int]:
    """The same ones at every run, and others for every test."""
    dice = random.Random(f"{label} {seats}")
    return (dice.getrandbits(30) for _ in range(count))
