"""How strong the computer players are: `make ladder`, which writes docs/ladder.md.

Each line is a duel on duplicate deals (`huit.lab.duels`), played until half of its 95 % interval is at most 2 points. Finished
lines are kept in the user's cache: a run that was stopped goes on where it was. What was kept counts only while the players still
play its first deals as they did.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

import numpy as np
import platformdirs
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from huit.lab.duels import Duel, Score
from huit.players.player import LEVELS
from huit.rules import RuleSet, load_rules, rule_names

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "ladder.md"
YARDSTICK = "thrifty-1"
HALF_WIDTH = 0.02
FEWEST_DEALS, MOST_DEALS = 128, 1600
MATCHES = 64
"""Whole matches of 3-5-8, in place of deals."""
_FIRST = 16
"""Deals that are played again to see whether a kept line still holds."""
_SEED = 1
_HIGH = {"paradox-hech": 0.70, "courte-amicale": 0.70, "monclar": 0.66, "classique": 0.66}
_MIDDLE = ("le-8", "les-ulis", "minimale", "huit-cochon", "les-huit")
LADDER_GAMES = ("monclar", "minimale", "classique", "le-8", "les-huit", "paradox-hech")


@dataclass(frozen=True)
class Line:
    """One duel, and the share of wins that it should reach; 0 for a line of the ladder."""

    section: str
    game: str
    seats: int
    challenger: str
    rival: str
    bar: float = 0.0

    @property
    def key(self) -> str:
        """Name it in the cache."""
        return f"{self.game}:{self.seats} {self.challenger} {self.rival}"


@dataclass(frozen=True)
class Played:
    """What came of a line: shares and points ahead, deal by deal."""

    shares: list[float]
    points: list[float]

    @property
    def won(self) -> Score:
        return Score.of(np.array(self.shares))

    @property
    def ahead(self) -> Score:
        return Score.of(np.array(self.points))


def lines() -> Iterator[Line]:
    """Yield all duels."""
    for name in rule_names():
        rules = load_rules(name)
        if rules.family == "shedding":
            yield from _lines_of(name, rules)
    yield Line("3-5-8, whole matches", "trois-cinq-huit", 3, "strong", YARDSTICK, 0.46)
    yield Line("Danish", "danish", 2, "strong", YARDSTICK, 0.57)
    yield Line("Danish", "danish", 3, "strong", YARDSTICK, 0.38)
    for game in LADDER_GAMES:
        for place, stronger in enumerate(LEVELS[1:], start=1):
            yield Line("ladder", game, load_rules(game).seats[0], stronger, LEVELS[place - 1])


def _lines_of(name: str, rules: RuleSet) -> Iterator[Line]:
    if 2 in rules.seats:
        bar = _HIGH.get(name, 0.62 if name in _MIDDLE else 0.58)
        yield Line("2 seats", name, 2, "strong", YARDSTICK, bar)
        yield Line("2 seats, against the tuned heuristic", name, 2, "strong", "thrifty", 0.0)
    if 4 in rules.seats:
        if rules.at("teams", seats=4):
            yield Line("teams of two", name, 4, "strong", YARDSTICK, 0.58)
        else:
            yield Line(
                "4 seats, one against three", name, 4, "strong", YARDSTICK, 0.34 if name in ("les-ulis", "paradox-hech") else 0.30
            )


def duel_of(line: Line) -> Duel:
    """Return the duel of a line, from its first deal on."""
    rules = load_rules(line.game)
    length = 18 if rules.family == "tricks" else 1
    return Duel(rules, seats=line.seats, challenger=line.challenger, rival=line.rival, seed=_SEED, length=length)


def play(line: Line, kept: Played | None) -> Played:
    """Play a line to its end; what was *kept* of it is taken if its first deals come out the same."""
    os.nice(5)
    duel = duel_of(line)
    list(duel.run(_FIRST))
    if kept is not None and kept.shares[:_FIRST] == duel.shares and kept.points[:_FIRST] == duel.points:
        return kept
    most = MATCHES if line.game == "trois-cinq-huit" else MOST_DEALS
    while len(duel.shares) < most and not (len(duel.shares) >= FEWEST_DEALS and duel.score().half_width <= HALF_WIDTH):
        list(duel.run(min(64, most - len(duel.shares))))
    return Played(duel.shares, duel.points)


def all_played(asked: Sequence[Line], cache: Path) -> dict[Line, Played]:
    """Play all lines on all cores, and keep each in the file *cache* as it ends."""
    kept = _read(cache)
    found = dict[Line, Played]()
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with (
        Progress(*columns, console=console, disable=not console.is_terminal) as progress,
        ProcessPoolExecutor(mp_context=get_context("spawn")) as pool,
        cache.open("a", encoding="utf-8") as out,
    ):
        task = progress.add_task("", total=len(asked))
        waiting = {pool.submit(play, line, kept.get(line.key)): line for line in asked}
        while waiting:
            for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                line = waiting.pop(done)
                found[line] = played = done.result()
                out.write(json.dumps({"key": line.key, "shares": played.shares, "points": played.points}) + "\n")
                out.flush()
                progress.update(task, advance=1, description=line.key)
                if not console.is_terminal:
                    print(f"{line.key}: {played.won}", flush=True)
    return found


def _read(cache: Path) -> dict[str, Played]:
    cache.parent.mkdir(parents=True, exist_ok=True)
    kept = dict[str, Played]()
    for row in cache.read_text("utf-8").splitlines() if cache.exists() else ():
        try:
            told = json.loads(row)
            kept[told["key"]] = Played(told["shares"], told["points"])
        except ValueError:
            continue  # the last line of a run that was killed
    return kept


def page(found: dict[Line, Played]) -> str:
    """Return the page."""
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()
    parts = [HEAD.format(commit=commit, lines=len(found))]
    sections = dict.fromkeys(line.section for line in found)
    for section in sections:
        rows = {line: played for line, played in found.items() if line.section == section}
        parts.append(_ladder(rows) if section == "ladder" else _table(section, rows))
    return "\n".join(parts)


def _table(section: str, rows: dict[Line, Played]) -> str:
    told = [
        f"\n## {section[0].upper() + section[1:]}: `strong` against `{next(iter(rows)).rival}`\n",
        "| Game | Won of 100 | Bar | | Points ahead a round | Deals |",
        "|---|--:|--:|---|--:|--:|",
    ]
    for line, played in sorted(rows.items(), key=lambda row: -row[1].won.mean):
        won, ahead = played.won, played.ahead
        bar, reached = (f"{100 * line.bar:.0f}", _reached(won, line.bar)) if line.bar else ("", "")
        points = f"{ahead.mean:+.1f} ±{ahead.half_width:.1f}"
        told.append(f"| `{line.game}`, {line.seats} seats | {won} | {bar} | {reached} | {points} | {won.deals} |")
    mean = np.mean([played.won.mean for played in rows.values()])
    told.append(f"\nMean of the {len(rows)}: {100 * mean:.1f}.")
    return "\n".join(told)


def _reached(won: Score, bar: float) -> str:
    if won.mean >= bar:
        return "reached"
    return "missed, within the interval" if won.mean + won.half_width >= bar else "missed"


def _ladder(rows: dict[Line, Played]) -> str:
    games = list(dict.fromkeys(line.game for line in rows))
    steps = list(dict.fromkeys((line.challenger, line.rival) for line in rows))
    told = [
        "\n## From level to level\n",
        "Rounds of 100 that a level wins against the one below, at the fewest seats of each game.\n",
    ]
    told += [f"| | {' | '.join(f'`{game}`' for game in games)} |", "|---" + "|--:" * len(games) + "|"]
    by_place = {(line.challenger, line.rival, line.game): played for line, played in rows.items()}
    for challenger, rival in steps:
        cells = [str(by_place[challenger, rival, game].won) if (challenger, rival, game) in by_place else "" for game in games]
        told.append(f"| `{challenger}` against `{rival}` | {' | '.join(cells)} |")
    return "\n".join(told)


HEAD = """# The ladder

How strong the computer players are, written by `make ladder` at commit `{commit}`: {lines} duels on duplicate deals,
each played once from every seat, with 95 % intervals over deals. `thrifty-1` is the heuristic as it was before it was
tuned. `strong` imagines 4000 rounds for each choice, a few milliseconds of one core."""


def main() -> None:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder", description=__doc__)
    parser.add_argument("--only", default="", help="lines whose section or name has this in it; nothing is written then")
    arguments = parser.parse_args()
    asked = [line for line in lines() if arguments.only in line.section or arguments.only in line.key]
    found = all_played(asked, Path(platformdirs.user_cache_dir("huit", appauthor=False)) / "ladder.jsonl")
    found = {line: found[line] for line in asked}
    if arguments.only:
        print(page(found))
        return
    PAGE.write_text(page(found) + "\n", "utf-8")
    missed = [line.key for line, played in found.items() if played.won.mean + played.won.half_width < line.bar]
    print("\n".join(f"missed: {key}" for key in missed) or "every bar is reached")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
