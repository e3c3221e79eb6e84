"""A person at a browser, for the tests: opens a room, keeps its cookie, sends messages and looks at views."""

import asyncio
import hashlib
import itertools
import json
import time
from collections.abc import Callable
from typing import Any

from aiohttp import ClientResponse, ClientSession, ClientWebSocketResponse, WSMessage, WSMsgType
from aiohttp.test_utils import TestClient

from benchmarks.server.changes import applied

TIMEOUT_S = 60.0
"""Long past any answer: a test that waits so long has failed."""

MOVES = (
    *(
        "played",
        "passed",
        "skipped",  # a turn that could have been kept
        "gave",
        "stole",
        "named",
        "rank_named",
        "card_named",
        "stands",
        "declared",
        "run_over",
        "set_aside",
        "traded",
        "aimed",
        "doubted",
    ),
    *("chose", "exchanged", "returned", "discarded", "swapped", "ready", "laid", "picked_up", "flipped", "sent"),
)
"""What a seat does when it makes a move, beside drawing."""


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so, though the clock of the loop may be held."""
    async with asyncio.timeout(TIMEOUT_S):
        while not is_so():
            await asyncio.to_thread(time.sleep, 0.001)


async def close_code(socket: "ClientWebSocketResponse | Browser") -> int:
    """Wait until the server closes *socket*, and return the code that it says: what our own goodbye comes to is another thing."""
    while (frame := await socket.receive(timeout=TIMEOUT_S)).type is WSMsgType.TEXT:
        pass
    assert frame.type is WSMsgType.CLOSE, frame
    return frame.data


Client = TestClient[Any, Any] | ClientSession
View = dict[str, Any]

# No two pages send the same id: a server that has started again knows the old ones.
_ids = itertools.count(1)


class Refused(Exception):  # noqa: N818
    """The server did not carry out a message."""

    def __init__(self, message: dict[str, Any]) -> None:
        super().__init__(message)
        self.message = message
        self.code = message["code"]
        self.why = message["why"]


def grain_of(guest: int) -> str:
    """The grain of chance that a guest adds to every deal."""
    return f"{guest:032x}"


def digest_of(promise: str, guest: int, nonce: str) -> str:
    """The commitment to a grain, worked out as the page does it."""
    return hashlib.sha256(f"{promise}:{guest}:{nonce}".encode()).hexdigest()


class Browser:
    """A socket that commits to a grain and reveals it by itself, as the page does, whether the test looks or not."""

    def __init__(self, socket: ClientWebSocketResponse, *, sent: set[str]) -> None:
        """*sent* gets the ids of its messages."""
        self.socket = socket
        self._sent = sent
        self._frames: asyncio.Queue[WSMessage] = asyncio.Queue()
        self.view: View = {}
        """What it has been shown."""
        self._by_itself: set[str] = set()
        """What it has sent: promises and seals that it has answered, and the ids of its messages."""
        self._reading = asyncio.create_task(self._read())

    def __getattr__(self, name: str) -> Any:
        return getattr(self.socket, name)

    async def receive(self, timeout: float | None = None) -> WSMessage:
        return await asyncio.wait_for(self._frames.get(), timeout)

    async def _read(self) -> None:
        while True:
            frame = await self.socket.receive()
            message = frame.json() if frame.type is WSMsgType.TEXT else {}
            if message.get("type") == "refused" and message["id"] in self._by_itself:
                continue
            if message.get("type") in ("view", "change"):
                self.view = message if message["type"] == "view" else applied(self.view, message)
                # Without the number of the moment: after a restart others are counted.
                whole = {name: field for name, field in self.view.items() if name != "at"}
                frame = WSMessage(WSMsgType.TEXT, json.dumps(whole), None)
            self._frames.put_nowait(frame)
            if message.get("type") in ("view", "change"):
                await self._add(self.view)
            if frame.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                return

    async def _add(self, view: View) -> None:
        guest, promise, seal = view["guest"], view["next_commitment"], view["seal"]
        if guest is None or view["seat"] is None or promise is None:
            return
        if seal is None:
            committed = [each["guest"] for each in view["commitments"]]
            if guest not in committed and guest not in [each["guest"] for each in view["put_off"]]:
                await self._send_once(promise, type="commit", digest=digest_of(promise, guest, grain_of(guest)))
        elif guest in [each["guest"] for each in seal["commitments"] if not each["revealed"]]:
            await self._send_once(seal["digest"], type="reveal", nonce=grain_of(guest))

    async def _send_once(self, what: str, **message: Any) -> None:
        if what not in self._by_itself and not self.socket.closed:
            id = f"b{next(_ids)}"
            self._by_itself |= {what, id}
            self._sent.add(id)
            await self.socket.send_json({"id": id} | message)


def seat_cookie(response: ClientResponse, room: str) -> str:
    """The cookie of a seat in *room* that an answer sets, as a browser sends it: by another name over https."""
    (cookie,) = (cookie for cookie in response.cookies.values() if cookie.key.endswith(f"huit_{room}") and cookie.value)
    return f"{cookie.key}={cookie.value}"


class Guest:
    """One person, one seat, one socket at a time."""

    def __init__(self, client: Client, room: str, cookie: str) -> None:
        self.client = client
        self.room = room
        self.cookie = cookie
        self.view: View = {}
        self.log: list[dict[str, Any]] = []
        self.socket: ClientWebSocketResponse | Browser = None  # type: ignore[assignment]
        self.sent: set[str] = set()

    @classmethod
    async def opening(cls, client: Client, **asked: Any) -> "Guest":
        # A computer may forget to announce: no move waits for those who could catch it.
        at_once = {"reaction_ms": 0} | asked.pop("settings", {})
        order = {"rules": "minimale", "seats": 3, "name": "Anne", "pace": 0, "settings": at_once} | asked
        async with client.post("/api/rooms", json=order) as response:
            assert response.status == 201, await response.text()
            room = (await response.json())["room"]
            return cls(client, room, seat_cookie(response, room))

    async def inviting(self, name: str, **asked: Any) -> "Guest":
        """Another person, who comes in by the link of this one's room."""
        async with self.client.post(f"/api/rooms/{self.room}/guests", json={"name": name} | asked) as response:
            assert response.status == 201, await response.text()
            return Guest(self.client, self.room, seat_cookie(response, self.room))

    def at(self, client: Client) -> "Guest":
        """The same person, before another server."""
        return Guest(client, self.room, self.cookie)

    async def connect(self, *, query: str = "", **headers: str) -> ClientWebSocketResponse:
        return await self.client.ws_connect(f"/ws/{self.room}{query}", headers={"Cookie": self.cookie, **headers})

    async def sit_down(self, *, query: str = "") -> View:
        self.socket = Browser(await self.connect(query=query), sent=self.sent)
        await self.look()
        before = self.view["round_no"]
        await self.see(lambda view: has_committed(view) or view["round_no"] > before)
        if not (self.view["round_no"] or self.view["stage"] == "lobby" or self._chooses()):
            await self.see(lambda view: view["round_no"] == 1)
        return self.view

    def _chooses(self) -> bool:
        """Tell whether a person is to choose something before the first deal."""
        choices = [self.view["deal"][choice] for choice in ("hand", "cut")]
        return any(choice and not self.view["computers"][choice["by"]] for choice in choices)

    async def begin(self) -> View:
        """Sit down, and have the first round dealt where there is something to choose before it."""
        await self.sit_down()
        if self.view["round_no"] == 0:
            await self.send(type="next")
        return await self.see(lambda view: view["round_no"] == 1)

    async def next_round(self) -> View:
        over = self.view["round_no"]
        await self.send(type="next")
        return await self.see(lambda view: view["round_no"] > over)

    async def look(self) -> View:
        """Wait for the next view; raise what is refused instead."""
        message = await self.hear()
        if message["type"] == "refused":
            raise Refused(message)
        if message["type"] == "change":
            message = applied(self.view, message)
        self.view = message
        self.log += message["log"]
        return message

    async def hear(self) -> dict[str, Any]:
        try:
            frame = await self.socket.receive(timeout=TIMEOUT_S)
        except TimeoutError:
            last = {key: self.view.get(key) for key in ("seq", "stage", "round_no", "turn", "phase", "over")}
            raise AssertionError(f"nothing came in {TIMEOUT_S:.0f} s; the last view was {last}") from None
        assert frame.type is WSMsgType.TEXT, frame
        return frame.json()

    async def see(self, is_there: Callable[[View], bool]) -> View:
        """Wait for a view in which something is so."""
        while not is_there(self.view):
            await self.look()
        return self.view

    async def send(self, **message: Any) -> str:
        message.setdefault("id", f"c{next(_ids)}")
        self.sent.add(message["id"])
        await self.socket.send_json(message)
        return message["id"]

    async def move(self, word: str, **other: Any) -> str:
        return await self.send(**{"type": "move", "seq": self.view["seq"], "move": word} | other)

    async def refusal(self) -> Refused:
        """Wait for a refusal; views that come before it are looked at."""
        while True:
            try:
                await self.look()
            except Refused as refused:
                return refused

    async def play_one(self, *, announces: bool = True) -> None:
        """Make a legal move of one's own, when one's turn has come, and see what comes of it."""
        await self.see(lambda view: view["over"] or view["moves"] or view.get("give") or _discards(view))
        if self.view["over"]:
            return
        seq, told = self.view["seq"], len(self.log)
        await self.move(_chosen(self.view, announces=announces))
        try:
            # The next view may still be about what a computer called out just before.
            while not any(self._is_my_doing(event) for event in self.log[told:]):
                await self.look()
        except Refused as refused:
            if refused.why and refused.why["code"] == "not_one_left":
                # May be announced, but not with this card.
                await self.play_one(announces=False)
            else:
                # A computer called out in between, and the hand is another one now.
                await self.see(lambda view: view["seq"] > seq)

    def _is_my_doing(self, event: dict[str, Any]) -> bool:
        mine = event["kind"] in MOVES or (event["kind"] == "drew" and event["cause"] != "caught")
        return mine and event["seat"] == self.view["seat"]

    async def play_round(self) -> View:
        while not self.view["over"]:
            await self.play_one()
        return self.view


def has_committed(view: View) -> bool:
    """Tell whether a guest has added to the next deal, or need not."""
    if view["next_commitment"] is None or view["seat"] is None:
        return True
    return view["guest"] in [each["guest"] for each in (*view["commitments"], *view["put_off"])]


def _discards(view: View) -> int:
    return view.get("discards", 0)


def _chosen(view: View, *, announces: bool) -> str:
    if _discards(view):
        return " ".join(("discard", *view["hand"][: _discards(view)]))
    if view.get("give"):
        return " ".join(("give", str(view["give"]["to"][0]), *view["hand"][: view["give"]["count"]]))
    # In Danish the last word readies, or gives up: a guest who only ever exchanges would never play.
    word = "pass" if view["phase"] == "swap" else view["moves"][0]["text"]
    return f"{word}!" if announces and view.get("may_announce") and word[0] in "A23456789TJQKX" else word
