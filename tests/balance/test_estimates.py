"""Each estimator against a slow one, written from its definition, and the coverage of their intervals."""

import math
from collections.abc import Callable

import numpy as np
import pytest

from huit.lab.balance.estimates import Estimate, difference, mean_of, quantile_of, ratio_of, root_of, share_of, slopes_of

REPEATS = 4000
"""So many tell 95 from 94 and 96 in the hundred."""


def sample(count: int = 400, seed: int = 1) -> np.ndarray:
    """Return skewed numbers: lengths of rounds look like these."""
    return np.random.default_rng(seed).gamma(3.0, 12.0, count)


def jackknife(values: list[np.ndarray], of: Callable[..., float]) -> tuple[float, float]:
    """Return what *of* says of all rounds, and half of a 95 % interval by leaving out one round after another."""
    whole, count = of(*values), len(values[0])
    without = [of(*(np.delete(each, k, axis=0) for each in values)) for k in range(count)]
    variance = (count - 1) / count * sum((each - sum(without) / count) ** 2 for each in without)
    return whole, 1.96 * math.sqrt(variance)


def assert_like(estimate: Estimate, slow: tuple[float, float]) -> None:
    assert estimate.value == pytest.approx(slow[0])
    assert estimate.half_width == pytest.approx(slow[1], rel=0.02)
    assert estimate.values is not None
    assert estimate.values.mean() == pytest.approx(slow[0])


def test_a_mean_is_all_values_added_up():
    values = sample()
    assert_like(mean_of(values), jackknife([values], lambda one: sum(one) / len(one)))


def test_a_ratio_is_sum_by_sum_and_not_the_mean_of_ratios():
    below = sample()
    above = below * np.random.default_rng(2).uniform(0.2, 0.6, len(below))
    assert_like(ratio_of(above, below), jackknife([above, below], lambda one, other: sum(one) / sum(other)))
    assert ratio_of(np.zeros(3), np.zeros(3)).value == 0.0


def test_a_root_has_the_interval_of_a_root():
    values = sample()
    assert_like(root_of(mean_of(values)), jackknife([values], lambda one: math.sqrt(sum(one) / len(one))))


def test_a_share_never_leaves_nought_to_one():
    for happened in (np.zeros(30), np.ones(30)):
        estimate = share_of(happened)
        assert 0 <= estimate.low <= estimate.value <= estimate.high <= 1
        assert estimate.half_width > 0, "30 rounds do not prove that it never happens"


@pytest.mark.parametrize("share", [0.05, 0.5, 0.95])
def test_a_quantile_is_one_of_the_values_in_their_order(share: float):
    values = sample()
    estimate, in_order = quantile_of(values, share), sorted(values)
    assert estimate.value == in_order[round(share * 399)]
    drawn = np.random.default_rng(8).choice(values, (2000, 400))
    spread = 1.96 * float(np.quantile(drawn, share, axis=1).std())
    assert estimate.half_width == pytest.approx(spread, rel=0.35), "as wide as a bootstrap says"


def test_slopes_are_those_of_least_squares_less_their_mean():
    chance = np.random.default_rng(3)
    counts = chance.multinomial(5, [0.1, 0.2, 0.3, 0.4], size=(200, 3))
    won = (counts[:, :, 0] + chance.normal(0, 1, (200, 3)) > 0.7).astype(float)

    def slope(some: np.ndarray, outcome: np.ndarray) -> float:
        slopes = np.linalg.lstsq(some.reshape(-1, 4).astype(float), outcome.reshape(-1), rcond=None)[0]
        return float(slopes[0] - np.average(slopes, weights=[1, 1, 1, 2]))

    first = slopes_of(counts, won, np.array([1.0, 1.0, 1.0, 2.0]))[0]
    assert_like(first, jackknife([counts, won], slope))


def test_a_difference_on_common_deals_is_that_of_each_deal():
    deals = sample()
    one, other = mean_of(deals + 1.0), mean_of(deals)
    apart = difference(one, other)
    assert apart is not None
    assert (apart.value, apart.half_width) == (pytest.approx(1.0), pytest.approx(0.0, abs=1e-9))
    strangers = difference(mean_of(sample(seed=5)), mean_of(sample(seed=6)))
    assert strangers is not None
    assert strangers.half_width == pytest.approx(mean_of(sample(seed=5)).half_width * 2**0.5, rel=0.1)
    assert difference(quantile_of(deals, 0.5), one) is None
    unsure = difference(one.widened(0.3), other.widened(0.4))
    assert unsure is not None
    assert (unsure.value, unsure.half_width) == (pytest.approx(1.0), pytest.approx(0.5)), "what deals do not make surer"
    never = difference(share_of(np.zeros(50)), share_of(np.zeros(50)))
    assert never is not None
    assert never.value == 0.0
    assert never.half_width > 0.02, "50 rounds of each prove nothing"


@pytest.mark.long(short="test_a_mean_is_all_values_added_up")
def test_intervals_cover_the_truth_as_often_as_they_say():
    """Many repeats of 400 rounds each: the truth is that of what the rounds are drawn from."""
    chance = np.random.default_rng(7)
    weights = np.ones(4)
    covered = dict.fromkeys(("mean", "share", "ratio", "root", "quantile", "slope", "difference"), 0)
    for _ in range(REPEATS):
        lengths = chance.gamma(3.0, 12.0, 400)
        forced = lengths * chance.beta(2.0, 3.0, 400)
        counts = chance.multinomial(5, [0.25] * 4, size=(400, 3))
        won = (chance.uniform(size=(400, 3)) < 0.2 + 0.1 * counts[:, :, 0]).astype(float)
        other = lengths + chance.normal(2.0, 5.0, 400)
        found = {
            "mean": (mean_of(lengths), 36.0),
            "share": (share_of((lengths < 20).astype(float)), _gamma_below(20.0)),
            "ratio": (ratio_of(forced, lengths), 0.4),
            "root": (root_of(mean_of(lengths)), 6.0),
            "quantile": (quantile_of(lengths, 0.5), 32.088723),
            "slope": (slopes_of(counts, won, weights)[0], 0.075),
            "difference": (difference(mean_of(other), mean_of(lengths)), 2.0),
        }
        for name, (estimate, truth) in found.items():
            assert estimate is not None
            covered[name] += estimate.low <= truth <= estimate.high
    assert all(0.93 <= count / REPEATS <= 0.97 for count in covered.values()), covered


def _gamma_below(value: float) -> float:
    """Return how often a number of the distribution above is below *value*, from its definition."""
    part = value / 12.0
    return 1 - math.exp(-part) * (1 + part + part * part / 2)
