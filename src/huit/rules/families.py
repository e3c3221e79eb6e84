"""The families of games: where the parts of each stand, and what its rule files may say.

A family has a module of its name on every floor: `huit.rules.tricks`, `huit.engine.tricks` and so on. An installed package adds a
family by an entry point of the group ``huit.families``; its modules have the names of the floors (see `docs/families.md`).
"""

import importlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

from huit.cards import Face, faces_of, set_of
from huit.rules.findings import Finding
from huit.rules.knobs import Knob
from huit.rules.record import I8, Record
from huit.rules.rule_set import RuleSet, Value

USUAL = "shedding"
"""The family of a rule file that names none."""
_HOUSE = (USUAL, "tricks", "danish")
_GROUP = "huit.families"


class Columns(Record):
    """The rules as small ints, for one number of players: what engines of all families read."""

    seats: I8


@dataclass(frozen=True, kw_only=True)
class Schema:
    """All that rule files of a family may say, and how they become the columns that its engine reads."""

    name: str
    knobs: Mapping[str, Knob]
    """What may stand at the top of a rule file."""
    powers: Mapping[str, Knob] = field(default_factory=dict[str, Knob])
    """What a line of ``[powers]`` may say; nothing where no card does anything of its own."""
    points: Knob | None = None
    """What a line of ``[points]`` may say; None where cards have no points."""
    basics: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    """What holds in all its games, and no knob changes: sentences by language."""
    columns: type[Columns]
    """The columns that its engine reads, with a field for each knob that acts on one."""
    work_out: Callable[[RuleSet, Any, int], None]
    """Fill the columns that are no single knob's, for so many seats, once the knobs are written."""
    check_deal: Callable[[RuleSet, int, str], None]
    """Raise a `RulesError` if the cards cannot be dealt to so many seats; the text is the name of the file."""
    check_power: Callable[[RuleSet, str, Face], None] = lambda rules, file, face: None
    """Raise a `RulesError` if what a card does makes no sense, beyond what its knobs need and exclude."""
    sheet: str = ""
    """The module whose ``SHEET`` says what the rule sheet tells beside the knobs (see `huit.rules.sheets`); "" for nothing."""
    look: Callable[[RuleSet], Iterable[Finding]] = lambda rules: ()
    """What else can be seen in rules that load: contradictions, and rules that do nothing. See `huit.rules.check`."""
    counts: Callable[[RuleSet], str]
    """What a round counts, as the plans of a match know it (`rooms.match`)."""
    scores_nothing: Callable[[RuleSet], bool] = lambda rules: False
    """Whether rules count points that nobody can ever get, so that no match by points would end."""

    def __post_init__(self) -> None:
        fields = {name for name, _, _ in self.columns.fields()}
        lost = [knob.name for knob in self._on_columns() if knob.column not in fields]
        assert not lost, f"{self.columns.__name__} has no field for {', '.join(lost)}"

    @cached_property
    def defaults(self) -> Mapping[str, Value]:
        """The knobs as they are where a rule file says nothing."""
        return {name: knob.default for name, knob in self.knobs.items()}

    @property
    def sections(self) -> tuple[str, ...]:
        """The sections about cards that a rule file may have."""
        return (("powers",) if self.powers else ()) + (("points",) if self.points else ())

    def counts_hands(self, rules: RuleSet) -> bool:
        """Tell whether cards left in hands are counted by their points."""
        return self.counts(rules) in ("left_in_hand", "winner_takes")

    def write_columns(self, rules: RuleSet, *, seats: int) -> Any:
        """Return *rules* as columns, for this many players: first what each knob says, then what follows from several."""
        columns, deck = self.columns(), rules.deck
        columns.seats = seats
        for knob in self.knobs.values():
            if knob.acts_on == "column":
                value = rules.at(knob.name, seats=seats) if knob.kind == "int" else rules.knobs[knob.name]
                setattr(columns, knob.column, knob.code(value, deck))
        for face in faces_of(set_of(rules.powers) & deck):
            for name, value in rules.powers[face].items():
                knob = self.powers[name]
                if knob.acts_on == "column":
                    _write_power(columns, knob, face, knob.code(value, deck))
        self.work_out(rules, columns, seats)
        return columns

    def _on_columns(self) -> Iterator[Knob]:
        return (knob for knob in (*self.knobs.values(), *self.powers.values()) if knob.acts_on == "column")


def _write_power(columns: Columns, knob: Knob, face: Face, code: int) -> None:
    column = getattr(columns, knob.column)
    if isinstance(column, list):
        column[face] = code
    else:
        setattr(columns, knob.column, column | bool(code) << face)


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
    from importlib.metadata import entry_points

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
