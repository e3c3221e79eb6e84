"""The view of one seat on a round of Danish, by what each field of the state declares."""

from collections.abc import Iterable
from typing import ClassVar

from huit.cards import Face, FaceSet, faces_of
from huit.engine.actions import Seat
from huit.engine.danish.legal import legal_actions
from huit.engine.danish.state import DanishState
from huit.engine.hands import PLANES
from huit.engine.kernel import kernel
from huit.engine.state import Derived, known_of
from huit.rules.danish.columns import DanishRules
from huit.rules.danish.schema import MOST_ROW

FACE_DOWN = -1
"""What a view says of a slot with a face-down card, which nobody knows."""


class DanishView(DanishState):
    """All that one seat may know of a round: see `huit.engine.state`."""

    family: ClassVar[str] = "danish"

    seat: Derived
    actions: Derived
    """What this seat may do now, as a set of actions."""

    @property
    def faces(self) -> list[Face]:
        """The cards of this seat's hand, from the lowest rank to the highest."""
        return by_rank(self.hands[PLANES * self.seat : PLANES * (self.seat + 1)])

    @property
    def plays_from(self) -> list[Face]:
        """The cards that this seat lays in its turn: its hand, or its face-up cards where these stay and the hand is empty."""
        if not self.rules.rows_stay or self.hand_sizes[self.seat]:
            return self.faces
        row = self.up[MOST_ROW * self.seat : MOST_ROW * self.seat + self.rules.row]
        return by_rank([1 << card - 1 for card in row if card])


_BY_RANK = [face + 52 if face < 4 else face for face in range(52)]
"""The place of every face among those of a hand: the ace is the highest."""


def by_rank(planes: Iterable[FaceSet]) -> list[Face]:
    """Return the faces of a hand from the lowest rank to the highest, the ace."""
    held = [face for plane in planes if plane for face in faces_of(plane)]
    return sorted(held, key=_BY_RANK.__getitem__)


copy_known = known_of(DanishState)


@kernel
def write_view(rules: DanishRules, state: DanishState, seat: Seat, view: DanishView) -> None:
    """Fill *view* with what *seat* may know, and nothing else."""
    copy_known(state, seat, view)
    view.seat = seat
    view.actions = legal_actions(rules, state, seat)
    for other in range(rules.seats):
        for place in range(MOST_ROW * other, MOST_ROW * other + rules.row):
            view.down[place] = FACE_DOWN if state.down[place] != 0 else 0
