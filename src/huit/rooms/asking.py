"""Chairs that people without one ask the host for: while a round is played, or while all chairs are people's."""

from typing import Literal, Self

import msgspec

Request = Literal["asked", "granted", "declined"]
REQUESTS: tuple[Request, ...] = ("asked", "granted", "declined")
MOST_ASKING = 20
"""Requests that wait for an answer in one room."""
MOST_ONLOOKERS = 10
"""Guests of one room who came by the spectators' link: that link may be in many hands, and leaves place for who is invited."""


class SeatRequests(msgspec.Struct, frozen=True):
    """Who asks for a chair, by guest, the earliest first."""

    asked: tuple[int, ...] = ()
    granted: tuple[int, ...] = ()
    """Whom the host has promised the next chair that can be taken."""
    declined: tuple[int, ...] = ()
    """Who asks in vain until the next round."""

    def of(self, guest: int) -> Request | None:
        """Return what became of the request of *guest*; None: there is none.

        >>> SeatRequests(asked=(4,), declined=(5,)).of(4), SeatRequests().of(4)
        ('asked', None)
        """
        return next((name for name in REQUESTS if guest in getattr(self, name)), None)

    def with_request(self, guest: int, to: Request | None) -> Self:
        """Return them with the request of *guest* among those *to*; None: without it.

        >>> SeatRequests(asked=(4, 5)).with_request(4, "granted")
        SeatRequests(asked=(5,), granted=(4,), declined=())
        """
        rest = {name: tuple(each for each in getattr(self, name) if each != guest) for name in REQUESTS}
        return type(self)(**(rest if to is None else rest | {to: (*rest[to], guest)}))

    def without(self, guests: set[int]) -> Self:
        """Return them without the requests of *guests*."""
        kept = {name: tuple(each for each in getattr(self, name) if each not in guests) for name in REQUESTS}
        return type(self)(**kept)

    @property
    def waiting(self) -> frozenset[int]:
        """Whose request still counts: it waits for an answer, or for the chair that was promised.

        >>> sorted(SeatRequests(asked=(4,), granted=(6,), declined=(5,)).waiting)
        [4, 6]
        """
        return frozenset((*self.asked, *self.granted))

    @property
    def guests(self) -> set[int]:
        """Everybody who has asked."""
        return {*self.asked, *self.granted, *self.declined}
