"""Danish as it leaves the engine: what a page gets, where a round stands, and scenes set by a position file."""

from collections import Counter
from functools import lru_cache
from typing import Annotated, Any, Literal, cast

import msgspec

from huit.cards import Face, face_name, faces_text, rank_of
from huit.engine.danish.moves import DanishMove
from huit.engine.danish.round import DanishRound
from huit.engine.danish.state import PLAY, SWAP, DanishState, lay
from huit.engine.danish.view import DanishView
from huit.engine.events import Direction, FaceName, Named, SeatNumber, SuitName
from huit.engine.hands import add_to_hand
from huit.rules.danish.columns import MOST_CARDS
from huit.rules.danish.schema import MOST_ROW
from huit.views.mistakes import PositionMistake
from huit.views.reader import Reader
from huit.views.shared import (
    RECENT,
    FamilyPart,
    MoveView,
    OpenRound,
    OwnRound,
    Verb,
    face_names,
    name_of,
    names_of,
    reasons_of,
    result_shown,
)
from huit.views.trace import Traced, drawn, seat_did

MOST_MOVES = 400
"""So many words of moves go to a page; of a great hand, only sets of one or two cards and those of a whole rank."""


Phase = Literal["swap", "play", "target", "over"]
Stage = Literal["hand", "face_up", "face_down", "out"]


class Asks(msgspec.Struct, frozen=True):
    """The demands of the discard: the least or the highest rank, the suit of one card, or the ranks that answer."""

    least: str | None
    most: str | None
    suit: SuitName | None
    answers: list[str] | None


class OnlyDanish(FamilyPart, frozen=True, kw_only=True):
    """The public fields that only Danish has. Lists are by seat."""

    phase: Phase
    ready: list[SeatNumber]
    """The seats that have finished exchanging."""
    face_up: list[list[FaceName]]
    face_down: list[list[int]]
    """The slots, from 1, that still hold a card."""
    asks: Asks
    attacked: SeatNumber | None
    """Who the discard was sent to."""
    last: SeatNumber | None
    """Who laid last."""
    run: int
    """How many cards of one rank lie on top, where four burn the discard; else 0."""
    burnt: int
    """How many cards have left the game."""
    stage: list[Stage]
    """What each plays from."""


class OpenDanishRound(OpenRound, frozen=True, kw_only=True):
    """The public part of a round of Danish."""

    direction: Direction = 1
    top: FaceName = ""
    recent: list[FaceName] = []
    """The cards under the top, oldest first."""
    stands_for: FaceName | None = None
    """The card that the top copies."""
    stock: int = 0
    discard: int = 0
    danish: Annotated[OnlyDanish, Named("DanishView")] | None = None
    """Null before the first deal."""


OPEN, OWN = OpenDanishRound, OwnRound


def lying_open(round_: DanishRound) -> OpenDanishRound:
    """Return what everybody sees of a round of Danish."""
    # Nothing is read from the state here but what every `DanishView` has; to fill one would cost more than all this.
    state = round_.state
    names = names_of(state.discard[: state.discard_size][-1 - RECENT :])
    return OpenDanishRound(
        family=round_.rules.family,
        phase=round_.phase,
        turn=round_.turn,
        direction=1 if state.direction == 1 else -1,
        dealer=state.dealer,
        first=(state.dealer + 1) % round_.seats,
        top=names[-1] if names else "",
        recent=names[:-1],
        stands_for=name_of(round_.stands_for),
        stock=state.stock_size,
        discard=state.discard_size,
        counts=state.hand_sizes[: round_.seats],
        out=list(round_.out),
        over=round_.over,
        result=result_shown(round_),
        danish=_only_danish(round_),
    )


def of_seat(round_: DanishRound, seat: int) -> OwnRound:
    """Return what one seat has, and what it may do: all of it from one view."""
    if seat in round_.waiting:
        return holding(round_, seat)
    view = round_.look(seat)
    return OwnRound(
        hand=names_of(view.faces),
        moves=moves_shown(round_, seat, view),
        why=reasons_of(round_, view, round_.why_no_card, view.plays_from) if view.phase == PLAY else {},
    )


def holding(round_: DanishRound, seat: int) -> OwnRound:
    """Return what one seat has, and nothing of what it may do."""
    return OwnRound(hand=names_of(round_.hand(seat)))


def moves_shown(round_: DanishRound, seat: int, view: DanishView) -> list[MoveView]:
    """Return the moves of *seat*: of a hand that can be laid in very many ways, those that people think of."""
    moves = round_.moves(seat, view)
    if len(moves) > MOST_MOVES:
        most = Counter[int]()
        for move in moves:
            most[_rank(move)] = max(most[_rank(move)], len(move.faces))
        moves = tuple(move for move in moves if len(move.faces) in (0, 1, 2, most[_rank(move)]))
    return [move_view(move) for move in moves]


def _rank(move: DanishMove) -> int:
    return rank_of(move.faces[0]) if move.faces else -1


@lru_cache(maxsize=8192)
def move_view(move: DanishMove) -> MoveView:
    """Return a move of Danish, taken apart. Kept: each is shown over and over."""
    slot = move.slot + 1 if move.word == "flip" else None
    return MoveView(text=str(move), verb=cast("Verb", move.word), cards=names_of(list(move.faces)), to=move.to, slot=slot)


