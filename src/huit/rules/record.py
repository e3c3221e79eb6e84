"""Records of ints: declared once, held as a plain object or as one NumPy row of the same fields.

The plain object needs no NumPy: people play on it. The row is what compiled functions read. Both are read by
attribute, so the very same functions run over either.
"""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar, Self, get_type_hints

I1 = Annotated[int, "i1"]
"""An int that fits 8 bits in a row."""
I2 = Annotated[int, "i2"]
"""An int that fits 16 bits in a row."""
I8 = Annotated[int, "i8"]
"""An int below 2**63: a set of cards or of actions, or the state of the random numbers."""


class Record:
    """Base of records. A field is an annotation ``I1``, ``I2``, ``I8``, or ``Annotated[list[int], "i2", LENGTH]`` for a column.

    A single int may have a default; without one it begins as 0, like every int of a column.

    >>> class Pair(Record):
    ...     left: I2 = 1
    ...     many: Annotated[list[int], "i8", 3]
    >>> pair = Pair()
    >>> pair.many[2] = 7
    >>> pair.left, pair.copy().many, Pair.fields()
    (1, [0, 0, 7], (('left', 'i2', 0), ('many', 'i8', 3)))
    """

    _fields: ClassVar[tuple[tuple[str, str, int], ...]] = ()
    _singles: ClassVar[dict[str, int]] = {}
    _columns: ClassVar[tuple[tuple[str, int], ...]] = ()

    def __init_subclass__(cls) -> None:
        cls._fields = tuple(_declared(cls))
        defaults = {**cls._singles, **vars(cls)}
        cls._singles = {name: defaults.get(name, 0) for name, _, length in cls._fields if not length}
        cls._columns = tuple((name, length) for name, _, length in cls._fields if length)
        for name in cls._singles.keys() & vars(cls).keys():
            # Python reads what a class has too more slowly from its objects.
            delattr(cls, name)

    def __init__(self) -> None:
        # Written into the dict at once: every move of people makes several records.
        values: dict[str, Any] = self.__dict__
        values.update(self._singles)
        for name, length in self._columns:
            values[name] = [0] * length

    @classmethod
    def fields(cls) -> tuple[tuple[str, str, int], ...]:
        """Return name, width (``i1``, ``i2``, ``i8``) and length (0 for a single int) of every field, in their order in a row."""
        return cls._fields

    @classmethod
    def defaults(cls) -> dict[str, int]:
        """Return the value that every single int begins with."""
        return dict(cls._singles)

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        values = twin.__dict__
        values.update(self.__dict__)
        for name, _ in self._columns:
            values[name] = values[name][:]
        return twin

    def values(self) -> tuple[Any, ...]:
        """Return the values of all fields, in order, as one comparable tuple.

        >>> Record().values()
        ()
        """
        state = self.__dict__
        return tuple(tuple(state[name]) if length else state[name] for name, _, length in self._fields)

    def as_dict(self) -> dict[str, Any]:
        """Return the fields that are not as they begin, columns without the zeros at their end.

        >>> class Pair(Record):
        ...     left: I2 = 1
        ...     many: Annotated[list[int], "i8", 3]
        >>> pair = Pair()
        >>> pair.as_dict(), pair.assign({"many": [0, 7]}), pair.many, pair
        ({}, None, [0, 7, 0], <Pair many=[0, 7]>)
        """
        values = ((name, _cut(getattr(self, name)) if length else getattr(self, name)) for name, _, length in self._fields)
        return {name: value for name, value in values if value != self._singles.get(name, [])}

    def assign(self, values: Mapping[str, Any]) -> None:
        """Give the fields the *values* that `as_dict` returned.

        Raises:
            ValueError: if the record has no such field, or a column is too long.
        """
        lengths = {name: length for name, _, length in self._fields}
        for name, value in values.items():
            if name not in lengths or (lengths[name] and len(value) > lengths[name]):
                raise ValueError(f"{type(self).__name__} has no {name} like that")
            setattr(self, name, value + [0] * (lengths[name] - len(value)) if lengths[name] else value)

    def __repr__(self) -> str:
        return f"<{' '.join((type(self).__name__, *(f'{name}={value}' for name, value in self.as_dict().items())))}>"

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.values() == self.values()  # type: ignore[attr-defined]

    __hash__ = None  # type: ignore[assignment]


def marks_of(cls: type) -> dict[str, tuple[Any, ...]]:
    """Return the marks of every annotation of *cls* and its bases, eldest base first.

    >>> class Pair(Record):
    ...     left: I2 = 1
    >>> marks_of(Pair)["left"]
    ('i2',)
    """
    hints: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        hints |= getattr(base, "__annotations__", {})
    if any(isinstance(hint, str) for hint in hints.values()):
        # Of a module that delays its annotations. Those of the house are read as they are, in a tenth of the time.
        hints = get_type_hints(cls, include_extras=True)
    return {name: getattr(hint, "__metadata__", ()) for name, hint in hints.items()}


def _cut(column: list[int]) -> list[int]:
    """Return a column without the zeros at its end."""
    size = next((size for size in range(len(column), 0, -1) if column[size - 1]), 0)
    return [int(value) for value in column[:size]]


def _declared(cls: type) -> Iterator[tuple[str, str, int]]:
    for name, marks in marks_of(cls).items():
        if marks:
            yield name, marks[0], next((mark for mark in marks if isinstance(mark, int)), 0)
