"""Real servers to play against: one that a worker keeps for its tests, and processes that can be killed and started again."""

import asyncio
import shutil
import signal
import socket
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Coroutine
from pathlib import Path
from threading import Event, Thread
from typing import Any, ClassVar

from aiohttp import web

from huit.server.chance import Chance
from huit.server.http.app import JOURNAL, create_app
from huit.server.http.connections import Runner
from huit.server.limits import Limits
from huit.server.live.search_pool import SearchPool
from huit.server.live.services import now_ms
from huit.server.live.thinkers import Thinkers
from huit.server.running.reach import names_at, reached_at
from tests import eager_check, eager_lab
from tests.budgets import SERVERS, spend
from tests.journals import set_up_journal

SEED = "1960"
HOST = "127.0.0.1"
PATIENCE_S = 60.0
"""How long a server may take to begin or to end before a test fails."""
LAST_LINES = 30
COMMIT_S = 8.0
"""So long a deal waits for a page: less than a test waits for what it looks for."""
# Of a server that answers later, because other tests run beside it, a page asks more often while rules are composed.
ASKED_OFTEN = {"words_burst_ms": 20_000, "address_sheet_burst": 200, "address_check_burst": 100}
KEPT = Limits(lab_play_s=2.0, suggestion_rounds=(150, 600), commit_s=COMMIT_S, address_checks_waiting=12, **ASKED_OFTEN)
"""Of the kept server: the lab plays enough to tell most measures, and a deal waits for the grains of pages, however slow.
So do the checks of rules: a slow machine is still at the ones before when the page asks anew."""


class KeptThinkers(Thinkers):
    """Those of all tests: a process that searches takes longer to start than most tests."""

    async def close(self) -> None:
        """Stay, when the server of one test ends."""

    async def end(self) -> None:
        await super().close()


class KeptServer:
    """The server of all the tests of a worker, in a thread, on one port; each test has it without a game.

    Browsers keep what they fetched from it. Cards depend on the test alone, not on those before it.
    """

    def __init__(self, folder: Path) -> None:
        """*folder* is where the games of each test are kept."""
        self._folder = folder
        self._begun = 0
        self._listening = socket.create_server((HOST, 0), backlog=512)
        self.address = f"http://{HOST}:{self._listening.getsockname()[1]}"
        self.data = folder
        self._runner: Runner | None = None
        self._thinkers = KeptThinkers(searching=SearchPool())
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._empty = folder / "empty"
        self._empty.mkdir()
        self._wait(set_up_journal(self._empty))
        spend(SERVERS)

    def begin(self, seed: str, *, games: Path | None = None, wall_ms: Callable[[], int] = now_ms) -> None:
        """Serve no games, or those of the folder *games*, with cards that follow from *seed*, on the day that *wall_ms* tells."""
        self._wait(self._end())
        self._begun += 1
        self.data = self._folder / str(self._begun)
        self.data.mkdir()
        shutil.copy((games or self._empty) / JOURNAL, self.data / JOURNAL)
        self._wait(self._begin(seed, wall_ms))

    def end(self) -> None:
        """End what is served, so that the games of `data` lie whole in their file."""
        self._wait(self._end())

    def close(self) -> None:
        """End for good."""
        self.end()
        self._wait(self._thinkers.end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE_S)
        self._listening.close()

    async def _begin(self, seed: str, wall_ms: Callable[[], int]) -> None:
        reached, names = reached_at(self._listening), names_at(self._listening)
        chance = Chance(seed)
        app = await create_app(
            self.data,
            limits=KEPT,
            reached_at=reached,
            names=names,
            chance=chance,
            thinkers=self._thinkers,
            wall_ms=wall_ms,
            check_module=eager_check.__name__,
            lab_module=eager_lab.__name__,
        )
        self._runner = Runner(app, access_log=None, shutdown_timeout=2.0, auto_decompress=False)
        await self._runner.setup()
        # A site closes its socket when it ends; the port stays ours.
        await web.SockSite(self._runner, self._listening.dup()).start()

    async def _end(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    def _wait(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE_S)


class Server:
    """One `huit serve` process, on a port that was free.

    Its chance comes from a seed: the same test sees the same cards.
    """

    started: ClassVar[list["Server"]] = []
    """Those of the test that is running."""

    def __init__(self, data: Path, *options: str) -> None:
        """*options* are those of `huit serve`."""
        self.data = data
        self._options = options
        self.port = _free_port()
        self.address = f"http://{HOST}:{self.port}"
        self.log: deque[str] = deque(maxlen=LAST_LINES)
        """The last lines that it has said."""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start the process and wait until it has said that it serves."""
        spend(SERVERS)
        command = [sys.executable, "-m", "huit", "serve", "--port", str(self.port), "--data", str(self.data), "--seed", SEED]
        self._process = subprocess.Popen(
            [*command, *self._options],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.started.append(self)
        serves = Event()
        Thread(target=self._listen, args=[self._process, serves], daemon=True).start()
        assert serves.wait(PATIENCE_S), "huit serve says nothing"
        assert self._process.poll() is None, "huit serve ended before it served:\n" + "".join(self.log)

    def _listen(self, process: subprocess.Popen[str], serves: Event) -> None:
        """Keep what *process* says, until it ends; it would wait for a reader."""
        assert process.stdout is not None
        for line in process.stdout:
            self.log.append(line)
            if str(self.port) in line:
                serves.set()
        process.wait()
        serves.set()

    def kill(self) -> None:
        """End the process as a power cut would: it can write nothing any more."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End the process as Ctrl-C would."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(timeout=PATIENCE_S)
            self._process = None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return probe.getsockname()[1]
