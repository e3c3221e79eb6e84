"""An action that may not be done: a code that says why, and what would be legal instead. The words are made by the clients."""

from collections.abc import Mapping
from typing import Any, NamedTuple

_NO_FACTS: Mapping[str, Any] = {}


class Reason(NamedTuple):
    """Why something is refused: a code and what the sentence about it needs.

    >>> Reason("turn", {"seat": 2}).as_dict()
    {'code': 'turn', 'seat': 2}

    Codes: ``debt`` (an unpaid attack must be answered or paid), ``suit`` (a named suit must be followed), ``match`` (neither
    suit nor rank fits), ``turn`` (another seat's turn), ``not_held``, ``over``, ``must_play`` (no draw or pass while a card can
    be played), ``must_draw``, ``play_or_draw`` (no pass now), ``play_or_pass`` and ``only_pass`` (no more drawing in this turn),
    ``must_pass`` (nothing can be drawn), ``refused`` (the card on top does not take it), ``never_last`` (nobody lays it as a last
    card), ``unsaid`` (a last card that was not announced in time), ``say_first`` (one that may still be announced in time),
    ``last_suit`` (as a last card it goes only on its own suit),
    ``rank`` (a named rank must be played),
    ``rank_needed``, ``no_rank`` (nothing names one now), ``bad_rank`` (not this one), ``called`` (a named card must be
    played), ``card_needed``, ``no_card`` (nothing names one now, or not this one), ``suit_needed``, ``no_suit`` (this card
    names none), ``no_window`` (nothing to say or to catch now), ``not_one_left`` (a "!" on a play that leaves none of it to
    announce), ``follow`` (who holds the suit must play it), ``must_answer`` (who can answer this attack has to), ``run``
    (cards are being laid together: only what goes with them, or a pass), ``too_short`` (they would be fewer than go
    together), ``only_drawn`` (an attack was drawn for: only an answer among those cards, or a pass), ``held_up`` (the turn is
    lost unless it is answered), ``penalty`` (a penalty costs this turn), ``misses_turns`` (cards take this turn, and maybe
    more), ``kept`` (what is drawn is kept: no card in this turn),
    ``take_needed``, ``nothing_to_take``, ``give_needed``, ``nothing_to_give``, ``bad_gift``,
    ``trade_needed``, ``no_trade`` (nobody to swap hands with, or not this one), ``hit_needed``, ``no_hit``,
    ``no_doubt``,
    ``face_needed`` (say what the joker stands for), ``no_face``, ``bad_face``, ``no_four``,
    ``no_jump`` (not the very card on top, or too late), ``unreadable``.

    In trick games: ``trump`` (who cannot follow must trump), ``not_given`` (trumps are not given away), ``kind_needed``,
    ``bad_kind`` (announced already), ``trumps_needed`` (every round has trumps), ``exchange_needed``,
    ``gift_needed`` (who won points has to give), ``bad_exchange``, ``must_return`` (the best of the suit goes back),
    ``no_exchange``, ``discard_needed``, ``bad_discard``. In Danish: ``too_low``, ``too_high``, ``ace`` (the discard was sent:
    only an answer, or the discard), ``bad_set`` (not all of one rank), ``no_target``, ``target_needed``, ``bad_target``,
    ``can_play`` (no picking up while a card can be laid), ``no_discard``, ``bad_slot``, ``not_blind``, ``bad_swap``,
    ``not_swapping``, ``swapping``.
    """

    code: str
    facts: Mapping[str, Any] = _NO_FACTS

    def as_dict(self) -> dict[str, Any]:
        """Return code and facts as one JSON-ready object."""
        return {"code": self.code, **self.facts}


class IllegalAction(ValueError):  # noqa: N818
    """A player may not do this now; nothing has changed. `reason` says why, `legal` what they may do."""

    def __init__(self, reason: Reason, move: str, seat: int, legal: tuple[str, ...]) -> None:
        allowed = ", ".join(legal) if legal else "nothing now"
        facts = "".join(f", {name} {value}" for name, value in reason.facts.items() if value != [])
        super().__init__(f"seat {seat} may not {move!r}: {reason.code}{facts}; legal: {allowed}")
        self.reason = reason
        self.move = move
        self.seat = seat
        self.legal = legal

    @property
    def code(self) -> str:
        """The code of the reason."""
        return self.reason.code
