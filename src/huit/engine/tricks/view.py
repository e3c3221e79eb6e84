"""The view of one seat on a trick game, by what each field of the state declares."""

from typing import ClassVar

from huit.cards import Face, FaceSet, faces_of
from huit.engine.actions import Seat
from huit.engine.kernel import kernel
from huit.engine.state import Derived, fill_column, known_of
from huit.engine.tricks.legal import legal_actions
from huit.engine.tricks.state import GIVE_TO, TrickState, height
from huit.rules.tricks.columns import TrickRules

Exchanged = tuple[Seat, Seat, Face, Face | None]
"""From whom, to whom, which card, and which one came back."""


class TrickView(TrickState):
    """All that one seat may know of a round: see `huit.engine.state`."""

    family: ClassVar[str] = "tricks"

    seat: Derived
    actions: Derived
    """What this seat may do now, as a set of actions."""

    @property
    def faces(self) -> list[Face]:
        """The cards of this seat's hand, by suit and then rank, the ace last."""
        return by_suit(self.hands[self.seat])

    @property
    def exchanged(self) -> tuple[Exchanged, ...]:
        """The exchanges that this seat has a part in."""
        exchanges = zip(self.given_from, self.given_to, self.given, self.returned, strict=True)
        return tuple(
            (giver, taker, card, back if place < self.returned_count else None)
            for place, (giver, taker, card, back) in enumerate(exchanges)
            if place < self.given_count and self.seat in (giver, taker)
        )


def by_suit(hand: FaceSet) -> list[Face]:
    """Return the faces of a hand by suit and then rank, the ace last."""
    return sorted(faces_of(hand), key=lambda face: (face & 3, height(face)))


copy_known = known_of(TrickState)


@kernel
def sees_kitty(rules: TrickRules, state: TrickState, seat: Seat) -> bool:
    """Tell whether *seat* sees the chien: from when it is taken until the first card is led, if all see it or *seat* took it."""
    return state.took_kitty != 0 and state.seen == 0 and (rules.kitty_shown != 0 or seat == state.announcer)


@kernel
def write_view(rules: TrickRules, state: TrickState, seat: Seat, view: TrickView) -> None:
    """Fill *view* with what *seat* may know, and nothing else."""
    copy_known(state, seat, view)
    view.seat = seat
    view.actions = legal_actions(rules, state, seat)
    show_own(rules, state, seat, view)


@kernel
def show_own(rules: TrickRules, state: TrickState, seat: Seat, view: TrickState) -> None:
    """Fill what is `Derived`: the chien while *seat* sees it, what *seat* has put away, and the cards that it gave or got."""
    view.kitty = state.kitty if sees_kitty(rules, state, seat) else 0
    view.put_away = state.put_away if seat == state.announcer else 0
    fill_column(view.given, 0)
    fill_column(view.returned, 0)
    for place in range(state.given_count):
        if seat == state.given_from[place] or seat == state.given_to[place]:
            view.given[place] = state.given[place]
            view.returned[place] = state.returned[place]
    if state.phase == GIVE_TO and seat == state.giver:
        view.given[state.given_count] = state.given[state.given_count]
