"""Rounds compare by what they are: the rules, and all that the state holds."""

import random

import pytest

from huit.engine.round import Round, new_round
from huit.rules import load_rules

GAMES = [("monclar", 4), ("trois-cinq-huit", 3), ("danish", 3)]


def play_by_chance(round_: Round, chance: random.Random) -> None:
    seat, words = chance.choice(list(round_.may_act().items()))
    round_.play(chance.choice(words), seat=seat)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_copy_is_equal_until_one_of_the_two_is_played_on(name: str, seats: int):
    round_ = new_round(name, seats=seats, seed=7)
    for number in range(20):
        if round_.over:
            break
        twin = round_.copy()
        assert twin == round_
        play_by_chance(round_, random.Random(number))
        assert twin != round_
        play_by_chance(twin, random.Random(number))
        assert twin == round_


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_another_deal_is_another_round(name: str, seats: int):
    assert new_round(name, seats=seats, seed=7) == new_round(name, seats=seats, seed=7)
    assert new_round(name, seats=seats, seed=7) != new_round(name, seats=seats, seed=8)


def test_the_same_cards_by_other_rules_are_another_round():
    usual, other = load_rules("monclar"), load_rules("monclar", options={"penalty": 5})
    assert new_round(usual, seats=3, seed=1).state == new_round(other, seats=3, seed=1).state
    assert new_round(usual, seats=3, seed=1) != new_round(other, seats=3, seed=1)


def test_a_round_has_no_hash_for_it_changes():
    with pytest.raises(TypeError, match="unhashable"):
        hash(new_round("minimale", seats=2, seed=1))
