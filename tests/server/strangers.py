"""What the tests of what strangers try have in common: two people at a room, one who looks on, and requests made by hand."""

import json
from typing import Any

from aiohttp import ClientWebSocketResponse, WSMsgType

from tests.server.guests import TIMEOUT_S, Client, Guest
from tests.server.test_fuzz import FIELDS

ORDER = {"rules": "minimale", "seats": 2, "name": "Anne"}
OPEN = {"chairs": ["me", "open"], "seats": 2, "settings": {"reaction_ms": 0}}


async def two_at_a_room(client: Client, **asked: Any) -> tuple[Guest, Guest]:
    """Two people in the first round of a room."""
    host = await Guest.opening(client, **(OPEN | asked))
    friend = await host.inviting("Bob", seat=1)
    await host.sit_down()
    await friend.sit_down()
    await friend.send(type="ready", ready=True)
    await host.see(lambda view: view["ready"][1])
    await host.send(type="next")
    for guest in (host, friend):
        await guest.see(lambda view: view["stage"] == "round")
    return host, friend


async def onlooker(host: Guest) -> Guest:
    """A spectator of the room of *host*."""
    watch = host.view["watch"]
    spectator = Guest(host.client, watch, "")
    spectator.socket = await host.client.ws_connect(f"/ws/watch/{watch}")
    await spectator.look()
    return spectator


async def closed_with(socket: ClientWebSocketResponse) -> int | None:
    """Return the code that a socket is closed with; views before it do not count."""
    while (await socket.receive(timeout=TIMEOUT_S)).type is WSMsgType.TEXT:
        pass
    await socket.close()
    return socket.close_code


async def answered(client: Client, method: str, address: str, **asked: Any) -> tuple[int, Any]:
    async with client.request(method, address, **asked) as response:
        text = await response.text()
        return response.status, json.loads(text) if response.content_type == "application/json" else text


def right(kind: str) -> dict[str, Any]:
    """A message of this kind of which nothing is wrong."""
    values = {"seq": 3, "move": "draw", "hand": 5, "at": 5, "match": None, "pace": 1.0, "seat": 1, "on": True, "yes": True}
    values |= {
        "ready": True,
        "rules": "minimale",
        "options": {},
        "seats": 2,
        "settings": {},
        "nonce": "0" * 32,
        "digest": "0" * 64,
        "round_no": 1,
        "poll": 1,
    }
    values |= {"phrase": "hello", "name": "Bob", "title": "Chez Léa", "seen": True}
    values |= {"look": "fox-sky", "asks": True, "whom": 0, "card": "8h", "text": "Bonjour"}
    return {"type": kind, **{name: values[name] for name in FIELDS[kind]}}
