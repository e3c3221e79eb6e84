"""A real server process to play against: started, killed and started again on the same data and the same port."""

import signal
import socket
import subprocess
import sys
from pathlib import Path

SEED = "1960"


class Server:
    """One `huit serve` process, on a port that was free.

    Its chance comes from a seed: the same tests in the same order see the same cards.
    """

    def __init__(self, data: Path, *options: str) -> None:
        """*options* are those of `huit serve`."""
        self.data = data
        self._options = options
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start the process and wait until it has said that it serves."""
        self._process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "huit",
                "serve",
                "--port",
                str(self.port),
                "--data",
                str(self.data),
                "--seed",
                SEED,
                *self._options,
            ],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self._process.stdout is not None
        said = ""
        for line in self._process.stdout:
            said += line
            if str(self.port) in line:
                return
        raise AssertionError(f"huit serve ended before it served:\n{said}")

    def kill(self) -> None:
        """End the process as a power cut would: it can write nothing any more."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End the process as Ctrl-C would."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            # What it says at the end is read, or it would wait for us to.
            self._process.communicate(timeout=30)
            self._process = None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
