"""The map of rules: six thousand rule sets by length and skill, written to docs/map-of-rules.md: `make gallery`.

    python -m benchmarks.gallery [--sample 6400] [--write]

Sweeps the neighbourhood of the eights of the library (`huit lab sweep`) into ``gallery.jsonl`` here, which is not kept in the
repository. A run that was stopped goes on where it was. Each cell of the map holds the rules in it whose seats are the most even
(MAP-Elites, Mouret and Clune 2015). --write sweeps nothing.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from huit.rules import load_rules, rule_names
from huit.rules.prose import differences
from huit.rules.questions import usual_seats

ROOT = Path(__file__).parents[1]
FILE = Path(__file__).with_name("gallery.jsonl")
TOOK = Path(__file__).with_name("gallery.seconds")
PAGE = ROOT / "docs" / "map-of-rules.md"
PICTURE = ROOT / "docs" / "images" / "map-of-rules.svg"
SAMPLE = 6_400
SEATS = 4
STEPS = 4
TURNS = (20, 25, 30, 35, 40, 50, 60, 80, 100, 150)
"""Where the columns of the map begin."""
SKILL = (0.10, 0.15, 0.20, 0.25, 0.30, 0.35, 0.40, 0.45, 0.50)
"""Where its rows begin."""
_CELL, _LEFT, _TOP = 56, 90, 24

Row = Mapping[str, Any]
Cell = tuple[int, int]


@dataclass(frozen=True)
class Elite:
    """The rules of a cell that are the most even, and how many rule sets fell into it."""

    row: Row
    count: int

    @property
    def uneven(self) -> float:
        return uneven(self.row)


def uneven(row: Row) -> float:
    """Return how far the share of the first player is from even."""
    return abs(row["place"][0] - row["even"])


def cell_of(row: Row) -> Cell | None:
    """Return the column and the row of the map that rules fall into; None where they are off it, or do not always end.

    >>> cell_of({"turns": [41.0, 0.5], "skill": [0.31, 0.01], "unfinished": [0.0, 0.001]})
    (4, 4)
    """
    turns, skill = row["turns"][0], row["skill"][0]
    if row["unfinished"][0] > 0 or turns < TURNS[0] or skill < SKILL[0]:
        return None
    return sum(turns >= edge for edge in TURNS) - 1, sum(skill >= edge for edge in SKILL) - 1


def elites(rows: Sequence[Row]) -> dict[Cell, Elite]:
    """Return for each cell of the map the rules in it whose seats are the most even."""
    found: dict[Cell, Elite] = {}
    for row in rows:
        cell = None if "refused" in row else cell_of(row)
        if cell is not None:
            before = found.get(cell)
            best = row if before is None or uneven(row) < before.uneven else before.row
            found[cell] = Elite(best, 1 if before is None else before.count + 1)
    return found


def games() -> list[str]:
    """Return the eights of the library that are usually played by four, each for themselves: on the map, skill is one player's.

    >>> "monclar" in games(), "switch" in games(), "les-huit" in games(), "danish" in games()
    (True, True, False, False)
    """
    eights = [load_rules(name) for name in rule_names()]
    return [
        rules.id
        for rules in eights
        if rules.family == "shedding" and usual_seats(rules) == SEATS and rules.at("teams", seats=SEATS) in (0, SEATS)
    ]


def sweep_all(sample: int) -> None:
    """Sweep around every game, as many rule sets around each, on two cores, with a bar for each."""
    for game in games():
        began, before = perf_counter(), seconds()
        how = ["--sample", str(sample // len(games())), "--steps", str(STEPS), "--cores", "2", "--out", str(FILE)]
        try:
            subprocess.run([sys.executable, "-m", "huit", "lab", "sweep", game, *how], check=True)
        finally:
            TOOK.write_text(str(before + perf_counter() - began), "utf-8")


def seconds() -> float:
    """Return how long the sweeps took that are in the file."""
    return float(TOOK.read_text("utf-8")) if FILE.exists() and TOOK.exists() else 0.0


def rows() -> list[Row]:
    """Return what was swept, but for a last line that was cut."""
    lines = FILE.read_text("utf-8").splitlines(keepends=True) if FILE.exists() else []
    return [json.loads(line) for line in lines if line.endswith("\n")]


def page(told: Sequence[Row]) -> str:
    """Return the page."""
    map_, played = elites(told), [row for row in told if "refused" not in row]
    off = sum(cell_of(row) is None for row in played)
    head = _HEAD.format(
        played=f"{len(played):,}",
        refused=f"{len(told) - len(played):,}",
        games=", ".join(dict.fromkeys(f"`{row['rules']}`" for row in told)),
        steps=STEPS,
        minutes=round(seconds() / 60),
        cells=len(map_),
        off=f"{off:,}",
    )
    return head + "\n".join(_told(map_)) + "\n"


def _told(map_: Mapping[Cell, Elite]) -> Iterator[str]:
    """Yield the lines of the list: the most even rules of each cell, from short to long, and from luck to skill."""
    yield "| Turns | Skill | First player | Of so many | Rules |"
    yield "|--:|--:|--:|--:|---|"
    for _, elite in sorted(map_.items()):
        row = elite.row
        first = 100 * (row["place"][0] - row["even"])
        yield (
            f"| {row['turns'][0]:.0f} | {100 * row['skill'][0]:+.0f} ±{100 * row['skill'][1]:.0f}"
            f" | {first:+.1f} ±{100 * row['place'][1]:.1f} | {elite.count} | {_in_words(row)} |"
        )


def _in_words(row: Row) -> str:
    rules = load_rules(row["rules"], options=row["options"])
    changes = [change.text["en"].replace("|", "/") for change in differences(rules, load_rules(row["rules"]))]
    return f"`{row['rules']}`" + (": " + " ".join(changes) if changes else ", as it is")


def picture(map_: Mapping[Cell, Elite]) -> str:
    """Return the map as an SVG image: a cell is the darker the more rule sets fell into it; below, how uneven its best one is."""
    most = max(elite.count for elite in map_.values())
    width, height = _LEFT + _CELL * len(TURNS) + 10, _TOP + _CELL * len(SKILL) + 60
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        "<title>Rules by length and skill</title>",
    ]
    bottom = _TOP + _CELL * len(SKILL)
    for (column, line), elite in sorted(map_.items()):
        x, y = _LEFT + _CELL * column, bottom - _CELL * (line + 1)
        depth = (elite.count / most) ** 0.4
        shade = f"rgb({int(240 - 200 * depth)},{int(246 - 120 * depth)},{int(240 - 150 * depth)})"
        ink = "#fff" if depth > 0.85 else "#222"
        parts.append(f'<rect x="{x}" y="{y}" width="{_CELL - 2}" height="{_CELL - 2}" fill="{shade}"/>')
        for down, said in ((24, elite.count), (42, f"±{100 * elite.uneven:.1f}")):
            parts.append(f'<text x="{x + _CELL // 2 - 1}" y="{y + down}" text-anchor="middle" fill="{ink}">{said}</text>')
    for column, edge in enumerate(TURNS):
        parts.append(f'<text x="{_LEFT + _CELL * column}" y="{bottom + 18}" text-anchor="middle">{edge}</text>')
    for line, edge in enumerate(SKILL):
        parts.append(f'<text x="{_LEFT - 8}" y="{bottom - _CELL * line + 4}" text-anchor="end">+{100 * edge:.0f}</text>')
    parts.append(f'<text x="{_LEFT}" y="{bottom + 42}">Turns of a round, from left to right</text>')
    parts.append(f'<text x="{_LEFT - 80}" y="{_TOP - 8}">Skill, in rounds of 100 beyond an even share</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


_HEAD = """# The map of rules

