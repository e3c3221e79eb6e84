"""The campaign in small (`make campaign`): every game and pairs of its options, by chance and by sensible players."""

import pytest

from benchmarks import campaign
from tests.cases import as_case


@pytest.mark.parametrize("rounds", [as_case(10, is_long=False), as_case(500, is_long=True)])
def test_every_game_keeps_the_laws(rounds: int) -> None:
    for name in campaign.rule_names():
        rules = campaign.load_rules(name)
        for player in ("random", "thrifty"):
            tally = campaign.played(rules, player, rounds)
            assert tally.broken == 0, name
            assert player == "random" or tally.unfinished == 0, name


@pytest.mark.parametrize(("every", "rounds"), [as_case((25, 5), is_long=False), as_case((1, 50), is_long=True)])
def test_pairs_of_options_keep_the_laws(every: int, rounds: int) -> None:
    *told, total = campaign.of_pairs(every=every, rounds=rounds)
    assert [line for line in told if " is refused: " not in line] == []
    assert " 0 laws broken" in total
