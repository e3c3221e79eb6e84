"""The loops of mass play: whole rounds one after another, and many rounds a step at a time.

They serve every family: `loop_for` binds the open names to the kernels of a family and of an observer.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

from huit.engine.actions import PASS, Action, Seat
from huit.engine.bits import hash_seed, next_random
from huit.engine.chance import BY_KEY
from huit.engine.kernel import bound, hot, kernel, open_name
from huit.engine.round import OVER, family_named
from huit.players import players_of
from huit.players.minds import Mind, choose_random
from huit.rules.families import part_of
from huit.rules.record import I1, I2, I8, Record
from huit.rules.rule_set import MOST_SEATS

Columns = Any
State = Any

deal_round, next_to_act, legal_actions = open_name("deal_round"), open_name("next_to_act"), open_name("legal_actions")
apply_action, points_of, breaks_a_law = open_name("apply_action"), open_name("points_of"), open_name("breaks_a_law")
choose, observe = open_name("choose"), open_name("observe")

BLOCKED = 2
"""The reason of a blocked round, in every family."""
LONGEST = 20_000
"""A round counts as unfinished after this many decisions."""
UNTOUCHED = -1
"""In place of an action: none."""
NOBODY = -1
"""The seat that an observer gets after the last decision."""


class Outcome(Record):
    """The results of one round; an observer may add fields."""

    decisions: I8
    plays: I8
    over: I1
    """Whether the round ended."""
    reason: I1
    """Why the round ended, as a number of its family; `BLOCKED` is the same in all."""
    winners: I2
    """Bit *s* is set if seat *s* won."""
    broken: I1
    """Whether the observer found a law broken."""
    points: Annotated[list[int], "i8", MOST_SEATS]


@dataclass(frozen=True)
class Observer:
    """A kernel that measures mass play, and the class of the rows that it writes.

    ``observe(rules, state, seat, action, row)`` is called before each decision is carried out, and with `NOBODY` after the last
    one. It returns True to abandon the round.
    """

    name: str
    observe: Callable[..., bool]
    row: type[Outcome] = Outcome


@hot
def look_away(rules: Columns, state: State, seat: Seat, action: Action, row: Outcome) -> bool:
    """Observe nothing; compiled, the call disappears."""
    return False


@kernel
def look_for_broken_laws(rules: Columns, state: State, seat: Seat, action: Action, row: Outcome) -> bool:
    """Set `row.broken` and return True if the state breaks a law or the chosen action is not legal."""
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
def play_rounds(rules_row: Any, states: Any, rows: Any, minds: Any, first: int, again: Any) -> None:
    """Play a round for each of *rows*, which must be zeros, with seeds from *first* on; the deal goes round the seats.

    *again* are two numbers: how many rounds in a row make a match, and how often each match is played with the same seeds. The
    players move on each time: at time *k* seat *s* decides by ``minds[(s + k) % seats]``.
    """
    rules = rules_row[0]
    state = states[0]
    for k in range(len(rows)):
        seed, shift = seed_and_shift(state, first, k, again)
        deal_round(rules, state, seed, seed % rules.seats)
        play_out(rules, state, rows[k], minds, shift, hash_seed(~seed & 0x3FFFFFFF))


@kernel
def seed_and_shift(state: State, first: int, k: int, again: Any) -> tuple[int, int]:
    """Return the seed of round *k*, and how far the players have moved on; see `play_rounds`. A match begins without a past."""
    length, times = again[0], again[1]
    match = k // length
    if times > 1 and k % length == 0:
        state.phase = 0
    return first + match // times * length + k % length, match % times


ONCE = (1 << 40, 1)
"""Each seed once, in one endless match: the usual `again`."""


@kernel
def play_out(rules: Columns, state: State, row: Outcome, minds: Any, shift: int, dice: int) -> None:
    """Play a round until it ends, the observer abandons it, or `LONGEST` decisions are made; write its row."""
    decisions = 0
    while state.phase != OVER and decisions < LONGEST:
        seat = next_to_act(rules, state)
        dice = next_random(dice)
        action = decide(minds[(seat + shift) % rules.seats], rules, state, seat, (dice ^ (dice >> 32)) & 0x7FFFFFFF)
        decisions += 1
        if observe(rules, state, seat, action, row):
            break
        apply_action(rules, state, seat, action)
    observe(rules, state, NOBODY, PASS, row)
    write_outcome(rules, state, row, decisions)


@hot
def decide(mind: Mind, rules: Columns, state: State, seat: Seat, chance: int) -> Action:
    """Return the action of a player of that *mind* at *seat*."""
    return choose(mind, rules, state, seat, legal_actions(rules, state, seat), chance)


@hot
def decide_by_chance(mind: Mind, rules: Columns, state: State, seat: Seat, chance: int) -> Action:
    """Return the action of a random player. If all are random, no other player is compiled."""
    return choose_random(legal_actions(rules, state, seat), chance)


@kernel
def write_outcome(rules: Columns, state: State, row: Outcome, decisions: int) -> None:
    """Write the results of a round into *row*."""
    row.decisions = decisions
    row.plays = state.plays
    row.over = state.phase == OVER
    row.reason = state.reason
    row.winners = state.winners
    for seat in range(rules.seats):
        row.points[seat] = points_of(rules, state, seat)


@kernel
def deal_all(rules_row: Any, states: Any, seed: int) -> None:
    """Deal every round of a batch, with seeds from *seed* on; `BY_KEY`: by the keys that the states have."""
    rules = rules_row[0]
    for k in range(len(states)):
        deal_round(rules, states[k], BY_KEY if seed == BY_KEY else seed + k, (seed + k) % rules.seats)


@kernel
def choose_all(actions: Any, dice: Any, chosen: Any) -> None:
    """Write a random action of each set into *chosen*; `PASS` for empty sets."""
    bits = dice[0]
    for k in range(len(actions)):
        bits = next_random(bits)
        chosen[k] = choose_random(actions[k], (bits ^ (bits >> 32)) & 0x7FFFFFFF) if actions[k] != 0 else PASS
    dice[0] = bits


@kernel
def step_all(rules_row: Any, states: Any, seats: Any, actions: Any, chosen: Any) -> None:
    """Carry out an action in every round of a batch, and write who is next and what they may do: 0 in rounds that are over.

    Of each round the state is read once: together they do not fit into the cache of a processor. One that is over is dealt anew;
    where `UNTOUCHED` is chosen, nothing is done.
    """
    rules = rules_row[0]
    for k in range(len(states)):
        state = states[k]
        if chosen[k] != UNTOUCHED:
            if state.phase == OVER:
                deal_round(rules, state, state.rng & 0x3FFFFFFF, (state.dealer + 1) % rules.seats)
            else:
                apply_action(rules, state, seats[k], chosen[k])
        seats[k] = next_to_act(rules, state)
        actions[k] = legal_actions(rules, state, seats[k])


@cache
def loop_for(loop: Any, family: str, *, observer: Observer = PLAIN, by_chance: bool = False) -> Any:
    """Return *loop* bound to the kernels of *family*; *by_chance* if every player is random.

    Names are bound before compilation, so that calls are direct and can be inlined.
    """
    label = f"{family}_{observer.name}" + ("_by_chance" if by_chance else "")
    names: dict[str, Callable[..., Any]] = {**family_named(family).kernels, "choose": players_of(family).choose}
    names["observe"] = bound(observer.observe, names, label=label)
    if by_chance:
        names["decide"] = bound(decide_by_chance, names, label=label)
    return bound(loop, names, label=label)


def in_lab(family: str, name: str, usual: Any = None) -> Any:
    """Return what the module ``lab`` of *family* has by that *name*; *usual* where there is none.

    >>> in_lab("tricks", "PEEKING"), in_lab("danish", "facts").__name__
    (None, 'facts')
    """
    try:
        return getattr(part_of(family, "lab"), name, usual)
    except ModuleNotFoundError:
        return usual
