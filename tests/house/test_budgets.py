"""The budgets of the short run: declared on the page, counted in the run, told with the names of those who used them."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

from tests.budgets import KINDS, PAGE, budgets_of, told


def test_the_page_has_a_budget_of_each_kind():
    assert budgets_of(PAGE.read_text("utf-8"), workers=1).keys() == set(KINDS)


def test_who_used_most_is_named_first():
    spent = Counter({("browser pages loaded", "few"): 1, ("browser pages loaded", "many"): 7, ("servers started", "other"): 9})
    lines = told(spent, {"browser pages loaded": 5, "servers started": 9})
    assert lines[0] == "8 browser pages loaded, the budget is 5:"
    assert [line.split() for line in lines[1:]] == [["7", "many"], ["1", "few"]]


DEAR = """
import subprocess, sys
import pytest

@pytest.mark.parametrize("n", range(3))
def test_dear(n):
    subprocess.run([sys.executable, "-c", ""], check=True)
"""
PLUGIN = """
import pytest
from tests import budgets



def pytest_configure(config):
    budgets.names_files = lambda config: False
    budgets.budgets_of = lambda page, workers: {"processes started": 2}
    budgets.install(config)
"""


def test_a_run_over_its_budget_fails_and_says_who_used_it(tmp_path: Path):
    (tmp_path / "test_dear.py").write_text(DEAR, "utf-8")
    (tmp_path / "conftest.py").write_text(PLUGIN, "utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = long\n", "utf-8")
    root = Path(__file__).parents[2]
    command = [sys.executable, "-m", "pytest", "-q", "-n1", "-p", "no:cacheprovider", "-m", "not long", str(tmp_path)]
    run = subprocess.run(
        command, cwd=tmp_path, env={"PYTHONPATH": str(root), "PATH": ""}, capture_output=True, text=True, check=False
    )
    assert run.returncode == 1, run.stdout + run.stderr
    assert "3 passed" in run.stdout
    # The worker is a process too, but it runs no test.
    assert "processes started, the budget is 2:" in run.stdout
    assert "1  test_dear.py::test_dear[2]" in run.stdout
