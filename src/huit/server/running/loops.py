"""The event loop of a process: uvloop if installed, and stop signals."""

import asyncio
import contextlib
import sys
from collections.abc import Coroutine
from typing import Any

from huit.server.running.signals import STOP_SIGNALS, take_signals


def run_loop(main: Coroutine[Any, Any, None]) -> None:
    """Run *main* to its end, or until Ctrl-C."""
    loop_factory = None
    if sys.platform != "win32":
        with contextlib.suppress(ImportError):
            import uvloop

            loop_factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=loop_factory) as runner, contextlib.suppress(KeyboardInterrupt):
        runner.run(main)


def stop_signal() -> asyncio.Event:
    """Return an event that a stop signal sets; signals blocked until now are delivered."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in STOP_SIGNALS:
        # Loops on Windows have no signal handlers: there Ctrl-C raises KeyboardInterrupt.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(name, stopped.set)
    take_signals()
    return stopped
