"""Cases of parametrized tests, most of them left to the long run."""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest


def mostly_long(cases: Iterable[Any], *, every: int) -> list[Any]:
    """Return the *cases* with each but the first of *every* so many marked long.

    >>> [bool(case.marks) for case in mostly_long("abcde", every=2)]
    [False, True, False, True, False]
    """
    return [as_case(case, is_long=number % every != 0) for number, case in enumerate(cases)]


def as_case(case: Any, *, is_long: bool) -> Any:
    values: Sequence[Any] = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=pytest.mark.long if is_long else ())
