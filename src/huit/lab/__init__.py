"""Mass play of any rules: whole rounds one after another, or batches stepped together. `measure` tells what rules are like."""

from typing import Any


def __getattr__(name: str) -> Any:
    """Return `measure`, loaded when it is asked for: the review of a round does without NumPy and Numba."""
    if name != "measure":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from huit.lab.balance.measurement import measure

    return measure
