"""The state of a round of a trick game, and what can be read off it. Cards are single: a set of them is one int."""

from typing import Annotated

from huit.cards import Face, FaceSet
from huit.engine.actions import Seat
from huit.engine.chance import KEY_WORDS
from huit.engine.kernel import hot, kernel
from huit.engine.state import CARRIED, DERIVED, HIDDEN, PUBLIC, Derived, Hidden, Public, State, clear_of, own
from huit.rules.tricks.columns import ALL_KINDS, ALL_TRUMPS, KINDS_ONCE, KINDS_TRUMPS, LEAST, NO_TRUMP, SEATS, TrickRules

TRICK, KIND, OVER, GIVE, GIVE_TO, RETURN, DISCARD = range(7)
"""Phases: tricks are played; the announcer is to choose; over; a winner of points gives a card, and says to whom; a loser gives
the best one back; the announcer puts cards away."""
PHASES = ("play", "kind", "over", "exchange", "exchange", "return", "discard")
NOT_OVER, PLAYED_OUT, _, OUTRIGHT = range(4)
"""How a round ended; 2 is kept for blocked rounds in every family."""
REASONS = ("", "played", "", "outright")
MOST_GIVEN = 18
"""More than anybody can win in a round."""
A_SUIT: FaceSet = 0x1111111111111
"""The clubs; shifted by a suit, that suit."""

PerSeat = Annotated[list[int], "i2", SEATS, PUBLIC]


class TrickState(State):
    """The whole truth about a round. Seats count clockwise; sets of seats, kinds and cards are ints with a bit for each."""

    rng: Hidden
    """See `huit.engine.chance`, as for `key`: what the shuffles still to come are drawn from."""
    key: Annotated[list[int], "u4", KEY_WORDS, HIDDEN, CARRIED]
    hands: Annotated[list[int], "i8", SEATS, own()]
    hand_sizes: PerSeat
    kitty: Derived
    """The cards put aside; the announcer's once `took_kitty`."""
    took_kitty: Public
    """1 once the announcer has them."""
    put_away: Derived
    """What the announcer has put away."""
    seen: Public
    """The cards played, those of the trick in the middle included."""
    phase: Public = KIND
    turn: Public
    dealer: Public
    announcer: Public
    """The seat that announces: at the dealer's left, or the dealer."""
    kind: Public = -1
    """What was announced: a place in `KINDS`; -1 before that."""
    leader: Public
    """Who led the trick in the middle, or leads the next."""
    trick: Annotated[list[int], "i1", SEATS, PUBLIC]
    trick_size: Public
    made: PerSeat
    """Tricks made."""
    last: Annotated[list[int], "i1", SEATS, PUBLIC]
    """The trick before, from its leader on."""
    last_leader: Public
    last_winner: Public = -1
    """-1 before the first trick is made."""
    discards_left: Public
    chosen: Annotated[list[int], "i2", SEATS, PUBLIC, CARRIED]
    """The kinds that each has announced in this match."""
    previous: Annotated[list[int], "i2", SEATS, PUBLIC, CARRIED]
    """Points of the round before, in this match."""
    giver: Public = -1
    """Who gives cards; -1 outside the exchange."""
    gave: Public
    """Seats that have finished giving."""
    gives_left: Public
    capacity: PerSeat
    """How many cards each loser still takes."""
    given: Annotated[list[int], "i1", MOST_GIVEN, DERIVED]
    given_from: Annotated[list[int], "i1", MOST_GIVEN, PUBLIC]
    given_to: Annotated[list[int], "i1", MOST_GIVEN, PUBLIC]
    returned: Annotated[list[int], "i1", MOST_GIVEN, DERIVED]
    given_count: Public
    returned_count: Public
    plays: Public
    reason: Public
    winners: Public


clear = clear_of(TrickState)
"""Give every field its default, for the next deal, but for what its match keeps."""


@hot
def height(face: Face) -> int:
    """Return how high a card is within its suit: the ace is high, the 2 low (S3-16)."""
    return face + 52 if face < 4 else face


@kernel
def role_of(state: TrickState, seat: Seat) -> int:
    """Return the place in `ROLES` of *seat*."""
    return (seat - state.dealer + SEATS - 1) % SEATS


@kernel
def seat_of_role(state: TrickState, role: int) -> Seat:
    """Return the seat that plays a role."""
    return (state.dealer + 1 + role) % SEATS


@kernel
def owed_by(rules: TrickRules, state: TrickState, seat: Seat) -> int:
    """Return the obligation of *seat* (S3-04)."""
    return rules.owed[role_of(state, seat) + (SEATS if state.kind == LEAST else 0)]


@kernel
def points_of(rules: TrickRules, state: TrickState, seat: Seat) -> int:
    """Return what the round brings *seat*: tricks less obligation, or the other way round in fewest tricks (S3-11)."""
    more = state.made[seat] - owed_by(rules, state, seat)
    return -more if state.kind == LEAST else more


@hot
def trumps_of(state: TrickState) -> FaceSet:
    """Return the trumps: none without a suit of trumps."""
    return A_SUIT << state.kind if 0 <= state.kind < NO_TRUMP else 0


@kernel
def kinds_left(rules: TrickRules, state: TrickState, seat: Seat) -> int:
    """Return the kinds that *seat* may still announce in this match (S3-03, S3-06); any suit where all are free (SM-04)."""
    if rules.kinds == KINDS_TRUMPS:
        return ALL_TRUMPS
    if rules.kinds == KINDS_ONCE:
        return ALL_KINDS & ~(state.chosen[0] | state.chosen[1] | state.chosen[2])
    return ALL_KINDS & ~state.chosen[seat]


@kernel
def best_of_suit(cards: FaceSet, face: Face) -> Face:
    """Return the best of *cards* of the suit of *face*; there must be one."""
    best = -1
    for rank in range(13):
        card = 4 * rank + (face & 3)
        if (cards >> card) & 1 and (best < 0 or height(card) > height(best)):
            best = card
    return best


@hot
def move_card(state: TrickState, face: Face, giver: Seat, taker: Seat) -> None:
    """Move a card from one hand to another."""
    state.hands[giver] ^= 1 << face
    state.hand_sizes[giver] -= 1
    state.hands[taker] |= 1 << face
    state.hand_sizes[taker] += 1
