"""What one seat may know: an allow-list, filled field by field, never the state with things taken out."""

from typing import Annotated

from huit.cards import Face, faces_of, faces_text
from huit.engine.actions import Seat
from huit.engine.kernel import kernel
from huit.engine.shedding.legal import legal_actions, row_in_force
from huit.engine.shedding.state import PLANES, RoundState
from huit.rules.columns import CompiledRules
from huit.rules.record import I1, I2, I8, Record
from huit.rules.rule_set import MOST_SEATS


class SeatView(Record):
    """All that one seat may know of a round; players decide on this and nothing else."""

    seat: I2
    actions: I8
    """What this seat may do now, as a set of actions."""
    hand: Annotated[list[int], "i8", PLANES]
    """Plane *k*: the faces that this seat holds more than *k* times."""
    hand_sizes: Annotated[list[int], "i2", MOST_SEATS]
    turn: I2
    next_seat: I2
    """Who is next after the seat whose turn it is."""
    dealer: I2
    direction: I2
    top: I2
    in_force: I2
    """The row of `CompiledRules.accept` for an ordinary turn: a face, or `named_row` of a card and a suit."""
    row: I2
    """The row for the seat whose turn it is: the one above, or UNPAID plus the face that attacked."""
    draw_debt: I2
    attacker: I2
    again: I1
    drawn: I2
    phase: I1
    stock_size: I2
    discard_size: I2
    window: I2
    """Seats that may still be caught, whether they announced or not."""
    forgot: I2
    """Those who did not: everybody hears who announces."""
    plays: I2

    def __init__(self) -> None:
        super().__init__()
        self.rules: CompiledRules | None = None
        self.discard: tuple[Face, ...] = ()

    @property
    def faces(self) -> list[Face]:
        """The cards of this seat's hand, by suit and then rank."""
        held = [face for plane in self.hand for face in faces_of(plane)]
        return sorted(held, key=lambda face: (face >= 52, face & 3, face))

    def __str__(self) -> str:
        return f"seat {self.seat}: {faces_text(self.faces)}"


@kernel
def write_view(rules: CompiledRules, state: RoundState, seat: Seat, view: SeatView) -> None:
    """Fill *view* with what *seat* may know, and nothing else."""
    view.seat = seat
    view.actions = legal_actions(rules, state, seat)
    for plane in range(PLANES):
        view.hand[plane] = state.hands[PLANES * seat + plane]
    for other in range(rules.seats):
        view.hand_sizes[other] = state.hand_sizes[other]
    view.turn = state.turn
    view.next_seat = (state.turn + state.direction + rules.seats) % rules.seats
    view.dealer = state.dealer
    view.direction = state.direction
    view.top = state.top
    view.in_force = state.in_force
    view.row = row_in_force(state)
    view.draw_debt = state.draw_debt
    view.attacker = state.attacker
    view.again = state.again
    view.drawn = state.drawn
    view.phase = state.phase
    view.stock_size = state.stock_size
    view.discard_size = state.discard_size
    view.window = state.window
    view.forgot = state.forgot
    view.plays = state.plays


def seat_view(rules: CompiledRules, state: RoundState, seat: Seat) -> SeatView:
    """Return what *seat* may know, the whole discard and the rules in force included."""
    view = SeatView()
    write_view(rules, state, seat, view)
    view.rules = rules
    view.discard = tuple(state.discard[: state.discard_size])
    return view
