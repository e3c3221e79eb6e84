"""The trick games as they leave the engine: what a page gets, where a round stands, and scenes set by a position file."""

from functools import lru_cache
from typing import Annotated, Any, Literal, cast

import msgspec

from huit.cards import Face, face_name, faces_of, faces_text
from huit.engine.actions import Seat
from huit.engine.events import FaceName, Named, SeatNumber, SuitName
from huit.engine.tricks.apply import after_announcement, begin_tricks, open_round, take_kitty
from huit.engine.tricks.events import KindName
from huit.engine.tricks.moves import TrickMove
from huit.engine.tricks.round import MOST_POINTS, TrickRound
from huit.engine.tricks.state import DISCARD, GIVE, GIVE_TO, KIND, TRICK, TrickState, seat_of_role
from huit.engine.tricks.view import TrickView, by_suit
from huit.rules.tricks.columns import ALL_KINDS, KINDS, KINDS_TRUMPS, KITTY_LAST, SEATS
from huit.views.mistakes import PositionMistake
from huit.views.reader import Reader
from huit.views.shared import ByCard, FamilyPart, MoveView, OpenRound, OwnRound, Verb, name_of, names_of, reasons_of, result_shown
from huit.views.trace import Traced, seat_did

Phase = Literal["kind", "exchange", "return", "discard", "play", "over"]
Role = Literal["announcer", "second", "third", "dealer"]


class LastTrick(msgspec.Struct, frozen=True):
    """The trick before, in the order in which it was played."""

    winner: SeatNumber
    cards: ByCard


class Exchange(msgspec.Struct, frozen=True):
    """The seat that gives cards now, how many yet, and how many each of the others may still be given."""

    giver: SeatNumber
    gives: int
    to: list[tuple[SeatNumber, int]]


class Exchanged(msgspec.Struct, frozen=True, rename={"giver": "from", "taker": "to"}):
    """A card that was given, and the one that came back; null until then."""

    giver: SeatNumber
    taker: SeatNumber
    card: FaceName
    back: FaceName | None


class OnlyTricks(FamilyPart, frozen=True, kw_only=True):
    """The public fields that only a trick game has. Lists are by seat."""

    phase: Phase
    roles: list[Role]
    kind: KindName | None
    trumps: SuitName | None
    obligations: list[int | None] | None
    """How many tricks are to be made, or may be made; null before the kind is chosen."""
    made: list[int]
    leader: SeatNumber
    trick: ByCard
    """The cards now in the middle, in order."""
    last: LastTrick | None
    chien: list[FaceName] | None
    """The chien while all see it; null before and after."""
    aside: int
    """How many cards of the chien still lie face down."""
    left: list[list[KindName]] | None
    """What each has still to announce in this match; null where any suit may be named each time."""
    previous: list[int]
    """Points of the round before."""
    exchange: Exchange | None


class OpenTricksRound(OpenRound, frozen=True, kw_only=True):
    """The public part of a round of a trick game."""

    tricks: Annotated[OnlyTricks, Named("TricksView")] | None = None
    """Null before the first deal."""


class OwnTricksRound(OwnRound, frozen=True, kw_only=True):
    """The part of it for one seat."""

    exchanged: list[Exchanged] = []
    """What this seat gave and got."""
    kitty: list[FaceName] = []
    """The chien that only this seat sees, until the first card is led."""
    discards: int = 0
    """How many cards this seat has to put away now: it makes the word itself, for there are thousands of ways."""


OPEN, OWN = OpenTricksRound, OwnTricksRound


def lying_open(round_: TrickRound) -> OpenTricksRound:
    """Return what everybody sees of a round of a trick game."""
    view = round_.view(0)
    return OpenTricksRound(
        family=round_.rules.family,
        phase=round_.phase,
        turn=round_.turn,
        dealer=view.dealer,
        first=view.announcer,
        counts=view.hand_sizes,
        over=round_.over,
        result=result_shown(round_),
        tricks=_only_tricks(round_, view),
    )


