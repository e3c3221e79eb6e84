"""Ratings of people who play together, by openskill (Plackett-Luce), with how uncertain they are.

A rating compares members: a game counts if two of them met on different sides. Guests and computers in it play as somebody of
whom nothing is known.
"""

from collections.abc import Iterable
from math import sqrt
from typing import Any, NamedTuple

from huit.scores.standings import NORMAL_95, Game

BEFORE_MU, BEFORE_SIGMA = 25.0, 25.0 / 3.0
"""What is supposed of everybody before anything is played."""
TOLD_SIGMA = BEFORE_SIGMA / sqrt(2)
"""From here on a rating is told. Half of the variance is gone: what was played weighs as much as what was supposed."""


class Rating(NamedTuple):
    """How well a member plays, as far as games say: a normal distribution."""

    mu: float
    sigma: float
    games: int
    """How many games it is made of."""

    @property
    def interval(self) -> tuple[float, float]:
        """The bounds between which it lies with 95 %."""
        return self.mu - NORMAL_95 * self.sigma, self.mu + NORMAL_95 * self.sigma

    @property
    def is_told(self) -> bool:
        """Whether enough was played to tell.

        >>> Rating(27.0, 8.0, 3).is_told, Rating(30.0, 5.5, 25).is_told
        (False, True)
        """
        return self.sigma <= TOLD_SIGMA


def ratings(games: Iterable[Game]) -> dict[int, Rating]:
    """Return the rating of each member of *games*, which are taken in the order in which they ended.

    >>> from huit.scores.standings import Entrant
    >>> both = ratings([Game(0, (Entrant(1, 0, 1), Entrant(2, 1, 2)))])
    >>> both[1].mu > 25 > both[2].mu, both[1].is_told
    (True, False)
    """
    # Imported when something is rated: it takes a while.
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=BEFORE_MU, sigma=BEFORE_SIGMA)
    rated: dict[int, Any] = {}
    counted: dict[int, int] = {}
    for game in sorted(games, key=lambda game: game.at):
        teams = _sides(game)
        if sum(any(member is not None for member, _ in team) for team in teams) < 2:
            continue
        before = [
            [model.rating() if member is None else rated.get(member, model.rating()) for member, _ in team] for team in teams
        ]
        after = model.rate(before, ranks=[float(team[0][1]) for team in teams])
        for team, new in zip(teams, after, strict=True):
            for (member, _), rating in zip(team, new, strict=True):
                if member is not None:
                    rated[member] = rating
                    counted[member] = counted.get(member, 0) + 1
    return {member: Rating(rating.mu, rating.sigma, counted[member]) for member, rating in rated.items()}


def _sides(game: Game) -> list[list[tuple[int | None, int]]]:
    """Return the members of each side of *game*, with its place."""
    sides: dict[int, list[tuple[int | None, int]]] = {}
    for entrant in game.entrants:
        sides.setdefault(entrant.side, []).append((entrant.member, entrant.place))
    return list(sides.values())
