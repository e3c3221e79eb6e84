"""The room: people and computers at their seats, and the rounds they play. A value: `after` gives it as a command leaves it.

So a command can be tried, written to the journal, and only then become what everybody sees. Sending it round is the server's.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, Self

import msgspec

from huit.cards import face_name
from huit.engine.events import Event
from huit.engine.refusal import IllegalAction
from huit.engine.round import Round, new_round
from huit.rooms.agreed import rules_in_force
from huit.rooms.before_deal import Chosen, FaceUp, NextDeal, next_deal, shown_for_deal
from huit.rooms.journal import (
    ENGINE_VERSION,
    Command,
    CutChosen,
    HandChosen,
    JournalError,
    MatchBegun,
    Moved,
    Opened,
    PaceSet,
    RoundBegun,
)
from huit.rooms.match import Match
from huit.rooms.messages import ViewMessage
from huit.rooms.refused import Refused
from huit.rules import RulesError, RuleSet
from huit.scores import ScoreError
from huit.views import client_view

MOST_TOLD = 60
"""So many events of the round are kept for whoever joins, or has fallen behind."""
MOST_ANSWERED = 64
"""So many ids of messages are remembered: a client repeats only its latest ones."""
REACTIONS = ("say", "catch")
"""What is called out, whoever's turn it is: it leaves the turn as it is."""


