"""The thinker of a family at a table: by a program that was given, compiled where NumPy and Numba are there, else plain."""

from functools import cache

from huit.players.family_search import Thinker
from huit.players.given_search import GivenThinker, MakeProgram, row_sizes
from huit.players.plain_search import PlainThinker

_given: list[MakeProgram] = []


def give_programs(make: MakeProgram | None) -> None:
    """Let searches run by the programs that *make* makes; None: by none."""
    _given[:] = [] if make is None else [make]
    thinker_for.cache_clear()


@cache
def thinker_for(family: str) -> Thinker:
    """Return the thinker of *family*, the same one every time; its `kind` says which it is.

    >>> thinker_for("danish").kind
    'compiled'
    """
    for make in _given:
        program = make(family, row_sizes(family))
        if program is not None:
            return GivenThinker(family, program)
    try:
        from huit.players.compiled_search import CompiledThinker
    except ModuleNotFoundError as error:
        if error.name not in ("numpy", "llvmlite"):
            raise
        return PlainThinker(family)
    return CompiledThinker(family)
