"""Who is there, in this process and in the others, since when somebody is away, and whose time is up."""

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

from huit.rooms.messages import Clock, Presence
from huit.rooms.room import Room
from huit.server.limits import OTHERS_LIFE_S


class Elsewhere(NamedTuple):
    """What another process said, and when, about who is connected to it."""

    told_at: float
    here: frozenset[int]
    watchers: int


class Attendance:
    """Who is there now. Knows two clocks: one that only runs forward, in seconds, and that of the wall, in milliseconds."""

    def __init__(self, *, clock: Callable[[], float], wall_ms: Callable[[], int]) -> None:
        self._clock = clock
        self._wall_ms = wall_ms
        self.here: frozenset[int] = frozenset()
        """All guests who are there, wherever they are connected."""
        self._here: frozenset[int] = frozenset()
        self._watchers = 0
        self._others: dict[str, Elsewhere] = {}
        self._since = clock()
        """Since when this process has looked at the room: nobody is taken to have been away before."""
        self._away_since: dict[int, float] = {}
        self._back_ms = wall_ms()
        """When somebody was there again after nobody was: no time runs out at once then."""
        self._turn_seq = 0
        self._turn_seen_ms = wall_ms()
        self._asked_ms: int | None = None
        """Since when there is a vote: meanwhile nobody's time runs."""
        self._paused_ms = 0
        """How long there was one in this turn, those that are over."""

    def set_here(self, here: Collection[int], watchers: int) -> bool:
        """Say who is connected to this process; tell whether that is news."""
        there = frozenset(here)
        if self._here == there and self._watchers == watchers:
            return False
        before = self.here
        self._here, self._watchers = there, watchers
        self._note(before, self._clock())
        return True

    def set_elsewhere(self, process: str, here: Collection[int], watchers: int, back_ms: int | None = None) -> bool:
        """Say who is connected to another process, and since when it knows somebody there; tell whether that is news."""
        before, watched = self.here, self.watchers
        self._others.pop(process, None)
        if here or watchers:
            self._others[process] = Elsewhere(self._clock(), frozenset(here), watchers)
        self._note(before, self._clock())
        if here and back_ms is not None:
            self._back_ms = min(self._back_ms, back_ms)
        return (before, watched) != (self.here, self.watchers)

    def forget_silent(self) -> bool:
        """Treat guests reported by a silent process as away; tell whether that is news."""
        silent = {name: other for name, other in self._others.items() if other.told_at + OTHERS_LIFE_S <= self._clock()}
        for name, other in silent.items():
            before = self.here
            del self._others[name]
            self._note(before, other.told_at)
        return bool(silent)

    def _note(self, before: frozenset[int], now: float) -> None:
        """Note who has gone, and that the room is not empty any more."""
        here = self.here = self._here.union(*(other.here for other in self._others.values()))
        self._away_since |= dict.fromkeys(before - here, now)
        for guest in here:
            self._away_since.pop(guest, None)
        if here and not before:
            self._back_ms = self._wall_ms()

    def knows(self, process: str) -> bool:
        """Tell whether another process has said that somebody is there."""
        return process in self._others

    @property
    def is_elsewhere(self) -> bool:
        """Whether somebody who plays is connected to another process."""
        return any(other.here for other in self._others.values())

    @property
    def watchers(self) -> int:
        return self._watchers + sum(other.watchers for other in self._others.values())

    @property
    def local(self) -> dict[str, Any]:
        """What the other processes are to know, as `set_elsewhere` takes it."""
        return {"here": sorted(self._here), "watchers": self._watchers, "back_ms": self._back_ms}

    def presence(self, room: Room) -> Presence:
        """Return what the views show of it."""
        return Presence(self.here, self.stand_ins(room), self.watchers, self._clock_told(room))

    # Who is played for

    def see(self, room: Room) -> None:
        """Note when a turn began, for journals that do not say it, and how long people voted in it."""
        now = self._wall_ms()
        if room.marks.turn_seq != self._turn_seq:
            self._turn_seq, self._turn_seen_ms, self._paused_ms = room.marks.turn_seq, now, 0
        elif self._asked_ms is not None and room.poll is None:
            self._paused_ms += now - self._asked_ms
        if room.poll is None:
            self._asked_ms = None
        elif self._asked_ms is None:
            self._asked_ms = now

    def stand_ins(self, room: Room) -> frozenset[int]:
        """Return the seats of people whom a computer player plays for now."""
        return frozenset(seat for seat, due in self._stand_in_times(room).items() if due <= self._clock())

    def next_change(self, room: Room) -> float | None:
        """Return when to look again, by the clock that runs forward; None if nothing is in sight.

        Somebody more will be played for then, or another process has been silent for too long.
        """
        times = (*self._stand_in_times(room).values(), *(other.told_at + OTHERS_LIFE_S for other in self._others.values()))
        return min((due for due in times if due > self._clock()), default=None)

    def host_is_missed(self, room: Room) -> float | None:
        """Return since when the host is away, if somebody else who sits there could be host instead."""
        host = room.seating.host
        # By correspondence nobody is expected to sit there.
        if room.settings.is_correspondence or host in self.here or self.next_host(room) is None:
            return None
        return self._away_since.get(host, self._since)

    def next_host(self, room: Room) -> int | None:
        """Return who would be host then: of those who sit there, the one who came first."""
        seated = {room.seating.chairs[seat].guest for seat in room.seating.people}
        return min((guest for guest in self.here if guest in seated), default=None)

    def _stand_in_times(self, room: Room) -> dict[int, float]:
        """Return, for the people of a round, when a computer player begins to play for them."""
        if not room.is_playing or (room.poll is not None and not room.settings.is_correspondence):
            return {}
        times: dict[int, float] = {}
        here, grace = self.here, room.settings.grace_s
        for seat, chair in enumerate(room.seating.chairs):
            if chair.guest is None:
                continue
            if chair.has_left:
                times[seat] = self._since
            elif chair.guest not in here and not room.settings.is_correspondence:
                times[seat] = self._away_since.get(chair.guest, self._since) + grace
        due = self._due_ms(room)
        if due is not None:
            up = self._clock() + (due - self._wall_ms()) / 1000 + grace
            for seat in room.awaited:
                if room.seating.chairs[seat].guest is not None:
                    times[seat] = min(up, times.get(seat, up))
        return times

    # The clock

    def _due_ms(self, room: Room) -> int | None:
        """Return when the time of those who are awaited is up, by the wall."""
        if not room.settings.clock_s or not room.is_playing:
            return None
        of_ms = room.settings.clock_s * 1000
        due = (room.marks.turn_at or self._turn_seen_ms) + of_ms
        # Nobody waited while nobody was there, or the server was down: the turn begins anew. By post, that is what a turn is for.
        if room.settings.is_correspondence:
            # Days are enough to vote in.
            return max(due, self._back_ms)
        due = max(due, self._back_ms + of_ms)
        asked = 0 if self._asked_ms is None else self._wall_ms() - self._asked_ms
        return due + self._paused_ms + asked

    def _clock_told(self, room: Room) -> Clock | None:
        due = self._due_ms(room)
        if due is None:
            return None
        return Clock(room.awaited, left_ms=due - self._wall_ms(), of_ms=room.settings.clock_s * 1000)
