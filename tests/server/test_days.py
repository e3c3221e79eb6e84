"""Which day it is: by the clock of the server, in UTC."""

from datetime import UTC, datetime

import pytest

from huit.rooms.daily import Day
from huit.server.live.days import LOOK_BACK_DAYS, Days


def days_at(moment: str) -> Days:
    at = datetime.fromisoformat(moment).replace(tzinfo=UTC)
    return Days(lambda: round(at.timestamp() * 1000))


@pytest.mark.parametrize(
    ("moment", "today", "left"),
    [
        ("2026-11-29T00:00:00", Day(20786, "2026-11-29"), 86_400),
        ("2026-11-29T23:59:59", Day(20786, "2026-11-29"), 1),
        ("2026-11-30T00:00:00", Day(20787, "2026-11-30"), 86_400),
        # The nights in which clocks are changed in Paris have no more, or fewer, hours here.
        ("2026-10-25T01:30:00", Day(20751, "2026-10-25"), 81_000),
        ("2028-02-29T12:00:00", Day(21243, "2028-02-29"), 43_200),
    ],
)
def test_the_day_changes_at_midnight(moment: str, today: Day, left: int):
    days = days_at(moment)
    assert (days.today, days.seconds_left()) == (today, left)


def test_days_to_come_and_those_of_long_ago_are_closed():
    days = days_at("2026-11-29T12:00:00")
    assert days.named("2026-11-29") == days.today
    assert days.named("2026-11-30") is None
    assert days.named(days.earliest.date) == days.earliest
    assert days.today.number - days.earliest.number == LOOK_BACK_DAYS
    assert days.named("2025-11-27") is None


NO_DATES = ["", "today", "2026-11-31", "20261129", "2026-W48-7", "2026-11-29T00:00", " 2026-11-29", "\uff12026-11-29", "9" * 5000]


@pytest.mark.parametrize("text", NO_DATES)
def test_only_a_date_is_a_day(text: str):
    assert days_at("2026-11-29T12:00:00").named(text) is None
