"""The address that friends on other machines are given."""

import socket
from pathlib import Path

import pytest

from huit.server.http.app import create_app
from huit.server.running.commands import listen
from huit.server.running.reach import reached_at
from huit.server.settings import PublicUrl


def test_who_listens_on_this_machine_alone_is_reached_by_nobody_else():
    for host in ("127.0.0.1", "localhost"):
        with listen(host, 0) as listening:
            assert reached_at(listening) is None


def test_who_listens_everywhere_is_reached_at_this_machine_s_own_address(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("huit.server.running.reach._own_address", lambda: "192.168.1.12")
    with listen("0.0.0.0", 0) as listening:
        assert reached_at(listening) == f"http://192.168.1.12:{listening.getsockname()[1]}"
    monkeypatch.setattr("huit.server.running.reach._own_address", lambda: None)
    with socket.socket() as listening:
        listening.bind(("0.0.0.0", 0))
        assert reached_at(listening) is None


@pytest.mark.parametrize(
    ("public", "near", "told"),
    [
        (None, None, None),
        (None, "http://192.168.1.12:8080", "http://192.168.1.12:8080"),
        ("https://jeu.example.org", "http://192.168.1.12:8080", "https://jeu.example.org"),
    ],
)
async def test_the_page_is_told(aiohttp_client, tmp_path: Path, public: str | None, near: str | None, told: str | None):
    app = await create_app(tmp_path, public_url=PublicUrl.read(public) if public else None, reached_at=near)
    client = await aiohttp_client(app)
    async with client.get("/api/address") as response:
        assert await response.json() == {"address": told}
