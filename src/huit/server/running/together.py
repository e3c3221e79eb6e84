"""Several processes that serve on one socket: started together, started anew when one dies, stopped together."""

import asyncio
import multiprocessing
import os
import signal
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
from huit.server.running.loops import STOP_SIGNALS, run_loop, stop_signal
from huit.server.settings import COUNTS_FOLDER, Settings
from huit.server.storage.jobs import StoreError

# Fresh interpreters: a fork would take over half of whatever threads and loops the parent has.
_context = multiprocessing.get_context("spawn")


def run_together(listening: socket.socket, settings: Settings, *, when_ready: Callable[[], None]) -> None:
    """Serve on *listening* with as many processes as *settings* say, until this one is told to stop.

    Raises:
        StoreError: if the first one finds nowhere to keep the games.
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
    """One process that serves."""

    def __init__(self, number: int, process: SpawnProcess, answers: Connection) -> None:
        self.number = number
        self.process = process
        self._answers = answers

    async def ready(self) -> None:
        """Wait until it serves.

        Raises:
            StoreError: if it never will.
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
    """Keeps as many processes running as there should be."""

    def __init__(self, listening: socket.socket, settings: Settings, counts: Path) -> None:
        self._listening = listening
        self._settings = settings
        self._counts = counts
        self._children: dict[int, _Child] = {}

    async def run(self, when_ready: Callable[[], None]) -> None:
        """Start them, keep them, and stop them when this process is told to stop."""
        self._stopped = stop_signal()
        # Alone at first: one makes the tables of a new database, and one says why it cannot.
        first = self._start(0)
        stopped = asyncio.create_task(self._stopped.wait())
        keeping = [asyncio.create_task(self._keep(first))]
        try:
            if await self._is_ready(first, stopped):
                keeping += [asyncio.create_task(self._keep(self._start(n))) for n in range(1, self._settings.processes)]
                logs.tell("processes_started", processes=self._settings.processes)
                when_ready()
            # None of them ends before the stop but by a mistake of ours, which is to be seen.
            done, _ = await asyncio.wait((stopped, *keeping), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self._stopped.set()
            await self._stop(keeping)
        logs.tell("processes_stopped", processes=self._settings.processes)

    async def _is_ready(self, child: _Child, stopped: asyncio.Task[bool]) -> bool:
        """Wait until *child* serves; False if all is to be stopped before."""
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
        # Held back until the child listens for them: it inherits that, and none is lost on the way.
        signal.pthread_sigmask(signal.SIG_BLOCK, STOP_SIGNALS)
        try:
            process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)
        says.close()
        self._children[number] = _Child(number, process, answers)
        return self._children[number]

    async def _keep(self, child: _Child) -> None:
        """Start *child* anew whenever it has died; if it goes on dying, after longer and longer."""
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
        """Forget the rooms and sockets that a dead process had."""
        # The library names its files so; what the process counted up stays counted.
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
    """Wait until *descriptor* can be read, or is closed at the other end."""
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
        # A parent that was killed cannot say so: the pipe that it held tells.
        run_loop(serve_here(listening, settings, when_ready=lambda: _tell(says, None), owner=parent.sentinel))
    except StoreError as error:
        _tell(says, logs.scrubbed(str(error)))
        logs.warn("store_failed", error=error)
        sys.exit(1)


def _tell(says: Connection, failure: str | None) -> None:
    """Say to the parent that this process serves, or why it cannot."""
    # A parent killed at this very moment hears nothing more; what serves then stops in order, by the pipe it watches.
    with suppress(BrokenPipeError):
        says.send(failure)
