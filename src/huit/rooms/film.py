"""Films: finished rounds, read from the journal of their room."""

from collections.abc import Iterable, Mapping
from typing import Any, Self

import msgspec

from huit.engine.round import Result
from huit.rooms.journal import Command, KnownDeal, Moved, RoundBegun
from huit.rooms.messages import Viewer
from huit.rooms.room import Room
from huit.rooms.room_view import Moment
from huit.views.dealt import Proof
from huit.views.position_text import position_text


class Film(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A finished round with all its cards. Moves that were taken back are left out."""

    dealt: Room
    """The room after the deal."""
    moves: tuple[Moved, ...]
    result: Result
    proof: Proof | None
    cards: KnownDeal

    @classmethod
    def of(cls, journal: Iterable[Command], round_no: int) -> Self | None:
        """Return round *round_no* of a room, or None if it is not over: its cards are hidden until then.

        Raises:
            JournalError: if the journal cannot be replayed.
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
        """The command that dealt the round."""
        return self.dealt.dealt.begun

    @property
    def carried(self) -> Mapping[str, Any] | None:
        """The values that the round before carried over to this one."""
        return self.dealt.dealt.carried_in

    @property
    def is_playable(self) -> bool:
        """Whether the round was played by today's rules and engine."""
        return not self.dealt.dealt.is_foreign

    def may_be_reviewed(self, seat: int) -> bool:
        """Tell whether the moves of *seat* may be reviewed: those of a person who was free to take advice at the table."""
        return self.is_playable and seat < self.dealt.seats and not self.dealt.computers[seat] and self.dealt.advises

    def text(self) -> str:
        """Return the round as a position file that `huit replay` and `huit verify` read: all cards, and not the room's name."""
        room, begun, cards = self.dealt, self.begun, self.cards
        return position_text(
            rules=room.rules.id,
            options=room.rules.options,
            resolved=room.rules,
            title=room.agreement.title,
            seats=room.seats,
            dealer=cards.dealer,
            seed=cards.seed,
            hand=cards.hand,
            cut=cards.cut,
            carried=self.carried,
            names=room.names,
            moves=[(moved.seat, moved.move) for moved in self.moves],
            result=self.result.as_dict(),
            proof=None if self.proof is None else _section(self.proof),
            played=None if begun is None else {"engine": begun.engine, "digest": begun.digest, "round_no": room.round_no},
        )

    def rooms(self) -> Iterable[Room]:
        """Yield the room after the deal and after every move."""
        room = self.dealt
        yield room
        for moved in self.moves:
            room = room.after(msgspec.structs.replace(moved, id=None))
            yield room

    def views(self, name: str, seat: int) -> list[dict[str, Any]]:
        """Return the views of *seat*, one for each step, without its possible moves."""
        views: list[dict[str, Any]] = []
        events_seen: int | None = None
        for room in self.rooms():
            view = msgspec.to_builtins(Moment(room).view(Viewer(name, seat), acts=False, events_seen=events_seen))
            events_seen = room.played.events.count
            views.append(view | _NOTHING_TO_ASK)
        return views


def _section(proof: Proof) -> dict[str, Any]:
    """Return the section ``[proof]`` of a file: what is not there is left out."""
    fields: dict[str, Any] = msgspec.to_builtins(proof)
    return {key: value for key, value in fields.items() if value or key in ("nonces", "again")}


_NOTHING_TO_ASK: dict[str, Any] = {
    "poll": None,
    "next_commitment": None,
    "commitments": [],
    "seal": None,
    "reveal_left_ms": None,
    "put_off": [],
    "deal": None,
    "sheet": [],
}
