"""Which small changes of the rules bring what people wish for, and what else they change."""

from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path
from typing import Any, TypeVar

from huit.lab.balance.estimates import Estimate, difference
from huit.lab.balance.experiments import Measure, Watch
from huit.lab.balance.kinds import KINDS
from huit.lab.balance.measurement import CORES, SEED
from huit.lab.balance.neighbours import Neighbour, changed, neighbours
from huit.lab.balance.report import measure_dict
from huit.rules import RuleSet
from huit.rules.questions import Wish, card_groups, usual_seats

Thing = TypeVar("Thing")
Found = TypeVar("Found")

FIRST_ROUNDS, LAST_ROUNDS = 1_500, 12_000
"""Rounds of each neighbour at first, and of those that promise most."""
_FINALISTS = 10
_AT_ONCE = 2000
"""Rounds of the rules as they are between two yields."""
_LEARNED = 4
"""So many times more rounds are learned from than are read, for a wish about tension."""
_PAIRED = 4
"""So many of the best are tried two by two."""
_SIDE_EFFECTS = (
    "place",
    "turns",
    "forced",
    "choices",
    "chains",
    "blocked",
    "unfinished",
    "lead_changes",
    "drama",
    "lead_held",
    "comeback",
)


@dataclass(frozen=True)
class Suggestion:
    """Rules near others, what they do for a wish, and what else they change."""

    neighbour: Neighbour
    effect: Estimate
    """The measure of the wish, less that of the rules as they are; for the advantage of the first, of its size."""
    side_effects: tuple[tuple[Measure, Estimate], ...]
    """Other measures that clearly differ, with by how much, the largest first."""

    def to_dict(self) -> dict[str, Any]:
        """Return it as a JSON-ready object."""
        return {
            "changes": list(self.neighbour.changes),
            "digest": self.neighbour.rules.digest,
            "effect": {"value": self.effect.value, "interval": [self.effect.low, self.effect.high], "rounds": self.effect.rounds},
            "side_effects": [measure_dict(replace(measure, estimate=apart)) for measure, apart in self.side_effects],
        }


