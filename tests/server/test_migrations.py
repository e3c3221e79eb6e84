"""What older servers wrote is taken over whole, and both databases end with the same schema."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, inspect

from huit.server.http.app import JOURNAL
from huit.server.storage import database, schema
from huit.server.storage.jobs import AddRoom, StoredRoom, StoreError
from huit.server.storage.store import Store

ROOMS = 30
MIGRATIONS = Path(database.__file__).with_name("migrations")
OLD = """
CREATE TABLE rooms (room VARCHAR NOT NULL, created INTEGER NOT NULL, PRIMARY KEY (room));
CREATE TABLE seats (
    room VARCHAR NOT NULL, seat INTEGER NOT NULL, token_hash BLOB NOT NULL,
    PRIMARY KEY (room, seat), FOREIGN KEY(room) REFERENCES rooms (room)
);
CREATE TABLE journal (
    room VARCHAR NOT NULL, seq INTEGER NOT NULL, command BLOB NOT NULL,
    PRIMARY KEY (room, seq), FOREIGN KEY(room) REFERENCES rooms (room)
);
"""
"""As the server made it before there were migrations."""


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file of the first schema, with rooms in it."""
    path = tmp_path / JOURNAL
    with sqlite3.connect(path) as connection:
        connection.executescript("PRAGMA journal_mode = WAL;" + OLD)
        for number in range(ROOMS):
            room = f"room{number}"
            connection.execute("INSERT INTO rooms VALUES (?, ?)", (room, 1_700_000_000 + number))
            seats = [(room, seat, b"hash %d %d" % (number, seat)) for seat in range(1 + number % 2)]
            connection.executemany("INSERT INTO seats VALUES (?, ?, ?)", seats)
            journal = [(room, seq, b"command %d %d" % (number, seq)) for seq in range(1, 2 + number)]
            connection.executemany("INSERT INTO journal VALUES (?, ?, ?)", journal)
    connection.close()
    return path


async def test_a_file_of_the_first_servers_is_taken_over_and_nothing_is_lost(old: Path):
    store = Store(old)
    await store.open()
    watched: set[str] = set()
    for number in range(ROOMS):
        stored = await store.load_room(f"room{number}")
        assert stored is not None
        assert stored.token_hashes == {seat: b"hash %d %d" % (number, seat) for seat in range(1 + number % 2)}
        assert stored.journal == tuple(b"command %d %d" % (number, seq) for seq in range(1, 2 + number))
        assert await store.find_watched(stored.watch) == f"room{number}"
        watched.add(stored.watch)
        assert await store.append(f"room{number}", 2 + number, b"goes on", (7, b"new"))
    assert len(watched) == ROOMS
    assert all(len(watch) >= 22 for watch in watched), "nobody guesses the link of those who watch"
    await store.close()

    store = Store(old)
    await store.open()
    stored = await store.load_room("room0")
    assert stored == StoredRoom({0: b"hash 0 0", 7: b"new"}, (b"command 0 1", b"goes on"), stored.watch if stored else "")
    await store.close()
    with sqlite3.connect(old) as connection:
        assert connection.execute("SELECT room, created FROM rooms WHERE created = 1700000003").fetchall() == [
            ("room3", 1700000003)
        ]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()


async def test_a_migration_that_fails_leaves_the_file_as_it_was(old: Path, monkeypatch: pytest.MonkeyPatch):
    before = content(old)
    with monkeypatch.context() as small:
        # The disk is full before the last of the steps.
        small.setattr(database, "PRAGMAS", (*database.PRAGMAS, "max_page_count = 20"))
        with pytest.raises(StoreError, match="full"):
            await Store(old).open()
    assert content(old) == before
    store = Store(old)
    await store.open()
    assert await store.load_room("room0") is not None
    await store.close()


def content(path: Path) -> list[str]:
    connection = sqlite3.connect(path)
    try:
        return list(connection.iterdump())
    finally:
        connection.close()


async def test_both_databases_end_with_the_schema_that_the_code_speaks(address: str):
    await opened(address)
    engine = engine_of(address)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


async def test_both_databases_end_with_the_same_schema_and_so_does_an_old_file(old: Path, tmp_path: Path, postgres: str):
    addresses = [f"sqlite:///{old}", f"sqlite:///{tmp_path / 'new.sqlite'}", postgres]
    for address in addresses:
        await opened(address)
    taken_over, fresh, on_postgres = (described(address) for address in addresses)
    assert taken_over == fresh == on_postgres


def described(address: str) -> dict[str, Any]:
    engine = engine_of(address)
    seen = inspect(engine)
    try:
        return {name: dict(_parts(seen, name)) for name in seen.get_table_names()}
    finally:
        engine.dispose()


def _parts(seen: Any, name: str) -> Iterator[tuple[str, Any]]:
    # Bytes and numbers have other names here and there; the Python type is what we read.
    yield "columns", {each["name"]: (each["type"].python_type, each["nullable"]) for each in seen.get_columns(name)}
    yield "key", seen.get_pk_constraint(name)["constrained_columns"]
    yield "refers", [(each["constrained_columns"], each["referred_table"]) for each in seen.get_foreign_keys(name)]
    yield "once", sorted((each["name"], each["column_names"]) for each in seen.get_unique_constraints(name))
    plain = [each for each in seen.get_indexes(name) if not each["unique"]]
    yield "indexes", sorted((each["name"], each["column_names"]) for each in plain)


async def test_the_second_start_does_not_ask_alembic(address: str, monkeypatch: pytest.MonkeyPatch):
    await opened(address)
    monkeypatch.setattr(database, "_migrate", None)
    await opened(address)


def test_the_newest_migration_is_the_last_one():
    assert ScriptDirectory(str(MIGRATIONS)).get_heads() == [schema.NEWEST]


async def test_a_database_of_a_newer_server_is_left_alone(address: str):
    await opened(address)
    engine = engine_of(address)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'r99'")
    with pytest.raises(StoreError, match="newer version of Huit"):
        await opened(address)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == "r99"
    engine.dispose()


async def test_processes_that_start_at_once_migrate_once(postgres: str):
    stores = [Store(postgres) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    assert await stores[0].add_room(AddRoom("k3v9abcd", "look", 1, {0: b"hash"}, b"first"))
    assert all(await asyncio.gather(*(store.load_room("k3v9abcd") for store in stores)))
    await asyncio.gather(*(store.close() for store in stores))


async def opened(address: str) -> None:
    store = Store(address)
    await store.open()
    await store.close()


def engine_of(address: str) -> Engine:
    return create_engine(address.replace("postgresql://", "postgresql+psycopg://"))
