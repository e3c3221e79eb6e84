"""Random mixes of rules that no player was tuned on, playable by two."""

from collections.abc import Iterator
from functools import cache
from itertools import count, islice
from time import perf_counter

from benchmarks.mixes import mix
from huit.lab.simulate import Simulation
from huit.rules import RulesError, RuleSet, load_rules

MIXES = 50
_FIRST_SEED = 130_000
_ROUNDS = 400
_FEWEST, _MOST = 12, 300
"""Decisions of a round on average: rules by which a round is over at once, or hardly ever, say nothing about players."""


@cache
def unseen_mixes() -> tuple[str, ...]:
    """Return the names of `MIXES` mixes.

    >>> len(unseen_mixes()), unseen_mixes()[0].startswith("mix ")
    (50, True)
    """
    return tuple(islice(_playable(), MIXES))


def rules_of(name: str) -> RuleSet:
    """Return a game of the library, or the mix of that name.

    >>> rules_of("monclar").id
    'monclar'
    """
    if not name.startswith("mix "):
        return load_rules(name)
    game, options = mix(int(name.removeprefix("mix ")))
    return load_rules(game, options=options)


def _playable() -> Iterator[str]:
    for seed in count(_FIRST_SEED):
        name = f"mix {seed}"
        try:
            rules = rules_of(name)
            fits = rules.family == "shedding" and 2 in rules.seats and not rules.at("teams", seats=2) and _ends(rules)
        except RulesError:
            continue
        if fits:
            yield name


def _ends(rules: RuleSet) -> bool:
    simulation = Simulation(rules, seats=2, players=["thrifty"], seed=1, clock=perf_counter)
    for _ in simulation.run(_ROUNDS):
        pass
    report = simulation.report()
    return report["unfinished"] == 0 and _FEWEST <= report["decisions"] / _ROUNDS <= _MOST
