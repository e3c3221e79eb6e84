"""Circles over HTTP: founding one, coming in, its people, its rules and its tables. What was played: `circle_results`.

A circle has two names. One stands in addresses and is of no use without the cookie of a member: others get the same 404 whether
there is such a circle or not. The other one, in its link, lets people in. Addresses are written into logs, so it stands in bodies
only, and in the fragment of the invitation, which browsers send to nobody.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from aiohttp import web

from huit.rooms.refusal import Refused
from huit.server.http.answer_quotas import circle_quota
from huit.server.http.circle_answers import (
    CircleBefore,
    CircleEntry,
    CircleInShort,
    CircleLinkView,
    CirclePersonView,
    CircleRooms,
    CircleRoomView,
    CircleView,
    Done,
    MyCircles,
    PersonBefore,
    PinnedView,
)
from huit.server.http.json_bodies import as_json, decoded
from huit.server.http.security import circle_token, client_of, set_circle_cookie, set_seat_cookie
from huit.server.http.sockets import guest_of
from huit.server.limits import (
    CIRCLE_WRITES_AT_ONCE,
    CIRCLE_WRITES_PER_S,
    MOST_MEMBERS,
    MOST_PINNED,
    MOST_RESULTS,
)
from huit.server.live.circle_requests import (
    CircleEntered,
    CircleLeft,
    CircleNamed,
    CircleSought,
    KeeperSet,
    NewCircle,
    NewCircleRoom,
    NewPinned,
    PersonGiven,
)
from huit.server.live.circles import Circles, read_pin, seen_people
from huit.server.live.links import is_room_name
from huit.server.live.live_room import LiveRoom
from huit.server.live.lobby import Lobby
from huit.server.live.services import Services
from huit.server.live.tokens import hash_token, new_token
from huit.server.quota import Quotas
from huit.server.storage import circle_jobs as jobs
from huit.server.storage.circle_jobs import CircleJob, StoredCircle, StoredMember
from huit.server.storage.store import StoreError
from huit.server.told.answers import RoomOpened

Handler = Callable[[web.Request], Awaitable[web.Response]]
NOBODY = bytes(32)
"""The hash of no token."""


def known_only(handler: Handler) -> Handler:
    """Return *handler* with 404 as an answer of its own, which counts as a name that somebody tried (`quotas`)."""

    async def handled(request: web.Request) -> web.Response:
        try:
            return await handler(request)
        except Refused as refused:
            if refused.code != "no_circle":
                raise
            return as_json({"code": "no_circle"}, status=404)

    return handled


def browser_of(request: web.Request) -> bytes:
    """Return the hash by which the store knows this browser in its circles; that of nobody without a cookie."""
    token = circle_token(request)
    return NOBODY if token is None else hash_token(token)


def asked_of(request: web.Request) -> tuple[str, bytes]:
    """Return the circle that is meant, and the browser that asks.

    Raises:
        Refused: ``no_circle``, if no circle can have that name.
    """
    circle = request.match_info["circle"]
    if not is_room_name(circle):
        raise Refused("no_circle")
    return circle, browser_of(request)


class CircleWrites:
    """The quota of changes, by browser."""

    def __init__(self) -> None:
        clock = asyncio.get_running_loop().time
        self._quotas = Quotas(burst=CIRCLE_WRITES_AT_ONCE, per_s=CIRCLE_WRITES_PER_S, clock=clock)

    def check(self, browser: bytes) -> None:
        """Take one.

        Raises:
            Refused: ``too_many``, if there is none.
        """
        if not self._quotas.take(browser.hex()):
            raise Refused("too_many")


class CirclesApi:
    """Handlers of the requests under ``/api/circles``, but for what was played."""

    def __init__(self, circles: Circles, lobby: Lobby, services: Services, writes: CircleWrites) -> None:
        self._circles = circles
        self._lobby = lobby
        self._founding = circle_quota(services.limits)
        self._now_s = circles.now_s
        self._writes = writes

    def add_routes(self, app: web.Application) -> None:
        at = "/api/circles/{circle}"
        person = at + r"/members/{member:\d{1,6}}"
        app.router.add_post("/api/circles", self.found)
        app.router.add_get("/api/circles", self.mine)
        app.router.add_post("/api/circles/look", known_only(self.look))
        app.router.add_post("/api/circles/come", known_only(self.come))
        app.router.add_get(at, known_only(self.circle))
        app.router.add_post(f"{at}/name", known_only(self.name))
        app.router.add_post(f"{at}/renew", known_only(self.renew))
        app.router.add_post(f"{at}/delete", known_only(self.delete))
        app.router.add_post(f"{at}/leave", known_only(self.leave))
        app.router.add_post(f"{at}/members", known_only(self.add_person))
        app.router.add_post(person, known_only(self.change_person))
        app.router.add_post(f"{person}/open", known_only(self.open_place))
        app.router.add_post(f"{person}/keeper", known_only(self.set_keeper))
        app.router.add_post(f"{person}/remove", known_only(self.remove))
        app.router.add_post(f"{at}/rules", known_only(self.pin))
        app.router.add_post(at + r"/rules/{pinned:\d{1,6}}/remove", known_only(self.unpin))
        app.router.add_get(f"{at}/tables", known_only(self.tables))
        app.router.add_post(f"{at}/tables", known_only(self.open_room))

    # Coming in

    async def found(self, request: web.Request) -> web.Response:
        """Found a circle; set the cookie of this browser, if it has none."""
        body = await decoded(request, NewCircle)
        self._founding.check(request)
        token = circle_token(request) or new_token()
        circle = await self._circles.found(body, hash_token(token))
        response = as_json(CircleEntry(circle, 1), status=201)
        set_circle_cookie(request, response, token)
        return response

    async def mine(self, request: web.Request) -> web.Response:
        token = circle_token(request)
        circles = () if token is None else await self._circles.of_browser(hash_token(token))
        response = as_json(MyCircles([CircleInShort(*each) for each in circles]))
        if token is not None and circles:
            set_circle_cookie(request, response, token)
        return response

    async def look(self, request: web.Request) -> web.Response:
        """Answer with what a circle's link shows."""
        body = await decoded(request, CircleSought)
        stored = await self._circles.by_link(body.link, browser_of(request))
        now, people = self._now_s(), [each for each in stored.people if each.name]
        shown = [PersonBefore(each.member, each.name, each.look, not each.browsers or each.open_until > now) for each in people]
        return as_json(
            CircleBefore(stored.name, shown, len(people) >= MOST_MEMBERS, None if stored.me is None else stored.circle)
        )

    async def come(self, request: web.Request) -> web.Response:
        """Let a browser in, as somebody new or as somebody who is free, and note where it sits already."""
        body = await decoded(request, CircleEntered)
        token = circle_token(request) or new_token()
        entered = await self._circles.enter(body, hash_token(token))
        response = as_json(CircleEntry(entered.circle, entered.member), status=201 if entered.is_new else 200)
        set_circle_cookie(request, response, token)
        if entered.is_new:
            await self._note_seats(request, entered.circle, hash_token(token))
        return response

    async def _note_seats(self, request: web.Request, circle: str, browser: bytes) -> None:
        for room in await self._circles.rooms(circle, browser):
            with suppress(Refused, StoreError):
                live = await self._lobby.find(room, asker=client_of(request).widest)
                guest = None if live is None else await guest_of(live, request)
                if live is not None and guest is not None:
                    await self._lobby.note_member(live, guest, browser)

    # The circle

    async def circle(self, request: web.Request) -> web.Response:
        """Answer with a circle, and have the cookie last again."""
        response = await self._answer(request)
        token = circle_token(request)
        if token is not None:
            set_circle_cookie(request, response, token)
        return response

    async def _answer(self, request: web.Request, *, status: int = 200) -> web.Response:
        stored = await self._circles.load(*asked_of(request))
        return as_json(circle_view(stored, now=self._now_s()), status=status)

    async def _do(self, request: web.Request, job: CircleJob) -> None:
        self._writes.check(job.token_hash)
        await self._circles.do(job)

    async def name(self, request: web.Request) -> web.Response:
        body = await decoded(request, CircleNamed)
        await self._do(request, jobs.NameCircle(*asked_of(request), self._circles.title(body.name, "name")))
        return await self._answer(request)

    async def renew(self, request: web.Request) -> web.Response:
        """Give the circle a new link."""
        link = self._circles.new_link()
        await self._do(request, jobs.RenewCircle(*asked_of(request), link))
        return as_json(CircleLinkView(link))

    async def delete(self, request: web.Request) -> web.Response:
        await self._do(request, jobs.DropCircle(*asked_of(request)))
        return as_json(Done(True))

    async def leave(self, request: web.Request) -> web.Response:
        body = await decoded(request, CircleLeft)
        await self._do(request, jobs.LeaveCircle(*asked_of(request), body.forget))
        return as_json(Done(True))

    # Its people

    async def add_person(self, request: web.Request) -> web.Response:
        body = await decoded(request, PersonGiven)
        name = await self._circles.free_name(*asked_of(request), body.name)
        await self._do(request, jobs.AddPerson(*asked_of(request), name, body.look, self._now_s()))
        return await self._answer(request, status=201)

    async def change_person(self, request: web.Request) -> web.Response:
        body, member = await decoded(request, PersonGiven), int(request.match_info["member"])
        name = await self._circles.free_name(*asked_of(request), body.name, but=member)
        await self._do(request, jobs.ChangePerson(*asked_of(request), member, name, body.look))
        return await self._answer(request)

    async def open_place(self, request: web.Request) -> web.Response:
        await self._do(request, jobs.OpenPlace(*asked_of(request), int(request.match_info["member"]), self._circles.open_until()))
        return await self._answer(request)

    async def set_keeper(self, request: web.Request) -> web.Response:
        body = await decoded(request, KeeperSet)
        await self._do(request, jobs.SetKeeper(*asked_of(request), int(request.match_info["member"]), body.keeper))
        return await self._answer(request)

    async def remove(self, request: web.Request) -> web.Response:
        body = await decoded(request, CircleLeft)
        await self._do(request, jobs.RemovePerson(*asked_of(request), int(request.match_info["member"]), body.forget))
        return await self._answer(request)

    # Its rules and tables

    async def pin(self, request: web.Request) -> web.Response:
        body = await decoded(request, NewPinned)
        rules = await self._circles.rules_to_pin(body, asker=client_of(request).widest)
        await self._do(request, jobs.PinRules(*asked_of(request), rules))
        return await self._answer(request, status=201)

    async def unpin(self, request: web.Request) -> web.Response:
        await self._do(request, jobs.UnpinRules(*asked_of(request), int(request.match_info["pinned"])))
        return await self._answer(request)

    async def tables(self, request: web.Request) -> web.Response:
        """Answer with the tables at which something happened lately. One that cannot be read is left out."""
        shown: list[CircleRoomView] = []
        for room in await self._circles.rooms(*asked_of(request)):
            with suppress(Refused):
                live = await self._lobby.find(room, asker=client_of(request).widest)
                if live is not None:
                    shown.append(await _room_view(live, request))
        return as_json(CircleRooms(shown))

    async def open_room(self, request: web.Request) -> web.Response:
        """Open a room that is a table of the circle, and set the cookie of its first guest."""
        body = await decoded(request, NewCircleRoom)
        opened = await self._circles.room_to_open(body, *asked_of(request))
        self._writes.check(browser_of(request))
        name, watch, token = await self._lobby.open(opened, asker=client_of(request).widest)
        await self._circles.add_room(*asked_of(request), name)
        response = as_json(RoomOpened(name, watch), status=201)
        set_seat_cookie(request, response, name, token)
        return response


