"""Files that only their owner may read: a journal holds the secrets of deals to come."""

import os
import stat
from pathlib import Path

from huit.server import logs
from huit.server.storage.jobs import StoreError

FILE, FOLDER = 0o600, 0o700
BESIDE = ("", "-wal", "-shm", "-journal")
"""What SQLite adds to the name of a database for the files that it keeps beside it. It gives them the rights of the database."""


def keep_private(database: Path) -> None:
    """Make the SQLite file and its folder, private from the first byte; narrow the rights of those that are there.

    A folder that holds other things too keeps its rights. PostgreSQL looks after its own files.

    Raises:
        StoreError: if they cannot be made.
    """
    folder = database.parent
    try:
        if not folder.exists():
            folder.parent.mkdir(parents=True, exist_ok=True)
            folder.mkdir(mode=FOLDER, exist_ok=True)
        # The mode counts where the file is made; an existing one is left as it is.
        os.close(os.open(database, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), FILE))
    except OSError as error:
        raise StoreError(f"{error.strerror}: {error.filename}") from error
    if os.name != "posix":
        return
    ours = [database.with_name(database.name + suffix) for suffix in BESIDE]
    for file in ours:
        if file.exists():
            _narrow(file, FILE)
    if all(other in ours for other in folder.iterdir()):
        _narrow(folder, FOLDER)
    elif _is_wide(folder, FOLDER):
        logs.warn("wide", what="folder")


def _is_wide(path: Path, mode: int) -> bool:
    return stat.S_IMODE(path.stat().st_mode) & ~mode != 0


def _narrow(path: Path, mode: int) -> None:
    if not _is_wide(path, mode):
        return
    what = "folder" if path.is_dir() else path.name
    try:
        path.chmod(mode)
    except OSError as error:
        logs.warn("wide", what=what, error=error)
    else:
        logs.warn("made_private", what=what)
