"""A page's clock that is installed runs on by itself: a test that counts by it stops it first."""

import ast
from pathlib import Path

BROWSER = Path(__file__).parents[1] / "browser"
RUNS = "def test_it(page):\n    page.clock.install(time=0)\n    page.clock.run_for(400)"
STANDS = "def test_it(page):\n    page.clock.install(time=0)\n    page.clock.pause_at(1)\n    page.clock.run_for(400)"


def counted_on_a_running_clock(source: str) -> list[str]:
    """Return the functions of *source* that let a page's clock run for a time and have not stopped it before.

    >>> counted_on_a_running_clock(RUNS), counted_on_a_running_clock(STANDS)
    (['test_it'], [])
    """
    found: list[str] = []
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef):
            attributes = [node for node in ast.walk(function) if isinstance(node, ast.Attribute)]
            runs = [node.lineno for node in attributes if node.attr == "run_for"]
            stops = [node.lineno for node in attributes if node.attr == "pause_at"]
            if runs and not any(stop < min(runs) for stop in stops):
                found.append(function.name)
    return found


def test_no_test_counts_by_a_clock_that_runs_on() -> None:
    sources = {path.name: path.read_text("utf-8") for path in BROWSER.glob("*.py")}
    found = [f"{name}: {test}" for name, source in sources.items() for test in counted_on_a_running_clock(source)]
    assert not found, "stop it with pause_at(AN_HOUR_MS): " + ", ".join(found)
