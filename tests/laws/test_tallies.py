"""What a page tells of the points of a round, card by card, adds up to what the engine counts."""

from itertools import product

import pytest

import huit
from huit.engine.bits import next_random
from huit.engine.shedding.round import SheddingRound
from huit.rules.families import schema_of
from huit.views.tallies import tallied_result
from tests.cases import as_case
from tests.laws.test_golden import SEATS

COUNTS = {
    name: schema_of(rules.family).counts(rules)
    for name, rules in ((name, huit.load_rules(name)) for name in SEATS)
    if rules.family == "shedding"
}
COUNTED = [name for name, counts in COUNTS.items() if counts != "none"]
ONE_OF_EACH = {COUNTS[name]: name for name in COUNTED}.values()
"""A game of each way of counting."""
ROUNDS = 12
LONGEST = 3_000


def begun(rules: huit.RuleSet, seats: int, seed: int) -> SheddingRound:
    round_ = huit.new_round(rules, seats=seats, seed=seed)
    assert isinstance(round_, SheddingRound)
    return round_


def finished_round(name: str, seats: int, seed: int, **options: object) -> SheddingRound | None:
    round_, dice = begun(huit.load_rules(name, options=options), seats, seed), seed
    for _ in range(LONGEST):
        if round_.over:
            return round_
        dice = next_random(dice)
        moves = round_.legal_moves()
        seat, word = round_.turn or 0, moves[dice % len(moves)]
        # Whoever forgets « Carte » draws: some rounds would never end.
        round_.play(word + "!" * (word[:2] in round_.announced_plays(seat)), seat=seat)
    return None


@pytest.mark.parametrize("name", [as_case(name, is_long=name not in ONE_OF_EACH) for name in COUNTED])
def test_the_parts_told_add_up_to_the_points(name: str) -> None:
    finished = 0
    for seed in range(ROUNDS):
        round_ = finished_round(name, SEATS[name], seed)
        if round_ is None:
            continue
        result = tallied_result(round_)
        assert result is not None
        assert [tally.points for tally in result.tallies] == result.points
        if COUNTS[name] != "podium":
            assert [len(worth) for worth in result.worth] == [len(hand) for hand in result.hands]
        finished += 1
    assert finished


@pytest.mark.parametrize("count", ["left_in_hand", "winner_takes", "podium"])
def test_each_way_of_counting_adds_up_with_any_rules(count: str) -> None:
    for (name, seats), limit in product(SEATS.items(), (0, 9)):
        if name in COUNTS and (round_ := finished_round(name, seats, 7, count=count, play_limit=limit)) is not None:
            result = tallied_result(round_)
            assert result is not None
            assert [tally.points for tally in result.tallies] == result.points, name


@pytest.mark.parametrize("count", ["left_in_hand", "winner_takes"])
def test_last_cards_that_count_are_told_apart(count: str) -> None:
    powers = {"8": {"last_points": -20}, "2 3 4 5 6": {"last_points": 5}, "9": {"doubles": True}}
    told = set[int]()
    for name, goes_on, seed in product(("minimale", "les-ulis"), ("first_out", "places"), range(4)):
        options = {"count": count, "goes_on": goes_on, "hand": 3, "powers": powers}
        if (round_ := finished_round(name, 4, seed, **options)) is not None:
            result = tallied_result(round_)
            assert result is not None
            assert [tally.points for tally in result.tallies] == result.points, (name, goes_on, seed)
            told |= {tally.last for tally in result.tallies}
    assert {0, 5} <= told


def test_nothing_is_told_of_a_round_that_is_played() -> None:
    assert tallied_result(begun(huit.load_rules("monclar"), 3, 1)) is None
