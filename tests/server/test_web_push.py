"""Calls by Web Push: who is called, when, with what; what a push service answers; limits; keys that stay."""

import asyncio
import base64
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from socket import AF_INET, SOCK_STREAM
from threading import Event, current_thread
from typing import Any, cast

import http_ece
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec.structs import replace
from py_vapid import Vapid02

from huit.server import metrics
from huit.server.limits import GONE_CALLED_S, MOST_CALLEES, MOST_CALLEES_A_GUEST, MOST_CALLS_TO_ONE, MOST_CALLS_WAITING, Limits
from huit.server.live import push_services, web_push
from huit.server.live.lobby import Lobby
from huit.server.live.push_services import PushServices
from huit.server.live.search_pool import SearchPool
from huit.server.live.services import Services
from huit.server.live.thinkers import Thinkers
from huit.server.live.web_push import Caller, CallMessage
from huit.server.storage import jobs, statements
from huit.server.storage.jobs import AddRoom, Callee
from huit.server.storage.store import Store
from tests.server.conftest import Serve, Time
from tests.server.guests import TIMEOUT_S, Guest, until
from tests.server.test_logs import lines  # noqa: F401

Goes = Callable[[Guest, Guest], Awaitable[None]]
"""How somebody goes, until the server knows it; the other one sees it."""
BY_LETTER = {"clock_s": 86_400, "grace_s": 600}
ROOM = AddRoom("k3v9abcdef", "k3v9abcdefgh", 0, {0: b"hash"}, b"{}")


class Phone:
    """A browser that can be called: its keys, as its push service does not know them."""

    def __init__(self, service: "PushService", name: str = "phone") -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes !!"
        self.endpoint = f"{service.origin}/send/{name}"
        self.asked = {"endpoint": self.endpoint, "p256dh": text_of(self.public), "auth": text_of(self._auth), "language": "fr"}

    @property
    def public(self) -> bytes:
        return self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def read(self, body: bytes) -> dict[str, Any]:
        told = cast(Any, http_ece).decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return json.loads(told)


class PushService:
    """A push service of this machine, which keeps what it is sent and answers as the test wants."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, dict[str, str], bytes]] = []
        self.statuses: list[int] = []
        app = web.Application()
        app.router.add_post("/send/{name}", self._take)
        self.server = TestServer(app)

    async def _take(self, request: web.Request) -> web.Response:
        self.sent.append((request.path, dict(request.headers), await request.read()))
        return web.Response(status=self.statuses.pop(0) if self.statuses else 201, headers={"Location": "/send/redirected"})

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server.port}"

    async def waits_for(self, calls: int) -> None:
        await until(lambda: len(self.sent) >= calls)


def text_of(key: bytes) -> str:
    return base64.urlsafe_b64encode(key).decode().rstrip("=")


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    service = PushService()
    await service.server.start_server()
    yield service
    await service.server.close()


async def ask(guest: Guest, path: str, body: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    async with guest.client.post(f"/api/rooms/{guest.room}/{path}", json=body, headers={"Cookie": guest.cookie}) as answer:
        return answer.status, await answer.json()


async def two_by_letter(serve: Serve, service: PushService, **settings: Any) -> tuple[Guest, Guest]:
    """Return Anne and Paul, whose round has begun; nobody is called yet."""
    client = await serve(push_services=[service.origin])
    anne = await Guest.opening(client, seats=2, chairs=["me", "open"], settings=BY_LETTER | settings)
    paul = await anne.inviting("Paul", seat=1)
    for guest in (anne, paul):
        await guest.sit_down()
        await guest.send(type="ready", ready=True)
    await anne.send(type="next")
    for guest in (anne, paul):
        await guest.see(lambda view: view["round_no"] == 1)
    return anne, paul


def lobby_of(client: Any) -> Lobby:
    return next(value for value in client.server.app.values() if isinstance(value, Lobby))


def in_turn(anne: Guest, paul: Guest) -> tuple[Guest, Guest]:
    """Return whose turn it is, and the other one."""
    return (anne, paul) if anne.view["turn"] == 0 else (paul, anne)


async def play_to_the_end(mover: Guest, other: Guest) -> None:
    """Let both play, *mover* first, until the round is over."""
    while not mover.view["over"]:
        for guest in (mover, other):
            await guest.see(lambda view: view["over"] or view["turn"] == view["seat"])
            while not guest.view["over"] and guest.view["turn"] == guest.view["seat"]:
                await guest.play_one()
        await mover.see(lambda view: view["over"] or view["turn"] == view["seat"])


async def play_on(mover: Guest) -> None:
    """Let *mover* act until it is somebody else's turn."""
    await mover.see(lambda view: view["turn"] == view["seat"])
    while mover.view["turn"] == mover.view["seat"]:
        await mover.play_one()


