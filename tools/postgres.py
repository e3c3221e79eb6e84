"""Finds PostgreSQL or installs Debian's (`python -m tools.postgres --install`), and runs a temporary server for tests."""

import os
import re
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tools import debian

ADVICE = "the storage tests need PostgreSQL: install it, or name the folder of its programs (initdb, pg_ctl) in HUIT_POSTGRES"
FOLDERS = (
    "/usr/lib/postgresql/*/bin",
    "/usr/pgsql-*/bin",
    "/opt/homebrew/opt/postgresql@*/bin",
    "/usr/local/opt/postgresql@*/bin",
)
OTHERS = ("postgres", "nobody")
"""Users that run it if we are root: PostgreSQL refuses to run as root."""


def find_postgres() -> Path | None:
    """Return the folder of PostgreSQL's programs: HUIT_POSTGRES if set, else the newest one found; None if there is none."""
    named = os.environ.get("HUIT_POSTGRES")
    if named:
        return Path(named)
    found = [path for pattern in FOLDERS for path in Path("/").glob(pattern[1:]) if (path / "initdb").is_file()]
    if found:
        return max(found, key=lambda path: [int(number) for number in re.findall(r"\d+", str(path))])
    initdb = shutil.which("initdb")
    return Path(initdb).resolve().parent if initdb else None


def install_postgres() -> None:
    """Install Debian's postgresql; exit with advice if apt cannot be used or fails."""
    if not debian.install("postgresql", what_for="the storage tests"):
        sys.exit(f"huit: {ADVICE}")
    if not find_postgres():
        sys.exit(f"huit: apt-get could not install postgresql; {ADVICE}")


@contextmanager
def running(*, is_durable: bool = True) -> Generator[str]:
    """Run a temporary PostgreSQL on a free local port with a random password; yield its URL.

    Unless *is_durable*, it is faster and loses data in a power cut.

    Raises:
        RuntimeError: if PostgreSQL is not installed or does not start.
    """
    programs = find_postgres()
    if programs is None:
        raise RuntimeError(ADVICE)
    other = _somebody_else()
    password = secrets.token_urlsafe(16)
    folder = Path(tempfile.mkdtemp(prefix="huit-postgres-"))
    try:
        (folder / "password").write_text(password, "utf-8")
        if "user" in other:
            for path in (folder / "password", folder):
                shutil.chown(path, other["user"], other["group"])
        _make(programs, folder, other)
        port = _start(programs, folder, other, more="" if is_durable else " -c fsync=off -c full_page_writes=off")
        try:
            yield f"postgresql://huit:{password}@127.0.0.1:{port}/postgres"
        finally:
            _run([programs / "pg_ctl", "stop", "-D", folder / "data", "-m", "immediate"], other)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _make(programs: Path, folder: Path, other: dict[str, Any]) -> None:
    arguments = ["--username=huit", f"--pwfile={folder / 'password'}", "--auth=scram-sha-256", "--encoding=UTF8", "--no-locale"]
    _run([programs / "initdb", "--pgdata", folder / "data", "--no-sync", *arguments], other)


def _start(programs: Path, folder: Path, other: dict[str, Any], *, more: str, tries: int = 5) -> int:
    """Start it and return its port: another one is tried where somebody else was faster to take it."""
    port = _free_port()
    settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}{more}"
    try:
        _run([programs / "pg_ctl", "start", "-D", folder / "data", "-w", "-l", folder / "log", "-o", settings], other)
    except RuntimeError:
        if tries == 1:
            raise
        return _start(programs, folder, other, more=more, tries=tries - 1)
    return port


def _run(command: list[Any], other: dict[str, Any]) -> None:
    # Output goes to a file: the server that pg_ctl starts would keep a pipe open.
    with tempfile.TemporaryFile() as output:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, cwd="/", check=False, **other
        )
        output.seek(0)
        if done.returncode:
            raise RuntimeError(f"{command[0]} failed: {output.read().decode(errors='replace')}")


def _somebody_else() -> dict[str, Any]:
    """Return the user to run PostgreSQL as, in arguments of `subprocess`; empty unless we are root."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return {}
    import grp
    import pwd

    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    entry = next(known[name] for name in OTHERS if name in known)
    return {"user": entry.pw_name, "group": grp.getgrgid(entry.pw_gid).gr_name, "extra_groups": []}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


if __name__ == "__main__":
    if "--install" in sys.argv and not find_postgres():
        install_postgres()
    print(find_postgres() or f"huit: {ADVICE}")
