"""What a room answers to a message that it will not carry out."""

from typing import Any


class Refused(Exception):  # noqa: N818 (a player is refused something: that is no error)
    """A message that is not carried out; the room is as it was.

    Codes: ``illegal`` (*why* is the reason of the rules), ``malformed``, ``stale`` (chosen on a view that has been overtaken),
    ``not_over`` (a new round before the end of this one), ``match_over`` (a new round after the end of the match), ``too_many``,
    ``unsaved`` (the store failed: nothing was played).

    >>> Refused("stale").code
    'stale'
    """

    def __init__(self, code: str, why: dict[str, Any] | None = None) -> None:
        super().__init__(code if why is None else f"{code}: {why}")
        self.code = code
        self.why = why
