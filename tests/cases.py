"""How many cases and examples a test has in the short run, and how many in the long one."""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from hypothesis import settings

from huit.rules import load_rules
from huit.rules.families import USUAL

LONG_EXAMPLES = 100
"""Of the profile `long`."""


def mostly_long(cases: Iterable[Any], *, every: int) -> list[Any]:
    """Return the *cases* with each but the first of *every* so many marked long.

    >>> [bool(case.marks) for case in mostly_long("abcde", every=2)]
    [False, True, False, True, False]
    """
    return [as_case(case, is_long=number % every != 0) for number, case in enumerate(cases)]


def games_mostly_long(names: Sequence[str], *, every: int) -> list[Any]:
    """Return the games of these *names* with most of them marked long: not the first of each family, nor each *every* so many.

    >>> [bool(case.marks) for case in games_mostly_long(["monclar", "danish", "le-8", "minimale"], every=3)]
    [False, False, True, False]
    """
    firsts = {load_rules(name).family: name for name in reversed(names)}.values()
    return [as_case(name, is_long=number % every != 0 and name not in firsts) for number, name in enumerate(names)]


def measured(cases: Iterable[Any]) -> list[Any]:
    """Return the *cases*, each a game or a game and more, that the lab measures: in the short run those of the usual family.

    `tools/compile_kernels.py` compiles what the lab needs of other families for the long run only.

    >>> [bool(case.marks) for case in measured(["monclar", ("danish", 3), "trois-cinq-huit"])]
    [False, True, True]
    """
    named = [(case, case[0] if isinstance(case, tuple) else case) for case in cases]
    return [as_case(case, is_long=load_rules(name).family != USUAL) for case, name in named]


def examples(most: int) -> int:
    """Return how many examples of Hypothesis to try: *most* in the long run, a fifth of them in the short one."""
    return max(2, most * settings().max_examples // LONG_EXAMPLES)


def so_many(*, short: int, long: int) -> int:
    """Return how many steps, rounds or moves a case makes, where those of the short run are the first of the long one.

    >>> so_many(short=3, long=3)
    3
    """
    return long if is_long_run() else short


def is_long_run() -> bool:
    return settings().max_examples >= LONG_EXAMPLES


def as_case(case: Any, *, is_long: bool) -> Any:
    values: Sequence[Any] = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=pytest.mark.long if is_long else ())
