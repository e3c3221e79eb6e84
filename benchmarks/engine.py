"""The engine against OpenSpiel and RLCard: random games by OpenSpiel's rules, on one core, interleaved; medians and ratios.

    python -m benchmarks.engine [--rounds 7] [--parts engine starts instructions] [--keep]

Needs the extra `peers`. A decision is a seat's choice among its legal actions; chance nodes are not counted.
"""

import argparse
import os
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel

from benchmarks.bars import print_bars
from benchmarks.instructions import instructions
from benchmarks.runs import keep
from benchmarks.same_game import RULES
from benchmarks.their_games import PEER, unlike_decisions
from huit.engine.bits import next_random
from huit.engine.chance import BY_KEY, shuffle
from huit.engine.jit import entry, row_of, rows_of
from huit.engine.kernel import kernel
from huit.engine.shedding.apply import apply_action
from huit.engine.shedding.deal import deal_round
from huit.engine.shedding.legal import legal_actions, next_to_act
from huit.engine.shedding.state import OVER, SheddingState
from huit.engine.state import copy_state
from huit.lab.simulate import Batch, Simulation
from huit.players.minds import choose_random
from huit.rules import RuleSet, compile_rules, load_rules

RICHEST = load_rules(Path(__file__).with_name("richest.toml"))
SEATS = 2
SECONDS = 1.0
"""How long each side plays in each round of the benchmark."""

Measure = Callable[[int], tuple[int, float]]
"""Maps a seed to decisions and seconds."""


def until_the_time_is_up(play: Callable[[int], int], seed: int) -> tuple[int, float]:
    """Call *play* with successive seeds for `SECONDS`; return decisions and seconds."""
    decisions, began = 0, perf_counter()
    while perf_counter() - began < SECONDS:
        decisions += play(seed)
        seed += 1
    return decisions, perf_counter() - began


def ours(rules: RuleSet, seats: int, rounds: int) -> Measure:
    """Whole rounds inside compiled code."""

    def measure(seed: int) -> tuple[int, float]:
        simulation = random_players(rules, seats, seed)
        for _ in simulation.run(rounds):
            pass
        return played(simulation)

    return measure


def ours_for_long(rules: RuleSet, seats: int, steps: int) -> Measure:
    """The same in the middle of a billion rounds, by kernels for these rules alone. A step is 20 000 rounds."""

    def measure(seed: int) -> tuple[int, float]:
        simulation = random_players(rules, seats, seed)
        run = simulation.run(1_000_000_000)
        next(run)
        before = played(simulation)
        for _ in range(steps):
            next(run)
        after = played(simulation)
        return after[0] - before[0], after[1] - before[1]

    return measure


def random_players(rules: RuleSet, seats: int, seed: int) -> Simulation:
    """Return rounds of random players, none played yet."""
    return Simulation(rules, seats=seats, players=["random"], seed=seed * 1_000_000, clock=perf_counter)


def played(simulation: Simulation) -> tuple[int, float]:
    """Return the decisions made so far, and what they took."""
    report = simulation.report()
    return report["decisions"], report["seconds"]