def of_seat(round_: TrickRound, seat: int) -> OwnTricksRound:
    """Return what one seat has, and what it may do: all of it from one view."""
    if seat in round_.waiting:
        return holding(round_, seat)
    view = round_.look(seat)
    discards = view.phase == DISCARD and seat == round_.turn
    return OwnTricksRound(
        hand=names_of(view.faces),
        exchanged=_exchanged(view),
        kitty=_own_kitty(round_, view),
        moves=[] if discards else [move_view(move) for move in round_.moves(seat, view)],
        discards=view.discards_left if discards else 0,
        why=reasons_of(round_, view, round_.why_no_card) if view.phase in (TRICK, GIVE) else {},
    )


@lru_cache(maxsize=4096)
def move_view(move: TrickMove) -> MoveView:
    """Return a move of a trick game, taken apart. Kept: each is shown over and over."""
    kind = None if move.kind is None else KINDS[move.kind]
    return MoveView(text=str(move), verb=cast("Verb", move.word), cards=names_of(list(move.faces)), to=move.to, kind=kind)


def holding(round_: TrickRound, seat: int) -> OwnTricksRound:
    """Return what one seat has, and nothing of what it may do."""
    view = round_.view(seat)
    return OwnTricksRound(hand=names_of(view.faces), exchanged=_exchanged(view), kitty=_own_kitty(round_, view))


def _own_kitty(round_: TrickRound, view: TrickView) -> list[FaceName]:
    """Return the chien, where only its taker sees it."""
    return [] if round_.columns.kitty_shown else names_of(list(faces_of(view.kitty)))


def _only_tricks(round_: TrickRound, view: TrickView) -> OnlyTricks:
    return OnlyTricks(
        phase=cast("Phase", round_.phase),
        roles=[cast("Role", role) for role in round_.roles],
        kind=round_.kind,
        trumps=cast("SuitName | None", round_.trumps),
        obligations=None if round_.obligations is None else list(round_.obligations),
        made=view.made,
        leader=view.leader,
        trick=_by_seat(view.leader, view.trick[: view.trick_size]),
        last=LastTrick(view.last_winner, _by_seat(view.last_leader, view.last)) if view.last_winner >= 0 else None,
        chien=(names_of(list(faces_of(view.kitty))) or None) if round_.columns.kitty_shown else None,
        aside=len(round_.chien),
        left=None if round_.columns.kinds == KINDS_TRUMPS else [list(kinds) for kinds in round_.left],
        previous=view.previous,
        exchange=_exchange(view),
    )


def _exchanged(view: TrickView) -> list[Exchanged]:
    """Return the cards that this seat gave and got."""
    return [Exchanged(giver, taker, face_name(card), name_of(back)) for giver, taker, card, back in view.exchanged]


def _by_seat(leader: Seat, cards: tuple[Face, ...] | list[Face]) -> ByCard:
    return [((leader + place) % SEATS, face_name(face)) for place, face in enumerate(cards)]


def _exchange(view: TrickView) -> Exchange | None:
    if view.phase not in (GIVE, GIVE_TO):
        return None
    takers = [(seat, room) for seat, room in enumerate(view.capacity) if room > 0]
    return Exchange(view.giver, view.gives_left, takers)


def round_json(round_: TrickRound) -> dict[str, Any]:
    """Return where a round stands, as far as it is a matter of trick games: see `positions.position_json`."""
    return {
        "phase": round_.phase,
        "kind": round_.kind,
        "trumps": round_.trumps,
        "roles": list(round_.roles),
        "obligations": None if round_.obligations is None else list(round_.obligations),
        "tricks": list(round_.tricks),
        "leader": round_.state.leader,
        "trick": faces_text(round_.trick),
        "chien": faces_text(list(faces_of(round_.state.kitty)) if round_.state.seen == 0 else []),
        "previous": list(round_.state.previous),
        "left": [" ".join(kinds) for kinds in round_.left],
    }