class SuggestionSearch:
    """The search for changes that bring a *wish*, of the cards *card* where it is about cards (as rule files write them).

    >>> from huit.rules import load_rules
    >>> from huit.rules.questions import WISHES
    >>> search = SuggestionSearch(load_rules("minimale"), WISHES["shorter"], seats=2)
    >>> for share in search.run(first=100, last=200): pass
    >>> search.best[0].effect.value < 0
    True

    Raises:
        RulesError: if the rules are not for *seats* players.
        ValueError: if the wish is about a card, and *card* is none of the rules.
    """

    def __init__(
        self, rules: RuleSet, wish: Wish, *, card: str = "", seats: int | None = None, seed: int = SEED, name: str | Path = ""
    ) -> None:
        """*name* is what the rules are loaded by, where that is not their id: the path of a file."""
        if wish.of_a_card and card not in card_groups(rules):
            raise ValueError(f"{card!r}: {', '.join(card_groups(rules))}")
        self._name = name
        self.rules, self.wish, self.kind, self._seed = rules, wish, KINDS[wish.measure], seed
        self.about = card if wish.of_a_card else "1" if wish.measure == "place" else ""
        """The card or the place that the wish is about."""
        self.seats = usual_seats(rules) if seats is None else seats
        self.base = Watch(rules, self.seats, seed)
        self._cores = CORES
        self.best: list[Suggestion] = []
        """The suggestions, the strongest first."""

    def run(self, *, first: int = FIRST_ROUNDS, last: int = LAST_ROUNDS, cores: int = CORES) -> Generator[float]:
        """Play *first* rounds of every neighbour, *last* of the best and of their pairs; yield which share of it is done."""
        self._cores = cores
        near = list(neighbours(self.rules, seats=self.seats, name=self._name))
        for start in range(0, self._learned(last), _AT_ONCE):
            self.base.learn(min(_AT_ONCE, self._learned(last) - start))
            yield 0.0
        for start in range(0, last, _AT_ONCE):
            yield 0.1 * start / last
            self.base.play(min(_AT_ONCE, last - start))
        promising: list[tuple[float, Neighbour]] = []
        for done, (one, promise) in enumerate(self._look_at(near, first), 1):
            promising.append((promise, one))
            yield 0.1 + 0.5 * done / len(near)
        finalists = [one for promise, one in sorted(promising, key=lambda pair: -pair[0])[:_FINALISTS] if promise > 0]
        for done, found in enumerate(self._measured(finalists, last), 1):
            self._take(found)
            yield 0.6 + 0.2 * done / len(finalists)
        pairs = [pair for pair in self._pairs() if pair is not None]
        for done, found in enumerate(self._measured(pairs, last), 1):
            self._take(found)
            yield 0.8 + 0.2 * done / len(pairs)
        yield 1.0

    def _look_at(self, near: Sequence[Neighbour], rounds: int) -> Iterator[tuple[Neighbour, float]]:
        """Yield each neighbour and what it promises: the effect, or where it is hardly clear the least of it that is likely."""

        def look(one: Neighbour) -> float:
            watch = Watch(one.rules, self.seats, self._seed, chances=self.base.tension.chances)
            watch.play(rounds)
            effect = self._effect(watch)
            return float("-inf") if effect is None else self.wish.sign * effect.value - effect.half_width / 2

        yield from zip(near, self._side_by_side(look, near), strict=True)

    def _measured(self, near: Sequence[Neighbour], rounds: int) -> Iterator[Suggestion | None]:
        def measured(one: Neighbour) -> Suggestion | None:
            watch = Watch(one.rules, self.seats, self._seed)
            watch.learn(self._learned(rounds))
            watch.play(rounds)
            effect = self._effect(watch)
            if effect is None or self.wish.sign * effect.value - effect.half_width <= 0:
                return None
            return Suggestion(one, effect, tuple(self._side_effects(watch)))

        yield from self._side_by_side(measured, near)

    def _side_by_side(self, work: Callable[[Thing], Found], things: Sequence[Thing]) -> Iterator[Found]:
        """Yield what *work* makes of each of *things*, in their order; while nobody takes what comes, no more is begun."""
        with ThreadPoolExecutor(self._cores) as pool:
            begun = deque[Future[Found]]()
            for thing in things:
                begun.append(pool.submit(work, thing))
                if len(begun) > self._cores:
                    yield begun.popleft().result()
            while begun:
                yield begun.popleft().result()

    def _learned(self, rounds: int) -> int:
        """Return how many rounds chances are learned from beside so many that are read."""
        return rounds * (_LEARNED if self.kind.section == "tension" else 1)

    def _take(self, found: Suggestion | None) -> None:
        if found is not None:
            self.best = sorted([*self.best, found], key=lambda each: -self.wish.sign * each.effect.value)

    def _pairs(self) -> Iterator[Neighbour | None]:
        """Yield the best single changes two by two."""
        for one, other in combinations([each.neighbour for each in self.best[:_PAIRED]], 2):
            pair = changed(self.rules, (*one.changes, *other.changes), seats=self.seats, name=self._name)
            if pair is not None and len(pair.sentences(self.rules, "en")) > 1:
                yield pair

    def _effect(self, watch: Watch) -> Estimate | None:
        """Return what *watch* has more of the wished than the rules as they are; None where it cannot be measure_dict."""
        ours, theirs = self._wished(watch), self._wished(self.base)
        return None if ours is None or theirs is None else difference(ours, theirs)

    def _wished(self, watch: Watch) -> Estimate | None:
        for measure in watch.measures():
            if (measure.kind.name, measure.about) == (self.wish.measure, self.about):
                return advantage(measure.estimate, watch.even) if self.wish.measure == "place" else measure.estimate
        return None

    def _side_effects(self, watch: Watch) -> Iterator[tuple[Measure, Estimate]]:
        """Yield what else differs clearly, the largest first."""
        before = {(each.kind.name, each.about): each.estimate for each in self.base.measures()}
        found: list[tuple[Measure, Estimate]] = []
        for measure in watch.measures():
            key = (measure.kind.name, measure.about)
            is_wished = measure.kind.name == self.wish.measure
            if is_wished or measure.kind.name not in _SIDE_EFFECTS or key not in before or measure.about not in ("", "1"):
                continue
            apart = difference(measure.estimate, before[key])
            if apart is not None and abs(apart.value) - apart.half_width > measure.kind.target:
                found.append((measure, apart))
        yield from sorted(found, key=lambda pair: -abs(pair[1].value) / pair[0].kind.target)


def advantage(first: Estimate, even: float) -> Estimate:
    """Return how far the first player's share is from even, whichever way.

    >>> from huit.lab.balance.estimates import mean_of
    >>> import numpy as np
    >>> round(advantage(mean_of(np.array([0.2, 0.2])), 0.25).value, 2)
    0.05
    """
    less = first.less(even)
    if less.value >= 0 or less.values is None:
        return less
    return Estimate(-less.value, -less.high, -less.low, less.rounds, -less.values)
