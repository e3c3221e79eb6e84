"""What the check of own rules says of play, in sentences."""

import re

import pytest

from huit.lab.balance.in_short import changed_cards, in_short
from huit.rules import load_rules
from tests.cases import measured


def test_a_card_is_changed_if_it_does_otherwise_than_in_the_game_that_one_began_with():
    rules = load_rules("minimale", options={"powers": {"7": {"skips": 1}, "T": {"plays_again": True}}})
    assert list(changed_cards(rules)) == ["7"]


@pytest.mark.parametrize("name", measured(["minimale", "danish", "trois-cinq-huit", "monclar"]))
def test_sentences_hold_what_was_measured(name: str):
    for measure in in_short(load_rules(name), rounds=1000):
        french, english = measure["text"]["fr"], measure["text"]["en"]
        low, high = measure["interval"]
        assert low <= measure["value"] <= high
        assert re.search(r" \(de [+\u2212]?\d[\d,]*(\u00a0%)? à [+\u2212]?\d[\d,]*(\u00a0%)?\)", french), "the interval is told"
        assert not re.search(r"-\d|\d\.\d", french), "numbers as French writes them"
        assert measure["rounds"] == 1000
        scale = 1 if measure["name"] == "turns" else 100
        assert low <= 0 <= high or f"{abs(scale * measure['value']):.1f}" in english


def test_an_eight_that_is_dealt_is_a_good_card_to_have():
    told = {measure["about"]: measure["text"] for measure in in_short(load_rules("monclar"), rounds=4000)}
    assert told["8"]["fr"].startswith("8\u00a0: qui en reçoit à la donne gagne 1")
    assert told["8"]["fr"].endswith("c’est une bonne carte à avoir.")
    assert told["8"]["en"].endswith("a good card to have.")
