"""Rules that do nothing are found by playing the same rounds without them."""

import pytest

from huit.lab.idle import idle_rules, statements_of
from huit.rules import load_rules
from tests.commands.test_commands import huit

IDLE_BESIDE_PLAYING_AGAIN = {
    "skips": 1,
    "turn_at_two": True,
    "turn_at_two_left": True,
    "last_draw": 2,
    "doubles": True,
    "last_points": -20,
}


@pytest.mark.parametrize("name", IDLE_BESIDE_PLAYING_AGAIN)
def test_a_rule_hidden_by_playing_again_is_found(name: str):
    rules = load_rules("minimale", options={"powers": {"9": {"plays_again": True, name: IDLE_BESIDE_PLAYING_AGAIN[name]}}})
    assert [found.key for found in idle_rules(rules)] == [f"powers.9.{name}"]


def test_every_rule_of_a_game_that_acts_is_seen_to_act():
    rules = load_rules("variante-1")
    assert len(list(statements_of(rules))) > 12
    assert idle_rules(rules) == []


def test_the_command_warns_of_what_does_nothing():
    """By playing, where nothing else tells of it: a skip beside « rejouer » is seen without."""
    two = ("--with", "seats_max=2", "--simulate", "--rounds", "50")
    words = ("rules", "check", "minimale", "--with", "hand_limit=50", "--with", "powers.T.skips=1", *two)
    french, english = huit(*words).stderr, huit(*words, language="en").stderr
    assert "hand_limit\u00a0: cette règle ne fait rien" in french
    assert "hand_limit: this rule does nothing" in english
    assert "powers.T.skips: does nothing beside 'plays_again'" in english
    assert english.count("powers.T.skips") == 1
