"""The view of one seat on a shedding game, by what each field of the state declares."""

from functools import lru_cache
from typing import ClassVar

from huit.cards import Face, FaceSet, faces_of, faces_text
from huit.engine.actions import Seat
from huit.engine.hands import PLANES
from huit.engine.kernel import kernel
from huit.engine.shedding.legal import legal_actions
from huit.engine.shedding.state import ALOUD, ANNOUNCEMENTS, SheddingState, seat_after
from huit.engine.state import Derived, known_of
from huit.rules.shedding.columns import SheddingRules


class SheddingView(SheddingState):
    """All that one seat may know of a round: see `huit.engine.state`."""

    family: ClassVar[str] = "shedding"
    seat: Derived
    actions: Derived
    """What this seat may do now, as a set of actions."""
    next_seat: Derived
    """Who is next after the seat whose turn it is."""

    @property
    def faces(self) -> list[Face]:
        """The cards of this seat's hand, by suit and then rank."""
        return list(by_suit(tuple(self.hands[PLANES * self.seat : PLANES * (self.seat + 1)])))

    def __str__(self) -> str:
        return f"seat {self.seat}: {faces_text(self.faces)}"


@lru_cache(maxsize=8192)
def by_suit(planes: tuple[FaceSet, ...]) -> tuple[Face, ...]:
    """Return the faces of a hand by suit and then rank. Kept: of four hands that are shown after a move, three are as before."""
    held = [face for plane in planes if plane for face in faces_of(plane)]
    return tuple(sorted(held, key=_BY_SUIT.__getitem__))


_BY_SUIT = [(face & 3) * 64 + face for face in range(52)] + [52 * 64, 53 * 64]
"""The place of every face among those of a hand: by suit, then rank, the jokers last."""

copy_known = known_of(SheddingState)


@kernel
def write_view(rules: SheddingRules, state: SheddingState, seat: Seat, view: SheddingView) -> None:
    """Fill *view* with what *seat* may know, and nothing else."""
    copy_known(state, seat, view)
    view.seat = seat
    view.actions = legal_actions(rules, state, seat)
    # Nobody is left where the round has ended with too many cards in a hand.
    view.next_seat = seat_after(rules, state, state.turn, 1) if state.left > 0 else state.turn
    # Whether somebody else has announced, or waived a « Contre-carte », is heard only where it takes effect.
    view.announcements = state.announcements & (ANNOUNCEMENTS << seat)
    view.declined = state.declined & (ALOUD << seat)
    view.answers = state.answers if seat == state.turn else 0
