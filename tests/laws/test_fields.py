"""What follows from the declaration of a field of a state: its default after a deal, its copy, its place in a view.

Plain and compiled alike.
"""

import random
import warnings
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any

import numpy as np
import pytest
from numba import int64, typeof

import huit
from huit.cards import faces_of
from huit.engine.compiling import compiled
from huit.engine.jit import dtype_of, row_of, rows_of
from huit.engine.kernel import bound, kernel
from huit.engine.round import Round, family_named
from huit.engine.shedding.state import SheddingState, seat_before
from huit.engine.shedding.view import SheddingView, write_view
from huit.engine.state import HIDDEN, State, copy_state
from huit.lab import mass
from huit.rules import compile_rules
from huit.rules.families import family_names
from huit.rules.record import I8
from huit.rules.shedding.columns import SheddingRules
from tests.cases import games_mostly_long

CompiledLoops = Callable[[Any], Any]
GAMES = huit.rule_names()
FAMILIES = family_names()
RUBBISH = 77
"""No phase, no seat, no direction."""


def dirty(state: State) -> State:
    """Write rubbish into every field that a deal must reset."""
    for name, _, length in state.fields():
        if name not in state.carried_fields():
            setattr(state, name, [RUBBISH] * length if length else RUBBISH)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_leaves_nothing_of_the_round_before(name: str, compiled_kernels: CompiledLoops) -> None:
    rules = huit.load_rules(name)
    family, seats = family_named(rules.family), rules.seats[-1]
    columns, deal_all = compile_rules(rules, seats=seats), mass.loop_for(mass.deal_all, rules.family)
    fresh, used = family.state(), dirty(family.state())
    deal_all([columns], [fresh], 11)
    deal_all([columns], [used], 11)
    assert used.values() == fresh.values()
    rows = row_of(dirty(family.state()))
    compiled_kernels(deal_all)(row_of(columns), rows, 11)
    assert rows.tobytes() == row_of(fresh).tobytes()


@kernel
def copy_all(sources: Any, targets: Any) -> None:
    for k in range(len(sources)):
        copy_state(sources[k], targets[k])


@pytest.mark.parametrize("name", FAMILIES)
def test_a_copy_has_every_field(name: str, compiled_kernels: CompiledLoops) -> None:
    state, dice = family_named(name).state, random.Random(1)
    rows = np.frombuffer(dice.randbytes(3 * dtype_of(state).itemsize), np.uint8).copy().view(dtype_of(state))
    blank = rows_of(state, 3)
    compiled_kernels(copy_all)(rows, blank)
    assert blank.tobytes() == rows.tobytes()
    source, target = dirty(state()), state()
    copy_state(source, target)
    assert target.values() == source.values()
    target.hands[0] = 1
    assert source.hands[0] == RUBBISH, "the columns of a copy are its own"


@kernel
def view_all(columns: Any, states: Any, views: Any) -> None:
    """Write the view of one seat after another over the last of *views*, and keep a copy of each."""
    last = len(views) - 1
    for seat in range(last):
        write_view(columns[0], states[0], seat, views[last])
        copy_state(views[last], views[seat])


@pytest.mark.parametrize("name", games_mostly_long(GAMES, every=6))
def test_compiled_views_are_the_plain_ones(name: str, compiled_kernels: CompiledLoops) -> None:
    """Even where one view is filled for each seat in turn: nothing is left in it of the seat before."""
    rules, dice = huit.load_rules(name), random.Random(1)
    family, seats = family_named(rules.family), rules.seats[-1]
    write_all = compiled_kernels(bound_for(rules.family))
    round_ = huit.new_round(rules, seats=seats, seed=1)
    for _ in range(60):
        if round_.over:
            break
        seat = round_.next_to_act()
        round_.act(dice.choice(faces_of(round_.legal_actions(seat))), seat)
        views = rows_of(family.view, seats + 1)
        write_all(row_of(round_.columns), row_of(round_.state), views)
        assert [views[seat].tobytes() for seat in range(seats)] == [row_of(round_.view(seat)).tobytes() for seat in range(seats)]
        spoiled = round_.copy()
        spoil_what_is_hidden(spoiled, seat)
        assert spoiled.view(seat).values() == round_.view(seat).values()


def spoil_what_is_hidden(round_: Round, seat: int) -> None:
    """Write rubbish into what nobody may know, and into what is another seat's own."""
    for name, _, length in round_.state.fields():
        known, value = round_.state.known()[name], getattr(round_.state, name)
        if known == HIDDEN:
            setattr(round_.state, name, [RUBBISH] * length if length else RUBBISH)
        elif known.by == "own":
            setattr(round_.state, name, [part if k // known.each == seat else RUBBISH for k, part in enumerate(value)])


@cache
def bound_for(family: str) -> Any:
    return bound(view_all, {"write_view": family_named(family).kernels["write_view"]}, label=family)


def test_a_field_must_say_who_may_know_it() -> None:
    with pytest.raises(TypeError, match="stock does not say who may know it"):

        class Careless(State):
            stock: Annotated[list[int], "i1", 4]
            rng: I8


def test_a_kernel_is_compiled_for_a_state_and_for_a_view_apart() -> None:
    part, (state, view) = compiled(seat_before), (typeof(rows_of(kind, 1)[0]) for kind in (SheddingState, SheddingView))
    columns = typeof(rows_of(SheddingRules, 1)[0])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for record in (state, view):
            chosen, *_ = part.get_call_template((columns, record, int64), {})
            assert [signature.args[1] for signature in chosen.cases] == [record]
