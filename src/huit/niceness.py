"""How a process that plays beside others gives way to them."""

import os
from contextlib import suppress


def step_back(by: int) -> None:
    """Let other processes have the cores first, by that many steps, where the system knows such steps and allows them.

    Not every one does: Windows has none, and a service may be refused every call that changes what it may use of the machine.

    >>> step_back(0)
    """
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(by)


def yield_to_all(thread: int = 0) -> None:
    """Give a thread, by its native id, only the cores that nobody else wants, where the system knows such threads; for good.

    0 is the thread that calls. One that has ended, or may not, stays as it is.
    """
    if hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):
            os.sched_setscheduler(thread, os.SCHED_IDLE, os.sched_param(0))
