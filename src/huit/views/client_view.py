"""A round as a page gets it: what all see, and what one seat has besides, as structs of its family that go over the wire."""

from collections.abc import Set
from functools import cache
from typing import Any, cast

import msgspec

from huit.engine.actions import Seat
from huit.engine.round import Round, family_named
from huit.engine.state import State
from huit.rules import RuleSet
from huit.views.shared import OpenRound, OwnRound, of_family


def open_view(round_: Round) -> OpenRound:
    """Return what lies open to all, seats and spectators alike.

    >>> from huit import load_rules, new_round
    >>> open_view(new_round(load_rules("minimale"), seats=3, seed=1)).counts
    [8, 8, 8]
    """
    return of_family(round_.rules.family).lying_open(round_)


def open_before_deal(rules: RuleSet, *, seats: int, dealer: int) -> OpenRound:
    """Return what is open to all before *dealer* deals the first round.

    >>> from huit import load_rules
    >>> open_before_deal(load_rules("danish"), seats=3, dealer=2).first
    0
    """
    counts = [0] * seats
    first = rules.first_seat(dealer=dealer, seats=seats)
    return of_family(rules.family).OPEN(family=rules.family, dealer=dealer, first=first, counts=counts)


def own_view(round_: Round, seat: int, *, acts: bool = True) -> OwnRound:
    """Return what the page of *seat* shows besides: its hand, and what it may do, if it *acts*.

    >>> from huit import load_rules, new_round
    >>> own_view(new_round(load_rules("minimale"), seats=3, seed=1), 1).moves
    []
    """
    views = of_family(round_.rules.family)
    return views.of_seat(round_, seat) if acts else views.holding(round_, seat)


def seats_with_other_cards(was: Round, now: Round) -> Set[Seat]:
    """Return the seats that hold other cards, or have other secrets, in *now* than in *was*, an earlier state of the round.

    >>> from huit import new_round
    >>> was = new_round("minimale", seats=3, seed=1)
    >>> now = was.copy()
    >>> _ = now.play(now.legal_moves()[0])
    >>> seats_with_other_cards(was, now)
    {0}
    """
    seats: set[Seat] = set()
    for name, each in _own_columns(now.rules.family):
        old, new = getattr(was.state, name), getattr(now.state, name)
        if old != new:
            places = range(0, each * now.seats, each)
            seats.update([place // each for place in places if old[place : place + each] != new[place : place + each]])
    return seats


@cache
def _own_columns(family: str) -> tuple[tuple[str, int], ...]:
    """Return the columns of a state that are each seat's own, and how many ints of them are one seat's."""
    state = cast("type[State]", family_named(family).state)
    return tuple((name, known.each) for name, known in state.known().items() if known.by == "own")


def own_of_nobody(rules: RuleSet) -> OwnRound:
    """Return what a page shows besides of somebody who has no hand.

    >>> from huit import load_rules
    >>> own_of_nobody(load_rules("minimale")).hand
    []
    """
    return of_family(rules.family).OWN()


def client_view(round_: Round, seat: int | None) -> dict[str, Any]:
    """Return all that the page of *seat* shows of a round, JSON-ready; None: of a spectator.

    >>> from huit import new_round
    >>> client_view(new_round("minimale", seats=2, seed=1), 0)["counts"]
    [8, 8]
    """
    own = own_of_nobody(round_.rules) if seat is None else own_view(round_, seat)
    return msgspec.to_builtins(open_view(round_)) | msgspec.to_builtins(own)
