"""A choice of a player that searches, beside OpenSpiel's C++ MCTS with as many simulations: one core, interleaved.

    python -m benchmarks.search [--rounds 5] [--keep]

Needs the extra `peers`. Both choose in positions of the same game by the same rules (openspiel.toml), where there is more than
one thing to do, by 1000 imagined rounds each. OpenSpiel's search sees all cards and plays on by chance. Huit's sees its own hand,
deals the others anew for each round that it imagines, and plays on by its heuristic. At a table it stops when its choice is
clear; here it plays all 1000, as for an advice.
"""

import argparse
import statistics
import sys
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

import pyspiel

from benchmarks.bars import print_bars
from benchmarks.runs import keep
from benchmarks.same_game import RULES
from benchmarks.their_games import PEER
from huit.engine.round import new_round
from huit.players import player_named
from huit.players.advice import best_first, choices_of
from huit.players.family_players import searched_players
from huit.players.thinker import thinker_for

SIMULATIONS = 1000
POSITIONS = 20
_MOVES = 8
"""Moves by chance before a position."""


def our_positions() -> list[Any]:
    """Return views of seats that have something to choose."""
    player, family, views = player_named("thrifty"), searched_players("shedding"), list[Any]()
    seed = 0
    while len(views) < POSITIONS:
        seed += 1
        round_ = new_round(RULES, seats=2, seed=seed)
        round_.watch()
        for number in range(_MOVES):
            if not round_.over:
                round_.play(player.choose(round_.view(round_.state.turn), seed=number) or "pass")
        if not round_.over and choices_of(family, round_.view(round_.state.turn), round_.legal_actions(round_.state.turn)):
            views.append(round_.view(round_.state.turn))
    return views


def their_positions() -> list[Any]:
    """Return states of OpenSpiel in which somebody has something to choose."""
    states, dice = list[Any](), Random(1)
    while len(states) < POSITIONS:
        state, decisions = PEER.new_initial_state(), 0
        while not state.is_terminal() and (state.is_chance_node() or decisions < _MOVES or len(state.legal_actions()) < 2):
            decisions += not state.is_chance_node()
            state.apply_action(dice.choice(state.legal_actions()))
        if not state.is_terminal():
            states.append(state)
    return states


def ours(views: list[Any]) -> Callable[[], None]:
    """Return what chooses once in every position."""
    family, thinker = searched_players("shedding"), thinker_for("shedding")
    mind = player_named(f"strong@{SIMULATIONS}").mind(views[0].rules)
    asked = [choices_of(family, view, view.actions) for view in views]

    def choose() -> None:
        for number, view in enumerate(views):
            best_first(thinker.compare(mind, view, asked[number], number))

    return choose


def theirs(states: list[Any]) -> Callable[[], None]:
    """Return the same of OpenSpiel."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(PEER, evaluator, 1.4, SIMULATIONS, 1000, False, 1, False)

    def choose() -> None:
        for state in states:
            bot.step(state)

    return choose


def main() -> None:
    """Measure, print medians and their ratio, and exit 1 if the bar is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--keep", action="store_true", help="keep the figures for docs")
    arguments = parser.parse_args()
    sides = {"Huit": ours(our_positions()), "OpenSpiel C++, MCTSBot": theirs(their_positions())}
    taken: dict[str, list[float]] = {name: [] for name in sides}
    for choose in sides.values():
        choose()
    for _ in range(arguments.rounds):
        for name, choose in sides.items():
            began = perf_counter()
            choose()
            taken[name].append((perf_counter() - began) / POSITIONS)
    medians = {name: statistics.median(times) for name, times in taken.items()}
    for name, seconds in medians.items():
        print(f"{name:24} {1000 * seconds:8.2f} ms a choice of {SIMULATIONS}, {SIMULATIONS / seconds:10,.0f} simulations/s")
    ours_s, theirs_s = medians.values()
    figures = {f"{name}, simulations a second": SIMULATIONS / seconds for name, seconds in medians.items()}
    figures["ratio"] = theirs_s / ours_s
    holds = print_bars("search", figures)
    if arguments.keep:
        keep("search", figures)
    sys.exit(0 if holds else 1)


if __name__ == "__main__":
    main()
