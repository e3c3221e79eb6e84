"""What happens when a card is laid, and what its deeds foretell."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from huit.rules.deeds import Deed, Does
from huit.rules.shedding.deeds import (
    Draws,
    Gives,
    HandsMove,
    OwnAttack,
    PlayResumes,
    PlaysAgain,
    Reverses,
    RoundOver,
    Skips,
    Steals,
    TurnAtTwo,
)

Kind = TypeVar("Kind", bound=Deed)


@dataclass(frozen=True)
class Outcome:
    """What happens after a card: how often the direction turned, who lost a turn, drew, took a card, and who plays."""

    turned: int
    skipped: tuple[int, ...]
    drew: tuple[tuple[int, int], ...]
    stole: tuple[int, ...]
    gave: int
    turn: int


def one(deeds: Iterable[Deed], kind: type[Kind]) -> Kind | None:
    """Return the deed of that *kind*, if there is one.

    >>> one([Does("never_last"), Gives(2)], Gives)
    Gives(cards=2)
    """
    return next((deed for deed in deeds if isinstance(deed, kind)), None)


def foretold(deeds: tuple[Deed, ...], seats: int) -> Outcome:
    """Return what *deeds* foretell when seat 0 lays the card, and goes on if it must; nobody holds an answer.

    >>> foretold((Reverses(first=True), Skips(1)), 4)
    Outcome(turned=1, skipped=(3,), drew=(), stole=(), gave=0, turn=2)
    """
    way = -1 if one(deeds, Reverses) and seats > 2 else 1
    skips = _skipped(deeds, seats)
    hit = way * (skips + 1) % seats
    gives, draws = one(deeds, Gives), one(deeds, Draws)
    gave = gives.cards if gives else int(any(isinstance(deed, HandsMove) and deed.how == "passes_on" for deed in deeds))
    skipped = tuple(way * step % seats for step in range(1, skips + 1))
    drew: tuple[tuple[int, int], ...] = ()
    turn = 0 if one(deeds, PlaysAgain) and not draws else hit
    if draws and draws.who == "each":
        over = one(deeds, RoundOver)
        drew = tuple((way * step % seats, draws.cards) for step in range(1, seats))
        skipped, turn = (), 0 if draws.turn == "back" or (over and over.comes_back) else way % seats
    elif draws and draws.who in ("previous", "chosen"):
        assert one(deeds, PlayResumes), "who is hit out of turn loses none"
        drew, turn = (((-way % seats if draws.who == "previous" else 1), draws.cards),), way % seats
    elif draws:
        past = bool(one(deeds, Skips) or getattr(one(deeds, Steals), "skipped", 0)) and not one(deeds, PlaysAgain)
        assert (draws.who == "after_skipped") == past, "who is hit is after the skipped ones"
        drew, turn = ((hit, draws.cards),), hit if draws.turn in ("plays", "may_play", "may_draw") else (hit + way) % seats
    return Outcome(int(way < 0), skipped, drew, (way % seats,) if one(deeds, Steals) else (), gave, turn)


def _skipped(deeds: tuple[Deed, ...], seats: int) -> int:
    """Return how many players lose their turns."""
    skips, steals, own = one(deeds, Skips), one(deeds, Steals), one(deeds, OwnAttack)
    two = seats == 2
    if two and (one(deeds, TurnAtTwo) or Does("turn_at_two_left") in deeds or (own and own.when != "skipping")):
        return 1
    if steals and steals.at_two:
        return {"loses": int(two), "plays": 0 if two else steals.skipped, "keeps": 0 if two else steals.skipped}[steals.at_two]
    if skips is None or skips.only_last:
        return steals.skipped if steals else 0
    return 0 if skips.but_two and two else 1 if skips.adds else skips.players
