"""The families of games: where the parts of each stand, and what its rule files may say.

A family has a module of its name on every floor: `huit.rules.tricks`, `huit.engine.tricks` and so on. An installed package adds a
family by an entry point of the group ``huit.families``; its modules have the names of the floors (see `docs/families.md`).
"""

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from huit.cards import Face
from huit.rules.knobs import Knob, Sentence
from huit.rules.rule_set import RulesError, RuleSet

USUAL = "shedding"
"""The family of a rule file that names none."""
_HOUSE = (USUAL, "tricks", "danish")
_GROUP = "huit.families"


@dataclass(frozen=True, kw_only=True)
class Schema:
    """What the rule files of a family may say, and how they become the columns that its engine reads."""

    name: str
    knobs: Mapping[str, Knob]
    """What may stand at the top of a rule file."""
    powers: Mapping[str, Knob]
    """What a line of ``[powers]`` may say; nothing where no card does anything of its own."""
    has_points: bool = False
    """Whether cards have points."""
    basics: tuple[Sentence, ...] = ()
    """What holds in all its games, and no knob changes."""
    write_columns: Callable[..., Any]
    """From a rule set and ``seats`` to the columns; see `compile_rules`."""
    check_deal: Callable[[RuleSet, int, str], None]
    """Raise a `RulesError` if the cards cannot be dealt to so many seats; the text is the name of the file."""
    check_power: Callable[[RuleSet, str, Face], None] = lambda rules, file, face: None
    """Raise a `RulesError` if what a card does makes no sense."""

    @property
    def sections(self) -> tuple[str, ...]:
        """The sections about cards that a rule file may have."""
        return (("powers",) if self.powers else ()) + (("points",) if self.has_points else ())


def family_names() -> tuple[str, ...]:
    """Return the names of all families, those of installed packages last.

    >>> family_names()[:3]
    ('shedding', 'tricks', 'danish')
    """
    return (*_HOUSE, *_installed())


@cache
def part_of(family: str, floor: str) -> Any:
    """Return the module of *family* on a *floor* (``rules``, ``engine``, ``views`` …), loaded when it is first wanted.

    >>> part_of("danish", "rules").__name__
    'huit.rules.danish'

    Raises:
        KeyError: if there is no such family.
    """
    if family in _HOUSE:
        return importlib.import_module(f"huit.{floor}.{family}")
    return importlib.import_module(f"{_installed()[family]}.{floor}")


def _installed() -> dict[str, str]:
    """Return the packages of the families that are not the house's."""
    from importlib.metadata import entry_points  # a third of the time that `import huit` takes

    return {entry.name: entry.value for entry in entry_points(group=_GROUP) if entry.name not in _HOUSE}


def is_family(name: object) -> bool:
    """Tell whether there is a family of that name."""
    return name in _HOUSE or name in _installed()


def schema_of(family: str) -> Schema:
    """Return what the rule files of *family* may say.

    >>> schema_of("tricks").knobs["chien"].default
    4
    """
    return part_of(family, "rules").SCHEMA


def compile_rules(rules: RuleSet, *, seats: int) -> Any:
    """Return *rules* as the columns of small ints that the engine of their family reads, for this many players.

    What changes with the number of players is settled here, so that no kernel asks how many play.

    >>> from huit.cards import parse_face
    >>> from huit.rules import load_rules
    >>> compile_rules(load_rules("minimale"), seats=3).draw[parse_face("2h")]
    2

    Raises:
        RulesError: if the rules are not for this many players.
    """
    if seats in rules.kept:
        return rules.kept[seats]
    if rules.abstract:
        raise RulesError(f"{rules.id}: abstract: not a game by itself, but what its versions share")
    if seats not in rules.seats:
        least, most = rules.seats[0], rules.seats[-1]
        raise RulesError(f"{rules.id}: seats: {seats} cannot play, only {least}" + (f" to {most}" if most > least else ""))
    schema = schema_of(rules.family)
    schema.check_deal(rules, seats, rules.id)
    rules.kept[seats] = schema.write_columns(rules, seats=seats)
    return rules.kept[seats]
