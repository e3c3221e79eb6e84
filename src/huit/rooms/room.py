"""The room: people and computers at their seats, and the rounds they play. A value: `after` gives it as a command leaves it.

So a command can be tried, written to the journal, and only then become what everybody sees. Sending it round is the server's.
What a command changes stands in `moving`, `dealing` and, for who comes, sits and votes, `gathering`; what others see of it, in
`showing`.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, Self

import msgspec

from huit.cards import face_name
from huit.engine.events import Event
from huit.engine.round import Round
from huit.rooms.agreed import rules_in_force
from huit.rooms.before_deal import Chosen, FaceUp, NextDeal, shown_for_deal
from huit.rooms.dealing import after_deal, after_rules, deal_to_come, next_round
from huit.rooms.gathering import after_guest, without_poll
from huit.rooms.journal import (
    Cards,
    Command,
    CutChosen,
    Ended,
    HandChosen,
    JournalError,
    MatchBegun,
    Moved,
    OfGuest,
    OfSeat,
    Opened,
    PaceSet,
    PollClosed,
    RoundBegun,
    RulesSet,
)
from huit.rooms.match import Match
from huit.rooms.messages import NOBODY_THERE, Presence, ViewMessage
from huit.rooms.moving import after_move
from huit.rooms.polls import Poll
from huit.rooms.refused import Refused, malformed
from huit.rooms.seating import Chair, Guest, Seating
from huit.rooms.settings import RoomSettings
from huit.rooms.showing import Showing, common_of
from huit.rooms.trust import Proof, Secret, commitment_of
from huit.rules import RulesError, RuleSet
from huit.scores import ScoreError

MOST_ANSWERED = 64
"""So many ids of a guest's messages are remembered: a client repeats only its latest ones."""


