"""The loops of mass play: whole rounds one after the other, and many rounds a step at a time.

One source runs the rounds of every family: `loop_for` puts the kernels of a family and of an observer behind the open names.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

from huit.engine.actions import PASS, Action, Seat
from huit.engine.bits import hash_seed, next_random
from huit.engine.kernel import bound, hot, kernel, open_name
from huit.engine.round import OVER, family_named
from huit.players import players_of
from huit.players.choosing import RANDOM, choose_random
from huit.rules.record import I1, I2, I8, Record
from huit.rules.rule_set import MOST_SEATS

Columns = Any
State = Any
View = Any

deal_round, next_to_act, legal_actions = open_name("deal_round"), open_name("next_to_act"), open_name("legal_actions")
apply_action, points_of, breaks_a_law = open_name("apply_action"), open_name("points_of"), open_name("breaks_a_law")
write_view, choose, observe = open_name("write_view"), open_name("choose"), open_name("observe")

BLOCKED = 2
"""The reason of a round that nobody could go on with, in every family."""
LONGEST = 20_000
"""Decisions after which a round is given up as unfinished."""
NOBODY = -1
"""The seat that an observer is told of once a round has ended."""


class Outcome(Record):
    """The row of results of one round; an observer may add fields of its own."""

    decisions: I8
    plays: I8
    over: I1
    """Whether it came to its end."""
    reason: I1
    """Why it ended, in the numbers of its family; `BLOCKED` is the same in all."""
    winners: I2
    """The set of the seats that won."""
    broken: I1
    """Whether the observer found a law broken."""
    points: Annotated[list[int], "i8", MOST_SEATS]


@dataclass(frozen=True)
class Observer:
    """What looks on at mass play: a kernel, and the class of the rows that it writes.

    ``observe(rules, state, seat, action, row)`` is called for each decision, before it is carried out, and once more after the
    last one, with `NOBODY`. It returns whether the round is given up.
    """

    name: str
    observe: Callable[..., bool]
    row: type[Outcome] = Outcome


@hot
def look_away(rules: Columns, state: State, seat: Seat, action: Action, row: Outcome) -> bool:
    """See nothing: compiled, this is no code at all."""
    return False


@kernel
def look_for_broken_laws(rules: Columns, state: State, seat: Seat, action: Action, row: Outcome) -> bool:
    """Write `broken` where the position breaks a law, or where *seat* may not do what it chose."""
    if seat == NOBODY:
        wrong = state.phase == OVER and state.winners == 0
    else:
        actions = legal_actions(rules, state, seat)
        wrong = actions == 0 or not (actions >> action) & 1
    if wrong or breaks_a_law(rules, state):
        row.broken = 1
    return row.broken != 0


PLAIN = Observer("plain", look_away)
LAWS = Observer("laws", look_for_broken_laws)


@kernel
def play_rounds(rules_row: Any, states: Any, views: Any, rows: Any, kinds: Any, first: int) -> None:
    """Play a round for each of *rows*, which are zeros, of the seeds from *first* on; the deal goes round the seats."""
    rules = rules_row[0]
    state = states[0]
    for k in range(len(rows)):
        seed = first + k
        deal_round(rules, state, seed, seed % rules.seats)
        play_out(rules, state, views[0], rows[k], kinds, hash_seed(~seed & 0x3FFFFFFF))


@kernel
def play_out(rules: Columns, state: State, view: View, row: Outcome, kinds: Any, dice: int) -> None:
    """Play a round until it ends, is given up by the observer, or takes `LONGEST` decisions; write its row."""
    decisions = 0
    while state.phase != OVER and decisions < LONGEST:
        seat = next_to_act(rules, state)
        dice = next_random(dice)
        action = decide(kinds[seat], rules, state, seat, view, (dice ^ (dice >> 32)) & 0x7FFFFFFF)
        decisions += 1
        if observe(rules, state, seat, action, row):
            break
        apply_action(rules, state, seat, action)
    observe(rules, state, NOBODY, PASS, row)
    write_outcome(rules, state, row, decisions)


@hot
def decide(kind: int, rules: Columns, state: State, seat: Seat, view: View, chance: int) -> Action:
    """Return what a player of that *kind* does at *seat*."""
    if kind == RANDOM:
        return choose_random(legal_actions(rules, state, seat), chance)
    write_view(rules, state, seat, view)
    return choose(kind, rules, view, chance)


@hot
def decide_by_chance(kind: int, rules: Columns, state: State, seat: Seat, view: View, chance: int) -> Action:
    """Return what a random player does; where all are random, no other player is compiled."""
    return choose_random(legal_actions(rules, state, seat), chance)


@kernel
def write_outcome(rules: Columns, state: State, row: Outcome, decisions: int) -> None:
    """Write what came of a round."""
    row.decisions = decisions
    row.plays = state.plays
    row.over = state.phase == OVER
    row.reason = state.reason
    row.winners = state.winners
    for seat in range(rules.seats):
        row.points[seat] = points_of(rules, state, seat)


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
def loop_for(loop: Any, family: str, *, observer: Observer = PLAIN, by_chance: bool = False) -> Any:
    """Return a loop of this module as it runs the rounds of *family*; *by_chance* where every player is random.

    What stands behind a name is settled before anything is compiled: no call goes through a pointer.
    """
    label = f"{family}_{observer.name}" + ("_by_chance" if by_chance else "")
    names: dict[str, Callable[..., Any]] = {**family_named(family).kernels, "choose": players_of(family).choose}
    names["observe"] = bound(observer.observe, names, label=label)
    if by_chance:
        names["decide"] = bound(decide_by_chance, names, label=label)
    return bound(loop, names, label=label)
