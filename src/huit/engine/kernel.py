"""The mark of the functions that run plain and compiled alike. Importing this module costs nothing; `jit.py` does the compiling.

A kernel is a plain Python function over records of ints (`huit.rules.record`). Called as it is, it runs as it is. `jit.compiled`
makes of it, and of all kernels that it calls, machine code of the very same source.
"""

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])

KERNELS: set[object] = set()
"""Every function that `jit` may compile."""
NATIVE: dict[object, str] = {}
"""The functions that `native.py` does with one machine instruction, or not at all, once compiled: the name there."""


HOT: set[object] = set()
"""Those that every decision passes through: the compiler sets them into their callers."""


def hot(function: F) -> F:
    """Mark a kernel that every decision passes through, and that is short: its call would cost as much as its work."""
    HOT.add(function)
    return kernel(function)


def kernel(function: F) -> F:
    """Mark *function* as one that runs plain and compiled alike."""
    KERNELS.add(function)
    return function


def native(name: str) -> Callable[[F], F]:
    """Mark a function that compiled code replaces by *name* of `native.py`."""

    def mark(function: F) -> F:
        NATIVE[function] = name
        return function

    return mark
