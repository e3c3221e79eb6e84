"""Moves of trick games as words (``choose hearts``, ``exchange 0 7c``, ``return Kc``, ``discard 2c 3c``, ``9h``), taken apart."""

from typing import NamedTuple

from huit.cards import CardError, Face, face_name, parse_face
from huit.engine.actions import Seat
from huit.rules.tricks.columns import KINDS, SEATS

HOW = "a move is choose hearts, exchange 0 7c, pass, return Kc, discard 2c 3c 4d 5d or a card (9h)"
_MOST_DISCARDED = 10


class TrickMove(NamedTuple):
    """One move of one seat: ``choose``, ``exchange``, ``pass``, ``return``, ``discard`` or ``play``, and what goes with it.

    >>> TrickMove.parse("choose hearts").kind, TrickMove.parse("exchange 0 7c").to, TrickMove.parse("9h").word
    (2, 0, 'play')
    >>> [str(TrickMove.parse(text)) for text in ("choose least", "exchange 0 7c", "discard 2c 3c", "9h", "pass")]
    ['choose least', 'exchange 0 7c', 'discard 2c 3c', '9h', 'pass']
    """

    word: str
    faces: tuple[Face, ...] = ()
    to: Seat | None = None
    kind: int | None = None
    """The kind of round that is announced, by its place in `KINDS`."""

    @classmethod
    def parse(cls, text: str) -> "TrickMove":
        """Return the move that *text* writes.

        Raises:
            CardError: if it writes none; the message says how moves are written.
        """
        try:
            return cls._parse(text)
        except CardError as error:
            raise CardError(f"{error}; {HOW}") from error

    @classmethod
    def _parse(cls, text: str) -> "TrickMove":
        word, *rest = text.split(" ")
        if text == "pass":
            return cls("pass")
        if word == "choose" and len(rest) == 1 and rest[0] in KINDS:
            return cls("choose", kind=KINDS.index(rest[0]))
        if word == "exchange" and len(rest) == 2 and rest[0] in map(str, range(SEATS)):
            return cls("exchange", (parse_face(rest[1]),), to=int(rest[0]))
        if word == "return" and len(rest) == 1:
            return cls("return", (parse_face(rest[0]),))
        if word == "discard" and 1 <= len(rest) <= _MOST_DISCARDED:
            return cls("discard", tuple(parse_face(card) for card in rest))
        return cls("play", (parse_face(text),))

    def __str__(self) -> str:
        cards = " ".join(face_name(face) for face in self.faces)
        if self.word == "play":
            return cards
        about = KINDS[self.kind] if self.kind is not None else "" if self.to is None else str(self.to)
        return " ".join(filter(None, (self.word, about, cards)))
