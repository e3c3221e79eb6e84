"""How kernels are compiled: by the compilers of `machine_code`, or by plain Numba where that has not what they hook into."""
# pyright: basic, reportMissingTypeStubs=false, reportCallIssue=false

import warnings
from functools import cache
from typing import Any, NamedTuple

import numba

from huit.engine.jit import FITTING

try:
    from huit.engine import machine_code
except (ImportError, AttributeError):  # a private part of Numba has another name
    machine_code = None


class Compilers(NamedTuple):
    """The options that `numba.njit` compiles each kind of kernel with."""

    program: dict[str, Any]
    loose_program: dict[str, Any]
    part: dict[str, Any]
    rare_part: dict[str, Any]


PLAIN = Compilers({}, {}, {}, {})
"""Numba as it is: the same results, after a longer first start."""


@cache
def compilers() -> Compilers:
    """Return the compilers that fit this version of Numba; warn once where they are `PLAIN`."""
    if machine_code is not None:
        kinds = (machine_code.ProgramCompiler, machine_code.LooseProgramCompiler)
        parts = (machine_code.PartCompiler, machine_code.RarePartCompiler)
        own = Compilers(*({"pipeline_class": each} for each in (*kinds, *parts)))
        if _minor(numba.__version__) in FITTING or _works(own):
            return own
    warnings.warn(
        f"the compilers of kernels do not fit numba {numba.__version__} (they are meant for {', '.join(FITTING)}): "
        "plain Numba compiles them, which takes longer",
        RuntimeWarning,
        stacklevel=2,
    )
    return PLAIN


def _minor(version: str) -> str:
    return ".".join(version.split(".")[:2])


def _works(own: Compilers) -> bool:
    """Tell whether *own* compile a program with a part and a rare part, and it counts right."""
    try:
        part = numba.njit(**own.part, no_cpython_wrapper=True)(lambda number: number + 1)
        rare = numba.njit(**own.rare_part, no_cpython_wrapper=True)(lambda number: number * 3)
        return numba.njit(**own.program)(lambda number: rare(part(number)))(4) == 15
    except Exception:  # what is private in another version may fail in any way
        return False
