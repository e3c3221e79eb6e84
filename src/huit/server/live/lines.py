"""A process that reads lines and writes lines: started when it is first needed, and anew when it has hung or died."""

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

ENDED = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError)
"""What is raised where the process has died, does not start, or says what it should not."""
_MOST_LINE = 1 << 23


class LineProcess:
    """A module that runs as a process. Its first line says that it is ready."""

    def __init__(self, module: str, *, start_s: float) -> None:
        """*start_s* is how long it may take to be ready."""
        self._module = module
        self._start_s = start_s
        self._starting: asyncio.Task[None] | None = None
        self.process: Process | None = None

    async def ready(self) -> None:
        """Wait until it is ready, and start it if need be. It goes on starting when who waits is cancelled.

        Raises:
            OSError: if it does not start; and others of `ENDED`.
        """
        has_ended = self.process is not None and self.process.returncode is not None
        if has_ended or (self._starting is not None and self._starting.done() and self._starting.exception()):
            await self.close()
        if self._starting is None:
            self._starting = asyncio.create_task(self._start())
            self._starting.add_done_callback(lambda started: started.cancelled() or started.exception())
        await asyncio.shield(self._starting)

    async def tell(self, told: Mapping[str, Any]) -> None:
        """Write a line of JSON to the process, which has said that it is ready."""
        if self.process is None or self.process.stdin is None:
            raise ChildProcessError("the process has ended")
        self.process.stdin.write(json.dumps(told).encode() + b"\n")
        await self.process.stdin.drain()

    async def line(self) -> bytes:
        """Return the next line of the process."""
        if self.process is None or self.process.stdout is None:
            raise ChildProcessError("the process has ended")
        return await self.process.stdout.readuntil(b"\n")

    async def close(self) -> None:
        """End the process. The next `ready` starts another one."""
        starting, self._starting = self._starting, None
        if starting is not None:
            starting.cancel()
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _start(self) -> None:
        command = (sys.executable, "-m", self._module)
        self.process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=_MOST_LINE)
        try:
            async with asyncio.timeout(self._start_s):
                await self.line()
        except TimeoutError as error:
            raise ChildProcessError("the process does not start") from error
