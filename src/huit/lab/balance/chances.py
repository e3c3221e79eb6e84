"""The chance of each side to win, as everybody sees it during a round, and what its course tells of the rules.

`ChancesSeen` says how often a seat won of which everybody saw the same facts (`Recorded.facts` of `huit.lab.records`). It
learns from some rounds, and is read on others.
"""

from dataclasses import dataclass

import numpy as np

from huit.lab.records import MOST_FACTS

_PRIOR = 4.0
"""Facts that were seldom seen lean on the mean of all as if they had been seen so often."""
PARTS = 8
"""The rounds that are learned from fall into so many parts: some may be left out, to see how much hangs on them."""
ALL_PARTS = np.ones(PARTS, bool)
_BINS = 10
_STEPS = 10
"""The equal steps in which a round is looked at, from its first turn to its last."""
_FINE = 400
"""The steps of a chance for its quantiles."""


@dataclass(frozen=True)
class Course:
    """The turns of some rounds one after another, and what the chances of each are."""

    chances: np.ndarray
    """Turns × sides: the chance of each to win; each turn adds up to 1."""
    starts: np.ndarray
    """The first turn of each round."""
    lengths: np.ndarray
    """The turns of each round."""
    outcome: np.ndarray
    """Rounds × sides: 1 for the side that won, or equal parts where several did."""

    @property
    def winner(self) -> np.ndarray:
        """The side that won each round, the first of several."""
        return self.outcome.argmax(axis=1)


class ChancesSeen:
    """How often a seat won after each of the facts. *sides* play against one another: teams, or the seats."""

    def __init__(self, seats: int, sides: int) -> None:
        self.seats, self.sides = seats, sides
        self._seen, self._won = np.zeros((PARTS, MOST_FACTS)), np.zeros((PARTS, MOST_FACTS))
        self.rounds = 0

    def learn(self, rows: np.ndarray) -> None:
        """Learn from rounds."""
        facts, lengths = by_turn(rows, "facts", self.seats)
        won = shared_win(rows["winners"], self.seats).repeat(lengths, axis=0)
        part = ((self.rounds + np.arange(len(rows))) % PARTS).repeat(lengths)
        places, shape = (part[:, None] * MOST_FACTS + facts).ravel(), self._seen.shape
        self._seen += np.bincount(places, minlength=self._seen.size).reshape(shape)
        self._won += np.bincount(places, weights=won.ravel(), minlength=self._won.size).reshape(shape)
        self.rounds += len(rows)

    def copy(self) -> "ChancesSeen":
        """Return what was learned so far."""
        other = ChancesSeen(self.seats, self.sides)
        other._seen, other._won, other.rounds = self._seen.copy(), self._won.copy(), self.rounds
        return other

    def read(self, rows: np.ndarray, *, parts: np.ndarray = ALL_PARTS) -> Course:
        """Return the course of rounds, which were not learned from, by some *parts* of those that were."""
        facts, lengths = by_turn(rows, "facts", self.seats)
        all_seen, all_won = self._seen[parts].sum(axis=0), self._won[parts].sum(axis=0)
        usual = all_won.sum() / max(all_seen.sum(), 1.0)
        shares = (all_won + _PRIOR * usual) / (all_seen + _PRIOR)
        return course_of(shares[facts], lengths, rows["winners"], self.sides)


def opened_course(rows: np.ndarray, seats: int, sides: int) -> Course:
    """Return the course of rounds that were played on from each turn (`huit.lab.open_hands.Opened`)."""
    won, lengths = by_turn(rows, "won", seats)
    return course_of(won.astype(float), lengths, rows["winners"], sides)


def by_turn(rows: np.ndarray, column: str, seats: int) -> tuple[np.ndarray, np.ndarray]:
    """Return a column of all turns that were kept, turns × seats, and how many turns each round has."""
    lengths = rows["kept"].astype(np.int64)
    longest = int(lengths.max(initial=0))
    values = rows[column][:, : longest * seats].reshape(len(rows), longest, seats)
    return values[np.arange(longest) < lengths[:, None]], lengths


def course_of(weights: np.ndarray, lengths: np.ndarray, winners: np.ndarray, sides: int) -> Course:
    """Return the course in which each seat's chances are as its *weights*, turns × seats; *winners* are sets of seats."""
    # The mates of a side stand or fall together: seat s plays for side s % sides.
    chances = weights.reshape(len(weights), -1, sides).mean(axis=1)
    chances /= np.maximum(chances.sum(axis=1, keepdims=True), 1e-9)
    outcome = shared_win(winners, weights.shape[1]).reshape(len(winners), -1, sides).sum(axis=1)
    return Course(chances, np.cumsum(lengths) - lengths, lengths, outcome)


def shared_win(winners: np.ndarray, seats: int) -> np.ndarray:
    """Return what each seat won of each round, rounds × seats, of sets of *winners*: equal parts of 1.

    >>> shared_win(np.array([0b01, 0b11]), 2).tolist()
    [[1.0, 0.0], [0.5, 0.5]]
    """
    won = (winners.astype(np.int64)[:, None] >> np.arange(seats)) & 1
    return won / np.maximum(won.sum(axis=1, keepdims=True), 1)