async def test_who_is_away_is_called_once_when_the_turn_comes(serve: Serve, service: PushService):
    mover, away = in_turn(*await two_by_letter(serve, service))
    phone = Phone(service)
    assert await ask(away, "calls", phone.asked) == (201, {"called": True})
    await away.socket.close()
    await play_on(mover)
    await service.waits_for(1)
    ((path, headers, body),) = service.sent
    told = phone.read(body)
    assert told == {
        "room": mover.room,
        "kind": "turn",
        "game": "Version minimale",
        "language": "fr",
        "seq": told["seq"],
    }
    assert path == "/send/phone"
    assert (headers["Content-Encoding"], headers["Urgency"], headers["TTL"]) == ("aes128gcm", "high", "86400")
    assert len(headers["Topic"]) <= 32
    assert Vapid02.verify(headers["Authorization"])


async def test_who_looks_is_not_called_and_who_looks_away_is(serve: Serve, service: PushService):
    mover, other = in_turn(*await two_by_letter(serve, service))
    await ask(other, "calls", Phone(service).asked)
    await play_on(mover)
    await other.see(lambda view: view["turn"] == view["seat"])
    await play_on(other)
    await other.send(type="seeing", seen=False)
    # Messages of one socket are carried out in turn, and this one is answered.
    await other.send(type="pace", pace=0.5)
    await other.see(lambda view: view["pace"] == 0.5)
    await mover.see(lambda view: view["turn"] == view["seat"])
    await play_on(mover)
    await service.waits_for(1)
    assert len(service.sent) == 1


async def leaves(guest: Guest, other: Guest) -> None:
    await guest.socket.close()
    await other.see(lambda view: not view["here"][guest.view["seat"]])


async def looks_away(guest: Guest, _: Guest) -> None:
    await guest.send(type="seeing", seen=False)
    # Messages of one socket are carried out in turn, and this one is answered.
    await guest.send(type="pace", pace=0.5)
    await guest.see(lambda view: view["pace"] == 0.5)


@pytest.mark.parametrize("goes", [leaves, looks_away])
@pytest.mark.parametrize("what", ["turn", "vote", "over"])
async def test_who_looked_when_something_was_asked_and_goes_without_an_answer_is_called(
    serve: Serve, service: PushService, clock: Time, what: str, goes: Goes
):
    mover, other = in_turn(*await two_by_letter(serve, service))
    phone = Phone(service)
    await ask(other, "calls", phone.asked)
    if what == "over":
        await play_to_the_end(mover, other)
    else:
        await play_on(mover)
        await other.see(lambda view: view["turn"] == view["seat"])
    if what == "vote":
        await mover.send(type="undo")
        await other.see(lambda view: view["poll"] is not None)
    await goes(other, mover)
    assert not service.sent
    clock.jumps(GONE_CALLED_S)
    await service.waits_for(1)
    assert phone.read(service.sent[0][2])["kind"] == what
    # Once.
    await other.sit_down()
    await goes(other, mover)
    clock.jumps(GONE_CALLED_S)
    await mover.send(type="pace", pace=0.7)
    await mover.see(lambda view: view["pace"] == 0.7)
    assert len(service.sent) == 1


