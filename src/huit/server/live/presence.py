"""Presence: the guests who are connected to any process, the times since others are away, and the clock."""

from collections.abc import Callable, Collection
from typing import NamedTuple

import msgspec

from huit.rooms.grains import REVEAL_S
from huit.rooms.messages import Clock, Presence
from huit.rooms.room import Room
from huit.server.limits import OTHERS_LIFE_S


class PresenceReport(msgspec.Struct, tag="presence", tag_field="type", frozen=True, kw_only=True):
    """A report of one process to the others about its connections to a room. Guests and seats are numbers."""

    process: str
    here: frozenset[int] = frozenset()
    watchers: int = 0
    back_ms: int | None = None
    """When its room last stopped being empty, in milliseconds since 1970."""
    looking: frozenset[int] = frozenset()
    """Guests who look at a page of theirs."""
    onlookers: frozenset[int] = frozenset()
    below_level: frozenset[int] = frozenset()


class _Heard(NamedTuple):
    """The latest report of another process, and when it came."""

    at: float
    report: PresenceReport


class Attendance:
    """The attendance of one room. *clock* is monotonic, in seconds; *wall_ms* is in milliseconds since 1970."""

    def __init__(self, *, clock: Callable[[], float], wall_ms: Callable[[], int]) -> None:
        self._clock = clock
        self._wall_ms = wall_ms
        self.here: frozenset[int] = frozenset()
        """All connected guests, in all processes."""
        self._here: frozenset[int] = frozenset()
        self._watchers = 0
        self._onlookers: frozenset[int] = frozenset()
        """Guests with a chair request by the spectators' link: shown as there, but no round goes on for them."""
        self._looking: frozenset[int] = frozenset()
        """The guests who look at a page that is connected to this process."""
        self._below_level: frozenset[int] = frozenset()
        """Seats of computers that made their last move here below their level."""
        self._others: dict[str, _Heard] = {}
        self._since = clock()
        """When this process loaded the room. Nobody counts as away before."""
        self._away_since: dict[int, float] = {}
        self._back_ms = wall_ms()
        """When the room last stopped being empty. Time before it does not count against a player."""
        self._turn_seq = 0
        self._turn_seen_ms = wall_ms()
        self._poll_opened_ms: int | None = None
        """Start of the open vote; clocks stop during votes."""
        self._paused_ms = 0
        """Duration of the finished votes of this turn."""
        self._clock_s: int | None = None
        self._clock_set_ms = 0
        """When another clock was set in a round: nobody's time is up by a clock that was not there."""

    def set_here(self, here: Collection[int], watchers: int, onlookers: Collection[int] = ()) -> bool:
        """Set who is connected to this process; return whether it changed."""
        now = (frozenset(here), watchers, frozenset(onlookers))
        if (self._here, self._watchers, self._onlookers) == now:
            return False
        before = self.here
        self._here, self._watchers, self._onlookers = now
        self._note(before, self._clock())
        return True

    def set_looking(self, looking: Collection[int]) -> bool:
        """Set who looks at a page that is connected to this process; return whether it changed."""
        before, self._looking = self._looking, frozenset(looking)
        return self._looking != before

    def set_below_level(self, seat: int, *, is_below: bool) -> bool:
        """Set whether the computer at *seat* has just played below its level; return whether that changed."""
        before, self._below_level = self._below_level, (self._below_level | {seat} if is_below else self._below_level - {seat})
        return self._below_level != before

    def hear(self, report: PresenceReport) -> bool:
        """Take what another process reports; return whether presence changed."""
        before, watched = self.here, (self.watchers, self.onlookers, self.below_level)
        self._others.pop(report.process, None)
        if report.here or report.watchers or report.onlookers:
            self._others[report.process] = _Heard(self._clock(), report)
        self._note(before, self._clock())
        if report.here and report.back_ms is not None:
            self._back_ms = min(self._back_ms, report.back_ms)
        return (before, watched) != (self.here, (self.watchers, self.onlookers, self.below_level))

    def forget_silent(self) -> bool:
        """Treat guests reported by a silent process as away; return whether there was one."""
        silent = {name: other for name, other in self._others.items() if other.at + OTHERS_LIFE_S <= self._clock()}
        for name, other in silent.items():
            before = self.here
            del self._others[name]
            self._note(before, other.at)
        return bool(silent)

    def _note(self, before: frozenset[int], now: float) -> None:
        """Update `here`, the guests who are away since *now*, and `_back_ms`."""
        here = self.here = self._here.union(*(other.report.here for other in self._others.values()))
        self._away_since |= dict.fromkeys(before - here, now)
        for guest in here:
            self._away_since.pop(guest, None)
        if here and not before:
            self._back_ms = self._wall_ms()

    def knows(self, process: str) -> bool:
        """Tell whether *process* has reported a connection."""
        return process in self._others

    @property
    def is_elsewhere(self) -> bool:
        """Whether a guest is connected to another process."""
        return any(other.report.here for other in self._others.values())

    @property
    def looking(self) -> frozenset[int]:
        """The guests who look at the room, through whatever process that was heard of lately."""
        if not self._others:
            return self._looking
        since = self._clock() - OTHERS_LIFE_S
        return self._looking.union(*(other.report.looking for other in self._others.values() if other.at > since))

    @property
    def watchers(self) -> int:
        return self._watchers + sum(other.report.watchers for other in self._others.values())

    @property
    def onlookers(self) -> frozenset[int]:
        """The guests with a chair request by the spectators' link who look on, in all processes."""
        return self._onlookers.union(*(other.report.onlookers for other in self._others.values()))

    @property
    def below_level(self) -> frozenset[int]:
        """The seats of computers that made their last move below their level, in whatever process."""
        return self._below_level.union(*(other.report.below_level for other in self._others.values()))

    def report(self, process: str) -> PresenceReport:
        """Return what *process*, this one, reports to the others."""
        return PresenceReport(
            process=process,
            here=self._here,
            watchers=self._watchers,
            back_ms=self._back_ms,
            looking=self._looking,
            onlookers=self._onlookers,
            below_level=self._below_level,
        )

    def presence(self, room: Room) -> Presence:
        """Return the presence that views show."""
        return Presence(
            self.here | self.onlookers, self.stand_ins(room), self.watchers, self._clock_view(room), below_level=self.below_level
        )

    # Who is played for

    def see(self, room: Room) -> None:
        """Note when the turn began, for journals without times, and how long its votes took."""
        now = self._wall_ms()
        if room.settings.clock_s != self._clock_s:
            self._clock_set_ms = 0 if self._clock_s is None else now
            self._clock_s = room.settings.clock_s
        if room.marks.turn_seq != self._turn_seq:
            self._turn_seq, self._turn_seen_ms, self._paused_ms = room.marks.turn_seq, now, 0
        elif self._poll_opened_ms is not None and room.poll is None:
            self._paused_ms += now - self._poll_opened_ms
        if room.poll is None:
            self._poll_opened_ms = None
        elif self._poll_opened_ms is None:
            self._poll_opened_ms = now

    def stand_ins(self, room: Room) -> frozenset[int]:
        """Return the seats of people for whom a computer plays now."""
        return frozenset(seat for seat, due in self._stand_in_times(room).items() if due <= self._clock())

    def next_change(self, room: Room) -> float | None:
        """Return the monotonic time of the next stand-in, or of the next process that becomes silent; None if there is none."""
        times = (*self._stand_in_times(room).values(), *(other.at + OTHERS_LIFE_S for other in self._others.values()))
        return min((due for due in times if due > self._clock()), default=None)

    def host_is_missed(self, room: Room) -> float | None:
        """Return since when the host is away; None if the host is connected or nobody could replace them."""
        host = room.seating.host
        # By correspondence, people are expected to be away.
        if room.settings.is_correspondence or host in self.here or self.next_host(room) is None:
            return None
        return self._away_since.get(host, self._since)

    def away_since(self, guest: int) -> float | None:
        """Return since when *guest* is away; None if they are connected. Nobody was away before the room was loaded."""
        return None if guest in self.here else self._away_since.get(guest, self._since)

    def gone(self, room: Room, *, for_s: float = 0.0) -> tuple[int, ...]:
        """Return the guests who may be forgotten and are away *for_s* seconds at least; the longest away first.

        Nobody has seen those who are away since this process loaded the room: they come before all others.
        """
        since = {guest: self._away_since.get(guest, 0.0) for guest in room.left_behind - self.here - self.onlookers}
        now = self._clock()
        return tuple(sorted((guest for guest in since if since[guest] + for_s <= now), key=lambda guest: (since[guest], guest)))

    def lately_here(self, room: Room) -> frozenset[int]:
        """Return the guests who are connected, or were less than `REVEAL_S` ago: they may be back in time to reveal.

        Whoever stops the server or cuts a wire must not be alone in the next deal. Nobody was away before the room was loaded.
        """
        since = self._clock() - REVEAL_S
        guests = (
            guest for guest in room.seating.guests if guest in self.here or self._away_since.get(guest, self._since) > since
        )
        return frozenset(guests)

    def next_host(self, room: Room) -> int | None:
        """Return the connected guest with a seat who joined first, or None."""
        seated = {room.seating.chairs[seat].guest for seat in room.seating.people}
        return min((guest for guest in self.here if guest in seated), default=None)

    def _stand_in_times(self, room: Room) -> dict[int, float]:
        """Return, by seat, the monotonic time at which a computer begins to play for a person."""
        if not room.is_playing or (room.poll is not None and not room.settings.is_correspondence):
            return {}
        times: dict[int, float] = {}
        here, grace = self.here, room.settings.grace_s
        for seat, chair in enumerate(room.seating.chairs):
            if chair.guest is None:
                continue
            if chair.has_left or chair.is_played_for:
                times[seat] = self._since
            elif chair.guest not in here and not room.settings.is_correspondence:
                times[seat] = self._away_since.get(chair.guest, self._since) + grace
        due = self._due_ms(room)
        if due is not None:
            up = self._clock() + (due - self._wall_ms()) / 1000
            for seat in room.awaited:
                guest = room.seating.chairs[seat].guest
                if guest is not None:
                    # The grace is for who may be on the way back: whoever is there has had their time.
                    their = up if guest in here else up + grace
                    times[seat] = min(their, times.get(seat, their))
        return times

    # The clock

    def _due_ms(self, room: Room) -> int | None:
        """Return when the time of the awaited seats is up, in milliseconds since 1970; None without a clock."""
        if not room.settings.clock_s or not room.is_playing:
            return None
        of_ms = room.settings.clock_s * 1000
        # A journal may hold times to come: the clock was set back since, or is another process's.
        due = max(min(room.marks.turn_at or self._turn_seen_ms, self._turn_seen_ms), self._clock_set_ms) + of_ms
        # By correspondence the clock runs on while nobody is connected, and during votes.
        if room.settings.is_correspondence:
            return max(due, self._back_ms)
        # Otherwise the turn starts anew when the first person is back, or when the server has restarted.
        due = max(due, self._back_ms + of_ms)
        voting = 0 if self._poll_opened_ms is None else self._wall_ms() - self._poll_opened_ms
        return due + self._paused_ms + voting

    def _clock_view(self, room: Room) -> Clock | None:
        due = self._due_ms(room)
        if due is None:
            return None
        return Clock(room.awaited, left_ms=due - self._wall_ms(), of_ms=room.settings.clock_s * 1000)
