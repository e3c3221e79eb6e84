"""Stop signals: held while nobody listens for them, so that every one of them is a stop in order."""

import signal
import sys
from collections.abc import Generator
from contextlib import contextmanager

STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def held_signals() -> Generator[None]:
    """Keep stop signals waiting from here on, until `stop_signal` takes them; those that come after the loop are forgotten."""
    hold_signals()
    try:
        yield
    finally:
        _drop_held_signals()


def hold_signals() -> None:
    """Keep stop signals waiting. Processes that are started inherit this."""
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_BLOCK, STOP_SIGNALS)


def take_signals() -> None:
    """Deliver the stop signals that wait, and hold none any more."""
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)


def _drop_held_signals() -> None:
    handlers = {name: signal.signal(name, signal.SIG_IGN) for name in STOP_SIGNALS}
    take_signals()
    for name, handler in handlers.items():
        signal.signal(name, handler or signal.SIG_DFL)
