"""The names by which the server may be asked, and what it answers to what is no request."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest
from aiohttp import WSServerHandshakeError, web

from huit.server.http.app import create_app
from huit.server.http.connections import Runner
from huit.server.http.security import HEADERS
from huit.server.running.commands import listen
from huit.server.running.reach import names_at
from huit.server.settings import PublicUrl
from tests.server.conftest import Serve
from tests.server.guests import TIMEOUT_S, Guest

HERE = PublicUrl.read("https://jeu.example.org")
ORDER = {"rules": "minimale", "seats": 2, "name": "Anne"}
EVIL = "evil.example:8080"
PATHS = ("/", "/jeu/x", "/assets/x.js", "/api/rules", "/api/rooms/x", "/metrics", "/nothing")
MACHINES = ("/health", "/ready")


# Names


async def test_a_site_that_points_its_name_at_this_machine_gets_nothing(serve: Serve):
    client = await serve()
    host = await Guest.opening(client)
    evil = {"Host": EVIL, "Origin": f"http://{EVIL}"}
    for path in PATHS:
        async with client.get(path, headers=evil) as response:
            assert response.status == 421, path
            assert "--public-url" in await response.text()
            assert "evil" not in await response.text() + str(response.headers)
            assert HEADERS.items() <= dict(response.headers).items()
    async with client.post("/api/rooms", json=ORDER, headers=evil) as response:
        assert (response.status, (await response.json())["code"]) == (421, "misdirected_request")
    for address in (f"/ws/{host.room}", "/ws/watch/x"):
        with pytest.raises(WSServerHandshakeError, match="421"):
            await client.ws_connect(address, headers=evil | {"Cookie": host.cookie})


@pytest.mark.parametrize(
    ("public", "names", "answers"),
    [
        (
            None,
            (),
            {
                **dict.fromkeys(("localhost", "LocalHost.:80", "127.0.0.1:8080", "127.9.9.9", "[::1]:1", "[0:0::1]"), 404),
                **dict.fromkeys(("[::ffff:127.0.0.1]", "localhost:"), 404),
                **dict.fromkeys(("0.0.0.0", "localhost.evil.example", "evil-localhost", "127.0.0.1.evil.example"), 421),
                **dict.fromkeys(("192.168.1.2", "[2001:db8::1]", "anne", "anne.local", "2130706433", "0x7f.1"), 421),
                **dict.fromkeys(("", "a b", "me@localhost", "localhost:80:80", "[::1", "::1", "localhost..", "é"), 400),
                **dict.fromkeys(("localhost/x", "localhost,evil", "[localhost]", "localhost:port", "-"), 400),
            },
        ),
        (None, ("Anne", "anne.local"), {"anne:8080": 404, "ANNE.local": 404, "localhost": 404, "anne.evil.example": 421}),
        (
            HERE,
            (),
            {
                **dict.fromkeys(("jeu.example.org", "JEU.example.org.", "jeu.example.org:443", "localhost", "127.0.0.1"), 404),
                **dict.fromkeys(("example.org", "x.jeu.example.org", EVIL), 421),
            },
        ),
        (PublicUrl.read("http://[2001:DB8::1]:8080"), (), {"[2001:db8:0::1]:8080": 404, "[2001:db8::2]": 421}),
    ],
)
async def test_only_names_of_ours_are_answered(serve: Serve, public: PublicUrl | None, names: Any, answers: dict[str, int]):
    client = await serve(public_url=public, names=names)
    for host, status in answers.items():
        async with client.get("/nothing", headers={"Host": host}) as response:
            assert response.status == status, host
    for path in MACHINES:
        async with client.get(path, headers={"Host": "10.0.0.7:8080"}) as response:
            assert response.status == 200, "load balancers ask by address"


def test_the_machine_s_names_count_where_others_reach_it(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("socket.gethostname", lambda: "Anne.home.example")
    with listen("127.0.0.1", 0) as alone, listen("0.0.0.0", 0) as everywhere:
        assert names_at(alone) == frozenset()
        assert names_at(everywhere) == {"anne.home.example", "anne", "anne.local"}


# What is no request


@pytest.fixture
async def port(tmp_path: Path) -> AsyncGenerator[int]:
    """The port of a server on connections as `huit serve` has them."""
    runner = Runner(await create_app(tmp_path), access_log=None, auto_decompress=False)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield runner.addresses[0][1]
    await runner.cleanup()


ASKED = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
BAD = {
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03": 400,
    b"GET / HTTP/9.9\r\n\r\n": 400,
    b"G@T / HTTP/1.1\r\nHost: localhost\r\n\r\n": 400,
    b"FOO / HTTP/1.1\r\nHost: localhost\r\n\r\n": 400,
    b"GET / HTTP/1.1\r\n\r\n": 400,
    ASKED + b"Host: localhost\r\n\r\n": 400,
    ASKED + b"Bad Header: x\r\n\r\n": 400,
    ASKED + b"X: a\r\n" * 200 + b"\r\n": 400,
    ASKED + b"X: " + b"a" * 9000 + b"\r\n\r\n": 431,
    b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n": 431,
    ASKED + b"Expect: everything\r\n\r\n": 417,
    b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef": 400,
    b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nfoo\r\n": 400,
    b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 15000\r\n\r\n" + b" " * 15000: 413,
    b"DELETE /api/rules HTTP/1.1\r\nHost: localhost\r\n\r\n": 405,
    b"GET http://evil.example/api/rules HTTP/1.1\r\nHost: localhost\r\n\r\n": 421,
    b"CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n": 421,
    b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n": 404,
}


async def test_bad_requests_get_our_headers_and_are_no_errors_of_ours(port: int, caplog: pytest.LogCaptureFixture):
    with caplog.at_level(logging.INFO, "huit"):
        for request, status in BAD.items():
            head = await answered(port, request)
            lines = head.split("\r\n")
            assert lines[0].split()[1] == str(status), (request[:60], head)
            assert {f"{name}: {value}" for name, value in HEADERS.items()} <= set(lines), request[:60]
            assert "aiohttp" not in head
    assert [record.getMessage() for record in caplog.records] == ["bad_requests"], "once a minute, however many come"


async def answered(port: int, request: bytes) -> str:
    """Return the head of the answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), TIMEOUT_S)
    writer.close()
    return head.decode("latin-1").removesuffix("\r\n\r\n")


async def test_a_mistake_of_ours_is_an_error_and_has_our_headers(
    port: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr("huit.server.http.api._rule_sheets", lambda: 1 / 0)
    head = await answered(port, b"GET /api/rules HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert head.split("\r\n")[0].split()[1] == "500"
    assert {f"{name}: {value}" for name, value in HEADERS.items()} <= set(head.split("\r\n"))
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
