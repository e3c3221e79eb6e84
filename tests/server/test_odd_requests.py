"""Whatever anybody asks, whoever they are: an answer, never an error of ours and never a stack in the log."""

import asyncio
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient

import huit
from huit.server.limits import Limits
from huit.server.told.refusals import status_of
from tests.server.conftest import Serve
from tests.server.guests import Guest, until
from tests.server.strangers import answered

SOURCES = Path(huit.__file__).parent
GENEROUS = Limits(request_burst=10**6, unknown_burst=10**6, address_room_burst=10**6, join_burst=10**6, address_sheet_burst=10**6)
LONG = "a" * 300
NAMES = ("a", LONG, "a" * 4000, "%00", "%ff%fe", "%F0%9F%83%8F", "..%2F..", "%0d%0aA:b", "k3v9abcdef", "con", "-1", "99999999999")
BODIES = (b"", b"\xff", b"null", b"[]", b"{}", b"[" * 5000, b'{"rules":1e999}', b'{"name":"\\ud800"}', b"a" * 20_000)
HEADERS = {
    "no cookie": {"Cookie": "huit_k3v9abcdef=é; =; ;;; carry=\xff; __Host-huit_=a"},
    "no tag": {"If-None-Match": '"', "If-Modified-Since": "é", "Range": "bytes=9-1,a-"},
    "no origin": {"Origin": "http://[::1"},
    "no type": {"Content-Type": ";;;charset=no-such; boundary", "Content-Encoding": "no-such"},
    "no language": {"Accept-Encoding": "\xff;q=é", "Accept-Language": ";", "X-Forwarded-For": "é, \xff"},
}
HANDSHAKE = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "A" * 22 + "=="}
HANDSHAKES = {
    "no key": {"Sec-WebSocket-Key": ""},
    "no text": {"Sec-WebSocket-Key": "é" * 22},
    "no version": {"Sec-WebSocket-Version": "é"},
    "no protocol": {"Sec-WebSocket-Protocol": "\xff,,é"},
    "no extension": {"Sec-WebSocket-Extensions": "permessage-deflate; server_max_window_bits=é; \xff"},
    "no host": {"Origin": "\xff"},
}


def errors_in(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What a server logged as an error of its own."""
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]


def addresses(client: TestClient[Any, Any]) -> Iterator[tuple[str, str]]:
    """Each route of the server, with what nobody calls a room, a replay or a file in its place."""
    for route in client.app.router.routes():  # type: ignore[union-attr]
        pattern = getattr(route.resource, "canonical", "")
        if route.method in ("GET", "POST"):
            names = NAMES if "{" in pattern else ("",)
            yield from ((route.method, re.sub(r"\{[^}]*\}", name, pattern)) for name in names)


def is_good(status: int) -> bool:
    """Tell whether that is an answer, or says that something is not there for now: the page may not be built."""
    return 100 < status < 500 or status == 503


async def raw(client: TestClient[Any, Any], method: str, path: str, headers: dict[str, str], body: bytes = b"") -> int:
    """Ask as no client of HTTP would; return the status."""
    reader, writer = await asyncio.open_connection(client.host, client.port)
    told = {"Host": f"localhost:{client.port}", "Connection": "close", "Content-Length": str(len(body))} | headers
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in told.items()), "", ""]
    writer.write("\r\n".join(lines).encode("latin-1") + body)
    status = (await reader.readline()).split(b" ")[1:2]
    writer.close()
    return int(status[0]) if status else 0


async def test_whatever_is_asked_of_any_address_is_answered(serve: Serve, caplog: pytest.LogCaptureFixture):
    client = await serve(limits=GENEROUS)
    for number, (method, path) in enumerate(addresses(client)):
        headers = [*HEADERS.values()][number % len(HEADERS)]
        for body in BODIES if method == "POST" else BODIES[:1]:
            status = await raw(client, method, path, headers, body)
            assert is_good(status), (method, path[:60], body[:20], status)
    assert errors_in(caplog) == []


@pytest.mark.parametrize("headers", HEADERS.values(), ids=HEADERS.keys())
async def test_odd_headers_are_answered_everywhere(serve: Serve, caplog: pytest.LogCaptureFixture, headers: dict[str, str]):
    client = await serve(limits=GENEROUS)
    for path in ("/", "/api/rules", "/api/schema", "/jeu/k3v9abcdef", "/api/rooms/k3v9abcdef", "/health", "/metrics"):
        assert is_good(await raw(client, "GET", path, headers)), path
    assert errors_in(caplog) == []


@pytest.mark.parametrize("odd", HANDSHAKES.values(), ids=HANDSHAKES.keys())
async def test_a_handshake_that_is_none_is_answered(serve: Serve, caplog: pytest.LogCaptureFixture, odd: dict[str, str]):
    client = await serve(limits=GENEROUS)
    for path in ("/ws/k3v9abcdef", "/ws/watch/k3v9abcdefgh", f"/ws/{LONG}"):
        assert is_good(await raw(client, "GET", path, HANDSHAKE | odd)), path
    assert errors_in(caplog) == []


async def test_who_hangs_up_within_a_body_leaves_no_stack(serve: Serve, caplog: pytest.LogCaptureFixture):
    client = await serve(limits=GENEROUS)
    for path in ("/api/rooms", "/api/sheet", "/api/lab", "/api/carry"):
        before = serving()
        _, writer = await asyncio.open_connection(client.host, client.port)
        head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n"
        writer.write(head.encode() + b'{"rules":')
        await writer.drain()
        await until(lambda before=before: serving() > before)
        writer.transport.abort()
        await until(lambda before=before: serving() == before)
    assert errors_in(caplog) == []


def serving() -> int:
    """How many connections the server serves."""
    return sum(getattr(task.get_coro(), "__qualname__", "") == "RequestHandler.start" for task in asyncio.all_tasks())


async def test_who_has_no_chair_is_refused_whatever_they_ask(serve: Serve, caplog: pytest.LogCaptureFixture):
    host = await Guest.opening(await serve(limits=GENEROUS), seats=2, chairs=["me", "computer"])
    standing = await host.inviting("Léa")
    for route in client_posts(host.client):
        path = route.replace("{room}", host.room).replace("{watch}", host.room).replace(r"{round_no}", "1")
        for body in ({}, {"endpoint": "https://push.example.org/a", "p256dh": "a", "auth": "a", "language": "fr"}):
            status, told = await answered(host.client, "POST", path, json=body, headers={"Cookie": standing.cookie})
            assert status < 500, (path, told)
            assert status < 400 or told["code"], path
    assert errors_in(caplog) == []


def client_posts(client: Any) -> list[str]:
    routes: list[web.AbstractRoute] = list(client.app.router.routes())
    return [route.resource.canonical for route in routes if route.method == "POST" and route.resource is not None]


def test_every_code_of_a_refusal_has_a_status_of_its_own_fault():
    """A code that is new, or that came from a room so far, may come by HTTP one day."""
    texts = (path.read_text() for part in ("rooms", "server") for path in (SOURCES / part).rglob("*.py"))
    codes = {code for text in texts for code in re.findall(r'Refused\(\s*"(\w+)"', text)}
    assert {"not_seated", "malformed", "unsaved", "stale"} <= codes
    assert all(400 <= status_of(code) < 500 or code in ("unsaved", "no_adviser") for code in codes)
