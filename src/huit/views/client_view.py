"""A round as a page gets it: JSON-ready, from a seat's view and its legal moves, never from the state."""

from typing import Any

from huit.engine.round import Round
from huit.views.of_family import of_family


def open_view(round_: Round) -> dict[str, Any]:
    """Return what lies open to all, seats and spectators alike.

    >>> from huit import load_rules, new_round
    >>> open_view(new_round(load_rules("minimale"), seats=3, seed=1))["counts"]
    [8, 8, 8]
    """
    return {"family": round_.rules.family} | of_family(round_.rules.family).lying_open(round_)


def own_view(round_: Round, seat: int | None) -> dict[str, Any]:
    """Return what the page of *seat* shows besides: its hand, and what it may do. None: of somebody who only looks on.

    >>> from huit import load_rules, new_round
    >>> own_view(new_round(load_rules("minimale"), seats=3, seed=1), 1)["moves"]
    []
    """
    return of_family(round_.rules.family).of_seat(round_, seat)


def client_view(round_: Round, seat: int | None) -> dict[str, Any]:
    """Return all that the page of *seat* shows of a round; None: of somebody who only looks on."""
    return open_view(round_) | own_view(round_, seat)
