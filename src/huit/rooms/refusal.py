"""The refusal of a message that a room does not carry out."""

from collections.abc import Callable
from typing import Any


class Refused(Exception):  # noqa: N818 (a player is refused something: that is no error)
    """A message that is not carried out; the room is as it was.

    Codes of play: ``illegal`` (*why* is the reason of the rules), ``malformed``, ``stale`` (chosen on an outdated view),
    ``too_late`` (a catch after the announcement), ``not_over`` (a new round before the end of this one), ``match_over`` (a new
    round after the end of the match), ``too_many``, ``unsaved`` (the store failed: nothing was played), ``journal_unplayable``
    (the room cannot be made from its journal).

    Codes of the deal: ``deal_sealed`` (only after the deal, which is sealed), ``wrong_grain`` (it does not open its commitment),
    ``cards_known`` (no known cards during a match).

    Codes of company: ``not_host``, ``not_seated``, ``in_round`` (not during a round), ``in_match`` (not during a match),
    ``not_open`` (the chair is taken), ``not_full`` (chairs are open), ``not_ready`` (somebody is not ready), ``no_poll``,
    ``poll_open``, ``no_undo``, ``no_voter`` (nobody is there to agree),
    ``too_soon`` (nobody has waited long enough for that person), ``kicked``, ``full``, ``locked`` (nobody new may
    join), ``renewed`` (the link is one that the host has replaced), ``nobody_gone`` (there is no guest to be forgotten),
    ``no_advice`` (advice is not allowed at this table, or not now), ``no_adviser`` (the process that searches failed).

    Codes of what guests write: ``no_chat`` (the room is public, or its host has switched it off), ``empty_chat`` (nothing of it
    can be seen), ``long_chat``.

    Codes of a chair request: ``no_seat_to_ask`` (they have one, have a request, or can take one), ``seat_declined`` (the
    host said no, until the next round), ``many_asking`` (so many requests wait for an answer that no more are taken).

    Codes of a rule that a winner adds: ``no_adding`` (the settings do not allow it), ``not_between`` (no round has just ended),
    ``not_winner``, ``winner_first`` (the winner may still change a rule: the deal waits),
    ``already_added``, ``same_rules``, ``several_rules`` (more than one thing changes), ``ends_match`` (the match
    cannot be counted on by these rules).

    >>> Refused("stale").code
    'stale'
    """

    def __init__(self, code: str, why: dict[str, Any] | None = None) -> None:
        super().__init__(code if why is None else f"{code}: {why}")
        self.code = code
        self.why = why


def allows(check: Callable[..., object], *facts: object) -> bool:
    """Tell whether ``check(*facts)`` refuses nothing.

    >>> from huit.rooms.chairs import Seating
    >>> seating = Seating.of_names(("Anne", "Léa"), (False, True))
    >>> allows(seating.check_person, 0), allows(seating.check_person, 1)
    (True, False)
    """
    try:
        check(*facts)
    except Refused:
        return False
    return True


def malformed(message: str) -> Refused:
    """Return the refusal of a message that makes no sense; *message* says what would make sense.

    >>> malformed("seat: from 0 to 3").why["message"]
    'seat: from 0 to 3'
    """
    return Refused("malformed", {"code": "malformed", "message": message})
