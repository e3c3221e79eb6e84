"""SQLite or PostgreSQL through SQLAlchemy Core: synchronous, one connection. Slow to import: `store` does so in its thread."""

from collections.abc import Generator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, exc, text

from huit.server.storage import schema, statements
from huit.server.storage.jobs import SQLITE, Append, Job, Keep, KeepAnswer, KeptJob, ReadJob, StoreError, WriteJob
from huit.server.storage.postgresql import CONNECTING
from huit.server.storage.private import keep_private

PRAGMAS = (
    "journal_mode = WAL",
    # An answered command survives a power cut. All jobs of a transaction share one flush.
    "synchronous = FULL",
    "foreign_keys = ON",
    # Milliseconds to wait for another process that locks the file.
    "busy_timeout = 5000",
)
SETTINGS = (
    # A process that hangs in the middle of a transaction delays the others by no more than this.
    "lock_timeout = '5s'",
    "idle_in_transaction_session_timeout = '10s'",
)
MIGRATING = 0x48554954
"""The number of the advisory lock that a process holds while it migrates (“HUIT” in ASCII)."""


class Database:
    """A SQLite file, or a PostgreSQL that several processes share.

    Raises:
        StoreError: if it cannot be opened.
    """

    def __init__(self, address: str, *, sender: str) -> None:
        """*address* is `sqlite:///PATH` or `postgresql://…`; *sender* names this process in its notifications."""
        self._is_shared = not address.startswith(SQLITE)
        self._sender = sender
        self._engine = _postgresql(address) if self._is_shared else _sqlite(Path(address.removeprefix(SQLITE)))
        try:
            with ExitStack() as unless_it_opens:
                self._connection = unless_it_opens.enter_context(self._engine.connect())
                if _version(self._connection) != schema.NEWEST:
                    _migrate(self._connection)
                unless_it_opens.pop_all()
        except exc.SQLAlchemyError as error:
            raise StoreError(_cause(error)) from error

    def carry_out(self, jobs: Sequence[Job[Any]]) -> list[Any]:
        """Return the outcomes of *jobs*, a `StoreError` in place of one that failed.

        Reads are done in one transaction, then writes in another, on disk when this returns. A job that violates a constraint,
        or has a value that cannot be stored, fails alone. After any other failure, all reads or all writes have failed.
        """
        reading = iter(self._read([job for job in jobs if isinstance(job, ReadJob)]))
        writing = iter(self._write([job for job in jobs if isinstance(job, WriteJob)]))
        return [next(reading if isinstance(job, ReadJob) else writing) for job in jobs]

    def keep(self, jobs: Sequence[KeptJob]) -> list[Any]:
        """Write what is only kept in a transaction of its own, without waiting for the disk: a power cut may take it back."""
        try:
            with self._in_no_hurry(), self._transaction() as connection:
                if self._is_shared:
                    connection.execute(_LATER_ON_DISK)
                if snapshots := [job for job in jobs if isinstance(job, Keep)]:
                    statements.keep(connection, snapshots)
                if answers := [job for job in jobs if isinstance(job, KeepAnswer)]:
                    statements.keep_answers(connection, answers)
        except StoreError as failure:
            return [failure] * len(jobs)
        return [True] * len(jobs)

    @contextmanager
    def _in_no_hurry(self) -> Generator[None]:
        """Let SQLite's transactions in the block not wait for the disk. Must be entered outside a transaction."""
        if self._is_shared:
            yield
            return
        driver: Any = self._connection.connection.driver_connection
        (durable,) = driver.execute("PRAGMA synchronous").fetchone()
        driver.execute(f"PRAGMA synchronous = {min(durable, _NORMAL)}")
        try:
            yield
        finally:
            driver.execute(f"PRAGMA synchronous = {durable}")

    def _write(self, jobs: Sequence[WriteJob[Any]]) -> Sequence[Any]:
        if not jobs:
            return []
        moves = [job for job in jobs if isinstance(job, Append) and job.is_alone]
        if len(moves) == len(jobs):
            outcomes = self._append(moves)
            if outcomes is not None:
                return outcomes
        try:
            with self._transaction() as connection:
                outcomes = statements.write(connection, jobs)
                if self._is_shared:
                    statements.notify(connection, jobs, outcomes, sender=self._sender)
                return outcomes
        except StoreError as failure:
            if len(jobs) > 1 and isinstance(failure.__cause__, _OWN_FAULT):
                return [outcome for job in jobs for outcome in self._write([job])]
            return [failure] * len(jobs)

    def _append(self, jobs: Sequence[Append]) -> Sequence[Any] | None:
        """Write commands through the driver itself, by one statement that is a transaction of its own: one way there and back.

        Return None if one of them violates a constraint or cannot be sent, or if the connection is lost: `_write` then tries
        SQLAlchemy's way.
        """
        dialect, driver = self._engine.dialect, None
        outcomes = [True] * len(jobs)
        try:
            driver: Any = self._connection.connection.driver_connection
            if self._is_shared:
                driver.autocommit = True
                statements.append_and_notify(driver.cursor(), jobs, statements.notes_of(jobs, outcomes, sender=self._sender))
            else:
                # SQLite's driver is in autocommit mode.
                statements.append(driver.cursor(), jobs)
        except _UNSENDABLE:
            return None
        except exc.SQLAlchemyError as error:
            return [StoreError(_cause(error))] * len(jobs)
        except dialect.loaded_dbapi.Error as error:
            is_known = isinstance(error, dialect.loaded_dbapi.IntegrityError | dialect.loaded_dbapi.DataError)
            if is_known or dialect.is_disconnect(error, driver, None):
                return None
            return [StoreError(str(error).strip())] * len(jobs)
        finally:
            if self._is_shared and driver is not None:
                with suppress(dialect.loaded_dbapi.Error):
                    driver.autocommit = False
        return outcomes

    def _read(self, jobs: Sequence[ReadJob[Any]]) -> Sequence[Any]:
        if not jobs:
            return []
        try:
            with self._transaction() as connection:
                if self._is_shared:
                    # A room is read by several statements: they must see one snapshot. SQLite transactions always do.
                    connection.execute(_ONE_SNAPSHOT)
                return [statements.read(connection, job) for job in jobs]
        except StoreError as failure:
            if len(jobs) > 1 and isinstance(failure.__cause__, _OWN_FAULT):
                return [outcome for job in jobs for outcome in self._read([job])]
            return [failure] * len(jobs)

    @contextmanager
    def _transaction(self) -> Generator[Connection]:
        # A lost connection fails one transaction; SQLAlchemy reconnects in the next.
        try:
            with self._connection.begin():
                yield self._connection
        except exc.SQLAlchemyError as error:
            raise StoreError(_cause(error)) from error
        except _UNSENDABLE as error:
            raise StoreError(type(error).__name__) from error

    def close(self) -> None:
        self._connection.close()
        self._engine.dispose()


