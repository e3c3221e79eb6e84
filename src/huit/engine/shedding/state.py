"""The state of a round of a shedding game: every field, and how cards move in it. What the rules allow stands in `legal`."""

from typing import Annotated

from huit.cards import Face
from huit.engine.actions import Seat
from huit.engine.bits import next_random, scaled
from huit.engine.events import DREW, NOBODY, NOTHING, RECYCLED, Note, note
from huit.engine.kernel import kernel
from huit.rules.columns import MOST_CARDS, CompiledRules
from huit.rules.record import I1, I2, I8, Record
from huit.rules.rule_set import MOST_PACKS, MOST_SEATS

PLANES = MOST_PACKS
PLAY, CHOOSE_SUIT, OVER, LAST_HIT = range(4)
"""Phases; in the last one somebody is out, and his last card still hits the next player before the count."""
NOT_OVER, WENT_OUT, BLOCKED = range(3)
"""Reasons for which a round is over."""
REASONS = ("", "out", "blocked")


class RoundState(Record):
    """The whole truth about a round. Sets of seats are ints with a bit a seat."""

    rng: I8
    """The random numbers of the reshuffles still to come."""
    hands: Annotated[list[int], "i8", MOST_SEATS * PLANES]
    """By ``PLANES * seat + plane``: the faces that the seat holds more than *plane* times."""
    hand_sizes: Annotated[list[int], "i2", MOST_SEATS]
    stock: Annotated[list[int], "i1", MOST_CARDS]
    """Face down; the next one to be drawn is the last of the first `stock_size`."""
    discard: Annotated[list[int], "i1", MOST_CARDS]
    """Face up; the last of the first `discard_size` is the top."""
    stock_size: I2
    discard_size: I2
    turn: I2
    """The seat whose turn it is."""
    dealer: I2
    direction: I2
    """1 clockwise, -1 the other way."""
    top: I2
    in_force: I2
    """The row of `accept` for an ordinary turn: the face on top, or a named suit."""
    draw_debt: I2
    """Cards that the next player must draw unless he answers."""
    attacker: I2
    """The face that attacked last: what may answer depends on it."""
    again: I2
    """1 while the seat must play again: a debt is then for the seat after it."""
    drawn: I2
    """Cards drawn in this turn."""
    paid: I1
    """1 in a turn that goes on after an attack was paid."""
    calls: I1
    """1 while the card on top was laid on its own suit: for those that call a suit only there."""
    doubled: I1
    """1 once somebody went out with a card that doubles all points."""
    phase: I2
    said: I2
    """1 when the seat has announced what its next play will leave."""
    window: I2
    """Seats that came down to one card and may still be caught: whether they announced or not (what is legal must not tell)."""
    forgot: I2
    """Those of them that did not announce."""
    declined: I2
    """Seats that have used their « Contre-carte », or waived it, in the windows now open."""
    idle: I2
    """Turns in a row in which nobody played or drew."""
    plays: I2
    reason: I1
    winners: I2
    """Seats that won, once over."""

    def __init__(self) -> None:
        super().__init__()
        self.notes: list[Note] | None = None


@kernel
def holds(state: RoundState, seat: Seat, face: Face) -> bool:
    """Tell whether *seat* holds *face*."""
    return (state.hands[PLANES * seat] >> face) & 1 != 0


@kernel
def add_to_hand(state: RoundState, seat: Seat, face: Face) -> None:
    """Put *face* into a hand: into the first plane that has it not."""
    at = PLANES * seat
    bit = 1 << face
    while state.hands[at] & bit:
        at += 1
    state.hands[at] |= bit
    state.hand_sizes[seat] += 1


@kernel
def take_from_hand(state: RoundState, seat: Seat, face: Face) -> None:
    """Take one copy of *face* out of a hand: from the last plane that has it."""
    bit = 1 << face
    at = PLANES * seat + PLANES - 1
    while not state.hands[at] & bit:
        at -= 1
    state.hands[at] ^= bit
    state.hand_sizes[seat] -= 1


@kernel
def lay(state: RoundState, face: Face) -> None:
    """Lay *face* on the discard: it is the top, and it is in force."""
    state.discard[state.discard_size] = face
    state.discard_size += 1
    state.top = face
    state.in_force = face


@kernel
def seat_after(rules: CompiledRules, state: RoundState, seat: Seat, steps: int) -> Seat:
    """Return the seat so many *steps* on, in the direction now in force."""
    seat += state.direction * steps
    while seat >= rules.seats:
        seat -= rules.seats
    while seat < 0:
        seat += rules.seats
    return seat


@kernel
def can_draw(rules: CompiledRules, state: RoundState) -> bool:
    """Tell whether stock and discard can supply a card."""
    return state.stock_size > 0 or (rules.recycles != 0 and state.discard_size > 1)


@kernel
def draw_card(rules: CompiledRules, state: RoundState, seat: Seat, cause: int) -> bool:
    """Move the next card of the stock to a hand; tell whether there was one."""
    if state.stock_size == 0:
        if not can_draw(rules, state):
            return False
        recycle(state)
    state.stock_size -= 1
    face = state.stock[state.stock_size]
    add_to_hand(state, seat, face)
    note(state, DREW, seat, cause, face)
    return True


@kernel
def recycle(state: RoundState) -> None:
    """Make a new stock of all the discard but its top card (G-03)."""
    count = state.discard_size - 1
    for k in range(count):
        state.stock[k] = state.discard[k]
    state.discard[0] = state.top
    state.discard_size = 1
    state.stock_size = count
    shuffle_stock(state)
    note(state, RECYCLED, NOBODY, count, NOTHING)


@kernel
def shuffle_stock(state: RoundState) -> None:
    """Shuffle the stock (Fisher and Yates)."""
    bits = state.rng
    stock = state.stock
    for last in range(state.stock_size - 1, 0, -1):
        bits = next_random(bits)
        other = scaled(bits, last + 1)
        kept = stock[last]
        stock[last] = stock[other]
        stock[other] = kept
    state.rng = bits
