"""What the views of all families share: the fields that every game has, as they go over the wire."""

from collections.abc import Callable
from typing import Annotated, Any, Literal, Required, TypedDict

import msgspec

from huit.cards import Face, face_name
from huit.engine.events import Ending, FaceName, Named, SeatNumber, SuitName
from huit.engine.refusal import Reason
from huit.engine.round import Round
from huit.rules.families import part_of

RECENT = 4
"""How many cards under the top a page gets."""
ByCard = list[tuple[SeatNumber, FaceName]]
"""Cards and whose they are, in order."""

ReasonFields = TypedDict(
    "ReasonFields",
    {
        "code": Required[str],
        "debt": int,
        "top": FaceName,
        "answers": list[str],
        "suit": SuitName,
        "rank": str,
        "wild": list[str],
        "seat": SeatNumber,
        "seats": list[SeatNumber],
        "count": int,
        "card": FaceName,
        "cards": list[str],
        "kinds": list[str],
        "slots": list[int],
        "how": str,
        "from": int,
        "to": int,
        "waiting": list[SeatNumber],
        "open": list[SeatNumber],
        "field": str,
        "message": str,
    },
    total=False,
)
"""The code of a reason, and every fact that some code goes with."""
ReasonTold = Annotated[dict[str, Any], Named("Reason", "Why something is not allowed: a code, and its facts.", ReasonFields)]


class ResultTold(msgspec.Struct, frozen=True):
    """How a round ended, the seats that won, and the points of every seat."""

    reason: Ending
    winners: list[SeatNumber]
    points: list[int]


class Part(msgspec.Struct, frozen=True):
    """What the hands of some seats add to the points of another, or of their own: *points*, but for *less*."""

    seats: list[SeatNumber]
    points: int
    less: int = 0


class Tally(msgspec.Struct, frozen=True):
    """How the points of a seat come about: its parts added up, shared among so many, and then taken so many times."""

    why: Literal["cards", "won", "taken", "place", "nothing"]
    """What is left in the own hand, the points of a winner, what others hold, the place, or nothing at all."""
    parts: list[Part] = []
    shared_by: int = 1
    """A remainder goes to nobody: what is shared is rounded towards 0."""
    times: int = 1

    @property
    def points(self) -> int:
        """The points that follow.

        >>> Tally("taken", [Part([1], 13), Part([2], 4, less=1)], shared_by=3, times=2).points
        10
        """
        total = sum(part.points - part.less for part in self.parts)
        shared = abs(total) // self.shared_by
        return self.times * (shared if total >= 0 else -shared)


class RoundResult(ResultTold, frozen=True):
    """How a round ended, with the cards that were left in the hands."""

    hands: list[list[FaceName]]
    worth: list[list[int]] = []
    """What each of these cards counts; empty where cards count nothing."""
    tallies: list[Tally] = []
    """How the points of each seat come about; empty where that is not told in cards."""


class OpenRound(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees of a round of any game. A family's ``Open`` adds what only its games have.

    A field without a round has the value that stands here. Lists are by seat, unless their comment says otherwise.
    """

    family: Annotated[str, Named("Family")]
    phase: str = "deal"
    """What the round waits for: each family has its own words."""
    turn: SeatNumber | None = None
    dealer: SeatNumber
    first: SeatNumber
    """Who begins the round."""
    counts: list[int]
    """How many cards each hand has."""
    out: list[SeatNumber] = []
    """The seats that have no card left, first to last."""
    over: bool = False
    result: RoundResult | None = None


class OwnRound(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat has of a round, and what it may do. A family's ``Own`` adds what only its games have.

    The values that stand here are those of a spectator.
    """

    hand: list[FaceName] = []
    moves: list[str] = []
    why: dict[FaceName, ReasonTold] = {}
    """Why a card of the hand may not be played, in this seat's turn."""


def of_family(family: str) -> Any:
    """Return the module of *family*.

    For a page it holds the structs ``Open`` and ``Own``, and ``lying_open``, ``of_seat`` and ``holding``, which fill them.
    Besides, ``told`` says where a round stands, and a ``Scene`` is set by a file.
    """
    return part_of(family, "views")


def result_shown(round_: Round) -> RoundResult | None:
    """Return how a round ended; None while it is played."""
    result = round_.result
    return None if result is None else RoundResult(**result.as_dict(), hands=face_names(round_.hands))


def face_names(hands: list[list[Face]]) -> list[list[FaceName]]:
    """Return hands as the names of their cards."""
    return [names_of(hand) for hand in hands]


def names_of(faces: list[Face]) -> list[FaceName]:
    """Return cards by their names.

    >>> names_of([0, 51])
    ['Ac', 'Ks']
    """
    return [face_name(face) for face in faces]


def name_of(face: Face | None) -> FaceName | None:
    """Return the name of a card; None where there is none."""
    return None if face is None else face_name(face)


def reasons_of(round_: Round, view: Any, why_not: Callable[[Any, Face], Reason | None]) -> dict[FaceName, ReasonTold]:
    """Return, for each card of a seat's hand that it may not play in its own turn, why not."""
    if view.seat != round_.turn:
        return {}
    reasons = ((face, why_not(view, face)) for face in view.faces)
    return {face_name(face): reason.as_dict() for face, reason in reasons if reason is not None}
