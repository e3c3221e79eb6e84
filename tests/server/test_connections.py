"""Nobody takes all connections: those of one address are counted, and who asks for nothing is not waited for."""

import asyncio
import resource
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import web

from huit.server.http import connections, json_bodies
from huit.server.http.app import create_app
from huit.server.http.connections import Runner
from huit.server.limits import HEADER_S, Limits
from tests.server.conftest import Serve, Time
from tests.server.strangers import answered
from tests.server.test_confined import said_by

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]
FEW_FILES = """
import resource
from huit.server.running.reach import allow_more_files
resource.setrlimit(resource.RLIMIT_NOFILE, (100, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
allow_more_files()
print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""
REFUSED_FILES = "from huit.server.running.reach import allow_more_files; allow_more_files(); print('goes on')"


@pytest.fixture
async def port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[int]:
    """The port of a server that takes one connection of an address, and this machine for any other."""
    monkeypatch.setattr(connections, "is_believed", lambda *_: False)
    app = await create_app(tmp_path, limits=Limits(address_connections=1, network_factor=1))
    runner = Runner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield runner.addresses[0][1]
    await runner.cleanup()


async def health(ends: Ends) -> bytes:
    """Ask whether the server lives; nothing, if it has closed the connection."""
    reader, writer = ends
    writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    try:
        return (await reader.read())[-6:]
    except ConnectionError:
        return b""


async def test_an_address_has_so_many_connections_and_no_more(port: int):
    first, second = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
    assert await health(second) == b""
    assert await health(first) == b"alive\n"
    first[1].close()
    assert await health(await asyncio.open_connection("127.0.0.1", port)) == b"alive\n"


@pytest.mark.parametrize("said", [b"", b"GET /health HTTP/1.1\r\nHost: local"], ids=["nothing", "half a header"])
async def test_who_asks_for_nothing_is_not_waited_for(port: int, clock: Time, said: bytes):
    clock.holds()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(said)
    await asyncio.sleep(0)
    # The server has taken the connection once another one is refused.
    assert await health(await asyncio.open_connection("127.0.0.1", port)) == b""
    clock.jumps(HEADER_S)
    assert await reader.read() == b""


async def test_a_body_is_not_waited_for_without_end(serve: Serve, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(json_bodies, "BODY_S", 0.0)
    client = await serve()
    reader, writer = await asyncio.open_connection(client.host, client.port)
    writer.write(b"POST /api/sheet HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
    assert b" 400 " in await reader.readline()
    monkeypatch.undo()
    assert (await answered(client, "POST", "/api/sheet", json={"rules": "minimale"}))[0] == 200


def test_a_server_may_open_as_many_files_as_it_is_allowed():
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    said = subprocess.run([sys.executable, "-c", FEW_FILES], capture_output=True, text=True, check=True).stdout
    assert int(said) == (65_536 if most == resource.RLIM_INFINITY else min(most, 65_536))


async def test_where_that_is_refused_it_goes_on():
    assert (await said_by("-c", REFUSED_FILES))[0] == "goes on"
