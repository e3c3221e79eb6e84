"""What all the tests share: compiled code that checks its bounds, Hypothesis's examples, and a look at what is marked long."""

import os

# Before anything imports Numba: compiled code writes out of range without a word unless it is told to look.
os.environ["NUMBA_BOUNDSCHECK"] = "1"

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.cases import LONG_EXAMPLES

# The same examples everywhere and at every run. `make test-all` asks for the profile `long`.
settings.register_profile("short", deadline=None, derandomize=True, max_examples=20, suppress_health_check=list(HealthCheck))
settings.register_profile("long", settings.get_profile("short"), max_examples=LONG_EXAMPLES)
settings.load_profile("short")

ONLY_LONG = pytest.StashKey[list[str]]()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Note what is only in the long run, before `-m` takes tests away."""
    config.stash[ONLY_LONG] = only_long(items)


def only_long(items: list[pytest.Item]) -> list[str]:
    """Return the test functions all of whose cases are marked long, and that name no other test of their file as `short`."""
    short = {function_of(item) for item in items if item.get_closest_marker("long") is None}
    found: set[str] = set()
    for item in items:
        mark = item.get_closest_marker("long")
        if mark is not None and not short & {function_of(item), f"{item.location[0]}::{mark.kwargs.get('short')}"}:
            found.add(function_of(item))
    return sorted(found)


def function_of(item: pytest.Item) -> str:
    return f"{item.location[0]}::{item.name.partition('[')[0]}"


@pytest.fixture
def tests_only_long(request: pytest.FixtureRequest) -> list[str]:
    """The test functions that no case of stands in `make test`, of the files that this run collected."""
    return request.config.stash[ONLY_LONG]


@pytest.fixture(scope="session")
def compiled_kernels() -> Callable[[Any], Any]:
    """The loops of mass play as machine code, each compiled once for all the tests (or loaded, if a run before this one did)."""
    from huit.engine.jit import entry

    return entry
