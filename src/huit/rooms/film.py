"""A finished round, out of the journal of its room: to be stepped through, seen from any seat, written into a file, checked."""

from collections.abc import Iterable, Mapping
from typing import Any, Self

import msgspec

from huit.engine.round import Result
from huit.rooms.journal import Command, KnownDeal, Moved, RoundBegun
from huit.rooms.room import Room
from huit.views.dealt import Proof


class Film(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """One round from its deal to its end, nothing hidden any more. Moves that were taken back are not in it."""

    dealt: Room
    """The room as the deal left it."""
    moves: tuple[Moved, ...]
    result: Result
    proof: Proof | None
    cards: KnownDeal

    @classmethod
    def of(cls, journal: Iterable[Command], round_no: int) -> Self | None:
        """Return round *round_no* of a room; None if there is none such that is over: a round being played is nobody's business.

        Raises:
            JournalError: if these are not the commands of a room.
        """
        dealt: Room | None = None
        for room in Room.replayed(journal):
            if room.round_no == round_no and dealt is None:
                dealt = room
            if dealt is not None and room.ended is not None and room.round_no == round_no:
                cards = room.past[round_no - 1]
                return cls(
                    dealt=dealt, moves=tuple(room.played.moves), result=room.ended.result, proof=room.dealt.proof, cards=cards
                )
        return None

    @property
    def begun(self) -> RoundBegun | None:
        """The command that dealt it."""
        return self.dealt.dealt.begun

    @property
    def carried(self) -> Mapping[str, Any] | None:
        """What the round before left to it."""
        return self.dealt.dealt.carried_in

    @property
    def is_playable(self) -> bool:
        """Whether the rules and the engine are still those that it was played by."""
        return not self.dealt.dealt.is_foreign

    def rooms(self) -> Iterable[Room]:
        """Yield the room after the deal and after every move.

        Raises:
            JournalError: if the round cannot be played here.
        """
        room = self.dealt
        yield room
        for moved in self.moves:
            room = room.after(msgspec.structs.replace(moved, id=None))
            yield room

    def views(self, name: str, seat: int) -> list[dict[str, Any]]:
        """Return what *seat* saw, step by step, as a page gets it, but for what it might have done."""
        views: list[dict[str, Any]] = []
        told: int | None = None
        for room in self.rooms():
            view = msgspec.to_builtins(room.view(name, seat, told=told, acts=False))
            told = room.played.told.count
            views.append(view | _NOTHING_TO_ASK)
        return views


_NOTHING_TO_ASK: dict[str, Any] = {"poll": None, "next_commitment": None, "deal": None, "sheet": []}
