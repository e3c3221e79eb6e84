"""Cards: their faces, how they are written, and which ones a deck holds.

A *face* is what is printed on a card, as a small int: ``4 * rank + suit`` for the 52 of a pack, ace and clubs first. The two
jokers follow. Two packs hold every face twice, so a card has no identity of its own: a hand counts faces. A set of faces is
one int, bit *f* for face *f*.
"""

from huit.cards.faces import (
    BLACK_JOKER,
    FACES,
    JOKERS,
    RANKS,
    RED_JOKER,
    SUITS,
    Face,
    FaceSet,
    Rank,
    Suit,
    deck_of,
    faces_of,
    is_joker,
    rank_of,
    set_of,
    suit_of,
)
from huit.cards.notation import (
    CardError,
    face_name,
    faces_text,
    parse_face,
    parse_faces,
    parse_suit,
    select_faces,
)

__all__ = [
    "BLACK_JOKER",
    "FACES",
    "JOKERS",
    "RANKS",
    "RED_JOKER",
    "SUITS",
    "CardError",
    "Face",
    "FaceSet",
    "Rank",
    "Suit",
    "deck_of",
    "face_name",
    "faces_of",
    "faces_text",
    "is_joker",
    "parse_face",
    "parse_faces",
    "parse_suit",
    "rank_of",
    "select_faces",
    "set_of",
    "suit_of",
]