Written by `make gallery`, which took {minutes} minutes of two cores: {played} rule sets around {games}, up to {steps} changes
away by chance, each played by four for 2000 rounds (`huit lab sweep`); {refused} more were refused by the check. Each cell of
the map counts those whose rounds are so long and reward skill so much, and below, by how many points of 100 the first player
of the most even of them wins more or less than their share. {off} rule sets are off the map: rounds that hardly need players,
or do not always end.

![Rules by length and skill](images/map-of-rules.svg)

*Skill* is by how many rounds of 100 a sensible player is ahead of an even share, among players who lay by chance what they
can. The most even of many is so by luck too: its interval says how much. {cells} cells, the most even rules of each:

"""


def main() -> None:
    """Sweep, and write the page and its picture."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gallery", description=__doc__)
    parser.add_argument("--sample", type=int, default=SAMPLE, help="rule sets in all, as many around each game")
    parser.add_argument("--write", action="store_true", help="sweep nothing: write the page of what is there")
    arguments = parser.parse_args()
    if not arguments.write:
        sweep_all(arguments.sample)
    told = rows()
    if not told:
        raise SystemExit("nothing was swept yet: leave out --write")
    PICTURE.write_text(picture(elites(told)), "utf-8")
    PAGE.write_text(page(told), "utf-8")


if __name__ == "__main__":
    main()
