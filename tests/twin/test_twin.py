"""The kernel and the slow engine play the same random rounds, and must agree on everything after every move."""

import random

import pytest

import huit
from huit.rules.families import USUAL
from tests.cases import as_case
from tests.twin.house_rules import HOUSE_RULES
from tests.twin.side_by_side import play_side_by_side

Table = tuple[huit.RuleSet, int, int]
"""Rules, a number of players, and a seed."""

LOTS = [as_case("some", is_long=False), as_case("others", is_long=True)]
"""Each thing that is tested is a list of tables: one of so many is played in the short run, in the long one the others too."""
GAME_ROUNDS = 2
"""Rounds of each game for each number of players."""
OPTION_ROUNDS = 3
"""Rounds of each option of each game: for the fewest, the most and a number between."""
MIXES = 6
"""Random choices of the options of each game, each for the fewest and the most."""
HOUSE_ROUNDS = 5
"""Rounds of each of the house rules, in the same way as those of an option."""

GAMES = [name for name in huit.rule_names() if huit.load_rules(name).family == USUAL]
OPTIONS = [(name, option) for name in GAMES for option in huit.load_rules(name).choices]


@pytest.mark.parametrize("lot", LOTS)
@pytest.mark.parametrize("name", GAMES)
def test_every_game_for_all_that_it_is_for(name: str, lot: str) -> None:
    rules = huit.load_rules(name)
    dealt = {seats: seeds(GAME_ROUNDS, name, seats) for seats in rules.seats}
    play([(rules, seats, dealt[seats][each]) for each in range(GAME_ROUNDS) for seats in rules.seats], lot, every=6)


@pytest.mark.parametrize(
    ("name", "option", "lot"),
    [
        as_case((*option, lot), is_long=lot == "others" or number % 2 == 1)
        for number, option in enumerate(OPTIONS)
        for lot in ("some", "others")
    ],
)
def test_every_option_alone(name: str, option: str, lot: str) -> None:
    rules = huit.load_rules(name, options={option: True})
    play(at_any_table(rules, OPTION_ROUNDS, f"{name} {option}"), lot, every=OPTION_ROUNDS)


@pytest.mark.parametrize("lot", LOTS)
@pytest.mark.parametrize("name", [name for name in GAMES if huit.load_rules(name).choices])
def test_options_together(name: str, lot: str) -> None:
    tables = [table for mix in range(MIXES) for table in with_some_options(name, mix)]
    random.Random(name).shuffle(tables)
    play(tables, lot, every=2 * MIXES)


@pytest.mark.parametrize("lot", LOTS)
@pytest.mark.parametrize("house", HOUSE_RULES)
def test_house_rules(house: str, lot: str) -> None:
    name, options = HOUSE_RULES[house]
    play(at_any_table(huit.load_rules(name, options=options), HOUSE_ROUNDS, house), lot, every=HOUSE_ROUNDS)


def play(tables: list[Table], lot: str, *, every: int) -> None:
    """Play one of *every* so many of the *tables*, or all the others."""
    for number, table in enumerate(tables):
        if (number % every == 0) == (lot == "some"):
            play_side_by_side(*table)


def at_any_table(rules: huit.RuleSet, rounds: int, label: str) -> list[Table]:
    """So many rounds, in no order: one for the fewest, one for the most, and some in between."""
    dice = random.Random(label)
    numbers = [rules.seats[0], rules.seats[-1], *(dice.choice(rules.seats) for _ in range(rounds - 2))]
    tables = [(rules, seats, seed) for seats, seed in zip(numbers, seeds(rounds, label, 0), strict=True)]
    dice.shuffle(tables)
    return tables


def with_some_options(name: str, mix: int) -> list[Table]:
    dice = random.Random(f"{name} {mix}")
    chosen = {option: True for option in sorted(huit.load_rules(name).choices) if dice.random() < 0.5}
    rules = huit.load_rules(name, options=chosen)
    return [
        (rules, seats, seed) for seats, seed in zip((rules.seats[0], rules.seats[-1]), seeds(2, f"{name} {mix}", 0), strict=True)
    ]


def seeds(count: int, label: str, seats: int) -> list[int]:
    """The same ones at every run, and others for every test."""
    dice = random.Random(f"{label} {seats}")
    return [dice.getrandbits(30) for _ in range(count)]
