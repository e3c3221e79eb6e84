"""The deal of the day: for each date one game, and cards that are the same at every server of this version."""

from functools import cache
from hashlib import sha256
from typing import NamedTuple

from huit.engine.round import Round, new_round
from huit.players.family_players import can_search
from huit.players.player import Level
from huit.rooms.agreement import rules_in_force
from huit.rooms.before_deal import Chosen, next_deal
from huit.rooms.journal import KnownDeal
from huit.rules import RuleSet, rule_names
from huit.rules.questions import usual_seats

DEAL_VERSION = 1
"""Raised when days get other games or cards."""
OWN_SEAT = 0
"""The seat of the person; computers have the others."""
COMPUTERS: Level = "thrifty"
"""How well the computers play."""


class Day(NamedTuple):
    """A day: its number since 1970, and its date, ``2026-11-29``."""

    number: int
    date: str


class DailyDeal(NamedTuple):
    """The game and the cards of a day."""

    rules: RuleSet
    seats: int
    cards: KnownDeal

    def dealt(self) -> Round:
        """Return the round before its first move.

        >>> daily_deal(Day(20786, "2026-11-29")).dealt().over
        False
        """
        cards = self.cards
        return new_round(self.rules, seats=self.seats, seed=cards.seed, dealer=cards.dealer, hand=cards.hand, cut=cards.cut)


def daily_deal(day: Day) -> DailyDeal:
    """Return the deal of *day*.

    >>> deal = daily_deal(Day(20786, "2026-11-29"))
    >>> deal.cards.daily, deal == daily_deal(Day(20786, "2026-11-29"))
    ('2026-11-29', True)
    """
    rules = rules_in_force(rules_of_day(day.number))
    seats = usual_seats(rules)
    seed = _digest("cartes", day.date)
    dealer = int(_digest("donneur", day.date), 16) % seats
    chosen = next_deal(rules, seats=seats, round_no=1, dealer=dealer, chosen=Chosen()).settled(seed)
    return DailyDeal(rules, seats, KnownDeal(seed, dealer, chosen.hand, chosen.cut, daily=day.date))


def rules_of_day(number: int) -> str:
    """Return the game of day *number*. Each game of the library has its turn once before any has it again.

    >>> len({rules_of_day(number) for number in range(len(games_in_turn()))}) == len(games_in_turn())
    True
    """
    turn, place = divmod(number, len(games_in_turn()))
    return _order(turn)[place]


@cache
def games_in_turn() -> tuple[str, ...]:
    """Return the games that have a turn: those of the library that all levels of computers play."""
    return tuple(name for name in rule_names() if can_search(rules_in_force(name).family))


def _order(turn: int) -> list[str]:
    """Return the order of the games in a *turn*: by chance, and not beginning with the last one of the turn before."""
    order = _shuffled(turn)
    if len(order) > 2 and order[0] == _shuffled(turn - 1)[-1]:
        order[0], order[1] = order[1], order[0]
    return order


def _shuffled(turn: int) -> list[str]:
    return sorted(games_in_turn(), key=lambda name: _digest("tour", turn, name))


def _digest(*of: object) -> str:
    text = " ".join(map(str, ("huit donne du jour", DEAL_VERSION, *of)))
    return sha256(text.encode()).hexdigest()
