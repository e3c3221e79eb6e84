"""A server of the tests in this process, on connections like those of the real one."""

from typing import Any

from aiohttp.test_utils import TestServer
from aiohttp.web import Application

from huit.server.http.connections import Runner


class HuitServer(TestServer):
    """Serves an application as `huit play` does."""

    app: Application

    async def _make_runner(self, *, handler_cancellation: bool, **settings: Any) -> Runner:
        # A request of `huit play` goes on when its client has gone.
        return Runner(self.app, **settings)
