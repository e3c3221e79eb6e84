"""Estimates: a number found by play, with its 95 % interval.

Rounds are dealt independently, so each number is, or is close to, a mean of one value for each round: its contribution. From
contributions come the interval, and the interval of a difference where two rule sets were played on the same deals.
"""

from dataclasses import dataclass, field, replace
from math import hypot, inf

import numpy as np

from huit.lab.tally import NORMAL_95, wilson_interval

Values = np.ndarray
"""One float for each round, in the order of play."""


@dataclass(frozen=True)
class Estimate:
    """A number, its 95 % interval, and how many rounds (or deals) it was found by."""

    value: float
    low: float
    high: float
    rounds: int
    values: Values | None = field(default=None, repr=False, compare=False)
    """The contribution of each round; their mean is `value`. None where there is no such thing, as for a median."""
    beyond: float = field(default=0.0, repr=False, compare=False)
    """The part of half of the interval that no more of these rounds would make smaller (`widened`)."""

    @property
    def half_width(self) -> float:
        """Half of the interval."""
        return (self.high - self.low) / 2

    def less(self, amount: float) -> "Estimate":
        """Return the estimate of the number less a known *amount*."""
        values = None if self.values is None else self.values - amount
        return replace(self, value=self.value - amount, low=self.low - amount, high=self.high - amount, values=values)

    def widened(self, beyond: float, *, most: float = inf) -> "Estimate":
        """Return the estimate less sure: something besides the rounds adds *beyond* to half of its interval, within 0 and *most*.

        >>> round(mean_of(np.array([1.0, 2.0, 3.0])).widened(1.0).half_width, 3)
        1.51
        """
        low, high = self.value - hypot(self.value - self.low, beyond), self.value + hypot(self.high - self.value, beyond)
        return replace(self, low=max(low, 0.0), high=min(high, most), beyond=beyond)


def mean_of(values: Values) -> Estimate:
    """Return the mean of *values*, with its interval by the normal distribution.

    >>> mean_of(np.array([1.0, 2.0, 3.0]))
    Estimate(value=2.0, low=0.868..., high=3.131..., rounds=3)
    """
    mean, count = float(values.mean()), len(values)
    half = NORMAL_95 * float(values.std(ddof=1)) / count**0.5 if count > 1 else float("inf")
    return Estimate(mean, mean - half, mean + half, count, values)


def share_of(happened: Values) -> Estimate:
    """Return in which share of rounds something *happened* (1) and not (0), with Wilson's interval.

    >>> share_of(np.array([0.0, 0.0, 0.0, 0.0]))
    Estimate(value=0.0, low=0.0, high=0.489..., rounds=4)
    """
    count = len(happened)
    value = float(happened.mean())
    low, high = wilson_interval(round(value * count), count)
    return Estimate(value, min(low, value), max(high, value), count, happened)


def ratio_of(above: Values, below: Values) -> Estimate:
    """Return the sum of *above* by the sum of *below*, with its interval by the delta method.

    >>> ratio_of(np.array([1.0, 3.0]), np.array([2.0, 4.0])).value
    0.666...
    """
    mean = float(below.mean())
    ratio = float(above.mean()) / mean if mean else 0.0
    return mean_of(ratio + (above - ratio * below) / mean) if mean else mean_of(np.zeros(len(above)))


def root_of(estimate: Estimate) -> Estimate:
    """Return the square root of what is estimated, by the delta method.

    >>> root_of(mean_of(np.array([4.0, 4.0]))).value
    2.0
    """
    assert estimate.values is not None
    root = max(estimate.value, 0.0) ** 0.5
    return mean_of(root + (estimate.values - estimate.value) / (2 * root)) if root else mean_of(np.zeros(estimate.rounds))


def quantile_of(values: Values, share: float) -> Estimate:
    """Return the number that a *share* of *values* do not exceed, with an interval that holds for any distribution.

    >>> quantile_of(np.arange(101.0), 0.5)
    Estimate(value=50.0, low=40.0, high=60.0, rounds=101)
    """
    count = len(values)
    spread = NORMAL_95 * (share * (1 - share) * count) ** 0.5
    middle = share * (count - 1)
    places = np.clip(np.round([middle, middle - spread, middle + spread]), 0, count - 1).astype(int)
    value, low, high = np.partition(values, np.unique(places))[places]
    return Estimate(float(value), float(low), float(high), count)


def slopes_of(counts: np.ndarray, won: np.ndarray, weights: np.ndarray) -> list[Estimate]:
    """Return what one more of each thing is worth: least squares of *won* on *counts*, less the mean over all things.

    *counts* is rounds × seats × things, *won* rounds × seats; *weights* says how much each thing counts in the mean. The seats of
    one round are not independent of one another: the interval is by rounds (clustered).
    """
    rounds, things = len(counts), counts.shape[2]
    columns = counts.reshape(-1, things).astype(float)
    inverse: Values = np.linalg.pinv(columns.T @ columns / rounds)
    slopes: Values = inverse @ (columns.T @ won.reshape(-1) / rounds)
    errors: Values = won - counts @ slopes
    influences: Values = (counts * errors[:, :, None]).sum(axis=1) @ inverse
    weights = weights / weights.sum()
    apart, influences = slopes - slopes @ weights, influences - (influences @ weights)[:, None]
    return [mean_of(apart[k] + influences[:, k]) for k in range(things)]


def difference(one: Estimate, other: Estimate) -> Estimate | None:
    """Return *one* less *other*: round by round where both were found on the same deals, as far as both go.

    What each hangs on besides (`Estimate.beyond`) makes it less sure too, as if it were not the same for both.

    None where the difference has no interval.

    >>> difference(mean_of(np.array([1.0, 2.0, 3.0])), mean_of(np.array([0.0, 1.0, 2.0])))
    Estimate(value=1.0, low=1.0, high=1.0, rounds=3)
    """
    if one.values is None or other.values is None:
        return None
    count = min(len(one.values), len(other.values))
    paired = mean_of(one.values[:count] - other.values[:count])
    beyond = hypot(one.beyond, other.beyond)
    if beyond:
        half = hypot(paired.half_width, beyond)
        paired = replace(paired, low=paired.value - half, high=paired.value + half, beyond=beyond)
    apart = (one.half_width**2 + other.half_width**2) ** 0.5
    says_nothing = paired.half_width == 0 < apart and one.values.std() == 0 == other.values.std()
    if paired.half_width <= apart and not says_nothing:
        return paired
    value = one.value - other.value
    return Estimate(value, value - apart, value + apart, count)
