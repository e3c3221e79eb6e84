"""The kernel and the slow engine play the same random rounds, and must agree on everything after every move."""

import random

import pytest

import huit
from huit.rules.families import USUAL
from tests.cases import as_case
from tests.twin.house_rules import HOUSE_RULES
from tests.twin.side_by_side import play_side_by_side

LOTS = [as_case(lot, is_long=lot > 0) for lot in range(3)]
"""Every lot plays one round of each game for each number of seats, and a third of all the others."""
OPTION_ROUNDS = 6
"""Rounds of each option of each game, for any numbers of seats."""
MIXES = [as_case(mix, is_long=mix > 0) for mix in range(9)]
"""Random choices of the options of each game."""
HOUSE_ROUNDS = 12
"""Rounds of each of the house rules, for any numbers of seats."""

GAMES = [name for name in huit.rule_names() if huit.load_rules(name).family == USUAL]


@pytest.mark.parametrize("lot", LOTS)
@pytest.mark.parametrize("name", GAMES)
def test_every_game_for_all_that_it_is_for(name: str, lot: int) -> None:
    rules = huit.load_rules(name)
    for seats in rules.seats:
        play_side_by_side(rules, seats, seeds(3, name, seats)[lot])


@pytest.mark.parametrize("lot", LOTS)
@pytest.mark.parametrize(("name", "option"), [(name, option) for name in GAMES for option in huit.load_rules(name).choices])
def test_every_option_alone(name: str, option: str, lot: int) -> None:
    play_at_any_table(huit.load_rules(name, options={option: True}), OPTION_ROUNDS, lot, f"{name} {option}")


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("name", [name for name in GAMES if huit.load_rules(name).choices])
def test_options_together(name: str, mix: int) -> None:
    dice = random.Random(f"{name} {mix}")
    chosen = {option: True for option in sorted(huit.load_rules(name).choices) if dice.random() < 0.5}
    rules = huit.load_rules(name, options=chosen)
    for seats, seed in zip((rules.seats[0], rules.seats[-1]), seeds(2, f"{name} {mix}", 0), strict=True):
        play_side_by_side(rules, seats, seed)


@pytest.mark.parametrize("lot", LOTS)
@pytest.mark.parametrize("house", HOUSE_RULES)
def test_house_rules(house: str, lot: int) -> None:
    name, options = HOUSE_RULES[house]
    play_at_any_table(huit.load_rules(name, options=options), HOUSE_ROUNDS, lot, house)


def play_at_any_table(rules: huit.RuleSet, rounds: int, lot: int, label: str) -> None:
    """A third of *rounds* rounds: one for the fewest in the first lot, one for the most in the second, and some in between."""
    dice = random.Random(label)
    tables = [rules.seats[0], rules.seats[-1], *(dice.choice(rules.seats) for _ in range(rounds - 2))]
    for seats, seed in list(zip(tables, seeds(rounds, label, 0), strict=True))[lot::3]:
        play_side_by_side(rules, seats, seed)


def seeds(count: int, label: str, seats: int) -> list[int]:
    """The same ones at every run, and others for every test."""
    dice = random.Random(f"{label} {seats}")
    return [dice.getrandbits(30) for _ in range(count)]