class TrickScene:
    """A scene of a trick game that a position file sets.

    Without a kind the cards have just been dealt; with a kind and a chien, it has just been announced;
    with a kind alone, tricks are played.
    """

    keys = ("kind", "chien", "previous", "tricks", "trick", "leader", "left")

    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    def round(self) -> TrickRound:
        """Return the scene."""
        reader = self.reader
        columns = reader.columns(reader.rules)
        state = TrickState()
        round_ = TrickRound(reader.rules, columns, state)
        state.dealer, state.phase = reader.dealer, KIND
        state.announcer = seat_of_role(state, columns.announcer)
        state.turn = state.announcer
        for seat, hand in enumerate(reader.hands):
            state.hands[seat], state.hand_sizes[seat] = self.single("hands", hand), len(hand)
        state.kitty = self.single("chien", reader.run("chien"))
        state.previous = self.numbers("previous", -MOST_POINTS, MOST_POINTS)
        state.made = self.numbers("tricks", 0, MOST_POINTS)
        self.set_left(state)
        reader.check_cards(round_)
        if "kind" in reader.scene:
            self.set_kind(round_)
        else:
            open_round(columns, state)
        return round_

    def single(self, key: str, cards: list[Face]) -> int:
        """Return cards as a set."""
        return self.set_of(key, cards, [face_name(face) for face in cards])

    def set_of(self, key: str, numbers: list[int], names: list[str]) -> int:
        """Return *numbers*, which a file calls by these *names*, as bits."""
        bits = 0
        for number, name in zip(numbers, names, strict=True):
            if bits >> number & 1:
                raise self.reader.error(PositionMistake.TWICE, key, what=name)
            bits |= 1 << number
        return bits

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        """Return a number for each seat."""
        mistake = PositionMistake.NOT_THREE_NUMBERS
        numbers: list[Any] = self.reader.get(key, list, [0] * SEATS, mistake, low=low, high=high)
        if len(numbers) != SEATS or not all(type(number) is int and low <= number <= high for number in numbers):
            raise self.reader.error(mistake, key, value=numbers, low=low, high=high)
        return numbers

    def set_left(self, state: TrickState) -> None:
        """Read what each player has still to announce."""
        texts = self.reader.texts("left", PositionMistake.NOT_LEFT)
        if texts and len(texts) != SEATS:
            raise self.reader.error(PositionMistake.NOT_LEFT, "left", value=texts)
        for seat, text in enumerate(texts):
            kinds = [self.kind("left", word) for word in text.split()]
            state.chosen[seat] = ALL_KINDS & ~self.set_of("left", kinds, text.split())

    def kind(self, key: str, word: str) -> int:
        """Return a kind of round by its name."""
        if word not in KINDS:
            raise self.reader.error(PositionMistake.NOT_A_KIND, key, value=word, known=KINDS)
        return KINDS.index(word)

    def set_kind(self, round_: TrickRound) -> None:
        """The kind was announced: the exchange or the discard follows, or tricks are played already."""
        reader, state = self.reader, round_.state
        state.kind = self.kind("kind", reader.text("kind"))
        state.chosen[state.turn] |= 1 << state.kind
        if state.kitty:
            if round_.columns.kitty_taken != KITTY_LAST:
                take_kitty(round_.columns, state)
            after_announcement(round_.columns, state)
            return
        state.took_kitty = 1
        begin_tricks(round_.columns, state)
        state.leader = reader.within("leader", state.leader, 0, SEATS - 1)
        trick = reader.run("trick")
        if len(trick) >= SEATS:
            raise reader.error(PositionMistake.TOO_MANY_IN_TRICK, "trick", count=len(trick), most=SEATS - 1)
        state.trick[: len(trick)] = trick
        state.trick_size = len(trick)
        state.seen = self.single("trick", trick)
        state.turn = (state.leader + len(trick)) % SEATS
        reader.check_cards(round_)


TRACED = Traced(
    pack={
        "packs": lambda round_: 1,
        "hand": lambda round_: round_.columns.hand,
        "chien": lambda round_: round_.columns.kitty,
    },
    dealt={
        "dealt": lambda round_: [faces_text(by_suit(hand & ~round_.state.kitty)) for hand in round_.state.hands],
        "put_aside": lambda round_: [faces_text(list(faces_of(round_.state.kitty)))],
    },
    moved={
        "played": seat_did("played", "card"),
        "chien": seat_did("chien", "cards"),
        "kitty": seat_did("kitty", "cards"),
        "exchanged": seat_did("exchanged", "to", "card"),
        "returned": seat_did("returned", "to", "card"),
        "discarded": seat_did("discarded", "cards"),
    },
)
"""See `huit.views.trace`; the page reads the same words in `frontend/src/pages/replay/`."""


SCENE = TrickScene
