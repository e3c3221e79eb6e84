"""Plays what was not played yet, and writes docs/ladder.md."""

import argparse
import sys

from benchmarks.ladder.lines import lines
from benchmarks.ladder.page import PAGE, page, reached
from benchmarks.ladder.playing import kept_lines, play_all


def main() -> None:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder", description=__doc__)
    parser.add_argument("--only", default="", help="play only lines whose section or name has this in it")
    parser.add_argument("--write", action="store_true", help="play nothing: write the page of what is kept")
    arguments = parser.parse_args()
    every = list(lines())
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
