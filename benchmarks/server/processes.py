"""The processes of a measurement: a server on one core, its load on another, and their figures from /proc."""

import json
import os
import resource
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any, Self, cast
from urllib.parse import urlsplit

from benchmarks.server.huit_server import DATABASE, PREPARES

PEERS = Path(__file__).parent / "peers"
START_S = 30.0
MOST_FILES = 65_536
"""Open files that a server and its load may have, where the machine lets them: each socket is one."""
TICKS_PER_S = os.sysconf("SC_CLK_TCK")


class Process:
    """A process bound to some cores, with lines on stdin and stdout."""

    def __init__(self, command: list[str], *, cores: set[int], environment: Mapping[str, str]) -> None:
        self.running = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | environment,
            preexec_fn=lambda: _prepare(cores),
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.running.terminate()
        try:
            self.running.wait(timeout=START_S)
        except subprocess.TimeoutExpired:
            self.running.kill()
            self.running.wait()

    def tell(self, message: object) -> None:
        """Write one line of JSON."""
        pipe = cast(IO[str], self.running.stdin)
        pipe.write(json.dumps(message) + "\n")
        pipe.flush()

    def line(self) -> str:
        """Return the next line of its output.

        Raises:
            RuntimeError: if it has ended.
        """
        line = cast(IO[str], self.running.stdout).readline()
        if not line:
            raise RuntimeError(f"{self.running.args} has ended")
        return line

    def answer(self) -> dict[str, Any]:
        """Return the next line of its output as JSON."""
        return json.loads(self.line())

    @property
    def cpu_s(self) -> float:
        """CPU seconds of the process and its descendants."""
        return sum(_cpu_ticks(pid) for pid in _family(self.running.pid)) / TICKS_PER_S

    @property
    def own_cpu_s(self) -> float:
        """CPU seconds of the process alone."""
        return _cpu_ticks(self.running.pid) / TICKS_PER_S

    @property
    def rss_bytes(self) -> int:
        """Resident memory of the process and its descendants."""
        return sum(_rss_bytes(pid) for pid in _family(self.running.pid))


def _prepare(cores: set[int]) -> None:
    os.sched_setaffinity(0, cores)
    raise_files()


def raise_files() -> int:
    """Let this process have as many open files as the machine allows, `MOST_FILES` if it can; return how many those are."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (max(MOST_FILES, most), most):
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, wanted))
        except (ValueError, OSError):
            # Only root may have more than was allowed to its parent, and not in every container.
            continue
        return wanted
    return most


def postgres_cpu_s(database: str) -> float:
    """Return the CPU seconds of the local PostgreSQL at that address, and of its processes."""
    port = f"\0-p\0{urlsplit(database).port}\0".encode()
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if port in path.read_bytes():
                return sum(map(_cpu_ticks, _family(int(path.parent.name)))) / TICKS_PER_S
        except FileNotFoundError:
            continue
    raise RuntimeError("PostgreSQL does not run here")


def _family(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(other for child in children for other in _family(int(child)))]


def _cpu_ticks(pid: int) -> int:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    # User and system time: fields 14 and 15 of proc(5), of which the first two are cut off.
    return int(fields[11]) + int(fields[12])


def _rss_bytes(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


class Server(Process):
    """A server that has printed its address."""

    def __init__(self, command: list[str], *, cores: set[int], environment: Mapping[str, str]) -> None:
        super().__init__(command, cores=cores, environment=environment)
        while not (line := self.line()).startswith("http://"):
            pass
        self.address = line.strip()


def huit_server(
    data: Path, *, cores: set[int], database: str | None = None, cache: Path | None = None, prepares: bool = False
) -> Server:
    """Start our server, with its journal in the folder *data* or in the PostgreSQL *database*.

    *cache* is a folder for what it compiles; it compiles ahead of what is asked if it *prepares*.
    """
    environment = {} if database is None else {DATABASE: database}
    environment |= {} if cache is None else {"XDG_CACHE_HOME": str(cache)}
    environment |= {PREPARES: "1"} if prepares else {}
    return Server([sys.executable, "-m", "benchmarks.server.huit_server", str(data)], cores=cores, environment=environment)


def node(peers: Path) -> str:
    """Return the path of the node that was installed with the peers; it runs all peers and the load."""
    return str(peers / "node_modules" / ".bin" / "node")


def node_environment(peers: Path) -> dict[str, str]:
    """Return the environment in which node finds the peers."""
    return {"NODE_PATH": str(peers / "node_modules"), "NODE_ENV": "production"}


def install_peers(peers: Path) -> None:
    """Install the peers into the folder *peers* as they are locked, unless they are installed."""
    wanted = {name: (PEERS / name).read_text() for name in ("package.json", "package-lock.json")}
    there = {name: path.read_text() for name in wanted if (path := peers / name).exists()}
    if there == wanted and Path(node(peers)).exists():
        return
    peers.mkdir(parents=True, exist_ok=True)
    for name, text in wanted.items():
        (peers / name).write_text(text)
    subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=peers, check=True)
