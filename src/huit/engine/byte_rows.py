"""Rows of records as bytes, where there is no NumPy: laid out as `jit.dtype_of` lays them out."""

from collections.abc import Iterator
from functools import cache
from struct import Struct
from typing import Any

from huit.rules.record import Record

_CODES = {"i1": "b", "i2": "h", "u4": "I", "i8": "q"}


@cache
def layout_of(record: type[Record]) -> Struct:
    """Return the layout of a row of *record*'s fields: each where its width asks it to begin, the whole as long as they ask.

    >>> from huit.rules.record import I1, I8
    >>> class Pair(Record):
    ...     left: I8
    ...     right: I1
    >>> layout_of(Pair).size
    16
    """
    fields = record.fields()
    widest = max((width for _, width, _ in fields), key=lambda width: int(width[1:]), default="i1")
    # None of the widest at the end: so `struct` says that the next row begins where they may.
    return Struct("".join(f"{length or 1}{_CODES[width]}" for _, width, length in fields) + f"0{_CODES[widest]}")


def bytes_of(record: Any, layout: type[Record]) -> bytes:
    """Return the values of *record*, which has all the fields of *layout*, as a row.

    >>> from huit.rules.record import I1, I2
    >>> class Pair(Record):
    ...     left: I1 = 3
    ...     right: I2 = 4
    >>> bytes_of(Pair(), Pair).hex()
    '03000400'
    """
    return layout_of(layout).pack(*_values(record, layout))


def record_at(rows: bytes, place: int, layout: type[Record]) -> Any:
    """Return one of several *rows* as a plain record of *layout*, which has no columns.

    >>> from huit.rules.record import I2
    >>> class Pair(Record):
    ...     left: I2
    ...     right: I2
    >>> record_at(bytes.fromhex("0100020003000400"), 1, Pair)
    <Pair left=3 right=4>
    """
    struct, record = layout_of(layout), layout()
    for (name, _, _), value in zip(layout.fields(), struct.unpack_from(rows, place * struct.size), strict=True):
        setattr(record, name, value)
    return record


def _values(record: Any, layout: type[Record]) -> Iterator[int]:
    for name, _, length in layout.fields():
        value = getattr(record, name)
        if length:
            yield from value
        else:
            yield value
