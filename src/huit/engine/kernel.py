"""The mark of the functions that run plain and compiled alike. Importing this module costs nothing; `jit.py` compiles.

A kernel is a plain Python function over records of ints (`huit.rules.record`). Called as it is, it runs as it is. `jit.entry`
makes of it, and of all kernels that it calls, machine code of the very same source.
"""

from collections.abc import Callable, Iterable, Mapping
from types import CodeType, FunctionType
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., object])

KERNELS: set[object] = set()
"""Every function that `jit` may compile."""
NATIVE: dict[object, str] = {}
"""The functions that `native.py` does with one machine instruction, or not at all, once compiled: the name there."""


SOURCES: dict[CodeType, str] = {}
"""The sources of kernels that stand in no file."""
OWN = "_own_"
"""Stands in the names of kernels for one set of rules: see `own_kernels`."""
HOT: set[object] = set()
"""Those that every decision passes through: the compiler sets them into their callers."""
RARE: set[object] = set()
"""Those that few decisions pass through: the compiler never sets them into their callers."""


def hot(function: F) -> F:
    """Mark a kernel that every decision passes through, and that is short: its call would cost as much as its work."""
    HOT.add(function)
    return kernel(function)


def rare(function: F) -> F:
    """Mark a kernel that few decisions pass through: set into its callers, it would make the way of all others longer."""
    RARE.add(function)
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


class Column(tuple[int, ...]):
    """A constant column of ints that a kernel reads from its module; compiled, an array of its *width*.

    >>> Column([0, 7], "i2")[1]
    7
    """

    width: str

    def __new__(cls, values: Iterable[int], width: str) -> "Column":
        """Make one."""
        column = super().__new__(cls, values)
        column.width = width
        return column


def open_name(name: str) -> Callable[..., Any]:
    """Return a stand-in for a kernel that `bound` puts in its place."""

    def unbound(*_: object) -> Any:
        raise NotImplementedError(f"{name} stands open: call the copy that `bound` makes")

    return unbound


def bound(function: F, names: Mapping[str, Callable[..., Any]], *, label: str) -> F:
    """Return a copy of *function*, and of the kernels of its module that it calls, with other kernels behind some *names*.

    So one loop runs the rounds of every family: each copy calls the ``legal_actions`` of one of them. *label* tells them apart.
    """
    plain = cast("FunctionType", function)
    twin = FunctionType(plain.__code__, dict(plain.__globals__), plain.__name__, plain.__defaults__)
    twin.__module__, twin.__doc__ = plain.__module__, plain.__doc__
    twin.__qualname__ = f"{plain.__qualname__}_{label}"
    for name in plain.__code__.co_names:
        value = plain.__globals__.get(name)
        if name in names:
            twin.__globals__[name] = names[name]
        elif isinstance(value, FunctionType) and value in KERNELS and value.__module__ == plain.__module__:
            twin.__globals__[name] = bound(value, names, label=label)
    KERNELS.add(twin)
    for marked in (HOT, RARE):
        if function in marked:
            marked.add(twin)
    return cast("F", twin)
