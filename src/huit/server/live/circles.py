"""Circles: people who play together, without accounts. What a browser may do in one is settled by the store, in one go."""

from itertools import repeat
from typing import Final

import msgspec

from huit.names import looks_of
from huit.rooms.refusal import Refused
from huit.server import logs
from huit.server.limits import CIRCLE_ROOM_S, MOST_PINNED_BYTES, MOST_ROOMS_SHOWN, PLACE_OPEN_S
from huit.server.live.circle_requests import CIRCLE_LINK_LENGTH, CircleEntered, NewCircle, NewCircleRoom, NewPinned
from huit.server.live.circle_sheets import mistake, name_taken
from huit.server.live.links import LINK_LENGTH, new_name
from huit.server.live.lobby import HOST, NewRoom
from huit.server.live.request_checks import checked_rules, person_name, requested_match, rules_title
from huit.server.live.services import Services
from huit.server.storage import circle_jobs as jobs
from huit.server.storage.circle_jobs import CircleJob, CircleShort, Entered, StoredCircle, StoredMember, Told

_FULL: Final = ("circles", "people", "pinned", "results", "history")
"""What there is too much of."""


def check_told(told: Told) -> None:
    """Raise a `Refused` if a job was not done."""
    if told in _FULL:
        raise Refused("full", {"message": f"too many: {told}", "field": told})
    if told != "done":
        raise Refused(told)


def seen_people(stored: StoredCircle) -> list[StoredMember]:
    """Return the people of a circle who have a name: those who left may have theirs no more."""
    return [each for each in stored.people if each.name]


