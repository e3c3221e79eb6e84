"""Moves as words (``9h!``, ``8c=h``, ``draw``) and as the actions that they are made of.

A move is what a player does at once; an action is what the engine decides on: ``8c=h!`` announces, lays the 8 and names hearts.
"""

from dataclasses import dataclass

from huit.cards import CardError, Face, Suit, face_name, parse_face, parse_suit
from huit.engine.actions import CATCH, DRAW, NAME_SUIT, PASS, SAY, Action

_WORDS: dict[str, Action] = {"draw": DRAW, "pass": PASS, "say": SAY, "catch": CATCH}
_NAMES = {action: word for word, action in _WORDS.items()}


@dataclass(frozen=True, slots=True)
class Move:
    """One move of one seat, taken apart.

    >>> Move.parse("8c=h!")
    Move(action=28, suit=2, announces=True)
    >>> str(Move.parse("8c=h!"))
    '8c=h!'
    """

    action: Action | None
    """A face, or one of the actions; None where only a suit is named."""
    suit: Suit | None = None
    announces: bool = False

    @classmethod
    def parse(cls, word: str) -> "Move":
        """Return the move that *word* writes.

        Raises:
            CardError: if it writes none; the message says how moves are written.
        """
        if word in _WORDS:
            return cls(_WORDS[word])
        text = word.removesuffix("!")
        card, equals, suit = text.partition("=")
        if not card and equals and text == word:
            return cls(None, parse_suit(suit))
        try:
            return cls(parse_face(card), parse_suit(suit) if equals else None, announces=text != word)
        except CardError as error:
            raise CardError(f"{error}; a move is a card (9h, 9h!, 8c=h), draw, pass, say or catch") from error

    def actions(self) -> tuple[Action, ...]:
        """Return the actions that the move is made of, in the order in which they are done."""
        before = (SAY,) if self.announces else ()
        itself = () if self.action is None else (self.action,)
        after = () if self.suit is None else (NAME_SUIT + self.suit,)
        return before + itself + after

    def __str__(self) -> str:
        word = "" if self.action is None else _NAMES.get(self.action) or face_name(self.action)
        suit = "" if self.suit is None else "=" + "cdhs"[self.suit]
        return word + suit + ("!" if self.announces else "")


def playing(face: Face, suit: Suit | None = None) -> str:
    """Return the word for playing *face*, and naming *suit* with it.

    >>> playing(28, 2)
    '8c=h'
    """
    return str(Move(face, suit))
