"""The state of a round of Danish, and how cards move in it."""

from typing import Annotated

from huit.cards import Face, FaceSet
from huit.engine.actions import Seat
from huit.engine.chance import KEY_WORDS
from huit.engine.danish.events import BLIND, TOOK_UP
from huit.engine.events import DREW, FOR_REFILL, NOTHING, note
from huit.engine.hands import PLANES, add_to_hand
from huit.engine.kernel import hot, kernel, rare
from huit.engine.state import CARRIED, DERIVED, HIDDEN, PUBLIC, Hidden, Public, State, clear_of, own
from huit.rules.danish.columns import MOST_CARDS, SLOTS, DanishRules
from huit.rules.danish.schema import MOST_ROW
from huit.rules.rule_set import MOST_SEATS

PLAY, SWAP, OVER, SET, TARGET = range(5)
"""Phases: an ordinary turn; before the first play; over; more cards of the rank may be laid; the discard is sent to somebody."""
PHASES = ("play", "swap", "over", "play", "target")
NOT_OVER, WENT_OUT = range(2)
REASONS = ("", "out")
A_SUIT: FaceSet = 0x1111111111111
NOTHING_SHOWN = -1


class DanishState(State):
    """The whole truth about a round. Sets of seats are ints with a bit a seat; a slot holds a face plus 1, or 0."""

    rng: Hidden
    """See `huit.engine.chance`, as for `key`: what the shuffles still to come are drawn from."""
    key: Annotated[list[int], "u4", KEY_WORDS, HIDDEN, CARRIED]
    hands: Annotated[list[int], "i8", MOST_SEATS * PLANES, own(PLANES)]
    hand_sizes: Annotated[list[int], "i2", MOST_SEATS, PUBLIC]
    up: Annotated[list[int], "i1", SLOTS, PUBLIC]
    """By ``MOST_ROW * seat + slot``: the cards that lie face up."""
    down: Annotated[list[int], "i1", SLOTS, DERIVED]
    stock: Annotated[list[int], "i1", MOST_CARDS, HIDDEN]
    """Face down; the next one to be drawn is the last of the first `stock_size`."""
    discard: Annotated[list[int], "i1", MOST_CARDS, PUBLIC]
    gone: Annotated[list[int], "i1", MOST_CARDS, PUBLIC]
    """Cards that have left the game."""
    stock_size: Public
    discard_size: Public
    gone_size: Public
    phase: Public
    turn: Public
    dealer: Public
    direction: Public = 1
    shown: Public = NOTHING_SHOWN
    """The face in force: the top of the discard, or what it copies; -1 on an empty discard."""
    attacked: Public
    """1 while the discard was sent to the seat whose turn it is."""
    last: Public = NOTHING_SHOWN
    """Who laid the last card, and leads if the discard is picked up; -1 where nobody did."""
    covered: Public = NOTHING_SHOWN
    """What was in force before the set that is being laid."""
    laid: Public
    """How many cards of the set are laid."""
    demand: Public
    """1 plus the suit that the set must have a card of, until it has one."""
    ready: Public
    """Seats that have finished exchanging."""
    swapping: Annotated[list[int], "i1", MOST_SEATS, own()]
    """1 plus the card of the hand that a seat is about to exchange."""
    swaps: Annotated[list[int], "i1", MOST_SEATS, PUBLIC]
    """How often each has exchanged."""
    out: Public
    left: Public
    places: Annotated[list[int], "i1", MOST_SEATS, PUBLIC]
    plays: Public
    reason: Public
    winners: Public


clear = clear_of(DanishState)
"""Give every field its default, for the next deal."""


@hot
def seat_after(rules: DanishRules, state: DanishState, seat: Seat, steps: int) -> Seat:
    """Return the seat so many *steps* on among those that still play, in the direction of play."""
    while steps > 0:
        seat += state.direction
        if seat >= rules.seats:
            seat = 0
        if seat < 0:
            seat = rules.seats - 1
        steps -= 1 - ((state.out >> seat) & 1)
    return seat


@hot
def lay(state: DanishState, face: Face) -> None:
    """Put *face* on the discard."""
    state.discard[state.discard_size] = face
    state.discard_size += 1


@hot
def holds_nothing(rules: DanishRules, state: DanishState, seat: Seat) -> bool:
    """Tell whether *seat* has no card anywhere, and none to draw."""
    if state.hand_sizes[seat] != 0 or state.stock_size != 0:
        return False
    lying = 0
    for slot in range(MOST_ROW * seat, MOST_ROW * seat + rules.row):
        lying |= state.up[slot] | state.down[slot]
    return lying == 0


@kernel
def lying_up(rules: DanishRules, state: DanishState, seat: Seat) -> FaceSet:
    """Return the faces that lie face up before *seat*."""
    faces = 0
    for slot in range(MOST_ROW * seat, MOST_ROW * seat + rules.row):
        if state.up[slot] != 0:
            faces |= 1 << (state.up[slot] - 1)
    return faces


@rare
def take_from_row(state: DanishState, seat: Seat, face: Face) -> None:
    """Take one card *face* out of those that lie face up before *seat*."""
    slot = MOST_ROW * seat
    while state.up[slot] != face + 1:
        slot += 1
    state.up[slot] = 0


@hot
def fill_up(rules: DanishRules, state: DanishState, seat: Seat) -> None:
    """Draw back up after a play (DA-07), or take up the face-up cards once stock and hand are gone (DA-08)."""
    while state.stock_size > 0 and state.hand_sizes[seat] < rules.hand:
        state.stock_size -= 1
        face = state.stock[state.stock_size] + 0
        add_to_hand(state, seat, face)
        note(state, DREW, seat, FOR_REFILL, face)
    if state.hand_sizes[seat] == 0:
        take_up(rules, state, seat)


@kernel
def take_up(rules: DanishRules, state: DanishState, seat: Seat) -> None:
    """Take up the face-up cards, if any still lie there and do not stay."""
    hidden = 0
    if rules.rows_stay != 0 and lying_up(rules, state, seat) != 0:
        return
    for slot in range(MOST_ROW * seat, MOST_ROW * seat + rules.row):
        if state.up[slot] != 0:
            face = state.up[slot] - 1
            state.up[slot] = 0
            add_to_hand(state, seat, face)
            note(state, TOOK_UP, seat, NOTHING, face)
        hidden += state.down[slot] != 0
    if hidden > 0 and state.hand_sizes[seat] == 0:
        note(state, BLIND, seat, hidden, NOTHING)
