"""The programs of each family that the bulb, the check of rules and the lab run compiled: to be ready before somebody asks."""

from collections.abc import Callable
from typing import Any, Literal, get_args

from huit.engine.jit import gathered, kernels_of
from huit.engine.round import new_round
from huit.lab.balance.experiments import Watch
from huit.lab.balance.measurement import SEED, Lab
from huit.lab.mass import LAWS, PLAIN
from huit.lab.par import Par
from huit.lab.simulate import Simulation
from huit.players.compiled_search import CompiledThinker
from huit.players.family_players import can_search
from huit.rules import RuleSet, load_rules, rule_names

Need = Literal["advice", "check", "lab", "par"]
"""What somebody may press: the bulb, also for a player that searches; the check of rules; the lab, also for a wish; the par of a
deal."""
NEEDS: tuple[Need, ...] = get_args(Need)
Run = Callable[[], object]


class Preparation:
    """The programs of one *need* at games of *family*, each with a run that compiles it, or loads it.

    >>> preparation = Preparation("danish", "advice")
    >>> len(preparation.runs), "huit.players.search.think_once_danish" in preparation.kernels
    (2, True)
    """

    def __init__(self, family: str, need: Need) -> None:
        with gathered() as programs:
            self.runs = _RUNS[need](family)
        self.kernels = frozenset[str]().union(*map(kernels_of, programs))
        """The names of all kernels that they are made of: many programs have most of them in common."""

    def run(self) -> None:
        """Compile, or load, all of it."""
        for run in self.runs:
            run()


def _advice(family: str) -> list[Run]:
    return [*CompiledThinker(family).runs()] if can_search(family) else []


def _check(family: str) -> list[Run]:
    """Return the runs of the steps of `rule_checks`: must agree with them."""
    rules = _game_of(family)
    if rules is None:
        return []
    seats = rules.seats[0]
    ends, idle = (
        Simulation(rules, seats=seats, players=[player], seed=0, clock=float, observer=observer)
        for player, observer in (("thrifty", LAWS), ("random", PLAIN))
    )
    watch = Watch(rules, seats, SEED)
    return [lambda: list(ends.run(1)), lambda: list(idle.run(1)), lambda: watch.play(2)]


def _lab(family: str) -> list[Run]:
    rules = _game_of(family)
    return [] if rules is None else [*Lab(rules).runs()]


def _par(family: str) -> list[Run]:
    rules = _game_of(family)
    if rules is None or not can_search(family):
        return []
    return [Par(new_round(rules, seats=rules.seats[0], seed=0), seat=0, others="thrifty", seed=0).warm_up]


_RUNS: dict[Need, Callable[[str], list[Run]]] = {"advice": _advice, "check": _check, "lab": _lab, "par": _par}


def _game_of(family: str) -> RuleSet | None:
    """Return a game of *family*, as all games of a family run the same programs; None where the library has none."""
    games: Any = (rules for rules in map(load_rules, reversed(rule_names())) if rules.family == family)
    return next(games, None)
