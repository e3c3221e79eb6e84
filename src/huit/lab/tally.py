"""Sums over the rows that mass play writes, and the report made of them."""

import math
from typing import Any

import numpy as np

from huit.lab.mass import BLOCKED

NORMAL_95 = 1.959964


class RowTally:
    """Sums over the rows of rounds (`huit.lab.mass.Outcome`), by seat, and by place: 0 is the seat after the dealer.

    The *direction* is that in which play begins.
    """

    def __init__(self, seats: int, *, direction: int = 1) -> None:
        self._direction = direction
        self.rounds = self.decisions = self.squares = self.plays = 0
        self.shortest = self.longest = 0
        self.blocked = self.unfinished = self.broken = 0
        self.wins = [0] * seats
        """Rounds won by seat; a shared win counts for every winner."""
        self.place_wins = [0] * seats
        """Rounds won by place after the dealer."""
        self.points = [0] * seats

    def add(self, rows: np.ndarray, first: int) -> None:
        """Add the rows of more rounds, dealt by seeds from *first* on: the seed says who deals."""
        if not len(rows):
            return
        decisions, over = rows["decisions"], rows["over"] != 0
        self.shortest = min(int(decisions.min()), self.shortest if self.rounds else int(decisions.min()))
        self.longest = max(int(decisions.max()), self.longest)
        self.rounds += len(rows)
        self.decisions += int(decisions.sum())
        self.squares += int((decisions * decisions).sum())
        self.plays += int(rows["plays"].sum())
        self.blocked += int(np.count_nonzero(over & (rows["reason"] == BLOCKED)))
        self.unfinished += len(rows) - int(np.count_nonzero(over))
        self.broken += int(np.count_nonzero(rows["broken"]))
        points = rows["points"].sum(axis=0)
        seats = len(self.wins)
        dealers = (first + np.arange(len(rows))) % seats
        for place in range(seats):
            here = (dealers + self._direction * (1 + place)) % seats
            self.place_wins[place] += int(np.count_nonzero((rows["winners"] >> here) & 1))
        for seat in range(seats):
            self.wins[seat] += int(np.count_nonzero(rows["winners"] & (1 << seat)))
            self.points[seat] += int(points[seat])

    def report(self, seconds: float) -> dict[str, Any]:
        """Return sums, means and 95 % intervals; *seconds* is the time of the play."""
        rounds, seconds = max(self.rounds, 1), max(seconds, 1e-9)
        mean = self.decisions / rounds
        return {
            "rounds": self.rounds,
            "decisions": self.decisions,
            "seconds": seconds,
            "rounds_per_second": self.rounds / seconds,
            "decisions_per_second": self.decisions / seconds,
            "wins": self.wins,
            "win_share": [won / rounds for won in self.wins],
            "win_interval": [wilson_interval(won, self.rounds) for won in self.wins],
            "place_wins": self.place_wins,
            "place_share": [won / rounds for won in self.place_wins],
            "place_interval": [wilson_interval(won, self.rounds) for won in self.place_wins],
            "blocked": self.blocked,
            "unfinished": self.unfinished,
            "broken": self.broken,
            "mean_decisions": mean,
            "spread_decisions": math.sqrt(max(self.squares / rounds - mean * mean, 0.0)),
            "shortest": self.shortest,
            "longest": self.longest,
            "mean_plays": self.plays / rounds,
            "mean_points": [points / rounds for points in self.points],
        }


def wilson_interval(won: int, of: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a proportion, which holds near 0 and 1 too.

    >>> tuple(round(bound, 3) for bound in wilson_interval(50, 100))
    (0.404, 0.596)
    """
    if of == 0:
        return 0.0, 1.0
    proportion, z = won / of, NORMAL_95
    middle = (proportion + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * math.sqrt(proportion * (1 - proportion) / of + z * z / (4 * of * of))
    return max(0.0, middle - half), min(1.0, middle + half)
