"""Compiled kernels: machine code of the same functions that run plain.

`compiled(f)` makes a copy of *f* whose globals name compiled kernels where *f*'s own name plain ones, so that one process holds
both.
"""
# pyright: basic, reportMissingTypeStubs=false, reportAttributeAccessIssue=false, reportCallIssue=false

import hashlib
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
import numpy as np
from numba import types
from numba.core import config, event
from platformdirs import user_cache_dir

from huit.engine import native
from huit.engine.compilers import PLAIN, compilers
from huit.engine.kernel import HOT, KERNELS, NATIVE, RARE
from huit.rules.record import Record

_PACKAGE = Path(__file__).parents[1]
_SOURCES = ("cards/**/*.py", "rules/**/*.py", "engine/**/*.py", "views/**/*.py", "players/**/*.py", "lab/*.py")
"""Where the house has kernels, and what they are made from. The folders of the lab have none."""
# No loop here is worth a vector, and to look for one takes a fifteenth of the first compilation.
config.LOOP_VECTORIZE = 0
_OPTIONS: dict[str, Any] = {"error_model": "numpy", "nogil": True, "no_cfunc_wrapper": True}


@cache
def _digest_of(package: Path) -> str:
    """Return a digest of the sources that kernels of *package*, a folder or a single file, are made from."""
    patterns = _SOURCES if package == _PACKAGE else ("**/*.py",)
    sources = [source for pattern in patterns for source in sorted(package.glob(pattern))] if package.is_dir() else [package]
    return hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()


def _cache_folder(function: Any) -> str:
    """Return a folder for the machine code of *function*, named by a digest of all sources that it is made from.

    Numba looks for edits only in the file of the function that it compiles, not in those of its callees.
    """
    # Code with checked bounds, as the tests run it, is other code than that without.
    made_from = [
        numba.__version__,
        str(config.BOUNDSCHECK),
        "plain" if compilers() is PLAIN else "",
        *(_digest_of(package) for package in sorted(_packages(function, set()))),
    ]
    digest = hashlib.sha256(" ".join(made_from).encode()).hexdigest()
    return str(Path(user_cache_dir("huit")) / "kernels" / digest[:16])


def _packages(function: Any, seen: set[Any]) -> set[Path]:
    """Return where *function*, and the kernels that it calls, come from: folders of packages, or single files."""
    seen.add(function)
    folders = getattr(sys.modules[function.__module__.partition(".")[0]], "__path__", None)
    found = {Path(folders[0] if folders else function.__code__.co_filename)}
    for name in function.__code__.co_names:
        callee = function.__globals__.get(name)
        if isinstance(callee, FunctionType) and callee in KERNELS and callee not in seen:
            found |= _packages(callee, seen)
    return found


@cache
def compiled(function: Any) -> Any:
    """Return *function*, a kernel, as compiled code; its callees are compiled with it."""
    # Only programs are called from Python: their parts need no door for that.
    options = compilers().rare_part if function in RARE else compilers().part
    dispatcher = numba.njit(**_OPTIONS, **options, no_cpython_wrapper=True, forceinline=function in HOT)(_rebound(function))
    return dispatcher if compilers() is PLAIN else _for_any_int(dispatcher)


def _for_any_int(dispatcher: Any) -> Any:
    """Compile *dispatcher* once for all ints: Numba would make a copy of it for every number that a caller writes out.

    A call is of the copy made for just its types. Numba would weigh the others too, and warn: the copy for a state fits a view,
    which has all the fields of a state and more.
    """
    template = dispatcher.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        chosen, *rest = template([types.unliteral(arg) for arg in args], kws)
        folded = tuple(rest[1])
        chosen.cases = [signature for signature in chosen.cases if signature.args == folded] or chosen.cases
        return chosen, *rest

    dispatcher.get_call_template = get_call_template
    return dispatcher


@cache
def entry(function: Any) -> Any:
    """Return *function* compiled, and kept on disk: for the outermost kernels, called from Python with arrays of records."""
    kept, config.CACHE_DIR = config.CACHE_DIR, _cache_folder(function)
    try:
        return numba.njit(**_OPTIONS, **compilers().program, cache=True)(_rebound(function))
    finally:
        config.CACHE_DIR = kept


@contextmanager
def when_compiling(tell: Callable[[], None]) -> Iterator[None]:
    """Call *tell*, once, if anything has to be compiled meanwhile because it is not yet on disk."""

    class Once(event.Listener):
        called = False

        def on_start(self, event: Any) -> None:
            if not self.called:
                self.called = True
                tell()

        def on_end(self, event: Any) -> None:
            pass

    with event.install_listener("numba:compile", Once()):
        yield


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
