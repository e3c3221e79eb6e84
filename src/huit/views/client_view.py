"""A round as a seat's page gets it: JSON-ready, from the seat's view and its legal moves, never from the state."""

from typing import Any

from huit.engine.round import Round
from huit.views.of_family import of_family


def client_view(round_: Round, seat: int | None) -> dict[str, Any]:
    """Return what the page of *seat* shows of a round; None: of somebody who only looks on.

    >>> from huit import load_rules, new_round
    >>> round_ = new_round(load_rules("minimale"), seats=3, seed=1)
    >>> client_view(round_, 1)["counts"], client_view(round_, 1)["moves"]
    ([8, 8, 8], [])
    """
    views = of_family(round_.rules.family)
    return {"family": round_.rules.family} | (views.watched(round_) if seat is None else views.shown(round_, seat))
