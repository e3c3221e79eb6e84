"""Each level of the computer players is better than the one below: whoever makes one worse is told so."""

import pytest

from huit.lab.duels import Duel, holds_its_place
from huit.players.player import LEVELS
from huit.rules import load_rules

STEPS = list(zip(LEVELS[1:], LEVELS, strict=False))


@pytest.mark.parametrize(("higher", "lower"), STEPS[:2])
def test_a_level_without_a_search_beats_the_one_below(higher: str, lower: str):
    assert holds_its_place(Duel(load_rules("monclar"), seats=2, challenger=higher, rival=lower, seed=5))


@pytest.mark.long(short="test_a_level_without_a_search_beats_the_one_below")
@pytest.mark.parametrize("game", ["monclar", "minimale"])
@pytest.mark.parametrize(("higher", "lower"), STEPS[2:])
def test_a_level_that_searches_beats_the_one_below(game: str, higher: str, lower: str):
    assert holds_its_place(Duel(load_rules(game), seats=2, challenger=higher, rival=lower, seed=5))
