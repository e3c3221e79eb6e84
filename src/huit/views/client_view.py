"""A round as a seat's page gets it.

JSON-ready, from the seat's view and the moves that are legal for it, never from the state.
"""

from typing import Any

from huit.cards import face_name
from huit.engine.actions import SAY
from huit.engine.round import Round
from huit.engine.shedding.legal import turn_actions
from huit.engine.shedding.view import SeatView
from huit.engine.shedding.why import why_not
from huit.rules.columns import NAMED

RECENT = 4
"""How many cards under the top a page gets."""


def client_view(round_: Round, seat: int) -> dict[str, Any]:
    """Return what the page of *seat* shows of a round.

    >>> from huit import load_rules, new_round
    >>> round_ = new_round(load_rules("minimale"), seats=3, seed=1)
    >>> client_view(round_, 1)["counts"], client_view(round_, 1)["moves"]
    ([8, 8, 8], [])
    """
    view = round_.view(seat)
    reactions = round_.reactions(seat)
    result = round_.result
    return {
        "turn": round_.turn,
        "direction": view.direction,
        "dealer": view.dealer,
        "first": (view.dealer + 1) % round_.seats,
        "top": face_name(view.top),
        "recent": [face_name(face) for face in view.discard[-1 - RECENT : -1]],
        "suit": round_.suit,
        "named": view.in_force >= NAMED,
        "debt": view.draw_debt,
        "stock": view.stock_size,
        "discard": view.discard_size,
        "counts": view.hand_sizes[: round_.seats],
        "hand": [face_name(face) for face in view.faces],
        "moves": list(round_.legal_moves(seat)),
        "may_announce": view.seat == round_.turn and bool(turn_actions(round_.columns, round_.state) >> SAY & 1),
        "may_say": "say" in reactions,
        "may_catch": "catch" in reactions,
        "one_card": [other for other in range(round_.seats) if view.hand_sizes[other] == 1 and not view.forgot >> other & 1],
        "why": hand_reasons(round_, view),
        "over": round_.over,
        "result": None if result is None else result.as_dict() | {"hands": _names(round_.hands)},
    }


def hand_reasons(round_: Round, view: SeatView) -> dict[str, dict[str, Any]]:
    """Return, for each card of a seat's hand that it may not play in its own turn, why not."""
    if view.seat != round_.turn:
        return {}
    reasons = ((face, why_not(round_.columns, view, face)) for face in view.faces)
    return {face_name(face): reason.as_dict() for face, reason in reasons if reason is not None}


def _names(hands: list[list[int]]) -> list[list[str]]:
    return [[face_name(face) for face in hand] for hand in hands]
