"""A person at a browser, for the tests: opens a room, keeps its cookie, sends messages and looks at views."""

import asyncio
import itertools
import time
from collections.abc import Callable
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType
from aiohttp.test_utils import TestClient

TIMEOUT_S = 60.0
"""Long past any answer: a test that waits so long has failed."""

MOVES = (
    *("played", "passed", "gave", "stole", "named", "stands", "declared", "run_over"),
    *("chose", "exchanged", "returned", "discarded", "swapped", "ready", "laid", "picked_up", "flipped", "sent"),
)
"""What a seat does when it makes a move, beside drawing."""


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so, though the clock of the loop may be held."""
    async with asyncio.timeout(TIMEOUT_S):
        while not is_so():
            await asyncio.to_thread(time.sleep, 0.001)


async def close_code(socket: ClientWebSocketResponse) -> int:
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


class Guest:
    """One person, one seat, one socket at a time."""

    def __init__(self, client: Client, room: str, cookie: str) -> None:
        self.client = client
        self.room = room
        self.cookie = cookie
        self.view: View = {}
        self.log: list[dict[str, Any]] = []
        self.socket: ClientWebSocketResponse = None  # type: ignore[assignment]
        self.sent: set[str] = set()

    @classmethod
    async def opening(cls, client: Client, **asked: Any) -> "Guest":
        # A computer may forget to announce: no move waits for those who could catch it.
        at_once = {"reaction_ms": 0} | asked.pop("settings", {})
        order = {"rules": "minimale", "seats": 3, "name": "Anne", "pace": 0, "settings": at_once} | asked
        async with client.post("/api/rooms", json=order) as response:
            assert response.status == 201, await response.text()
            room = (await response.json())["room"]
            return cls(client, room, f"huit_{room}={response.cookies[f'huit_{room}'].value}")

    async def inviting(self, name: str, **asked: Any) -> "Guest":
        """Another person, who comes in by the link of this one's room."""
        async with self.client.post(f"/api/rooms/{self.room}/guests", json={"name": name} | asked) as response:
            assert response.status == 201, await response.text()
            cookie = response.cookies[f"huit_{self.room}"].value
            return Guest(self.client, self.room, f"huit_{self.room}={cookie}")

    def at(self, client: Client) -> "Guest":
        """The same person, before another server."""
        return Guest(client, self.room, self.cookie)

    async def connect(self, *, query: str = "", **headers: str) -> ClientWebSocketResponse:
        return await self.client.ws_connect(f"/ws/{self.room}{query}", headers={"Cookie": self.cookie, **headers})

    async def sit_down(self, *, query: str = "") -> View:
        self.socket = await self.connect(query=query)
        await self.look()
        if self.view["next_commitment"] and self.view["guest"] not in self.view["nonces"] and self.view["seat"] is not None:
            await self.send(type="nonce", nonce=f"{self.view['guest']:032x}")
            await self.see(lambda view: view["guest"] in view["nonces"] or view["round_no"] > 0)
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
        if message["sheet"] is None:
            message["sheet"] = self.view["sheet"]
        self.view = message
        self.log += message["log"]
        return message

    async def hear(self) -> dict[str, Any]:
        frame = await self.socket.receive(timeout=TIMEOUT_S)
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


def _discards(view: View) -> int:
    return view.get("discards", 0)


def _chosen(view: View, *, announces: bool) -> str:
    if _discards(view):
        return " ".join(("discard", *view["hand"][: _discards(view)]))
    if view.get("give"):
        return " ".join(("give", str(view["give"]["to"][0]), *view["hand"][: view["give"]["count"]]))
    # In Danish the last word readies, or gives up: a guest who only ever exchanges would never play.
    word = "pass" if view["phase"] == "swap" else view["moves"][0]
    return f"{word}!" if announces and view.get("may_announce") and word[0] in "A23456789TJQKX" else word
