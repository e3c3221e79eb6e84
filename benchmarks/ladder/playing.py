"""Plays duels on all cores and keeps what came of each in ``played.jsonl``: a run that was stopped goes on where it was.

What was kept of a duel counts as long as its first deals are still played as they were.
"""

import json
import os
import subprocess
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from benchmarks.ladder.ceiling import play_seeing
from benchmarks.ladder.lines import CEILING, Line
from benchmarks.ladder.unseen import rules_of
from huit.lab.duels import Duel, Score

FILE = Path(__file__).with_name("played.jsonl")
FEWEST_DEALS = 64
_FIRST = 16
"""Deals that are played again to see whether a kept duel still holds."""
_SEED = 1


@dataclass(frozen=True)
class Played:
    """What came of a duel: how many deals brought which share of the win, and the points ahead."""

    shares: Mapping[float, int]
    ahead: Score
    first: tuple[float, ...]
    """The shares of the first deals."""
    commit: str
    """The latest commit of the players when it was played."""

    @property
    def won(self) -> Score:
        return Score.of(self.deals)

    @property
    def deals(self) -> np.ndarray:
        """The share of each deal, not in the order of play."""
        return np.repeat(np.array(list(self.shares)), list(self.shares.values()))

    @classmethod
    def of(cls, duel: Duel) -> "Played":
        shares = [round(share, 6) for share in duel.shares]
        return cls(dict(sorted(Counter(shares).items())), duel.points_ahead(), tuple(shares[:_FIRST]), _commit())

    def is_enough(self, line: Line) -> bool:
        """Tell whether so many deals were played as *line* asks for."""
        deals = self.won.deals
        return deals >= line.most_deals or (deals >= FEWEST_DEALS and self.won.half_width <= line.half_width)


def duel_of(line: Line) -> Duel:
    """Return the duel of a line, from its first deal on."""
    rules = rules_of(line.game)
    length = 18 if rules.family == "tricks" else 1
    challenger = "strong" if line.challenger == CEILING else line.challenger
    duel = Duel(
        rules, seats=line.seats, challenger=challenger, rival=line.rival, seed=_SEED, length=length, in_match=line.in_match
    )
    if line.challenger == CEILING:
        play_seeing(duel)
    return duel


def play(line: Line, kept: Played | None) -> Played:
    """Play a line to its end; what was *kept* of it is taken if its first deals come out the same."""
    duel = duel_of(line)
    list(duel.run(_FIRST))
    played = Played.of(duel)
    if kept is not None and kept.first == played.first and kept.is_enough(line):
        return kept
    while not played.is_enough(line):
        list(duel.run(min(FEWEST_DEALS, line.most_deals - len(duel.shares))))
        played = Played.of(duel)
    return played


def _commit() -> str:
    command = ["git", "log", "-1", "--format=%h", "--", "src"]
    told = subprocess.run(command, cwd=FILE.parents[2], capture_output=True, text=True, check=True)
    return told.stdout.strip()


def kept_lines() -> dict[str, Played]:
    """Return what the file keeps, by the keys of lines."""
    kept = dict[str, Played]()
    for row in FILE.read_text("utf-8").splitlines() if FILE.exists() else ():
        try:
            told = json.loads(row)
            shares = {float(share): count for share, count in told["shares"].items()}
            kept[told["key"]] = Played(shares, Score(*told["ahead"]), tuple(told["first"]), told["commit"])
        except (ValueError, KeyError, TypeError):
            continue  # the last line of a run that was killed
    return kept


def play_all(asked: Sequence[Line]) -> Iterator[tuple[Line, Played]]:
    """Play all lines on all cores, and keep each as it ends; yield them as they end."""
    kept = kept_lines()
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with (
        Progress(*columns, console=console, disable=not console.is_terminal) as progress,
        ProcessPoolExecutor(mp_context=get_context("spawn"), initializer=os.nice, initargs=(5,)) as pool,
    ):
        task = progress.add_task("", total=len(asked))
        waiting = {pool.submit(play, line, kept.get(line.key)): line for line in asked}
        while waiting:
            for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                line = waiting.pop(done)
                played = done.result()
                if played is not kept.get(line.key):
                    keep(line.key, played)
                progress.update(task, advance=1, description=line.key)
                yield line, played


def keep(key: str, played: Played) -> None:
    """Add what came of a line to the file."""
    ahead = [round(played.ahead.mean, 3), round(played.ahead.half_width, 3), played.ahead.deals]
    shares = {str(share): count for share, count in played.shares.items()}
    row = {"key": key, "shares": shares, "ahead": ahead, "first": list(played.first), "commit": played.commit}
    with FILE.open("a", encoding="utf-8") as out:
        out.write(json.dumps(row) + "\n")
