"""The room: people and computers at their seats, and the rounds they play. Immutable: `after` returns the next room.

So a command can be tried and written to the journal before anybody sees its effect. The server does the writing and the sending.
The parts of a room stand in `state`, the changes by commands in `moves`, `deal`, `seals`, `added_rules` and `guest_commands`, and
what others see of it in `room_view`.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from typing import Self

from msgspec.structs import replace

from huit.rooms import journal, messages
from huit.rooms.added_rules import after_adding_closed
from huit.rooms.agreement import stored_rules
from huit.rooms.chairs import Chair, Guest, Seating
from huit.rooms.deal import after_deal, after_match_begun, after_round_begun, after_rules, next_round
from huit.rooms.guest_commands import after_guest, with_promised_chairs, without_poll
from huit.rooms.match import Match
from huit.rooms.messages import NOBODY_THERE, Presence, Viewer, ViewMessage
from huit.rooms.moves import after_move
from huit.rooms.refusal import Refused, malformed
from huit.rooms.room_view import Moment
from huit.rooms.seals import MAY_BE_SEALED, after_broken, after_sealed
from huit.rooms.state import MOST_ANSWERED, Agreement, Changes, ComputerPlay, DealSources, Marks, RoomState
from huit.rules import RulesError
from huit.scores import ScoreError


class Room(RoomState, frozen=True, kw_only=True, dict=True):
    """A room with its commands and views. It holds hidden cards: only `view` may leave the server.

    >>> from huit.rooms.agreement import rules_in_force
    >>> opened = journal.Opened(rules="monclar", options={}, match=None, names=("Anne", "Léa"), computers=(False, True),
    ...                         player="thrifty", pace=1.0, forget=0.0, seed=7, first=None,
    ...                         resolved=rules_in_force("monclar").resolved)
    >>> room = Room.open(opened)
    >>> room = room.after(room.next_round(seed=7))
    >>> room.seq, room.round_no, room.round.turn
    (2, 1, 0)
    """

    # From its journal

    @classmethod
    def replay(cls, commands: Iterable[journal.Command]) -> Self:
        """Return the room that *commands* make.

        A round dealt by other rules or another engine keeps the result that the journal gives it; without one it is void.

        Raises:
            JournalError: if they are not the journal of a room.
        """
        # Journals may be long: only the last room is kept in memory.
        return deque(cls.replayed(commands), maxlen=1).pop()

    @classmethod
    def replayed(cls, commands: Iterable[journal.Command]) -> Iterator[Self]:
        """Yield the room as each of *commands* leaves it.

        Raises:
            JournalError: if they are not the journal of a room.
        """
        rest = iter(commands)
        opened = next(rest, None)
        if not isinstance(opened, journal.Opened):
            raise journal.JournalError("a journal begins with the opening of its room")
        room = cls.open(opened)
        yield room
        yield from room.played_on(rest)

    def played_on(self, commands: Iterable[journal.Command]) -> Iterator[Self]:
        """Yield the room as each of the next *commands* of its journal leaves it.

        Raises:
            JournalError: if one of them cannot be carried out.
        """
        room = self
        for command in commands:
            try:
                room = room.after(command)
            except Refused as error:
                if not isinstance(journal.content_of(command), messages.ChooseHand | messages.Cut):
                    raise journal.JournalError(f"command {room.seq + 1}, {command}, is refused: {error}") from error
                # The choice was made under older rules. The deal that follows has the true values.
                room = room._with({}, command)
            yield room

    @classmethod
    def open(cls, opened: journal.Opened) -> Self:
        """Return a new room.

        Raises:
            JournalError: if its rules, or its match, cannot be played.
        """
        try:
            rules = stored_rules(opened.rules, opened.options, opened.resolved)
            match = Match.begin(opened.match, rules, seats=len(opened.names), number=1)
        except (RulesError, ScoreError) as error:
            raise journal.JournalError(f"opened with {opened.rules}: {error}") from error
        room = cls(
            marks=Marks(seq=0, turn_seq=1, top_seq=1, top_before=1, round_seq=1),
            agreement=Agreement(rules, opened.seed, title=opened.title),
            settings=opened.settings,
            seating=_seating(opened),
            computer_play=ComputerPlay(opened.player, opened.pace, opened.forget),
            match=match,
            sources=DealSources(secret=opened.secret, cards=opened.cards, promised_seq=1),
            in_lobby=opened.host_seat is not None,
        )
        return room._with({} if opened.first is None else after_deal(room, opened.first), opened)

    def after(self, command: journal.Command) -> Self:
        """Return the room as *command* leaves it; this one stays as it is.

        Raises:
            Refused: if it may not be carried out.
        """
        room = self._with(_changes(self, command), command)._awake_after(command)
        room = replace(room, **with_promised_chairs(self, room)) if room.requests.guests else room
        return room._without_lost_day()

    def _without_lost_day(self) -> Self:
        """Return the room whose cards are no deal of the day any more, if it was once played otherwise: see `daily`."""
        sources = self.sources
        if sources.cards is None or not sources.cards.daily or not self.round_no or self.daily is not None:
            return self
        return replace(self, sources=replace(sources, cards=replace(sources.cards, daily="")))

    def _awake_after(self, command: journal.Command) -> Self:
        """Return the room after *command*, in which its author, if a computer played for them, plays again themselves."""
        if isinstance(command, journal.Moved):
            seat = None if command.stood_in else command.seat
        elif isinstance(journal.content_of(command), _OWN_ACTS):
            seat = _seat_of(self, command)
        else:
            return self
        if seat is None or not self.seating.chairs[seat].is_played_for:
            return self
        return replace(self, seating=self.seating.played_for(seat, on=False))

    def _with(self, changes: Changes, command: journal.Command) -> Self:
        """Return the room with *changes*, and with *command* counted and its id remembered."""
        answered = self._answered_after(command)
        if isinstance(command, _CHANGE_GUESTS):
            guests = changes.get("seating", self.seating).guests
            answered = {guest: ids for guest, ids in answered.items() if guest in guests}
        always = Changes(answered=answered)
        if "marks" not in changes:
            always["marks"] = self.marks.after_command()
        return replace(self, **(always | changes))

    def _answered_after(self, command: journal.Command) -> Mapping[int, tuple[str, ...]]:
        if type(command) is not journal.Moved and isinstance(command, journal.Opened | journal.OfNobody):
            return self.answered
        if command.id is None:
            return self.answered
        if isinstance(command, journal.OfGuest):
            guest = command.guest
        else:
            seat = command.asked.seat if isinstance(command, journal.DealSealed) else command.seat
            guest = None if seat is None else self.seating.chairs[seat].guest
        if guest is None:
            return self.answered
        ids = (*self.answered.get(guest, ()), command.id)
        return {**self.answered, guest: ids[-MOST_ANSWERED:]}

    next_round = next_round

    def view(self, viewer: Viewer, *, presence: Presence = NOBODY_THERE, acts: bool = True) -> ViewMessage:
        """Return the whole view for *viewer*, with the legal moves of their seat if it *acts*."""
        return Moment(self, presence).view(viewer, acts=acts)


def _changes(room: RoomState, command: journal.Command) -> Changes:
    if room.sources.seal is not None and not isinstance(journal.content_of(command), MAY_BE_SEALED):
        raise Refused("deal_sealed")
    match command:
        case journal.Moved():
            return after_move(room, command)
        case journal.RoundBegun():
            return after_round_begun(room, command)
        case journal.MatchBegun():
            return after_match_begun(room, command)
        case journal.RulesSet():
            return after_rules(room, command)
        case journal.PollClosed():
            return without_poll(room)
        case journal.AddingClosed():
            return after_adding_closed(room)
        case journal.DealSealed():
            return after_sealed(room, command)
        case journal.SealBroken():
            return {"sources": after_broken(room, command)}
        case journal.Opened():
            raise malformed("the room is open already")
        case _:
            return after_guest(room, command)


def _seat_of(room: RoomState, command: journal.Command) -> int | None:
    """Return the seat of the author of *command*."""
    if isinstance(command, journal.OfGuest):
        return room.seating.seat_of(command.guest)
    return command.seat if isinstance(command, journal.OfSeat) else None


_CHANGE_GUESTS = (journal.GuestJoined, journal.GuestsForgotten)
_OWN_ACTS = (
    *(journal.RoundBegun, journal.MatchBegun, messages.ChooseHand, messages.Cut),
    *(messages.Ready, messages.Vote, journal.PollOpened),
)
"""The commands, besides moves, that only a person gives. Their page commits to grains and sends its look by itself."""


def _seating(opened: journal.Opened) -> Seating:
    if opened.host_seat is None:
        return Seating.of_names(opened.names, opened.computers)
    chairs = [
        Chair(computer=name) if is_computer else Chair() for name, is_computer in zip(opened.names, opened.computers, strict=True)
    ]
    chairs[opened.host_seat] = Chair(guest=0)
    return Seating({0: Guest(opened.names[opened.host_seat])}, tuple(chairs))
