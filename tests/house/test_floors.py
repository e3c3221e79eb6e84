"""The house stands as ARCHITECTURE.md draws it: floors import downwards, and the door opens without the heavy furniture."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_a_floor_imports_only_the_floors_below_it():
    linter = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([linter, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_import_huit_loads_neither_numpy_nor_numba(record_property):
    ask = "import sys, time; began = time.perf_counter(); import huit; print(time.perf_counter() - began, *sys.modules)"
    answer = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True).stdout
    seconds, *modules = answer.split()
    # For whoever reads the report; the clock of a busy machine decides nothing.
    record_property("import_huit_ms", round(1000 * float(seconds), 1))
    heavy = {"numpy", "numba", "llvmlite", "sqlalchemy", "alembic", "psycopg", "aiohttp", "asyncio", "rich"}
    assert heavy.isdisjoint(modules)


def test_a_round_of_people_is_played_without_numpy_or_numba():
    play = (
        "import sys, huit\n"
        "round_ = huit.new_round(huit.load_rules('monclar'), seats=3, seed=1)\n"
        "while not round_.over: round_.play(round_.legal_moves()[0])\n"
        "print(*sys.modules)"
    )
    modules = subprocess.run([sys.executable, "-c", play], capture_output=True, text=True, check=True).stdout.split()
    assert {"numpy", "numba", "llvmlite"}.isdisjoint(modules)
