"""What the views of all families share."""

from collections.abc import Callable
from typing import Any

from huit.cards import Face, face_name
from huit.engine.refusal import Reason
from huit.engine.round import Round


def result_shown(round_: Round) -> dict[str, Any] | None:
    """Return how a round ended, with the cards that were left in the hands."""
    result = round_.result
    return None if result is None else result.as_dict() | {"hands": face_names(round_.hands)}


def face_names(hands: list[list[Face]]) -> list[list[str]]:
    """Return hands as the names of their cards."""
    return [[face_name(face) for face in hand] for hand in hands]


def reasons_of(round_: Round, view: Any, why_not: Callable[[Any, Face], Reason | None]) -> dict[str, dict[str, Any]]:
    """Return, for each card of a seat's hand that it may not play in its own turn, why not."""
    if view.seat != round_.turn:
        return {}
    reasons = ((face, why_not(view, face)) for face in view.faces)
    return {face_name(face): reason.as_dict() for face, reason in reasons if reason is not None}
