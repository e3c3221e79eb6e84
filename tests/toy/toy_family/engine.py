"""The state, the kernels and the door of the family."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, ClassVar

from huit.cards import Face, face_name, faces_of, parse_face
from huit.engine.actions import Action, ActionSet, Seat
from huit.engine.bits import nth, popcount
from huit.engine.chance import KEY_WORDS, Seed, begin, draw_below
from huit.engine.events import COMMON, DEALT, NOTHING, PLAYED, Event, note
from huit.engine.events import OVER as ROUND_OVER
from huit.engine.kernel import kernel
from huit.engine.refusal import Reason
from huit.engine.round import OVER, Family, Round, by_name
from huit.engine.state import CARRIED, HIDDEN, PUBLIC, Derived, Hidden, Public, State, clear_of, known_of, own
from huit.rules.rule_set import MOST_SEATS, RuleSet
from toy_family.rules import HighRules

PACK = (1 << 52) - 1


class HighState(State):
    """The whole truth about a round."""

    rng: Hidden
    key: Annotated[list[int], "u4", KEY_WORDS, HIDDEN, CARRIED]
    hands: Annotated[list[int], "i8", MOST_SEATS, own()]
    hand_sizes: Annotated[list[int], "i2", MOST_SEATS, PUBLIC]
    laid: Annotated[list[int], "i1", MOST_SEATS, PUBLIC]
    plays: Public
    phase: Public
    turn: Public
    dealer: Public
    reason: Public
    winners: Public


class HighView(HighState):
    """All that one seat may know: a state in which everything else keeps its default."""

    family: ClassVar[str] = "high-card"
    seat: Derived
    actions: Derived

    def __init__(self) -> None:
        super().__init__()
        self.rules: HighRules | None = None

    @property
    def faces(self) -> list[Face]:
        """The cards of the hand."""
        return list(faces_of(self.hands[self.seat]))


clear = clear_of(HighState)
copy_known = known_of(HighState)


@kernel
def deal_round(rules: HighRules, state: HighState, seed: int, dealer: Seat) -> None:
    """Shuffle and deal."""
    clear(state)
    begin(state, seed)
    pack = PACK
    for place in range(rules.cards):
        face = nth(pack, draw_below(state, popcount(pack)))
        pack ^= 1 << face
        state.hands[place % rules.seats] |= 1 << face
    for seat in range(rules.seats):
        state.hand_sizes[seat] = rules.hand
    state.dealer = dealer
    state.turn = (dealer + 1) % rules.seats
    note(state, DEALT, dealer, rules.hand, state.turn)


@kernel
def next_to_act(rules: HighRules, state: HighState) -> Seat:
    """Return whose turn it is."""
    return state.turn


@kernel
def legal_actions(rules: HighRules, state: HighState, seat: Seat) -> ActionSet:
    """Return the cards that *seat* may lay."""
    return state.hands[seat] if state.phase != OVER and seat == state.turn else 0


@kernel
def apply_action(rules: HighRules, state: HighState, seat: Seat, action: Action) -> None:
    """Lay a card; after the last one the highest wins."""
    state.hands[seat] ^= 1 << action
    state.hand_sizes[seat] -= 1
    state.laid[seat] = action
    state.plays += 1
    state.turn = (seat + 1) % rules.seats
    note(state, PLAYED, seat, action, NOTHING)
    if state.plays == rules.seats:
        best = 0
        for other in range(rules.seats):
            if state.laid[other] > state.laid[best]:
                best = other
        state.winners = 1 << best
        state.reason = 1
        state.phase = OVER
        note(state, ROUND_OVER, best, NOTHING, NOTHING)


@kernel
def points_of(rules: HighRules, state: HighState, seat: Seat) -> int:
    """Return 1 for the winner."""
    return (state.winners >> seat) & 1


@kernel
def breaks_a_law(rules: HighRules, state: HighState) -> bool:
    """Tell whether a card is lost."""
    count = state.plays
    for seat in range(rules.seats):
        count += popcount(state.hands[seat])
    return count != rules.cards


@kernel
def write_view(rules: HighRules, state: HighState, seat: Seat, view: HighView) -> None:
    """Fill *view*."""
    copy_known(state, seat, view)
    view.seat = seat
    view.actions = legal_actions(rules, state, seat)


@dataclass(frozen=True)
class HighMove:
    """A card that is laid."""

    face: Face

    @classmethod
    def parse(cls, text: str) -> "HighMove":
        """See `Move`."""
        return cls(parse_face(text))

    def __str__(self) -> str:
        return face_name(self.face)


class HighRound(Round):
    """One round: see `Round`."""

    reasons = ("", "played")

    @property
    def laid(self) -> list[Face]:
        """The cards on the felt, from the first one on."""
        state, seats = self.state, self.seats
        return [state.laid[(state.dealer + 1 + place) % seats] for place in range(state.plays)]

    def cards(self) -> Iterable[Face]:
        """See `Round.cards`."""
        yield from self.laid
        for hand in self.state.hands:
            yield from faces_of(hand)

    def moves(self, seat: Seat | None = None) -> tuple[HighMove, ...]:
        """See `Round.moves`."""
        return tuple(HighMove(face) for face in faces_of(self.legal_actions(self._actor(seat))))

    def _refusal(self, seat: Seat, move: HighMove) -> Reason | None:
        if self.over:
            return Reason("over")
        if seat != self.turn:
            return Reason("turn", {"seat": self.state.turn})
        return None if self.legal_actions(seat) >> move.face & 1 else Reason("not_held")

    def _carry_out(self, seat: Seat, move: HighMove) -> tuple[Event, ...]:
        return self.noted(apply_action, seat, move.face)


def deal(rules: RuleSet, columns: HighRules, *, seed: Seed, dealer: Seat) -> HighRound:
    """Deal a round."""
    round_ = HighRound(rules, columns, HighState())
    round_.deal_by(deal_round, seed, dealer)
    return round_


FAMILY = Family(
    name="high-card",
    columns=HighRules,
    state=HighState,
    view=HighView,
    new_round=deal,
    round=HighRound,
    move=HighMove,
    event_kinds=COMMON,
    kernels=by_name(deal_round, next_to_act, legal_actions, apply_action, write_view, points_of, breaks_a_law),
)
