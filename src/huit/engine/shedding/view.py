"""What one seat may know: an allow-list, filled field by field, never the state with things taken out."""

from functools import lru_cache
from typing import Annotated, ClassVar

from huit.cards import Face, FaceSet, faces_of, faces_text
from huit.engine.actions import Seat
from huit.engine.hands import PLANES
from huit.engine.kernel import kernel
from huit.engine.shedding.legal import legal_actions, row_in_force
from huit.engine.shedding.state import SheddingState, seat_after
from huit.rules.record import I8, Record
from huit.rules.rule_set import MOST_SEATS
from huit.rules.shedding.columns import SheddingRules


class SheddingView(Record):
    """All that one seat may know of a round; players decide on this and nothing else."""

    family: ClassVar[str] = "shedding"
    seat: I8
    actions: I8
    """What this seat may do now, as a set of actions."""
    hand: Annotated[list[int], "i8", PLANES]
    """Plane *k*: the faces that this seat holds more than *k* times."""
    hand_sizes: Annotated[list[int], "i2", MOST_SEATS]
    turn: I8
    next_seat: I8
    """Who is next after the seat whose turn it is."""
    dealer: I8
    direction: I8
    top: I8
    shown: I8
    """The face in force: the top, what a joker on top stands for, or what a transparent one covers."""
    in_force: I8
    """The row of `SheddingRules.accept` for an ordinary turn: a face, or `named_row` of a card and a suit."""
    row: I8
    """The row for the seat whose turn it is: the one above, or UNPAID plus the face that attacked."""
    draw_debt: I8
    attacker: I8
    again: I8
    drawn: I8
    phase: I8
    stock_size: I8
    discard_size: I8
    window: I8
    """Seats that may still be caught, whether they announced or not."""
    forgot: I8
    """Those who did not: everybody hears who announces."""
    plays: I8
    word_window: I8
    """The seat that has just laid a card which is announced as it is laid."""
    word_forgot: I8
    announced: I8
    """Seats that announced their last card, where it counts when it is laid."""
    out: I8
    """Seats that have no card left."""
    left: I8
    """How many seats still play."""
    places: Annotated[list[int], "i1", MOST_SEATS]
    acting: I8
    """The face whose power is being carried out while a choice is open."""
    run: I8
    """Where the rows of what may be laid together begin; 0 outside a run."""
    gives_left: I8
    robbed: I8
    """Whose hand lies open to the seat whose turn it is."""
    misdealt: I8
    """1 plus the seat that was dealt a card too many or too few."""
    drew: I8
    """1 plus the seat that drew last, until the next move."""

    def __init__(self) -> None:
        super().__init__()
        self.rules: SheddingRules | None = None
        self.discard: tuple[Face, ...] = ()

    @property
    def faces(self) -> list[Face]:
        """The cards of this seat's hand, by suit and then rank."""
        return list(by_suit(tuple(self.hand)))

    def __str__(self) -> str:
        return f"seat {self.seat}: {faces_text(self.faces)}"


@lru_cache(maxsize=8192)
def by_suit(planes: tuple[FaceSet, ...]) -> tuple[Face, ...]:
    """Return the faces of a hand by suit and then rank. Kept: of four hands that are shown after a move, three are as before."""
    held = [face for plane in planes for face in faces_of(plane)]
    return tuple(sorted(held, key=lambda face: (face >= 52, face & 3, face)))


@kernel
def write_view(rules: SheddingRules, state: SheddingState, seat: Seat, view: SheddingView) -> None:
    """Fill *view* with what *seat* may know, and nothing else."""
    view.seat = seat
    view.actions = legal_actions(rules, state, seat)
    for plane in range(PLANES):
        view.hand[plane] = state.hands[PLANES * seat + plane]
    for other in range(rules.seats):
        view.hand_sizes[other] = state.hand_sizes[other]
    view.turn = state.turn
    view.next_seat = seat_after(rules, state, state.turn, 1)
    view.dealer = state.dealer
    view.direction = state.direction
    view.top = state.top
    view.shown = state.shown
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
    view.word_window = state.word_window
    view.word_forgot = state.word_forgot
    view.announced = state.announced
    view.out = state.out
    view.left = state.left
    for place in range(rules.seats):
        view.places[place] = state.places[place]
    view.acting = state.acting
    view.run = state.run
    view.gives_left = state.gives_left
    view.robbed = state.robbed
    view.misdealt = state.misdealt
    view.drew = state.drew


def seat_view(rules: SheddingRules, state: SheddingState, seat: Seat) -> SheddingView:
    """Return what *seat* may know, the whole discard and the rules in force included."""
    view = SheddingView()
    write_view(rules, state, seat, view)
    view.rules = rules
    view.discard = tuple(state.discard[: state.discard_size])
    return view
