"""Counts what is dear in a run of the tests, and holds the short run to the budgets of docs/tests.md.

Counts do not depend on what else the machine does, as seconds do. `spend` counts one thing for the test that is running.
"""

import multiprocessing.process
import os
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[1] / "docs" / "tests.md"
SERVERS = "servers started"
PAGES = "browser pages loaded"
PROCESSES = "processes started"
KERNELS = "kernels compiled"
KINDS = (SERVERS, PAGES, PROCESSES, KERNELS)
MOST_NAMED = 15
"""Tests that are named where a budget is exceeded, those that used most first."""

_SPENT: Counter[tuple[str, str]] = Counter()


def spend(kind: str, count: int = 1) -> None:
    """Count *kind*, one of `KINDS`, for the test that is running."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "before the first test").rpartition(" (")[0] or "outside the tests"
    _SPENT[kind, test] += count


def budgets_of(page: str, *, workers: int) -> dict[str, int]:
    """Return the budget of each kind that a table of *page* names: so many, and so many more for each worker.

    >>> budgets_of("| servers started | 12 | 2 |", workers=3)
    {'servers started': 18}
    """
    rows = re.findall(r"^\| ([a-z ]+) \| (\d+) \| (\d+) \|", page, re.MULTILINE)
    return {kind: int(count) + workers * int(each) for kind, count, each in rows if kind in KINDS}


def told(spent: Counter[tuple[str, str]], budgets: dict[str, int]) -> list[str]:
    """Return what to say of each budget that *spent*, counts by kind and test, exceeds: how far, and who used it.

    >>> told(Counter({("servers started", "a"): 2, ("servers started", "b"): 1}), {"servers started": 2})
    ['3 servers started, the budget is 2:', '      2  a', '      1  b']
    """
    lines: list[str] = []
    for kind, budget in budgets.items():
        users = Counter({test: count for (what, test), count in spent.items() if what == kind})
        if users.total() > budget:
            lines.append(f"{users.total()} {kind}, the budget is {budget}:")
            lines += [f"{count:7}  {test}" for test, count in users.most_common(MOST_NAMED)]
    return lines


class Budgets:
    """The plugin: counts in every process of the tests, adds up and judges in the one that hands the tests out."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._spent: Counter[tuple[str, str]] = Counter()
        self._workers = 0
        self._judged: list[str] = []

    def pytest_collection_finish(self) -> None:
        if "numba" in sys.modules:
            _count_kernels()

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """A worker has ended: take over what it counted."""
        self._workers += 1
        for kind, test, count in getattr(node, "workeroutput", {}).get("spent", ()):
            self._spent[kind, test] += count

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        output = getattr(self._config, "workeroutput", None)
        if output is not None:
            output["spent"] = [(kind, test, count) for (kind, test), count in _SPENT.items()]
            return
        self._spent += _SPENT
        if self._is_the_short_run:
            self._judged = told(self._spent, budgets_of(PAGE.read_text(encoding="utf-8"), workers=max(self._workers, 1)))
        if self._judged and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        totals: Counter[str] = Counter()
        for (kind, _), count in self._spent.items():
            totals[kind] += count
        terminalreporter.write_line(", ".join(f"{totals[kind]} {kind}" for kind in KINDS))
        seed = getattr(self._config.option, "randomly_seed", None)
        if seed is not None:
            terminalreporter.write_line(f"the same order again: --randomly-seed={seed}, or make test SEED={seed}")
        if self._judged:
            terminalreporter.section("over budget (docs/tests.md)", red=True)
            for line in self._judged:
                terminalreporter.write_line(line)

    @property
    def _is_the_short_run(self) -> bool:
        """Whether this is `make test`: all files, without what is long."""
        chosen = self._config.option
        return chosen.markexpr == "not long" and not chosen.keyword and not names_files(self._config)


def names_files(config: pytest.Config) -> bool:
    """Tell whether the command names files or folders; else pytest takes those of pyproject.toml."""
    return config.args_source is pytest.Config.ArgsSource.ARGS


def install(config: pytest.Config) -> None:
    """Count from now on, and judge at the end of the run."""
    sys.addaudithook(lambda event, _: spend(PROCESSES) if event == "subprocess.Popen" else None)
    start = multiprocessing.process.BaseProcess.start

    def counted(process: multiprocessing.process.BaseProcess) -> None:
        spend(PROCESSES)
        start(process)

    multiprocessing.process.BaseProcess.start = counted
    config.pluginmanager.register(Budgets(config), "budgets")


def _count_kernels() -> None:
    """Count the programs that Numba compiles; what they call is compiled within them."""
    from numba.core import event

    class Programs(event.Listener):
        depth = 0

        def on_start(self, event: Any) -> None:
            if self.depth == 0:
                spend(KERNELS)
            self.depth += 1

        def on_end(self, event: Any) -> None:
            self.depth -= 1

    event.register("numba:compile", Programs())
