"""The event loop of a process: the fastest there is, and how it hears that it is to stop."""

import asyncio
import contextlib
import signal
import sys
from collections.abc import Coroutine
from typing import Any

STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)


def run_loop(main: Coroutine[Any, Any, None]) -> None:
    """Run *main* to its end."""
    loop_factory = None
    if sys.platform != "win32":
        with contextlib.suppress(ImportError):
            import uvloop

            loop_factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=loop_factory) as runner, contextlib.suppress(KeyboardInterrupt):
        runner.run(main)


def stop_signal() -> asyncio.Event:
    """Return what is set when this process is told to stop, signals that were held back until now included."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in STOP_SIGNALS:
        # Windows has no signal handlers in a loop: there Ctrl-C ends the loop itself.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(name, stopped.set)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)
    return stopped
