"""What pages say of speed and weight is what benchmarks measured, and the bars are the benchmarks' own."""

import json
import re
from pathlib import Path

import pytest

from benchmarks.bars import BENCHES, at_most, bar_of
from benchmarks.runs import MEASURED, keep, last_runs
from benchmarks.server.measuring import Samples
from tools import figures

ROOT = Path(__file__).parents[2]
STATED_BAR = re.compile(r"\bbars?\b[^.|\n]{0,20}\d|[≤≥] ?\d|\bset out for\b")
MEASURED_FIGURE = re.compile(r"\d ?(?:×|ms|µs|kB|MB|%)|\d (?:s|moves) a\b|\d/s\b|\d (?:moves|rounds|decisions) a second")
HELD = ["README.md", "benchmarks/server/README.md"]
"""Pages on which all figures are measured ones."""
SET = ("500 a second", "500 moves a second", "200 moves a second")
"""What benchmarks are set to, which is no figure."""
WRITTEN = {"bars.md", "ladder.md", "study.md", "map-of-rules.md"}
"""Pages that benchmarks and `make docs` write whole."""
PAPERS = sorted(
    path.relative_to(ROOT).as_posix()
    for pattern in ("*.md", "docs/*.md", "benchmarks/*/*.md", "frontend/*.md", "tests/*.md")
    for path in ROOT.glob(pattern)
    if path.name not in {*WRITTEN, "CHANGELOG.md"}
)
BARS = [(bench, bar) for bench in BENCHES for bar in bench.bars]


BY_HAND = re.compile(r"## The first press on a cold machine\n.*?(?=\n## )", re.DOTALL)
"""A section of figures from before and after a change, which its benchmark does not keep."""


def prose(page: str) -> str:
    """Return a page without its blocks."""
    return BY_HAND.sub("", figures.BLOCK.sub("", (ROOT / page).read_text(encoding="utf-8")))


@pytest.mark.parametrize("page", PAPERS)
def test_a_page_states_bars_in_its_blocks_only(page: str):
    assert STATED_BAR.findall(prose(page)) == []


@pytest.mark.parametrize("page", HELD)
def test_a_page_states_figures_in_its_blocks_only(page: str):
    text = prose(page)
    for said in SET:
        text = text.replace(said, "")
    assert MEASURED_FIGURE.findall(text) == []


@pytest.mark.parametrize(
    "said", ["15.6 × OpenSpiel", "p99 of 6.4 ms", "944 µs", "39 kB a socket", "1900 moves a second", "29 % of a core", "2940/s"]
)
def test_a_figure_in_prose_is_found(said: str):
    assert MEASURED_FIGURE.search(said)


@pytest.mark.parametrize("said", ["1.5 × boardgame.io (bar 0.8)", "against a bar of 12", "p99 ≤ 3 ms", "We set out for 110 kB"])
def test_a_bar_in_prose_is_found(said: str):
    assert STATED_BAR.search(said)


def test_no_other_page_has_blocks():
    assert {page for page in PAPERS if "<!-- figures:" in (ROOT / page).read_text(encoding="utf-8")} - {"CONTRIBUTING.md"} == set(
        figures.PAGES
    )


def test_every_block_of_a_page_is_known_and_every_block_stands_somewhere():
    named = {name for page in figures.PAGES for _, name, _ in figures.BLOCK.findall((ROOT / page).read_text(encoding="utf-8"))}
    assert named == set(figures.BLOCKS)


def test_a_block_is_filled_again():
    text = "before\n<!-- figures: visit -->\nold\n<!-- end of figures -->\nafter\n"
    once = figures.filled(text)
    assert "old" not in once
    assert once.startswith("before\n<!-- figures: visit -->\n")
    assert once.endswith("<!-- end of figures -->\nafter\n")
    assert figures.filled(once) == once


def test_a_benchmark_is_run_by_a_command_that_make_knows():
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert {bench.command.split()[1] for bench in BENCHES} <= targets
    assert len({bench.run for bench in BENCHES}) == len(BENCHES)


@pytest.mark.parametrize(("bench", "bar"), BARS, ids=lambda side: getattr(side, "run", getattr(side, "figure", "")))
def test_the_page_of_bars_states_each_bar_and_what_came_of_it(bench: figures.Bench, bar: figures.Bar):
    page = (ROOT / "docs" / "bars.md").read_text(encoding="utf-8")
    section = page.partition(f"## {bench.says}\n")[2].partition("\n## ")[0]
    (row,) = [line for line in section.splitlines() if line.startswith(f"| {bar.says} |")]
    assert f"| {bar.asked} |" in row
    run = last_runs().get(bench.run)
    if run is not None and bar.figure not in run.figures:
        assert "not measured" in row
    elif run is not None:
        assert ("met" if bar.holds(run.figures[bar.figure]) else "**missed**") in row
        assert f", on {run.machine}" in section


def test_a_missed_bar_is_stated_as_missed():
    bar = at_most("p99_ms", "p99", 10, "ms")
    assert bar.line(10.1) == "MISS p99: 10.1 ms (≤ 10 ms)"
    assert bar.line(10) == "ok   p99: 10 ms (≤ 10 ms)"


def test_a_figure_that_misses_by_little_is_not_rounded_to_its_bar():
    assert "0.804 ×" in bar_of("peers", "ratio/boardgame.io/0").line(0.804)


def test_what_is_kept_is_read_back_beside_what_was_there(tmp_path: Path):
    path = tmp_path / "measured.json"
    keep("search", {"ratio": 24.68135}, path=path)
    keep("visit", {"bytes": 151_234}, "A slow evening", path=path)
    runs = last_runs(path)
    assert runs["search"].figures == {"ratio": 24.68}
    assert runs["visit"].notes == ("A slow evening",)
    assert "cores" in runs["visit"].machine


def test_only_benchmarks_that_there_are_are_kept(tmp_path: Path):
    with pytest.raises(StopIteration):
        keep("speed", {}, path=tmp_path / "measured.json")
    assert set(json.loads(MEASURED.read_text(encoding="utf-8"))) <= {bench.run for bench in BENCHES}


def test_repeats_are_told_by_their_median():
    samples = Samples()
    for value in (3.0, 1.0, 2.0):
        samples.add("huit/500/p99_ms", value)
    assert samples.last("huit/500/p99_ms") == 2.0
    assert samples.medians == {"huit/500/p99_ms": 2.0}
