"""Servers in processes of their own, for the tests: where they are, what they log, what they count."""

import asyncio
import json
import os
import re
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ClassVar

from aiohttp import ClientSession, DummyCookieJar

from tests.budgets import SERVERS, spend

WAIT_S = 60.0
"""Long past any start or stop: a test that waits so long has failed."""

Event = dict[str, Any]


class Running:
    """A server in a process of its own."""

    started: ClassVar[list["Running"]] = []
    """Those of the test that is running."""

    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        self.process = process
        self.address = address
        self.log = ""
        self.started.append(self)
        spend(SERVERS)

    async def event(self, is_it: Callable[[Event], bool]) -> Event:
        """Wait until something is logged."""
        while True:
            line = await self._line()
            assert line.startswith("{"), self.log
            told = json.loads(line)
            if is_it(told):
                return told

    async def events(self, name: str, *, count: int = 1) -> list[Event]:
        """Wait until something was logged so many times."""
        return [await self.event(lambda told: told["event"] == name) for _ in range(count)]

    async def _line(self) -> str:
        assert self.process.stderr is not None
        line = (await asyncio.wait_for(self.process.stderr.readline(), WAIT_S)).decode()
        assert line, f"the server has ended: {self.log}"
        self.log += line
        return line

    async def end(self) -> int:
        """Wait for the end and return the exit code; all that was logged is in `log` then."""
        _, rest = await asyncio.wait_for(self.process.communicate(), WAIT_S)
        self.log += rest.decode()
        assert self.process.returncode is not None
        return self.process.returncode


@asynccontextmanager
async def serving(data: Path, *options: str) -> AsyncIterator[Running]:
    """Run `huit serve`."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "huit", "serve", "--port", "0", "--data", str(data)),
        *options,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env=os.environ | {"LC_ALL": "en_GB.UTF-8"},
    )
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), WAIT_S)).decode()
    found = re.search(r"http://\S+", line)
    assert found, line
    running = Running(process, found[0])
    try:
        yield running
    finally:
        if process.returncode is None:
            process.kill()
            await running.end()


@asynccontextmanager
async def browser(address: str) -> AsyncIterator[ClientSession]:
    async with ClientSession(base_url=address, cookie_jar=DummyCookieJar()) as session:
        yield session


async def counts(client: Any) -> dict[str, float]:
    """What the server has counted, by name and labels."""
    async with client.get("/metrics") as response:
        assert response.status == 200
        lines = (await response.text()).splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if not line.startswith("#"))}