async def test_who_is_back_soon_or_has_answered_is_not_called(serve: Serve, service: PushService, clock: Time):
    mover, other = in_turn(*await two_by_letter(serve, service))
    await ask(other, "calls", Phone(service).asked)
    await play_on(mover)
    await other.see(lambda view: view["turn"] == view["seat"])
    await leaves(other, mover)
    await other.sit_down()
    clock.jumps(GONE_CALLED_S)
    await play_on(other)
    await leaves(other, mover)
    clock.jumps(GONE_CALLED_S)
    await mover.see(lambda view: view["turn"] == view["seat"])
    await play_on(mover)
    # The call of the turn that has come now is the first.
    await service.waits_for(1)
    assert len(service.sent) == 1


async def test_whom_the_server_did_not_call_before_it_stopped_is_called_when_it_starts_again(
    serve: Serve, service: PushService, clock: Time
):
    mover, other = in_turn(*await two_by_letter(serve, service))
    phone = Phone(service)
    await ask(other, "calls", phone.asked)
    await play_on(mover)
    await other.see(lambda view: view["turn"] == view["seat"])
    await cast(Any, mover.client).close()
    clock.jumps(GONE_CALLED_S)
    assert not service.sent
    lobby = lobby_of(await serve(push_services=[service.origin]))
    await until(lambda: lobby.has(other.room))
    assert not service.sent
    clock.jumps(GONE_CALLED_S)
    await service.waits_for(1)
    assert phone.read(service.sent[0][2])["kind"] == "turn"


async def test_who_has_a_vote_to_give_is_called(serve: Serve, service: PushService):
    mover, away = in_turn(*await two_by_letter(serve, service))
    await play_on(mover)
    phone = Phone(service)
    await ask(away, "calls", phone.asked | {"language": "en"})
    await away.socket.close()
    await mover.send(type="undo")
    await service.waits_for(1)
    told = phone.read(service.sent[0][2])
    assert (told["kind"], told["language"]) == ("vote", "en")


async def test_who_is_away_when_the_round_ends_is_called_once_to_its_result(serve: Serve, service: PushService):
    mover, other = in_turn(*await two_by_letter(serve, service))
    phone = Phone(service)
    await ask(other, "calls", phone.asked)
    await other.send(type="seeing", seen=False)
    await play_to_the_end(mover, other)

    def kinds() -> list[str]:
        return [phone.read(body)["kind"] for _, _, body in service.sent]

    await until(lambda: "over" in kinds())
    assert kinds().count("over") == 1
    # Who looks has seen it, and the next round is none of it.
    before = len(service.sent)
    await mover.send(type="next")
    await mover.see(lambda view: view["round_no"] == 2)
    if mover.view["turn"] == mover.view["seat"]:
        await play_on(mover)
    await until(lambda: "turn" in kinds()[before:])
    assert kinds().count("over") == 1


async def test_computers_play_on_when_everybody_has_left_and_then_the_next_person_is_called(serve: Serve, service: PushService):
    client = await serve(push_services=[service.origin])
    chairs = ["me", "computer", "open", "computer"]
    anne = await Guest.opening(client, seats=4, chairs=chairs, settings=BY_LETTER)
    paul = await anne.inviting("Paul", seat=2)
    for guest in (anne, paul):
        await guest.sit_down()
        await guest.send(type="ready", ready=True)
    await anne.send(type="next")
    for guest in (anne, paul):
        await guest.see(lambda view: view["round_no"] == 1)
    await anne.see(lambda view: view["turn"] in (0, 2))
    mover, away = (anne, paul) if anne.view["turn"] == 0 else (paul, anne)
    await ask(away, "calls", Phone(service).asked)
    await away.socket.close()
    await mover.see(lambda view: view["turn"] == view["seat"])
    await play_on(mover)
    await mover.socket.close()
    await service.waits_for(1)


