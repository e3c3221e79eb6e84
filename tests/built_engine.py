"""The engine for browsers, made once for all workers of a run."""

import fcntl
import tempfile
from pathlib import Path

from tools.engine.build import build


def build_engine() -> None:
    """Make the engine, unless the one there is of the same sources; one worker at a time."""
    with Path(tempfile.gettempdir(), "huit-engine.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        build(say=lambda _: None)
