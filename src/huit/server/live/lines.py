"""A process that reads lines and writes lines: started when it is first needed, and anew when it has hung or died."""

import asyncio
import builtins
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

ENDED = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError)
"""The errors of a process that has died, does not start, or writes garbage."""
_MOST_LINE = 1 << 23
_MOST_WORDS = 1 << 12
"""Bytes kept of what it says on stderr, the last ones."""
_LAST_WORDS_S = 1.0
"""How long the end of its stderr is waited for, once it has ended."""


class LineProcess:
    """A module that runs as a process. Its first line says that it is ready."""

    def __init__(self, module: str, *, start_s: float) -> None:
        """*start_s* is how long it may take to be ready."""
        self._module = module
        self._start_s = start_s
        self._starting: asyncio.Task[None] | None = None
        self.process: Process | None = None
        self.loaded: set[str] = set()
        """The families whose programs it has loaded: none when it starts."""
        self._words = b""
        """The end of stderr of the process, or of the one before it."""
        self._hearing: asyncio.Task[None] | None = None

    @property
    def last_words(self) -> str:
        """The reason why the process ended, if it wrote one: see `last_words_of`."""
        return last_words_of(self._words.decode(errors="replace"))

    @property
    def is_ready(self) -> bool:
        """Whether it has started and runs, so that it reads at once."""
        starting, process = self._starting, self.process
        return (
            starting is not None
            and starting.done()
            and not starting.exception()
            and process is not None
            and process.returncode is None
        )

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

    async def send(self, message: Mapping[str, Any]) -> None:
        """Write a line of JSON to the process, which must be ready."""
        if self.process is None or self.process.stdin is None:
            raise ChildProcessError("the process has ended")
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        await self.process.stdin.drain()

    async def line(self, *, within_s: float) -> bytes:
        """Return the next line of the process, which must come within *within_s* seconds.

        Raises:
            TimeoutError: if it does not; and others of `ENDED`.
        """
        if self.process is None or self.process.stdout is None:
            raise ChildProcessError("the process has ended")
        async with asyncio.timeout(within_s):
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
        if self._hearing is not None:
            # A process of its own that outlives it may hold its stderr open.
            await asyncio.wait([self._hearing], timeout=_LAST_WORDS_S)
            self._hearing.cancel()

    async def _hear(self, process: Process) -> None:
        """Remember the end of what *process* writes to stderr."""
        assert process.stderr is not None
        self._words = b""
        while words := await process.stderr.read(_MOST_WORDS):
            self._words = (self._words + words)[-_MOST_WORDS:]

    async def _start(self) -> None:
        command = (sys.executable, "-m", self._module)
        self.process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=PIPE, limit=_MOST_LINE)
        self._hearing = asyncio.create_task(self._hear(self.process))
        self.loaded = set()
        try:
            await self.line(within_s=self._start_s)
        except TimeoutError as error:
            raise ChildProcessError("the process does not start") from error


def last_words_of(stderr: str) -> str:
    """Return the last line of *stderr*; of an error of ours only its class: its text may quote what people wrote.

    >>> last_words_of("Traceback\\nPermissionError: [Errno 1] Operation not permitted\\n")
    'PermissionError: [Errno 1] Operation not permitted'
    >>> last_words_of("KeyError: 'Chez Mamie'"), last_words_of("Fatal Python error: Segmentation fault"), last_words_of("")
    ('KeyError', 'Fatal Python error: Segmentation fault', '')
    """
    line = next((line for line in reversed(stderr.splitlines()) if line.strip()), "").strip()
    name, colon, _ = line.partition(":")
    is_error = colon != "" and name.replace(".", "").isidentifier()
    kind = getattr(builtins, name, None)
    is_of_system = isinstance(kind, type) and issubclass(kind, OSError | ImportError)
    return name if is_error and not is_of_system else line
