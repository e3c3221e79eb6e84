"""A server over real sockets and a real file, for every test of the server."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from aiohttp import DummyCookieJar
from aiohttp.test_utils import TestClient

from huit.server.app import create_app
from huit.server.limits import Limits

Serve = Callable[..., Awaitable[TestClient[Any, Any]]]


@pytest.fixture
def serve(aiohttp_client: Any, tmp_path: Path) -> Serve:
    """Return what starts a server on the file of this test; again, after a stop, on the same file."""

    async def start(**settings: Any) -> TestClient[Any, Any]:
        # A test sends faster than a person taps.
        settings.setdefault("limits", Limits(message_burst=100_000))
        app = await create_app(tmp_path, **settings)
        # Guests hold their own cookies: one client can be several browsers.
        return await aiohttp_client(app, cookie_jar=DummyCookieJar())

    return start
