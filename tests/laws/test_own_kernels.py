"""Kernels for one set of rules decide as those for all rules do, in every field of the state; the program chooses which play."""

import ast
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
import pytest

import huit
from huit.cards import faces_of
from huit.engine import code_files
from huit.engine.actions import Seat
from huit.engine.jit import dtype_of, row_of, rows_of, write_row
from huit.engine.kernel import KERNELS, OWN, kernel
from huit.engine.own_kernels import own, own_if_worth_it, source_of
from huit.engine.round import family_named
from huit.lab import mass, searched_play, simulate
from huit.lab.duels import Duel
from huit.lab.searched_play import Play
from huit.lab.simulate import Batch, Simulation
from huit.players import player_named
from huit.players.minds import RANDOM, Mind
from huit.rules import compile_rules
from tests.cases import games_mostly_long, mostly_long
from tests.laws.test_speeds import some_seats
from tests.twin.house_rules import HOUSE_RULES
from tests.twin.test_cousins import DANISH_HOUSE, TRICK_HOUSE

Loops = list[Callable[..., Any]]
BATCH, STEPS = 10, 100
MIXES = [
    *HOUSE_RULES.values(),
    *(("trois-cinq-huit", options) for options in TRICK_HOUSE.values()),
    *(("danish", options) for options in DANISH_HOUSE.values()),
]
FOREVER = 1e9
"""Seconds of play in which everything is worth it that ever is."""


def loops_of(family: str) -> Loops:
    return [mass.loop_for(loop, family) for loop in (mass.deal_all, mass.step_all)]


def in_lockstep(rules: huit.RuleSet, seats: int, seed: int) -> None:
    """Step two batches by the same choices, in plain Python: one by the kernels for all rules, one by those for *rules*."""
    columns, family = compile_rules(rules, seats=seats), family_named(rules.family)
    sides = [loops_of(rules.family), own(loops_of(rules.family), columns, family.state)]
    states: list[list[Any]] = [[family.state() for _ in range(BATCH)] for _ in sides]
    asked, actions = ([[0] * BATCH for _ in sides] for _ in range(2))
    chosen, dice = [mass.UNTOUCHED] * BATCH, random.Random(seed)
    for (deal_all, _), batch in zip(sides, states, strict=True):
        deal_all([columns], batch, seed)
    for _ in range(STEPS):
        for side, (_, step_all) in enumerate(sides):
            step_all([columns], states[side], asked[side], actions[side], chosen)
        assert asked[0] == asked[1]
        assert actions[0] == actions[1]
        assert states[0] == states[1]
        chosen = [dice.choice(faces_of(allowed)) if allowed else 0 for allowed in actions[0]]


@pytest.mark.parametrize("name", games_mostly_long(huit.rule_names(), every=8))
def test_every_decision_is_the_same(name: str) -> None:
    rules = huit.load_rules(name)
    for seats in some_seats(rules):
        in_lockstep(rules, seats, seed=seats)


def test_every_house_rule_can_be_dealt_to_all_that_it_seats() -> None:
    for name, options in MIXES:
        rules = huit.load_rules(name, options=options)
        for seats in rules.seats:
            compile_rules(rules, seats=seats)


@pytest.mark.parametrize("mix", mostly_long(range(len(MIXES)), every=8))
def test_every_decision_is_the_same_under_house_rules(mix: int) -> None:
    name, options = MIXES[mix]
    rules = huit.load_rules(name, options=options)
    in_lockstep(rules, some_seats(rules)[mix % 2 - 1], seed=mix)


def options_of(name: str) -> list[list[str]]:
    """The options of a game in two lots, each played at once: to shorten the kernels takes longer than to play."""
    options = list(huit.load_rules(name).choices)
    return [lot for lot in (options[::2], options[1::2]) if lot]


OPTIONS = [(name, lot) for name in huit.rule_names() for lot in options_of(name)]


@pytest.mark.parametrize(("name", "lot"), mostly_long(OPTIONS, every=8), ids=str)
def test_every_decision_is_the_same_with_every_option(name: str, lot: list[str]) -> None:
    rules = huit.load_rules(name, options=dict.fromkeys(lot, True))
    in_lockstep(rules, some_seats(rules)[len(lot) % 2 - 1], seed=len(lot))


