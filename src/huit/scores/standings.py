"""Standings of people who play together: what was played, counted. Pure: no clock, no store, no cards."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from operator import itemgetter
from statistics import fmean
from typing import NamedTuple

PAUSE_S = 5 * 3600
"""A pause of so many seconds ends an evening: shorter than a night, longer than a dinner."""
NORMAL_95 = 1.959964


class Entrant(NamedTuple):
    """One player of a game."""

    member: int | None
    """None: a guest or a computer, who counts as an opponent and has no standing."""
    side: int
    """The same for partners."""
    place: int
    """1 for who won; sides that tie share the better place."""
    points: int | None = None


class Game(NamedTuple):
    """A game that is over."""

    at: int
    """When it ended, in seconds."""
    entrants: tuple[Entrant, ...]


class Standing(NamedTuple):
    """How a member stands."""

    member: int
    played: int
    won: float
    """A win that k sides share counts 1/k for each."""
    chance: float
    """The share of wins that chance alone would give: the mean of one by the number of sides."""
    place: float
    """The mean place."""
    points: int | None
    """The sum; None if a game has none."""

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.won / self.played


class Pairing(NamedTuple):
    """How two members fared against each other: how often the first had the better place, the worse, the same."""

    first: int
    second: int
    ahead: int
    behind: int
    level: int


class Evening(NamedTuple):
    """Games played one after another."""

    since: int
    """When the first of them ended."""
    until: int
    """Just after the last of them ended."""
    played: int


def places(scores: Sequence[tuple[float, ...]]) -> list[int]:
    """Return the place of each side by its score; the highest is first, and those who tie share the better place.

    >>> places([(3,), (7,), (3,)])
    [2, 1, 2]
    """
    return [1 + sum(other > own for other in scores) for own in scores]


def wins_of(game: Game) -> dict[int, float]:
    """Return what each side won of *game*: 1 between those in the first place.

    >>> wins_of(Game(0, (Entrant(1, 0, 1), Entrant(2, 1, 2), Entrant(None, 2, 1))))
    {0: 0.5, 1: 0.0, 2: 0.5}
    """
    place_of = {entrant.side: entrant.place for entrant in game.entrants}
    best = min(place_of.values())
    first = sum(place == best for place in place_of.values())
    return {side: (place == best) / first for side, place in place_of.items()}


def standings(games: Iterable[Game]) -> list[Standing]:
    """Return how each member of *games* stands: who won more than chance gives comes first.

    >>> luck = Game(0, (Entrant(1, 0, 1), Entrant(2, 1, 2), Entrant(None, 2, 3), Entrant(None, 3, 4)))
    >>> [(standing.member, standing.share, standing.chance) for standing in standings([luck])]
    [(1, 1.0, 0.25), (2, 0.0, 0.25)]
    """
    won, chances = defaultdict[int, float](float), defaultdict[int, list[float]](list)
    held, points = defaultdict[int, list[int]](list), defaultdict[int, list[int | None]](list)
    for game in games:
        wins = wins_of(game)
        for entrant in game.entrants:
            if entrant.member is not None:
                won[entrant.member] += wins[entrant.side]
                chances[entrant.member].append(1 / len(wins))
                held[entrant.member].append(entrant.place)
                points[entrant.member].append(entrant.points)
    all_standing = (
        Standing(member, len(held[member]), won[member], fmean(chances[member]), fmean(held[member]), _sum(points[member]))
        for member in held
    )
    return sorted(all_standing, key=lambda standing: (standing.chance - standing.share, standing.place, standing.member))


def _sum(points: Sequence[int | None]) -> int | None:
    known = [each for each in points if each is not None]
    return sum(known) if len(known) == len(points) else None


def pairings(games: Iterable[Game]) -> list[Pairing]:
    """Return how every two members fared who met on different sides, the lower number first.

    >>> pairings([Game(0, (Entrant(2, 0, 1), Entrant(1, 1, 2), Entrant(None, 2, 3)))])
    [Pairing(first=1, second=2, ahead=0, behind=1, level=0)]
    """
    met = defaultdict[tuple[int, int], Counter[int]](Counter)
    for game in games:
        known = [(entrant.member, entrant) for entrant in game.entrants if entrant.member is not None]
        members = sorted(known, key=itemgetter(0))
        for (first, one), (second, other) in combinations(members, 2):
            if one.side != other.side:
                met[first, second][(one.place > other.place) - (one.place < other.place)] += 1
    return [Pairing(*pair, ahead=how[-1], behind=how[1], level=how[0]) for pair, how in sorted(met.items())]


def evenings(ended: Iterable[int]) -> list[Evening]:
    """Return the evenings of games that *ended* at these times, the first one first: `PAUSE_S` lie between two.

    >>> evenings([100, 4000, 90_000])
    [Evening(since=100, until=4001, played=2), Evening(since=90000, until=90001, played=1)]
    """
    found: list[Evening] = []
    for at in sorted(ended):
        if found and at - found[-1].until < PAUSE_S:
            found[-1] = Evening(found[-1].since, at + 1, found[-1].played + 1)
        else:
            found.append(Evening(at, at + 1, 1))
    return found


def share_interval(won: float, played: int) -> tuple[float, float]:
    """Return the 95 % interval (Wilson) of a share of wins, if all goes on as it did.

    >>> [round(end, 2) for end in share_interval(6, 10)]
    [0.31, 0.83]
    """
    square = NORMAL_95**2
    share = won / played
    middle = share + square / (2 * played)
    half = NORMAL_95 * math.sqrt(share * (1 - share) / played + square / (4 * played * played))
    whole = 1 + square / played
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)