class Room(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """Everything about a room that its journal settles. Holds hidden cards: only `view` may leave the server.

    >>> opened = Opened(rules="monclar", options={}, match=None, names=("Anne", "Léa"), computers=(False, True),
    ...                 player="thrifty", pace=1.0, forget=0.0, seed=7, first=None)
    >>> room = Room.open(opened)
    >>> room = room.after(room.next_round(seed=7))
    >>> room.seq, room.round_no, room.round.turn
    (2, 1, 0)
    """

    # Who plays what
    rules: RuleSet
    seating: Seating
    settings: RoomSettings
    player: str
    pace: float
    forget: float
    seed: int
    """Settles who deals first."""
    face_up: FaceUp | None
    """The cards that settled who deals first, where the rules ask for them."""
    in_lobby: bool
    """Whether no round has been played by these rules yet, and people are still to say that they are ready."""
    poll: Poll | None = None
    undo_refused: tuple[tuple[int, int], ...] = ()
    """Who has asked in vain to take a move back: the `turn_seq` of then, and the seat. Only the latest turn is kept."""

    # Where the journal stands
    seq: int
    """How many commands made it."""
    turn_seq: int
    """The `seq` since which the turn is as it is: a move chosen on an older view was meant for another turn."""
    top_seq: int
    """The `seq` since which the card on top lies there: a card to be laid out of turn was meant for another one."""
    top_before: int
    """The same of the card that it covered."""
    round_seq: int
    """The `seq` with which the round began, or other rules came into force."""
    called_seq: int = 0
    """The `seq` with which somebody announced, or was caught, or took a move back: who would catch him then cannot have known."""
    turn_at: int = 0
    """When the turn became what it is, in milliseconds since 1970; 0: not known."""

    # The round
    round_no: int
    """1 for the first round; 0 before it."""
    rules_no: int = 0
    """The last round that was played before these rules came into force."""
    begun: RoundBegun | None = None
    round: Round | None = None
    """The round that is played, or was played last; None before the first one, and where another engine played it."""
    moves: tuple[Moved, ...] = ()
    """The moves of the round, those taken back left out."""
    carried_in: Mapping[str, Any] | None = None
    """What the round before left to this one."""
    is_foreign: bool = False
    """Whether the round was dealt by other rules or another engine, and cannot be played on here."""
    foreign_end: Ended | None = None
    chosen: Chosen = Chosen()
    match: Match
    told: tuple[Event, ...] = ()
    """The latest events of the round."""
    told_count: int = 0
    """How many events there were in the round, those dropped from `told` included."""

    # The deal to come
    secret: Secret | None = None
    """What it will be made from."""
    nonces: tuple[tuple[int, str], ...] = ()
    """What the guests' browsers have added to it."""
    proof: Proof | None = None
    """Of the round that is played, or was played last. To be shown when it is over, and not before."""
    past: tuple[Cards, ...] = ()
    """The cards of all rounds so far."""
    cards: Cards | None = None
    """Cards of another room that are dealt first of all."""

    answered: Mapping[int, tuple[str, ...]] = {}
    """By guest, the ids of his latest messages that were carried out."""

    # From its journal

    @classmethod
    def replay(cls, journal: Iterable[Command]) -> Self:
        """Return the room that the commands of *journal* make.

        A round that other rules or another engine dealt counts as it ended then; one that was not over is void.

        Raises:
            JournalError: if they are not the journal of a room.
        """
        # Only the last one is kept: a journal may be long.
        return deque(cls.replayed(journal), maxlen=1).pop()

    @classmethod
    def replayed(cls, journal: Iterable[Command]) -> Iterator[Self]:
        """Yield the room as each command of *journal* leaves it.

        Raises:
            JournalError: if they are not the journal of a room.
        """
        commands = iter(journal)
        opened = next(commands, None)
        if not isinstance(opened, Opened):
            raise JournalError("a journal begins with the opening of its room")
        room = cls.open(opened)
        yield room
        for command in commands:
            try:
                room = room.after(command)
            except Refused as error:
                if not isinstance(command, HandChosen | CutChosen):
                    raise JournalError(f"command {room.seq + 1}, {command}, is refused: {error}") from error
                # Chosen by rules as they were then: what was dealt so stands in the deal itself.
                room = room._changed(command)
            yield room

    @classmethod
    def open(cls, opened: Opened) -> Self:
        """Return a new room.

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
            seating=_seating(opened),
            settings=opened.settings,
            player=opened.player,
            pace=opened.pace,
            forget=opened.forget,
            seed=opened.seed,
            face_up=shown_for_deal(rules, seats=seats, seed=opened.seed),
            in_lobby=opened.host_seat is not None,
            seq=1,
            turn_seq=1,
            top_seq=1,
            top_before=1,
            round_seq=1,
            round_no=0,
            match=match,
            secret=opened.secret,
            cards=opened.cards,
        )
        return room if opened.first is None else msgspec.structs.replace(room, **after_deal(room, opened.first, seq=1))

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.seating.chairs)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return self.seating.names

    @cached_property
    def computers(self) -> tuple[bool, ...]:
        """Which seats are computers'."""
        return self.seating.computers

    @property
    def is_playing(self) -> bool:
        """Whether a round is being played."""
        return self.round is not None and not self.round.over

    @property
    def is_void(self) -> bool:
        """Whether another engine dealt the last round, and it had no end then: it cannot be played on."""
        return self.is_foreign and self.foreign_end is None

    @property
    def stage(self) -> str:
        """Where the room stands: ``lobby``, ``round`` or ``between``."""
        return "round" if self.is_playing else "lobby" if self.in_lobby else "between"

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that hold up the round now."""
        if self.round is None or self.round.turn is None:
            return ()
        if self.round.all_at_once:
            return tuple(seat for seat in range(self.seats) if self.round.legal_moves(seat))
        return (self.round.turn,)

    @property
    def hurries(self) -> bool:
        """Whether the rules let players do something only until the next move: jump in (DI-03), or say « contre-4 » (W1-07)."""
        said = any(power.get("announced") for power in self.rules.powers.values())
        return said or bool(self.rules.at("jump_in", seats=self.seats))

    @property
    def window_is_open(self) -> bool:
        """Whether something may be called out, or laid out of turn, that the next move may put an end to. As far as all know."""
        if self.round is None or self.round.over:
            return False
        return self.hurries or any("catch" in self.round.reactions(seat) for seat in range(self.seats))

    @property
    def keeps_seats(self) -> bool:
        """Whether nobody may change seats: a match is under way, or a round has left something to the seats of the next one."""
        if not self.match.rows or self.match.over:
            return False
        return self.match.sheet is not None or (self.ended is not None and self.ended.carried is not None)

    def was_refused_undo(self, seat: int) -> bool:
        """Tell whether *seat* has asked in this turn already, in vain."""
        return (self.turn_seq, seat) in self.undo_refused

    def after(self, command: Command) -> Self:
        """Return the room as *command* leaves it; this one stays as it is.

        Raises:
            Refused: if it may not be carried out.
        """
        match command:
            case Moved():
                return self._changed(command, **after_move(self, command))
            case RoundBegun():
                return self._after_deal(command)
            case HandChosen():
                return self._changed(command, chosen=self.check_to_come().with_hand(command.seat, command.hand))
            case CutChosen():
                return self._changed(command, chosen=self.check_to_come().with_cut(command.seat, command.at))
            case MatchBegun():
                return self._after_match(command)
            case PaceSet():
                return self._changed(command, pace=command.pace)
            case RulesSet():
                return self._changed(command, **after_rules(self, command))
            case PollClosed():
                return self._changed(command, **without_poll(self))
            case Opened():
                raise malformed("the room is open already")
            case _:
                return self._changed(command, **after_guest(self, command))

    # Deals, matches and rules

    @property
    def ended(self) -> Ended | None:
        """How the round ended, as it is written down with its last move."""
        if self.is_foreign:
            return self.foreign_end
        if self.round is None or self.round.result is None:
            return None
        carried = self.round.carried
        return Ended(self.round.result, None if carried is None else dict(carried))

    @cached_property
    def to_come(self) -> NextDeal | None:
        """The next deal and what may be chosen for it; None while a round is being played."""
        return None if self.is_playing else deal_to_come(self)

    def check_to_come(self) -> NextDeal:
        """Return the next deal.

        Raises:
            Refused: ``not_over``, while a round is being played.
        """
        if self.to_come is None:
            raise Refused("not_over")
        return self.to_come

    @property
    def waits_for_a_person(self) -> bool:
        """Whether a person has something to choose before the next deal."""
        return self.to_come is not None and any(not self.computers[seat] for seat in self.to_come.choosers)

    @property
    def begins_by_itself(self) -> bool:
        """Whether the first round is dealt as soon as the people's browsers have added to it: nobody is to come or to choose."""
        if self.round_no > 0 or self.in_lobby or self.waits_for_a_person or self.seating.open_seats:
            return False
        seated = {chair.guest for chair in self.seating.chairs if chair.guest is not None}
        return bool(seated) and seated <= {guest for guest, _ in self.nonces}

    def next_round(
        self, *, seed: int | None = None, seat: int | None = None, id: str | None = None, at: int = 0, then: Secret | None = None
    ) -> RoundBegun:
        """Return the command that deals the next round: by what was promised and added, and what was chosen or is left to chance.

        *seed* deals where nothing was promised; *then* is the promise for the round after it.

        Raises:
            Refused: if a round is being played.
        """
        return next_round(self, seed=seed, seat=seat, id=id, at=at, then=then)

    def _after_deal(self, command: RoundBegun) -> Self:
        if not self.is_playing and self.match.over:
            raise Refused("match_over")
        return self._changed(command, **after_deal(self, command, seq=self.seq + 1))

    def _after_match(self, command: MatchBegun) -> Self:
        begun = self.match.rows and not self.match.over
        if begun and self.seating.chairs[command.seat].guest != self.seating.host:
            # What has been written down is thrown away by nobody else.
            raise Refused("not_host")
        try:
            match = Match.begin(command.match, self.rules, seats=self.seats, number=self.match.number + 1)
        except ScoreError as error:
            raise malformed(f"match: {error}") from error
        return self._changed(command, match=match, **after_deal(self, command.first, seq=self.seq + 1, anew=True))

    @property
    def face_up_names(self) -> tuple[tuple[int, str], ...]:
        """The cards that settled who deals, by name, and who got them."""
        return tuple((seat, face_name(face)) for seat, face in self.face_up or ())

    # What others may see

    def _changed(self, command: OfSeat | OfGuest | PollClosed, **changes: Any) -> Self:
        if not isinstance(command, PollClosed) and command.id is not None:
            guest = self._guest_of(command)
            if guest is not None:
                ids = (*self.answered.get(guest, ()), command.id)
                changes["answered"] = {**self.answered, guest: ids[-MOST_ANSWERED:]}
        return msgspec.structs.replace(self, seq=self.seq + 1, **changes)

    def _guest_of(self, command: OfSeat | OfGuest) -> int | None:
        if isinstance(command, OfGuest):
            return command.guest
        return None if command.seat is None else self.seating.chairs[command.seat].guest

    def has_answered(self, guest: int, id: str) -> bool:
        """Tell whether a message of that *id* was carried out already: it is answered again, not played twice."""
        return id in self.answered.get(guest, ())

    @cached_property
    def common(self) -> dict[str, Any]:
        """What all views of this room have in common: made once, however many look."""
        return common_of(self)

    @property
    def next_commitment(self) -> str | None:
        """What is shown of the next deal before it; None while a round is played, and where nothing was promised."""
        return None if self.secret is None or self.is_playing else commitment_of(self.secret)

    @property
    def face_up_shown(self) -> tuple[tuple[int, str], ...] | None:
        """The cards that settled who deals, until the first round is over."""
        return self.face_up_names if self.face_up and self.round_no <= self.rules_no + 1 else None

    def view(
        self,
        name: str,
        seat: int | None,
        *,
        told: int | None = None,
        guest: int | None = None,
        presence: Presence = NOBODY_THERE,
        watch: str | None = None,
    ) -> ViewMessage:
        """Return what *seat* may see of this room, known to its players as *name*; None: somebody who only looks on.

        *told* is the `told_count` of the view that was sent before it, in this round; None if there was none. *guest* is who
        looks, if he is one; *watch* the name of the spectators' link, for guests.
        """
        return Showing(self, presence).view(name, seat, told=told, guest=guest, watch=watch)

    def log(self, seat: int | None, *, told: int | None = None) -> list[dict[str, Any]]:
        """Return what happened in the round since *told* of its events, as *seat* may know it, or the latest of it."""
        new = len(self.told) if told is None else min(self.told_count - told, len(self.told))
        return [event.for_seat(seat) for event in self.told[len(self.told) - new :]]

    def to_bytes(self) -> bytes:
        """Return the whole room, hidden cards and all, as bytes that are equal when rooms are."""
        apart = ("rules", "round", "told")
        fields = {name: getattr(self, name) for name in self.__struct_fields__ if name not in apart}
        state = None if self.round is None else self.round.state.values()
        return msgspec.json.encode([self.rules.digest, self.rules.options, fields, self.told, state])


def _seating(opened: Opened) -> Seating:
    if opened.host_seat is None:
        return Seating.of_names(opened.names, opened.computers)
    chairs = [
        Chair(computer=name) if is_computer else Chair() for name, is_computer in zip(opened.names, opened.computers, strict=True)
    ]
    chairs[opened.host_seat] = Chair(guest=0)
    return Seating((Guest(opened.names[opened.host_seat]),), tuple(chairs))
