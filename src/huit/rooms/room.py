"""The room: people and computers at their seats, and the round they play. A value: `after` gives the room as a command leaves it.

So a command can be tried, written to the journal, and only then become what everybody sees. Sending it round is the server's.
"""

from collections.abc import Iterable
from functools import cache, cached_property
from typing import Any, Self

import msgspec

from huit.engine.events import Event
from huit.engine.refusal import IllegalAction
from huit.engine.round import Round, new_round
from huit.rooms.journal import ENGINE_VERSION, Command, JournalError, Moved, Opened, PaceSet, RoundBegun
from huit.rooms.messages import ViewMessage
from huit.rooms.refused import Refused
from huit.rules import RulesError, RuleSet, load_rules
from huit.views import client_view

MOST_TOLD = 60
"""So many events of the round are kept for whoever joins, or has fallen behind."""
MOST_ANSWERED = 64
"""So many ids of messages are remembered: a client repeats only its latest ones."""
REACTIONS = ("say", "catch")
"""Moves that are made out of turn: they leave it as it is."""


class Room(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """Everything about a room that its journal settles. Holds hidden cards: only `view` may leave the server.

    >>> begun = RoundBegun(seed=7, rules="monclar", options={}, digest=rules_named("monclar").digest)
    >>> opened = Opened(names=("Anne", "Léa"), computers=(False, True), player="thrifty", pace=1.0, forget=0.0, first=begun)
    >>> room = Room.replay([opened])
    >>> room.seq, room.round.turn
    (1, 0)
    """

    names: tuple[str, ...]
    computers: tuple[bool, ...]
    player: str
    pace: float
    forget: float
    seq: int
    """How many commands made it."""
    turn_seq: int
    """The `seq` since which the turn is as it is: a move chosen on an older view was meant for another turn."""
    round_seq: int
    """The `seq` with which the round began."""
    round_no: int
    """1 for the first round."""
    begun: RoundBegun
    round: Round
    totals: tuple[int, ...]
    wins: tuple[int, ...]
    told: tuple[Event, ...]
    """The latest events of the round."""
    told_count: int
    """How many events there were in the round, those dropped from `told` included."""
    answered: tuple[tuple[int, str], ...]
    """Seat and id of the latest messages that were carried out."""

    @classmethod
    def replay(cls, journal: Iterable[Command]) -> Self:
        """Return the room that the commands of *journal* make.

        Raises:
            JournalError: if they are not the journal of a room, or other rules would now play it.
        """
        commands = iter(journal)
        opened = next(commands, None)
        if not isinstance(opened, Opened):
            raise JournalError("a journal begins with the opening of its room")
        room = cls.open(opened)
        for command in commands:
            try:
                room = room.after(command)
            except Refused as error:
                raise JournalError(f"command {room.seq + 1}, {command}, is refused: {error}") from error
        return room

    @classmethod
    def open(cls, opened: Opened) -> Self:
        """Return a new room with its first round dealt."""
        seats = len(opened.names)
        round_ = _dealt(opened.first, seats=seats, round_no=1)
        return cls(
            names=opened.names,
            computers=opened.computers,
            player=opened.player,
            pace=opened.pace,
            forget=opened.forget,
            seq=1,
            turn_seq=1,
            round_seq=1,
            round_no=1,
            begun=opened.first,
            round=round_,
            totals=(0,) * seats,
            wins=(0,) * seats,
            told=round_.opening,
            told_count=len(round_.opening),
            answered=(),
        )

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.names)

    def after(self, command: Command) -> Self:
        """Return the room as *command* leaves it; this one stays as it is.

        Raises:
            Refused: if it may not be carried out.
        """
        match command:
            case Moved():
                return self._after_move(command)
            case RoundBegun():
                return self._after_deal(command)
            case PaceSet():
                return self._changed(command, pace=command.pace)
            case Opened():
                raise Refused("malformed", {"code": "malformed", "message": "the room is open already"})

    def _after_move(self, command: Moved) -> Self:
        round_ = self.round.copy()
        try:
            events = round_.play(command.move, seat=command.seat)
        except IllegalAction as error:
            raise Refused("illegal", error.reason.as_dict()) from error
        changes: dict[str, Any] = {
            "round": round_,
            "told": (self.told + events)[-MOST_TOLD:],
            "told_count": self.told_count + len(events),
        }
        if command.move not in REACTIONS:
            changes["turn_seq"] = self.seq + 1
        result = round_.result
        if result is not None:
            changes["totals"] = tuple(total + won for total, won in zip(self.totals, result.points, strict=True))
            changes["wins"] = tuple(wins + (seat in result.winners) for seat, wins in enumerate(self.wins))
        return self._changed(command, **changes)

    def _after_deal(self, command: RoundBegun) -> Self:
        if not self.round.over:
            raise Refused("not_over")
        round_no = self.round_no + 1
        round_ = _dealt(command, seats=self.seats, round_no=round_no)
        return self._changed(
            command,
            turn_seq=self.seq + 1,
            round_seq=self.seq + 1,
            round_no=round_no,
            begun=command,
            round=round_,
            told=round_.opening,
            told_count=len(round_.opening),
        )

    def _changed(self, command: Moved | RoundBegun | PaceSet, **changes: Any) -> Self:
        if command.id is not None and command.seat is not None:
            changes["answered"] = (*self.answered, (command.seat, command.id))[-MOST_ANSWERED:]
        return msgspec.structs.replace(self, seq=self.seq + 1, **changes)

    def has_answered(self, seat: int, id: str) -> bool:
        """Tell whether a message of that *id* was carried out already: it is answered again, not played twice."""
        return (seat, id) in self.answered

    def check_current(self, seen: int, move: str) -> None:
        """Check that *move* was chosen on a view, numbered *seen*, that still shows what it is about.

        What others call out in between does not make a move stale; a turn that is over does, or a new round.

        Raises:
            Refused: ``stale``.
        """
        oldest = self.round_seq if move in REACTIONS else self.turn_seq
        if not oldest <= seen <= self.seq:
            raise Refused("stale")

    @cached_property
    def _common(self) -> dict[str, Any]:
        return {
            "seq": self.seq,
            "round_no": self.round_no,
            "rules": self.begun.rules,
            "names": self.names,
            "computers": self.computers,
            "pace": self.pace,
            "totals": self.totals,
            "wins": self.wins,
        }

    def view(self, name: str, seat: int, *, told: int | None = None) -> ViewMessage:
        """Return what *seat* may see of this room, known to its players as *name*.

        *told* is the `told_count` of the view that was sent before it, in this round; None if there was none.
        """
        return ViewMessage(room=name, seat=seat, log=self.log(seat, told=told), **self._common, **client_view(self.round, seat))

    def log(self, seat: int, *, told: int | None = None) -> list[dict[str, Any]]:
        """Return what happened in the round since *told* of its events, as *seat* may know it, or the latest of it."""
        new = len(self.told) if told is None else min(self.told_count - told, len(self.told))
        return [event.for_seat(seat) for event in self.told[len(self.told) - new :]]

    def to_bytes(self) -> bytes:
        """Return the whole room, hidden cards and all, as bytes that are equal when rooms are."""
        fields = {name: getattr(self, name) for name in self.__struct_fields__ if name not in ("round", "told")}
        told = [(event.public, event.private, event.knower) for event in self.told]
        return msgspec.json.encode([fields, told, self.round.state.values()])


@cache
def rules_named(name: str) -> RuleSet:
    """Return a version of the rules from the library, read once.

    >>> rules_named("monclar").id
    'monclar'
    """
    return load_rules(name)


def _dealt(begun: RoundBegun, *, seats: int, round_no: int) -> Round:
    """Deal a round of the rules that *begun* names, if they still are what they were."""
    try:
        rules = load_rules(begun.rules, options=begun.options) if begun.options else rules_named(begun.rules)
    except RulesError as error:
        raise JournalError(f"round {round_no} was dealt by {begun.rules}: {error}") from error
    if begun.engine != ENGINE_VERSION or begun.digest != rules.digest:
        raise JournalError(
            f"round {round_no} was dealt by {begun.rules} {begun.digest}, engine {begun.engine};"
            f" here are {rules.digest}, engine {ENGINE_VERSION}"
        )
    # The last seat deals first, then the deal passes to the left (LH-09).
    return new_round(rules, seats=seats, seed=begun.seed, dealer=(seats - 2 + round_no) % seats)