class Room(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """Everything about a room that its journal settles. Holds hidden cards: only `view` may leave the server.

    >>> opened = Opened(rules="monclar", options={}, match=None, names=("Anne", "Léa"), computers=(False, True),
    ...                 player="thrifty", pace=1.0, forget=0.0, seed=7, first=None)
    >>> room = Room.open(opened)
    >>> room = room.after(room.next_round(seed=7))
    >>> room.seq, room.round_no, room.round.turn
    (2, 1, 0)
    """

    rules: RuleSet
    names: tuple[str, ...]
    computers: tuple[bool, ...]
    player: str
    pace: float
    forget: float
    face_up: FaceUp | None
    """The cards that settled who deals first, where the rules ask for them."""
    seq: int
    """How many commands made it."""
    turn_seq: int
    """The `seq` since which the turn is as it is: a move chosen on an older view was meant for another turn."""
    top_seq: int
    """The `seq` since which the card on top lies there: a card to be laid out of turn was meant for another one."""
    round_seq: int
    """The `seq` with which the round began."""
    round_no: int
    """1 for the first round; 0 before it."""
    begun: RoundBegun | None
    round: Round | None
    """The round that is played, or was played last; None before the first one."""
    chosen: Chosen
    match: Match
    told: tuple[Event, ...]
    """The latest events of the round."""
    told_count: int
    """How many events there were in the round, those dropped from `told` included."""
    answered: tuple[tuple[int, str], ...]
    """Seat and id of the latest messages that were carried out."""

    # From its journal

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
        """Return a new room, with its first round dealt unless a person is to choose something before.

        Raises:
            JournalError: if its rules, or its match, cannot be played.
        """
        seats = len(opened.names)
        try:
            rules = rules_in_force(opened.rules, opened.options)
            match = Match.begin(opened.match, rules, seats=seats, number=1)
        except (RulesError, ScoreError) as error:
            raise JournalError(f"opened with {opened.rules}: {error}") from error
        room = cls(
            rules=rules,
            names=opened.names,
            computers=opened.computers,
            player=opened.player,
            pace=opened.pace,
            forget=opened.forget,
            face_up=shown_for_deal(rules, seats=seats, seed=opened.seed),
            seq=1,
            turn_seq=1,
            top_seq=1,
            round_seq=1,
            round_no=0,
            begun=None,
            round=None,
            chosen=Chosen(),
            match=match,
            told=(),
            told_count=0,
            answered=(),
        )
        return room if opened.first is None else msgspec.structs.replace(room, **room._deal(opened.first, seq=1))

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.names)

    @property
    def is_playing(self) -> bool:
        """Whether a round is being played."""
        return self.round is not None and not self.round.over

    @property
    def hurries(self) -> bool:
        """Whether the rules let players do something only until the next move: jump in (DI-03), or say « contre-4 » (W1-07)."""
        said = any(power.get("announced") for power in self.rules.powers.values())
        return said or bool(self.rules.at("jump_in", seats=self.seats))

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
            case HandChosen():
                return self._changed(command, chosen=self._to_come().with_hand(command.seat, command.hand))
            case CutChosen():
                return self._changed(command, chosen=self._to_come().with_cut(command.seat, command.at))
            case MatchBegun():
                return self._after_match(command)
            case PaceSet():
                return self._changed(command, pace=command.pace)
            case Opened():
                raise _malformed("the room is open already")

    # Moves

    def _after_move(self, command: Moved) -> Self:
        if self.round is None:
            raise Refused("illegal", {"code": "over"})
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
        if any(event.kind == "played" for event in events):
            changes["top_seq"] = self.seq + 1
        result = round_.result
        if result is not None:
            changes["match"] = self.match.after_round(result)
        return self._changed(command, **changes)

    def check_current(self, seen: int, move: str, *, seat: int) -> None:
        """Check that *move* was chosen on a view, numbered *seen*, that still shows what it is about.

        What others call out in between does not make a move stale; a turn that is over does, another card on top does to whoever
        would play out of turn, and so does a new round.

        Raises:
            Refused: ``stale``.
        """
        if move in REACTIONS or (self.round is not None and self.round.all_at_once):
            oldest = self.round_seq
        else:
            out_of_turn = self.round is not None and seat != self.round.turn
            oldest = self.top_seq if out_of_turn else self.turn_seq
        if not oldest <= seen <= self.seq:
            raise Refused("stale")

    # Deals and matches

    @cached_property
    def to_come(self) -> NextDeal | None:
        """The next deal and what may be chosen for it; None while a round is being played."""
        if self.is_playing:
            return None
        round_no = self.round_no + 1
        return next_deal(self.rules, seats=self.seats, round_no=round_no, dealer=self._dealer_of(round_no), chosen=self.chosen)

    def _to_come(self) -> NextDeal:
        if self.to_come is None:
            raise Refused("not_over")
        return self.to_come

    def _dealer_of(self, round_no: int) -> int:
        # Whoever gets a spade deals first, else the last seat; then the deal passes to the left (LH-09).
        first = self.face_up[-1][0] if self.face_up else self.seats - 1
        return (first + round_no - 1) % self.seats

    @property
    def waits_for_a_person(self) -> bool:
        """Whether a person has something to choose before the next deal."""
        return self.to_come is not None and any(not self.computers[seat] for seat in self.to_come.choosers)

    def next_round(self, *, seed: int, seat: int | None = None, id: str | None = None) -> RoundBegun:
        """Return the command that deals the next round, by what was chosen and, where nobody chose, by *seed*.

        Raises:
            Refused: if a round is being played.
        """
        settled = self._to_come().settled(seed)
        return RoundBegun(seed, self.rules.digest, ENGINE_VERSION, hand=settled.hand, cut=settled.cut, seat=seat, id=id)

    def _after_deal(self, command: RoundBegun) -> Self:
        if not self.is_playing and self.match.over:
            raise Refused("match_over")
        return self._changed(command, **self._deal(command, seq=self.seq + 1))

    def _after_match(self, command: MatchBegun) -> Self:
        try:
            match = Match.begin(command.match, self.rules, seats=self.seats, number=self.match.number + 1)
        except ScoreError as error:
            raise _malformed(f"match: {error}") from error
        return self._changed(command, match=match, **self._deal(command.first, seq=self.seq + 1, anew=True))

    def _deal(self, begun: RoundBegun, *, seq: int, anew: bool = False) -> dict[str, Any]:
        """Return what a deal changes; *anew*: it begins a match, and knows nothing of the round before.

        Raises:
            JournalError: if other rules would now play the round.
        """
        deal = self._to_come()
        deal.check(begun.hand, begun.cut)
        carried = None if anew or self.round is None else self.round.carried
        round_ = self._dealt(begun, deal, carried)
        told = (*self._told_before(deal, begun), *round_.opening)
        return {
            "turn_seq": seq,
            "top_seq": seq,
            "round_seq": seq,
            "round_no": deal.round_no,
            "begun": begun,
            "round": round_,
            "chosen": Chosen(),
            "told": told[-MOST_TOLD:],
            "told_count": len(told),
        }

    def _dealt(self, begun: RoundBegun, deal: NextDeal, carried: Mapping[str, Any] | None) -> Round:
        """Deal a round, if the rules still are what they were."""
        where = f"round {deal.round_no} was dealt by {self.rules.id} {begun.digest}, engine {begun.engine}"
        if begun.engine != ENGINE_VERSION or begun.digest != self.rules.digest:
            raise JournalError(f"{where}; here are {self.rules.digest}, engine {ENGINE_VERSION}")
        try:
            return new_round(
                self.rules,
                seats=self.seats,
                seed=begun.seed,
                dealer=deal.dealer,
                hand=begun.hand,
                cut=begun.cut,
                carried=carried,
            )
        except ValueError as error:
            raise JournalError(f"{where}: {error}") from error

    def _told_before(self, deal: NextDeal, begun: RoundBegun) -> Iterable[Event]:
        if self.face_up and deal.round_no == 1:
            yield Event({"kind": "face_up", "seat": deal.dealer, "cards": self._face_up_names()})
        if begun.hand is not None:
            yield Event({"kind": "hand_chosen", "seat": deal.dealer, "hand": begun.hand})
        if begun.cut is not None:
            yield Event({"kind": "cut", "seat": deal.cutter, "at": begun.cut})

    def _face_up_names(self) -> tuple[tuple[int, str], ...]:
        return tuple((seat, face_name(face)) for seat, face in self.face_up or ())

    # What others may see

    def _changed(self, command: Moved | RoundBegun | HandChosen | CutChosen | MatchBegun | PaceSet, **changes: Any) -> Self:
        if command.id is not None and command.seat is not None:
            changes["answered"] = (*self.answered, (command.seat, command.id))[-MOST_ANSWERED:]
        return msgspec.structs.replace(self, seq=self.seq + 1, **changes)

    def has_answered(self, seat: int, id: str) -> bool:
        """Tell whether a message of that *id* was carried out already: it is answered again, not played twice."""
        return (seat, id) in self.answered

    @cached_property
    def _common(self) -> dict[str, Any]:
        shows_deal = bool(self.face_up) and self.round_no <= 1
        return {
            "seq": self.seq,
            "round_no": self.round_no,
            "rules": self.rules.id,
            "options": self.rules.options,
            "names": self.names,
            "computers": self.computers,
            "pace": self.pace,
            "totals": self.match.totals,
            "wins": self.match.wins,
            "match": self.match.told,
            "sheet": self.match.latest_rows,
            "deal": None if self.to_come is None else self.to_come.told(),
            "face_up": self._face_up_names() if shows_deal else None,
            "teams": self.rules.at("teams", seats=self.seats),
        }

    def view(self, name: str, seat: int, *, told: int | None = None) -> ViewMessage:
        """Return what *seat* may see of this room, known to its players as *name*.

        *told* is the `told_count` of the view that was sent before it, in this round; None if there was none.
        """
        of_round = self._before_the_first() if self.round is None else client_view(self.round, seat)
        return ViewMessage(room=name, seat=seat, log=self.log(seat, told=told), **(self._common | of_round))

    def _before_the_first(self) -> dict[str, Any]:
        dealer = self._dealer_of(1)
        return {"dealer": dealer, "first": (dealer + 1) % self.seats, "counts": [0] * self.seats}

    def log(self, seat: int, *, told: int | None = None) -> list[dict[str, Any]]:
        """Return what happened in the round since *told* of its events, as *seat* may know it, or the latest of it."""
        new = len(self.told) if told is None else min(self.told_count - told, len(self.told))
        return [event.for_seat(seat) for event in self.told[len(self.told) - new :]]

    def to_bytes(self) -> bytes:
        """Return the whole room, hidden cards and all, as bytes that are equal when rooms are."""
        apart = ("rules", "round", "told")
        fields = {name: getattr(self, name) for name in self.__struct_fields__ if name not in apart}
        state = None if self.round is None else self.round.state.values()
        return msgspec.json.encode([self.rules.digest, self.rules.options, fields, self.told, state])


def _malformed(message: str) -> Refused:
    return Refused("malformed", {"code": "malformed", "message": message})
