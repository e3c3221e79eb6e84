"""Rules of one's own leak no card: what a seat gets of any mix of rules that the check accepts does not tell what is hidden."""

import random
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from huit.engine.shedding.legal import legal_actions
from huit.rooms.agreement import AgreementError, agreed_rules
from huit.rules import RuleSet, load_rules, rule_names
from huit.rules.families import schema_of
from huit.rules.knobs import Knob
from tests.cases import examples
from tests.laws.some_rounds import Played, deal
from tests.laws.test_hidden import all_that_it_gets, hidden_cards_anew

GAMES = [name for name in (*rule_names(), "rien") if load_rules(name).family == "shedding"]
RANKS = [*"23456789TJQKA", "joker", "8h", "2s"]
TRIES = 40
"""Mixes that are tried until the check accepts one."""


def some_value(knob: Knob, dice: random.Random) -> Any:
    """Any value that *knob* may have by itself."""
    if knob.kind == "bool":
        return dice.random() < 0.8
    if knob.kind == "int":
        return dice.randint(knob.low, min(knob.high, knob.low + 8))
    if knob.kind == "choice":
        return dice.choice(list(knob.choices))
    return dice.sample(RANKS[:13], dice.randint(1, 2))


def some_options(dice: random.Random) -> dict[str, Any]:
    """Options that change up to three knobs of the round, and what up to four cards do; many contradict themselves."""
    schema = schema_of("shedding")
    knobs = [knob for knob in schema.knobs.values() if knob.name not in ("seats_min", "seats_max")]
    changed = {knob.name: some_value(knob, dice) for knob in dice.sample(knobs, dice.randint(0, 3))}
    powers = list(schema.powers.values())
    lines: dict[str, Mapping[str, Any]] = {
        rank: {knob.name: some_value(knob, dice) for knob in dice.sample(powers, dice.randint(1, 2))}
        for rank in dice.sample(RANKS, dice.randint(1, 4))
    }
    return {**changed, "powers": lines}


def some_mix(dice: random.Random) -> tuple[RuleSet, int] | None:
    """Rules that a room would accept, and for how many; None where the check refused all that was tried."""
    for _ in range(TRIES):
        name = dice.choice(GAMES)
        try:
            seats = dice.choice(load_rules(name).seats)
            return agreed_rules(name, some_options(dice), seats=seats), seats
        except AgreementError:
            continue
    return None


def played_on(rules: RuleSet, seats: int, seed: int, length: int) -> Played:
    """A round after *length* moves that anybody may make; every other card that may be announced is."""
    round_, dice = deal(rules, seats, seed), random.Random(seed)
    moves: list[tuple[int, str]] = []
    while len(moves) < length and not round_.over:
        seat, words = dice.choice(list(round_.may_act().items()))
        word = dice.choice(words)
        if dice.random() < 0.5 and round_.why_not(seat, word + "!") is None:
            word += "!"
        round_.play(word, seat=seat)
        moves.append((seat, word))
    return Played(round_, rules, seats, seed, tuple(moves))


@st.composite
def mixed_rounds(draw: st.DrawFn) -> Played:
    """A round in the middle of play, by a random mix of rules."""
    seed = draw(st.integers(0, 1_000_000))
    mix = some_mix(random.Random(seed))
    assume(mix is not None)
    assert mix is not None
    rules, seats = mix
    return played_on(rules, seats, seed, draw(st.integers(0, 90)))


def assert_nothing_leaks(played: Played, seat: int, dice: random.Random) -> None:
    round_ = played.round
    assume(not round_.over)
    seat %= played.seats
    anew = hidden_cards_anew(round_, seat, dice)
    assert all_that_it_gets(anew, seat) == all_that_it_gets(round_, seat), (played.rules.id, played.rules.options)
    for each in range(round_.seats):
        view = round_.view(each)
        assert legal_actions(round_.columns, view, each) == view.actions, (played.rules.id, played.rules.options)


@settings(max_examples=examples(30))
@given(mixed_rounds(), st.integers(0, 7), st.randoms(use_true_random=False))
def test_what_a_seat_gets_of_any_mix_does_not_tell_what_is_hidden(played: Played, seat: int, dice: random.Random) -> None:
    assert_nothing_leaks(played, seat, dice)


@pytest.mark.long(short="test_what_a_seat_gets_of_any_mix_does_not_tell_what_is_hidden")
@settings(max_examples=300)
@given(mixed_rounds(), st.integers(0, 7), st.randoms(use_true_random=False))
def test_nor_of_many_mixes(played: Played, seat: int, dice: random.Random) -> None:
    assert_nothing_leaks(played, seat, dice)
