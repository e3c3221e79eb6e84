"""Running it: alive, ready, counted; stopped without a loss; one of several processes killed; options that do not go together."""

import asyncio
import os
import resource
import signal
import socket
import sys
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientConnectionError, WSMsgType, WSServerHandshakeError
from click.testing import CliRunner

from huit.server.http import health
from huit.server.http.app import JOURNAL
from huit.server.limits import PROBED_S
from huit.server.live.lobby import Lobby
from huit.server.running import commands
from huit.server.settings import DatabaseUrl, PublicUrl, SettingError
from huit.server.storage.jobs import StoreError
from huit.server.storage.store import Store
from tests.cases import as_case
from tests.server.conftest import Serve, Time
from tests.server.guests import Guest, has_committed, until
from tests.server.process import WAIT_S, browser, counts, serving

GOING_AWAY = 1001


async def test_a_server_is_alive_and_ready(serve: Serve):
    client = await serve()
    for path, said in (("/health", "alive\n"), ("/ready", "ready\n")):
        async with client.get(path) as response:
            assert (response.status, await response.text()) == (200, said)
            assert response.headers["Cache-Control"] == "no-store"


async def test_a_server_whose_store_fails_is_alive_but_not_ready(serve: Serve, clock: Time, monkeypatch: pytest.MonkeyPatch):
    client = await serve()
    clock.holds()

    async def fail(*_: Any) -> None:
        raise StoreError("gone")

    with monkeypatch.context() as broken:
        broken.setattr(Store, "probe", fail)
        assert [await status(client, path) for path in ("/health", "/ready")] == [200, 503]
    assert await status(client, "/ready") == 503
    clock.jumps(PROBED_S)
    assert await status(client, "/ready") == 200


async def test_a_store_that_never_answers_is_asked_once_however_many_ask(serve: Serve, monkeypatch: pytest.MonkeyPatch):
    client = await serve()
    asked = 0

    async def hang(*_: Any) -> None:
        nonlocal asked
        asked += 1
        await stuck.wait()

    stuck = asyncio.Event()
    monkeypatch.setattr(Store, "probe", hang)
    monkeypatch.setattr(health, "READY_S", 0.01)
    assert [await status(client, "/ready") for _ in range(3)] == [503] * 3
    assert asked == 1
    stuck.set()


async def test_a_trial_write_tells_for_a_while_whether_the_server_is_ready(
    serve: Serve, clock: Time, monkeypatch: pytest.MonkeyPatch
):
    client = await serve()
    clock.holds()
    asked = 0

    async def count(*_: Any) -> None:
        nonlocal asked
        asked += 1

    monkeypatch.setattr(Store, "probe", count)
    assert [await status(client, "/ready") for _ in range(20)] == [200] * 20
    assert asked == 1
    clock.jumps(PROBED_S)
    assert (await status(client, "/ready"), asked) == (200, 2)


async def test_a_full_disk_is_not_ready(tmp_path: Path):
    async with serving(tmp_path) as running, browser(running.address) as client:
        await Guest.opening(client)
        _, most = resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE)
        # No file of that process may grow any more.
        written = (tmp_path / f"{JOURNAL}-wal").stat().st_size
        resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (written, most))
        async with client.post("/api/rooms", json={"rules": "minimale", "seats": 2}) as response:
            assert (response.status, (await response.json())["code"]) == (503, "unsaved")
        assert [await status(client, path) for path in ("/health", "/ready")] == [200, 503]
        resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (most, most))
        await Guest.opening(client)


@pytest.mark.parametrize("is_replaced", [False, True])
async def test_a_file_of_games_that_is_gone_or_another_is_not_ready(
    serve: Serve, clock: Time, tmp_path: Path, *, is_replaced: bool
):
    client = await serve()
    assert await status(client, "/ready") == 200
    games = tmp_path / JOURNAL
    games.rename(tmp_path / "moved")
    if is_replaced:
        games.write_bytes(b"another file")
    clock.jumps(PROBED_S)
    assert [await status(client, path) for path in ("/health", "/ready")] == [200, 503]
    games.unlink(missing_ok=True)
    (tmp_path / "moved").rename(games)
    clock.jumps(PROBED_S)
    assert await status(client, "/ready") == 200


async def test_a_server_that_stops_is_not_ready(serve: Serve):
    client = await serve()
    await client.app.shutdown()  # type: ignore[union-attr]
    assert [await status(client, path) for path in ("/health", "/ready")] == [200, 503]