async def test_a_call_that_was_dropped_is_not_told_and_is_tried_again(
    serve: Serve, service: PushService, clock: Time, monkeypatch: pytest.MonkeyPatch
):
    mover, away = in_turn(*await two_by_letter(serve, service))
    phone = Phone(service)
    await ask(away, "calls", phone.asked)
    await leaves(away, mover)
    with monkeypatch.context() as full:
        full.setattr(web_push, "MOST_CALLS_WAITING", 0)
        dropped = metrics.calls.labels("dropped")._value
        before = dropped.get()
        await play_on(mover)
        await until(lambda: dropped.get() > before)
        await lobby_of(mover.client)._store.probe()
    clock.jumps(GONE_CALLED_S)
    await service.waits_for(1)
    assert phone.read(service.sent[0][2])["kind"] == "turn"


async def test_a_push_service_that_never_answers_keeps_nobody_from_being_called(clock: Time, monkeypatch: pytest.MonkeyPatch):
    clock.holds()
    tried: list[str] = []
    answers = asyncio.get_running_loop().create_future()

    async def tries(_: Caller, callee: Callee, *_args: Any) -> int | None:
        tried.append(callee.endpoint)
        return await answers if "silent" in callee.endpoint else 201

    monkeypatch.setattr(Caller, "_tried", tries)
    caller = Caller(Services(store=cast(Any, None), thinkers=Thinkers(searching=SearchPool())), contact=None)

    def call(origin: str, room: str) -> bool:
        callee = Callee(f"https://{origin}.example.org/{room}", 0, b"public", b"auth", "fr")
        return caller.call(room, callee, CallMessage(room=room, kind="turn", game="", language="fr", seq=1), lasts_s=1)

    assert [call("silent", f"room{number}") for number in range(MOST_CALLS_WAITING)].count(True) == MOST_CALLS_WAITING // 2
    assert call("good", "room-of-others"), "one service has half of the places"
    await until(lambda: "https://good.example.org/room-of-others" in tried)
    assert len(tried) == 1 + MOST_CALLS_TO_ONE
    # Two have failed: for a time the others are not even tried.
    answers.set_result(None)
    await until(lambda: len(caller._by_origin["https://silent.example.org"].turns._waiting) == 0)
    assert call("good", "another-room")
    await until(lambda: "https://good.example.org/another-room" in tried)
    assert len(tried) == 2 + MOST_CALLS_TO_ONE
    await caller.close()


