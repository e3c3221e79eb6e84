"""What mass play tells of rules: an end that never comes is refused, and the measures are those of the rounds played."""

import pytest

from huit.cards import faces_of
from huit.lab.measures import changed_cards, how_rounds_end, measures
from huit.rules import load_rules


def test_rounds_without_an_end_are_found_for_the_number_of_players_that_has_them():
    endless = load_rules("deux-jeux", options={"seats_max": 10, "packs": 4, "hand": 12})
    told, found = how_rounds_end(endless, rounds=20)
    assert [one.seats for one in told] == list(endless.seats)
    assert all(one.broken == 0 for one in told)
    unfinished = [one.seats for one in told if one.unfinished]
    assert [finding.facts["seats"] for finding in found if finding.code == "no_end"] == unfinished[:1]


def test_a_card_is_changed_if_it_does_otherwise_than_in_the_game_that_one_began_with():
    rules = load_rules("minimale", options={"powers": {"7": {"skips": 1}, "T": {"plays_again": True}}})
    assert [len(list(faces_of(faces))) for faces in changed_cards(rules)] == [4]


@pytest.mark.long(short="test_rounds_without_an_end_are_found_for_the_number_of_players_that_has_them")
@pytest.mark.parametrize("name", ["minimale", "danish", "trois-cinq-huit"])
def test_measures_hold_what_they_measure(name: str):
    for measure in measures(load_rules(name), rounds=1000):
        assert measure.interval[0] <= measure.value <= measure.interval[1]
        assert measure.rounds == 1000