def peer_of(name: str) -> Measure:
    """Whole games of another game of OpenSpiel, for scale. Decisions are games times the mean length, measured apart."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, 1 + seat) for seat in range(game.num_players())]
    lengths: list[int] = []
    for seed in range(200):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, 9_000_000 + seed)
        lengths.append(sum(step.player >= 0 for step in state.full_history()))
    length = statistics.mean(lengths)

    def measure(seed: int) -> tuple[int, float]:
        def play(deal: int) -> int:
            pyspiel.evaluate_bots(game.new_initial_state(), bots, deal)
            return 1

        games, seconds = until_the_time_is_up(play, seed * 100_000)
        return round(games * length), seconds

    return measure


def ours_stepped(*, expected: int) -> Measure:
    """1024 rounds stepped together from Python, with so many decisions *expected*."""

    def measure(seed: int) -> tuple[int, float]:
        batch = Batch(RULES, seats=SEATS, size=1024, seed=seed)
        batch.expect(expected)

        def step(_: int) -> int:
            _, actions = batch.legal()
            decisions = int(np.count_nonzero(actions))
            batch.step(batch.choose(actions))
            return decisions

        step(0)
        return until_the_time_is_up(step, seed)

    return measure


def ours_plain(seed: int) -> tuple[int, float]:
    """Whole rounds in plain Python: no NumPy, no Numba."""
    rules, state = compile_rules(RULES, seats=SEATS), SheddingState()

    def play(deal: int) -> int:
        deal_round(rules, state, deal, deal % SEATS)
        decisions, dice = 0, deal + 1
        while state.phase != OVER:
            seat = next_to_act(rules, state)
            dice = next_random(dice)
            apply_action(rules, state, seat, choose_random(legal_actions(rules, state, seat), dice & 0x7FFFFFFF))
            decisions += 1
        return decisions

    return until_the_time_is_up(play, seed)


def peer_whole_games(seed: int) -> tuple[int, float]:
    """Whole games in OpenSpiel's C++. Decisions are games times the mean length, measured apart."""
    bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(SEATS)]

    def play(deal: int) -> int:
        pyspiel.evaluate_bots(PEER.new_initial_state(), bots, deal)
        return 1

    games, seconds = until_the_time_is_up(play, seed * 100_000)
    return round(games * PEER_LENGTH), seconds


def peer_from_python(seed: int) -> tuple[int, float]:
    """OpenSpiel driven from Python: legal actions, a random one, apply."""
    rng = random.Random(seed)

    def play(_: int) -> int:
        state, decisions = PEER.new_initial_state(), 0
        while not state.is_terminal():
            # With one pack all remaining cards are equally likely: chance nodes too choose among legal actions.
            decisions += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
        return decisions

    return until_the_time_is_up(play, seed)


def rlcard_uno(seed: int) -> tuple[int, float]:
    """RLCard's UNO, `env.run` with its random agents: another game, for scale."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("uno", config={"seed": seed})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play(_: int) -> int:
        trajectories, _payoffs = env.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return until_the_time_is_up(play, seed)


def peer_lengths(games: int) -> list[int]:
    """Return the decisions of each of OpenSpiel's random games."""
    bots = [pyspiel.make_uniform_random_bot(seat, 1 + seat) for seat in range(SEATS)]
    lengths: list[int] = []
    for seed in range(games):
        state = PEER.new_initial_state()
        pyspiel.evaluate_bots(state, bots, 7_000_000 + seed)
        lengths.append(sum(step.player >= 0 for step in state.full_history()))
    return lengths


def decisions_unlike() -> float:
    """Print how many decisions of 1000 of OpenSpiel's games Huit would not ask for, or not so; return it."""
    found, among = unlike_decisions(1000)
    print(f"the same game: {found} of {among} decisions are unlike")
    return float(found)


def lengths_apart(theirs: list[int]) -> float:
    """Print the mean lengths of both sides; return how far apart they are, in standard errors."""
    simulation = Simulation(RULES, seats=SEATS, players=["random"], seed=5, clock=perf_counter)
    for _ in simulation.run(200_000):
        pass
    report = simulation.report()
    their_mean = statistics.mean(theirs)
    error = (statistics.variance(theirs) / len(theirs) + report["spread_decisions"] ** 2 / report["rounds"]) ** 0.5
    apart = abs(their_mean - report["mean_decisions"]) / error
    means = f"OpenSpiel {their_mean:.2f}, Huit {report['mean_decisions']:.2f} decisions"
    print(f"mean length: {means}; {apart:.1f} standard errors apart")
    return apart


_FIRST_ROUND = "import huit; huit.new_round('monclar', seats=4, seed=7)"
_FIRST_USE = """
from time import perf_counter
from huit.lab.simulate import Batch, Simulation
from huit.rules import load_rules
rules = load_rules("monclar")
list(Simulation(rules, seats=4, players=["thrifty"], seed=1, clock=perf_counter).run(1))
batch = Batch(rules, seats=4, size=4, seed=1)
batch.step(batch.choose(batch.legal()[1]))
"""


