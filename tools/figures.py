"""The figures of README and docs: blocks between marks in a page, written from the last run of each benchmark and from its bars.

    <!-- figures: NAME -->
    …
    <!-- end of figures -->

`python -m tools.generate_docs` fills them. A figure or a bar elsewhere in a page with blocks would be held by nobody: a test
looks for them.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from datetime import date
from pathlib import Path

from benchmarks.bars import BENCHES, Bar, Bench, bar_of, bench_named, quantity
from benchmarks.runs import Run, last_runs
from benchmarks.server.growth import SIZES

ROOT = Path(__file__).parents[1]
PAGES = ("README.md", "benchmarks/server/README.md", "docs/serving.md")
"""Pages with blocks."""
BLOCK = re.compile(r"(<!-- figures: ([a-z-]+) -->\n).*?(<!-- end of figures -->)", re.DOTALL)
KEPT_UP = 0.95
"""A server that makes a smaller part of the moves that are due falls behind."""
SIDES = {
    "huit": "Huit",
    "boardgame.io": "boardgame.io 0.50",
    "boardgame.io, FlatFile": "boardgame.io, its store of files",
    "boardgame.io, PostgreSQL": "boardgame.io, PostgreSQL",
    "colyseus": "Colyseus 0.18",
    "ws": "bare node `ws`",
}


def filled_pages() -> dict[str, str]:
    """Return the text of every page with blocks, the blocks filled, by its path from the root."""
    return {path: filled((ROOT / path).read_text(encoding="utf-8")) for path in PAGES}


def filled(text: str) -> str:
    """Return *text* with its blocks filled.

    >>> print(filled("<!-- figures: visit -->\\n<!-- end of figures -->").count("make bench-visit"))
    1
    """
    return BLOCK.sub(lambda block: block[1] + "\n".join([*BLOCKS[block[2]](), block[3]]), text)


def bars_page() -> Iterator[str]:
    """Yield the lines of `docs/bars.md`: each bar beside what was measured last."""
    yield "# The bars"
    yield ""
    yield "Each bar of the benchmarks, declared in `benchmarks/bars.py`, and what the last run that was kept measured"
    yield "(`benchmarks/measured.json`). A missed bar stays where it is. `KEEP=1` after any of these commands keeps its figures;"
    yield "`make docs` then writes them here, into README, and wherever else they are told."
    runs = last_runs()
    for bench in BENCHES:
        yield ""
        yield f"## {bench.says}"
        yield ""
        run = runs.get(bench.run)
        yield f"`{bench.command}`" + (f", {_when(run)}, on {run.machine}." if run else ": no run was kept.")
        yield from (f"{note}." for note in (run.notes if run else ()))
        yield ""
        yield from _table_of_bars(bench, run) if bench.bars else iter(["No bar: it shows what there is."])


def _table_of_bars(bench: Bench, run: Run | None) -> Iterator[str]:
    yield "| | Bar | Measured | |"
    yield "|---|---|---|---|"
    for bar in bench.bars:
        yield f"| {bar.says} | {bar.asked} | {_beside(bar, run)} |"


def _beside(bar: Bar, run: Run | None) -> str:
    if run is None or bar.figure not in run.figures:
        return "| not measured"
    value = run.figures[bar.figure]
    return f"{quantity(value, bar.unit)} | {'met' if bar.holds(value) else '**missed**'}"


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _when(run: Run) -> str:
    return f"{date.fromisoformat(run.date):%-d %B %Y}"


def _with_run(name: str, lines: Callable[[Run], Iterable[str]], *others: str) -> Callable[[], Iterable[str]]:
    """Return the lines of a block that tells of the last run of *name*, and of those of *others*."""

    def block() -> Iterable[str]:
        runs = last_runs()
        missing = [f"`{bench_named(run).command}`" for run in (name, *others) if run not in runs]
        if missing:
            return [f"Not measured yet: {', '.join(missing)}."]
        try:
            return list(lines(runs[name]))
        except KeyError as figure:
            # A run from before the benchmark measured it.
            return [f"Not measured yet, {figure.args[0]}: `{bench_named(name).command}`."]

    return block


def _of(name: str, run: Run) -> str:
    return f"`{bench_named(name).command}`, {_when(run)}, {run.machine}"


def _judged(name: str, run: Run, figure: str) -> str:
    """Return a figure with its bar, and whether it is met.

    >>> _judged("search", Run("2026-11-28", "a machine", {"ratio": 24.7}), "ratio")
    '24.7 × (bar 20: met)'
    """
    bar, value = bar_of(name, figure), run.figures[figure]
    return f"{quantity(value, bar.unit)} (bar {quantity(bar.bound)}: {'met' if bar.holds(value) else 'missed'})"


def _missed(name: str, run: Run) -> str:
    missed = [bar for bar in bench_named(name).bars if not bar.holds(run.figures[bar.figure])]
    if not missed:
        return "All bars are met."
    told = "; ".join(f"{bar.says}, {quantity(run.figures[bar.figure], bar.unit)} ({bar.asked})" for bar in missed)
    return f"Missed bars: {told}."


# The engine


def _engine(run: Run) -> Iterator[str]:
    def row(what: str, speed: str, beside: str = "") -> str:
        return f"| {what} | {quantity(run.figures[speed] / 1e6)} | {beside} |"

    def judged(figure: str) -> str:
        return _judged("engine", run, figure)

    own, driven = "OpenSpiel’s C++", "OpenSpiel driven from Python"
    hearts, spades = (quantity(run.figures[f"OpenSpiel C++, {game}"] / 1e6) for game in ("hearts", "spades"))
    yield f"{_upper(_of('engine', run))}; on one core, interleaved, medians:"
    yield ""
    yield "| | million decisions a second | beside its peer |"
    yield "|---|---|---|"
    yield row("Huit, whole rounds", "Huit, whole rounds", f"{own}: {judged('whole rounds / OpenSpiel C++')}")
    for_long = "… where they go on for long, by kernels for these rules alone"
    yield row(for_long, "Huit, whole rounds for long", judged("whole rounds for long / OpenSpiel C++"))
    richest = "Huit, the richest rules: eight seats, 108 cards, à la volée, runs, thefts and gifts"
    yield row(richest, "Huit, richest rules", f"{own} on its own: {judged('richest / OpenSpiel C++')}")
    yield row("… for long", "Huit, richest rules for long", judged("richest for long / OpenSpiel C++"))
    stepped = "Huit, 1024 rounds stepped from Python"
    yield row(stepped, stepped, f"{driven}: {judged('stepped / OpenSpiel from Python')}")
    yield row("… for long", "Huit, 1024 rounds stepped for long", judged("stepped for long / OpenSpiel from Python"))
    plain = "Huit, plain Python, neither NumPy nor Numba"
    yield row(plain, "Huit, plain Python", f"{driven}: {judged('plain / OpenSpiel from Python')}")
    yield row("OpenSpiel, whole games in C++", "OpenSpiel C++, whole games")
    yield row("OpenSpiel driven from Python", "OpenSpiel driven from Python")
    yield row("RLCard, its UNO, `env.run`", "RLCard uno, env.run")
    yield row(
        "Huit, 3-5-8",
        "Huit, 3-5-8",
        f"{own} on its own: {judged('3-5-8 / OpenSpiel C++')}; its `hearts` {hearts}, `spades` {spades}",
    )
    yield row("Huit, Danish at four", "Huit, Danish at four", f"{own} on its own: {judged('danish / OpenSpiel C++')}")
    yield ""
    apart = judged("lengths apart")
    yield f"The mean lengths of the same game on both sides are {apart} standard errors apart."


def _search(run: Run) -> Iterator[str]:
    speed = quantity(run.figures["Huit, simulations a second"])
    yield f"A player that searches imagines {speed} rounds a second, {_judged('search', run, 'ratio')} beside OpenSpiel’s C++"
    yield "`MCTSBot` in the same game, which sees all cards and plays on by chance"
    yield f"({_of('search', run)}; 1000 for each choice)."


def _starts(run: Run) -> Iterator[str]:
    def judged(figure: str) -> str:
        return _judged("starts", run, figure)

    yield f"A first use of a game of the eights compiles what it needs: {judged('cold compile_s')}."
    yield f"A start after it takes {judged('warm start_s')}, `import huit` {judged('import huit_s')},"
    yield f"with a first round {judged('with a first round_s')}"
    yield f"({_of('starts', run)})."


# The server


def _server(run: Run) -> Iterator[str]:
    yield f"{_upper(_of('peers', run))}; one core for the server, the other for the load, medians:"
    yield ""
    yield "| | CPU a move at 500 moves/s | at 2000 | at most | moves/s at most | p99 at 500/s | at 2000/s | memory a socket |"
    yield "|---|---|---|---|---|---|---|---|"
    for kind, name in SIDES.items():
        yield f"| {name} | {' | '.join(_cells(run, kind))} |"
    yield ""
    yield _missed("peers", run)


def _cells(run: Run, kind: str) -> Iterator[str]:
    figures = run.figures
    for rate in (500, 2000, 0):
        # Where a server cannot make so many, the figure is that of as many as it can.
        made = figures[f"{kind}/{rate}/moves_per_s"]
        yield f"{figures[f'{kind}/{rate}/cpu_us']:.0f} µs" + (f", {quantity(made)}/s made" if made < KEPT_UP * rate else "")
    yield quantity(figures[f"{kind}/0/moves_per_s"])
    for rate in (500, 2000):
        keeps_up = figures[f"{kind}/{rate}/moves_per_s"] >= KEPT_UP * rate
        yield quantity(figures[f"{kind}/{rate}/p99_ms"], "ms") if keeps_up else "falls behind"
    weight = figures.get(f"{kind}/socket_kb")
    yield "" if weight is None else quantity(weight, "kB")


def _ratios(run: Run) -> Iterator[str]:
    yield f"CPU a move of Huit, divided by that of each ({_of('peers', run)}):"
    yield ""
    yield "| | at 500 moves/s | at 2000 | at most |"
    yield "|---|---|---|---|"
    for kind, name in SIDES.items():
        if kind != "huit":
            yield f"| {name} | " + " | ".join(_ratio(run, kind, rate) for rate in (500, 2000, 0)) + " |"


def _ratio(run: Run, kind: str, rate: int) -> str:
    figure = f"ratio/{kind}/{rate}"
    barred = any(bar.figure == figure for bar in bench_named("peers").bars)
    return _judged("peers", run, figure) if barred else quantity(run.figures[figure], "×")


def _rich(run: Run) -> Iterator[str]:
    yield f"{_upper(_of('rich', run))}:"
    yield ""
    yield "| | CPU a move at 500 moves/s | at most | moves/s at most | p99 at 500/s | bytes a move and socket |"
    yield "|---|---|---|---|---|---|"
    for what in ("minimale, 4 seats", "variante-1, 8 seats"):
        figures = {
            key: run.figures[f"{what}/{key}"]
            for key in ("500/cpu_us", "0/cpu_us", "0/moves_per_s", "500/p99_ms", "500/view_bytes")
        }
        slow, fast, moves, p99, size = figures.values()
        yield f"| {what} | {slow:.0f} µs | {fast:.0f} µs | {quantity(moves)} | {quantity(p99, 'ms')} | {size:.0f} |"


def _computers(run: Run) -> Iterator[str]:
    yield f"{_upper(_of('computers', run))}:"
    yield ""
    yield "| Their level | CPU a move | of that in the server | in processes of searches | moves/s | p99 of the person’s moves |"
    yield "|---|---|---|---|---|---|"
    for level in ("random", "thrifty", "strong"):
        told = ("cpu_us", "own_us", "moves_per_s", "p99_ms")
        cpu, own, moves, p99 = (run.figures[f"{level}/0/{name}"] for name in told)
        split = f"{cpu:.0f} µs | {own:.0f} µs | {cpu - own:.0f} µs"
        yield f"| `{level}` | {split} | {quantity(moves)} | {quantity(p99, 'ms')} |"


def _growth(run: Run) -> Iterator[str]:
    yield f"{_upper(_of('growth', run))}; 200 moves a second in all:"
    yield ""
    yield "| Rooms | Sockets | CPU while nobody moves | CPU at 200 moves/s | CPU a move | p50, p99 | memory | a socket | a room |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for size in SIZES:
        if f"{size}/rss_mb" in run.figures:
            yield f"| {' | '.join(_size(run, size))} |"
    yield from ("", *(f"{note}." for note in run.notes)) if run.notes else ()


def _size(run: Run, size: int) -> Iterator[str]:
    figures = run.figures
    rooms = figures[f"{size}/rooms"]
    yield quantity(rooms)
    yield quantity(rooms * 4)
    yield f"{100 * figures[f'{size}/idle_busy']:.1f} % of a core"
    yield f"{100 * figures[f'{size}/200/busy']:.0f} %"
    yield f"{figures[f'{size}/200/cpu_us']:.0f} µs"
    yield f"{quantity(figures[f'{size}/200/p50_ms'])}, {quantity(figures[f'{size}/200/p99_ms'], 'ms')}"
    yield quantity(figures[f"{size}/rss_mb"], "MB")
    yield quantity(figures[f"{size}/socket_kb"], "kB")
    yield quantity(figures[f"{size}/room_kb"], "kB")


def _processes(run: Run) -> Iterator[str]:
    yield f"{_upper(_of('processes', run))}:"
    yield ""
    yield "| | moves a CPU second of the servers | beside one | PostgreSQL’s own CPU a move |"
    yield "|---|---|---|---|"
    rows = {
        "one": ("one process", ""),
        "two": ("two, each room’s people on one of them", _judged("processes", run, "two / one")),
        "spread": ("two, each room’s people spread over both", _judged("processes", run, "spread / one")),
    }
    for key, (what, beside) in rows.items():
        made, apart = run.figures[f"{key}/moves_per_cpu_s"], run.figures[f"{key}/postgres_us"]
        yield f"| {what} | {quantity(made)} | {beside} | {apart:.0f} µs |"


def _reach(_: Run) -> Iterator[str]:
    """How far one process, one machine and several go, as far as runs tell."""
    runs = last_runs()
    peers, growth, processes = (runs[name].figures for name in ("peers", "growth", "processes"))
    most = max(size for size in SIZES if f"{size}/rss_mb" in growth)
    rooms = growth[f"{most}/rooms"]
    memory, room = quantity(growth[f"{most}/rss_mb"], "MB"), quantity(growth[f"{most}/room_kb"], "kB")
    moves, apart = peers["huit/0/moves_per_s"], processes["two/postgres_us"]
    p99 = quantity(peers["huit/500/p99_ms"], "ms")
    a_core, two = quantity(processes["two/moves_per_cpu_s"]), quantity(processes["two / one"], "×")
    yield "| | How far it goes | What ends it |"
    yield "|---|---|---|"
    rows = (
        (
            "one process, SQLite: moves",
            f"{quantity(moves)} a second",
            f"its core, full then; p99 at 500 a second: {p99}",
        ),
        (
            f"one process: {quantity(rooms)} rooms that wait",
            f"{quantity(4 * rooms)} sockets in {memory}",
            f"memory: {room} for a room of four people",
        ),
        (
            "one machine, PostgreSQL, a process a core",
            f"{a_core} moves for a second of a core that serves, at 500 a second: {two} what one process alone makes",
            "its cores",
        ),
        (
            "several machines, one PostgreSQL",
            f"{quantity(1e6 / apart)} moves a second for each core that PostgreSQL has: {apart:.0f} µs a move."
            " Reckoned: no run had several machines",
            "PostgreSQL: its cores, then its disk",
        ),
    )
    yield from (f"| {' | '.join(row)} |" for row in rows)
    yield ""
    told = (f"`{bench_named(name).command}`, {_when(runs[name])}" for name in ("peers", "growth", "processes"))
    yield f"From {'; '.join(told)}; {runs['processes'].machine}."


def _loading(run: Run) -> Iterator[str]:
    yield f"{_upper(_of('loading', run))}:"
    yield ""
    yield from _table_of_bars(bench_named("loading"), run)


def _told(name: str) -> Callable[[Run], Iterator[str]]:
    def lines(run: Run) -> Iterator[str]:
        told = "; ".join(f"{bar.says}: {_judged(name, run, bar.figure)}" for bar in bench_named(name).bars)
        yield f"{_upper(told)} ({_of(name, run)})."

    return lines


def _visit(run: Run) -> Iterator[str]:
    start, hand, came = quantity(run.figures["start_s"], "s"), _judged("visit", run, "hand_s"), _judged("visit", run, "bytes")
    yield f"« Jouer » can be pressed after {start}, and the first hand lies on the table after {hand}."
    yield f"By then {came} bytes have come: page, answers, headers and what the socket says"
    yield f"({_of('visit', run)})."


def _page(run: Run) -> Iterator[str]:
    def judged(figure: str) -> str:
        return _judged("page", run, figure)

    yield f"The longest task of a round takes {judged('longest_ms')}, a press is shown after {judged('press_ms')},"
    answer = quantity(run.figures["answer_ms"], "ms")
    yield f"at p95 {judged('press_p95_ms')}; what it does is shown {answer} after the finger leaves."
    yield f"The layout shifts by {judged('shift')} in a round, with what follows a press by"
    yield f"{quantity(run.figures['shift_all'])}; a move takes {judged('calm / lively')} the work where less motion is asked for"
    yield f"({_of('page', run)}; medians)."


BLOCKS: dict[str, Callable[[], Iterable[str]]] = {
    "engine": _with_run("engine", _engine),
    "search": _with_run("search", _search),
    "starts": _with_run("starts", _starts),
    "server": _with_run("peers", _server),
    "ratios": _with_run("peers", _ratios),
    "rich": _with_run("rich", _rich),
    "computers": _with_run("computers", _computers),
    "growth": _with_run("growth", _growth),
    "processes": _with_run("processes", _processes),
    "reach": _with_run("processes", _reach, "peers", "growth"),
    "loading": _with_run("loading", _loading),
    "counts": _with_run("counts", _told("counts")),
    "spectators": _with_run("spectators", _told("spectators")),
    "opponents": _with_run("opponents", _told("opponents")),
    "lab": _with_run("lab", _told("lab")),
    "visit": _with_run("visit", _visit),
    "page": _with_run("page", _page),
}
