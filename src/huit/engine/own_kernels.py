"""Kernels for one set of rules, made of the same sources: what these rules say is written in, and what they never do is left out.

`own` makes copies of kernels, as `kernel.bound` does; they run plain and compiled, and decide as the originals do.
"""

import ast
import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple

from huit.engine.folding import Facts, column_name, constant_of, either, folded, names_read, written
from huit.engine.kernel import HOT, KERNELS, NATIVE, OWN, RARE, SOURCES, Column
from huit.engine.state import State
from huit.rules.record import Record

Loop = Callable[..., Any]
RULES, STATE = "rules", "state"
"""What kernels call the two records: no kernel may call anything else so."""


class _Folded(NamedTuple):
    tree: ast.FunctionDef
    result: int | None


def own(loops: Sequence[Loop], rules: Record, state: type[Record]) -> list[Loop]:
    """Return copies of *loops*, kernels, that play by *rules* alone.

    Together they must be all that writes rows of *state*, from the deal on. A field to which none of them gives another value
    keeps its default for ever.

    >>> from huit.engine.shedding.legal import calls_suit
    >>> from huit.engine.shedding.state import SheddingState
    >>> from huit.rules import compile_rules
    >>> [copy] = own([calls_suit], compile_rules("minimale", seats=2), SheddingState)
    >>> copy.__code__.co_names, copy(None, 3, 30), calls_suit(compile_rules("minimale", seats=2), 3, 30)
    (('rules_names_suit',), 1, 1)
    """
    return _Copies(_program_of(loops, rules, state), rules).of_all(loops)


LEAST_SECONDS = 10.0
"""Play that takes less is over before anything is compiled."""
MOST_LEFT = 0.9
"""Kernels of which more is left are no quicker: 3-5-8 and Danish do nearly all that they can in every game."""
_SECONDS_A_NODE = 0.001
"""What Numba and LLVM take for each node of the sources; on a quiet machine half of that."""


def own_if_worth_it(loops: Sequence[Loop], rules: Record, state: type[Record], *, seconds: float) -> list[Loop] | None:
    """Return what `own` does, if to compile it takes less time than it saves; else None.

    *seconds*: how long *loops* would still play as they are. This is the only place where that is decided. The time of a decision
    falls by about half of the share of the sources that goes: measured 0.65 for 0.40 left, 0.74 for 0.46, 0.75 for 0.57.
    """
    if seconds < LEAST_SECONDS:
        return None
    program, whole = _program_of(loops, rules, state), _Program(Facts({}), source_of)
    whole.fold_all(loops)
    left = program.size / whole.size
    saved = seconds * (1 - left) / 2
    return _Copies(program, rules).of_all(loops) if left <= MOST_LEFT and saved > program.size * _SECONDS_A_NODE else None


def _program_of(loops: Sequence[Loop], rules: Record, state: type[Record]) -> "_Program":
    """Return *loops* and what they call, shortened by *rules* and by all that the fields of *state* can be.

    That is their defaults, and what the program writes: each time more of it is found, until nothing is.
    """
    known = _facts_of(rules)
    program = _Program(known, source_of)
    program.fold_all(loops)
    if program.is_opaque:
        return program
    shortened = program.tree_of
    carried = state.carried_fields() if issubclass(state, State) else frozenset(state.defaults())
    values = {name: frozenset([value]) for name, value in state.defaults().items() if name not in carried}
    while True:
        program = _Program(Facts({**known.fields, STATE: values}, known.columns), shortened)
        program.fold_all(loops)
        before = dict(values)
        for tree in program.trees:
            for name, given in written(tree, values).items():
                values[name] = either(values[name], given)
        if values == before:
            return program


def _facts_of(rules: Record) -> Facts:
    singles = {name: frozenset([int(getattr(rules, name))]) for name, _, length in rules.fields() if not length}
    columns = {name: [int(value) for value in getattr(rules, name)] for name, _, length in rules.fields() if length}
    return Facts({RULES: singles}, {RULES: columns})


def _label(rules: Record) -> str:
    return hashlib.sha256(repr((type(rules).__name__, rules.values())).encode()).hexdigest()[:16]


# Sources


def source_of(function: FunctionType) -> ast.FunctionDef | None:
    """Return the source of a kernel; None where it cannot be found, or the kernel is not a function of a module."""
    code = function.__code__
    if code.co_freevars:
        return None
    source = SOURCES.get(code)
    trees = _functions_in(code.co_filename) if source is None else _functions_of(source)
    return trees.get((code.co_name, code.co_firstlineno))


