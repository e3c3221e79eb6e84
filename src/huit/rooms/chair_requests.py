"""Requests to the host for a chair, made during a round or while people sit on all chairs."""

from typing import Literal, Self

import msgspec

Request = Literal["asked", "granted", "declined"]
REQUESTS: tuple[Request, ...] = ("asked", "granted", "declined")
MOST_REQUESTS = 20
"""Most requests of one room that wait for an answer."""
MOST_ONLOOKERS = 10
"""Most guests of one room who came by the spectators' link. That link may be in many hands; invited people need places too."""


class SeatRequests(msgspec.Struct, frozen=True):
    """The requests of a room by state, each list with the earliest guest first."""

    asked: tuple[int, ...] = ()
    granted: tuple[int, ...] = ()
    """Guests whom the host has promised the next free chair."""
    declined: tuple[int, ...] = ()
    """Guests who may not ask again before the next round."""

    def of(self, guest: int) -> Request | None:
        """Return the state of the request of *guest*, or None without one.

        >>> SeatRequests(asked=(4,), declined=(5,)).of(4), SeatRequests().of(4)
        ('asked', None)
        """
        return next((name for name in REQUESTS if guest in getattr(self, name)), None)

    def with_request(self, guest: int, to: Request | None) -> Self:
        """Return the requests with that of *guest* in state *to*, or removed if *to* is None.

        >>> SeatRequests(asked=(4, 5)).with_request(4, "granted")
        SeatRequests(asked=(5,), granted=(4,), declined=())
        """
        rest = {name: tuple(each for each in getattr(self, name) if each != guest) for name in REQUESTS}
        return type(self)(**(rest if to is None else rest | {to: (*rest[to], guest)}))

    def without(self, guests: set[int]) -> Self:
        """Return the requests without those of *guests*."""
        rest = {name: tuple(each for each in getattr(self, name) if each not in guests) for name in REQUESTS}
        return type(self)(**rest)

    @property
    def waiting(self) -> frozenset[int]:
        """The guests who wait for an answer, or for a promised chair.

        >>> sorted(SeatRequests(asked=(4,), granted=(6,), declined=(5,)).waiting)
        [4, 6]
        """
        return frozenset((*self.asked, *self.granted))

    @property
    def guests(self) -> set[int]:
        """All guests with a request, declined ones included."""
        return {*self.asked, *self.granted, *self.declined}
