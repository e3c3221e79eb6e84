"""The process that plays for checks of rules: started by `huit.server.live.checker`, it reads a line of JSON and writes one."""

from queue import SimpleQueue
from typing import Any, NoReturn

from huit.niceness import step_back
from huit.server.live.line_worker import hear, write

NICE = 15
"""The niceness beside the process that serves."""


def main() -> NoReturn:
    """Answer each line of the standard input until it ends, as it does when the server has gone."""
    step_back(NICE)
    from huit.lab.preparations import Preparation
    from huit.lab.rule_checks import checked

    jobs = SimpleQueue[dict[str, Any]]()
    hear(jobs.put)
    write(ready=True)
    while True:
        job = jobs.get()
        try:
            if "load" in job:
                Preparation(job["load"], "check").run()
                write(ready=True)
                continue
            write(**checked(job["rules"], job["options"], job["step"]))
        except Exception as error:
            write(error=type(error).__name__)


if __name__ == "__main__":
    main()
