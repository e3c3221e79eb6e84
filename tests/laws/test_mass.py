"""Mass play with somebody looking on: an observer sees every decision, plain and compiled, and writes a row for each round."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import huit
from huit.engine import code_files, compiling, jit, programs
from huit.engine.actions import Action, Seat
from huit.engine.bits import next_random
from huit.engine.kernel import bound, kernel
from huit.engine.round import family_named
from huit.lab import mass
from huit.lab.simulate import Batch, Simulation
from huit.lab.tally import RowTally
from huit.players import players_of
from huit.players.minds import Mind
from huit.rules import compile_rules
from huit.rules.record import I8

ROUNDS = 60


class Turns(mass.Outcome):
    """How often the first seat decided, and how many cards all held at the end."""

    turns: I8
    held: I8


@kernel
def count_turns(rules: Any, state: Any, seat: Seat, action: Action, row: Turns) -> bool:
    """Count, and give nothing up."""
    if seat == mass.NOBODY:
        for other in range(rules.seats):
            row.held += state.hand_sizes[other]
    else:
        row.turns += seat == 0
    return False


TURNS = mass.Observer("turns", count_turns, Turns)


def no_time() -> float:
    return 0.0


def test_a_measure_has_rows_of_its_own() -> None:
    rules = huit.load_rules("trois-cinq-huit")
    seen = Simulation(rules, seats=3, players=["random"], seed=1, clock=no_time, observer=TURNS)
    alone = Simulation(rules, seats=3, players=["random"], seed=1, clock=no_time)
    for simulation in (seen, alone):
        assert list(simulation.run(ROUNDS)) == [ROUNDS]
    assert seen.report() == alone.report()
    rows, outcomes = [Turns() for _ in range(ROUNDS)], seen.rows
    loop, family = mass.loop_for(mass.play_rounds, rules.family, observer=TURNS), family_named(rules.family)
    loop([compile_rules(rules, seats=3)], [family.state()], rows, [Mind()] * 3, 1, mass.ONCE)
    assert [row.turns for row in rows] == outcomes["turns"].tolist()
    assert [row.held for row in rows] == outcomes["held"].tolist()
    assert all(row.turns > 0 for row in rows)


def test_a_broken_law_gives_a_round_up() -> None:
    @kernel
    def is_long(rules: Any, state: Any) -> bool:
        return state.plays > 5

    kernels = {**family_named("shedding").kernels, "breaks_a_law": is_long, "choose": players_of("shedding").choose}
    observe = bound(mass.LAWS.observe, kernels, label="long")
    loop = bound(mass.play_rounds, kernels | {"observe": observe}, label="long")
    family, row = family_named("shedding"), mass.Outcome()
    loop([compile_rules(huit.load_rules("monclar"), seats=4)], [family.state()], [row], [Mind()] * 4, 1, mass.ONCE)
    assert (row.broken, row.over, row.plays) == (1, 0, 6)


def test_a_tally_is_the_same_in_any_portions() -> None:
    rows = np.zeros(
        5,
        [
            ("decisions", "i8"),
            ("plays", "i8"),
            ("over", "i1"),
            ("reason", "i1"),
            ("winners", "i2"),
            ("broken", "i1"),
            ("points", "i8", (10,)),
        ],
    )
    rows["decisions"], rows["over"], rows["winners"] = [9, 4, 7, 20, 5], [1, 1, 1, 0, 1], [1, 2, 3, 0, 1]
    rows["reason"][1], rows["points"][:, 1] = mass.BLOCKED, [1, 2, 3, 4, 5]
    whole, parts = RowTally(2), RowTally(2)
    whole.add(rows, 7)
    for first, portion in ((7, rows[:0]), (7, rows[:2]), (9, rows[2:])):
        parts.add(portion, first)
    told = whole.report(1.0)
    assert told == parts.report(1.0)
    assert (told["wins"], told["blocked"], told["unfinished"], told["shortest"], told["longest"]) == ([3, 2], 1, 1, 4, 20)
    assert told["mean_points"] == [0.0, 3.0]
    # Seed 7 lets seat 1 deal, so that place 0 is seat 0; and so on in turn.
    assert told["place_wins"] == [4, 1]


def test_compiling_is_told_once_and_not_again_from_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @kernel
    def add_one(numbers: Any) -> None:
        for k in range(len(numbers)):
            numbers[k] = next_random(numbers[k])

    monkeypatch.setattr(code_files, "cache_folder", lambda: tmp_path)
    ways = (compiling.by_numba.__wrapped__, lambda function: programs.Program(function, compiling.code_of, compiling.by_numba))
    for made in ways:
        told: list[str] = []
        for _ in range(2):
            with jit.when_compiling(lambda told=told: told.append("compiling")):
                made(add_one)(np.ones(2, np.int64))
            assert told == ["compiling"]


def test_a_batch_says_what_it_said_until_it_is_asked_again() -> None:
    rules = huit.load_rules("minimale")
    batch, alone = (Batch(rules, seats=2, size=6, seed=4) for _ in range(2))
    for _ in range(40):
        seats, actions = batch.legal()
        kept = seats.tolist(), actions.tolist()
        batch.step(batch.choose(actions))
        assert (seats.tolist(), actions.tolist()) == kept
        assert [each.tolist() for each in alone.legal()] == list(map(list, kept))
        alone.states[:] = batch.states
        alone.look_again()
        assert [each.tolist() for each in alone.legal()] == [each.tolist() for each in batch.legal()]
