"""The par of a deal: the same on every machine, and as sure as it says."""

import random

import pytest

from huit.engine.round import new_round
from huit.lab.par import MOST_IMAGINED, Par, ParFound
from huit.rules import load_rules
from tests.laws.test_hidden import hidden_cards_anew

SHORT = "test_preparations.py::test_what_the_lab_and_the_bulb_run_is_prepared"
"""Says that it is the prepared programs that are run; to compile them takes half a minute."""
KEY = "0f" * 32


def par_of(rules: str, *, seats: int = 2, rounds: int = 40, seed: int = 1, most: int = 20) -> ParFound:
    par = Par(new_round(load_rules(rules), seats=seats, seed=KEY, dealer=1), seat=0, others="thrifty", seed=seed, most=most)
    assert list(par.run(rounds))[-1] == rounds
    return par.found()


@pytest.mark.long(short=SHORT)
@pytest.mark.parametrize(("rules", "seats"), [("monclar", 4), ("danish", 3), ("trois-cinq-huit", 3)])
def test_the_same_deal_has_the_same_par_and_another_seed_another(rules: str, seats: int):
    found = par_of(rules, seats=seats)
    assert found == par_of(rules, seats=seats)
    assert found != par_of(rules, seats=seats, seed=1000)
    assert found.won.deals == 40
    assert found.imagines == 20


@pytest.mark.long(short=SHORT)
def test_nineteen_intervals_of_twenty_hold_the_mean():
    """Of forty, five at most miss it: by chance a sixth does in one of seven hundred."""
    truth = par_of("prsi", rounds=4000, seed=1 << 30)
    assert truth.points is None, "who wins counts there, and nothing else"
    pars = [par_of("prsi", rounds=100, seed=1000 * number) for number in range(40)]
    missed = [par for par in pars if abs(par.won.mean - truth.won.mean) > par.won.half_width + truth.won.half_width]
    assert len(missed) <= 5


@pytest.mark.long(short=SHORT)
def test_long_rounds_are_imagined_less_often():
    found = par_of("crazy-eights-countdown", seats=4, rounds=4, most=MOST_IMAGINED)
    assert 100 <= found.imagines < MOST_IMAGINED


@pytest.mark.long(short=SHORT)
def test_what_the_seat_does_not_see_changes_nothing():
    """Another deal with the same hand and the same card face up has the same par."""
    dealt = new_round(load_rules("monclar"), seats=3, seed=KEY, dealer=1)
    other = hidden_cards_anew(dealt, 0, random.Random(5))
    assert dealt.hands != other.hands
    pars = [Par(round_, seat=0, others="thrifty", seed=1, most=20) for round_ in (dealt, other)]
    for par in pars:
        list(par.run(8))
    assert pars[0].found() == pars[1].found()
