"""What is compiled ahead is what the bulb, the check and the lab run: no program is left to be compiled when they are pressed."""

from collections.abc import Callable

import pytest

from huit.engine.jit import gathered, kernels_of
from huit.engine.round import new_round
from huit.lab.balance.measurement import Lab
from huit.lab.par import Par
from huit.lab.preparations import Need, Preparation
from huit.lab.rule_checks import STEPS, checked
from huit.players.compiled_search import CompiledThinker
from huit.rules import load_rules, rule_names
from tests.cases import as_case

FAMILIES = ("shedding", "danish", "tricks")


def game_of(family: str) -> str:
    """Another one than that which prepares."""
    return next(rules.id for rules in map(load_rules, rule_names()) if rules.family == family)


@pytest.mark.parametrize("family", [as_case(family, is_long=family != "shedding") for family in FAMILIES])
def test_what_a_check_runs_is_prepared(family: str):
    with gathered() as programs:
        for step in STEPS:
            checked(game_of(family), {}, step)
    assert programs
    assert frozenset().union(*map(kernels_of, programs)) <= Preparation(family, "check").kernels


@pytest.mark.parametrize("family", FAMILIES)
def test_what_the_lab_and_the_bulb_run_is_prepared(family: str):
    presses: dict[Need, Callable[[], object]] = {
        "lab": lambda: Lab(load_rules(game_of(family))),
        "advice": lambda: CompiledThinker(family),
        "par": lambda: Par(new_round(game_of(family), seats=3, seed=1), seat=0, others="thrifty", seed=1),
    }
    for need, press in presses.items():
        with gathered() as programs:
            press()
        assert programs
        preparation = Preparation(family, need)
        assert frozenset().union(*map(kernels_of, programs)) == preparation.kernels
        assert preparation.runs
