"""Experiments: play that can go on as long as there is time, and the measures that it has brought so far."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from huit.cards import FaceSet, faces_of
from huit.engine.actions import DRAW, PASS
from huit.engine.hands import PLANES
from huit.engine.jit import entry, rows_of
from huit.lab.balance.chances import ChancesSeen, opened_course, tension_of
from huit.lab.balance.estimates import Estimate, Values, mean_of, quantile_of, ratio_of, share_of, slopes_of
from huit.lab.balance.kinds import KINDS, Kind
from huit.lab.balance.tension import RoundColumns, Tension
from huit.lab.duels import Duel, sides_of
from huit.lab.idle import Statement, are_unlike, limited
from huit.lab.mass import BLOCKED, Outcome, in_lab
from huit.lab.open_hands import OpenHandsOutcome, open_loop
from huit.lab.records import Recorded, Sparing, recorder, sparing_loop
from huit.lab.searched_play import Play, peeking_loop
from huit.players import player_named
from huit.players.minds import SEARCHING
from huit.rules import RuleSet, compile_rules
from huit.rules.questions import card_groups
from huit.rules.rule_set import MOST_SEATS

TURN_SECONDS = 6.0
"""Seconds that people take for a turn: an assumption."""
SEEKER = "strong@64"
"""The player that searches for the value of information."""
MOST_AT_ONCE = 10_000
"""Rounds that are recorded at once: 50 MB of them."""
_MUCH_OWED = 8
_ELSEWHERE = 1 << 40
"""Offset between the seeds of measured rounds and of training rounds."""
_SEARCH = 100
"""A round in which all search is so dear, and more."""
_LIMIT = 1000
"""Plays after which a round that is dear ends, where rules know of no limit."""


@dataclass(frozen=True)
class Measure:
    """One number about rules: its kind, what it is about, how it was found."""

    kind: Kind
    about: str
    """The place, the cards or the rule that it is about; empty for most."""
    seats: int
    player: str
    estimate: Estimate

    @property
    def is_narrow(self) -> bool:
        """Whether the interval is as narrow as it should be."""
        return self.estimate.half_width <= self.kind.target

    @property
    def need(self) -> float:
        """How many times wider than that it is."""
        return self.estimate.half_width / self.kind.target


class Experiment(ABC):
    """Play for some measures. *seats* play, seeds go up from *seed*."""

    dear: int = 1
    """The cost of a round, in ordinary rounds."""

    fewest: int = 1
    """Rounds, or deals, without which it tells nothing: an interval of fewer would be none."""

    player: str = "thrifty"
    """The player of most seats."""

    def __init__(self, rules: RuleSet, seats: int, seed: int) -> None:
        self.rules, self.seats, self._seed = rules, seats, seed
        self.rounds: int = 0
        """The rounds, or deals, played so far."""

    @abstractmethod
    def play(self, rounds: int) -> None:
        """Play so many more rounds, or deals."""

    @abstractmethod
    def measures(self) -> Iterator[Measure]:
        """Yield what it has found; nothing before the first rounds."""

    def need(self) -> float:
        """Return how far the widest interval is from narrow enough: 1 or less is enough."""
        return max((measure.need for measure in self.measures()), default=float("inf"))

    def _measure(self, name: str, estimate: Estimate, *, about: str = "", player: str = "thrifty") -> Measure:
        return Measure(KINDS[name], about, self.seats, player, estimate)


class Watch(Experiment):
    """Rounds of players of one kind, recorded: places, length, choice, tension, what cards dealt are worth."""

    def __init__(
        self,
        rules: RuleSet,
        seats: int,
        seed: int,
        player: str = "thrifty",
        turn_seconds: float = TURN_SECONDS,
        chances: ChancesSeen | None = None,
    ) -> None:
        """*chances* as for `Tension`."""
        super().__init__(rules, seats, seed)
        self.player, self._turn_seconds = player, turn_seconds
        self.dear = _SEARCH if player_named(player).kind == SEARCHING else 1
        self._play = Play(rules, seats=seats, players=[player] * seats, observer=recorder(rules.family))
        self.tension = Tension(seats, sides_of(rules, seats), chances)
        self._learned = 0
        self._owes = in_lab(rules.family, "debt") is not None
        self.columns = RoundColumns()
        self.groups = card_groups(rules)

    def play(self, rounds: int) -> None:
        rows = rows_of(Recorded, rounds)
        self._play(rows, self._seed + self.rounds)
        self.rounds += rounds
        self.columns.add(self._facts_of(rows))
        whole = whole_rounds(rows)
        if whole["facts"].any():
            self.tension.add(whole)

    def learn(self, rounds: int) -> None:
        """Learn chances from so many more other rounds, and from none of those that are measured."""
        for start in range(0, rounds, MOST_AT_ONCE):
            rows = rows_of(Recorded, min(MOST_AT_ONCE, rounds - start))
            self._play(rows, self._seed + _ELSEWHERE + self._learned)
            self._learned += len(rows)
            self.tension.learn(whole_rounds(rows))

    @property
    def even(self) -> float:
        """How often each seat would win if all were alike."""
        return float(self.columns["won"].sum(axis=1).mean()) / self.seats

    def _facts_of(self, rows: np.ndarray) -> dict[str, np.ndarray]:
        """Return by round what is no matter of chances."""
        after = self.rules.direction * np.arange(1, self.seats + 1)
        place = (after + rows["dealer"][:, None].astype(int)) % self.seats
        won = (rows["winners"].astype(np.int64)[:, None] >> np.arange(self.seats)) & 1
        return {
            "won": won,
            "won_by_place": np.take_along_axis(won, place, axis=1).astype(float),
            "all_turns": rows["turns"].astype(float),
            "decisions": rows["decisions"].astype(float),
            "forced": rows["forced"].astype(float),
            "choices": rows["choices"].astype(float),
            "chains": (rows["debt"] >= _MUCH_OWED).astype(float),
            "blocked": ((rows["over"] != 0) & (rows["reason"] == BLOCKED)).astype(float),
            "unfinished": (rows["over"] == 0).astype(float),
            "held": held_of(rows, self.seats, self.groups),
        }

    def measures(self) -> Iterator[Measure]:
        if not self.rounds:
            return
        for name, estimate in self._estimates():
            yield self._measure(name, estimate, player=self.player)
        by_place = self.columns["won_by_place"]
        for k in range(self.seats):
            yield self._measure("place", share_of(by_place[:, k]), about=str(k + 1), player=self.player)
        weights = np.array([len(faces_of(faces)) for faces in self.groups.values()], float)
        slopes = slopes_of(self.columns["held"], self.columns["won"].astype(float), weights)
        for name, slope in zip(self.groups, slopes, strict=True):
            yield self._measure("held", slope, about=name, player=self.player)

    def _estimates(self) -> Iterator[tuple[str, Estimate]]:
        turns, decisions = self.columns["all_turns"], self.columns["decisions"]
        yield "turns", mean_of(turns)
        for name, share in (("turns_short", 0.05), ("turns_median", 0.5), ("turns_long", 0.95)):
            yield name, quantile_of(turns, share)
        yield "minutes", mean_of(turns * self._turn_seconds / 60)
        yield "forced", ratio_of(self.columns["forced"], decisions)
        yield "choices", ratio_of(self.columns["choices"], decisions)
        for name in ("blocked", "unfinished") + (("chains",) if self._owes else ()):
            yield name, share_of(self.columns[name])
        yield from self.tension.estimates()


class OpenHands(Experiment):
    """The course of win chances with all hands open."""

    dear = 100
    fewest = 16

    def __init__(self, rules: RuleSet, seats: int, seed: int) -> None:
        super().__init__(rules, seats, seed)
        self._play = Play(limited(rules, _LIMIT), seats=seats, players=["thrifty"] * seats)
        self._play.play_by(entry(open_loop(rules.family)))
        self._sides = sides_of(rules, seats)
        self._columns = RoundColumns()

    def play(self, rounds: int) -> None:
        rows = rows_of(OpenHandsOutcome, rounds)
        self._play(rows, self._seed + self.rounds)
        self.rounds += rounds
        whole = whole_rounds(rows)
        if len(whole):
            self._columns.add(tension_of(opened_course(whole, self.seats, self._sides)))

    def measures(self) -> Iterator[Measure]:
        if self.rounds >= self.fewest:
            for name, estimate in self._columns.tension():
                yield self._measure(f"open_{name}", estimate)


class Information(Experiment):
    """A player that searches among sensible ones: once it sees the next hand, once it does not, on the same duplicate deals."""

    dear = 50
    fewest = 16

    def __init__(self, rules: RuleSet, seats: int, seed: int) -> None:
        super().__init__(rules, seats, seed)
        self._duels = [Duel(limited(rules, _LIMIT), seats=seats, challenger=SEEKER, rival="thrifty", seed=seed) for _ in range(2)]
        peeking = self._duels[0].rounds
        assert isinstance(peeking, Play)
        peeking.play_by(entry(peeking_loop(rules.family)))

    def play(self, rounds: int) -> None:
        for duel in self._duels:
            list(duel.run(rounds))
        self.rounds += rounds

    def measures(self) -> Iterator[Measure]:
        if self.rounds >= self.fewest:
            seeing, blind = (np.array(duel.shares) for duel in self._duels)
            yield self._measure("information", mean_of(seeing - blind), player=SEEKER)


class Gap(Experiment):
    """One sensible player among others who lay by chance what they can, on duplicate deals."""

    def __init__(self, rules: RuleSet, seats: int, seed: int) -> None:
        super().__init__(rules, seats, seed)
        careless = mind_of(rules, seats, "random", spares=1 << DRAW | 1 << PASS)
        self._duel = sparing_duel(rules, seats, seed, mind_of(rules, seats, "thrifty"), careless)

    def play(self, rounds: int) -> None:
        list(self._duel.run(rounds))
        self.rounds += rounds

    def measures(self) -> Iterator[Measure]:
        if self.rounds:
            estimate = mean_of(np.array(self._duel.shares)).less(1 / self._duel.sides)
            yield self._measure("skill", estimate, player="thrifty, random")


class Spared(Experiment):
    """One sensible player who never lays some cards by choice, among others who do, on duplicate deals."""

    def __init__(self, rules: RuleSet, seats: int, seed: int, name: str, faces: FaceSet) -> None:
        super().__init__(rules, seats, seed)
        self.name = name
        usual = mind_of(rules, seats, "thrifty")
        self._duel = sparing_duel(rules, seats, seed, mind_of(rules, seats, "thrifty", spares=faces), usual)

    def play(self, rounds: int) -> None:
        list(self._duel.run(rounds))
        self.rounds += rounds

    @property
    def lost(self) -> Values:
        """By deal, what the restriction cost: without it the share is exactly even."""
        return 1 / self._duel.sides - np.array(self._duel.shares)

    def need(self) -> float:
        # The measure is less the loss of the median card, which is about as uncertain.
        return 2**0.5 * super().need()

    def measures(self) -> Iterator[Measure]:
        if self.rounds:
            yield self._measure("used", mean_of(self.lost), about=self.name)


class EndsExperiment(Experiment):
    """How rounds end at one number of players."""

    def __init__(self, rules: RuleSet, seats: int, seed: int, player: str) -> None:
        super().__init__(rules, seats, seed)
        self.player = player
        self._play = Play(rules, seats=seats, players=[player] * seats)
        self._rows = rows_of(Outcome, 0)

    def play(self, rounds: int) -> None:
        rows = rows_of(Outcome, rounds)
        self._play(rows, self._seed + self.rounds)
        self._rows = np.concatenate([self._rows, rows])
        self.rounds += rounds

    def measures(self) -> Iterator[Measure]:
        if self.rounds:
            over = self._rows["over"] != 0
            yield self._measure("blocked", share_of((over & (self._rows["reason"] == BLOCKED)).astype(float)), player=self.player)
            yield self._measure("unfinished", share_of((~over).astype(float)), player=self.player)


class Inert(Experiment):
    """The same rounds with and without one thing that the rules say.

    They are played by chance: sensible players weigh what rules say of a card, and play otherwise even where it does nothing.
    """

    def __init__(self, rules: RuleSet, seats: int, seed: int, statement: Statement) -> None:
        super().__init__(rules, seats, seed)
        self.statement = statement
        pair = (limited(rules), limited(statement.left_out(rules)))
        self._plays = [Play(each, seats=seats, players=["random"] * seats) for each in pair]
        self._changed = list[np.ndarray]()

    def play(self, rounds: int) -> None:
        # Each deal is played twice, which makes it begin without a past: what a round leaves to the next would spread a change.
        pair = [rows_of(Outcome, 2 * rounds) for _ in self._plays]
        for play, rows in zip(self._plays, pair, strict=True):
            play(rows, self._seed + self.rounds, again=(1, 2))
        self._changed.append(are_unlike(*(rows[::2] for rows in pair)).astype(float))
        self.rounds += rounds

    def measures(self) -> Iterator[Measure]:
        if self.rounds:
            yield self._measure("inert", share_of(np.concatenate(self._changed)), about=self.statement.key, player="random")


def whole_rounds(rows: np.ndarray) -> np.ndarray:
    """Return the rounds that were won, and of which a turn was kept."""
    return rows[(rows["kept"] > 0) & (rows["over"] != 0) & (rows["winners"] != 0)]


def held_of(rows: np.ndarray, seats: int, groups: dict[str, FaceSet]) -> np.ndarray:
    """Return how many cards of each group were dealt to each seat: rounds × seats × groups."""
    held = rows["held"].reshape(len(rows), MOST_SEATS, PLANES)[:, :seats]
    counts = [np.bitwise_count(held & np.int64(faces)).sum(axis=2, dtype=np.int8) for faces in groups.values()]
    return np.stack(counts, axis=2)


def mind_of(rules: RuleSet, seats: int, player: str, *, spares: int = 0) -> Sparing:
    """Return the mind of a *player* who never does any of *spares*, a set of actions, where anything else can be done."""
    mind, usual = Sparing(), player_named(player).mind(compile_rules(rules, seats=seats))
    for name, _, _ in usual.fields():
        setattr(mind, name, getattr(usual, name))
    mind.spares = spares
    return mind


def sparing_duel(rules: RuleSet, seats: int, seed: int, challenger: Sparing, rival: Sparing) -> Duel:
    """Return a duel of two minds that may spare cards."""
    duel = Duel(rules, seats=seats, challenger="thrifty", rival="thrifty", seed=seed)
    duel.decide_by(sparing_loop(rules.family), challenger, rival)
    return duel