def _only_danish(round_: DanishRound) -> OnlyDanish:
    state = round_.state
    return OnlyDanish(
        phase=cast("Phase", round_.phase),
        ready=list(round_.ready),
        face_up=face_names(round_.face_up),
        face_down=round_.slots_left,
        asks=Asks(**round_.asks),
        attacked=round_.attacked,
        last=None if state.last < 0 else state.last,
        run=round_.run,
        burnt=state.gone_size,
        stage=[_stage(round_, seat) for seat in range(round_.seats)],
    )


def _stage(round_: DanishRound, seat: int) -> Stage:
    """Return what a seat plays from."""
    if seat in round_.out:
        return "out"
    if round_.state.hand_sizes[seat] or round_.state.stock_size:
        return "hand"
    return "face_up" if round_.face_up[seat] else "face_down"


def round_json(round_: DanishRound) -> dict[str, Any]:
    """Return where a round stands, as far as it is a matter of Danish: see `positions.position_json`."""
    names, stands_for = [face_name(face) for face in round_.discard], round_.stands_for
    return {
        "phase": round_.phase,
        "direction": round_.direction,
        "upcard": names[-1] if names else "",
        **({} if stands_for is None else {"stands_for": face_name(stands_for)}),
        "asks": round_.asks,
        "attacked": round_.attacked is not None,
        "face_up": [faces_text(row) for row in round_.face_up],
        "face_down_left": [len(row) for row in round_.face_down],
        "stock": faces_text(round_.stock),
        "discard": faces_text(round_.discard),
        "burnt": round_.state.gone_size,
        "out": list(round_.out),
    }


class DanishScene:
    """A scene of Danish that a position file sets."""

    keys = ("discard", "stock", "turn", "direction", "random_seed", "out", "face_up", "face_down", "last", "attacked", "swapping")

    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    def round(self) -> DanishRound:
        """Return the scene."""
        reader = self.reader
        columns = reader.columns(reader.rules)
        state = DanishState()
        round_ = DanishRound(reader.rules, columns, state)
        reader.set_turn(state)
        state.phase = SWAP if reader.switch("swapping") else PLAY
        self.set_cards(round_)
        self.set_discard(round_)
        rows = zip(round_.hands, round_.face_up, round_.face_down, strict=True)
        reader.set_out(state, [seat for seat, cards in enumerate(rows) if not any(cards)] if columns.goes_on else [])
        reader.check_cards(round_)
        return round_

    def set_cards(self, round_: DanishRound) -> None:
        """Put hands, rows and stock where the file says."""
        reader, state = self.reader, round_.state
        for seat, hand in enumerate(reader.hands):
            for face in hand:
                add_to_hand(state, seat, face)
        for key, column in (("face_up", state.up), ("face_down", state.down)):
            for seat, row in enumerate(reader.seat_lists(key, reader.seats)):
                if len(row) > round_.columns.row:
                    most = round_.columns.row
                    raise reader.error(PositionMistake.TOO_MANY_IN_ROW, key, seat=seat, count=len(row), most=most)
                for slot, face in enumerate(row):
                    column[MOST_ROW * seat + slot] = face + 1
        stock = self.pack_of("stock")
        state.stock[: len(stock)] = stock[::-1]
        state.stock_size = len(stock)

    def pack_of(self, key: str) -> list[Face]:
        """Return a run of cards that a text gives."""
        cards = self.reader.run(key)
        if len(cards) > MOST_CARDS:
            raise self.reader.error(PositionMistake.TOO_MANY_CARDS, key, most=MOST_CARDS)
        return cards

    def set_discard(self, round_: DanishRound) -> None:
        """Lay the discard: a card that copies is what it covers."""
        reader, state, rules = self.reader, round_.state, round_.columns
        for face in self.pack_of("discard"):
            copies = state.shown >= 0 and rules.copies >> face & 1 and not rules.sends >> state.shown & 1
            lay(state, face)
            state.shown = state.shown if copies else face
        if state.discard_size:
            before = (state.turn - state.direction) % reader.seats
            state.last = reader.within("last", before, 0, reader.seats - 1)
        if reader.switch("attacked"):
            if not state.discard_size or not rules.sends >> state.shown & 1:
                raise reader.error(PositionMistake.SENDS_NOTHING, "attacked")
            state.attacked = 1


def _flipped(facts: dict[str, Any]) -> str:
    return f"{facts['seat']} flipped {facts['slot']} {facts['card']} {'fits' if facts['fits'] else 'fails'}"


TRACED = Traced(
    pack={
        "packs": lambda round_: round_.columns.cards // len(round_.rules.pack),
        "hand": lambda round_: round_.columns.hand,
        "row": lambda round_: round_.columns.row,
    },
    dealt={
        "face_up": lambda round_: [faces_text(cards) for cards in round_.face_up],
        "face_down": lambda round_: [faces_text(cards) for cards in round_.face_down],
    },
    moved={
        "drew": drawn,
        "swapped": seat_did("swapped", "laid", "taken"),
        "laid": seat_did("laid", "cards"),
        "flipped": _flipped,
        "picked_up": seat_did("picked_up", "count"),
        "burnt": seat_did("burnt", "count"),
        "took_up": seat_did("took_up", "cards"),
    },
)
"""See `huit.views.trace`; the page reads the same words in `frontend/src/pages/replay/`."""


SCENE = DanishScene