@pytest.mark.parametrize("gone", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(serve: Serve, service: PushService, gone: int):
    mover, away = in_turn(*await two_by_letter(serve, service))
    phone = Phone(service)
    await ask(away, "calls", phone.asked)
    await away.socket.close()
    service.statuses = [gone]
    await play_on(mover)
    await service.waits_for(1)
    await away.sit_down()
    await play_on(away)
    await away.socket.close()
    await play_on(mover)
    other = Phone(service, "other")
    await ask(away, "calls", other.asked)
    await away.sit_down()
    await play_on(away)
    await away.socket.close()
    await play_on(mover)
    await service.waits_for(2)
    assert [path for path, _, _ in service.sent] == ["/send/phone", "/send/other"]


async def test_a_push_service_that_fails_is_asked_again_a_few_times_and_never_elsewhere(
    serve: Serve, service: PushService, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(web_push, "CALLED_AGAIN_S", (0.0, 0.0))
    mover, away = in_turn(*await two_by_letter(serve, service))
    await ask(away, "calls", Phone(service).asked)
    await away.socket.close()
    service.statuses = [503, 429, 201]
    await play_on(mover)
    await service.waits_for(3)
    await away.sit_down()
    await play_on(away)
    await away.socket.close()
    # A redirect would lead where nobody has looked.
    service.statuses = [302]
    await play_on(mover)
    await service.waits_for(4)
    assert {path for path, _, _ in service.sent} == {"/send/phone"}


@pytest.mark.parametrize("by_vote", [False, True])
async def test_no_browser_of_who_was_sent_away_is_kept(
    serve: Serve, service: PushService, monkeypatch: pytest.MonkeyPatch, by_vote: bool
):
    monkeypatch.setattr(statements, "MOST_CALLEES", 1)
    client = await serve(push_services=[service.origin])
    anne = await Guest.opening(client, seats=3, chairs=["me", "open", "open"], settings=BY_LETTER)
    paul, zoe = await anne.inviting("Paul", seat=1), await anne.inviting("Zoé", seat=2)
    for guest in (anne, paul, zoe):
        await guest.sit_down()
    assert await ask(paul, "calls", Phone(service, "paul").asked) == (201, {"called": True})
    assert (await ask(zoe, "calls", Phone(service, "zoe").asked))[0] == 429, "the only place is Paul's"
    await (zoe if by_vote else anne).send(type="kick", seat=1)
    if by_vote:
        await anne.see(lambda view: view["poll"] is not None)
        await anne.send(type="vote", yes=True)
    await zoe.see(lambda view: view["guests_at"][1] is None)
    assert await ask(zoe, "calls", Phone(service, "zoe").asked) == (201, {"called": True})
    assert (await ask(paul, "calls", Phone(service, "paul").asked))[0] == 404


async def test_who_asks_for_it_is_called_no_more(serve: Serve, service: PushService):
    mover, away = in_turn(*await two_by_letter(serve, service))
    phone = Phone(service)
    await ask(away, "calls", phone.asked)
    assert await ask(mover, "calls/end", {"endpoint": phone.endpoint}) == (200, {"called": False})
    await away.socket.close()
    await play_on(mover)
    await service.waits_for(1)
    assert await ask(away, "calls/end", {"endpoint": phone.endpoint}) == (200, {"called": False})
    await away.sit_down()
    await play_on(away)
    await away.socket.close()
    other = Phone(service, "other")
    await ask(away, "calls", other.asked)
    await play_on(mover)
    await service.waits_for(2)
    assert [path for path, _, _ in service.sent] == ["/send/phone", "/send/other"]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("endpoint", "http://push.example.org/send"),
        ("endpoint", "https://127.0.0.1/send"),
        ("endpoint", "https://localhost/send"),
        ("endpoint", "https://[::1]/send"),
        ("endpoint", "https://me@push.example.org/send"),
        ("endpoint", "https://push.example.org:8443/send"),
        ("endpoint", "ftp://push.example.org"),
        ("p256dh", text_of(b"\4" + bytes(64))),
        ("p256dh", "é"),
        ("auth", text_of(b"short")),
    ],
)
async def test_what_no_browser_says_is_refused(serve: Serve, service: PushService, field: str, value: str):
    guest = await Guest.opening(await serve(push_services=[service.origin]))
    status, told = await ask(guest, "calls", Phone(service).asked | {field: value})
    assert (status, told["code"], told["field"]) == (400, "malformed", field)


async def test_strangers_can_have_nobody_called(serve: Serve, service: PushService):
    client = await serve(push_services=[service.origin])
    guest = await Guest.opening(client)
    stranger = await Guest.opening(client)
    stranger.room = guest.room
    assert (await ask(stranger, "calls", Phone(service).asked))[0] == 404
    assert (await ask(stranger, "calls/end", {"endpoint": Phone(service).endpoint}))[0] == 404


async def test_names_that_lead_into_our_own_network_are_not_called():
    services = PushServices()
    resolver = services.resolver()
    with pytest.raises(OSError, match="private"):
        await resolver.resolve("localhost", 443)
    await resolver.close()
    trusting = PushServices(["http://localhost:8000"]).resolver()
    assert await trusting.resolve("localhost", 443)
    await trusting.close()


async def test_a_slow_name_server_takes_few_threads_and_none_of_the_loop(monkeypatch: pytest.MonkeyPatch):
    answered, asked = Event(), list[str]()

    def slow(*_: Any, **__: Any) -> list[Any]:
        asked.append(current_thread().name)
        answered.wait()
        return [(AF_INET, SOCK_STREAM, 6, "", ("93.184.215.14", 443))]

    monkeypatch.setattr(push_services.socket, "getaddrinfo", slow)
    resolver = PushServices().resolver()
    # More than the loop has threads for everything else.
    finding = [asyncio.create_task(resolver.resolve(f"push{number}.example.org", 443)) for number in range(50)]
    try:
        await until(lambda: len(asked) >= push_services.MOST_LOOKUPS)
        assert await asyncio.wait_for(asyncio.to_thread(lambda: "answered"), TIMEOUT_S) == "answered"
        assert len(asked) == push_services.MOST_LOOKUPS
    finally:
        answered.set()
    found = await asyncio.gather(*finding)
    assert [(each["hostname"], each["host"], each["port"]) for (each,) in found[:1]] == [
        ("push0.example.org", "93.184.215.14", 443)
    ]
    assert all(name.startswith("huit-names") for name in asked)
    await resolver.close()


