"""The house stands as ARCHITECTURE.md draws it: floors import downwards, and the door opens without the heavy furniture."""

import json
import re
import subprocess
import sys
import tomllib
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


def pictures() -> list[list[list[str]]]:
    """The pictures of ARCHITECTURE.md, each a list of lines of names."""
    drawn = (ROOT / "ARCHITECTURE.md").read_text().split("## Three pictures")[1].split("```")[1].strip("\n").splitlines()
    starts = [match.start() for match in re.finditer(r"\S+", drawn[0])]
    columns = [[line[start:end].split() for line in drawn[1:]] for start, end in zip(starts, [*starts[1:], None], strict=True)]
    return [[names for names in column if names] for column in columns]


def folders(below: Path) -> set[str]:
    return {path.name for path in below.iterdir() if path.is_dir() and path.name != "__pycache__"}


def test_the_pictures_show_the_floors_and_every_room():
    source, page, tests = pictures()
    contract = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"][0]
    floors = [re.findall(r"\w+", layer) for layer in contract["layers"]]
    assert [sorted(names) for names in source] == [sorted(names) for names in floors if names != ["__main__"]]
    assert page == [["App", "TopBar"], *([floor] for floor in reversed(json.loads((ROOT / "frontend/floors.json").read_text())))]
    assert {name for names in page[1:] for name in names} == folders(ROOT / "frontend/src")
    assert {name for names in tests for name in names} == folders(ROOT / "tests")
