"""Several processes that serve on one socket: started, restarted when they die, and stopped together."""

import asyncio
import multiprocessing
import os
import socket
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path

from huit.server import logs
from huit.server.limits import AGAIN_S, MOST_AGAIN_S, STOPPING_S
from huit.server.running.loops import run_loop, stop_signal
from huit.server.running.signals import hold_signals, take_signals
from huit.server.settings import COUNTS_FOLDER, Settings
from huit.server.storage.jobs import StoreError

# Fresh interpreters: a fork would copy the parent's locks and event loop, but not its threads.
_context = multiprocessing.get_context("spawn")


def run_together(listening: socket.socket, settings: Settings, *, when_ready: Callable[[], None]) -> None:
    """Serve on *listening* with `settings.processes` processes until this one is stopped.

    Raises:
        StoreError: if the first process cannot open the database.
    """
    if settings.database is not None:
        logs.hide(settings.database.secrets)
    with tempfile.TemporaryDirectory(prefix="huit-counts-") as counts:
        os.environ[COUNTS_FOLDER] = counts
        try:
            run_loop(_Parent(listening, settings, Path(counts)).run(when_ready))
        finally:
            del os.environ[COUNTS_FOLDER]


class _Child:
    """A serving process."""

    def __init__(self, number: int, process: SpawnProcess, answers: Connection) -> None:
        self.number = number
        self.process = process
        self._answers = answers

    async def ready(self) -> None:
        """Wait until it serves.

        Raises:
            StoreError: if it fails or ends before.
        """
        await _readable(self._answers.fileno())
        try:
            failure = self._answers.recv()
        except EOFError:
            failure = "ended before it served"
        if failure:
            raise StoreError(failure)

    async def ended(self) -> int:
        await _readable(self.process.sentinel)
        self.process.join()
        self._answers.close()
        return self.process.exitcode or 0


class _Parent:
    """Starts the processes, and restarts those that die."""

    def __init__(self, listening: socket.socket, settings: Settings, counts: Path) -> None:
        self._listening = listening
        self._settings = settings
        self._counts = counts
        self._children: dict[int, _Child] = {}

    async def run(self, when_ready: Callable[[], None]) -> None:
        """Keep the processes running until this one is stopped; then stop them."""
        self._stopped = stop_signal()
        # The first one starts alone: it migrates the database, or reports why it cannot.
        first = self._start(0)
        stopped = asyncio.create_task(self._stopped.wait())
        keeping = [asyncio.create_task(self._keep(first))]
        try:
            if await self._is_ready(first, stopped):
                keeping += [asyncio.create_task(self._keep(self._start(n))) for n in range(1, self._settings.processes)]
                logs.tell("processes_started", processes=self._settings.processes)
                when_ready()
            # A task that ends before the stop has failed by a bug: `result` raises its exception.
            done, _ = await asyncio.wait((stopped, *keeping), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self._stopped.set()
            await self._stop(keeping)
            hold_signals()
        logs.tell("processes_stopped", processes=self._settings.processes)

    async def _is_ready(self, child: _Child, stopped: asyncio.Task[bool]) -> bool:
        """Wait until *child* serves; return False if stopped first."""
        ready = asyncio.create_task(child.ready())
        await asyncio.wait((ready, stopped), return_when=asyncio.FIRST_COMPLETED)
        if stopped.done():
            ready.cancel()
            return False
        await ready
        return True

    def _start(self, number: int) -> _Child:
        answers, says = _context.Pipe(duplex=False)
        process = _context.Process(target=_serve, args=(self._listening, self._settings, says), name=f"huit-{number}")
        # The child inherits the block and lifts it once it has handlers: no signal is lost meanwhile.
        hold_signals()
        try:
            process.start()
        finally:
            take_signals()
        says.close()
        self._children[number] = _Child(number, process, answers)
        return self._children[number]

    async def _keep(self, child: _Child) -> None:
        """Restart *child* whenever it dies, after a pause that doubles while it keeps dying."""
        loop = asyncio.get_running_loop()
        pause = AGAIN_S / 2
        while True:
            began = loop.time()
            exit_code = await child.ended()
            if self._stopped.is_set():
                return
            pause = AGAIN_S if loop.time() - began > MOST_AGAIN_S else min(2 * pause, MOST_AGAIN_S)
            logs.warn("process_died", process=child.number, exit_code=exit_code, again_in_s=pause)
            self._forget(child)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopped.wait(), pause)
            if self._stopped.is_set():
                return
            child = self._start(child.number)

    def _forget(self, child: _Child) -> None:
        """Remove the gauges of a dead process, its rooms and sockets; its counters stay."""
        # `prometheus_client`'s file names.
        for gauge in self._counts.glob(f"gauge_live*_{child.process.pid}.db"):
            gauge.unlink()

    async def _stop(self, keeping: list[asyncio.Task[None]]) -> None:
        for child in self._children.values():
            child.process.terminate()
        _, late = await asyncio.wait(keeping, timeout=STOPPING_S)
        if late:
            for child in self._children.values():
                child.process.kill()
            await asyncio.wait(late)


async def _readable(descriptor: int) -> None:
    """Wait until *descriptor* is readable or its other end is closed."""
    loop = asyncio.get_running_loop()
    is_readable = asyncio.Event()
    loop.add_reader(descriptor, is_readable.set)
    try:
        await is_readable.wait()
    finally:
        loop.remove_reader(descriptor)


# In the child


def _serve(listening: socket.socket, settings: Settings, says: Connection) -> None:
    from huit.server.running.alone import serve_here

    parent = multiprocessing.parent_process()
    assert parent is not None
    logs.set_up(settings.log_format)
    try:
        # The sentinel closes when the parent dies, even killed.
        run_loop(serve_here(listening, settings, when_ready=lambda: _tell(says, None), owner=parent.sentinel))
    except StoreError as error:
        _tell(says, logs.scrubbed(str(error)))
        logs.warn("store_failed", error=error)
        sys.exit(1)


def _tell(says: Connection, failure: str | None) -> None:
    """Send the parent None when this process serves, or why it cannot."""
    # The parent may have been killed: this process then stops by its sentinel.
    with suppress(BrokenPipeError):
        says.send(failure)
