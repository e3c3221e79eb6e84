"""What all the tests share: compiled code that checks its bounds, one compilation, the same examples of Hypothesis everywhere."""

import os

# Before anything imports Numba: compiled code writes out of range without a word unless it is told to look.
os.environ["NUMBA_BOUNDSCHECK"] = "1"

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("huit", deadline=None, derandomize=True, max_examples=100, suppress_health_check=list(HealthCheck))
settings.load_profile("huit")


@pytest.fixture(scope="session")
def compiled_kernels() -> Callable[[Any], Any]:
    """The loops of mass play as machine code, each compiled once for all the tests (or loaded, if a run before this one did)."""
    from huit.engine.jit import entry

    return entry
