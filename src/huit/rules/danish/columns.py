"""The rules of Danish as columns of small ints: all that its engine reads of them."""

from typing import Annotated

from huit.cards import FACES, Face, faces_of, rank_of, set_of
from huit.rules.danish.schema import MOST_ROW
from huit.rules.families import Columns
from huit.rules.record import I8
from huit.rules.rule_set import MOST_PACKS, MOST_SEATS, RuleSet

MOST_CARDS = MOST_PACKS * FACES
SLOTS = MOST_SEATS * MOST_ROW


class DanishRules(Columns):
    """The rules as the engine reads them. Sets of cards are ints with a bit a face."""

    at_least: Annotated[list[int], "i8", 64]
    """By the face in force, the cards as high or higher."""
    at_most: Annotated[list[int], "i8", 64]
    answers: Annotated[list[int], "i8", 64]
    """By the face that sent the discard, the cards that answer it."""
    refuses: Annotated[list[int], "i8", 64]
    """By the face in force, the cards that never go on it."""
    skips: Annotated[list[int], "i1", 64]
    pack: Annotated[list[int], "i1", MOST_CARDS]
    anywhere: I8
    copies: I8
    asks_suit: I8
    caps: I8
    burns: I8
    reverses: I8
    plays_again: I8
    sends: I8
    cards: I8
    hand: I8
    row: I8
    swaps: I8
    lowest_starts: I8
    """1 where the lowest card in hand starts, 2 where cards that go on any other are not counted."""
    picks_up_freely: I8
    turns: I8
    """1 where the direction changes when the discard is picked up."""
    rows_stay: I8
    """1 where face-up cards are played from where they lie, 0 where they are taken up into the hand."""
    next_leads: I8
    """1 where the seat after the one that picked up the discard leads, 0 where the player of the last card does."""
    four_burn: I8
    goes_on: I8
    winner_points: I8


def work_out(rules: RuleSet, columns: DanishRules, seats: int) -> None:
    """Fill the columns that are no single knob's, for this many players.

    >>> from huit.rules import compile_rules, load_rules
    >>> compile_rules(load_rules("danish"), seats=6).cards
    104
    """
    deck = faces_of(rules.deck)
    faces = [face for face in deck for _ in range(rules.packs(seats=seats))]
    columns.cards = len(faces)
    columns.pack[: len(faces)] = faces
    heights = {face: height_of(face) for face in deck}
    for face in deck:
        columns.at_least[face] = set_of(other for other in deck if heights[other] >= heights[face])
        columns.at_most[face] = set_of(other for other in deck if heights[other] <= heights[face])


def height_of(face: Face) -> int:
    """Return how high a card is: 0 for the 2, 12 for the ace (DA-01).

    >>> [height_of(face) for face in (4, 0)]
    [0, 12]
    """
    return (rank_of(face) + 12) % 13