def starts() -> dict[str, float]:
    """Return the seconds of a cold compilation, a warm start, `import huit` and a first round, each in its own process."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"XDG_CACHE_HOME": folder}
        cold = _seconds(_FIRST_USE, environment)
        warm = statistics.median(_seconds(_FIRST_USE, environment) for _ in range(5))
    plain, first = (
        statistics.median(_seconds(code, os.environ) - _seconds("pass", os.environ) for _ in range(9))
        for code in ("import huit", _FIRST_ROUND)
    )
    starts = {"cold compile_s": cold, "warm start_s": warm, "import huit_s": plain, "with a first round_s": first}
    return starts | {"rule file to columns_s": rules_read()}


@kernel
def copy_over(states: Any, times: int) -> None:
    """Copy every state of a batch over the next one, *times* times."""
    for _ in range(times):
        for k in range(len(states) - 1):
            copy_state(states[k], states[k + 1])


def copied() -> float:
    """Return the nanoseconds of one copy of a state in compiled code, among 64 states."""
    states, copies = rows_of(SheddingState, 64), entry(copy_over)
    copies(states, 0)
    times: list[float] = []
    for _ in range(25):
        began = perf_counter()
        copies(states, 1_000)
        times.append((perf_counter() - began) / (63 * 1_000) * 1e9)
    return statistics.median(times)


@kernel
def shuffle_often(states: Any, times: int, by: int) -> None:
    """Shuffle 52 cards *times* times, by an int or `BY_KEY`."""
    state = states[0]
    state.rng = by
    for _ in range(times):
        shuffle(state, state.stock, 52)


@kernel
def play_often(rules_row: Any, states: Any, times: int, by_key: bool) -> None:
    """Play *times* rounds by chance, each dealt by an int or by a key of its own."""
    rules, state, dice = rules_row[0], states[0], 1
    for number in range(times):
        state.key[0] = number
        deal_round(rules, state, BY_KEY if by_key else number, number % rules.seats)
        while state.phase != OVER:
            seat = next_to_act(rules, state)
            dice = next_random(dice)
            apply_action(rules, state, seat, choose_random(legal_actions(rules, state, seat), dice & 0x7FFFFFFF))


def by_int_and_by_key() -> dict[str, tuple[float, float]]:
    """Return the microseconds of a shuffle of 52 and of a round of minimale at four, by an int and by a key."""
    columns = compile_rules(load_rules("minimale"), seats=4)
    compiled, plain = rows_of(SheddingState, 1), [SheddingState()]
    fast_shuffle, fast_play, row = entry(shuffle_often), entry(play_often), row_of(columns)
    return {
        "a shuffle of 52, compiled": _each(lambda times, key: fast_shuffle(compiled, times, BY_KEY if key else 1), 100_000),
        "a shuffle of 52, plain": _each(lambda times, key: shuffle_often(plain, times, BY_KEY if key else 1), 500),
        "a round of minimale, compiled": _each(lambda times, key: fast_play(row, compiled, times, key), 20_000),
        "a round of minimale, plain": _each(lambda times, key: play_often([columns], plain, times, key), 50),
    }


def _each(work: Callable[[int, bool], None], times: int) -> tuple[float, float]:
    """Return the median microseconds of one of *times*, by an int and by a key, measured in turn."""
    taken: dict[bool, list[float]] = {False: [], True: []}
    for number in range(10):
        by_key = bool(number % 2)
        work(1, by_key)
        began = perf_counter()
        work(times, by_key)
        taken[by_key].append((perf_counter() - began) / times * 1e6)
    return statistics.median(taken[False]), statistics.median(taken[True])


def rules_read() -> float:
    """Return the seconds to load, check and compile a rule file with its parents."""
    times: list[float] = []
    for _ in range(25):
        began = perf_counter()
        compile_rules(load_rules("les-ulis"), seats=4)
        times.append(perf_counter() - began)
    return statistics.median(times)


def _seconds(work: str, environment: object) -> float:
    began = perf_counter()
    subprocess.run([sys.executable, "-c", work], env=environment, check=True)  # type: ignore[arg-type]
    return perf_counter() - began


SIDES: dict[str, Measure] = {
    "Huit, whole rounds": ours(RULES, SEATS, 200_000),
    "Huit, whole rounds for long": ours_for_long(RULES, SEATS, 10),
    "Huit, richest rules": ours(RICHEST, 8, 20_000),
    "Huit, richest rules for long": ours_for_long(RICHEST, 8, 1),
    "OpenSpiel C++, whole games": peer_whole_games,
    "Huit, 1024 rounds stepped from Python": ours_stepped(expected=0),
    "Huit, 1024 rounds stepped for long": ours_stepped(expected=10_000_000_000),
    "OpenSpiel driven from Python": peer_from_python,
    "Huit, plain Python": ours_plain,
    "RLCard uno, env.run": rlcard_uno,
    "Huit, 3-5-8": ours(load_rules("trois-cinq-huit"), 3, 200_000),
    "Huit, Danish at four": ours(load_rules("danish"), 4, 50_000),
    "OpenSpiel C++, hearts": peer_of("hearts"),
    "OpenSpiel C++, spades": peer_of("spades"),
}
RATIOS = {
    "whole rounds / OpenSpiel C++": ("Huit, whole rounds", "OpenSpiel C++, whole games"),
    "whole rounds for long / OpenSpiel C++": ("Huit, whole rounds for long", "OpenSpiel C++, whole games"),
    "richest / OpenSpiel C++": ("Huit, richest rules", "OpenSpiel C++, whole games"),
    "richest for long / OpenSpiel C++": ("Huit, richest rules for long", "OpenSpiel C++, whole games"),
    "stepped / OpenSpiel from Python": ("Huit, 1024 rounds stepped from Python", "OpenSpiel driven from Python"),
    "stepped for long / OpenSpiel from Python": ("Huit, 1024 rounds stepped for long", "OpenSpiel driven from Python"),
    "plain / OpenSpiel from Python": ("Huit, plain Python", "OpenSpiel driven from Python"),
    "3-5-8 / OpenSpiel C++": ("Huit, 3-5-8", "OpenSpiel C++, whole games"),
    "danish / OpenSpiel C++": ("Huit, Danish at four", "OpenSpiel C++, whole games"),
}
PEER_LENGTH = 0.0


def speeds(rounds: int) -> dict[str, float]:
    """Measure all sides by turns; return their medians, and the ratios of neighbours."""
    global PEER_LENGTH
    theirs = peer_lengths(20_000)
    PEER_LENGTH = statistics.mean(theirs)
    figures = {"unlike": decisions_unlike(), "lengths apart": lengths_apart(theirs)}
    measured: dict[str, list[float]] = {name: [] for name in SIDES}
    for number in range(rounds):
        for name, measure in SIDES.items():
            decisions, seconds = measure(number)
            measured[name].append(decisions / seconds)
    for name, values in measured.items():
        figures[name] = statistics.median(values)
        print(f"{name:<40} {figures[name] / 1e6:8.3f} M decisions/s")
    for what, (ours, peer) in RATIOS.items():
        # The median of the ratios of each round: a slow machine slows both sides of a round.
        figures[what] = statistics.median(a / b for a, b in zip(measured[ours], measured[peer], strict=True))
    figures["copy_ns"] = copied()
    for what, (by_int, by_key) in by_int_and_by_key().items():
        print(f"{what}: {by_int:.2f} µs by an int, {by_key:.2f} µs by a key")
    return figures


def figures_of(part: str, rounds: int) -> dict[str, float]:
    """Return the figures of a part; *rounds*: how often speeds are measured."""
    if part == "engine":
        return speeds(rounds)
    return starts() if part == "starts" else instructions()


def main() -> None:
    """Measure, print, and exit 1 if a bar is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="rounds of measurement, interleaved (5 at least)")
    parser.add_argument("--parts", nargs="+", choices=("engine", "starts", "instructions"), default=("engine", "starts"))
    parser.add_argument("--keep", action="store_true", help="keep the figures for docs")
    arguments = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    holds = True
    for part in arguments.parts:
        figures = figures_of(part, max(5, arguments.rounds))
        holds = print_bars(part, figures) and holds
        if arguments.keep:
            keep(part, figures)
    sys.exit(0 if holds else 1)


if __name__ == "__main__":
    main()
