"""Fields of the views that every game has, as they go over the wire."""

from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Any, Literal, Required, TypedDict

import msgspec

from huit.cards import Face
from huit.cards.notation import FACE_NAMES
from huit.engine.events import Ending, FaceName, Named, SeatNumber, SuitName
from huit.engine.refusal import Reason
from huit.engine.round import Round, family_named
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
ReasonView = Annotated[dict[str, Any], Named("Reason", "Why something is not allowed: a code, and its facts.", ReasonFields)]


Verb = Annotated[
    Literal[
        "play",
        "call",
        "ask",
        "become",
        "draw",
        "take",
        "pass",
        "doubt",
        "say",
        "knock",
        "catch",
        "declare",
        "give",
        "trade",
        "hit",
        "send",
        "pickup",
        "flip",
        "swap",
        "choose",
        "exchange",
        "return",
        "discard",
    ],
    Named("Verb", "What a move does. Each family has its own, and what is common to several has one name in all."),
]


class MoveView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A move, taken apart: what it does, and whatever goes with that. What does not is left out."""

    text: str
    """The move as it is written: in this form it is sent, and kept."""
    verb: Verb
    cards: list[FaceName]
    """Those that are played, given or discarded; of a swap the card of the hand and the face-up card that is taken."""
    suit: SuitName | None = None
    """The suit that is called, with the card or afterwards."""
    rank: str | None = None
    """The rank that is called."""
    becomes: FaceName | None = None
    """The card whose place a joker takes."""
    to: SeatNumber | None = None
    """Who gets the cards or the pile, or whom it is about."""
    slot: int | None = None
    """The place of a face-down card, from 1."""
    kind: str | None = None
    """The kind of round that is announced."""
    announces: bool = False
    """Whether it is announced with the card."""
    word: str | None = None
    """All that is announced or caught, where it is not all that there is: ``carte``, ``knock``, a rank, ``4+knock``."""

    def __str__(self) -> str:
        return self.text


def parse_move(text: str, family: str) -> MoveView:
    """Return what *text* writes, a move of a game of *family*.

    >>> move = parse_move("8c=h!", "shedding")
    >>> move.verb, move.cards, move.suit, move.announces, str(move)
    ('play', ['8c'], 'h', True, '8c=h!')

    Raises:
        CardError: if it writes no move.
    """
    return of_family(family).move_view(family_named(family).move.parse(text))


def parse_moves(facts: Mapping[str, Any], keys: Iterable[str], family: str) -> dict[str, Any]:
    """Return the moves that *facts* have as texts under these *keys*, taken apart and JSON-ready; None where there is none."""
    return {key: facts[key] and msgspec.to_builtins(parse_move(facts[key], family)) for key in keys}


class ResultView(msgspec.Struct, frozen=True):
    """How a round ended, the seats that won, and the points of every seat."""

    reason: Ending
    winners: list[SeatNumber]
    points: list[int]


class Part(msgspec.Struct, frozen=True):
    """The points that the hands of some seats add to another, or to their own: *points*, but for *less*."""

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
    last: int = 0
    """What the last card adds to what is left of them before it is taken so many times."""

    @property
    def points(self) -> int:
        """The points that follow.

        >>> Tally("taken", [Part([1], 13), Part([2], 4, less=1)], shared_by=3, times=2).points
        10
        """
        total = sum(part.points - part.less for part in self.parts)
        shared = abs(total) // self.shared_by
        return self.times * ((shared if total >= 0 else -shared) + self.last)


class RoundResult(ResultView, frozen=True):
    """How a round ended, with the cards that were left in the hands."""

    hands: list[list[FaceName]]
    worth: list[list[int]] = []
    """What each of these cards counts; empty where cards count nothing."""
    tallies: list[Tally] = []
    """How the points of each seat come about; empty where no cards make them."""


class FamilyPart(msgspec.Struct, frozen=True):
    """The fields that only games of one family have, as one field of a view. A change has those of them that changed."""


class OpenRound(msgspec.Struct, frozen=True, kw_only=True):
    """The public part of a round of any game. A family's ``OPEN`` adds the fields of its games.

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
    """The part of a round for one seat: its hand and its moves. A family's ``OWN`` adds the fields of its games.

    The values that stand here are those of a spectator.
    """

    hand: list[FaceName] = []
    moves: list[MoveView] = []
    why: dict[FaceName, ReasonView] = {}
    """Why a card of the hand may not be played, in this seat's turn."""


def of_family(family: str) -> Any:
    """Return the module of *family*.

    For a page it holds the structs ``OPEN`` and ``OWN``, and ``lying_open``, ``of_seat`` and ``holding``, which fill them.
    ``move_view`` returns a move as `MoveView`.
    Besides, ``round_json`` returns where a round stands, and a ``SCENE`` is set by a file.
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
    return list(map(FACE_NAMES.__getitem__, faces))


def name_of(face: Face | None) -> FaceName | None:
    """Return the name of a card; None where there is none."""
    return None if face is None else FACE_NAMES[face]


def reasons_of(
    round_: Round, view: Any, why_not: Callable[[Any, Face], Reason | None], cards: Iterable[Face] | None = None
) -> dict[FaceName, ReasonView]:
    """Return, for each card of a seat's hand that it may not play in its own turn, why not; *cards*: if it plays from others."""
    if view.seat != round_.turn:
        return {}
    reasons: dict[FaceName, ReasonView] = {}
    told, shown = None, {}
    for face in view.faces if cards is None else cards:
        reason = why_not(view, face)
        if reason is None:
            continue
        if reason is not told:
            told, shown = reason, reason.as_dict()
        reasons[FACE_NAMES[face]] = shown
    return reasons
