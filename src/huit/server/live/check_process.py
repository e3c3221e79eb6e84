"""The process that plays for checks of rules: started by `huit.server.live.checking`, it reads a line of JSON and writes one."""

import json
import sys
from typing import Any

from huit.niceness import step_back

NICE = 15
"""By how much it steps back for the process that serves."""
READY = {"ready": True}


def main() -> None:
    """Answer each line of the standard input until it ends, as it does when the server has gone."""
    step_back(NICE)
    from huit.lab.checking import STEPS, checked  # Numba takes half a second to load, and longer to compile

    for step in STEPS:
        checked("minimale", {}, step)
    _write(READY)
    for line in sys.stdin:
        job = json.loads(line)
        try:
            _write(checked(job["rules"], job["options"], job["step"]))
        except Exception as error:
            _write({"error": type(error).__name__})


def _write(told: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
