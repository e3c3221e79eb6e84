"""Rounds compare by what they are, the rules and all that the state holds, and their ``repr`` makes them again."""

import random

import pytest

from huit import read_resolved, round_at
from huit.engine.round import Round, new_round
from huit.rules import load_rules, rule_names
from huit.views.positions import read_position

GAMES = [("monclar", 4), ("trois-cinq-huit", 3), ("danish", 3)]


def play_by_chance(round_: Round, chance: random.Random) -> None:
    seat, words = chance.choice(list(round_.may_act().items()))
    round_.play(chance.choice(words), seat=seat)


def made_again(round_: Round) -> Round:
    names = {"load_rules": load_rules, "read_resolved": read_resolved, "round_at": round_at}
    return eval(repr(round_), names)


def assert_made_again(round_: Round) -> None:
    again = made_again(round_)
    assert again == round_
    assert again.columns == round_.columns
    assert repr(again) == repr(round_)


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


@pytest.mark.parametrize("name", rule_names())
def test_a_round_of_any_game_is_made_again_by_its_repr(name: str):
    round_, chance = new_round(name, seats=load_rules(name).seats[-1], seed=3), random.Random(name)
    for _ in range(12):
        assert_made_again(round_)
        if round_.over:
            break
        play_by_chance(round_, chance)
    assert made_again(round_).may_act() == round_.may_act()


def test_options_and_rules_of_ones_own_are_made_again():
    optional = new_round(load_rules("monclar", options={"maou": True}), seats=3, seed=1)
    assert "load_rules('monclar', options={'maou': True})" in repr(optional)
    assert_made_again(optional)
    own = read_resolved(
        "les-miennes", load_rules("monclar", options={"hand": {2: 7, 3: 5}}).resolved, options={}, is_checked=True
    )
    assert_made_again(new_round(own, seats=3, seed=1))


def test_a_hand_that_the_dealer_chose_is_made_again():
    rules = load_rules("monclar", options={"packs": 1, "hand_from": 5, "hand_to": 8})
    round_ = new_round(rules, seats=4, seed=1, hand=6)
    assert repr(round_).endswith("hand=6)")
    assert_made_again(round_)


def test_a_scene_with_more_seats_than_a_deal_allows_is_made_again():
    hands = ", ".join(f'"{card}"' for card in ("9h", "As", "Kd", "5c", "6c", "7c", "Jh"))
    assert_made_again(read_position(f'rules = "minimale"\nhands = [{hands}]\ndiscard = "5h"').round)


def test_a_field_that_no_state_has_is_refused():
    with pytest.raises(ValueError, match="SheddingState has no tricks"):
        round_at("minimale", seats=2, state={"tricks": 1})
    with pytest.raises(ValueError, match="no hands"):
        round_at("minimale", seats=2, state={"hands": [0] * 1000})


def test_the_repr_of_a_view_tells_what_its_seat_may_know_and_no_more():
    round_ = new_round("minimale", seats=2, seed=1)
    told, state = repr(round_.view(0)), round_.state
    assert told.startswith("<SheddingView ")
    assert not any(f"{hidden}=" in told for hidden in ("stock", "rng", "key"))
    assert str(state.hands[4]) not in told
    assert told.count("hands=[") == 1
