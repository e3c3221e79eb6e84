"""What one seat may know of a round of Danish: an allow-list, filled field by field."""

from typing import Annotated, ClassVar

from huit.cards import Face, faces_of
from huit.engine.actions import Seat
from huit.engine.danish.legal import legal_actions
from huit.engine.danish.state import DanishState
from huit.engine.hands import PLANES
from huit.engine.kernel import kernel
from huit.rules.danish.columns import SLOTS, DanishRules
from huit.rules.danish.schema import MOST_ROW
from huit.rules.record import I8, Record
from huit.rules.rule_set import MOST_SEATS


class DanishView(Record):
    """All that one seat may know of a round; players decide on this and nothing else."""

    family: ClassVar[str] = "danish"

    seat: I8
    actions: I8
    """What this seat may do now, as a set of actions."""
    hand: Annotated[list[int], "i8", PLANES]
    """Plane *k*: the faces that this seat holds more than *k* times."""
    hand_sizes: Annotated[list[int], "i2", MOST_SEATS]
    up: Annotated[list[int], "i1", SLOTS]
    """By ``MOST_ROW * seat + slot``: 1 plus the card that lies there face up, or 0."""
    down_left: Annotated[list[int], "i1", MOST_SEATS]
    """The slots of each seat that still hold a face-down card, as a set."""
    stock_size: I8
    discard_size: I8
    gone_size: I8
    phase: I8
    turn: I8
    dealer: I8
    direction: I8
    shown: I8
    """The face in force: the top of the pile, or what it copies; -1 on an empty pile."""
    attacked: I8
    last: I8
    laid: I8
    ready: I8
    swapping: I8
    """1 plus the card that this seat is about to exchange."""
    out: I8
    left: I8
    places: Annotated[list[int], "i1", MOST_SEATS]
    plays: I8

    def __init__(self) -> None:
        super().__init__()
        self.rules: DanishRules | None = None
        self.discard: tuple[Face, ...] = ()

    @property
    def faces(self) -> list[Face]:
        """The cards of this seat's hand, from the lowest rank to the highest."""
        held = [face for plane in self.hand for face in faces_of(plane)]
        return sorted(held, key=lambda face: face + 52 if face < 4 else face)


@kernel
def write_view(rules: DanishRules, state: DanishState, seat: Seat, view: DanishView) -> None:
    """Fill *view* with what *seat* may know, and nothing else."""
    view.seat = seat
    view.actions = legal_actions(rules, state, seat)
    for plane in range(PLANES):
        view.hand[plane] = state.hands[PLANES * seat + plane]
    for other in range(rules.seats):
        view.hand_sizes[other] = state.hand_sizes[other]
        view.places[other] = state.places[other]
        down = 0
        for slot in range(rules.row):
            place = MOST_ROW * other + slot
            view.up[place] = state.up[place]
            down |= (state.down[place] != 0) << slot
        view.down_left[other] = down
    view.stock_size = state.stock_size
    view.discard_size = state.discard_size
    view.gone_size = state.gone_size
    view.phase = state.phase
    view.turn = state.turn
    view.dealer = state.dealer
    view.direction = state.direction
    view.shown = state.shown
    view.attacked = state.attacked
    view.last = state.last
    view.laid = state.laid
    view.ready = state.ready
    view.swapping = state.swapping[seat]
    view.out = state.out
    view.left = state.left
    view.plays = state.plays


def seat_view(rules: DanishRules, state: DanishState, seat: Seat) -> DanishView:
    """Return what *seat* may know, the whole pile and the rules in force included."""
    view = DanishView()
    write_view(rules, state, seat, view)
    view.rules = rules
    view.discard = tuple(state.discard[: state.discard_size])
    return view
