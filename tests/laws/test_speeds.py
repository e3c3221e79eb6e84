"""One source, two speeds: plain Python and machine code decide alike, decision by decision, in every field of the state."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import huit
from benchmarks.same_game import RULES as OPENSPIELS
from huit.cards import faces_of
from huit.engine import compiling
from huit.engine.jit import row_of, rows_of
from huit.engine.round import family_named
from huit.lab import mass
from huit.players import player_named
from huit.players.minds import Mind
from huit.rules import compile_rules
from tests.cases import mostly_long, so_many

CompiledLoops = Callable[[Any], Any]
BATCH = 40
STEPS = {"short": 150, "long": 600}
"""The long run plays a hundred rounds and more of most versions: one that ends is dealt anew. Every decision is compared."""
OPTION_STEPS = {"short": 50, "long": 200}
LOOKS_EVERY = 7
"""Steps between two comparisons of every field of every state: these cost more than the play."""
ROUNDS = {"short": 8, "long": 20}


def some_seats(rules: huit.RuleSet) -> list[int]:
    """The fewest, the most, and some between."""
    return sorted({rules.seats[0], rules.seats[len(rules.seats) // 3], rules.seats[-1]})


GAMES = [(name, seats) for name in huit.rule_names() for seats in some_seats(huit.load_rules(name))]
OPTIONS = [(name, option) for name in huit.rule_names() for option in huit.load_rules(name).choices]


@pytest.mark.parametrize(("name", "seats"), mostly_long(GAMES, every=4))
def test_every_decision_is_the_same(name: str, seats: int, compiled_kernels: CompiledLoops) -> None:
    side_by_side(huit.load_rules(name), seats, compiled_kernels, seed=1000 * seats, steps=so_many(**STEPS))


@pytest.mark.parametrize(("name", "option"), mostly_long(OPTIONS, every=6))
def test_every_decision_is_the_same_with_every_option(name: str, option: str, compiled_kernels: CompiledLoops) -> None:
    rules = huit.load_rules(name, options={option: True})
    seats, steps = some_seats(rules)[len(option) % 2 - 1], so_many(**OPTION_STEPS)
    side_by_side(rules, seats, compiled_kernels, seed=len(option), steps=steps)


@pytest.mark.parametrize("seats", [2, 5])
def test_every_decision_is_the_same_under_house_rules(seats: int, compiled_kernels: CompiledLoops) -> None:
    options = {
        "jokers": True,
        "packs": 2,
        "hand": 3,
        "draws": 2,
        "drawn_card": "may_be_played",
        "announces_last": True,
        "wrong_catch": True,
        "starter_acts": True,
        "starter_buried": "joker 8",
        "powers": {"Q": {"skips": 2}, "K": {"reverses": True, "draw": 1}, "joker": {"wild": True, "names_suit": True, "draw": 5}},
    }
    side_by_side(huit.load_rules("monclar", options=options), seats, compiled_kernels, seed=7, steps=so_many(**STEPS))


def test_every_decision_is_the_same_by_the_rules_of_openspiel(compiled_kernels: CompiledLoops) -> None:
    side_by_side(OPENSPIELS, 2, compiled_kernels, seed=8, steps=so_many(**STEPS))


def side_by_side(rules: huit.RuleSet, seats: int, compiled_kernels: CompiledLoops, seed: int, steps: int) -> None:
    """Step one batch of rounds plain and one compiled by the same choices; compare who is asked what at every decision."""
    columns, state_of = compile_rules(rules, seats=seats), family_named(rules.family).state
    deal_all, step_all = (mass.loop_for(loop, rules.family) for loop in (mass.deal_all, mass.step_all))
    plain_states: list[Any] = [state_of() for _ in range(BATCH)]
    row, rows = row_of(columns), rows_of(state_of, BATCH)
    as_rows = rows_of(state_of, BATCH)
    deal_all([columns], plain_states, seed)
    compiled_kernels(deal_all)(row, rows, seed)
    plain_asked, plain_actions = [0] * BATCH, [0] * BATCH
    asked, actions = np.zeros(BATCH, np.int64), np.zeros(BATCH, np.int64)
    chosen, dice = [mass.UNTOUCHED] * BATCH, random.Random(seed)
    for step in range(steps + 1):
        step_all([columns], plain_states, plain_asked, plain_actions, chosen)
        compiled_kernels(step_all)(row, rows, asked, actions, np.array(chosen))
        assert asked.tolist() == plain_asked
        assert actions.tolist() == plain_actions
        if step % LOOKS_EVERY == 0 or step == steps:
            fill(as_rows, plain_states)
            assert as_rows.tobytes() == rows.tobytes()
        chosen = [dice.choice(faces_of(allowed)) if allowed else 0 for allowed in plain_actions]


def test_code_that_checks_its_bounds_is_kept_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the tests compile is slow; what people play with must never be loaded from where the tests left theirs."""
    folder_of_the_tests = compiling.numbas_folder(mass.choose_all)
    monkeypatch.setattr(compiling.config, "BOUNDSCHECK", None)
    assert compiling.numbas_folder(mass.choose_all) != folder_of_the_tests


def fill(rows: np.ndarray, states: list[Any]) -> None:
    """Write plain states into rows, a column at a time."""
    for name, _, _ in type(states[0]).fields():
        rows[name] = [getattr(state, name) for state in states]


@pytest.mark.parametrize(("name", "seats"), mostly_long(GAMES, every=4))
def test_whole_rounds_of_players_are_the_same(name: str, seats: int, compiled_kernels: CompiledLoops) -> None:
    """Thrifty and random players in turn: the same rounds, down to the last card of the last one."""
    rules, rounds = huit.load_rules(name), so_many(**ROUNDS)
    columns, family = compile_rules(rules, seats=seats), family_named(rules.family)
    play_rounds = mass.loop_for(mass.play_rounds, rules.family)
    minds = [player_named("thrifty" if seat % 2 else "random").mind(columns) for seat in range(seats)]
    plain_state, plain_rows = family.state(), [mass.Outcome() for _ in range(rounds)]
    play_rounds([columns], [plain_state], plain_rows, minds, 3, mass.ONCE)
    states, rows, as_rows = rows_of(family.state, 1), rows_of(mass.Outcome, rounds), rows_of(mass.Outcome, rounds)
    as_minds = rows_of(Mind, seats)
    fill(as_minds, minds)
    compiled_kernels(play_rounds)(row_of(columns), states, rows, as_minds, 3, mass.ONCE)
    fill(as_rows, plain_rows)
    assert as_rows.tobytes() == rows.tobytes()
    assert states.tobytes() == row_of(plain_state).tobytes()
    assert rows["over"].all()
