"""Quotas of answers that are computed for each request and not cached."""

import asyncio

from aiohttp import web

from huit.rooms.refusal import Refused
from huit.server.http.quotas import shared_quotas
from huit.server.http.security import client_of
from huit.server.limits import Limits
from huit.server.quota import Quota


class Costly:
    """Two quotas: one in all, and one for each address."""

    def __init__(self, limits: Limits, *, most: tuple[int, float], each: tuple[int, float]) -> None:
        """*most* and *each* are a burst, and what it gains a second: of all, and of an address."""
        burst, per_s = most
        self._all = Quota(burst=burst, per_s=per_s, clock=asyncio.get_running_loop().time)
        self._each = shared_quotas(limits, *each, most=most)

    def check(self, request: web.Request) -> None:
        """Take one of each, or none of either.

        Raises:
            Refused: ``too_many``, if there is none.
        """
        client = client_of(request)
        if not self._each.take(client):
            raise Refused("too_many")
        if not self._all.take():
            # That others have used up all there was costs this address nothing.
            self._each.give_back(client)
            raise Refused("too_many")

    def give_back(self, request: web.Request) -> None:
        """Give back what was taken for *request*: it does not count."""
        self._all.give_back()
        self._each.give_back(client_of(request))


def sheet_quota(limits: Limits) -> Costly:
    """Return the quota of rule sheets, and as much for replays."""
    most = (limits.sheet_burst, limits.sheets_per_s)
    return Costly(limits, most=most, each=(limits.address_sheet_burst, limits.address_sheets_per_s))


def check_quota(limits: Limits) -> Costly:
    """Return the quota of checks that play."""
    most = (limits.check_burst, limits.checks_per_s)
    return Costly(limits, most=most, each=(limits.address_check_burst, limits.address_checks_per_s))


def lesson_quota(limits: Limits) -> Costly:
    """Return the quota of lessons."""
    most = (limits.lesson_burst, limits.lessons_per_s)
    return Costly(limits, most=most, each=(limits.address_lesson_burst, limits.address_lessons_per_s))


def carry_quota(limits: Limits) -> Costly:
    """Return the quota of codes that bring seats to another device; in all, it is that of opening rooms."""
    most = (limits.room_burst, limits.rooms_per_s)
    return Costly(limits, most=most, each=(limits.carry_burst, limits.carries_per_s))


def typed_quota(limits: Limits) -> Costly:
    """Return the quota of typed codes that are tried: they are short, and all addresses together try few."""
    most = (limits.typed_burst, limits.typed_per_s)
    return Costly(limits, most=most, each=(limits.address_typed_burst, limits.address_typed_per_s))


def come_quota(limits: Limits) -> Costly:
    """Return the quota of wrong codes of rooms: each is one of ten thousand at least, and rooms are many."""
    most = (limits.come_burst, limits.comes_per_s)
    return Costly(limits, most=most, each=(limits.address_come_burst, limits.address_comes_per_s))


def circle_quota(limits: Limits) -> Costly:
    """Return the quota of circles that are founded."""
    most = (limits.circle_burst, limits.circles_per_s)
    return Costly(limits, most=most, each=(limits.address_circle_burst, limits.address_circles_per_s))


def file_quota(limits: Limits) -> Costly:
    """Return the quota of files that circles give out or read."""
    most = (limits.file_burst, limits.files_per_s)
    return Costly(limits, most=most, each=(limits.address_file_burst, limits.address_files_per_s))


def lab_quota(limits: Limits) -> Costly:
    """Return the quota of questions to the lab."""
    most = (limits.lab_burst, limits.labs_per_s)
    return Costly(limits, most=most, each=(limits.address_lab_burst, limits.address_labs_per_s))