_UNSENDABLE = (ValueError, OverflowError, TypeError)
"""What drivers raise of a value before it is sent."""
_OWN_FAULT = (exc.IntegrityError, exc.DataError, *_UNSENDABLE)
"""A job that causes one of these fails alone."""
_NORMAL = 1
"""The number of SQLite's ``synchronous = NORMAL``: with a WAL, only checkpoints wait for the disk."""
_LATER_ON_DISK = text("SET LOCAL synchronous_commit = off")
_ONE_SNAPSHOT = text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")


def _sqlite(path: Path) -> Engine:
    keep_private(path)
    engine = create_engine(URL.create("sqlite", database=str(path)), poolclass=NullPool)
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    # Autocommit mode: the module's own transactions do not include changes of the schema.
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    at_once = connection.get_execution_options().get("huit_locks", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if at_once else "BEGIN")


def _postgresql(address: str) -> Engine:
    engine = create_engine("postgresql+psycopg://", poolclass=NullPool, use_native_hstore=False)

    def address_it(_dialect: Any, _record: Any, arguments: list[Any], parameters: dict[str, Any]) -> None:
        # libpq gets the address unchanged, as on the bus: SQLAlchemy might parse it differently.
        arguments[:] = [address]
        parameters.update(CONNECTING, application_name="huit")

    event.listen(engine, "do_connect", address_it)
    event.listen(engine, "connect", _set_up_postgresql)
    return engine


def _set_up_postgresql(connection: Any, _record: Any) -> None:
    for setting in SETTINGS:
        connection.execute(f"SET {setting}")
    connection.commit()


def _version(connection: Connection) -> str | None:
    """Return the last migration that was run, or None."""
    try:
        with connection.begin():
            return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    except (exc.OperationalError, exc.ProgrammingError):
        return None


def _migrate(connection: Connection) -> None:
    """Run the migrations that are missing, in one transaction.

    Raises:
        StoreError: if the schema is newer than this version of Huit.
    """
    from alembic import command, util
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection.execution_options(huit_locks=True)
    with _free_to_alter(connection), connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
        try:
            command.upgrade(config, "head")
        except util.CommandError as error:
            raise StoreError(f"made by another version of Huit than this one: {error}") from error
    connection.execution_options(huit_locks=False)


@contextmanager
def _free_to_alter(connection: Connection) -> Generator[None]:
    """Turn SQLite's foreign keys off in the block, so that tables can be replaced. Must be entered outside a transaction."""
    if connection.dialect.name != "sqlite":
        yield
        return
    driver: Any = connection.connection.driver_connection
    driver.execute("PRAGMA foreign_keys = OFF")
    yield
    driver.execute("PRAGMA foreign_keys = ON")


def _cause(error: exc.SQLAlchemyError) -> str:
    return str(getattr(error, "orig", None) or error).strip()
