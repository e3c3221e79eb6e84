"""Faces, suits and ranks as small ints, and sets of faces as the bits of one int."""

from collections.abc import Iterable
from functools import lru_cache

Face = int
"""0..51 as ``4 * rank + suit``, 52 the black-and-white joker, 53 the coloured one."""
Rank = int
"""0 ace, 1 two … 12 king, 13 joker."""
Suit = int
"""0 clubs, 1 diamonds, 2 hearts, 3 spades."""
FaceSet = int
"""Bit *f* is set when face *f* belongs to the set."""

RANKS = "A23456789TJQK"
SUITS = "cdhs"
FACES = 54
BLACK_JOKER: Face = 52
RED_JOKER: Face = 53
JOKERS: FaceSet = 1 << BLACK_JOKER | 1 << RED_JOKER

_SETS_KEPT = 4096
"""Rule sheets and rounds ask for the faces of the same few sets again and again."""
_RANKS_OF_A_SHORT_DECK = {32: "A789TJQK", 36: "A6789TJQK", 40: "A234567JQK"}


def rank_of(face: Face) -> Rank:
    """Return the rank of *face*; both jokers share one.

    >>> RANKS[rank_of(39)]
    'T'
    """
    return face >> 2


def suit_of(face: Face) -> Suit:
    """Return the suit of *face*, which must not be a joker.

    >>> SUITS[suit_of(38)]
    'h'
    """
    return face & 3


def is_joker(face: Face) -> bool:
    """Tell whether *face* is one of the two jokers.

    >>> is_joker(RED_JOKER)
    True
    """
    return face >= BLACK_JOKER


def set_of(faces: Iterable[Face]) -> FaceSet:
    """Return *faces* as one set; a face held twice counts once.

    >>> faces_of(set_of([3, 1, 3]))
    (1, 3)
    """
    bits = 0
    for face in faces:
        bits |= 1 << face
    return bits


@lru_cache(_SETS_KEPT)
def faces_of(bits: FaceSet) -> tuple[Face, ...]:
    """Return the faces of a set, lowest first.

    >>> faces_of(0b1010)
    (1, 3)
    """
    faces: list[Face] = []
    while bits:
        lowest = bits & -bits
        faces.append(lowest.bit_length() - 1)
        bits ^= lowest
    return tuple(faces)


def deck_of(cards: int) -> FaceSet:
    """Return the faces of one pack of 32, 36, 40 or 52 cards, without jokers.

    >>> deck_of(32).bit_count(), deck_of(52).bit_count(), faces_of(deck_of(36))[4:8]
    (32, 52, (20, 21, 22, 23))
    """
    return sum(0b1111 << 4 * RANKS.index(rank) for rank in _RANKS_OF_A_SHORT_DECK.get(cards, RANKS))
