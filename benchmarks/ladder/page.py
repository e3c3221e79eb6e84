"""Writes docs/ladder.md of what was played."""

from collections.abc import Callable, Mapping
from pathlib import Path

import numpy as np

from benchmarks.ladder.lines import Line
from benchmarks.ladder.playing import Played
from benchmarks.ladder.ratings import Contest, ratings
from huit.lab.duels import Score
from huit.players.player import LEVELS, PLAYERS

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "ladder.md"
Rows = Mapping[Line, Played]

HEAD = """# The ladder

How strong the computer players are, written by `make ladder` from {played} of {lines} duels. Each deal is played once from every
seat; ± is half of a 95 % interval over deals. {commits}

`thrifty-1` is the heuristic as it was before it was tuned, the yardstick of all figures; `thrifty` is the tuned one. `strong`
imagines up to {strong} rounds for each choice (some milliseconds of one core). What it plays for is the round, or in a match
that points decide the points. The levels are {levels}. What was tried, and what did nothing, stands in
[decision 0056](decisions/0056-players-that-imagine.md).
"""


def page(rows: Rows, *, lines: int) -> str:
    """Return the page."""
    sections = dict.fromkeys(line.section for line in rows)
    by_section = {section: {line: rows[line] for line in rows if line.section == section} for section in sections}
    told = dict.fromkeys(f"`{played.commit}`" for played in rows.values())
    commits = f"The players are those of {' and '.join(told)}." if told else "None was played since the players changed."
    names = {"strong": PLAYERS["strong"].iterations, "levels": ", ".join(f"`{level}`" for level in LEVELS)}
    parts = [HEAD.format(played=len(rows), lines=lines, commits=commits, **names)]
    for section, of_section in by_section.items():
        write = _WRITERS.get(section, None if section.startswith("Steps") else _table)
        if write is not None:
            parts.append(f"## {section}\n\n{write(of_section)}")
    for title, chosen in LADDERS.items():
        among = {line: played for line, played in rows.items() if chosen(line)}
        if {name for line in among for name in (line.challenger, line.rival)} >= set(LEVELS):
            parts.append(f"## {title}\n\n{rated(among)}")
    return "\n\n".join(parts) + "\n"


def reached(line: Line, played: Played) -> str:
    """Return how a line stands to its bar: empty where it has none."""
    score, bar = played.ahead if line.in_match else played.won, line.bar
    if not bar:
        return ""
    if score.mean >= bar:
        return "reached"
    return "missed, within the interval" if score.mean + score.half_width >= bar else "missed"


def _points(score: Score) -> str:
    return f"{score.mean:+.1f} ±{score.half_width:.1f}"


def _table(rows: Rows) -> str:
    told = ["| | Won of 100 | Bar | | Points ahead a round | Deals |", "|---|--:|--:|---|--:|--:|"]
    for line, played in sorted(rows.items(), key=lambda row: -row[1].won.mean):
        bar = f"{line.bar:+.0f} points" if line.in_match else f"{100 * line.bar:.0f}" if line.bar else ""
        cells = (
            _named(line),
            played.won,
            bar,
            reached(line, played),
            _points(played.ahead),
            played.won.deals,
        )
        told.append(f"| {' | '.join(map(str, cells))} |")
    first = next(iter(rows))
    return (
        f"`{first.challenger}` against `{first.rival}`.\n\n"
        + "\n".join(told)
        + ("" if first.section == "The cousins" else f"\n\n{_mean(rows)}")
    )


def _named(line: Line) -> str:
    return f"`{line.game}`, {line.seats} seats{', points ahead' if line.in_match else ''}"


def _found(line: Line, played: Played) -> str:
    return _points(played.ahead) if line.in_match else str(played.won)


def _mean(rows: Rows) -> str:
    """Return the mean over games, each weighing the same, with the interval that those of the games make."""
    scores = [played.won for played in rows.values()]
    mean, half = np.mean([score.mean for score in scores]), np.sqrt(sum(score.half_width**2 for score in scores)) / len(scores)
    return f"Mean of the {len(scores)}: {100 * mean:.1f} ±{100 * half:.1f}."


