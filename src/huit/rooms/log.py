"""A sequence that grows at its end, as a value: adding an item leaves the shorter log as it was and copies next to nothing."""

from collections.abc import Iterator
from itertools import chain
from typing import Generic, Self, TypeVar

import msgspec

Item = TypeVar("Item")

CHUNK = 64
"""How many items share a tuple. Adding one copies fewer than this, however long the log is."""


class Log(msgspec.Struct, Generic[Item], frozen=True):
    """Items in order. Logs share what they have in common, and logs of the same items are equal.

    A tuple would be copied whole for each item that is added: in a long round that took most of the time of a move.

    >>> short = Log[str]().plus("a")
    >>> long = short.plus("b")
    >>> list(short), list(long), list(short.plus("c"))
    (['a'], ['a', 'b'], ['a', 'c'])
    """

    chunks: tuple[tuple[Item, ...], ...] = ()
    """All items but the latest ones, `CHUNK` to a tuple."""
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