async def test_a_server_says_where_it_is_counts_what_happens_and_stops_when_it_is_told(tmp_path: Path):
    async with serving(tmp_path) as running, browser(running.address) as client:
        guest = await Guest.opening(client, rules="monclar")
        await guest.begin()
        await guest.play_round()
        await guest.move("draw", seq=guest.view["seq"] + 100)
        assert (await guest.refusal()).code == "stale"
        # Its browser commits to the next deal.
        await guest.see(has_committed)
        counted = await counts(client)
        assert counted["huit_rooms_opened_total"] == counted["huit_rooms"] == counted["huit_sockets"] == 1
        assert counted['huit_commands_total{outcome="done"}'] == guest.view["seq"] - 1
        assert counted['huit_commands_total{outcome="stale"}'] == 1
        assert counted["huit_command_seconds_count"] == len(guest.sent) - 1
        assert 0 < counted["huit_command_seconds_sum"] < WAIT_S
        assert counted["huit_journal_batch_jobs_sum"] >= guest.view["seq"]
        assert counted["huit_views_sent_total"] >= len(guest.sent)
        assert counted["huit_store_failures_total"] == 0
        running.process.send_signal(signal.SIGTERM)
        assert await goodbye(guest) == GOING_AWAY
        running.process.send_signal(signal.SIGTERM)
        assert await running.end() == 0


async def test_a_socket_whose_room_is_still_being_read_is_told_of_the_stop(serve: Serve, monkeypatch: pytest.MonkeyPatch):
    client = await serve()
    guest = await Guest.opening(client)
    asked, never = asyncio.Event(), asyncio.Event()

    async def hang(*_: Any, **__: Any) -> None:
        asked.set()
        await never.wait()

    monkeypatch.setattr(Lobby, "find", hang)
    guest.socket = await guest.connect()
    await asyncio.wait_for(asked.wait(), WAIT_S)
    stopping = asyncio.create_task(client.app.shutdown())  # type: ignore[union-attr]
    assert await goodbye(guest) == GOING_AWAY
    await stopping
    with pytest.raises(WSServerHandshakeError, match="503"):
        await guest.connect()


async def test_a_client_that_reads_late_keeps_nobody_waiting_and_is_told_of_the_stop(serve: Serve):
    client = await serve()
    guest = await Guest.opening(client, pace=3.0)
    await guest.sit_down()
    for listening in client.server.runner.sites:  # type: ignore[union-attr]
        listening._server.sockets[0].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1)
    slow = socket.create_connection((client.host, client.port))
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
    slow.setblocking(False)
    reader, writer = await asyncio.open_connection(sock=slow, limit=1000)
    key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg=="
    asked = f"Host: localhost\r\nCookie: {guest.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{key}"
    writer.write(f"GET /ws/{guest.room} HTTP/1.1\r\n{asked}\r\n\r\n".encode())
    read = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), WAIT_S)
    # More than what waits in the kernel for one that does not read.
    for pace in range(20):
        await guest.send(type="pace", pace=pace / 10)
        await guest.see(lambda view, pace=pace: view["pace"] == pace / 10)
    stopping = asyncio.create_task(client.app.shutdown())  # type: ignore[union-attr]
    assert await goodbye(guest) == GOING_AWAY
    assert not stopping.done()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1_000_000)
    while not read.endswith(b"\x03\xe9going_away"):
        more = await asyncio.wait_for(reader.read(1000), WAIT_S)
        assert more, read[-100:]
        read += more
    # It says goodbye as well.
    writer.write(b"\x88\x80\0\0\0\0")
    await stopping
    writer.close()


async def test_a_signal_while_it_starts_or_stops_is_a_stop_in_order(tmp_path: Path):
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
    command = (sys.executable, "-m", "huit", "serve", "--port", str(port), "--data", str(tmp_path))
    starting = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE)
    # It listens long before it serves.
    await until(lambda: is_taken(port))
    starting.send_signal(signal.SIGTERM)
    _, log = await asyncio.wait_for(starting.communicate(), WAIT_S)
    assert starting.returncode == 0
    assert b'"event": "stopped"' in log


def is_taken(port: int) -> bool:
    with socket.socket() as asking:
        return asking.connect_ex(("127.0.0.1", port)) == 0


async def test_counts_are_for_this_machine_only(serve: Serve):
    client = await serve()
    assert await status(client, "/metrics") == 200
    for header in ("X-Forwarded-For", "Forwarded"):
        assert await status(client, "/metrics", **{header: "for=127.0.0.1"}) == 404


@pytest.mark.parametrize("stop", [as_case(signal.SIGTERM, is_long=False), as_case(signal.SIGINT, is_long=True)])
async def test_processes_count_together_a_killed_one_is_started_anew_and_they_stop_together(
    tmp_path: Path, postgres: str, stop: signal.Signals
):
    async with serving(tmp_path, *together(postgres)) as running, browser(running.address) as client:
        pids = {told["pid"] for told in await running.events("serving", count=2)}
        guests = [await Guest.opening(client, pace=3.0) for _ in range(6)]
        for guest in guests:
            await guest.sit_down()
        counted = await counts(client)
        assert counted["huit_rooms_opened_total"] == counted["huit_sockets"] == 6
        os.kill(min(pids), signal.SIGKILL)
        died = await running.event(lambda told: told["event"] == "process_died")
        assert died["exit_code"] == -signal.SIGKILL
        again = await running.event(lambda told: told["event"] == "serving")
        assert again["pid"] not in pids
        back = [guest.at(client) for guest in guests]
        for before, guest in zip(guests, back, strict=True):
            assert (await guest.sit_down(query="?take=1"))["seq"] == before.view["seq"]
            await guest.socket.close()
        counted = await counts(client)
        assert counted["huit_rooms_opened_total"] == 6, "what the dead one counted stays counted"
        assert counted["huit_sockets"] <= 6, "what the dead one had open is forgotten"
        for guest in back:
            await guest.sit_down()
        running.process.send_signal(stop)
        assert [await goodbye(guest) for guest in back] == [GOING_AWAY] * 6
        running.process.send_signal(stop)
        assert await running.end() == 0
        assert DatabaseUrl.read(postgres).secrets[0] not in running.log
        assert running.log.count('"event": "stopped"') == 2


