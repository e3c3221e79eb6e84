"""Records of rounds for the measures of rules, written during mass play, and players that spare some cards.

A family may say in ``huit.lab.NAME`` what everybody sees of a round (`facts`), how much is owed (`debt`), and which actions lay
cards (`without`). Where it does not, rounds are recorded without the course of their win chances.
"""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any

from huit.engine.actions import NO_ACTION, Action, ActionSet, Seat
from huit.engine.bits import popcount
from huit.engine.hands import PLANES
from huit.engine.kernel import bound, kernel, open_name
from huit.engine.round import family_named
from huit.lab.mass import NOBODY, Observer, Outcome, in_lab, look_away, play_rounds
from huit.players import players_of
from huit.players.minds import Mind
from huit.rules.record import I1, I8
from huit.rules.rule_set import MOST_SEATS

Columns = Any
State = Any

legal_actions, choose_freely = open_name("legal_actions"), open_name("choose_freely")
facts, debt, without = open_name("facts"), open_name("debt"), open_name("without")

MOST_FACTS = 4096
"""The facts of a seat are below this."""
MOST_KEPT = 2560
"""Most facts of a round: those of 256 turns of ten seats, or of 1280 turns of two."""


class Recorded(Outcome):
    """One round, as the measures need it."""

    begun: I1
    dealer: I1
    whose: I1
    """The seat whose turn it was at the last decision."""
    turns: I8
    """How often the turn passed to another seat, and the first one."""
    kept: I8
    """The turns of which `facts` stand below."""
    choices: I8
    """The legal actions of all decisions, added up."""
    forced: I8
    """Decisions with one legal action."""
    debt: I8
    """The most cards that were owed at once."""
    held: Annotated[list[int], "i8", MOST_SEATS * PLANES]
    """The hands as the round began, by ``PLANES * seat + plane``."""
    facts: Annotated[list[int], "i2", MOST_KEPT]
    """The public facts of each seat as each turn began, by ``seats * turn + seat``."""


@kernel
def record(rules: Columns, state: State, seat: Seat, action: Action, row: Recorded) -> bool:
    """Write down what a decision adds to its round."""
    if seat == NOBODY:
        return False
    if row.begun == 0:
        begin(rules, state, row)
    if state.turn != row.whose:
        row.whose = state.turn
        row.turns += 1
        if (row.kept + 1) * rules.seats <= MOST_KEPT:
            for other in range(rules.seats):
                row.facts[row.kept * rules.seats + other] = facts(rules, state, other)
            row.kept += 1
    count = popcount(legal_actions(rules, state, seat))
    row.choices += count
    row.forced += count == 1
    row.debt = max(row.debt + 0, debt(state))
    return False


@kernel
def begin(rules: Columns, state: State, row: Recorded) -> None:
    """Write down who dealt, and the hands."""
    row.begun = 1
    row.dealer = state.dealer
    row.whose = NOBODY
    planes = PLANES if len(state.hands) >= MOST_SEATS * PLANES else 1
    for seat in range(rules.seats):
        for plane in range(planes):
            row.held[PLANES * seat + plane] = state.hands[planes * seat + plane]


@kernel
def nothing_seen(rules: Columns, state: State, seat: Seat) -> int:
    """Tell nothing of a seat."""
    return 0


@kernel
def nothing_owed(state: State) -> int:
    """Return 0: in this family nobody owes cards."""
    return 0


@kernel
def without_faces(state: State, actions: ActionSet, faces: int) -> ActionSet:
    """Return *actions* without those that are *faces*: in this family all of these lay a card."""
    return actions & ~faces


class Sparing(Mind):
    """A mind that never does some actions, as to lay some faces or to draw, where it can do anything else."""

    spares: I8


@kernel
def choose_sparing(mind: Sparing, rules: Columns, known: State, seat: Seat, actions: ActionSet, chance: int) -> Action:
    """Return which of *actions* a player chooses who spares some of them."""
    rest = without(known, actions, mind.spares)
    return choose_freely(mind, rules, known, seat, rest if rest != NO_ACTION else actions, chance)


def lab_part(family: str) -> Mapping[str, Any]:
    """Return ``facts``, ``debt`` and ``without`` of a family, and what stands for those that it does not say.

    >>> lab_part("shedding")["facts"].__module__
    'huit.lab.shedding'
    """
    kernels = {"facts": nothing_seen, "debt": nothing_owed, "without": without_faces}
    return {name: in_lab(family, name, usual) for name, usual in kernels.items()}


@cache
def recorder(family: str) -> Observer:
    """Return the observer that records rounds of *family*."""
    names = {**lab_part(family), "legal_actions": family_named(family).kernels["legal_actions"]}
    return Observer(f"recorded_{family}", bound(record, names, label=family), Recorded)


@cache
def sparing_loop(family: str) -> Any:
    """Return the loop of mass play for players with a mind of the class `Sparing`."""
    label = f"{family}_sparing"
    own = {**lab_part(family), "choose_freely": players_of(family).choose}
    names = {**family_named(family).kernels, "choose": bound(choose_sparing, own, label=label)}
    names["observe"] = bound(look_away, names, label=label)
    return bound(play_rounds, names, label=label)
