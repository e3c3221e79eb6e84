"""Records of ints: declared once, held as a plain object or as one NumPy row of the same fields.

The plain object needs no NumPy: people play on it. The row is what compiled functions read. Both are read by
attribute, so the very same functions run over either.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Annotated, Any, ClassVar, Self, get_type_hints

I1 = Annotated[int, "i1"]
"""An int that fits 8 bits in a row."""
I2 = Annotated[int, "i2"]
"""An int that fits 16 bits in a row."""
I8 = Annotated[int, "i8"]
"""An int below 2**63: a set of cards or of actions, or the state of the random numbers."""


class Slotted(type):
    """Gives the fields of a record places of their own (`__slots__`), which Python reads and writes faster than a dict.

    So it does for what a class names in `beside`: attributes that are no fields. Where annotations are delayed, there is a dict.
    """

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any], *, beside: tuple[str, ...] = ()) -> "Slotted":
        """Make a class."""
        hints: Mapping[str, Any] = body.get("__annotations__", {})
        names = [field for field, hint in hints.items() if getattr(hint, "__metadata__", ())]
        body["_beside"] = beside
        body["_first"] = {field: body.pop(field) for field in names if field in body}
        if names or beside or not bases:
            body["__slots__"] = (*names, *beside)
        return super().__new__(cls, name, bases, body)

    def __init__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any], *, beside: tuple[str, ...] = ()) -> None:
        """See `__new__`."""
        super().__init__(name, bases, body)


class Record(metaclass=Slotted):
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

    _beside: ClassVar[tuple[str, ...]]
    _first: ClassVar[dict[str, int]]
    _fields: ClassVar[tuple[tuple[str, str, int], ...]] = ()
    _singles: ClassVar[dict[str, int]] = {}
    _begin: ClassVar[Callable[[Any], None] | None] = None
    _copy: ClassVar[Callable[[Any, Any], None] | None] = None

    def __init_subclass__(cls) -> None:
        cls._fields = tuple(_declared(cls))
        first = {**cls._singles, **vars(cls), **cls._first}
        cls._singles = {name: first[name] if type(first.get(name)) is int else 0 for name, _, length in cls._fields if not length}
        cls._begin = cls._copy = None

    def __init__(self) -> None:
        begin = type(self)._begin or self._written_to_begin()
        begin(self)

    # Every move of people makes and copies several records: what does that is written out, once for each class that is used.

    @classmethod
    def _written_to_begin(cls) -> Callable[[Any], None]:
        values = {name: f"[0] * {length}" if length else f"{cls._singles[name]}" for name, _, length in cls._fields}
        cls._begin = _written("record", (f"record.{name} = {value}" for name, value in values.items()))
        return cls._begin

    @classmethod
    def _written_to_copy(cls) -> Callable[[Any, Any], None]:
        beside = (name for base in cls.__mro__ for name in vars(base).get("_beside", ()))
        parts = dict.fromkeys(beside, "") | {name: "[:]" if length else "" for name, _, length in cls._fields}
        cls._copy = _written("record, twin", (f"twin.{name} = record.{name}{part}" for name, part in parts.items()))
        return cls._copy

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
        # Of a class with other attributes.
        if others := getattr(self, "__dict__", None):
            vars(twin).update(others)
        copy = type(self)._copy or self._written_to_copy()
        copy(self, twin)
        return twin

    def values(self) -> tuple[Any, ...]:
        """Return the values of all fields, in order, as one comparable tuple.

        >>> Record().values()
        ()
        """
        return tuple(tuple(getattr(self, name)) if length else getattr(self, name) for name, _, length in self._fields)

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


def _written(arguments: str, lines: Iterable[str]) -> Callable[..., None]:
    """Return a function made of *lines*."""
    names: dict[str, Any] = {}
    exec(f"def written({arguments}):\n pass\n" + "".join(f" {line}\n" for line in lines), names)
    return names["written"]


def _cut(column: list[int]) -> list[int]:
    """Return a column without the zeros at its end."""
    size = next((size for size in range(len(column), 0, -1) if column[size - 1]), 0)
    return [int(value) for value in column[:size]]


def _declared(cls: type) -> Iterator[tuple[str, str, int]]:
    for name, marks in marks_of(cls).items():
        if marks:
            yield name, marks[0], next((mark for mark in marks if isinstance(mark, int)), 0)
