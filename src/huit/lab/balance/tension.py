"""The tension of rounds, by the chance of each side to win: learned from some rounds, and read on others."""

from collections.abc import Iterator, Mapping
from math import inf

import numpy as np

from huit.lab.balance.chances import ALL_PARTS, ChancesSeen, Courses, Reliability, tension_of
from huit.lab.balance.estimates import Estimate, Values, mean_of, ratio_of, root_of, share_of

_LEARNING_ROUNDS = 6_000
"""The rounds that chances are learned from at first."""
_READ_AGAIN = 2_000
"""So many rounds are read by halves of the rounds that were learned from, too."""
_SHARES = ("lead_held", "comeback")
_PAIR = np.array([[1, 1], [1, -1]])
_HALVES = np.kron(np.kron(_PAIR, _PAIR), _PAIR)[1:] > 0
"""Seven halves of the parts, of which any two have half of theirs in common: the rows of a Hadamard matrix but the first."""
_T_95 = 2.365
"""What `NORMAL_95` is where a spread is known by seven values: the quantile of Student's distribution."""


class RoundColumns:
    """The values of rounds, one each, by name."""

    def __init__(self) -> None:
        self._parts = dict[str, list[np.ndarray]]()

    def add(self, columns: Mapping[str, np.ndarray]) -> None:
        """Add the columns of more rounds."""
        for name, values in columns.items():
            self._parts.setdefault(name, []).append(values)

    def __getitem__(self, name: str) -> Values:
        parts = self._parts[name]
        if len(parts) > 1:
            parts[:] = [np.concatenate(parts)]
        return parts[0]

    def tension(self) -> Iterator[tuple[str, Estimate]]:
        """Yield what the courses of rounds tell, if there are any (`tension_of`)."""
        if "drama" in self._parts:
            for name in ("lead_changes", "drama", "decision", "surprise"):
                yield name, mean_of(self[name])
            for name in _SHARES:
                yield name, share_of(self[name])
            yield "suspense", root_of(ratio_of(self["jumps"], self["turns"]))


class Tension:
    """Chances by what everybody sees, and the tension of the rounds that are read by them.

    Whenever the rounds have doubled, the chances are learned anew from all of them, and earlier readings are dropped. So the
    measures hang less on which rounds these were.
    """

    def __init__(self, seats: int, sides: int, chances: ChancesSeen | None = None) -> None:
        """*chances* are those learned from other rules, to compare the courses of rounds at once; else it learns its own."""
        self.chances = ChancesSeen(seats, sides) if chances is None else chances
        self._all = ChancesSeen(seats, sides) if chances is None else None
        """The model of all rounds, measured ones included; None if chances stay as they are."""
        self._start()

    def _start(self) -> None:
        self._columns = RoundColumns()
        self._noise, self._noise_rounds = dict[str, float](), 0
        self.reliability = Reliability.empty()
        self.courses = Courses()

    def learn(self, rows: np.ndarray) -> None:
        """Learn chances from these rounds alone, and from none of those that are added."""
        self._all = None
        self.chances.learn(rows)

    def add(self, rows: np.ndarray) -> None:
        """Read more rounds, if chances are known, and learn from them."""
        if self._all is not None and self._all.rounds >= max(2 * self.chances.rounds, _LEARNING_ROUNDS):
            self.chances = self._all.copy()
            self._start()
        if self.chances.rounds:
            course = self.chances.read(rows)
            self.reliability.add(course)
            self.courses.add(course)
            self._columns.add(tension_of(course))
            if min(len(rows), _READ_AGAIN) > self._noise_rounds:
                self._noise, self._noise_rounds = self._uncertainty_of(rows[:_READ_AGAIN]), min(len(rows), _READ_AGAIN)
        if self._all is not None:
            self._all.learn(rows)

    def estimates(self) -> Iterator[tuple[str, Estimate]]:
        """Yield what was read, as uncertain as the rounds that were read and those that were learned from make it."""
        for name, estimate in self._columns.tension():
            yield name, estimate.widened(self._noise[name], most=1.0 if name in _SHARES else inf)

    def _uncertainty_of(self, rows: np.ndarray) -> dict[str, float]:
        """Return by how much each measure of *rows* is uncertain because the chances are: half of a 95 % interval.

        They are read by halves of the rounds that were learned from: a half differs from all as all differ from the truth
        (balanced half-samples, McCarthy 1969). Some measures jump where a chance passes a bound.
        """
        whole = self._values(rows, ALL_PARTS)
        halves = [self._values(rows, half) for half in _HALVES]
        variances = {name: np.mean([(half[name] - value) ** 2 for half in halves]) for name, value in whole.items()}
        return {name: _T_95 * float(variance**0.5) for name, variance in variances.items()}

    def _values(self, rows: np.ndarray, parts: np.ndarray) -> dict[str, float]:
        columns = RoundColumns()
        columns.add(tension_of(self.chances.read(rows, parts=parts)))
        return {name: estimate.value for name, estimate in columns.tension()}
