"""Whatever people compose is refused with a reason, or played to the end for every number of players that it claims."""

import pytest

from benchmarks import mixes
from tests.cases import as_case

AT_ONCE = 100
"""Mixes of one case: thirty cases make 3000."""


LOTS = [range(AT_ONCE * lot, AT_ONCE * (lot + 1)) for lot in range(30)]


@pytest.mark.parametrize("seeds", [as_case(range(40), is_long=False), *(as_case(lot, is_long=True) for lot in LOTS)], ids=str)
def test_mixes_by_chance_are_refused_with_a_reason_or_played_to_the_end(seeds: range):
    played = 0
    for seed in seeds:
        name, options = mixes.mix(seed)
        fate = mixes.fate(name, options, rounds=4)
        for found in fate.refused:
            assert found.text["fr"] != found.text["en"], (name, options)
        assert fate.refused or fate.played, (name, options)
        played += not fate.refused
    # About a third of them can be played.
    assert played > len(seeds) // 10


def test_pairs_of_powers_are_refused_with_a_reason_or_played_to_the_end():
    """One pair in sixty; the page of pairs is made by playing them all."""
    for one, other in mixes.all_pairs()[::60]:
        rules, found = mixes.rules_with(one, other)
        refused = [finding for finding in found if finding.level == "refused"]
        assert (rules is not None) or refused
        if rules is not None and not refused:
            told, found = mixes.how_rounds_end(rules, rounds=20)
            assert all(end.broken == 0 for end in told), (one, other)
            assert all(end.unfinished == 0 for end in told) or found, (one, other)


def test_the_page_of_pairs_has_them_all():
    """Without playing them: see the long test for what it says of each."""
    assert f"\n{len(mixes.all_pairs())} pairs: " in mixes.PAGE.read_text("utf-8"), "a new power: run make pairs (some minutes)"


@pytest.mark.long(short="test_the_page_of_pairs_has_them_all")
def test_the_page_of_pairs_is_as_the_check_finds_them():
    assert mixes.PAGE.read_text("utf-8").splitlines() == list(mixes.page()), "run make pairs (some minutes)"