async def test_processes_do_not_outlive_the_one_that_started_them(tmp_path: Path, postgres: str):
    async with serving(tmp_path, *together(postgres)) as running, browser(running.address) as client:
        await running.events("serving", count=2)
        running.process.kill()
        await running.events("stopped", count=2)
        with pytest.raises(ClientConnectionError):
            await client.get("/health")
        assert await running.end() == -signal.SIGKILL


async def test_a_process_whose_parent_died_while_it_started_stops_in_order(tmp_path: Path, postgres: str):
    async with serving(tmp_path, *together(postgres)) as running:
        await running.event(lambda told: told["event"] == "processes_started")
        running.process.kill()
        await running.events("stopped", count=2)
        assert await running.end() == -signal.SIGKILL


def together(database: str) -> list[str]:
    """The options of two processes."""
    return ["--database", database, "--processes", "2"]


async def goodbye(guest: Guest) -> int:
    """Read until the server says goodbye; return the code."""
    while True:
        frame = await guest.socket.receive(timeout=WAIT_S)
        if frame.type is WSMsgType.CLOSE:
            await guest.socket.close()
            return frame.data


# Options


@pytest.mark.parametrize(
    ("options", "advice"),
    [
        (["--processes", "2"], "--database postgresql://"),
        (["--database", "mysql://huit:hunter2@localhost/huit"], "postgresql://huit@localhost/huit"),
        (["--database", "postgresql://huit:hunter2@localhost"], "postgresql://huit@localhost/huit"),
        (["--database", "postgresql://huit:hunter2@localhost:port/huit"], "postgresql://huit@localhost/huit"),
        (["--public-url", "jeu.example.org"], "https://jeu.example.org"),
        (["--public-url", "https://jeu.example.org/huit"], "https://jeu.example.org"),
        (["--processes", "0"], "1<=x<="),
    ],
)
def test_an_option_that_cannot_be_is_refused_with_one_that_can(
    options: list[str], advice: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    said = CliRunner().invoke(commands.serve, ["--port", "0", "--data", str(tmp_path), *options])
    assert said.exit_code == 2
    assert advice in said.output.replace("\n", " ")
    assert "hunter2" not in said.output


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_database_that_is_not_there_is_told_without_its_password(
    processes: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    options = ["--port", "0", "--data", str(tmp_path), "--processes", processes]
    # Bound, so that it is nobody else's; nobody listens.
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
        address = f"postgresql://huit:hunter2@127.0.0.1:{port}/huit"
        said = CliRunner(env={"HUIT_DATABASE": address}).invoke(commands.serve, options)
    assert said.exit_code == 1
    assert f"The database postgresql://127.0.0.1:{port}/huit fails" in said.output
    assert "hunter2" not in said.output + said.stderr


@pytest.mark.parametrize(
    ("given", "origin"),
    [
        ("https://jeu.example.org", "https://jeu.example.org"),
        ("https://Jeu.Example.org:443/", "https://jeu.example.org"),
        ("http://192.168.1.20:8080", "http://192.168.1.20:8080"),
        ("https://[2001:DB8::1]:8443", "https://[2001:db8::1]:8443"),
        ("https://jeu.français.fr", "https://jeu.xn--franais-xxa.fr"),
    ],
)
def test_a_public_address_is_kept_as_browsers_write_it(given: str, origin: str):
    assert PublicUrl.read(given).origin == origin


@pytest.mark.parametrize(
    "given", ["", "ftp://a.org", "https://", "https://a.org?b", "https://me@a.org", "https://a.org:x", "https://[::1"]
)
def test_what_no_browser_shows_is_no_public_address(given: str):
    with pytest.raises(SettingError):
        PublicUrl.read(given)


def test_the_address_of_a_database_is_shown_without_its_secrets():
    address = DatabaseUrl.read("postgresql://huit:hun%2Fter2@db.example.org/games?password=other1")
    assert repr(address) == "DatabaseUrl('postgresql://db.example.org/games')"
    assert set(address.secrets) == {"hun%2Fter2", "hun/ter2", "other1"}


async def status(client: Any, path: str, **headers: str) -> int:
    async with client.get(path, headers=headers) as response:
        return response.status
