"""Which day it is, and which deals of the day may be played: that of today, and those of the year before it."""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

from huit.rooms.daily import Day

LOOK_BACK_DAYS = 366
"""How many days before today may be played."""
_DAY_S = 24 * 3600
_EPOCH = date(1970, 1, 1)


class Days:
    """The days of a server. They begin at midnight UTC everywhere: no table of time zones is needed, and none can differ.

    >>> days = Days(lambda: 1_795_910_400_000)
    >>> days.today, days.seconds_left()
    (Day(number=20786, date='2026-11-29'), 86400)
    """

    def __init__(self, wall_ms: Callable[[], int]) -> None:
        """*wall_ms* tells milliseconds since 1970."""
        self._wall_ms = wall_ms

    @property
    def today(self) -> Day:
        return _day(datetime.fromtimestamp(self._wall_ms() / 1000, UTC).date())

    @property
    def earliest(self) -> Day:
        """The earliest day that may be played."""
        return _day(_EPOCH + timedelta(days=self.today.number - LOOK_BACK_DAYS))

    def named(self, text: str) -> Day | None:
        """Return the day with the date *text*; None if it is no date, is still to come, or is too long ago."""
        try:
            day = _day(date.fromisoformat(text))
        except ValueError:
            return None
        is_open = day.date == text and self.earliest.number <= day.number <= self.today.number
        return day if is_open else None

    def seconds_left(self) -> int:
        """Return for how many seconds today lasts."""
        return _DAY_S - self._wall_ms() // 1000 % _DAY_S


def _day(of: date) -> Day:
    return Day((of - _EPOCH).days, of.isoformat())
