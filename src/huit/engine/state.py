"""States of rounds: every field says once who may know it, and what follows from that is made here.

``draw_debt: Public = 0`` declares a field, its width, its default and who may know it. From the declarations come the kernel that
clears a state for the next deal (`clear_of`) and the one that fills a view (`known_of`).

A view is a state in which all that its seat may not know keeps its default. Players decide on it and nothing else; the kernels
of the game run on it as on any state.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Annotated, Any, ClassVar, NamedTuple

from huit.engine.events import Note
from huit.engine.kernel import SOURCES, hot, kernel, native
from huit.rules.record import I8, Record, marks_of


class Known(NamedTuple):
    """The seats that may know a field."""

    by: str
    each: int = 0
    """How many ints of a column are one seat's own."""


PUBLIC = Known("public")
"""Everybody."""
HIDDEN = Known("hidden")
"""Nobody. In a view it keeps its default."""
DERIVED = Known("derived")
"""Some seats, or all at times: `write_view` of the family says how much of it."""
CARRIED = "carried"
"""The next round of the match still needs the field: `clear_of` leaves it alone."""

Public = Annotated[I8, PUBLIC]
Hidden = Annotated[I8, HIDDEN]
Derived = Annotated[I8, DERIVED]


def own(each: int = 1) -> Known:
    """Return the mark of a column that holds *each* ints for every seat, which only that seat may know."""
    return Known("own", each)


class State(Record, beside=("notes", "rules", "odds")):
    """The whole truth about a round. A field that does not say who may know it is refused.

    >>> class Pairs(State):
    ...     hands: Annotated[list[int], "i8", 4, own(2)]
    ...     direction: Public = 1
    >>> Pairs.known()["hands"].by, Pairs().direction
    ('own', 1)
    >>> class Careless(State):
    ...     stock_size: I8
    Traceback (most recent call last):
    TypeError: Careless.stock_size does not say who may know it
    """

    _known: ClassVar[dict[str, Known]] = {}
    _carried: ClassVar[frozenset[str]] = frozenset()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        hints = marks_of(cls)
        marks = {name: hints[name] for name, _, _ in cls.fields()}
        cls._known = {name: mark for name in marks for mark in marks[name] if isinstance(mark, Known)}
        cls._carried = frozenset(name for name in marks if CARRIED in marks[name])
        for name in marks:
            if name not in cls._known:
                raise TypeError(f"{cls.__name__}.{name} does not say who may know it")

    def __init__(self) -> None:
        super().__init__()
        self.notes: list[Note] | None = None
        self.rules: Any = None
        """The rules in force, in a view that comes from a round."""
        self.odds: Any = None
        """What all have learned of the hands, in a view that comes from a round that is watched."""

    @classmethod
    def known(cls) -> Mapping[str, Known]:
        """Return who may know each field."""
        return cls._known

    @classmethod
    def carried_fields(cls) -> frozenset[str]:
        """Return the fields that one round of a match leaves to the next."""
        return cls._carried


@native("copy_state")
def copy_state(source: Any, target: Any) -> None:
    """Make *target* equal to *source*, a record of the same class: to try an action and take it back."""
    for name, _, length in source.fields():
        value = getattr(source, name)
        setattr(target, name, value[:] if length else value)


@native("copy_column")
def copy_column(source: list[int], target: list[int]) -> None:
    """Make one column equal to another of the same length."""
    target[:] = source


@native("fill_column")
def fill_column(column: list[int], value: int) -> None:
    """Write *value* into a whole column."""
    column[:] = [value] * len(column)


@hot
def next_to_act(rules: Any, state: Any) -> int:
    """Return the seat to act, in families in which it is always the one whose turn it is."""
    return state.turn


def clear_of(state: type[State]) -> Callable[[Any], None]:
    """Return the kernel that gives every field of a *state* its default, but for those that are carried."""
    defaults = state.defaults()
    lines = [
        f"fill_column(state.{name}, 0)" if length else f"state.{name} = {defaults[name]}"
        for name, _, length in state.fields()
        if name not in state.carried_fields()
    ]
    return _written("clear", ("state",), lines, state)


def known_of(state: type[State]) -> Callable[[Any, int, Any], None]:
    """Return the kernel that copies into a view what *seat* may know of a *state* by the declarations, and nothing else."""
    return _written("copy_known", ("state", "seat", "view"), list(_known_lines(state)), state)


def _known_lines(state: type[State]) -> Iterator[str]:
    for name, _, length in state.fields():
        known = state.known()[name]
        if known == PUBLIC:
            yield f"copy_column(state.{name}, view.{name})" if length else f"view.{name} = state.{name}"
        elif known.by == "own":
            # A view is used for one seat after another: the part of the seat before must go.
            yield f"fill_column(view.{name}, 0)"
            for part in range(known.each):
                at = f"{known.each} * seat + {part}"
                yield f"view.{name}[{at}] = state.{name}[{at}]"


def _written(name: str, arguments: Sequence[str], lines: Sequence[str], state: type[State]) -> Callable[..., None]:
    """Return a kernel made of *lines* of source, which run plain and compiled like those that somebody wrote."""
    source = f"def {name}({', '.join(arguments)}):\n" + "".join(f"    {line}\n" for line in lines)
    names: dict[str, Any] = {"__name__": state.__module__, "copy_column": copy_column, "fill_column": fill_column}
    exec(compile(source, f"<{name} of {state.__name__}>", "exec"), names)
    SOURCES[names[name].__code__] = source
    return kernel(names[name])
