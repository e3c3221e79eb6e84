"""The inside of a process of lines: how it hears the server, and answers. `lines` is the other end."""

import json
import os
import sys
from collections.abc import Callable
from threading import Thread
from typing import Any


def hear(note: Callable[[dict[str, Any]], object]) -> None:
    """Have a thread call *note* with each message of the server. It ends this process with the server, whatever is done."""

    def read() -> None:
        for line in sys.stdin:
            note(json.loads(line))
        os._exit(0)

    Thread(target=read, daemon=True).start()


def write(**answer: Any) -> None:
    """Write a line to the server."""
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()
