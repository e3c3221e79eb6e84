"""Win chances with all hands open: each turn of a round is played on many times, with the stock shuffled anew."""

from functools import cache
from typing import Annotated, Any

from huit.engine.bits import hash_seed, next_random
from huit.engine.kernel import bound, kernel, open_name
from huit.engine.round import OVER, family_named
from huit.engine.state import copy_state
from huit.lab.mass import LONGEST, NOBODY, Columns, Outcome, State, in_lab, seed_and_shift, write_outcome
from huit.lab.records import MOST_KEPT
from huit.players import players_of
from huit.rules.record import I1, I8

deal_round, next_to_act, legal_actions = open_name("deal_round"), open_name("next_to_act"), open_name("legal_actions")
apply_action, choose, points_of = open_name("apply_action"), open_name("choose"), open_name("points_of")
shuffle_unseen = open_name("shuffle_unseen")

TIMES = 64
"""How often each turn is played on."""
_LONGEST_AHEAD = 1000
"""A round played on that is not over after so many decisions is nobody's win."""
_SHARES = 5040
"""The worth of a win, which up to ten winners can share in whole numbers, but for a few parts."""


class OpenHandsOutcome(Outcome):
    """One round, and how often each seat won when its turns were played on."""

    whose: I1
    kept: I8
    """The turns of which `won` stands below."""
    won: Annotated[list[int], "i8", MOST_KEPT]
    """The wins of each seat in the `TIMES` rounds from each turn on, by ``seats * turn + seat``: 5040 for a win."""


@kernel
def play_open(rules_row: Any, states: Any, rows: Any, minds: Any, first: int, again: Any) -> None:
    """Play rounds as `huit.lab.mass.play_rounds` does, and play on from each turn; *states* are two at least."""
    rules = rules_row[0]
    for k in range(len(rows)):
        seed, shift = seed_and_shift(states[0], first, k, again)
        deal_round(rules, states[0], seed, seed % rules.seats)
        play_and_look(rules, states, rows[k], minds, shift, hash_seed(~seed & 0x3FFFFFFF))


@kernel
def play_and_look(rules: Columns, states: Any, row: OpenHandsOutcome, minds: Any, shift: int, dice: int) -> None:
    """Play a round to its end, and look ahead as each turn begins."""
    state = states[0]
    row.whose = NOBODY
    decisions = 0
    while state.phase != OVER and decisions < LONGEST:
        if state.turn != row.whose:
            row.whose = state.turn
            if (row.kept + 1) * rules.seats <= MOST_KEPT:
                look_ahead(rules, states, row, minds, shift, hash_seed(dice & 0x3FFFFFFF))
                row.kept += 1
        dice = next_random(dice)
        decide_and_act(rules, state, minds, shift, dice)
        decisions += 1
    write_outcome(rules, state, row, decisions)


@kernel
def look_ahead(rules: Columns, states: Any, row: OpenHandsOutcome, minds: Any, shift: int, dice: int) -> None:
    """Play on from the first of *states*, `TIMES` times, and write down who won."""
    for _ in range(TIMES):
        copy_state(states[0], states[1])
        world = states[1]
        dice = next_random(dice)
        world.rng = dice & 0x3FFFFFFFFFFFFFFF
        shuffle_unseen(world)
        decisions = 0
        while world.phase != OVER and decisions < _LONGEST_AHEAD:
            dice = next_random(dice)
            decide_and_act(rules, world, minds, shift, dice)
            decisions += 1
        credit(rules, world, row)


@kernel
def decide_and_act(rules: Columns, state: State, minds: Any, shift: int, dice: int) -> None:
    """Let whoever is next decide, and carry it out."""
    seat = next_to_act(rules, state)
    mind = minds[(seat + shift) % rules.seats]
    actions = legal_actions(rules, state, seat)
    apply_action(rules, state, seat, choose(mind, rules, state, seat, actions, (dice ^ (dice >> 32)) & 0x7FFFFFFF))


@kernel
def credit(rules: Columns, world: State, row: OpenHandsOutcome) -> None:
    """Add a win to each winner of a round that was played on, in parts where it is shared."""
    winners = 0
    for seat in range(rules.seats):
        winners += (world.winners >> seat) & 1
    for seat in range(rules.seats):
        if (world.winners >> seat) & 1:
            row.won[row.kept * rules.seats + seat] += _SHARES // winners


@cache
def open_loop(family: str) -> Any:
    """Return `play_open` bound to the kernels of *family*; None where the family does not say what nobody sees."""
    unseen = in_lab(family, "shuffle_unseen")
    if unseen is None:
        return None
    label = f"{family}_open"
    names = {**family_named(family).kernels, "choose": players_of(family).choose, "shuffle_unseen": unseen}
    names["write_outcome"] = bound(write_outcome, names, label=label)
    return bound(play_open, names, label=label)
