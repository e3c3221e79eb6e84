"""Cards that pass from hand to hand, or back into the stock: given, taken blindly, and a misdeal put right."""

from huit.cards import Face
from huit.engine.actions import Seat
from huit.engine.chance import draw_below
from huit.engine.events import FOR_MISDEAL, NOTHING, note
from huit.engine.hands import add_to_hand, card_at, take_from_hand
from huit.engine.kernel import kernel, rare
from huit.engine.shedding.events import GAVE, REPAIRED, STOLE
from huit.engine.shedding.state import SheddingState, draw_cards, hand_emptied, hand_grew, put_into_stock
from huit.rules.shedding.columns import SheddingRules


@kernel
def give_card(state: SheddingState, giver: Seat, taker: Seat, face: Face) -> None:
    """Move a card from one hand to another."""
    take_from_hand(state, giver, face)
    add_to_hand(state, taker, face)
    hand_grew(state, taker)
    hand_emptied(state, giver)
    note(state, GAVE, giver, taker, face)


@kernel
def card_by_chance(state: SheddingState, seat: Seat) -> Face:
    """Return a card of a hand, each as likely as any other."""
    return card_at(state, seat, draw_below(state, state.hand_sizes[seat]))


@kernel
def take_blindly(state: SheddingState, thief: Seat, victim: Seat) -> None:
    """Move a card of chance from the hand of *victim* to that of *thief*."""
    face = card_by_chance(state, victim)
    take_from_hand(state, victim, face)
    add_to_hand(state, thief, face)
    hand_grew(state, thief)
    hand_emptied(state, victim)
    note(state, STOLE, thief, victim, face)


@rare
def repair_misdeal(rules: SheddingRules, state: SheddingState, seat: Seat) -> None:
    """Put a misdeal right, of as many cards as it is wrong by (LH-40, LH-41): *seat* has seen it."""
    wronged = state.misdealt - 1
    state.misdealt = 0
    too_many = state.hand_sizes[wronged] - rules.hand
    for _ in range(too_many):
        face = back_into_stock(state, wronged)
        note(state, REPAIRED, wronged, seat, face)
    if too_many <= 0:
        note(state, REPAIRED, wronged, seat, NOTHING)
    if too_many < 0:
        draw_cards(rules, state, wronged, -too_many, FOR_MISDEAL)


@kernel
def back_into_stock(state: SheddingState, seat: Seat) -> Face:
    """Put a card of chance back from a hand, somewhere into the stock, and return it."""
    face = card_by_chance(state, seat)
    take_from_hand(state, seat, face)
    put_into_stock(state, face)
    return face
