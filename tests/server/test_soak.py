"""The soak in small (`make soak`): rooms of computer players, whose journals lose nothing and whose rounds verify."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cases import as_case

ROOT = Path(__file__).parents[2]
ROUNDS = 3
"""So many are played at least, however slow the machine is."""


@pytest.mark.parametrize(("rooms", "minutes"), [as_case((3, 0.0), is_long=False), as_case((20, 0.15), is_long=True)])
def test_journals_lose_nothing_and_rounds_verify(rooms: int, minutes: float) -> None:
    asked = ["--rooms", str(rooms), "--minutes", str(minutes), "--rounds", str(ROUNDS), "--pace", "0.01"]
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.server.soak", *asked], cwd=ROOT, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"journals: {rooms} of {rooms} make again what was seen" in done.stdout
    over = re.search(r"rounds: (\d+) were over", done.stdout)
    assert over
    assert int(over[1]) >= ROUNDS
