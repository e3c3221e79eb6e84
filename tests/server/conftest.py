"""A server over real sockets and a real file, for every test of the server; a real PostgreSQL for those of the store."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from aiohttp import DummyCookieJar
from aiohttp.test_utils import TestClient

from huit.server import logs
from huit.server.chance import Chance
from huit.server.http.app import JOURNAL, create_app
from huit.server.limits import Limits
from huit.server.live.services import now_ms
from huit.server.storage import database
from tests import eager_check, eager_lab
from tests.budgets import SERVERS, spend
from tests.journals import set_up_journal
from tests.server.process import Running
from tests.server.serving import HuitServer
from tools import postgres as cluster

Serve = Callable[..., Awaitable[TestClient[Any, Any]]]

MOST_HELD_S = 30.0
"""Seconds that a clock is held at most, by the real one: long past any answer."""


LAST_LINES = 30
"""Of the log of a process, shown where a test fails."""


@pytest.fixture(autouse=True)
def no_process_yet() -> None:
    """Forget the processes of the test before."""
    Running.started.clear()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """Add to a failure what each server process said last; what a server in the process of the tests said stands in their log."""
    report = yield
    if report.failed:
        for running in Running.started:
            report.sections.append((f"server at {running.address}", "\n".join(running.log.splitlines()[-LAST_LINES:])))
    return report


@pytest.fixture(autouse=True)
def own_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command that runs in the process of the tests leaves their log as it is."""
    monkeypatch.setattr(logs, "set_up", lambda *_, **__: None)


class Wall:
    """The clock of the wall, in milliseconds, which can be set forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> int:
        return now_ms() + round(self.ahead * 1000)

    def jumps(self, seconds: float) -> None:
        self.ahead += seconds


@pytest.fixture
def wall() -> Wall:
    """The clock of the wall of every server of this test."""
    return Wall()


class Time:
    """The clock of the loop, which can be set forward, and that of the wall with it.

    Once it is held it moves only when it is set forward: whatever waits for a time waits for the test.
    """

    def __init__(self, wall: Wall, runs: Callable[[], float]) -> None:
        self._wall = wall
        self._runs = runs
        self._ahead = 0.0
        self._held_at: float | None = None

    def __call__(self) -> float:
        now = self._runs()
        # A test that waits for ever fails: the timeouts of its guests count again then.
        if self._held_at is not None and now < self._held_at + MOST_HELD_S:
            now = self._held_at
        return now + self._ahead

    def holds(self) -> None:
        self._held_at = self._runs()

    def goes_on(self) -> None:
        """Move by itself again, from where it is."""
        self._ahead = self() - self._runs()
        self._held_at = None

    def jumps(self, seconds: float) -> None:
        self._ahead += seconds
        self._wall.jumps(seconds)


@pytest.fixture
async def clock(wall: Wall) -> AsyncGenerator[Time]:
    # The loop is the test's own. A server that closes waits for its sockets: not by a clock that is held.
    loop = asyncio.get_running_loop()
    clock = Time(wall, loop.time)
    loop.time = clock
    yield clock
    clock.goes_on()


@pytest.fixture(scope="session")
def empty_journal(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a server without games."""
    folder = tmp_path_factory.mktemp("empty")
    asyncio.run(set_up_journal(folder))
    return (folder / JOURNAL).read_bytes()


@pytest.fixture
def serve(
    aiohttp_client: Any,
    tmp_path: Path,
    wall: Wall,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
    empty_journal: bytes,
) -> Serve:
    """Return what starts a server on the file of this test; again, after a stop, on the same file."""
    # No test cuts the power: nothing need wait for the disk.
    monkeypatch.setattr(database, "PRAGMAS", (*database.PRAGMAS, "synchronous = OFF"))

    async def start(**settings: Any) -> TestClient[Any, Any]:
        # A test sends faster than a person taps.
        # Each test has its own cards, the same whenever it runs.
        settings.setdefault("chance", Chance(request.node.name))
        settings.setdefault("wall_ms", wall)
        # What plays beside the moves steps back for nobody: beside other tests it would wait for minutes.
        settings.setdefault("check_module", eager_check.__name__)
        settings.setdefault("lab_module", eager_lab.__name__)
        settings.setdefault("limits", Limits(message_burst=100_000, command_burst=100_000, commit_s=0))
        spend(SERVERS)
        if not (tmp_path / JOURNAL).exists():
            (tmp_path / JOURNAL).write_bytes(empty_journal)
        app = await create_app(tmp_path, **settings)
        # Guests hold their own cookies: one client can be several browsers.
        return await aiohttp_client(HuitServer(app), cookie_jar=DummyCookieJar())

    return start


@pytest.fixture(scope="session")
def postgres_database() -> Generator[str]:
    """The address of a database of our own, with its password. There is no doing without: the fixture fails with what to do."""
    with cluster.running(is_durable=False) as address:
        yield address


@pytest.fixture
def postgres(postgres_database: str) -> Generator[str]:
    """The same address; the database is empty, as it is not cheap to make another one."""
    yield postgres_database
    with psycopg.connect(postgres_database, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid != pg_backend_pid()"
        )
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database of each kind."""
    return request.getfixturevalue("postgres") if request.param == "postgresql" else f"sqlite:///{tmp_path / JOURNAL}"
