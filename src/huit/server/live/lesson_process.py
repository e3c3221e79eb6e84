"""The process that looks for lessons: started by `huit.server.live.teacher`, it reads a line of JSON and writes one."""

from queue import SimpleQueue
from typing import Any, NoReturn

import msgspec

from huit.lessons import demonstration, lesson
from huit.niceness import step_back
from huit.rules import load_rules
from huit.server.live.line_worker import hear, write

NICE = 15
"""The niceness beside the process that serves."""


def main() -> NoReturn:
    """Answer each line of the standard input until it ends, as it does when the server has gone."""
    step_back(NICE)
    jobs = SimpleQueue[dict[str, Any]]()
    hear(jobs.put)
    write(ready=True)
    while True:
        job = jobs.get()
        try:
            rules = load_rules(job["rules"], options=job["options"])
            found = demonstration(rules, job["row"], seats=job["seats"], seed=job["seed"])
            write(lesson=None if found is None else msgspec.to_builtins(lesson(found, rules)))
        except Exception as error:
            write(error=type(error).__name__)


if __name__ == "__main__":
    main()
