"""Duels: how often one player wins against others, each deal played once from every seat."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log
from typing import Any

import numpy as np

from huit.engine.jit import entry, rows_of
from huit.lab.mass import Outcome
from huit.lab.searched_play import Play, play_of
from huit.lab.tally import NORMAL_95
from huit.players import player_named
from huit.players.minds import Mind
from huit.rules import RuleSet, compile_rules
from huit.rules.families import schema_of

MOST_DEALS = 1000
_AT_ONCE = 64
"""Deals between two yields of progress."""


@dataclass(frozen=True)
class Score:
    """The mean result of one player per round, over deals, with half of its 95 % interval."""

    mean: float
    half_width: float
    deals: int

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f} ±{100 * self.half_width:.1f}"

    @classmethod
    def of(cls, values: np.ndarray) -> "Score":
        """Return the score of deals that brought *values*.

        >>> str(Score.of(np.array([0.5, 1.0, 0.5, 0.0])))
        '50.0 ±40.0'
        """
        half = NORMAL_95 * float(np.std(values, ddof=1)) / len(values) ** 0.5 if len(values) > 1 else 1.0
        return cls(float(np.mean(values)), half, len(values))


def sides_of(rules: RuleSet, seats: int) -> int:
    """Return how many play against one another: the teams, or the seats.

    >>> from huit.rules import load_rules
    >>> sides_of(load_rules("les-huit"), 4), sides_of(load_rules("monclar"), 4)
    (2, 4)
    """
    return (int(rules.at("teams", seats=seats)) if "teams" in rules.knobs else 0) or seats


class Duel:
    """One challenger against rivals on duplicate deals: they sit once in every seat, and the cards lie as before.

    A deal is a match of *length* rounds, where one round leaves something to the next. *in_match*: points decide, not rounds.

    >>> from huit.rules import load_rules
    >>> duel = Duel(load_rules("minimale"), seats=2, challenger="thrifty", rival="random", seed=1)
    >>> for _ in duel.run(64): pass
    >>> duel.score().mean > 0.6, duel.score().deals
    (True, 64)

    Raises:
        RulesError: if the rules are not for *seats* players.
        ValueError: if there is no such player.
    """

    def __init__(
        self, rules: RuleSet, *, seats: int, challenger: str, rival: str, seed: int, length: int = 1, in_match: bool = False
    ) -> None:
        self.seats = seats
        self.rival = rival
        self._rules = rules
        self.challenger = challenger
        self._length = length
        sides = sides_of(rules, seats)
        players = [challenger if seat % sides == 0 else rival for seat in range(seats)]
        self.rounds = play_of(rules, seats=seats, players=players, in_match=in_match)
        """The play of all deals."""
        self._sign = -1 if schema_of(rules.family).counts(rules) == "left_in_hand" else 1
        self.sides = sides
        """How many play against one another: the teams, or the seats."""
        self._next = seed
        self.shares: list[float] = []
        """By deal: how much of a win the challenger had, on average over the seats; a win that is shared counts in part."""
        self.points: list[float] = []
        """By deal: by how many points they were ahead of each rival, on average: fewer are better where they are left in hand."""

    def begin_anew(self, seed: int, weights: Sequence[int]) -> None:
        """Forget all deals, and go on from *seed* with other *weights* of the challenger (`huit.players.minds.WEIGHTS`)."""
        self.shares.clear()
        self.points.clear()
        self._next = seed
        columns = compile_rules(self._rules, seats=self.seats)
        mind, other = (player_named(name).mind(columns) for name in (self.challenger, self.rival))
        mind.weights = list(weights)
        self._set_minds(mind, other)

    def decide_by(self, loop: Any, challenger: Mind, rival: Mind) -> None:
        """Play by a *loop* of mass play from now on, with minds that it reads."""
        assert isinstance(self.rounds, Play)
        self.rounds.play_by(entry(loop))
        self._set_minds(challenger, rival)

    def _set_minds(self, challenger: Mind, rival: Mind) -> None:
        assert isinstance(self.rounds, Play)
        self.rounds.set_minds([rival if seat % self.sides else challenger for seat in range(self.seats)])

    def run(self, deals: int) -> Iterator[int]:
        """Play *deals* more deals; yield now and then how many are played."""
        for start in range(0, deals, _AT_ONCE):
            self.rounds.expect((deals - start) * self.sides * self._length)
            count = min(_AT_ONCE, deals - start)
            rows = rows_of(Outcome, count * self.sides * self._length)
            self.rounds(rows, self._next, again=(self._length, self.sides))
            self._next += count * self._length
            shares, points = (values.reshape(count, -1).mean(axis=1) for values in self._of_challenger(rows))
            self.shares += shares.tolist()
            self.points += points.tolist()
            yield start + count

    def _of_challenger(self, rows: Any) -> Sequence[np.ndarray]:
        """Return by round the challenger's share of the win, and their lead in points over the mean of the others."""
        seats, sides = self.seats, self.sides
        shift = np.arange(len(rows)) // self._length % sides
        ours = np.array([sum(1 << seat for seat in range(seats) if (seat + k) % sides == 0) for k in range(sides)])[shift]
        winners = rows["winners"].astype(np.int64)
        count = np.maximum(np.bitwise_count(winners), 1)
        mine = (ours[:, None] >> np.arange(seats)) & 1
        points = rows["points"][:, :seats]
        ahead = (points * mine).sum(axis=1) / mine.sum(axis=1) - (points * (1 - mine)).sum(axis=1) / (1 - mine).sum(axis=1)
        return np.bitwise_count(winners & ours) / count, self._sign * ahead

    def score(self) -> Score:
        """Return the share of wins so far."""
        return Score.of(np.array(self.shares))

    def points_ahead(self) -> Score:
        """Return by how many points a round the challenger was ahead so far."""
        return Score.of(np.array(self.points))


def holds_its_place(duel: Duel, *, worse: float = 0.47, better: float = 0.53, errors: float = 0.05) -> bool:
    """Play until it is clear whether the challenger is the *better* or the *worse* one, as shares of rounds among two sides.

    A sequential test of deal means (GSPRT): if they win that much, it is wrong in a share of *errors* of all times. What is not
    clear after `MOST_DEALS` does not hold.

    >>> from huit.rules import load_rules
    >>> holds_its_place(Duel(load_rules("minimale"), seats=2, challenger="thrifty", rival="random", seed=1))
    True
    >>> holds_its_place(Duel(load_rules("minimale"), seats=2, challenger="random", rival="thrifty", seed=1))
    False
    """
    bound = log((1 - errors) / errors)
    while len(duel.shares) < MOST_DEALS:
        list(duel.run(_AT_ONCE))
        shares = np.array(duel.shares)
        likelihood = len(shares) * (better - worse) * (shares.mean() - (better + worse) / 2) / max(shares.var(), 1e-9)
        if abs(likelihood) > bound:
            return bool(likelihood > 0)
    return False
