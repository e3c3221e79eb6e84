"""Metrics that count nothing: for a browser that plays without a server, where nobody reads them."""

from typing import Self


class Uncounted:
    """A counter, gauge or histogram of the same methods as those of `prometheus_client`.

    >>> Uncounted("huit_rooms", "Rooms").labels("any").inc()
    """

    def __init__(self, *_: object, **__: object) -> None:
        pass

    def labels(self, *_: object) -> Self:
        return self

    def inc(self, _: float = 1) -> None:
        """Count nothing."""

    def dec(self, _: float = 1) -> None:
        """Count nothing."""

    def observe(self, _: float) -> None:
        """Count nothing."""
