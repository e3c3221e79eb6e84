"""Tasks of a room that nobody awaits; their failures are logged."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from huit.rooms.refusal import Refused
from huit.server import logs
from huit.server.storage.jobs import StoreError


class Background:
    """The tasks of one room."""

    def __init__(self, room: str) -> None:
        self._room = room
        self._tasks: set[asyncio.Task[Any]] = set()

    def run(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(self._tried(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def done(self, *, within_s: float) -> None:
        """Wait until all tasks are done, *within_s* seconds at most."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=within_s)

    async def _tried(self, work: Coroutine[Any, Any, Any]) -> None:
        try:
            await work
        except Refused as refused:
            logs.warn("refused_by_itself", room=self._room, code=refused.code)
        except StoreError as error:
            logs.warn("untold", room=self._room, error=error)
