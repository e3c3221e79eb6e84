"""The process that plays for checks of rules: started by `huit.server.live.checker`, it reads a line of JSON and writes one."""

import json
import os
import sys
from queue import SimpleQueue
from threading import Thread
from typing import Any, NoReturn

from huit.niceness import step_back

NICE = 15
"""The niceness beside the process that serves."""
READY = {"ready": True}


def main() -> NoReturn:
    """Answer each line of the standard input until it ends, as it does when the server has gone."""
    step_back(NICE)
    from huit.lab.preparations import Preparation
    from huit.lab.rule_checks import checked

    jobs = SimpleQueue[dict[str, Any]]()
    Thread(target=_read, args=(jobs,), daemon=True).start()
    _write(READY)
    while True:
        job = jobs.get()
        try:
            if "load" in job:
                Preparation(job["load"], "check").run()
                _write(READY)
                continue
            _write(checked(job["rules"], job["options"], job["step"]))
        except Exception as error:
            _write({"error": type(error).__name__})


def _read(jobs: SimpleQueue[dict[str, Any]]) -> None:
    """Put each line of the standard input into *jobs*; end the process with the server, whatever is played."""
    for line in sys.stdin:
        jobs.put(json.loads(line))
    os._exit(0)


def _write(answer: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
