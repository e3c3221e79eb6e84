"""Simulations from Python: whole rounds in mass, with a report; and batches of rounds stepped together."""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from huit.engine.jit import entry, row_of, rows_of
from huit.engine.round import family_named
from huit.lab.mass import Tally, choose_all, deal_all, legal_all, loop_for, play_checked, play_rounds, step_all
from huit.players import PLAYERS, player_named
from huit.rules import RuleSet, compile_rules
from huit.rules.rule_set import MOST_SEATS

_AT_ONCE = 20_000
"""Rounds between two reports of progress."""
_NORMAL_95 = 1.959964


class Simulation:
    """Rounds of one rule set, played by computer players on one core; *clock* tells the seconds that they take.

    *checked* looks at every position for a broken law; it takes longer.

    >>> from huit.rules import load_rules
    >>> from time import perf_counter
    >>> simulation = Simulation(load_rules("minimale"), seats=2, players=["thrifty", "random"], seed=1, clock=perf_counter)
    >>> list(simulation.run(100))
    [100]
    >>> simulation.report()["rounds"]
    100

    Raises:
        RulesError: if the rules are not for this many players.
        ValueError: if there is no such player.
    """

    def __init__(
        self, rules: RuleSet, *, seats: int, players: Sequence[str], seed: int, clock: Callable[[], float], checked: bool = False
    ) -> None:
        self._kernel = loop_for(play_checked if checked else play_rounds, rules.family)
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self._clock = clock
        self.players = [player_named(players[seat % len(players)].strip()).name for seat in range(seats)]
        kinds = [PLAYERS[name].kind for name in self.players]
        self._kinds = np.array(kinds + [0] * (MOST_SEATS - seats), np.int64)
        self._columns = row_of(compile_rules(rules, seats=seats))
        family = family_named(rules.family)
        self._states, self._views, self._tallies = rows_of(family.state, 1), rows_of(family.view, 1), rows_of(Tally, 1)
        self._seconds = 0.0

    def run(self, rounds: int) -> Iterator[int]:
        """Play *rounds* more rounds; yield, now and then, how many of them are played."""
        kernel = entry(self._kernel)
        # No round: this compiles, or loads what was compiled before, and is no part of the time.
        self._play(kernel, 0)
        for start in range(0, rounds, _AT_ONCE):
            count = min(_AT_ONCE, rounds - start)
            began = self._clock()
            self._play(kernel, count)
            self._seconds += self._clock() - began
            yield start + count

    def _play(self, kernel: Any, count: int) -> None:
        first = self.seed + int(self._tallies[0]["rounds"])
        kernel(self._columns, self._states, self._views, self._tallies, self._kinds, first, count)

    def report(self) -> dict[str, Any]:
        """Return what was counted; `seconds` is play alone, without compilation."""
        tally = self._tallies[0]
        rounds, decisions = int(tally["rounds"]), int(tally["decisions"])
        seconds = max(self._seconds, 1e-9)
        wins = [int(won) for won in tally["wins"][: self.seats]]
        mean = decisions / max(rounds, 1)
        return {
            "rules": self.rules.id,
            "seats": self.seats,
            "rounds": rounds,
            "seed": self.seed,
            "players": self.players,
            "decisions": decisions,
            "seconds": seconds,
            "rounds_per_second": rounds / seconds,
            "decisions_per_second": decisions / seconds,
            "wins": wins,
            "win_share": [won / max(rounds, 1) for won in wins],
            "win_interval": [wilson_interval(won, rounds) for won in wins],
            "blocked": int(tally["blocked"]),
            "unfinished": int(tally["unfinished"]),
            "broken": int(tally["broken"]),
            "mean_decisions": mean,
            "spread_decisions": math.sqrt(max(int(tally["squares"]) / max(rounds, 1) - mean * mean, 0.0)),
            "shortest": int(tally["shortest"]),
            "longest": int(tally["longest"]),
            "mean_plays": int(tally["plays"]) / max(rounds, 1),
            "mean_points": [int(points) / max(rounds, 1) for points in tally["points"][: self.seats]],
        }


def wilson_interval(won: int, of: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson's, which is right near 0 and 1 too).

    >>> tuple(round(bound, 3) for bound in wilson_interval(50, 100))
    (0.404, 0.596)
    """
    if of == 0:
        return 0.0, 1.0
    share, z = won / of, _NORMAL_95
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return max(0.0, middle - half), min(1.0, middle + half)


class Batch:
    """Many rounds stepped together from Python, for those who train players. A round that ends is dealt anew by its next step.

    >>> from huit.rules import load_rules
    >>> batch = Batch(load_rules("minimale"), seats=2, size=8, seed=1)
    >>> seats, actions = batch.legal()
    >>> batch.step(batch.choose(actions))
    >>> seats.shape, actions.dtype
    ((8,), dtype('int64'))
    """

    def __init__(self, rules: RuleSet, *, seats: int, size: int, seed: int) -> None:
        self._columns = row_of(compile_rules(rules, seats=seats))
        self.states = rows_of(family_named(rules.family).state, size)
        """The rounds, one row each, of the layout of the family's state: hidden cards and all."""
        self._seats, self._actions, self._chosen = (np.zeros(size, np.int64) for _ in range(3))
        self._dice = np.array([seed | 1], np.int64)
        legal, step, deal = (loop_for(loop, rules.family) for loop in (legal_all, step_all, deal_all))
        self._legal, self._choose, self._step = entry(legal), entry(choose_all), entry(step)
        entry(deal)(self._columns, self.states, seed)

    def legal(self) -> tuple[np.ndarray, np.ndarray]:
        """Return, for every round, the seat that is asked and the set of its legal actions (0 where the round is over).

        The arrays are written anew by the next call.
        """
        self._legal(self._columns, self.states, self._seats, self._actions)
        return self._seats, self._actions

    def choose(self, actions: np.ndarray) -> np.ndarray:
        """Return one action of every set, at random."""
        self._choose(actions, self._dice, self._chosen)
        return self._chosen

    def step(self, chosen: np.ndarray) -> None:
        """Do one legal action of the seat that `legal` named in every round; the actions are trusted."""
        self._step(self._columns, self.states, self._seats, chosen)


__all__ = ["Batch", "Simulation", "wilson_interval"]
