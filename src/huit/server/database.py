"""The journal of all rooms in SQL (SQLAlchemy Core): synchronous, one connection. Slow to import: only `store` does, late."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import (
    URL,
    Column,
    Connection,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    NullPool,
    String,
    Table,
    create_engine,
    event,
    exc,
    select,
)
from sqlalchemy.dialects.sqlite import insert

from huit.server.jobs import AddRoom, Append, Job, LoadRoom, Outcome, StoredRoom, StoreError

PRAGMAS = (
    "journal_mode = WAL",
    # A command that was answered survives the loss of power, and costs one flush for all that waited together.
    "synchronous = FULL",
    "foreign_keys = ON",
    # Milliseconds to wait for another process that has the file.
    "busy_timeout = 5000",
)

_metadata = MetaData()
_rooms = Table(
    "rooms",
    _metadata,
    Column("room", String, primary_key=True),
    Column("created", Integer, nullable=False),
)
_seats = Table(
    "seats",
    _metadata,
    Column("room", String, ForeignKey(_rooms.c.room), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("token_hash", LargeBinary, nullable=False),
)
_journal = Table(
    "journal",
    _metadata,
    Column("room", String, ForeignKey(_rooms.c.room), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("command", LargeBinary, nullable=False),
)

# Whoever comes second with the same room or seq writes nothing, and is told so by an empty answer.
_add_room = insert(_rooms).on_conflict_do_nothing().returning(_rooms.c.room)
_append = insert(_journal).on_conflict_do_nothing().returning(_journal.c.room, _journal.c.seq)


class Database:
    """The SQLite file. Everything that it is given in one go stands or falls together, and stands when it returns.

    Raises:
        StoreError: if the disk refuses; nothing of what was given is written then.
    """

    def __init__(self, path: Path) -> None:
        self._engine = create_engine(URL.create("sqlite", database=str(path)), poolclass=NullPool)
        event.listen(self._engine, "connect", _set_up)
        try:
            self._connection = self._engine.connect()
            _metadata.create_all(self._connection)
            self._connection.commit()
        except exc.SQLAlchemyError as error:
            raise StoreError(f"{path}: {_cause(error)}") from error

    def carry_out(self, jobs: Sequence[Job]) -> list[Outcome]:
        """Do all *jobs* in one transaction and return their outcomes, in order."""
        try:
            with self._connection.begin():
                written = _write(self._connection, [job for job in jobs if isinstance(job, Append)])
                return [_outcome(self._connection, job, written) for job in jobs]
        except exc.SQLAlchemyError as error:
            raise StoreError(_cause(error)) from error

    def close(self) -> None:
        """Close the file."""
        self._connection.close()
        self._engine.dispose()


def _set_up(connection: Any, _record: Any) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _write(connection: Connection, appends: list[Append]) -> set[tuple[str, int]]:
    """Write commands with one statement; return which of them were not there before."""
    if not appends:
        return set()
    rows = [{"room": job.room, "seq": job.seq, "command": job.command} for job in appends]
    return {(room, seq) for room, seq in connection.execute(_append, rows)}


def _outcome(connection: Connection, job: Job, written: set[tuple[str, int]]) -> Outcome:
    match job:
        case Append():
            return _takes(written, (job.room, job.seq))
        case AddRoom():
            return _added(connection, job)
        case LoadRoom():
            return _loaded(connection, job.room)


def _takes(written: set[tuple[str, int]], key: tuple[str, int]) -> bool:
    """Tell whether *key* was written, to the first who asks: of two that came together only one wrote it."""
    if key not in written:
        return False
    written.remove(key)
    return True


def _added(connection: Connection, job: AddRoom) -> bool:
    if connection.execute(_add_room, {"room": job.room, "created": job.created}).first() is None:
        return False
    seats = [{"room": job.room, "seat": seat, "token_hash": hash_} for seat, hash_ in job.token_hashes.items()]
    connection.execute(insert(_seats), seats)
    connection.execute(insert(_journal), {"room": job.room, "seq": 1, "command": job.command})
    return True


def _loaded(connection: Connection, room: str) -> StoredRoom | None:
    commands = select(_journal.c.command).where(_journal.c.room == room).order_by(_journal.c.seq)
    journal = tuple(connection.execute(commands).scalars())
    seats = connection.execute(select(_seats.c.seat, _seats.c.token_hash).where(_seats.c.room == room))
    return StoredRoom({row.seat: row.token_hash for row in seats}, journal) if journal else None


def _cause(error: exc.SQLAlchemyError) -> str:
    return str(getattr(error, "orig", None) or error)
