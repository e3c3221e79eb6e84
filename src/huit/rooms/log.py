"""An immutable sequence that grows at its end; adding an item copies fewer than `CHUNK` items."""

from collections.abc import Iterator
from itertools import chain
from typing import Generic, Self, TypeVar

import msgspec

Item = TypeVar("Item")

CHUNK = 64
"""Items in a full chunk."""


class Log(msgspec.Struct, Generic[Item], frozen=True):
    """Items in order. Logs share their chunks, and logs of the same items are equal.

    A plain tuple is copied for each new item: in a long round that took most of the time of a move.

    >>> short = Log[str]().plus("a")
    >>> long = short.plus("b")
    >>> list(short), list(long), list(short.plus("c"))
    (['a'], ['a', 'b'], ['a', 'c'])
    """

    chunks: tuple[tuple[Item, ...], ...] = ()
    """Full chunks."""
    latest: tuple[Item, ...] = ()
    """Fewer than `CHUNK` items."""

    def plus(self, item: Item) -> Self:
        """Return the log with *item* added."""
        latest = (*self.latest, item)
        if len(latest) < CHUNK:
            return type(self)(self.chunks, latest)
        return type(self)((*self.chunks, latest))

    def first(self, count: int) -> Self:
        """Return the log of the first *count* items.

        >>> list(Log[str]().plus("a").plus("b").first(1))
        ['a']
        """
        whole, rest = divmod(min(count, len(self)), CHUNK)
        return type(self)(self.chunks[:whole], self._chunk(whole)[:rest])

    def __len__(self) -> int:
        return len(self.chunks) * CHUNK + len(self.latest)

    def __getitem__(self, index: int) -> Item:
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        whole, rest = divmod(index % len(self), CHUNK)
        return self._chunk(whole)[rest]

    def __iter__(self) -> Iterator[Item]:
        return chain.from_iterable((*self.chunks, self.latest))

    def _chunk(self, number: int) -> tuple[Item, ...]:
        return self.chunks[number] if number < len(self.chunks) else self.latest
