"""The cards by which a list of games shows what a game is like."""

import pytest

from huit.cards import parse_face, rank_of
from huit.rules import load_rules, rule_names
from huit.rules.rule_set import RuleSet
from huit.server.told.rule_sheets import acting_in_short

SKIPS = {"skips": 1}
SINGLE = {"powers": {"Qs": SKIPS, "K": SKIPS, "7": SKIPS, "9h 9d": SKIPS, "Kh": {"plays_again": True}}}
GAMES = [*map(load_rules, rule_names()), load_rules("minimale", options=SINGLE)]


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id + "-ours" * bool(rules.options))
def test_they_all_act_and_are_of_as_many_ranks(rules: RuleSet):
    faces = [parse_face(card) for card in acting_in_short(rules)]
    assert all(rules.power(face) for face in faces)
    assert len({rank_of(face) for face in faces}) == len(faces)
    assert bool(faces) == any(rules.power(face) for face in range(54) if rules.deck >> face & 1)