@pytest.mark.parametrize("name", mostly_long(["danish", "monclar", "trois-cinq-huit"], every=3))
def test_compiled_they_play_the_same_rounds(name: str, compiled_kernels: Callable[[Any], Any]) -> None:
    """Thrifty and random players in turn, down to the last card."""
    rules, rounds = huit.load_rules(name), 15
    seats = some_seats(rules)[1 % len(some_seats(rules))]
    columns, state = compile_rules(rules, seats=seats), family_named(rules.family).state
    loop = mass.loop_for(mass.play_rounds, rules.family)
    minds = [player_named("thrifty" if seat % 2 else "random").mind(columns) for seat in range(seats)]
    plain_state, plain_rows = state(), [mass.Outcome() for _ in range(rounds)]
    loop([columns], [plain_state], plain_rows, minds, 3, mass.ONCE)
    (own_loop,) = own([loop], columns, state)
    states, rows, as_minds = rows_of(state, 1), rows_of(mass.Outcome, rounds), rows_of(Mind, seats)
    for row, mind in zip(as_minds, minds, strict=True):
        write_row(row, mind)
    compiled_kernels(own_loop)(row_of(columns), states, rows, as_minds, 3, mass.ONCE)
    assert states.tobytes() == row_of(plain_state).tobytes()
    assert rows["decisions"].tolist() == [row.decisions for row in plain_rows]
    assert rows["points"].tolist() == [row.points for row in plain_rows]


@pytest.mark.parametrize("name", mostly_long(["danish", "monclar", "trois-cinq-huit"], every=3))
def test_players_that_search_choose_the_same(name: str, compiled_kernels: Callable[[Any], Any]) -> None:
    """What they imagine is written into states of the same kind: it counts for what a field can be."""
    rules, players = huit.load_rules(name), ["strong@40", "thrifty", "random"]
    columns, state = compile_rules(rules, seats=3), family_named(rules.family).state
    loop = searched_play.searched_loop(rules.family)
    played: list[bytes] = []
    for each in (loop, *own([loop], columns, state)):
        play, rows = Play(rules, seats=3, players=players), rows_of(mass.Outcome, 6)
        play.play_by(compiled_kernels(each))
        play(rows, 1)
        played.append(rows.tobytes())
    assert played[0] == played[1]


def test_what_the_rules_settle_is_left_out() -> None:
    rules = huit.load_rules("minimale")
    columns, state = compile_rules(rules, seats=2), family_named("shedding").state
    (copy,) = own([mass.loop_for(mass.play_rounds, "shedding", by_chance=True)], columns, state)
    names = copy.__globals__["play_out"].__globals__["apply_action"].__code__.co_names
    assert "play_card" in names
    assert not {"rules", "take_in_turn", "send_off", "doubt"} & set(names)


def test_no_kernel_changes_rules() -> None:
    """They are written into the sources of the kernels that read them: no record but that of the rules is called so."""
    for name in ("monclar", "danish", "trois-cinq-huit"):
        loops_of(huit.load_rules(name).family)
    kernels = [function for function in KERNELS if isinstance(function, FunctionType)]
    trees = [tree for function in kernels if (tree := source_of(function))]
    assert len(trees) > 250
    stored = [
        (tree.name, ast.unparse(node))
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store)
        if ast.unparse(node).startswith("rules.")
    ]
    assert stored == []


def test_who_is_not_read_is_taken_as_they_are() -> None:
    """An observer that a function made has no source of its own: it is called as it is, and no field counts as unchanging."""

    @kernel
    def look(rules: Any, state: Any, seat: Seat, action: int, row: mass.Outcome) -> bool:
        row.broken += state.window != 0 and seat == mass.NOBODY
        return False

    rules = huit.load_rules("minimale")
    columns, state = compile_rules(rules, seats=2), family_named("shedding").state
    loop = mass.loop_for(mass.play_rounds, "shedding", observer=mass.Observer("made", look), by_chance=True)
    (copy,) = own([loop], columns, state)
    rows: list[list[mass.Outcome]] = []
    for each in (loop, copy):
        rows.append([mass.Outcome() for _ in range(5)])
        each([columns], [state()], rows[-1], [Mind()] * 2, 3, mass.ONCE)
    assert rows[0] == rows[1]


# Which of them play


def test_it_is_worth_it_where_much_is_left_out_and_much_is_to_come() -> None:
    def is_worth_it(name: str, seconds: float) -> bool:
        rules = huit.load_rules(name)
        loops, columns = loops_of(rules.family), compile_rules(rules, seats=rules.seats[0])
        return own_if_worth_it(loops, columns, family_named(rules.family).state, seconds=seconds) is not None

    assert [is_worth_it("minimale", seconds) for seconds in (1.0, 15.0, 300.0)] == [False, False, True]
    assert [is_worth_it(name, FOREVER) for name in ("monclar", "danish", "trois-cinq-huit")] == [True, True, False]


