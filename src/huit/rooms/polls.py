"""Votes in a room: on taking a move back (all must agree), or on removing a person (a majority must)."""

from typing import Literal, Self

import msgspec

from huit.engine.events import SeatNumber
from huit.rooms.refused import Refused

PollKind = Literal["undo", "kick"]


class Poll(msgspec.Struct, frozen=True, kw_only=True):
    """An open vote. *by* and the voters are seats."""

    kind: PollKind
    by: int
    seat: int
    """Whose move is taken back, or who is to be removed."""
    voters: tuple[int, ...]
    """Who may vote, settled when the vote is opened (`server.live.asked`). The seat that it is about is not among them."""
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()

    @property
    def needs(self) -> int:
        """How many votes it takes.

        >>> Poll(kind="kick", by=0, seat=3, voters=(0, 1, 2)).needs, Poll(kind="undo", by=0, seat=0, voters=(1, 2)).needs
        (2, 2)
        """
        return len(self.voters) if self.kind == "undo" else len(self.voters) // 2 + 1

    @property
    def agreed(self) -> bool:
        """Whether enough have agreed."""
        return len(self.yes) >= self.needs

    @property
    def rejected(self) -> bool:
        """Whether too many are against it."""
        return len(self.voters) - len(self.no) < self.needs

    def with_vote(self, seat: int, *, yes: bool) -> Self:
        """Return the poll with the vote of *seat*, which replaces an earlier one.

        Raises:
            Refused: ``no_poll``, if that seat may not vote.
        """
        if seat not in self.voters:
            raise Refused("no_poll")
        ayes, noes = (tuple(other for other in votes if other != seat) for votes in (self.yes, self.no))
        return msgspec.structs.replace(self, yes=(*ayes, seat) if yes else ayes, no=noes if yes else (*noes, seat))

    def moved(self, before: int, seat: int) -> Self:
        """Return the poll after the person on seat *before* has moved to *seat*."""

        def now(old: int) -> int:
            return seat if old == before else old

        votes = {name: tuple(map(now, getattr(self, name))) for name in ("voters", "yes", "no")}
        return msgspec.structs.replace(self, by=now(self.by), seat=now(self.seat), **votes)

    def without(self, seat: int) -> Self:
        """Return the poll without *seat* among its voters."""
        votes = {name: tuple(other for other in getattr(self, name) if other != seat) for name in ("voters", "yes", "no")}
        return msgspec.structs.replace(self, **votes)

    @property
    def told(self) -> "PollTold":
        """The poll as it is sent to the page."""
        return PollTold(**msgspec.structs.asdict(self), needs=self.needs)


class PollTold(msgspec.Struct, frozen=True, kw_only=True):
    """A `Poll` as it is sent to the page."""

    kind: PollKind
    by: SeatNumber
    seat: SeatNumber
    """Whose move is taken back, or who is to be removed."""
    voters: tuple[SeatNumber, ...]
    yes: tuple[SeatNumber, ...]
    no: tuple[SeatNumber, ...]
    needs: int
    """How many votes it takes."""
