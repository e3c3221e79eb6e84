"""Plays what was not played yet, and writes docs/ladder.md."""

import argparse
import sys

from rich.progress import track

from benchmarks.ladder.lines import Line, lines, lines_of
from benchmarks.ladder.page import LADDERS, PAGE, page, rated, reached
from benchmarks.ladder.playing import kept_lines, play, play_all


def place(player: str, every: list[Line]) -> None:
    """Play *player* against chance and the yardstick, and print the ladder of two with it."""
    kept = kept_lines()
    of_two = {line: kept[line.key] for line in every if line.key in kept and LADDERS["The ladder of two"](line)}
    own = {line: play(line, None) for line in track(list(lines_of(player)), "")}
    print("\n".join(f"{line.key}: {played.won}" for line, played in own.items()))
    print(rated(of_two | own))


def main() -> None:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder", description=__doc__)
    parser.add_argument("--only", default="", help="play only lines whose section or name has this in it")
    parser.add_argument("--write", action="store_true", help="play nothing: write the page of what is kept")
    parser.add_argument("--player", help="place this player, as module:Name, in the ladder of two; nothing is written then")
    arguments = parser.parse_args()
    every = list(lines())
    if arguments.player:
        place(arguments.player, every)
        return
    if not arguments.write:
        for line, played in play_all([line for line in every if arguments.only in line.section or arguments.only in line.key]):
            print(f"{line.key}: {played.won} {reached(line, played)}", flush=True)
    kept = kept_lines()
    found = {line: kept[line.key] for line in every if line.key in kept}
    PAGE.write_text(page(found, lines=len(every)), "utf-8")
    missed = [line.key for line, played in found.items() if reached(line, played) == "missed"]
    print("\n".join(f"missed: {key}" for key in missed) or "every bar is reached, as far as was played")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