DECISIONS = 40
"""So many each round takes, where nobody plays."""


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Compile nothing: whatever would be loaded plays rounds of nothing, and its name is kept."""
    names: list[str] = []

    def entry(loop: Any) -> Callable[..., None]:
        names.append(loop.__qualname__)

        def pretend(*arguments: Any) -> None:
            for rows in arguments:
                if isinstance(rows, np.ndarray) and rows.dtype == dtype_of(mass.Outcome):  # pyright: ignore[reportUnknownMemberType]
                    rows["decisions"] = DECISIONS

        return pretend

    for module in (searched_play, simulate):
        monkeypatch.setattr(module, "entry", entry)
    return names


def begun(steps: Iterator[int], count: int = 3) -> None:
    for _ in range(count):
        next(steps, None)


def own_among(names: list[str]) -> list[bool]:
    return [OWN in name for name in names]


@pytest.mark.parametrize(
    ("name", "players", "rounds", "is_own"),
    [
        ("minimale", ["random"], 100_000, False),
        ("minimale", ["random"], 1_000_000_000, True),
        ("minimale", ["thrifty", "random"], 1_000_000_000, True),
        ("minimale", ["strong@1000"], 10_000, True),
        ("minimale", ["strong@1000"], 300, False),
        ("danish", ["random"], 1_000_000_000, True),
    ],
)
def test_a_long_simulation_gets_kernels_of_its_own(
    name: str, players: list[str], rounds: int, is_own: bool, loaded: list[str]
) -> None:
    simulation = Simulation(huit.load_rules(name), seats=2, players=players, seed=1, clock=lambda: 0.0)
    begun(simulation.run(rounds))
    assert own_among(loaded) == [False] + [True] * is_own


def test_a_long_duel_gets_kernels_of_its_own(loaded: list[str]) -> None:
    duel = Duel(huit.load_rules("minimale"), seats=2, challenger="thrifty", rival="random", seed=1)
    begun(duel.run(1_000))
    assert own_among(loaded) == [False]
    begun(duel.run(1_000_000_000))
    assert own_among(loaded) == [False, True]


def test_an_observer_goes_along(loaded: list[str]) -> None:
    simulation = Simulation(
        huit.load_rules("minimale"), seats=2, players=["random"], seed=1, clock=lambda: 0.0, observer=mass.LAWS
    )
    begun(simulation.run(1_000_000_000))
    assert own_among(loaded) == [False, True]


def test_a_batch_gets_them_once_it_has_been_stepped_for_long(monkeypatch: pytest.MonkeyPatch, loaded: list[str]) -> None:
    monkeypatch.setattr(simulate, "LONG_STEPPED", 1_500)
    asked: list[float] = []

    def own_of(loops: Loops, *_: Any, seconds: float) -> Loops:
        asked.append(seconds)
        return loops

    monkeypatch.setattr(simulate, "own_if_worth_it", own_of)
    batch = Batch(huit.load_rules("minimale"), seats=2, size=1_000, seed=1)
    begin = len(loaded)
    for _ in range(5):
        batch.step(batch.choose(batch.legal()[1]))
    assert asked == [1_500 * searched_play.SECONDS_A_DECISION[RANDOM]]
    assert [name.split("_shedding")[0] for name in loaded[begin:]] == ["step_all"]


def test_a_loop_from_elsewhere_stays(loaded: list[str]) -> None:
    play = Play(huit.load_rules("minimale"), seats=2, players=["random", "random"])
    play.play_by(play)
    play.expect(1_000_000_000)
    assert own_among(loaded) == [False]


def test_a_package_takes_none_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code_files, "cache_folder", lambda: tmp_path / "own")
    monkeypatch.setattr(code_files, "KEPT", tmp_path / "kept")
    folder = code_files.folder_of(code_files.sources_of(mass.choose_all))
    for name in ("step_all_shedding", f"step_all_shedding{OWN}0a"):
        code_files.write(tmp_path / "own" / folder / f"{name}.bc", code_files.Code("none", (), b"code"))
    code_files.keep()
    assert [path.name for path in (tmp_path / "kept" / folder).iterdir()] == ["step_all_shedding.bc"]
