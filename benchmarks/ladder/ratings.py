"""Ratings of players by the model of Bradley and Terry, and of Plackett and Luce at larger tables, in Elo points.

Who has the strength g wins with a chance of g over the sum of all strengths at the table (Hunter, "MM algorithms for generalized
Bradley-Terry models", 2004). Intervals are those of 200 fits to deals drawn anew.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

_STEPS = 400
_DRAWS = 200
_ELO = 400 / np.log(10)


@dataclass(frozen=True)
class Contest:
    """Who sat at a table, and the share of the win that the first of them had, deal by deal; the others shared the rest alike."""

    players: tuple[str, ...]
    shares: np.ndarray


def ratings(contests: Sequence[Contest], *, zero: str) -> dict[str, tuple[float, float, float]]:
    """Return for each player its rating, and the ends of its 95 % interval; *zero* is the player that has 0.

    >>> even = Contest(("strong", "weak"), np.array([1.0, 1.0, 1.0, 0.0] * 50))
    >>> rating, low, high = ratings([even], zero="weak")["strong"]
    >>> round(rating), low < rating < high
    (189, True)
    """
    names = sorted({name for contest in contests for name in contest.players})
    dice = np.random.default_rng(1)
    # A win and a loss more for each, so that who always won has a rating too, in every draw.
    counts = np.array([len(contest.shares) + 2 for contest in contests])
    sums = [[contest.shares.sum() for contest in contests]]
    sums += [[dice.choice(contest.shares, len(contest.shares)).sum() for contest in contests] for _ in range(_DRAWS)]
    fits = np.array([_fit(contests, names, (np.array(one) + 1) / counts, counts) for one in sums])
    fits -= fits[:, [names.index(zero)]]
    low, high = np.percentile(fits[1:], [2.5, 97.5], axis=0)
    return {name: (float(fits[0, at]), float(low[at]), float(high[at])) for at, name in enumerate(names)}


def _fit(contests: Sequence[Contest], names: Sequence[str], shares: np.ndarray, counts: np.ndarray) -> np.ndarray:
    """Return the ratings that make the mean *shares* of *counts* deals likeliest."""
    seats = np.array([[contest.players.count(name) for name in names] for contest in contests], float)
    wins = np.zeros(len(names))
    for contest, share, count in zip(contests, shares, counts, strict=True):
        first, *others = contest.players
        wins[names.index(first)] += share * count
        for other in others:
            wins[names.index(other)] += (1 - share) * count / len(others)
    strength = np.ones(len(names))
    for _ in range(_STEPS):
        strength = wins / ((seats * counts[:, None]) / (seats @ strength)[:, None]).sum(axis=0)
        strength /= np.exp(np.log(strength).mean())
    return _ELO * np.log(strength)
