"""What the people of a room vote on: taking a move back, which all must want, or sending somebody away."""

from typing import Literal, Self

import msgspec

from huit.engine.events import SeatNumber
from huit.rooms.refused import Refused

PollKind = Literal["undo", "kick"]


class Poll(msgspec.Struct, frozen=True, kw_only=True):
    """A question that is open. Voters are seats."""

    kind: PollKind
    by: int
    seat: int
    """Whose move is taken back, or who is to go."""
    voters: tuple[int, ...]
    """Who is asked: of the people when it was opened all but the one whom it is about, and whoever cannot answer."""
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()

    @property
    def needs(self) -> int:
        """How many must agree.

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
        """Whether so many are against it that it cannot be any more."""
        return len(self.voters) - len(self.no) < self.needs

    def with_vote(self, seat: int, *, yes: bool) -> Self:
        """Return it with the vote of *seat*, which may change its mind.

        Raises:
            Refused: ``no_poll``, if that seat is not asked.
        """
        if seat not in self.voters:
            raise Refused("no_poll")
        ayes, noes = (tuple(other for other in votes if other != seat) for votes in (self.yes, self.no))
        return msgspec.structs.replace(self, yes=(*ayes, seat) if yes else ayes, no=noes if yes else (*noes, seat))

    def moved(self, before: int, seat: int) -> Self:
        """Return it after a person has gone from one chair to another: it is about people, whom their chairs only name."""

        def now(old: int) -> int:
            return seat if old == before else old

        votes = {name: tuple(map(now, getattr(self, name))) for name in ("voters", "yes", "no")}
        return msgspec.structs.replace(self, by=now(self.by), seat=now(self.seat), **votes)

    def without(self, seat: int) -> Self:
        """Return it without the vote of *seat*, whom nobody waits for any more."""
        votes = {name: tuple(other for other in getattr(self, name) if other != seat) for name in ("voters", "yes", "no")}
        return msgspec.structs.replace(self, **votes)

    @property
    def told(self) -> "PollTold":
        """The poll as a page gets it."""
        return PollTold(**msgspec.structs.asdict(self), needs=self.needs)


class PollTold(msgspec.Struct, frozen=True, kw_only=True):
    """A question to the others, as a page gets it: see `Poll`."""

    kind: PollKind
    by: SeatNumber
    seat: SeatNumber
    """Whose move is taken back, or who is to go."""
    voters: tuple[SeatNumber, ...]
    yes: tuple[SeatNumber, ...]
    no: tuple[SeatNumber, ...]
    needs: int
    """How many must agree."""
