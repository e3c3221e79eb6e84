"""Mass play from Python: simulations with a report, and batches of rounds stepped together."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from huit.engine.jit import entry, row_of, rows_of
from huit.engine.own_kernels import own_if_worth_it
from huit.engine.round import family_named
from huit.lab.mass import PLAIN, UNTOUCHED, Observer, choose_all, deal_all, loop_for, step_all
from huit.lab.searched_play import SECONDS_A_DECISION, play_of
from huit.lab.tally import RowTally
from huit.players import PlayerError
from huit.players.minds import RANDOM
from huit.rules import RuleSet, compile_rules


class Simulation:
    """Rounds of one rule set, played by computer players on one core. *clock* returns seconds.

    Players take the seats in turn, repeated if there are fewer; ``module:Name`` is one from elsewhere, who plays in plain Python
    and is not observed. *observer* measures the rounds, as `huit.lab.mass.LAWS` does.

    >>> from huit.rules import load_rules
    >>> from time import perf_counter
    >>> simulation = Simulation(load_rules("minimale"), seats=2, players=["thrifty", "random"], seed=1, clock=perf_counter)
    >>> list(simulation.run(100))
    [100]
    >>> simulation.report()["rounds"], int(simulation.rows["decisions"].sum()) == simulation.report()["decisions"]
    (100, True)

    Raises:
        RulesError: if the rules are not for *seats* players.
        PlayerError: if there is no such player, or there are more of them than seats.
    """

    def __init__(
        self,
        rules: RuleSet,
        *,
        seats: int,
        players: Sequence[str],
        seed: int,
        clock: Callable[[], float],
        observer: Observer = PLAIN,
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self._clock = clock
        if len(players) > seats:
            raise PlayerError("more_than_seats", count=len(players), seats=seats)
        self.players = [players[seat % len(players)].strip() for seat in range(seats)]
        self._play = play_of(rules, seats=seats, players=self.players, observer=observer)
        self._row = observer.row
        self.rows = rows_of(observer.row, 0)
        """The results of the rounds since the last yield of `run`, one row each (`huit.lab.mass.Outcome`)."""
        self._tally = RowTally(seats, direction=rules.direction)
        self._seconds = 0.0

    def run(self, rounds: int) -> Iterator[int]:
        """Play *rounds* more rounds; yield now and then how many are played."""
        # Without rounds: compiles, or loads from the cache, outside the measured time.
        self._play(rows_of(self._row, 0), 0)
        at_once = self._play.at_once
        for start in range(0, rounds, at_once):
            self._play.expect(rounds - start)
            self.rows = rows_of(self._row, min(at_once, rounds - start))
            began = self._clock()
            first = self.seed + self._tally.rounds
            self._play(self.rows, first)
            self._tally.add(self.rows, first)
            self._seconds += self._clock() - began
            yield start + len(self.rows)

    def report(self) -> dict[str, Any]:
        """Return the report of `RowTally`; `seconds` excludes compilation."""
        result = {"rules": self.rules.id, "seats": self.seats, "seed": self.seed, "players": self.players}
        return result | self._tally.report(self._seconds)


LONG_STEPPED = 1_500_000_000
"""After so many decisions there is likely more to come."""


class Batch:
    """Many rounds stepped together from Python, to train players. The step after the end of a round deals a new one.

    >>> from huit.rules import load_rules
    >>> batch = Batch(load_rules("minimale"), seats=2, size=8, seed=1)
    >>> seats, actions = batch.legal()
    >>> batch.step(batch.choose(actions))
    >>> seats.shape, actions.dtype
    ((8,), dtype('int64'))
    """

    def __init__(self, rules: RuleSet, *, seats: int, size: int, seed: int) -> None:
        self._rules, self._state = compile_rules(rules, seats=seats), family_named(rules.family).state
        self._columns = row_of(self._rules)
        self.states = rows_of(self._state, size)
        """One row for each round, in the layout of the family's state. They include hidden cards.

        Whoever writes one calls `look_again`, and writes nothing to which these rules cannot lead.
        """
        self._seats, self._actions, self._chosen = (np.zeros(size, np.int64) for _ in range(3))
        self._next_seats, self._next_actions = self._seats.copy(), self._actions.copy()
        self._untouched = np.full(size, UNTOUCHED, np.int64)
        self._dice = np.array([seed | 1], np.int64)
        self._loops = [loop_for(loop, rules.family) for loop in (deal_all, step_all)]
        deal, self._step = map(entry, self._loops)
        self._choose = entry(choose_all)
        self._looks_in = -(-LONG_STEPPED // size)
        deal(self._columns, self.states, seed)
        self.look_again()

    def legal(self) -> tuple[np.ndarray, np.ndarray]:
        """Return the next seat of every round and the set of its legal actions (0 for rounds that are over).

        The next call overwrites the arrays.
        """
        self._seats[:], self._actions[:] = self._next_seats, self._next_actions
        return self._seats, self._actions

    def look_again(self) -> None:
        """Take notice of states that somebody has written."""
        self._do(self._untouched)

    def _do(self, chosen: np.ndarray) -> None:
        self._step(self._columns, self.states, self._next_seats, self._next_actions, chosen)

    def choose(self, actions: np.ndarray) -> np.ndarray:
        """Return a random action of every set."""
        self._choose(actions, self._dice, self._chosen)
        return self._chosen

    def step(self, chosen: np.ndarray) -> None:
        """Carry out one action of the seat from `legal` in every round. The actions are not checked."""
        self._do(chosen)
        self._looks_in -= 1
        if self._looks_in == 0:
            # As much as has been is likely still to come.
            self.expect(LONG_STEPPED)

    def expect(self, decisions: int) -> None:
        """Say how many *decisions* are to come: where it is worth it, they are made by kernels for these rules alone.

        Who does not say it gets them after `LONG_STEPPED` decisions. They take states to which these rules can lead, no others.
        """
        seconds = decisions * SECONDS_A_DECISION[RANDOM]
        own = own_if_worth_it(self._loops, self._rules, self._state, seconds=seconds)
        if own is not None:
            self._step = entry(own[1])
