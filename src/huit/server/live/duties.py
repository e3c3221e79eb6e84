"""Duties: the things that a room does by itself. Computers play, votes and absent hosts time out, rounds begin."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from huit.rooms.added_rules import adders
from huit.rooms.computers import ComputerMove
from huit.rooms.grains import REVEAL_S
from huit.rooms.journal import AddingClosed, Command, HostSet, Moved, PlayedFor, PollClosed, SealBroken
from huit.rooms.refusal import Refused
from huit.rooms.room import Room
from huit.rooms.seals import due_deal, next_deal_command, opened_deal
from huit.rooms.trust import Secret
from huit.server import logs
from huit.server.chance import fresh_secret, fresh_seed
from huit.server.limits import ADDER_AWAY_S, ADDING_S, DEAL_LATER_S, HOST_GONE_S, LATECOMER_S, POLL_S, RULES_POLL_S
from huit.server.live.background import Background
from huit.server.live.pace import Pacer
from huit.server.live.presence import Attendance
from huit.server.live.reactions import ReactionTime
from huit.server.live.services import Services
from huit.server.live.writer import Writer


@dataclass(kw_only=True, eq=False)
class Duties:
    """The duties of one room while somebody is connected."""

    room: str
    writer: Writer
    services: Services
    attendance: Attendance
    reactions: ReactionTime
    background: Background
    seen: Callable[[], None]
    """Called when presence or the stand-ins have changed."""
    asker: Callable[[], str] = str
    """Returns the client for whom computers search."""

    def __post_init__(self) -> None:
        services = self.services
        self._clock = asyncio.get_running_loop().time
        self._pacer = Pacer(
            self._act,
            chance=services.chance,
            thinkers=services.thinkers,
            retry_s=services.limits.retry_s,
            asker=self.asker,
        )
        self._alarm: asyncio.TimerHandle | None = None
        self._poll_since = self._clock()
        self._seal_seen: tuple[int, float] | None = None
        """The number of the seal, and since when somebody here sees it."""
        self._deal_due_since: float | None = None
        self._adding_seen: tuple[int, float] | None = None
        """The round whose winner may change a rule, and since when somebody here sees it."""
        self._begins_later = False
        self._has_ended = False
        self._runs = True
        """Whether time runs for somebody: a move may then change what is due."""
        self.stand_ins: frozenset[int] = frozenset()
        """Seats of people for whom a computer plays."""

    def note_change(self, before: Room, after: Room) -> None:
        """Start the time limit of a vote that *after* has and *before* has not."""
        if after.poll is not None and before.poll is None:
            self._poll_since = self._clock()

    def plan_after_move(self) -> None:
        """Do as `plan` does after a move within a round: where no time runs, only computers may have something to do."""
        if self._runs:
            self.plan()
        else:
            self._pacer.plan(self.writer.room, stand_ins=self.stand_ins)

    def plan(self) -> None:
        """Update presence and stand-ins, and set the timers of what is due next."""
        room, attendance = self.writer.room, self.attendance
        is_news = attendance.forget_silent()
        stand_ins = attendance.stand_ins(room)
        is_news |= stand_ins != self.stand_ins
        self.stand_ins = stand_ins
        if is_news:
            self.seen()
        self._pacer.plan(room, stand_ins=stand_ins)
        seal = room.sources.seal
        self._seal_seen = self._seen_since(self._seal_seen, None if seal is None else seal.seq)
        self._adding_seen = self._seen_since(self._adding_seen, room.round_no if adders(room) else None)
        if self._alarm is not None:
            self._alarm.cancel()
        times = [attendance.next_change(room), self._deal_due(), *[due for due, _ in self._commands()]]
        due = min((due for due in times if due is not None), default=None)
        self._alarm = None if due is None else asyncio.get_running_loop().call_at(due, self._ring)
        self._runs = due is not None or room.settings.clock_s > 0

    def rest(self) -> None:
        """Do nothing until `plan` is called again."""
        self._pacer.stop()
        self._runs = True
        self._seal_seen = self._deal_due_since = None
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def end(self) -> None:
        self._has_ended = True
        self.rest()

    # Votes and hosts

    def _poll_due(self) -> float | None:
        room = self.writer.room
        # By correspondence a vote in which all must agree has no time limit: the next move, or the next deal, closes it.
        if room.poll is None or (room.poll.kind != "kick" and room.settings.is_correspondence):
            return None
        return self._poll_since + (RULES_POLL_S if room.poll.kind == "rules" else POLL_S)

    def _host_due(self) -> float | None:
        room = self.writer.room
        # Everything waits for a sealed deal.
        since = None if room.sources.seal is not None else self.attendance.host_is_missed(room)
        return None if since is None else since + max(HOST_GONE_S, room.settings.grace_s)

    def _seen_since(self, seen: tuple[int, float] | None, number: int | None) -> tuple[int, float] | None:
        """Return *number* and since when somebody here sees it: as *seen*, or from now on. After a restart that starts anew."""
        if number is None:
            return None
        return seen if seen is not None and seen[0] == number else (number, self._clock())

    def _adding_due(self) -> float | None:
        """Return when the next deal waits for the winner no longer."""
        room, seen = self.writer.room, self._adding_seen
        if seen is None or seen[0] != room.round_no or room.sources.seal is not None or not (waiting := adders(room)):
            return None
        if room.settings.is_correspondence:
            # As long as a turn, since the round ended: nobody need be there to see it.
            ended_ms = room.marks.turn_at or self.services.wall_ms()
            return self._clock() + (ended_ms - self.services.wall_ms()) / 1000 + room.settings.clock_s
        is_there = any(room.seating.chairs[seat].guest in self.attendance.here for seat in waiting)
        return seen[1] + (ADDING_S if is_there else ADDER_AWAY_S)

    def _latecomer(self) -> tuple[float, PlayedFor] | None:
        """Return when a computer plays for the one who has been away longest of those who hold up the first round.

        So the others can begin; the latecomer may come back at any time.
        """
        room, attendance = self.writer.room, self.attendance
        if room.stage != "lobby" or room.settings.is_correspondence or room.sources.seal is not None or not attendance.here:
            return None
        waited = ((room.seating.check_person(seat), seat) for seat in room.seating.waiting_for(-1))
        away = ((attendance.away_since(guest), guest, seat) for guest, seat in waited)
        late = [(since + LATECOMER_S, PlayedFor(guest=guest, seat=seat)) for since, guest, seat in away if since is not None]
        return min(late, key=lambda one: one[0], default=None)

    def _ring(self) -> None:
        """Close a vote, replace an absent host, break a seal or deal if due; otherwise plan again."""
        self._alarm = None
        deal_due = self._deal_due()
        if self._due_command() is not None:
            self.background.run(self._do_what_is_due())
        elif deal_due is not None and deal_due <= self._clock():
            self._deal_due_since = self._clock()
            self.background.run(self.begin())
            self.plan()
        else:
            self.plan()

    def _commands(self) -> tuple[tuple[float | None, Callable[[], Command | None]], ...]:
        """Return the commands that the room gives by itself: when, and how each is made. The first that is due comes first."""
        late = self._latecomer()
        return (
            (self._poll_due(), PollClosed),
            (self._seal_due(), lambda: SealBroken(then=self.fresh_secret(), at=self.services.wall_ms())),
            (self._adding_due(), AddingClosed),
            (None if late is None else late[0], lambda: None if late is None else late[1]),
            (self._host_due(), self._new_host),
        )

    def _new_host(self) -> HostSet | None:
        host = self.attendance.next_host(self.writer.room)
        return None if host is None else HostSet(guest=host)

    def _due_command(self) -> Command | None:
        now = self._clock()
        return next((make() for due, make in self._commands() if due is not None and due <= now), None)

    async def _do_what_is_due(self) -> None:
        async with self.writer.turn:
            # Another command may have been carried out meanwhile.
            command = self._due_command()
            try:
                if command is not None:
                    await self.writer.write(command)
            except Refused as refused:
                logs.warn("refused_by_itself", room=self.room, code=refused.code)
                self._alarm = asyncio.get_running_loop().call_later(self.services.limits.retry_s, self._ring)
                return
        if command is None:
            self.plan()

    # Rounds

    def _seal_due(self) -> float | None:
        is_open = not self.writer.room.sources.unrevealed
        return None if is_open or self._seal_seen is None else self._seal_seen[1] + REVEAL_S

    @property
    def reveal_left_ms(self) -> int | None:
        """The time left to reveal, in milliseconds; None without a seal."""
        if self.writer.room.sources.seal is None:
            return None
        left_s = REVEAL_S if self._seal_seen is None else self._seal_seen[1] + REVEAL_S - self._clock()
        return round(1000 * max(0.0, left_s))

    @property
    def is_deal_due(self) -> bool:
        """Whether a deal, or its seal, is due without a request."""
        room = self.writer.room
        is_open = room.sources.seal is not None and not room.sources.unrevealed
        return is_open or due_deal(room, self.attendance.here) is not None

    def _deal_due(self) -> float | None:
        """Return when to deal by ourselves: the process with the last commitment or reveal deals at once, unless it dies."""
        if not self.is_deal_due:
            self._deal_due_since = None
            return None
        if self._deal_due_since is None:
            self._deal_due_since = self._clock()
        return self._deal_due_since + DEAL_LATER_S

    async def begin(self) -> None:
        """Bring the next deal on, if it is due by itself."""
        async with self.writer.turn:
            await self.begin_in_turn()

    async def begin_in_turn(self) -> None:
        """Do the same while holding `Writer.turn`."""
        try:
            command = self._deal_command()
            if command is not None:
                await self.writer.write(command)
        except Refused as refused:
            logs.warn("refused_by_itself", room=self.room, code=refused.code)
            if not self._begins_later:
                self._begins_later = True
                asyncio.get_running_loop().call_later(self.services.limits.retry_s, self._begin_later)

    def _deal_command(self) -> Command | None:
        """Return the command for a due deal; None if nothing is due."""
        room, at = self.writer.room, self.services.wall_ms()
        opened = opened_deal(room, at=at, then=self.fresh_secret)
        if opened is not None or room.sources.secret is None:
            return opened
        request = due_deal(room, self.attendance.here)
        if request is None:
            return None
        here = self.attendance.lately_here(room)
        return next_deal_command(room, request, here, at=at, then=self.fresh_secret, seed=self.fresh_seed)

    def _begin_later(self) -> None:
        self._begins_later = False
        if not self._has_ended:
            self.background.run(self.begin())

    def fresh_secret(self) -> Secret:
        """Return a secret for the round after the next one; only the server may know it until that round is over."""
        return fresh_secret(self.drawing("secret"))

    def fresh_seed(self) -> str:
        """Return a seed for a round without a promise."""
        return fresh_seed(self.drawing("seed"))

    def drawing(self, what: str) -> Random:
        """Return the random numbers for *what* at the current command of the room."""
        room = self.writer.room
        return self.services.chance.of(what, room.agreement.seed, room.seq)

    # Computer players

    async def _act(self, wish: ComputerMove, seq: int) -> bool:
        """Make a computer player's move if the room is still at *seq*; return False if it was refused, to be tried again."""
        room = self.writer.room
        # One person alone with computers has chosen their pace: no move is held back for reactions.
        is_held = len(room.seating.people) > 1
        held = self.reactions.held(
            room,
            wish.move if is_held else "",
            closes=is_held and not wish.is_reaction,
            elsewhere=self.attendance.is_elsewhere,
        )
        async with held, self.writer.turn:
            room = self.writer.room
            if seq == room.seq:
                stood_in = not room.computers[wish.seat]
                command = Moved(seat=wish.seat, move=wish.move, at=self.services.wall_ms(), stood_in=stood_in)
                try:
                    await self.writer.write(command)
                except Refused as refused:
                    logs.warn("computer_move_refused", room=self.room, seq=seq, code=refused.code)
                    return False
                if self.attendance.set_below_level(wish.seat, is_below=wish.is_below_level):
                    self.seen()
        return True
