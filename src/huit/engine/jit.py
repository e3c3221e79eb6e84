"""The door to machine code: `entry` for the outermost kernels, and rows of records to call them with.

Importing this module loads NumPy and LLVM; Numba is loaded when something has to be compiled that is not on disk.
"""
# pyright: basic

import os
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from typing import Any

import numpy as np

from huit.engine.code_files import Code, numba_version
from huit.engine.programs import Program, kernels_of, when_compiling, when_ready
from huit.rules.record import Record

__all__ = ["dtype_of", "entry", "gathered", "kernels_of", "row_of", "rows_of", "when_compiling", "when_ready", "write_row"]

FITTING = ("0.66", "0.67", "0.68")
"""The versions of Numba that `machine_code` was tried with: must agree with ``numba`` in pyproject.toml."""


_ASKED: list[list[Any]] = []


@contextmanager
def gathered() -> Generator[list[Any]]:
    """Gather the outermost kernels that `entry` is asked for meanwhile."""
    asked: list[Any] = []
    _ASKED.append(asked)
    try:
        yield asked
    finally:
        _ASKED.remove(asked)


def entry(function: Any) -> Any:
    """Return *function* compiled, and kept on disk: for the outermost kernels, called from Python with arrays of records."""
    for asked in _ASKED:
        asked.append(function)
    return _kept(function)


def program_of(function: Any) -> Any:
    """Return *function* compiled, as `entry` does, but anew each time."""
    # Checked bounds raise errors, which only Numba can pass on.
    is_numbas = any(os.environ.get(name, "0") not in ("", "0") for name in ("NUMBA_BOUNDSCHECK", "NUMBA_DISABLE_JIT"))
    if is_numbas or ".".join(numba_version().split(".")[:2]) not in FITTING:
        return _by_numba(function)
    return Program(function, _code_of, _by_numba)


_kept = cache(program_of)


def _by_numba(function: Any) -> Any:
    from huit.engine import compiling

    return compiling.by_numba(function)


def _code_of(function: Any, args: tuple[Any, ...]) -> Code | None:
    from huit.engine import compiling

    return compiling.code_of(function, args)


@cache
def dtype_of(record: type[Record]) -> np.dtype:
    """Return the layout of a row of *record*'s fields."""
    columns = [(name, width, (length,)) if length else (name, width) for name, width, length in record.fields()]
    return np.dtype(columns, align=True)


def rows_of(record: type[Record], count: int) -> np.ndarray:
    """Return *count* empty rows."""
    return np.zeros(count, dtype_of(record))


def write_row(row: Any, record: Record) -> None:
    """Copy the plain *record* into a row."""
    for name, _, _ in record.fields():
        row[name] = getattr(record, name)


def row_of(record: Record) -> np.ndarray:
    """Return one row, as an array of length one, with the values of the plain *record*."""
    rows = rows_of(type(record), 1)
    write_row(rows[0], record)
    return rows
