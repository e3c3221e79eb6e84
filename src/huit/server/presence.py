"""Who is there, in this process and in the others, since when somebody is away, and whose time is up."""

from collections.abc import Callable, Collection

from huit.rooms import Presence, Room
from huit.server.limits import OTHERS_LIFE_S


class Attendance:
    """Who is there now. Knows two clocks: one that only runs forward, in seconds, and that of the wall, in milliseconds."""

    def __init__(self, *, clock: Callable[[], float], wall_ms: Callable[[], int]) -> None:
        self._clock = clock
        self._wall_ms = wall_ms
        self._here: frozenset[int] = frozenset()
        self._watchers = 0
        self._others: dict[str, tuple[float, frozenset[int], int]] = {}
        self._since = clock()
        """Since when this process has looked at the room: nobody is taken to have been away before."""
        self._away_since: dict[int, float] = {}
        self._back_ms = wall_ms()
        """When somebody was there again after nobody was: no time runs out at once then."""
        self._turn_seq = 0
        self._turn_seen_ms = wall_ms()

    def set_here(self, here: Collection[int], watchers: int) -> bool:
        """Say who is connected to this process; tell whether that is news."""
        if self._here == frozenset(here) and self._watchers == watchers:
            return False
        if not self._here and here:
            self._back_ms = self._wall_ms()
        for guest in self._here - set(here):
            self._away_since[guest] = self._clock()
        self._here, self._watchers = frozenset(here), watchers
        for guest in here:
            self._away_since.pop(guest, None)
        return True

    def set_elsewhere(self, process: str, here: Collection[int], watchers: int) -> bool:
        """Say who is connected to another process; tell whether that is news."""
        before = self.here
        for guest in before - set(here) - self._here:
            self._away_since.setdefault(guest, self._clock())
        self._others[process] = (self._clock(), frozenset(here), watchers)
        if not here and not watchers:
            del self._others[process]
        return before != self.here

    @property
    def here(self) -> frozenset[int]:
        """All guests who are there."""
        if not self._others:
            return self._here
        now = self._clock()
        elsewhere = (here for told_at, here, _ in self._others.values() if now - told_at < OTHERS_LIFE_S)
        return self._here.union(*elsewhere)

    @property
    def local(self) -> tuple[list[int], int]:
        """The guests and the number of spectators of this process."""
        return sorted(self._here), self._watchers

    def presence(self, room: Room) -> Presence:
        """Return what the views show of it."""
        watchers = self._watchers + sum(watchers for _, _, watchers in self._others.values())
        return Presence(self.here, self.stand_ins(room), watchers, self._clock_told(room))

    # Who is played for

    def see(self, room: Room) -> None:
        """Take note of when a turn began, for rooms whose journal does not say it."""
        if room.turn_seq != self._turn_seq:
            self._turn_seq, self._turn_seen_ms = room.turn_seq, self._wall_ms()

    def stand_ins(self, room: Room) -> frozenset[int]:
        """Return the seats of people whom a computer player plays for now."""
        return frozenset(seat for seat, due in self._stand_in_times(room).items() if due <= self._clock())

    def next_change(self, room: Room) -> float | None:
        """Return when somebody more will be played for, by the clock that runs forward; None if that is not in sight."""
        return min((due for due in self._stand_in_times(room).values() if due > self._clock()), default=None)

    def host_is_missed(self, room: Room) -> float | None:
        """Return since when the host is away, if somebody else who sits there could be host instead."""
        host = room.seating.host
        here = self.here
        if host in here or not any(room.seating.seat_of(guest) is not None for guest in here):
            return None
        return self._away_since.get(host, self._since)

    def _stand_in_times(self, room: Room) -> dict[int, float]:
        """Return, for the people of a round, when a computer player begins to play for them."""
        if not room.is_playing or room.poll is not None:
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
        return max((room.turn_at or self._turn_seen_ms) + room.settings.clock_s * 1000, self._back_ms)

    def _clock_told(self, room: Room) -> dict[str, object] | None:
        due = self._due_ms(room)
        if due is None:
            return None
        return {"seats": room.awaited, "left_ms": due - self._wall_ms(), "of_ms": room.settings.clock_s * 1000}