async def _room_view(live: LiveRoom, request: web.Request) -> CircleRoomView:
    room, guest = live.room, await guest_of(live, request)
    return CircleRoomView(
        room=live.links.room,
        watch=None if room.settings.watch == "nobody" else live.links.watch,
        rules=room.rules.id,
        title=room.agreement.title,
        stage=room.stage,
        names=list(room.names),
        free=len(room.seating.open_seats),
        yours=guest is not None and not live.is_kicked(guest),
    )


def circle_view(stored: StoredCircle, *, now: int) -> CircleView:
    """Return a circle as its members see it; *now* is in seconds since 1970."""
    assert stored.me is not None
    people = seen_people(stored)
    return CircleView(
        circle=stored.circle,
        name=stored.name,
        link=stored.link,
        me=stored.me,
        people=[_member_view(each, now=now) for each in stored.people],
        pinned=[view for each in stored.pinned if (view := _pinned_view(each)) is not None],
        results=stored.results,
        results_left=max(0, MOST_RESULTS - stored.results),
        people_left=max(0, MOST_MEMBERS - len(people)),
        pinned_left=max(0, MOST_PINNED - len(stored.pinned)),
    )


def _member_view(member: StoredMember, *, now: int) -> CirclePersonView:
    return CirclePersonView(
        member=member.member,
        name=member.name,
        look=member.look,
        keeper=member.is_keeper,
        browsers=member.browsers,
        left=member.has_left,
        open_s=member.open_until - now if member.browsers and member.open_until > now else None,
    )


def _pinned_view(pinned: jobs.StoredPinned) -> PinnedView | None:
    """Return pinned rules as members see them; None if this version cannot read them."""
    rules = read_pin(pinned.told)
    if rules is None:
        return None
    return PinnedView(
        pinned=pinned.pinned,
        rules=rules.rules,
        options=rules.options,
        title=rules.title,
        seats=rules.seats,
        match=rules.match,
        by=pinned.by,
    )
