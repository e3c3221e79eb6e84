"""Compiled kernels: machine code of the same functions that run plain.

`compiled(f)` makes a copy of *f* whose globals name compiled kernels where *f*'s own name plain ones, so that one process holds
both.
"""
# pyright: basic, reportMissingTypeStubs=false, reportAttributeAccessIssue=false

import hashlib
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
import numpy as np
from numba import types
from numba.core import config
from platformdirs import user_cache_dir

from huit.engine import native
from huit.engine.kernel import HOT, KERNELS, NATIVE
from huit.engine.machine_code import PartCompiler, ProgramCompiler
from huit.rules.record import Record

_PACKAGE = Path(__file__).parents[1]
# No loop here is worth a vector, and to look for one takes a fifteenth of the first compilation.
config.LOOP_VECTORIZE = 0
_OPTIONS: dict[str, Any] = {"error_model": "numpy", "nogil": True, "no_cfunc_wrapper": True}


@cache
def _cache_folder() -> str:
    """Return a folder of compiled code named by a digest of all our sources.

    Numba looks for edits only in the file of the function that it compiles, not in those of its callees.
    """
    # Kernels with checked bounds, as the tests run them, are other code than those without.
    digest = hashlib.sha256(f"{numba.__version__} {config.BOUNDSCHECK}".encode())
    for floor in ("cards", "rules", "engine", "views", "players", "lab"):
        for source in sorted((_PACKAGE / floor).rglob("*.py")):
            digest.update(source.read_bytes())
    return str(Path(user_cache_dir("huit")) / "kernels" / digest.hexdigest()[:16])


@cache
def compiled(function: Any) -> Any:
    """Return *function*, a kernel, as compiled code; its callees are compiled with it."""
    # Only programs are called from Python: their parts need no door for that.
    options: dict[str, Any] = {"no_cpython_wrapper": True, "pipeline_class": PartCompiler}
    return _for_any_int(numba.njit(**_OPTIONS, **options, forceinline=function in HOT)(_rebound(function)))


def _for_any_int(dispatcher: Any) -> Any:
    """Compile *dispatcher* once for all ints: Numba would make a copy of it for every number that a caller writes out."""
    template = dispatcher.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        return template([types.unliteral(arg) for arg in args], kws)

    dispatcher.get_call_template = get_call_template
    return dispatcher


@cache
def entry(function: Any) -> Any:
    """Return *function* compiled, and kept on disk: for the outermost kernels, called from Python with arrays of records."""
    kept, config.CACHE_DIR = config.CACHE_DIR, _cache_folder()
    try:
        return numba.njit(**_OPTIONS, cache=True, pipeline_class=ProgramCompiler)(_rebound(function))
    finally:
        config.CACHE_DIR = kept


def _rebound(function: Any) -> FunctionType:
    twin = FunctionType(function.__code__, {"__builtins__": __builtins__}, function.__name__, function.__defaults__)
    twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
    for name in function.__code__.co_names:
        if name in function.__globals__:
            twin.__globals__[name] = _as_compiled(function.__globals__[name])
    twin.__globals__["__name__"] = function.__module__
    return twin


def _as_compiled(value: Any) -> Any:
    if not isinstance(value, FunctionType):
        return value
    if value in NATIVE:
        return getattr(native, NATIVE[value])
    return compiled(value) if value in KERNELS else value


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


def plain_of(record: type[Record], row: Any) -> Any:
    """Return the plain twin of a row."""
    plain = record()
    for name, _, length in record.fields():
        setattr(plain, name, row[name].tolist() if length else int(row[name]))
    return plain
