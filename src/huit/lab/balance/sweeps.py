"""Sweeps: a few measures of a great many rule sets, on all cores. Each row is the same on any machine."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice, product
from multiprocessing import get_context
from typing import Any

import numpy as np

from huit.engine.round import ENGINE_VERSION
from huit.lab.balance.experiments import Gap, Measure, Watch
from huit.lab.balance.measurement import CORES, SEED
from huit.lab.balance.neighbours import changed, laid_over, single_changes
from huit.niceness import step_back
from huit.players.player import weights_digest
from huit.rules import RulesError, RuleSet, load_rules
from huit.rules.check import checked_rules

ROUNDS = 2_000
MEASURES = ("place", "turns", "forced", "choices", "chains", "blocked", "unfinished", "skill")
"""The measures of a row: of places, the first; of skill, by a quarter as many deals as rounds."""
_AT_ONCE = 20
"""Rule sets that a process is handed at once."""
_AT_ONCE_THERE = 100
"""The same for a process of a cluster: what it is handed travels."""
_MOST_AT_ONCE = 5_000
"""Rounds that are recorded at once: 25 MB of them."""
_TRIES = 40


@dataclass(frozen=True)
class Point:
    """One rule set of a sweep, and how it is played."""

    name: str
    options: Mapping[str, Any]
    seats: int
    rounds: int = ROUNDS
    seed: int = SEED


Key = tuple[str, int, int, int, int, str]
"""Digest, seats, rounds, seed, version of the engine, weights of the players: a row with the same key holds the same numbers."""


class OtherRulesError(RuntimeError):
    """A machine elsewhere has another Huit, or another file of that name."""


def key_of(row: Mapping[str, Any]) -> Key:
    """Return the key of a row."""
    return row["digest"], row["seats"], row["rounds"], row["seed"], row["engine"], row["weights"]


def grid(name: str, options: Mapping[str, Any], axes: Mapping[str, Sequence[Any]], *, seats: int) -> Iterator[Point]:
    """Yield a point for each combination of the values on *axes*, keys as in ``hand`` or ``powers.8.draw``.

    >>> [point.options for point in grid("monclar", {}, {"hand": [6, 7], "powers.7.skips": [2]}, seats=4)]
    [{'hand': 6, 'powers': {'7': {'skips': 2}}}, {'hand': 7, 'powers': {'7': {'skips': 2}}}]
    """
    for values in product(*axes.values()):
        chosen = dict(options)
        for key, value in zip(axes, values, strict=True):
            for part in reversed(key.split(".")):
                value = {part: value}
            chosen = laid_over(chosen, value)
        yield Point(name, chosen, seats)


def sample(name: str, options: Mapping[str, Any], *, seats: int, count: int, steps: int, seed: int = SEED) -> Iterator[Point]:
    """Yield *count* points, each some random single changes away from the rules, one to *steps* of them.

    >>> points = list(sample("monclar", {}, seats=4, count=3, steps=2))
    >>> points == list(sample("monclar", {}, seats=4, count=3, steps=2))
    True
    """
    chance = np.random.default_rng(seed)
    rules = load_rules(name, options=options)
    for _ in range(count):
        yield Point(name, _far_from(rules, name, seats, int(chance.integers(1, steps + 1)), chance).options, seats)


def _far_from(rules: RuleSet, name: str, seats: int, steps: int, chance: np.random.Generator) -> RuleSet:
    """Return *rules* after some random changes that can be played."""
    for _ in range(steps):
        changes = list(single_changes(rules, seats=seats))
        for _ in range(_TRIES):
            near = changed(rules, (changes[int(chance.integers(len(changes)))],), seats=seats, name=name)
            if near is not None:
                rules = near.rules
                break
    return rules


Rows = list[dict[str, Any]]
Lots = Iterator[list[Point]]
Elsewhere = Callable[[Callable[[list[Point]], Rows], Lots], Iterator[Rows]]
"""A function that has others work on each lot, and yields the results."""


def sweep(
    points: Iterable[Point], done: Iterable[Key] = (), *, cores: int = CORES, elsewhere: Elsewhere | None = None
) -> Iterator[Rows]:
    """Yield rows of *points* in lots as they are done, but for those with a key in *done* and for rules that come twice.

    Rules that cannot be played have a row with ``refused``: what is wrong with them. They are played by so many *cores* of this
    machine, or *elsewhere*.

    Raises:
        OtherRulesError: if other rules were played elsewhere than those of *points*.
    """
    skipped = set(done)
    fresh = _fresh(points, skipped)
    if elsewhere is None:
        yield from _played_here(lots_of(fresh, _AT_ONCE), cores)
        return
    for lot in elsewhere(measured_all, lots_of(fresh, _AT_ONCE_THERE)):
        for row in lot:
            if key_of(row) not in skipped:
                raise OtherRulesError(f"{row['rules']} {row['options']}")
        yield lot


def lots_of(points: Iterator[Point], count: int) -> Lots:
    """Yield *points* in lists of *count*.

    >>> [len(lot) for lot in lots_of(iter([Point("minimale", {}, 2)] * 5), 2)]
    [2, 2, 1]
    """
    while lot := list(islice(points, count)):
        yield lot


def _played_here(lots: Lots, cores: int) -> Iterator[Rows]:
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn"), initializer=step_back, initargs=(5,)) as pool:
        playing = {pool.submit(measured_all, lot) for lot in islice(lots, 2 * cores)}
        while playing:
            done, playing = wait(playing, return_when=FIRST_COMPLETED)
            playing |= {pool.submit(measured_all, lot) for lot in islice(lots, len(done))}
            for each in done:
                yield each.result()


def _fresh(points: Iterable[Point], seen: set[Key]) -> Iterator[Point]:
    for point in points:
        row = beginning_of(point)
        if key_of(row) not in seen:
            seen.add(key_of(row))
            yield point


def beginning_of(point: Point) -> dict[str, Any]:
    """Return what a row says of its rules: name, options, key, and what is refused in them."""
    row = {"rules": point.name, "options": dict(point.options), "seats": point.seats, "rounds": point.rounds}
    row |= {"seed": point.seed, "engine": ENGINE_VERSION, "weights": weights_digest()}
    try:
        rules = load_rules(point.name, options=point.options)
        digest = rules.digest
        checked_rules(point.name, point.options)
        if point.seats not in rules.seats:
            return row | {"digest": digest, "refused": "seats"}
    except RulesError as error:
        options = repr(sorted(point.options.items(), key=lambda pair: pair[0]))
        return row | {"digest": f"{point.name} {options}", "refused": error.text("en")}
    return row | {"digest": digest}


def measured_all(points: list[Point]) -> Rows:
    """Return the rows of some points."""
    return [measured(point) for point in points]


def measured(point: Point) -> dict[str, Any]:
    """Return the row of a point: each measure with half of its interval.

    >>> row = measured(Point("minimale", {"hand": 5}, seats=2, rounds=200))
    >>> row["rules"], len(row["turns"]), row["seats"]
    ('minimale', 2, 2)
    """
    row = beginning_of(point)
    if "refused" in row:
        return row
    rules = load_rules(point.name, options=point.options)
    watch, gap = Watch(rules, point.seats, point.seed), Gap(rules, point.seats, point.seed)
    for start in range(0, point.rounds, _MOST_AT_ONCE):
        watch.play(min(_MOST_AT_ONCE, point.rounds - start))
    gap.play(max(point.rounds // 4, 2))
    measures = [measure for each in (watch, gap) for measure in each.measures() if measure.about in ("", "1")]
    return row | {"even": round(watch.even, 6)} | dict(map(_row_entry, filter(_is_kept, measures)))


def _is_kept(measure: Measure) -> bool:
    return measure.kind.name in MEASURES


def _row_entry(measure: Measure) -> tuple[str, list[float]]:
    return measure.kind.name, [round(measure.estimate.value, 6), round(measure.estimate.half_width, 6)]
