"""Measures of one rule set within a time.

Play goes where intervals are still wide, and there first where one is soon narrow. What is dear has the rest of the time, but a
share of it that lets it tell something.
"""

from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import ExitStack, suppress
from functools import partial
from threading import Lock
from time import perf_counter

from huit.lab.balance.experiments import (
    MOST_AT_ONCE,
    TURN_SECONDS,
    EndsExperiment,
    Experiment,
    Gap,
    Inert,
    Information,
    OpenHands,
    Spared,
    Watch,
)
from huit.lab.balance.report import Report, report_of
from huit.lab.idle import statements_of
from huit.lab.open_hands import open_loop
from huit.lab.searched_play import peeking_loop
from huit.rules import RulesError, RuleSet, load_rules
from huit.rules.questions import card_groups, usual_seats

USUAL_SECONDS = 8.0
CORES = 2
SEED = 1
_SLICE = 0.25
"""Seconds of play after which an experiment is looked at again."""
_UNMEASURED = 0.1
"""The share of the time that an experiment without a result may take before the others."""
_FIRST = 200
_ANEW = 1.5
"""The need of an experiment is worked out again when it has so many times the rounds."""


class _Running:
    """An experiment, what it cost, and how wide its intervals were when they were last worked out."""

    def __init__(self, experiment: Experiment) -> None:
        self.experiment = experiment
        self.seconds = 0.0
        self.is_free = Lock()
        """Held while it plays, and while what it has found is read."""
        self._portion = max(_FIRST // experiment.dear, 2)
        self._least = max(self._portion // 4, 1)
        self._need, self._least_need, self._looked_at = float("inf"), float("inf"), 0

    def play(self, clock: Callable[[], float]) -> None:
        """Play one slice."""
        with self.is_free:
            began = clock()
            self.experiment.play(self._portion)
            took = clock() - began
            self.seconds += took
            faster = min(_SLICE / max(took, 1e-6), 4.0)
            self._portion = min(max(int(self._portion * faster), self._least), MOST_AT_ONCE)
            if self.experiment.rounds >= max(self.experiment.fewest, min(_ANEW * self._looked_at, self._needed)):
                self._need = self.experiment.need()
                wide = [each.need for each in self.experiment.measures() if not each.is_narrow]
                self._least_need = min(wide, default=self._need)
                self._looked_at = self.experiment.rounds

    @property
    def is_wanted(self) -> bool:
        """Whether its intervals are still too wide, by its estimates so far."""
        return self.experiment.rounds < self._needed

    def turn(self, seconds: float) -> tuple[float, float]:
        """Return when it is its turn, of so many *seconds* in all: after those with less.

        First comes one without a result, unless it is too dear; then the one whose interval will narrow soonest.
        """
        if not self._looked_at:
            return (0.0 if self.seconds < _UNMEASURED * seconds else float("inf")), self.seconds
        rounds = self._looked_at * self._least_need**2
        return self.seconds * (rounds / self.experiment.rounds - 1), self.seconds

    @property
    def _needed(self) -> float:
        """The rounds that narrow intervals take: their width goes with the root of the rounds."""
        return self._looked_at * self._need**2 if self._looked_at else float("inf")


class Lab:
    """All experiments on one rule set, at one number of players.

    >>> from huit.rules import load_rules
    >>> lab = Lab(load_rules("minimale"), seats=2)
    >>> lab.play(200)
    >>> lab.report().of("place")[0].estimate.rounds
    200

    Raises:
        RulesError: if the rules are not for *seats* players.
        ValueError: if there is no such player.
    """

    def __init__(
        self,
        rules: RuleSet,
        *,
        seats: int | None = None,
        player: str = "thrifty",
        seed: int = SEED,
        turn_seconds: float = TURN_SECONDS,
    ) -> None:
        """*player* is who plays the rounds that are watched; *turn_seconds* is what people take for a turn."""
        self.rules, self.seed = rules, seed
        self.seats = usual_seats(rules) if seats is None else seats
        self.watch = Watch(rules, self.seats, seed, player, turn_seconds)
        self.running = [_Running(each) for each in (self.watch, *self._others())]
        self.seconds = 0.0

    def _others(self) -> Iterator[Experiment]:
        rules, seats, seed = self.rules, self.seats, self.seed
        yield Gap(rules, seats, seed)
        if open_loop(rules.family) is not None:
            yield OpenHands(rules, seats, seed)
        if peeking_loop(rules.family) is not None:
            yield Information(rules, seats, seed)
        for name, faces in card_groups(rules).items():
            yield Spared(rules, seats, seed, name, faces)
        for statement in statements_of(rules):
            with suppress(RulesError):  # without it, or by its usual value, these rules may not be dealt
                yield Inert(rules, seats, seed, statement)
        for number in rules.seats:
            for player in ("thrifty", "random"):
                yield EndsExperiment(rules, number, seed, player)

    def warm_up(self) -> None:
        """Compile what is not yet on disk, and load the rest: outside the time that is measured. Nothing of it counts."""
        for run in Lab(self.rules, seats=self.seats, player=self.watch.player).runs():
            run()

    def runs(self) -> list[Callable[[], None]]:
        """Return a few rounds of each kind of experiment: they run all that it runs."""
        kinds = {(type(each.experiment), each.experiment.player): each.experiment for each in self.running}
        return [partial(experiment.play, 2) for experiment in kinds.values()]

    def play(self, rounds: int) -> None:
        """Play so many rounds of every experiment, fewer of dear ones: the same numbers on any machine."""
        for running in self.running:
            running.experiment.play(max(rounds // running.experiment.dear, 2))

    def run(self, seconds: float, clock: Callable[[], float], *, cores: int = CORES) -> Generator[float]:
        """Play for *seconds* by *clock*, less if all intervals are narrow before; yield now and then the share that is gone."""
        began = clock()
        with ThreadPoolExecutor(cores) as pool:
            playing: dict[Future[None], _Running] = {}
            while True:
                gone = (clock() - began) / seconds
                waiting = [each for each in self.running if each not in playing.values() and each.is_wanted]
                while gone < 1 and waiting and len(playing) < cores:
                    chosen = min(waiting, key=lambda each: each.turn(seconds))
                    waiting.remove(chosen)
                    playing[pool.submit(partial(chosen.play, clock))] = chosen
                if not playing:
                    break
                done, _ = wait(playing, return_when=FIRST_COMPLETED)
                for each in done:
                    del playing[each]
                    each.result()
                self.seconds = clock() - began
                yield min(self.seconds / seconds, 1.0)

    def costs(self) -> list[tuple[str, int, float]]:
        """Return what each experiment cost: its name, its rounds, its seconds of one core."""
        return [(type(each.experiment).__name__, each.experiment.rounds, each.seconds) for each in self.running]

    def report(self) -> Report:
        """Return the report so far. During a run, this waits for the slices that are being played."""
        with ExitStack() as stopped:
            for each in self.running:
                stopped.enter_context(each.is_free)
            experiments = [each.experiment for each in self.running]
            return report_of(self.rules, self.seats, self.seed, self.seconds, self.watch, experiments)


def measure(rules: RuleSet | str, *, seats: int | None = None, seconds: float = USUAL_SECONDS, player: str = "thrifty") -> Report:
    """Play *rules* for some *seconds* of two cores, and return what they are like: for notebooks and programs.

    *rules* may be the name of a game or of a rule file; *seats* is four, or what is nearest to it, by default. *player* is
    who plays the rounds that are watched. The first call on a machine compiles for some seconds more.

    >>> report = measure("minimale", seats=2, seconds=0.5)
    >>> report.one("place", "1").estimate.value > 0.45
    True
    >>> len(report.lengths) == report.one("turns").estimate.rounds
    True

    Raises:
        RulesError: if the rules do not load, or are not for *seats* players.
        ValueError: if there is no such player.
    """
    lab = Lab(load_rules(rules) if isinstance(rules, str) else rules, seats=seats, player=player)
    lab.warm_up()
    for _ in lab.run(seconds, perf_counter):
        pass
    return lab.report()