class Circles:
    """The circles of a server. All of them are in the store; nothing of them is in memory."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._store = services.store

    def now_s(self) -> int:
        """Return the time in seconds since 1970."""
        return self._services.wall_ms() // 1000

    def open_until(self) -> int:
        """Return until when a place that is opened now is open."""
        return self.now_s() + PLACE_OPEN_S

    def new_link(self) -> str:
        """Return a secret for a link."""
        return new_name(self._services.chance.names, CIRCLE_LINK_LENGTH)

    def title(self, text: str, field: str) -> str:
        """Return the name of a circle, tidied.

        Raises:
            Refused: ``malformed``, if it is empty or cannot be seen.
        """
        title = rules_title(text)
        if not title:
            raise mistake(field, "circle")
        return title

    # Coming in

    async def found(self, request: NewCircle, browser: bytes) -> str:
        """Found a circle; return its name in addresses.

        Raises:
            Refused: ``malformed``; ``full``, if the browser is in too many.
            StoreError: if it cannot be stored.
        """
        title, name = self.title(request.circle, "circle"), person_name(request.name)
        circle = new_name(self._services.chance.names, LINK_LENGTH)
        job = jobs.FoundCircle(circle, self.new_link(), title, name, request.look, browser, self.now_s())
        check_told(await self._store.do(job))
        logs.tell("circle_founded")
        return circle

    async def of_browser(self, browser: bytes) -> tuple[CircleShort, ...]:
        """Return the circles of a browser."""
        return await self._store.do(jobs.CirclesOf(browser))

    async def by_link(self, link: str, browser: bytes) -> StoredCircle:
        """Return the circle of a link.

        Raises:
            Refused: ``no_circle``.
        """
        stored = await self._store.do(jobs.FindCircle(link, browser))
        if stored is None:
            raise Refused("no_circle")
        return stored

    async def enter(self, request: CircleEntered, browser: bytes) -> Entered:
        """Make a browser that of somebody in a circle.

        Raises:
            Refused: ``no_circle``, ``malformed``, ``name_taken``, ``not_free``, ``full``.
        """
        name = ""
        if request.member is None:
            stored = await self.by_link(request.link, browser)
            name = "" if stored.me is not None else free_name(stored, request.name)
        job = jobs.EnterCircle(request.link, browser, request.member, name, request.look, self.now_s())
        entered = await self._store.do(job)
        check_told(entered.told)
        return entered

    # Inside

    async def load(self, circle: str, browser: bytes) -> StoredCircle:
        """Return a circle that the browser is in.

        Raises:
            Refused: ``no_circle``.
        """
        stored = await self._store.do(jobs.LoadCircle(circle, browser))
        if stored is None:
            raise Refused("no_circle")
        return stored

    async def do(self, job: CircleJob) -> None:
        """Carry out a change.

        Raises:
            Refused: ``no_circle``, if the browser is not in it, and other codes of `Told`.
        """
        check_told(await self._store.do(job))

    async def free_name(self, circle: str, browser: bytes, text: str, *, but: int | None = None) -> str:
        """Return the name *text*, tidied, for somebody new, or for the member *but*.

        Raises:
            Refused: ``no_circle``, ``malformed``, ``name_taken``.
        """
        return free_name(await self.load(circle, browser), text, but=but)

    # Rules and tables

    async def rules_to_pin(self, request: NewPinned, *, asker: str) -> bytes:
        """Return rules as they are pinned.

        Raises:
            Refused: ``malformed``, if they cannot be played, or are too long.
        """

        return await self._services.rule_threads.done(asker, lambda: checked_pin(request))

    async def room_to_open(self, request: NewCircleRoom, circle: str, browser: bytes) -> NewRoom:
        """Return the room that is asked for, with the name of the member who opens it.

        Raises:
            Refused: ``no_circle``, ``no_pinned``, ``malformed``.
        """
        stored = await self.load(circle, browser)
        name = next(each.name for each in stored.people if each.member == stored.me)
        if (request.pinned is None) == (request.room is None):
            raise mistake("room", "room")
        if request.room is not None:
            return msgspec.structs.replace(request.room, name=name)
        told = next((each.told for each in stored.pinned if each.pinned == request.pinned), None)
        pinned = None if told is None else read_pin(told)
        if pinned is None:
            raise Refused("no_pinned")
        seats = request.seats or pinned.seats
        return NewRoom(
            rules=pinned.rules,
            seats=seats,
            name=name,
            options=pinned.options,
            title=pinned.title,
            match=pinned.match,
            chairs=("me", *repeat("open", seats - 1)),
        )

    async def add_room(self, circle: str, browser: bytes, room: str) -> None:
        """Make a new room a table of a circle, of which its host is a member.

        Raises:
            Refused: ``no_circle``.
        """
        await self.do(jobs.AddCircleRoom(circle, browser, room, HOST, self.now_s()))

    async def rooms(self, circle: str, browser: bytes) -> tuple[str, ...]:
        """Return the first names of the rooms that are open tables of a circle, the latest first.

        Raises:
            Refused: ``no_circle``.
        """
        rooms = await self._store.do(jobs.ReadCircleRooms(circle, browser, self.now_s() - CIRCLE_ROOM_S, MOST_ROOMS_SHOWN))
        if rooms is None:
            raise Refused("no_circle")
        return rooms


def checked_pin(request: NewPinned) -> bytes:
    """Return rules as they are pinned. To check them takes a while.

    Raises:
        Refused: ``malformed``, if they cannot be played, or are too long.
    """
    told = msgspec.json.encode(msgspec.structs.replace(request, title=rules_title(request.title)))
    if len(told) > MOST_PINNED_BYTES:
        raise mistake("rules", "pinned")
    rules = checked_rules(request.rules, request.options, seats=request.seats)
    requested_match(request.match, rules, seats=request.seats)
    return told


def read_pin(told: bytes) -> NewPinned | None:
    """Return rules that were pinned; None if this version cannot read them."""
    try:
        return msgspec.json.decode(told, type=NewPinned)
    except msgspec.DecodeError:
        return None


def free_name(stored: StoredCircle, text: str, *, but: int | None = None) -> str:
    """Return the name *text*, tidied, if nobody in the circle has one that looks like it, but for the member *but*.

    Raises:
        Refused: ``malformed``, ``name_taken``.
    """
    name = person_name(text)
    looks = looks_of(name)
    if any(looks & looks_of(each.name) for each in seen_people(stored) if each.member != but and not each.has_left):
        raise name_taken(name)
    return name
