"""Views that leave the engine: for a page, for `huit replay`, and scenes set by a file."""

from typing import Any

from huit.cards import faces_text, set_of
from huit.engine.events import FaceName
from huit.rules import compile_rules
from huit.views.reader import Reader
from huit.views.shared import MoveView, OpenRound, OwnRound, names_of, result_shown
from huit.views.trace import Traced, seat_did
from toy_family.engine import HighMove, HighRound, HighState

TRACED = Traced(pack={"hand": lambda round_: round_.columns.hand}, moved={"played": seat_did("played", "card")})


class OpenHighRound(OpenRound, frozen=True, kw_only=True):
    """What everybody sees."""

    laid: tuple[FaceName, ...] = ()


class OwnHighRound(OwnRound, frozen=True, kw_only=True):
    """What one seat has, and what it may do."""


OPEN, OWN = OpenHighRound, OwnHighRound


def lying_open(round_: HighRound) -> OpenHighRound:
    """Return what everybody sees."""
    view = round_.view(0)
    return OpenHighRound(
        family=round_.rules.family,
        phase="play",
        turn=round_.turn,
        dealer=view.dealer,
        first=(view.dealer + 1) % round_.seats,
        counts=view.hand_sizes[: round_.seats],
        over=round_.over,
        result=result_shown(round_),
        laid=tuple(names_of(round_.laid)),
    )


def of_seat(round_: HighRound, seat: int) -> OwnHighRound:
    """Return what is for one seat alone."""
    return OwnHighRound(hand=names_of(round_.view(seat).faces), moves=[move_view(move) for move in round_.moves(seat)])


def move_view(move: HighMove) -> MoveView:
    """Return a move, taken apart."""
    return MoveView(text=str(move), verb="play", cards=names_of([move.face]))


def holding(round_: HighRound, seat: int) -> OwnHighRound:
    """Return its hand alone."""
    return OwnHighRound(hand=names_of(round_.view(seat).faces))


def round_json(round_: HighRound) -> dict[str, Any]:
    """Return where a round stands."""
    return {"laid": faces_text(round_.laid)}


class HighScene:
    """Hands as a file sets them."""

    keys = ()

    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    def round(self) -> HighRound:
        """Return the round."""
        reader, state = self.reader, HighState()
        hands = reader.hands
        columns = compile_rules(reader.rules, seats=len(hands)).copy()
        columns.hand = len(hands[0])
        columns.cards = sum(map(len, hands))
        state.dealer = reader.within("dealer", len(hands) - 1, 0, len(hands) - 1)
        state.turn = (state.dealer + 1) % len(hands)
        for seat, hand in enumerate(hands):
            state.hands[seat], state.hand_sizes[seat] = set_of(hand), len(hand)
        return HighRound(reader.rules, columns, state)


SCENE = HighScene
