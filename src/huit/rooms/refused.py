"""What a room answers to a message that it will not carry out."""

from typing import Any


class Refused(Exception):  # noqa: N818 (a player is refused something: that is no error)
    """A message that is not carried out; the room is as it was.

    Codes of play: ``illegal`` (*why* is the reason of the rules), ``malformed``, ``stale`` (chosen on a view that has been
    overtaken), ``too_late`` (what was to be caught has been said), ``not_over`` (a new round before the end of this one),
    ``match_over`` (a new round after the end of the match), ``too_many``, ``unsaved`` (the store failed: nothing was played).

    Codes of company: ``not_host``, ``not_seated``, ``in_round`` (not during a round), ``in_match`` (not in the
    middle of a match), ``cards_known`` (nor are known cards dealt there), ``not_open`` (somebody sits there), ``not_full``
    (chairs are open), ``not_ready`` (somebody is not), ``no_poll``, ``poll_open``, ``no_undo``, ``kicked``, ``full``.

    >>> Refused("stale").code
    'stale'
    """

    def __init__(self, code: str, why: dict[str, Any] | None = None) -> None:
        super().__init__(code if why is None else f"{code}: {why}")
        self.code = code
        self.why = why


def malformed(message: str) -> Refused:
    """Return the refusal of something that makes no sense; *message* says what would.

    >>> malformed("seat: from 0 to 3").why["message"]
    'seat: from 0 to 3'
    """
    return Refused("malformed", {"code": "malformed", "message": message})
