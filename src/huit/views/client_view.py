"""A round as a seat's page gets it.

JSON-ready, from the seat's view and the moves that are legal for it, never from the state.
"""

from typing import Any

from huit.cards import face_name
from huit.engine.actions import DECLARE, PASS, SAY
from huit.engine.round import Round
from huit.engine.shedding.state import CHOOSE_SEAT, GIVE, PHASES, RUN, TAKE
from huit.engine.shedding.view import SeatView
from huit.engine.shedding.why import why_not
from huit.rules.columns import NAMED, ON_LAST_CARD

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
    return _lying_open(round_, view) | _of_seat(round_, view) | {"result": _result(round_)}


def _lying_open(round_: Round, view: SeatView) -> dict[str, Any]:
    """Return what everybody sees."""
    stands_for = round_.stands_for
    return {
        "phase": PHASES[view.phase],
        "turn": round_.turn,
        "direction": view.direction,
        "dealer": view.dealer,
        "first": (view.dealer + 1) % round_.seats,
        "top": face_name(view.top),
        "stands_for": None if stands_for is None else face_name(stands_for),
        "in_force": None if view.shown == view.top or stands_for is not None else face_name(view.shown),
        "recent": [face_name(face) for face in view.discard[-1 - RECENT : -1]],
        "suit": round_.suit,
        "named": view.in_force >= NAMED,
        "debt": view.draw_debt,
        "stock": view.stock_size,
        "discard": view.discard_size,
        "counts": view.hand_sizes[: round_.seats],
        "one_card": [other for other in range(round_.seats) if view.hand_sizes[other] == 1 and not _silent(round_, view, other)],
        "out": list(round_.out),
        "teams": round_.columns.teams,
        "take_from": view.robbed if view.phase == TAKE else None,
        "misdealt": view.misdealt - 1 if view.misdealt else None,
        "over": round_.over,
    }


def _silent(round_: Round, view: SeatView, seat: int) -> bool:
    """Tell whether a seat with one card has not announced it, as far as all have heard."""
    if round_.columns.announces and round_.columns.forgotten == ON_LAST_CARD:
        return not view.announced >> seat & 1
    return bool(view.forgot >> seat & 1)


def _of_seat(round_: Round, view: SeatView) -> dict[str, Any]:
    """Return what is for one seat alone: its hand, and what it may do."""
    seat, turns = view.seat, view.seat == round_.turn
    reactions = round_.reactions(seat)
    moves = list(round_.legal_moves(seat))
    gives = turns and view.phase in (CHOOSE_SEAT, GIVE)
    jumps = [] if turns else [move for move in moves if move != "declare"]
    return {
        "hand": [face_name(face) for face in view.faces],
        "moves": [] if gives else moves if turns else [move for move in moves if move == "declare"],
        "jumps": jumps,
        "give": {"count": view.gives_left, "to": _takers(round_, view)} if gives else None,
        "run": turns and view.phase == RUN and bool(view.actions >> PASS & 1),
        "may_announce": bool(view.actions >> SAY & 1) and (turns or bool(jumps)),
        "announce_with": round_.announced_plays(seat),
        "may_say": "say" in reactions,
        "may_catch": "catch" in reactions,
        "may_declare": bool(view.actions >> DECLARE & 1),
        "why": hand_reasons(round_, view),
    }


def _takers(round_: Round, view: SeatView) -> list[int]:
    return [seat for seat in range(round_.seats) if seat != view.seat and not view.out >> seat & 1]


def _result(round_: Round) -> dict[str, Any] | None:
    result = round_.result
    return None if result is None else result.as_dict() | {"hands": _names(round_.hands)}


def hand_reasons(round_: Round, view: SeatView) -> dict[str, dict[str, Any]]:
    """Return, for each card of a seat's hand that it may not play in its own turn, why not."""
    if view.seat != round_.turn:
        return {}
    reasons = ((face, why_not(round_.columns, view, face)) for face in view.faces)
    return {face_name(face): reason.as_dict() for face, reason in reasons if reason is not None}


def _names(hands: list[list[int]]) -> list[list[str]]:
    return [[face_name(face) for face in hand] for hand in hands]
