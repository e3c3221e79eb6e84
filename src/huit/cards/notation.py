"""How a card is written: rank ``A23456789TJQK`` and suit ``cdhs``, the jokers ``Xr`` and ``Xb``.

What a person reads on a screen (A R D V 10 …) is made by the clients, by language.
"""

from collections.abc import Iterable

from huit.cards.faces import BLACK_JOKER, JOKERS, RANKS, RED_JOKER, SUITS, Face, FaceSet, Suit

_JOKER_NAMES = {"Xb": BLACK_JOKER, "Xr": RED_JOKER}
FACE_NAMES = tuple(rank + suit for rank in RANKS for suit in SUITS) + tuple(_JOKER_NAMES)
"""How every face is written, in order of the faces."""
_HOW = "rank A23456789TJQK then suit c d h s, as in 'Th'; jokers 'Xr' and 'Xb'"


class CardError(ValueError):
    """A text that names no card; the message says how one is written."""

    def __init__(self, message: str, text: str = "") -> None:
        super().__init__(message)
        self.text = text


def parse_face(text: str) -> Face:
    """Return the face that *text* names.

    >>> parse_face("Th")
    38

    Raises:
        CardError: if it names none.
    """
    if text in _JOKER_NAMES:
        return _JOKER_NAMES[text]
    if len(text) == 2 and text[0] in RANKS and text[1] in SUITS:
        return 4 * RANKS.index(text[0]) + SUITS.index(text[1])
    raise CardError(f"no such card: {text!r} ({_HOW})", text)


def face_name(face: Face) -> str:
    """Return how *face* is written.

    >>> face_name(38), face_name(RED_JOKER)
    ('Th', 'Xr')
    """
    return FACE_NAMES[face]


def parse_faces(text: str) -> list[Face]:
    """Return the faces of a text such as ``"9h As"``, in its order.

    >>> parse_faces("2c Xb")
    [4, 52]

    Raises:
        CardError: if one of the words names no card.
    """
    return [parse_face(word) for word in text.split()]


def faces_text(faces: Iterable[Face]) -> str:
    """Return *faces* as one text, in their order.

    >>> faces_text([38, 0])
    'Th Ac'
    """
    return " ".join(face_name(face) for face in faces)


def parse_suit(text: str) -> Suit:
    """Return the suit that a letter names.

    >>> parse_suit("h")
    2

    Raises:
        CardError: if it names none.
    """
    if len(text) == 1 and text in SUITS:
        return SUITS.index(text)
    raise CardError(f"no such suit: {text!r} (c, d, h or s)")


def select_faces(text: str) -> FaceSet:
    """Return the faces that the words of a rule file mean: a rank, a suit, a card, ``joker`` or ``all``.

    >>> select_faces("8 2s").bit_count(), select_faces("h").bit_count(), select_faces("joker").bit_count()
    (5, 13, 2)

    Raises:
        CardError: if a word means none of these.
    """
    bits = 0
    for word in text.split():
        if word == "joker":
            bits |= JOKERS
        elif word == "all":
            bits |= (1 << 54) - 1
        elif len(word) == 1 and word in SUITS:
            bits |= sum(1 << 4 * rank + SUITS.index(word) for rank in range(len(RANKS)))
        elif len(word) == 1 and word in RANKS:
            bits |= 0b1111 << 4 * RANKS.index(word)
        else:
            bits |= 1 << parse_face(word)
    return bits
