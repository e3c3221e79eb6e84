"""Votes in a room: on taking a move back or on other rules (all must agree), or on a person (a majority must).

A person is removed, or a computer plays for them until they do something themselves."""

from typing import Any, Literal, Self

import msgspec

from huit.engine.events import SeatNumber
from huit.rooms.match import MatchAsked
from huit.rooms.refused import Refused
from huit.rules.prose import Difference

PollKind = Literal["undo", "kick", "play_for", "rules"]
MOST_CHANGES = 40
"""Most differences that are told of a proposal."""


class ChangeTold(msgspec.Struct, frozen=True):
    """A difference between two rule sets, by key of a rule file, as a sentence in each language."""

    key: str
    fr: str
    en: str

    @classmethod
    def of(cls, change: Difference) -> Self:
        """Return *change* as it is told and kept: in short, the whole sheet is at hand."""
        return cls(change.key, change.short("fr"), change.short("en"))


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """Rules that somebody proposes for the next deal, and how they differ from those in force."""

    rules: str
    options: dict[str, Any]
    title: str
    match: MatchAsked | None
    seats: int
    resolved: dict[str, Any]
    """See `journal.Opened`."""
    changes: tuple[ChangeTold, ...]
    """The first `MOST_CHANGES` of them."""
    count: int
    """How many there are."""

    @property
    def told(self) -> "ProposalTold":
        """The proposal as it is sent to the page."""
        fields = {name: getattr(self, name) for name in ProposalTold.__struct_fields__}
        return ProposalTold(**fields)


class ProposalTold(msgspec.Struct, frozen=True, kw_only=True):
    """Rules that somebody proposes for the next deal, as they are sent to the page."""

    rules: str
    options: dict[str, Any]
    title: str
    match: MatchAsked | None
    seats: int
    changes: tuple[ChangeTold, ...]
    """How they differ from the rules in force, as far as it is told."""
    count: int
    """How many differences there are."""


class Poll(msgspec.Struct, frozen=True, kw_only=True):
    """An open vote. *by* and the voters are seats."""

    kind: PollKind
    by: int
    seat: int
    """Whose move is taken back, who is to be removed or played for, or who proposes rules."""
    voters: tuple[int, ...]
    """Who may vote, settled when the vote is opened (`server.live.asked`). A seat that is to lose a move or its person is not."""
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()
    rules: Proposal | None = None
    """What is proposed, in a vote on rules."""
    opened_seq: int = 0
    """The number of the command that opened it: no other vote of the room has it."""
    needs_yes: bool = False
    """Whether it fails if nobody is left who could agree."""

    @property
    def needs(self) -> int:
        """How many votes it takes.

        >>> Poll(kind="kick", by=0, seat=3, voters=(0, 1, 2)).needs, Poll(kind="undo", by=0, seat=0, voters=(1, 2)).needs
        (2, 2)
        >>> Poll(kind="undo", by=0, seat=0, voters=()).agreed, Poll(kind="undo", by=0, seat=0, voters=(), needs_yes=True).agreed
        (True, False)
        """
        if self.is_about_a_person:
            return len(self.voters) // 2 + 1
        return max(len(self.voters), int(self.needs_yes))

    @property
    def is_about_a_person(self) -> bool:
        """Whether it is about the person on *seat*, who has no vote."""
        return self.kind in ("kick", "play_for")

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
        fields: dict[str, Any] = msgspec.structs.asdict(self)
        del fields["needs_yes"]
        fields["rules"] = None if self.rules is None else self.rules.told
        return PollTold(**fields, needs=self.needs)


class PollTold(msgspec.Struct, frozen=True, kw_only=True):
    """A `Poll` as it is sent to the page."""

    kind: PollKind
    by: SeatNumber
    seat: SeatNumber
    """Whose move is taken back, who is to be removed or played for, or who proposes rules."""
    voters: tuple[SeatNumber, ...]
    yes: tuple[SeatNumber, ...]
    no: tuple[SeatNumber, ...]
    needs: int
    """How many votes it takes."""
    rules: ProposalTold | None = None
    """What is proposed, in a vote on rules."""
    opened_seq: int = 0
    """What a vote names, so that it counts for no other question: see `Vote.poll`."""
