"""The conformance kit: every game of the library passes it, with each of its options, and rules that cannot hold do not."""

from time import perf_counter
from typing import Any

import pytest

import huit
from huit.engine.round import family_named
from huit.engine.shedding.state import SheddingState
from huit.lab.conformance import broken_laws, ends
from tests.cases import games_mostly_long, is_long_run, mostly_long, so_many

ROUNDS = 300
GAMES = [(name, option) for name in huit.rule_names() for option in (None, *huit.load_rules(name).choices)]


@pytest.mark.parametrize("name", games_mostly_long(huit.rule_names(), every=6))
def test_no_law_is_broken(name: str) -> None:
    rules, rounds = huit.load_rules(name), so_many(short=1, long=3)
    for seats in {rules.seats[0], rules.seats[-1]}:
        assert list(broken_laws(rules, seats=seats, rounds=rounds)) == []


@pytest.mark.parametrize(("name", "option"), mostly_long(GAMES, every=6))
def test_sensible_players_come_to_an_end(name: str, option: str | None) -> None:
    rules = huit.load_rules(name, options={option: True} if option else {})
    for seats in rules.seats if is_long_run() or option is None else {rules.seats[0], rules.seats[-1]}:
        told = ends(rules, seats=seats, player="thrifty", rounds=ROUNDS, clock=perf_counter)
        assert (told.rounds, told.unfinished, told.broken) == (ROUNDS, 0, 0)


def test_a_card_that_is_lost_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    kernels: Any = family_named("shedding").kernels
    carry_out = kernels["apply_action"]

    def careless(rules: object, state: SheddingState, *move: int) -> None:
        carry_out(rules, state, *move)
        state.stock_size -= 1

    monkeypatch.setitem(kernels, "apply_action", careless)
    told = list(broken_laws(huit.load_rules("minimale"), seats=2, rounds=2, seed=5))
    assert [(fault.law, fault.seats, fault.seed, fault.decision) for fault in told] == [
        ("no card is lost or made", 2, 5, 1),
        ("no card is lost or made", 2, 6, 1),
    ]