def _mixes(rows: Rows) -> str:
    scores = sorted((played.won for played in rows.values()), key=lambda score: score.mean)
    below = sum(score.mean + score.half_width < 0.5 for score in scores)
    told = [
        "Games with some knobs, powers and options drawn by chance (`benchmarks/ladder/unseen.py`), by two: `strong` against",
        f"`thrifty-1`. {_mean(rows)} The lowest is {scores[0]}, the highest {scores[-1]}.",
        f"{below} of them lie below 50 by more than their interval.",
    ]
    return "\n".join(told)


def _levels(rows: Rows) -> str:
    games = list(dict.fromkeys(line.game for line in rows))
    steps = list(dict.fromkeys((line.challenger, line.rival) for line in rows))
    by_place = {(line.challenger, line.rival, line.game): played.won for line, played in rows.items()}
    told = [
        "Rounds of 100 that a level wins against the one below, by two; 53 are wanted. `strong` against `thrifty` stands above.\n"
    ]
    told += [f"| | {' | '.join(f'`{higher}` / `{lower}`' for higher, lower in steps)} |", "|---" + "|--:" * len(steps) + "|"]
    for game in games:
        cells = [str(by_place.get((*step, game), "")) for step in steps]
        told.append(f"| `{game}` | {' | '.join(cells)} |")
    return "\n".join(told)


def _curve(rows: Rows) -> str:
    told = [
        "Rounds of 100 won against `thrifty-1`, or points ahead a round, by iterations, on the same deals, fewer than above.\n",
        "| | " + " | ".join(_iterations(rows)) + " |",
    ]
    told.append("|---" + "|--:" * len(_iterations(rows)) + "|")
    by_place = {(_named(line), line.challenger.partition("@")[2]): _found(line, played) for line, played in rows.items()}
    for game in dict.fromkeys(map(_named, rows)):
        cells = " | ".join(by_place.get((game, iterations), "") for iterations in _iterations(rows))
        told += [f"| {game} | {cells} |"]
    return "\n".join(told)


def _iterations(rows: Rows) -> list[str]:
    return list(dict.fromkeys(line.challenger.partition("@")[2] for line in rows))


def _ceiling(rows: Rows) -> str:
    intro = "A search that sees all hands, not the order of the stock, against `thrifty-1`: what the hidden hands cost."
    cells = [f"| {_named(line)} | {_found(line, played)} |" for line, played in rows.items()]
    return "\n".join([intro, "", "| | Won of 100, or points ahead a round |", "|---|--:|", *cells])


def rated(rows: Rows) -> str:
    """Return the ratings of all players of *rows*, as a table."""
    contests = [Contest((line.challenger, *[line.rival] * (_sides(line) - 1)), played.deals) for line, played in rows.items()]
    found = sorted(ratings(contests, zero="thrifty-1").items(), key=lambda one: -one[1][0])
    told = [f"Elo points beyond `thrifty-1`, all games together: {sum(len(one.shares) for one in contests)} deals.\n"]
    told += ["| | Elo | 95 % |", "|---|--:|--:|"]
    told += [f"| `{name}` | {rating:+.0f} | {low:+.0f} to {high:+.0f} |" for name, (rating, low, high) in found]
    return "\n".join(told)


def _sides(line: Line) -> int:
    return 2 if "teams" in line.section.lower() else line.seats


_WRITERS: dict[str, Callable[[Rows], str]] = {
    "Random mixes never used in tuning": _mixes,
    "From level to level": _levels,
    "Iterations": _curve,
    "Ceiling": _ceiling,
}
_BY_TWO = ("2 seats", "2 seats, against the tuned heuristic", "From level to level", "Steps at two")
LADDERS: dict[str, Callable[[Line], bool]] = {
    "The ladder of two": lambda line: line.section in _BY_TWO,
    "The ladder of four": lambda line: line.section in ("4 seats, one against three", "Steps at four"),
    "The ladder of teams": lambda line: line.section in ("Teams of two", "Steps in teams"),
}
