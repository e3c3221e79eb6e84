"""The turn, as a listener follows it: an event says whose turn it is only where the events before it do not."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, get_args

from huit.engine.actions import Seat
from huit.engine.events import FOR_AGAIN, FOR_TURN, TURN, DutyName, EventKind, Note

_TASKS = get_args(get_args(DutyName)[0])


class Duty(NamedTuple):
    """The task of the seat whose turn it is, and how many cards it takes."""

    seat: Seat
    to: str = "play"
    cards: int = 0


ON_TURN = frozenset(
    (
        "attacked",
        "aims",
        "held_up",
        "swept",
        "may_steal",
        "stole",
        "again",
        "run",
        "rank_over",
        "card_over",
        "sent",
        "chien",
        "kitty",
        "trick",
    )
)
"""After these it is the turn of the seat they tell of, or of the one that they tell it of."""
DONE = frozenset(
    ("played", "laid", "named", "rank_named", "card_named", "passed", "paid", "gave", "traded", "skipped", "picked_up")
)
"""After these it is the turn of the next seat."""


def heard_turn(notes: Iterable[Note], kinds: Sequence[EventKind], turn: Seat, *, draw_ends: bool = False) -> tuple[Seat, bool]:
    """Return whose turn it is by these *notes*, or after whom it is; *turn*: whose it was.

    *draw_ends*: by the rules a turn ends with the card that is drawn.

    >>> from huit.engine.events import COMMON, PASSED, AGAIN
    >>> heard_turn([(PASSED, 2, -1, -1)], COMMON, 2), heard_turn([(AGAIN, 2, -1, -1)], COMMON, 2)
    ((2, True), (2, False))
    """
    heard = turn, False
    for number, seat, shown, hidden in notes:
        kind = kinds[number].name
        if kind in DONE or (kind == "drew" and draw_ends and shown in (FOR_TURN, FOR_AGAIN)):
            heard = seat, True
        elif kind == "attacked" and hidden > 0:
            continue  # somebody plays again first
        elif kind in ON_TURN:
            heard = shown if kind == "sent" else seat, False
    return heard


def turn_note(duty: Duty) -> Note:
    """Return the note that tells a duty."""
    return TURN, duty.seat, _TASKS.index(duty.to), duty.cards
