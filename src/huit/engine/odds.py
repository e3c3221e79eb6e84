"""Odds of hidden cards: how likely each seat holds each face, by what all have seen.

A family says how one learns from an action (`learn`), and deals hidden cards anew by it (`redeal`).
"""

from typing import Annotated

from huit.rules.record import I8, Record
from huit.rules.rule_set import MOST_PACKS, MOST_SEATS

FACES_APART = 64
"""``weights[FACES_APART * seat + face]``"""
NEUTRAL = 1024
"""The weight of a face of which nothing is known."""
MOST_WEIGHT = 1536
"""Of a face that is likelier than any of which nothing is known."""
MOST_UNSEEN = MOST_PACKS * 54
"""Cards in play at most, jokers included."""
WIN = 2520
"""What a round that is won is worth to a search; ten winners share it without a remainder."""


class Odds(Record):
    """The conclusions that everybody at a table may draw from the actions of all: the same for all who watched."""

    weights: Annotated[list[int], "i2", FACES_APART * MOST_SEATS]
    """How likely a seat holds a face, beside what nothing is known of (`NEUTRAL`); at most `MOST_WEIGHT`."""
    held: Annotated[list[int], "i8", MOST_SEATS]
    """Faces that a seat was seen to take, and not to lay since: where they lie open nowhere, it has them."""
    sizes: Annotated[list[int], "i2", MOST_SEATS]
    """How large the hands were at the last look."""
    discard_size: I8
    discarded: I8
    """The faces that were laid since the stock was last made anew."""
    in_match: I8
    """Whether the round is one of a match that points decide."""


class Guess(Record):
    """The hidden cards as a search deals them: its random numbers, the unseen cards, the places to fill."""

    seat: I8
    dice: I8
    """The random numbers of the search."""
    unseen: Annotated[list[int], "i1", MOST_UNSEEN]
    """The cards that the seat sees nowhere; the first `unseen_size` of them count."""
    unseen_size: I8
    missing: Annotated[list[int], "i2", MOST_SEATS]
    """How many cards a hand still lacks, while it is dealt."""
    candidates: I8
    """The actions of the seat that are compared."""
    taken: I8
    """How many places are taken already, in games that go on after somebody is out: the next one is what is played for."""
    nodes: I8
    """How many nodes the tree has."""
    for_points: I8
    """Whether a round is worth what it counts, rather than that it is won."""
    points: Annotated[list[int], "i8", MOST_SEATS]
    """What a settled round counts for each seat; more is better."""
    worth: Annotated[list[int], "i8", MOST_SEATS]
    """What a settled round is worth to each seat, from 0 to `WIN`."""
