"""Both databases end with the same schema, and a migration is whole or not at all."""

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
from huit.server.storage import database, jobs, schema
from huit.server.storage.jobs import AddRoom, StoreError
from huit.server.storage.store import Store

MIGRATIONS = Path(database.__file__).with_name("migrations")


async def test_a_migration_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / JOURNAL
    with monkeypatch.context() as small:
        # The disk is full before the last of the tables.
        small.setattr(database, "PRAGMAS", (*database.PRAGMAS, "max_page_count = 10"))
        with pytest.raises(StoreError, match="full"):
            await Store(path).open()
    with sqlite3.connect(path) as connection:
        assert list(connection.iterdump()) == ["BEGIN TRANSACTION;", "COMMIT;"]
    connection.close()
    await opened(f"sqlite:///{path}")


async def test_both_databases_end_with_the_schema_that_the_code_speaks(address: str):
    await opened(address)
    engine = engine_of(address)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


async def test_both_databases_end_with_the_same_schema(tmp_path: Path, postgres: str):
    addresses = [f"sqlite:///{tmp_path / 'new.sqlite'}", postgres]
    for address in addresses:
        await opened(address)
    in_a_file, on_postgres = (described(address) for address in addresses)
    assert in_a_file == on_postgres


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
    yield "refers", sorted((each["constrained_columns"], each["referred_table"]) for each in seen.get_foreign_keys(name))
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
    with pytest.raises(StoreError, match="another version of Huit"):
        await opened(address)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == "r99"
    engine.dispose()


async def test_processes_that_start_at_once_migrate_once(postgres: str):
    stores = [Store(postgres) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    assert await stores[0].do(AddRoom("k3v9abcd", "look", 1, {0: b"hash"}, b"first"))
    assert all(await asyncio.gather(*(store.do(jobs.LoadRoom("k3v9abcd")) for store in stores)))
    await asyncio.gather(*(store.close() for store in stores))


async def opened(address: str) -> None:
    store = Store(address)
    await store.open()
    await store.close()


def engine_of(address: str) -> Engine:
    return create_engine(address.replace("postgresql://", "postgresql+psycopg://"))
