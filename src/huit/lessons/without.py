"""Rules without what one row of their sheet says."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

from huit.rules import RulesError, RuleSet, compile_rules
from huit.rules.families import schema_of
from huit.rules.knobs import Knob
from huit.rules.prose import Row, rows
from huit.rules.rule_set import Power, once

_MOST = 4
"""Rule sets for one row."""
_MOST_VALUES = 2
"""Other values of a knob."""


def rules_without(rules: RuleSet, row: Row, *, seats: int, told_for: int | None) -> list[RuleSet]:
    """Return some rule sets that differ from *rules* in what *row* says, and can be played by so many; none if there are none.

    The *row* is one of the sheet *told_for* so many players, or for all numbers of them.

    >>> from huit.rules import load_rules
    >>> rules = load_rules("minimale")
    >>> [other.power(4) for other in rules_without(rules, rows(rules, "en")[0], seats=3, told_for=None)]
    [{}]
    """
    return list(islice((other for other in _changed(rules, row, told_for) if _can_be_played(other, seats)), _MOST))


def _can_be_played(rules: RuleSet, seats: int) -> bool:
    try:
        compile_rules(rules, seats=seats)
    except RulesError:
        return False
    return True


def _changed(rules: RuleSet, row: Row, told_for: int | None) -> Iterator[RuleSet]:
    knob = schema_of(rules.family).knobs.get(row.key)
    if row.faces:
        yield replace(rules, powers={face: power for face, power in rules.powers.items() if not row.faces >> face & 1})
    elif knob is None:
        # It is about several things: all those without which the sheet does not say it.
        others = (other for other in _with_one_thing_less(rules) if told_for is None or told_for in other.seats)
        yield from (other for other in others if row.text not in _texts(other, told_for))
    elif row.key == "count" and rules.points:
        yield replace(rules, points={})
    elif knob.acts_on != "words":
        for value in islice(_other_values(knob, rules.knobs[row.key]), _MOST_VALUES):
            yield replace(rules, knobs={**rules.knobs, row.key: value})


@once
def _texts(rules: RuleSet, seats: int | None) -> set[str]:
    return {row.text for row in rows(rules, "en", seats=seats)}


def _other_values(knob: Knob, value: object) -> Iterator[Any]:
    """Yield values of a knob other than the one that it has."""
    others: list[Any] = [knob.unsaid, knob.default, knob.example, *knob.choices]
    if knob.kind == "int":
        number = value if isinstance(value, int) else int(knob.default)
        others += [knob.low, number + 1, number - 1]
    for place, other in enumerate(others):
        if other is not None and other != value and other not in others[:place]:
            yield other


@once
def _with_one_thing_less(rules: RuleSet) -> tuple[RuleSet, ...]:
    """Return rules without what one knob says: of the round, or of all the cards."""
    knobs, powers = schema_of(rules.family).knobs, rules.powers
    changed = [name for name, knob in knobs.items() if rules.knobs[name] != knob.default]
    acting = dict.fromkeys(name for power in powers.values() for name in power)
    return (
        *(replace(rules, knobs={**rules.knobs, name: knobs[name].default}) for name in changed),
        *(replace(rules, powers={face: _less(power, name) for face, power in powers.items()}) for name in acting),
    )


def _less(power: Power, name: str) -> Power:
    return {key: value for key, value in power.items() if key != name}
