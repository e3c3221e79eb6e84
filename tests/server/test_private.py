"""Nobody but their owner reads the files of the games: a journal holds the secrets of deals to come."""

import logging
import os
import stat
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from huit.server.http.app import JOURNAL
from huit.server.storage.jobs import AddRoom, StoreError
from huit.server.storage.store import Store

ROOM = AddRoom("k3v9abcdef", "k3v9abcdefgh", 0, {}, b"{}")


@pytest.fixture(autouse=True)
def nothing_hidden() -> Generator[None]:
    """What is made is for everybody, unless it is asked otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def told(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str]]:
    return [(record.getMessage(), record.facts["what"]) for record in caplog.records if record.levelno == logging.WARNING]


async def modes_while_open(path: Path) -> dict[str, int]:
    store = Store(path)
    await store.open()
    await store.do(ROOM)
    modes = {file.name.removeprefix(JOURNAL): mode(file) for file in path.parent.iterdir()}
    await store.close()
    return modes


async def test_what_is_made_is_private_from_the_first_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def too_late(*_: Any) -> None:
        raise AssertionError("somebody may have opened it before")

    monkeypatch.setattr(Path, "chmod", too_late)
    games = tmp_path / "new" / "games"
    assert await modes_while_open(games / JOURNAL) == {"": 0o600, "-wal": 0o600, "-shm": 0o600}
    assert mode(games) == 0o700


async def test_what_others_could_read_is_narrowed_and_told(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    games = tmp_path / "games"
    games.mkdir(mode=0o755)
    for suffix in ("", "-wal", "-shm"):
        (games / f"{JOURNAL}{suffix}").touch(mode=0o644)
    assert set((await modes_while_open(games / JOURNAL)).values()) == {0o600}
    assert mode(games) == 0o700
    assert told(caplog) == [
        ("made_private", JOURNAL),
        ("made_private", f"{JOURNAL}-wal"),
        ("made_private", f"{JOURNAL}-shm"),
        ("made_private", "folder"),
    ]


async def test_a_folder_of_other_things_stays_as_it_is(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    home = tmp_path / "home"
    home.mkdir(mode=0o755)
    (home / "letter.txt").touch(mode=0o644)
    assert (await modes_while_open(home / JOURNAL))[""] == 0o600
    assert (mode(home), mode(home / "letter.txt")) == (0o755, 0o644)
    assert told(caplog) == [("wide", "folder")]


async def test_a_folder_that_cannot_be_is_told(tmp_path: Path):
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="file"):
        await Store(tmp_path / "file" / JOURNAL).open()