def tension_of(course: Course) -> dict[str, np.ndarray]:
    """Return by round what its course was like.

    - ``lead_changes``: the turns at which another side is the likeliest winner than the turn before;
    - ``drama``: the mean root of what the winner is behind, over the turns at which another side is likelier (Browne 2008);
    - ``decision``: the last of these turns, as a share of all;
    - ``lead_held``: whether the likeliest winner at half-time wins;
    - ``comeback``: whether the winner's chance was once below half of an even one;
    - ``surprise``: all changes of the winner's chance, the last one to certainty included (Ely, Frankel and Kamenica 2015);
    - ``jumps``: the squares of the changes of all sides' chances;
    - ``turns``: how many turns there were.
    """
    chances, starts, lengths, winner = course.chances, course.starts, course.lengths, course.winner
    won = winner.repeat(lengths)
    leader = chances.argmax(axis=1)
    own, lead = chances[np.arange(len(won)), won], chances.max(axis=1)
    last = np.zeros(len(won), bool)
    last[starts + lengths - 1] = True
    outcome = course.outcome.repeat(lengths, axis=0)
    following = np.where(last[:, None], outcome, np.roll(chances, -1, axis=0))
    jumps = ((following - chances) ** 2).sum(axis=1)
    surprise = np.abs(following[np.arange(len(won)), won] - own)
    behind = leader != won
    place = np.arange(len(won)) - starts.repeat(lengths)

    def added(values: np.ndarray) -> np.ndarray:
        return np.add.reduceat(values.astype(float), starts)

    changes = (leader != np.roll(leader, 1)) & (place > 0)
    times_behind = added(behind)
    return {
        "lead_changes": added(changes),
        "drama": added(np.sqrt(lead - own)) / np.maximum(times_behind, 1),
        "decision": np.maximum.reduceat(np.where(behind, place + 1, 0), starts) / lengths,
        "lead_held": (leader[starts + lengths // 2] == winner).astype(float),
        "comeback": (np.minimum.reduceat(own, starts) < 0.5 / chances.shape[1]).astype(float),
        "surprise": added(surprise),
        "jumps": added(jumps),
        "turns": lengths.astype(float),
    }


@dataclass
class Reliability:
    """Whether chances are right: of the turns with a chance of some ten per cent, how many were won."""

    claimed: np.ndarray
    won: np.ndarray
    turns: np.ndarray
    squares: float = 0.0

    @classmethod
    def empty(cls) -> "Reliability":
        return cls(np.zeros(_BINS), np.zeros(_BINS), np.zeros(_BINS))

    def add(self, course: Course) -> None:
        """Add the turns of rounds that they were not learned from."""
        outcome = course.outcome.repeat(course.lengths, axis=0).ravel()
        chances = course.chances.ravel()
        bins = np.minimum((chances * _BINS).astype(int), _BINS - 1)
        self.claimed += np.bincount(bins, weights=chances, minlength=_BINS)
        self.won += np.bincount(bins, weights=outcome, minlength=_BINS)
        self.turns += np.bincount(bins, minlength=_BINS)
        self.squares += float(((chances - outcome) ** 2).sum())

    @property
    def brier(self) -> float:
        """The mean square of chance less outcome: 0 is perfect, and (sides - 1) / sides² is what an even chance scores."""
        return self.squares / max(float(self.turns.sum()), 1.0)

    def curve(self) -> list[tuple[float, float, int]]:
        """Return for each tenth that was seen the mean chance, the share that was won, and how often."""
        seen = np.nonzero(self.turns)[0]
        return [(float(self.claimed[k] / self.turns[k]), float(self.won[k] / self.turns[k]), int(self.turns[k])) for k in seen]


@dataclass(frozen=True)
class CourseMoment:
    """How likely the winner, and the leader, were to win at one moment of the rounds."""

    at: float
    """The share of the round that is over."""
    winner: float
    """The mean chance of who won in the end."""
    leader: float
    """The mean chance of who was the likeliest then."""
    low: float
    """The chance of the winner that one round in ten does not reach."""
    high: float
    """The chance of the winner that one round in ten goes beyond."""


class Courses:
    """The courses of all rounds in one: sums and counts by the moments of a round, however many rounds there are."""

    def __init__(self) -> None:
        self.rounds = 0
        self._winner, self._leader = np.zeros(_STEPS + 1), np.zeros(_STEPS + 1)
        self._seen = np.zeros((_STEPS + 1, _FINE), np.int64)
        """How many rounds had which chance of the winner."""

    def add(self, course: Course) -> None:
        """Add some rounds: each at equal steps from its first turn to its last, where nothing is certain yet."""
        won = course.winner.repeat(course.lengths)
        own, lead = course.chances[np.arange(len(won)), won], course.chances.max(axis=1)
        for moment in range(_STEPS + 1):
            turns = course.starts + (2 * moment * (course.lengths - 1) + _STEPS) // (2 * _STEPS)
            self._winner[moment] += own[turns].sum()
            self._leader[moment] += lead[turns].sum()
            steps = np.minimum((own[turns] * _FINE).astype(int), _FINE - 1)
            self._seen[moment] += np.bincount(steps, minlength=_FINE)
        self.rounds += len(course.lengths)

    def points(self) -> tuple[CourseMoment, ...]:
        """Return the moments one after another; none before the first round."""
        if not self.rounds:
            return ()
        winner, leader = self._winner / self.rounds, self._leader / self.rounds
        low, high = (self._quantiles(share) for share in (0.1, 0.9))
        at = np.arange(_STEPS + 1) / _STEPS
        return tuple(CourseMoment(*map(float, point)) for point in zip(at, winner, leader, low, high, strict=True))

    def _quantiles(self, share: float) -> np.ndarray:
        """Return by moment the chance that so many of the rounds do not exceed, to the middle of a step."""
        reached = self._seen.cumsum(axis=1) >= share * self.rounds
        return (reached.argmax(axis=1) + 0.5) / _FINE
