"""What all the tests share: compiled code that checks its bounds, Hypothesis's examples, budgets, and a look at what is long."""

import gc
import logging
import os

# Before anything imports Numba: compiled code writes out of range without a word unless it is told to look.
os.environ["NUMBA_BOUNDSCHECK"] = "1"
# A server of a test compiles nothing that no test asks for.
os.environ["HUIT_PREPARE"] = "no"

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests import budgets
from tests.cases import LONG_EXAMPLES

# The same examples everywhere and at every run. `make test-all` asks for the profile `long`.
settings.register_profile("short", deadline=None, derandomize=True, max_examples=20, suppress_health_check=list(HealthCheck))
settings.register_profile("long", settings.get_profile("short"), max_examples=LONG_EXAMPLES)
settings.load_profile("short")

ONLY_LONG = pytest.StashKey[list[str]]()


def pytest_configure(config: pytest.Config) -> None:
    budgets.install(config)


def pytest_sessionstart(session: pytest.Session) -> None:
    logging.getLogger("huit").setLevel(logging.INFO)
    shown = session.config.pluginmanager.get_plugin("logging-plugin").report_handler
    shown.setFormatter(WithFacts(shown.formatter))


class WithFacts(logging.Formatter):
    """Shows, where a test fails, what our server logged with its facts."""

    def __init__(self, usual: logging.Formatter) -> None:
        super().__init__()
        self._usual = usual

    def format(self, record: logging.LogRecord) -> str:
        facts = getattr(record, "facts", None)
        return f"{self._usual.format(record)} {facts or ''}".rstrip()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Note what is only in the long run, before `-m` takes tests away; keep the tests of a folder together.

    pytest-randomly has shuffled modules, and the tests of each. What a folder keeps, such as its browser, is then opened once.
    """
    config.stash[ONLY_LONG] = only_long(items)
    folders = {folder: place for place, folder in reversed(list(enumerate(map(folder_of, items))))}
    items.sort(key=lambda item: folders[folder_of(item)])


def pytest_collection_finish() -> None:
    """Whatever was collected stays: no later garbage collection need look at it."""
    gc.freeze()


def folder_of(item: pytest.Item) -> str:
    return file_of(item).rpartition("/")[0]


def file_of(item: pytest.Item) -> str:
    return item.nodeid.partition("::")[0]


def only_long(items: list[pytest.Item]) -> list[str]:
    """Return the test functions all of whose cases are marked long, and that name no short test in their stead.

    They name one of their file, as `short="test_name"`, or of their folder, as `short="test_other.py::test_name"`.
    """
    short = {function_of(item) for item in items if item.get_closest_marker("long") is None}
    collected = {file_of(item) for item in items}
    found: set[str] = set()
    for item in items:
        mark = item.get_closest_marker("long")
        if mark is None or function_of(item) in short:
            continue
        named = mark.kwargs.get("short", "")
        in_its_stead = f"{folder_of(item)}/{named}" if "::" in named else f"{file_of(item)}::{named}"
        # Where a single file is run, another one may not be there.
        if in_its_stead not in short and in_its_stead.partition("::")[0] in collected:
            found.add(function_of(item))
    return sorted(found)


def function_of(item: pytest.Item) -> str:
    return item.nodeid.partition("[")[0]


@pytest.fixture
def tests_only_long(request: pytest.FixtureRequest) -> list[str]:
    """The test functions that no case of stands in `make test`, of the files that this run collected."""
    return request.config.stash[ONLY_LONG]


@pytest.fixture(scope="session")
def compiled_kernels() -> Callable[[Any], Any]:
    """The loops of mass play as machine code, each compiled once for all the tests (or loaded, if a run before this one did)."""
    from huit.engine.jit import entry

    return entry