async def test_the_key_is_made_once_and_kept_over_a_restart(serve: Serve, tmp_path: Path):
    client = await serve()
    keys = [await key_of(client) for _ in range(2)]
    await client.close()
    again = await serve()
    assert keys[0] == keys[1] == await key_of(again)
    assert len(keys[0]) == 87
    await again.close()


async def key_of(client: Any) -> str:
    async with client.get("/api/push") as answer:
        return (await answer.json())["key"]


async def test_both_databases_keep_keys_and_browsers(address: str):
    store = Store(address)
    await store.open()
    assert await store.do(jobs.KeepSecret("vapid", b"first")) == b"first"
    assert await asyncio.gather(*(store.do(jobs.KeepSecret("vapid", b"%d" % number)) for number in range(3))) == [b"first"] * 3
    assert await store.do(ROOM)

    def callee(guest: int, number: int) -> Callee:
        return Callee(f"https://push.example.org/{guest}/{number}", guest, b"public", b"auth", "fr")

    for number in range(MOST_CALLEES_A_GUEST + 2):
        assert await store.do(jobs.AddCallee(ROOM.room, callee(0, number), at=number))
    taken = await store.do(jobs.TakeCallees(ROOM.room, (0,), 7))
    assert taken == tuple(callee(0, number) for number in range(2, MOST_CALLEES_A_GUEST + 2)), "the oldest are forgotten"
    assert await store.do(jobs.TakeCallees(ROOM.room, (0,), 7)) == (), "told already"
    assert len(await store.do(jobs.TakeCallees(ROOM.room, (0,), 8))) == MOST_CALLEES_A_GUEST
    for seq in (7, 8):
        await store.do(jobs.GiveBackCallee(ROOM.room, callee(0, 2).endpoint, seq))
    assert await store.do(jobs.TakeCallees(ROOM.room, (0,), 8)) == (callee(0, 2),), "its call was dropped"
    await store.do(jobs.DropCallee(ROOM.room, callee(0, 2).endpoint, 1))
    await store.do(jobs.DropCallee(ROOM.room, callee(0, 3).endpoint))
    assert len(await store.do(jobs.TakeCallees(ROOM.room, (0,), 9))) == MOST_CALLEES_A_GUEST - 1
    added = [await store.do(jobs.AddCallee(ROOM.room, callee(guest, 0), at=0)) for guest in range(1, MOST_CALLEES + 5)]
    assert added.count(True) == MOST_CALLEES - (MOST_CALLEES_A_GUEST - 1)
    assert not added[-1], "the room has too many"
    assert await store.do(jobs.Append(ROOM.room, 2, b"{}", gone=(0,)))
    assert await store.do(jobs.TakeCallees(ROOM.room, (0,), 10)) == (), "who is forgotten is called no more"
    assert await store.do(replace(ROOM, room="k3v9abcdeg", watch="k3v9abcdefgj"))
    assert await store.do(jobs.AddCallee("k3v9abcdeg", callee(0, 0), at=1))
    called = [[room for room, _ in await store.do(jobs.CalledRooms(most))] for most in (5, 1)]
    assert called == [["k3v9abcdeg", ROOM.room], ["k3v9abcdeg"]]
    assert await store.do(jobs.Append(ROOM.room, 3, b"{}", sent_away=(2,)))
    assert await store.do(jobs.TakeCallees(ROOM.room, (2,), 10)) == (), "nor is who was sent away"
    await store.close()

    again = Store(address)
    await again.open()
    assert await again.do(jobs.KeepSecret("vapid", b"second")) == b"first"
    assert len(await again.do(jobs.TakeCallees(ROOM.room, (1,), 11))) == 1
    await again.close()


