"""The kernel and the slow engine play the same random rounds, and must agree on everything after every move."""

import random

import pytest

import huit
from huit.cards import faces_of
from huit.rules.families import USUAL, family_names, schema_of
from tests.cases import as_case
from tests.rules.test_knobs import is_fixed
from tests.twin.house_rules import HOUSE_RULES
from tests.twin.side_by_side import play_side_by_side
from tests.twin.test_cousins import DANISH_HOUSE, TRICK_HOUSE

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


def test_every_knob_is_played_by_some_mix() -> None:
    """A twin that never meets a knob says nothing about it. Who may play, and what is chosen before the deal, it is not asked."""
    mixes = [huit.load_rules(name, options=options) for name, options in HOUSE_RULES.values()]
    mixes += [huit.load_rules("trois-cinq-huit", options=options) for options in TRICK_HOUSE.values()]
    mixes += [huit.load_rules("danish", options=options) for options in DANISH_HOUSE.values()]
    for schema in map(schema_of, family_names()):
        played = {knob for rules in mixes if rules.family == schema.name for knob in knobs_played(rules)}
        asked = [knob for knob in (*schema.knobs.values(), *schema.powers.values()) if knob.acts_on in ("column", "columns")]
        idle = [knob.name for knob in asked if knob.name not in played and not is_fixed(knob)]
        assert idle == [], f"{schema.name}: a mix in house_rules.py, or in test_cousins.py, turns it"


def knobs_played(rules: huit.RuleSet) -> set[str]:
    """The knobs that *rules* turn, and those that some card of the pack has."""
    of_cards = {knob for face in faces_of(rules.deck) for knob, value in rules.power(face).items() if value}
    return {*rules.changed, *of_cards}


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
