"""How many machine instructions a decision takes in compiled code, counted by Valgrind: no neighbour of the machine disturbs it.

The same code gives the same counts within three in a hundred, so that a kernel which grew by a tenth shows at once.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from benchmarks.same_game import RULE_FILE
from huit.lab.simulate import Simulation
from huit.rules import load_rules

GAMES: dict[str, tuple[str | Path, int, int]] = {
    "same game": (RULE_FILE, 2, 4000),
    "richest": (Path(__file__).with_name("richest.toml"), 8, 1500),
    "danish": ("danish", 4, 6000),
    "trois-cinq-huit": ("trois-cinq-huit", 3, 10_000),
}
"""By its name, the rules of a game, its seats, and how many rounds are counted."""
FEW = 100
"""Rounds of the run that is taken off: it has the start of the process, and few decisions."""
_COUNTING = ("valgrind", "--tool=cachegrind", "--cache-sim=no", "--smc-check=all-non-file", "--cachegrind-out-file=/dev/null")
_COUNT = re.compile(r"I\s+refs:\s+([\d,]+)")


def instructions() -> dict[str, float]:
    """Return the instructions of a decision, by game; of random players, in whole rounds."""
    if shutil.which(_COUNTING[0]) is None:
        sys.exit("instructions are counted by Valgrind, which this machine has not: install the package `valgrind`")
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"XDG_CACHE_HOME": folder, "PYTHONHASHSEED": "0"}
        return {name: _a_decision(name, environment) for name in GAMES}


def _a_decision(name: str, environment: dict[str, str]) -> float:
    """Return the instructions of a decision of one game; what is compiled is kept in a folder of *environment*.

    It is compiled without Valgrind, under which that takes long. Where the processor has no quick `pdep`, Valgrind's has: there
    it is compiled once more.
    """
    subprocess.run(_play(name, 1), env=environment, check=True, capture_output=True)
    _counted(name, 1, environment)
    few, more = (_counted(name, rounds, environment) for rounds in (FEW, FEW + GAMES[name][2]))
    return (more[1] - few[1]) / (more[0] - few[0])


def _counted(name: str, rounds: int, environment: dict[str, str]) -> tuple[int, int]:
    """Return the decisions of so many rounds, and the instructions of the process that played them."""
    run = subprocess.run((*_COUNTING, *_play(name, rounds)), env=environment, check=True, capture_output=True, text=True)
    found = _COUNT.search(run.stderr)
    assert found is not None, run.stderr
    return int(run.stdout), int(found[1].replace(",", ""))


def _play(name: str, rounds: int) -> tuple[str, ...]:
    """Return the command that plays so many rounds of a game."""
    return sys.executable, "-m", "benchmarks.instructions", name, str(rounds)


def main() -> None:
    """Play rounds and print the decisions: what the counting process runs."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.instructions", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("rounds", type=int)
    arguments = parser.parse_args()
    rules, seats, _ = GAMES[arguments.game]
    simulation = Simulation(load_rules(rules), seats=seats, players=["random"], seed=0, clock=perf_counter)
    for _ in simulation.run(arguments.rounds):
        pass
    print(simulation.report()["decisions"])


if __name__ == "__main__":
    main()