async def test_the_log_names_no_browser_and_no_key(serve: Serve, service: PushService, lines: Any):  # noqa: F811
    mover, away = in_turn(*await two_by_letter(serve, service))
    phone = Phone(service, "secret-address")
    await ask(away, "calls", phone.asked)
    await away.socket.close()
    service.statuses = [400]
    await play_on(mover)
    await until(lambda: "call_failed" in lines.text)
    (failed,) = [event for event in lines.events if event["event"] == "call_failed"]
    assert failed["code"] == "400"
    for secret in ("secret-address", phone.asked["p256dh"], phone.asked["auth"], mover.room):
        assert secret not in lines.text


# Computers that are due while nobody is there


async def left_to_computers(client: Any, phone: Phone) -> Guest:
    """Return Anne, who has played among computers and gone: the clock is held, and none of them has moved yet."""
    anne = await Guest.opening(client, seats=3, rules="minimale", pace=0.1, settings=BY_LETTER)
    await anne.begin()
    await anne.see(lambda view: view["turn"] == 0)
    assert (await ask(anne, "calls", phone.asked))[0] == 201
    return anne


async def plays_and_goes(anne: Guest) -> None:
    await play_on(anne)
    await anne.socket.close()


async def test_computers_that_were_due_when_the_server_stopped_play_on_after_its_start(
    serve: Serve, service: PushService, clock: Time
):
    client = await serve(push_services=[service.origin])
    anne = await left_to_computers(client, Phone(service))
    clock.holds()
    await plays_and_goes(anne)
    await client.close()
    assert service.sent == []
    clock.goes_on()
    again = await serve(push_services=[service.origin])
    await service.waits_for(1)
    await again.close()
    third = await serve(push_services=[service.origin])
    lobby = lobby_of(third)
    await lobby.wake()
    assert not lobby.has(anne.room), "where a person is asked, nothing is done at a start"
    assert len(service.sent) == 1


async def test_a_room_whose_computers_are_due_stays_in_memory_until_they_have_played(serve: Serve, service: PushService):
    # Idle long before a computer moves.
    limits = Limits(rooms=2, idle_s=0.01, command_burst=1000, commit_s=0)
    client = await serve(push_services=[service.origin], limits=limits)
    await plays_and_goes(await left_to_computers(client, Phone(service)))
    await service.waits_for(1)


async def test_such_a_room_makes_way_for_people_and_goes_on_when_somebody_comes(serve: Serve, service: PushService, clock: Time):
    client = await serve(push_services=[service.origin], limits=Limits(rooms=1, idle_s=1, command_burst=1000, commit_s=0))
    anne = await left_to_computers(client, Phone(service))
    clock.holds()
    await plays_and_goes(anne)
    other = await Guest.opening(client)
    await other.sit_down()
    await other.socket.close()
    clock.goes_on()
    await anne.sit_down()
    await anne.see(lambda view: view["turn"] == 0)


async def test_a_chair_that_somebody_has_left_for_good_holds_up_nobody_who_is_away(
    serve: Serve, service: PushService, clock: Time
):
    client = await serve(push_services=[service.origin])
    anne = await Guest.opening(client, seats=2, chairs=["me", "open"], rules="minimale", pace=0.1, settings=BY_LETTER)
    paul = await anne.inviting("Paul", seat=1)
    for guest in (anne, paul):
        await guest.sit_down()
        await guest.send(type="ready", ready=True)
    await anne.send(type="next")
    await paul.see(lambda view: view["round_no"] == 1)
    await anne.see(lambda view: view["round_no"] == 1)
    await anne.send(type="stand")
    await paul.see(lambda view: view["turn"] == 1)
    assert (await ask(paul, "calls", Phone(service).asked))[0] == 201
    clock.holds()
    await plays_and_goes(paul)
    await anne.socket.close()
    clock.goes_on()
    await service.waits_for(1)
