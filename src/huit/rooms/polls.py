"""Polls: votes on taking a move back or on other rules (all must agree), or on a person (a majority must).

A vote on a person removes them, or has a computer play for them until they act again.
"""

from typing import Any, Literal, Self

import msgspec

from huit.engine.events import SeatNumber
from huit.rooms.match import MatchRequest
from huit.rooms.refusal import Refused
from huit.rules.prose import Difference

PollKind = Literal["undo", "kick", "play_for", "rules"]
MOST_CHANGES = 40
"""Most differences that are listed of a proposal."""


class ChangeView(msgspec.Struct, frozen=True):
    """A difference between two rule sets, by key of a rule file, as a sentence in each language."""

    key: str
    fr: str
    en: str

    @classmethod
    def of(cls, change: Difference) -> Self:
        """Return *change* in short, as it is sent and stored."""
        return cls(change.key, change.short["fr"], change.short["en"])


class ProposalView(msgspec.Struct, frozen=True, kw_only=True):
    """Rules that somebody proposes for the next deal, and how they differ from those in force."""

    rules: str
    options: dict[str, Any]
    title: str
    match: MatchRequest | None
    seats: int
    changes: tuple[ChangeView, ...]
    """The first `MOST_CHANGES` differences from the rules in force."""
    count: int
    """How many differences there are."""


class Proposal(ProposalView, frozen=True, kw_only=True):
    """A proposal as it is stored."""

    resolved: dict[str, Any]
    """See `journal.Opened`."""

    @property
    def view(self) -> ProposalView:
        """The proposal as it is sent to the page."""
        fields = {name: getattr(self, name) for name in ProposalView.__struct_fields__}
        return ProposalView(**fields)


class Poll(msgspec.Struct, frozen=True, kw_only=True):
    """An open vote. *by* and the voters are seats."""

    kind: PollKind
    by: int
    seat: int
    """The seat of the move, of the person, or of the proposer of rules."""
    voters: tuple[int, ...]
    """The seats that may vote, fixed when the vote is opened. *seat* has no vote on its own move or person."""
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()
    rules: Proposal | None = None
    """The proposed rules, in a vote on rules."""
    opened_seq: int = 0
    """The number of the command that opened it: no other vote of the room has it."""
    needs_yes: bool = False
    """Whether it fails when no voter is left."""

    @property
    def needs(self) -> int:
        """The number of votes that it takes.

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
    def view(self) -> "PollView":
        """The poll as it is sent to the page."""
        fields: dict[str, Any] = msgspec.structs.asdict(self)
        del fields["needs_yes"]
        fields["rules"] = None if self.rules is None else self.rules.view
        return PollView(**fields, needs=self.needs)


class PollView(msgspec.Struct, frozen=True, kw_only=True):
    """A `Poll` as it is sent to the page."""

    kind: PollKind
    by: SeatNumber
    seat: SeatNumber
    """The seat of the move, of the person, or of the proposer of rules."""
    voters: tuple[SeatNumber, ...]
    yes: tuple[SeatNumber, ...]
    no: tuple[SeatNumber, ...]
    needs: int
    """The number of votes that it takes."""
    rules: ProposalView | None = None
    """The proposed rules, in a vote on rules."""
    opened_seq: int = 0
    """The number that a vote names, so that it counts for no other question: see `Vote.poll`."""
