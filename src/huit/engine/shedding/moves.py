"""Moves as words (``9h!``, ``8c=h``, ``draw``, ``give 2 4c 5d``, ``catch 4``) and what they are made of.

A move is what a player does at once; an action is what the engine decides on: ``8c=h!`` announces, lays the 8 and names hearts.
"""

import re
from typing import NamedTuple

from huit.cards import RANKS, CardError, Face, Suit, face_name, parse_face, parse_suit
from huit.engine.actions import CATCH, DECLARE, DRAW, NAME_SUIT, PASS, SAY, Action, Seat
from huit.engine.shedding.state import ALOUD, KNOCKED, NAMED_CARD

_WORDS: dict[str, Action] = {
    "draw": DRAW,
    "pass": PASS,
    "say": SAY,
    "catch": CATCH,
    "declare": DECLARE,
    "take": DRAW,
    "doubt": PASS,
}
_NAMES = {action: word for word, action in _WORDS.items() if word not in ("take", "doubt")}
_MOST_GIVEN = 4
CARTE, KNOCK = "carte", "knock"
"""What is announced of the hand alone: in words, or by knocking three times. The name of a card is its rank."""
_LONE_CRY = re.compile(f"{CARTE}|{KNOCK}|[{RANKS}X]([+]{KNOCK})?")
_SEAT = re.compile("[0-9]")
_CAUGHT_ALONE = re.compile(f"{CARTE}|[{RANKS}X]")


class SheddingMove(NamedTuple):
    """One move of one seat, taken apart.

    >>> move = SheddingMove.parse("8c=h!")
    >>> move.action, move.suit, move.announces
    (28, 2, True)
    >>> SheddingMove.parse("4h!4+knock").only, SheddingMove.parse("catch 4").only, str(SheddingMove.parse("knock"))
    ('4+knock', '4', 'knock')
    >>> [str(SheddingMove.parse(word)) for word in ("8c=h!", "Xr=Ad", "give 2 4c 5d", "trade 2", "=7", "ask Td")]
    ['8c=h!', 'Xr=Ad', 'give 2 4c 5d', 'trade 2', '=7', 'ask Td']
    """

    action: Action | None
    """A face, or one of the actions; None where only a suit or a card is named, or cards are given away."""
    suit: Suit | None = None
    announces: bool = False
    only: str = ""
    """All that is announced, or caught, where it is not all that there is: ``carte``, ``knock``, a rank, ``4+knock``."""
    stands_for: Face | None = None
    """The card whose place a joker takes."""
    takes: bool = False
    """Whether a card is taken blindly: an action of its own name."""
    doubts: bool = False
    """Whether an attack is doubted: not to believe it has a word of its own."""
    to: Seat | None = None
    """The player who is given cards; or with no cards, whose hand is swapped, or whom the attack hits."""
    hits: bool = False
    """Whether it says whom an attack hits."""
    given: tuple[Face, ...] = ()
    rank: int | None = None
    """The rank that is named, a word of its own."""
    names: Face | None = None
    """The card that is named, suit and rank, a word of its own."""

    @classmethod
    def parse(cls, word: str) -> "SheddingMove":
        """Return the move that *word* writes.

        Raises:
            CardError: if it writes none; the message says how moves are written.
        """
        if word in _WORDS:
            return cls(_WORDS[word], takes=word == "take", doubts=word == "doubt")
        if word == KNOCK:
            return cls(SAY, only=KNOCK)
        if len(word) == 2 and word[0] == "=" and word[1] in RANKS:
            return cls(None, rank=RANKS.index(word[1]))
        way, _, alone = word.partition(" ")
        if way == "ask" and alone:
            return cls(None, names=parse_face(alone))
        if way in ("trade", "hit") and _SEAT.fullmatch(alone):
            return cls(None, to=int(alone), hits=way == "hit")
        if way == "catch" and _CAUGHT_ALONE.fullmatch(alone):
            return cls(CATCH, only=alone)
        text, cry, only = word.partition("!")
        if only and not _LONE_CRY.fullmatch(only):
            raise CardError(
                f"{only!r} is not announced: after the ! goes {CARTE}, {KNOCK}, the rank of the card (4), or 4+{KNOCK}"
            )
        if text.startswith("give "):
            return cls._giving(text, announces=bool(cry), only=only)
        card, equals, named = text.partition("=")
        suit, stands_for = _named(named) if equals else (None, None)
        if not card and equals and text == word:
            return cls(None, suit, stands_for=stands_for)
        try:
            return cls(parse_face(card), suit, announces=bool(cry), only=only, stands_for=stands_for)
        except CardError as error:
            words = (
                "a move is a card (9h, 9h!, 8c=h, Xr=Ad), draw, pass, doubt, take, give 2 4c 5d, trade 2, hit 2, ask Td, say,"
                " knock, catch, catch 4 or declare"
            )
            raise CardError(f"{error}; {words}") from error

    @classmethod
    def _giving(cls, word: str, *, announces: bool, only: str) -> "SheddingMove":
        _, seat, *cards = word.split(" ")
        if not _SEAT.fullmatch(seat) or not 1 <= len(cards) <= _MOST_GIVEN:
            raise CardError(f"{word!r} gives nothing; write the seat and the cards, as in give 2 4c 5d")
        given = tuple(parse_face(card) for card in cards)
        return cls(None, announces=announces, only=only, to=int(seat), given=given)

    def __str__(self) -> str:
        cry = f"!{self.only}" if self.announces else ""
        if self.to is not None and not self.given:
            return f"{'hit' if self.hits else 'trade'} {self.to}"
        if self.to is not None:
            return " ".join(("give", str(self.to), *(face_name(face) for face in self.given))) + cry
        if self.rank is not None:
            return f"={RANKS[self.rank]}"
        if self.names is not None:
            return f"ask {face_name(self.names)}"
        if self.takes or self.doubts:
            return "take" if self.takes else "doubt"
        if self.action == SAY and self.only:
            return self.only
        if self.action == CATCH and self.only:
            return f"catch {self.only}"
        word = "" if self.action is None else _NAMES.get(self.action) or face_name(self.action)
        if self.stands_for is not None:
            return f"{word}={face_name(self.stands_for)}{cry}"
        suit = "" if self.suit is None else "=" + "cdhs"[self.suit]
        return word + suit + cry


def _named(text: str) -> tuple[Suit | None, Face | None]:
    """Return the suit, or the other card, that a move names for its card."""
    return (None, parse_face(text)) if len(text) == 2 else (parse_suit(text), None)


def announcements_of(move: SheddingMove) -> int:
    """Return the announcements that a move makes with its play, as bits of `ANNOUNCEMENTS`.

    >>> [announcements_of(SheddingMove.parse(word)) for word in ("9h", "4h!carte", "4h!4")]
    [0, 1, 65536]
    """
    if not move.announces:
        return 0
    if not move.only:
        return ALOUD
    parts = move.only.split("+")
    named = 0 if parts[0] in (CARTE, KNOCK) else 1 << NAMED_CARD
    return named | (1 if CARTE in parts else 1 | 1 << KNOCKED if KNOCK in parts else 0)


def actions_named(move: SheddingMove) -> tuple[Action, ...]:
    """Return the actions that follow the card of a move: the suit that it names, or the card that it stands for.

    >>> actions_named(SheddingMove.parse("8c=h"))
    (58,)
    """
    if move.rank is not None:
        return (4 * move.rank,)
    if move.names is not None:
        return (move.names,)
    if move.stands_for is not None:
        return (move.stands_for,)
    return () if move.suit is None else (NAME_SUIT + move.suit,)