@cache
def _functions_in(file: str) -> Mapping[tuple[str, int], ast.FunctionDef]:
    try:
        return _functions_of(Path(file).read_text("utf-8"))
    except OSError:
        return {}


def _functions_of(source: str) -> Mapping[tuple[str, int], ast.FunctionDef]:
    """Return the functions of a module by their name and first line."""
    functions = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    return {(node.name, min([node.lineno, *(mark.lineno for mark in node.decorator_list)])): node for node in functions}


# Programs


class _Program:
    """Kernels and all that they call, shortened by some facts."""

    def __init__(self, facts: Facts, source_of: Callable[[FunctionType], ast.FunctionDef | None]) -> None:
        self._facts = facts
        self._source_of = source_of
        self._folded: dict[FunctionType, _Folded | None] = {}
        self.reached: list[FunctionType] = []
        """What is still called, a callee before its callers."""

    @property
    def is_opaque(self) -> bool:
        """Whether the source of a kernel cannot be found: what it writes is not known."""
        return any(self._folded[each] is None for each in self.reached)

    @property
    def trees(self) -> list[ast.FunctionDef]:
        """The sources of all that is still called, as far as they are found."""
        return [kept.tree for each in self.reached if (kept := self._folded[each])]

    @property
    def size(self) -> int:
        """How many nodes these have."""
        return sum(1 for tree in self.trees for _ in ast.walk(tree))

    def fold_all(self, loops: Sequence[Loop]) -> None:
        """Shorten *loops* and what they call."""
        for loop in loops:
            self._reach(_plain(loop))

    def tree_of(self, function: FunctionType) -> ast.FunctionDef | None:
        """Return the shortened source of a kernel."""
        kept = self._fold(function)
        return kept and kept.tree

    def _reach(self, function: FunctionType) -> None:
        tree = self.tree_of(function)
        for _, callee in callees(function, function.__code__.co_names if tree is None else names_read(tree)):
            if callee not in self.reached:
                self._reach(callee)
        self.reached.append(function)

    def _fold(self, function: FunctionType) -> _Folded | None:
        if function not in self._folded:
            source = self._source_of(function)
            self._folded[function] = None if source is None else self._folded_from(function, source)
        return self._folded[function]

    def _folded_from(self, function: FunctionType, source: ast.FunctionDef) -> _Folded:
        names = {name: value for name, value in function.__globals__.items() if type(value) is int}
        kernels = dict(callees(function, function.__code__.co_names))

        def result_of(name: str) -> int | None:
            kept = self._fold(kernels[name]) if name in kernels else None
            return kept and kept.result

        # What is made of declarations gives every field its first value, also those that keep it for ever.
        tree = source if function.__code__ in SOURCES else folded(source, self._facts, names, result_of)
        return _Folded(tree, constant_of(tree))


def callees(function: FunctionType, names: Iterable[str]) -> Iterator[tuple[str, FunctionType]]:
    """Yield the kernels that *function* calls by these *names*."""
    for name in sorted(names):
        value = function.__globals__.get(name)
        if isinstance(value, FunctionType) and value in KERNELS and value not in NATIVE:
            yield name, value


def _plain(loop: Any) -> FunctionType:
    assert isinstance(loop, FunctionType)
    return loop


# Copies


class _Copies:
    """Functions made of the sources of a program."""

    def __init__(self, program: _Program, rules: Record) -> None:
        self._program = program
        self._columns = {
            column_name(RULES, name): Column(map(int, getattr(rules, name)), width)
            for name, width, length in rules.fields()
            if length
        }
        self._label = _label(rules)
        self._made: dict[FunctionType, Loop] = {}

    def of_all(self, loops: Sequence[Loop]) -> list[Loop]:
        """Return the copies of *loops*."""
        for function in self._program.reached:
            self._made[function] = self._made_of(function)
        return [self._made[_plain(loop)] for loop in loops]

    def _made_of(self, function: FunctionType) -> Callable[..., Any]:
        tree = self._program.tree_of(function)
        if tree is None:
            return function
        names: dict[str, Any] = function.__globals__ | self._columns
        names |= {name: self._made[callee] for name, callee in callees(function, names_read(tree))}
        qualname = f"{function.__qualname__}{OWN}{self._label}"
        # What is left of a source keeps its lines.
        exec(compile(ast.Module([tree], []), function.__code__.co_filename, "exec"), names)
        copy = names[function.__name__]
        copy.__module__, copy.__qualname__ = function.__module__, qualname
        for marked in (KERNELS, HOT, RARE):
            if function in marked:
                marked.add(copy)
        return copy
