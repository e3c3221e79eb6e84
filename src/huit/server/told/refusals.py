"""Refusals as answers: the status of HTTP, and what is told of why."""

from typing import Any

from huit.rooms.refusal import Refused

_STATUS_OF = {
    "malformed": 400,
    "kicked": 403,
    "not_seated": 403,
    "locked": 403,
    "full": 409,
    "many_asking": 409,
    "renewed": 410,
    "too_many": 429,
    "journal_unplayable": 409,
    "unsaved": 503,
    "no_adviser": 503,
    "no_circle": 404,
    "no_member": 404,
    "no_pinned": 404,
    "no_result": 404,
    "not_keeper": 403,
    "not_yours": 403,
}
_NOT_AS_THE_ROOM_IS = 409


def status_of(code: str) -> int:
    """Return the HTTP status of a refusal; most refusals of a room are conflicts with its state.

    >>> status_of("kicked"), status_of("stale")
    (403, 409)
    """
    return _STATUS_OF.get(code, _NOT_AS_THE_ROOM_IS)


def refusal_told(refused: Refused) -> dict[str, Any]:
    """Return what a client is told of a refusal.

    >>> refusal_told(Refused("malformed", {"message": "a number", "field": "seats"}))
    {'code': 'malformed', 'message': 'a number', 'field': 'seats'}
    """
    why = {"message": "", "field": "", **(refused.why or {})}
    return {"code": refused.code, **{key: why[key] for key in ("message", "field", "said", "in_file") if key in why}}


UNSAVED = {"code": "unsaved", "message": "the store fails"}
"""What is told where the store fails. The message of a database names its machine and user: it goes to the log only."""
