"""The moves of Danish as words (``9c+9d``, ``As>2``, ``pickup``, ``flip 1``, ``swap 4h Kd``, ``pass``), taken apart."""

from typing import NamedTuple

from huit.cards import CardError, Face, face_name, parse_face
from huit.engine.actions import Seat
from huit.rules.danish.schema import MOST_ROW

HOW = "a move is a card (9c), cards of one rank (9c+9d), an ace sent (As>2), >2, pickup, flip 1, swap 4h Kd or pass"
_MOST_LAID = 16


class DanishMove(NamedTuple):
    """One move of one seat: ``pickup``, ``pass``, ``flip``, ``swap``, ``play`` or ``send``, and what goes with it.

    >>> DanishMove.parse("9c+9d").faces, DanishMove.parse("As>2").to, DanishMove.parse("flip 1").slot
    ((32, 33), 2, 0)
    """

    word: str
    faces: tuple[Face, ...] = ()
    to: Seat | None = None
    slot: int = 0

    @classmethod
    def parse(cls, text: str) -> "DanishMove":
        """Return the move that *text* writes.

        Raises:
            CardError: if it writes none; the message says how moves are written.
        """
        try:
            return cls._parse(text)
        except CardError as error:
            raise CardError(f"{error}; {HOW}") from error

    @classmethod
    def _parse(cls, text: str) -> "DanishMove":
        if text in ("pickup", "pass"):
            return cls(text)
        word, *rest = text.split(" ")
        if word == "flip" and len(rest) == 1 and rest[0] in [str(slot) for slot in range(1, MOST_ROW + 1)]:
            return cls("flip", slot=int(rest[0]) - 1)
        if word == "swap" and len(rest) == 2:
            return cls("swap", (parse_face(rest[0]), parse_face(rest[1])))
        cards, sent, seat = text.partition(">")
        if sent and not (len(seat) == 1 and seat in "0123456789"):
            raise CardError(f"{seat!r} is no seat")
        to = int(seat) if sent else None
        if sent and not cards:
            return cls("send", to=to)
        faces = tuple(parse_face(card) for card in cards.split("+", _MOST_LAID))
        return cls("play", faces, to)

    def __str__(self) -> str:
        if self.word == "flip":
            return f"flip {self.slot + 1}"
        if self.word == "swap":
            return f"swap {face_name(self.faces[0])} {face_name(self.faces[1])}"
        if self.word in ("pickup", "pass"):
            return self.word
        return "+".join(face_name(face) for face in self.faces) + ("" if self.to is None else f">{self.to}")
