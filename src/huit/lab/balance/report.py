"""The report on one rule set: all its measures, and the curves that pictures are drawn from."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from huit.lab.balance.chances import CourseMoment
from huit.lab.balance.estimates import Estimate, difference, mean_of
from huit.lab.balance.experiments import EndsExperiment, Experiment, Measure, Spared, Watch
from huit.rules import RuleSet

SCHEMA = 1
"""The version of `Report.to_dict`."""


@dataclass(frozen=True)
class Report:
    """The results of measuring rules."""

    rules: RuleSet
    seats: int
    seed: int
    seconds: float
    """Of wall time, without compilation."""
    measures: tuple[Measure, ...]
    ends: tuple[Measure, ...]
    """How rounds end at every number of players, of sensible players and by chance."""
    lengths: np.ndarray
    """The turns of each watched round."""
    even: float
    """How often each seat would win if all were alike."""
    sides: int
    """How many play against one another: the teams, or the seats."""
    brier: float
    """How far the chances behind the tension are from what came of them (`Reliability.brier`); nan where there are none."""
    curve: tuple[tuple[float, float, int], ...]
    """Their reliability: mean chance, share won, how often."""
    course: tuple[CourseMoment, ...]
    """How the chances of winners and leaders go from the first turn of a round to the last."""

    def of(self, name: str) -> list[Measure]:
        """Return the measures of one kind."""
        return [measure for measure in self.measures if measure.kind.name == name]

    def one(self, name: str, about: str = "") -> Measure:
        """Return one measure.

        Raises:
            KeyError: if it was not found, or is not about *about*.
        """
        for measure in self.of(name):
            if measure.about == about:
                return measure
        raise KeyError(f"no measure {name!r} about {about!r}")

    def to_dict(self) -> dict[str, Any]:
        """Return it as a JSON-ready object; `docs/lab.md` tells what each key means."""
        return {
            "schema": SCHEMA,
            "rules": self.rules.id,
            "options": dict(self.rules.options),
            "digest": self.rules.digest,
            "seats": self.seats,
            "seed": self.seed,
            "seconds": round(self.seconds, 2),
            "even": self.even,
            "measures": [measure_dict(measure) for measure in self.measures],
            "ends": [measure_dict(measure) for measure in self.ends],
            "lengths": histogram(self.lengths),
            "reliability": {
                "brier": None if np.isnan(self.brier) else self.brier,
                "curve": [list(point) for point in self.curve],
            },
            "course": [asdict(point) for point in self.course],
        }


def measure_dict(measure: Measure) -> dict[str, Any]:
    """Return a measure as a JSON-ready object."""
    estimate = measure.estimate
    return {
        "name": measure.kind.name,
        "about": measure.about,
        "value": estimate.value,
        "interval": [estimate.low, estimate.high],
        "narrow": measure.is_narrow,
        "seats": measure.seats,
        "player": measure.player,
        "rounds": estimate.rounds,
    }


def histogram(lengths: np.ndarray, *, bins: int = 24) -> dict[str, Any]:
    """Return how many rounds took how many turns: ``first`` in the first bin, ``width`` in each, the longest in the last.

    >>> histogram(np.array([2, 3, 3, 5]))
    {'first': 2, 'width': 1, 'rounds': [1, 2, 1]}
    """
    if not len(lengths):
        return {"first": 0, "width": 1, "rounds": []}
    first, last = int(lengths.min()), int(np.quantile(lengths, 0.995))
    width = max(1, -(-(last - first + 1) // bins))
    counts = np.bincount(np.minimum((lengths.astype(int) - first) // width, (last - first) // width))
    return {"first": first, "width": width, "rounds": counts.tolist()}


def report_of(rules: RuleSet, seats: int, seed: int, seconds: float, watch: Watch, experiments: Sequence[Experiment]) -> Report:
    """Return the report of what *experiments* have found so far."""
    found = [measure for each in experiments if not isinstance(each, (EndsExperiment, Spared)) for measure in each.measures()]
    found += used([each for each in experiments if isinstance(each, Spared) and each.rounds])
    return Report(
        rules,
        seats,
        seed,
        seconds,
        tuple(found),
        tuple(measure for each in experiments if isinstance(each, EndsExperiment) for measure in each.measures()),
        watch.columns["all_turns"] if watch.rounds else np.zeros(0),
        watch.even if watch.rounds else 1 / seats,
        watch.tension.chances.sides,
        watch.tension.reliability.brier if watch.tension.reliability.turns.sum() else float("nan"),
        tuple(watch.tension.reliability.curve()),
        watch.tension.courses.points(),
    )


def used(spared: Sequence[Spared]) -> list[Measure]:
    """Return what it costs never to lay each kind of card by choice, less what the median card costs."""
    found = [measure for each in spared for measure in each.measures()]
    if not found:
        return []
    middle = sorted(spared, key=lambda each: float(each.lost.mean()))[len(spared) // 2].lost
    return [replace(measure, estimate=beyond(each.lost, middle)) for each, measure in zip(spared, found, strict=True)]


def beyond(lost: np.ndarray, middle: np.ndarray) -> Estimate:
    """Return by how much *lost* is more than *middle*, on the deals that both have."""
    count = min(len(lost), len(middle))
    paired = difference(mean_of(lost), mean_of(middle))
    assert paired is not None
    return replace(paired, rounds=count)


def differences(ours: Report, other: Report) -> list[dict[str, Any]]:
    """Return each measure of *ours* less the same of *other*, where both have it, as JSON-ready objects."""
    return [measure_dict(replace(measure, estimate=apart)) for measure, apart in apart_of(ours, other)]


def apart_of(ours: Report, other: Report) -> Iterator[tuple[Measure, Estimate]]:
    """Yield each measure of *ours* with the difference from the same of *other*, where its interval can be measure_dict."""
    twins = {(measure.kind.name, measure.about): measure for measure in other.measures}
    for measure in ours.measures:
        twin = twins.get((measure.kind.name, measure.about))
        apart = None if twin is None else difference(measure.estimate, twin.estimate)
        if apart is not None:
            yield measure, apart
