"""What one seat may know of a trick game: an allow-list, filled field by field."""

from typing import Annotated, ClassVar

from huit.cards import Face, faces_of
from huit.engine.actions import Seat
from huit.engine.kernel import kernel
from huit.engine.tricks.legal import legal_actions
from huit.engine.tricks.state import TrickState, height, owed_by, seat_of_role
from huit.rules.record import I8, Record
from huit.rules.tricks.columns import SEATS, TrickRules

Exchanged = tuple[Seat, Seat, Face, Face | None]
"""From whom, to whom, which card, and which one came back."""


class TrickView(Record):
    """All that one seat may know of a round; players decide on this and nothing else."""

    family: ClassVar[str] = "tricks"

    seat: I8
    actions: I8
    """What this seat may do now, as a set of actions."""
    hand: I8
    hand_sizes: Annotated[list[int], "i2", SEATS]
    phase: I8
    turn: I8
    dealer: I8
    kind: I8
    kitty: I8
    """The chien, while it lies open: from the announcement until the first card is led."""
    put_away: I8
    """What this seat has put away itself."""
    seen: I8
    leader: I8
    trick: Annotated[list[int], "i1", SEATS]
    trick_size: I8
    made: Annotated[list[int], "i2", SEATS]
    owed: Annotated[list[int], "i2", SEATS]
    chosen: Annotated[list[int], "i2", SEATS]
    previous: Annotated[list[int], "i2", SEATS]
    giver: I8
    gives_left: I8
    capacity: Annotated[list[int], "i2", SEATS]
    discards_left: I8

    def __init__(self) -> None:
        super().__init__()
        self.rules: TrickRules | None = None
        self.exchanged: tuple[Exchanged, ...] = ()
        self.last: tuple[Face, ...] = ()
        self.last_leader = -1
        self.last_winner = -1

    @property
    def faces(self) -> list[Face]:
        """The cards of this seat's hand, by suit and then rank, the ace last."""
        return sorted(faces_of(self.hand), key=lambda face: (face & 3, height(face)))


@kernel
def write_view(rules: TrickRules, state: TrickState, seat: Seat, view: TrickView) -> None:
    """Fill *view* with what *seat* may know, and nothing else."""
    view.seat = seat
    view.actions = legal_actions(rules, state, seat)
    view.hand = state.hands[seat]
    view.phase = state.phase
    view.turn = state.turn
    view.dealer = state.dealer
    view.kind = state.kind
    view.kitty = state.kitty if state.kind >= 0 and state.seen == 0 else 0
    view.put_away = state.put_away if seat == seat_of_role(state, 0) else 0
    view.seen = state.seen
    view.leader = state.leader
    view.trick_size = state.trick_size
    view.giver = state.giver
    view.gives_left = state.gives_left
    view.discards_left = state.discards_left
    for other in range(SEATS):
        view.hand_sizes[other] = state.hand_sizes[other]
        view.trick[other] = state.trick[other] if other < state.trick_size else 0
        view.made[other] = state.made[other]
        view.owed[other] = owed_by(rules, state, other)
        view.chosen[other] = state.chosen[other]
        view.previous[other] = state.previous[other]
        view.capacity[other] = state.capacity[other]


def seat_view(rules: TrickRules, state: TrickState, seat: Seat) -> TrickView:
    """Return what *seat* may know, its own exchanges, the last trick and the rules in force included."""
    view = TrickView()
    write_view(rules, state, seat, view)
    view.rules = rules
    view.exchanged = tuple(
        (
            state.given_from[place],
            state.given_to[place],
            state.given[place],
            state.returned[place] if place < state.returned_count else None,
        )
        for place in range(state.given_count)
        if seat in (state.given_from[place], state.given_to[place])
    )
    if state.last_winner >= 0:
        view.last, view.last_leader, view.last_winner = tuple(state.last), state.last_leader, state.last_winner
    return view
