"""The loops of mass play, for compiled runs: whole rounds one after the other, and many rounds a step at a time.

They are written with the kernels of the shedding games, and run with those of any family (`loop_for`).
"""

from functools import cache
from typing import Annotated, Any

from huit.engine.actions import PASS
from huit.engine.bits import hash_seed, next_random
from huit.engine.kernel import bound, kernel
from huit.engine.round import OVER, family_named
from huit.engine.shedding.apply import apply_action
from huit.engine.shedding.deal import deal_round
from huit.engine.shedding.legal import legal_actions, next_to_act
from huit.engine.shedding.scoring import breaks_a_law, points_of
from huit.engine.shedding.view import write_view
from huit.players import players_of
from huit.players.choosing import RANDOM, choose_random
from huit.players.shedding import choose
from huit.rules.record import I8, Record
from huit.rules.rule_set import MOST_SEATS

Columns = Any
State = Any
View = Any

BLOCKED = 2
"""The reason of a round that nobody could go on with, in every family."""
LONGEST = 20_000
"""Decisions after which a round is given up as unfinished."""


class Tally(Record):
    """What mass play counts."""

    rounds: I8
    decisions: I8
    plays: I8
    out: I8
    blocked: I8
    unfinished: I8
    broken: I8
    """Rounds that broke a law, where they were looked at."""
    shortest: I8
    longest: I8
    wins: Annotated[list[int], "i8", MOST_SEATS]
    """Rounds won by seat; a shared one counts for every winner."""
    points: Annotated[list[int], "i8", MOST_SEATS]
    squares: I8
    """Sum of the squares of the decisions of a round, for their spread."""


@kernel
def play_rounds(rules_row: Any, states: Any, views: Any, tallies: Any, kinds: Any, first: int, rounds: int) -> None:
    """Play *rounds* rounds, seeds *first* on, each to its end; the deal goes round the table. Adds to the one tally."""
    rules = rules_row[0]
    state = states[0]
    view = views[0]
    tally = tallies[0]
    for seed in range(first, first + rounds):
        deal_round(rules, state, seed, seed % rules.seats)
        decisions = play_out(rules, state, view, kinds, hash_seed(~seed & 0x3FFFFFFF))
        count_round(rules, state, tally, decisions)


@kernel
def play_out(rules: Columns, state: State, view: View, kinds: Any, dice: int) -> int:
    """Play a round to its end, or to `LONGEST`, and return how many decisions it took."""
    decisions = 0
    while state.phase != OVER and decisions < LONGEST:
        seat = next_to_act(rules, state)
        dice = next_random(dice)
        chance = (dice ^ (dice >> 32)) & 0x7FFFFFFF
        if kinds[seat] == RANDOM:
            action = choose_random(legal_actions(rules, state, seat), chance)
        else:
            write_view(rules, state, seat, view)
            action = choose(kinds[seat], rules, view, chance)
        apply_action(rules, state, seat, action)
        decisions += 1
    return decisions


@kernel
def play_checked(rules_row: Any, states: Any, views: Any, tallies: Any, kinds: Any, first: int, rounds: int) -> None:
    """Play as `play_rounds` does, and look at every position: a round that breaks a law is counted in `broken` and given up."""
    rules = rules_row[0]
    state = states[0]
    view = views[0]
    tally = tallies[0]
    for seed in range(first, first + rounds):
        deal_round(rules, state, seed, seed % rules.seats)
        dice = hash_seed(~seed & 0x3FFFFFFF)
        decisions = 0
        broken = 0
        while state.phase != OVER and decisions < LONGEST and broken == 0:
            seat = next_to_act(rules, state)
            actions = legal_actions(rules, state, seat)
            dice = next_random(dice)
            chance = (dice ^ (dice >> 32)) & 0x7FFFFFFF
            if actions == 0 or breaks_a_law(rules, state):
                broken = 1
            elif kinds[seat] == RANDOM:
                apply_action(rules, state, seat, choose_random(actions, chance))
            else:
                write_view(rules, state, seat, view)
                action = choose(kinds[seat], rules, view, chance)
                broken = 1 - ((actions >> action) & 1)
                apply_action(rules, state, seat, action)
            decisions += 1
        if state.phase == OVER and (state.winners == 0 or breaks_a_law(rules, state)):
            broken = 1
        tally.broken += broken
        count_round(rules, state, tally, decisions)


@kernel
def count_round(rules: Columns, state: State, tally: Tally, decisions: int) -> None:
    """Add a round that was played to the tally."""
    tally.rounds += 1
    tally.decisions += decisions
    tally.squares += decisions * decisions
    tally.plays += state.plays
    tally.out += state.phase == OVER and state.reason != BLOCKED
    tally.blocked += state.phase == OVER and state.reason == BLOCKED
    tally.unfinished += state.phase != OVER
    if decisions < tally.shortest or tally.rounds == 1:
        tally.shortest = decisions
    if decisions > tally.longest:
        tally.longest = decisions
    for seat in range(rules.seats):
        tally.wins[seat] += (state.winners >> seat) & 1
        tally.points[seat] += points_of(rules, state, seat)


@kernel
def deal_all(rules_row: Any, states: Any, seed: int) -> None:
    """Deal every round of a batch, each from a seed of its own."""
    rules = rules_row[0]
    for k in range(len(states)):
        deal_round(rules, states[k], seed + k, (seed + k) % rules.seats)


@kernel
def legal_all(rules_row: Any, states: Any, seats: Any, actions: Any) -> None:
    """Write who is asked in every round of a batch, and what that seat may do; no action where a round is over."""
    rules = rules_row[0]
    for k in range(len(states)):
        state = states[k]
        seats[k] = next_to_act(rules, state)
        actions[k] = legal_actions(rules, state, seats[k])


@kernel
def choose_all(actions: Any, dice: Any, chosen: Any) -> None:
    """Choose one of each set of actions at random."""
    bits = dice[0]
    for k in range(len(actions)):
        bits = next_random(bits)
        chosen[k] = choose_random(actions[k], (bits ^ (bits >> 32)) & 0x7FFFFFFF) if actions[k] != 0 else PASS
    dice[0] = bits


@kernel
def step_all(rules_row: Any, states: Any, seats: Any, chosen: Any) -> None:
    """Do one action in every round of a batch; a round that is over is dealt anew instead."""
    rules = rules_row[0]
    for k in range(len(states)):
        state = states[k]
        if state.phase == OVER:
            deal_round(rules, state, state.rng & 0x3FFFFFFF, (state.dealer + 1) % rules.seats)
        else:
            apply_action(rules, state, seats[k], chosen[k])


@cache
def loop_for(loop: Any, family: str) -> Any:
    """Return a loop of this module as it runs the rounds of *family*."""
    if family == "shedding":
        return loop
    return bound(loop, dict(family_named(family).kernels) | {"choose": players_of(family).choose}, label=family)
