"""How a round ends, and what it counts."""

from huit.engine.actions import NO_ACTION, Seat
from huit.engine.bits import lowest
from huit.engine.events import NOBODY, NOTHING, OUT, note
from huit.engine.events import OVER as TOLD_OVER
from huit.engine.kernel import kernel
from huit.engine.shedding.state import BLOCKED, OVER, PLANES, WENT_OUT, RoundState
from huit.rules.columns import CompiledRules


@kernel
def go_out(rules: CompiledRules, state: RoundState, seat: Seat) -> None:
    """End the round: *seat* has no card left, and what its last card would do does not happen (G-08)."""
    state.winners = 1 << seat
    note(state, OUT, seat, NOTHING, NOTHING)
    end_round(state, WENT_OUT)


@kernel
def end_blocked(rules: CompiledRules, state: RoundState) -> None:
    """End a round in which nobody can go on: fewest cards wins, then fewest points; a tie shares (G-05)."""
    best = 1 << 30
    winners = NO_ACTION
    for seat in range(rules.seats):
        rank = (state.hand_sizes[seat] << 16) + points_in_hand(rules, state, seat)
        if rank < best:
            best = rank
            winners = 0
        if rank == best:
            winners |= 1 << seat
    state.winners = winners
    end_round(state, BLOCKED)


@kernel
def end_round(state: RoundState, reason: int) -> None:
    """Nothing may be done any more."""
    state.phase = OVER
    state.reason = reason
    state.window = 0
    state.forgot = 0
    note(state, TOLD_OVER, NOBODY, NOTHING, NOTHING)


@kernel
def points_of(rules: CompiledRules, state: RoundState, seat: Seat) -> int:
    """Return what a round that is over counts for *seat*: who won counts none of the cards that he was left with (PT-02)."""
    if rules.counts == 0:
        return 0
    points = rules.winner_points if (state.winners >> seat) & 1 else points_in_hand(rules, state, seat)
    return 2 * points if state.doubled != 0 else points


@kernel
def points_in_hand(rules: CompiledRules, state: RoundState, seat: Seat) -> int:
    """Return what the cards of a hand count."""
    total = 0
    for plane in range(PLANES):
        cards = state.hands[PLANES * seat + plane]
        while cards != 0:
            total += rules.points[lowest(cards)]
            cards &= cards - 1
    return total
