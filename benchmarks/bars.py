"""The bars of the benchmarks, each declared once: benchmarks end by them, docs and README state them."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Bar:
    """A bound that a figure must not exceed, or must reach."""

    figure: str
    """Name of the figure among those of its run."""
    says: str
    bound: float
    unit: str = ""
    at_least: bool = False

    def holds(self, value: float) -> bool:
        """Tell whether *value* meets the bar.

        >>> at_most("p99_ms", "p99", 10, "ms").holds(12), at_least("ratio", "ours / theirs", 10, "×").holds(12)
        (False, True)
        """
        return value >= self.bound if self.at_least else value <= self.bound

    @property
    def asked(self) -> str:
        """The bound in words of a table.

        >>> at_most("p99_ms", "p99", 10, "ms").asked
        '≤ 10 ms'
        """
        return f"{'≥' if self.at_least else '≤'} {quantity(self.bound, self.unit)}"

    def line(self, value: float) -> str:
        """Return the bar beside *value*, as benchmarks print it.

        >>> at_most("p99_ms", "p99", 10, "ms").line(12)
        'MISS p99: 12 ms (≤ 10 ms)'
        """
        return f"{'ok  ' if self.holds(value) else 'MISS'} {self.says}: {quantity(value, self.unit)} ({self.asked})"


def at_most(figure: str, says: str, bound: float, unit: str = "") -> Bar:
    """Return a bar that is not to be exceeded."""
    return Bar(figure, says, bound, unit)


def at_least(figure: str, says: str, bound: float, unit: str = "") -> Bar:
    """Return a bar that is to be reached."""
    return Bar(figure, says, bound, unit, at_least=True)


@dataclass(frozen=True)
class Bench:
    """A benchmark, or a part of one that can be run alone."""

    run: str
    """Name of its runs in `measured.json`."""
    command: str
    says: str
    bars: tuple[Bar, ...] = ()
    """Empty: it shows what there is."""


CPP = "OpenSpiel’s C++"
FROM_PYTHON = "OpenSpiel driven from Python"
MOST_CALLS = {("minimale", 4): 500, ("variante-1", 8): 700, ("danish", 4): 700}
"""Calls of Python a move, by game and seats."""

_ENGINE = (
    at_least("whole rounds / OpenSpiel C++", f"whole rounds, beside {CPP}", 12, "×"),
    at_least("whole rounds for long / OpenSpiel C++", f"whole rounds for long, beside {CPP}", 18, "×"),
    at_least("richest / OpenSpiel C++", f"the richest rules, beside {CPP} on its own", 7, "×"),
    at_least("richest for long / OpenSpiel C++", f"the richest rules for long, beside {CPP} on its own", 8, "×"),
    at_least("stepped / OpenSpiel from Python", f"1024 rounds stepped from Python, beside {FROM_PYTHON}", 35, "×"),
    at_least("stepped for long / OpenSpiel from Python", f"1024 rounds stepped for long, beside {FROM_PYTHON}", 45, "×"),
    at_least("plain / OpenSpiel from Python", f"plain Python, beside {FROM_PYTHON}", 0.6, "×"),
    at_least("3-5-8 / OpenSpiel C++", f"3-5-8, beside {CPP} on its own", 25, "×"),
    at_least("danish / OpenSpiel C++", f"Danish at four, beside {CPP} on its own", 25, "×"),
    at_most("copy_ns", "a copy of a state", 60, "ns"),
    at_most("unlike", "decisions that differ in 1000 games of OpenSpiel, played again", 0),
    at_most("lengths apart", "mean lengths of the same game apart, in standard errors", 2),
)
_STARTS = (
    at_most("cold compile_s", "a first use, compiled cold", 5, "s"),
    at_most("warm start_s", "a first use, compiled before", 0.5, "s"),
    at_most("import huit_s", "`import huit`", 0.04, "s"),
    at_most("with a first round_s", "`import huit` and a first round", 0.06, "s"),
    at_most("rule file to columns_s", "a rule file read, checked and compiled to columns", 0.002, "s"),
)
MOST_INSTRUCTIONS = {"same game": 360, "richest": 650, "danish": 210, "trois-cinq-huit": 165}
"""Machine instructions a decision, by game; see `benchmarks.instructions`."""
_RATES = {2000: "2000 moves/s", 0: "as many moves as can be"}
_PEERS = (
    *(
        at_most(f"ratio/{peer}/{rate}", f"CPU a move at {at}, beside {peer}", bound, "×")
        for peer, bound in (("boardgame.io", 0.8), ("colyseus", 1.6))
        for rate, at in _RATES.items()
    ),
    at_least("huit/0/moves_per_s", "moves a second of one core", 3000),
    at_most("huit/500/p99_ms", "p99 at 500 moves/s", 3, "ms"),
    at_most("huit/2000/p99_ms", "p99 at 2000 moves/s", 10, "ms"),
    at_most("huit/socket_kb", "memory a socket", 20, "kB"),
)
_LOADING = (
    at_most("ready_s", "ready after a restart with 1000 rooms, median", 3, "s"),
    at_most("first view_ms", "first view of a cold room, median", 50, "ms"),
    at_most("cold rooms/pause_ms", "50 cold rooms at once: longest pause of the loop", 20, "ms"),
    at_most("without a snapshot/pause_ms", "20 rooms without a snapshot at once: longest pause of the loop", 20, "ms"),
    at_most("films/health_ms", "60 films at once: slowest answer of /health", 100, "ms"),
)

BENCHES = (
    Bench("engine", "make bench PARTS=engine", "The engine beside OpenSpiel and RLCard, on one core", _ENGINE),
    Bench("starts", "make bench PARTS=starts", "How long a start takes", _STARTS),
    Bench(
        "instructions",
        "make bench PARTS=instructions",
        "Machine instructions of a decision, counted by Valgrind: what no neighbour disturbs",
        tuple(at_most(game, f"instructions a decision, {game}", most) for game, most in MOST_INSTRUCTIONS.items()),
    ),
    Bench(
        "search",
        "make bench-search",
        "A choice of a player that searches, 1000 imagined rounds each",
        (at_least("ratio", f"beside {CPP} `MCTSBot`", 20, "×"),),
    ),
    Bench("peers", "make bench-server PARTS=peers", "The server beside its peers", _PEERS),
    Bench("rich", "make bench-server PARTS=rich", "The richest game, `variante-1` with eight seats, beside `minimale` with four"),
    Bench("computers", "make bench-server PARTS=computers", "Tables of one person and three computers"),
    Bench("growth", "make bench-server PARTS=growth", "One process with more and more rooms, four sockets each, mostly idle"),
    Bench(
        "counts",
        "make bench-counts",
        "Counts of a move: calls of Python in the room, and bytes that a socket is sent",
        (
            *(
                at_most(f"{rules}/{seats}/calls", f"calls of Python a move, `{rules}`, {seats} seats", most)
                for (rules, seats), most in MOST_CALLS.items()
            ),
            at_most("bytes", "bytes a move and socket, mean of five games over whole rounds", 300),
        ),
    ),
    Bench(
        "processes",
        "make bench-processes",
        "Two processes over one PostgreSQL beside one: moves a CPU second of the servers",
        (
            at_least("two / one", "each room’s people on one process", 0.85, "×"),
            at_least("spread / one", "each room’s people spread over both", 0.7, "×"),
        ),
    ),
    Bench("loading", "make bench-loading", "1000 rooms of 3000 commands each, read back", _LOADING),
    Bench(
        "spectators",
        "make bench-spectators",
        "A room with 193 spectators, 29 of whom leave and come back every second",
        (at_most("p99_ms", "p99 of a player’s wait for a move", 12, "ms"),),
    ),
    Bench(
        "opponents",
        "make bench-opponents",
        "People’s moves at 500 a second beside 50 tables of strong computers",
        (at_most("p99_ms", "p99 of people’s moves", 10, "ms"),),
    ),
    Bench(
        "first-press",
        "make bench-first-press",
        "The first press of the bulb, the check and the lab on a machine that has compiled nothing",
        (
            at_most("late_s", "the longest wait 60 s after a room was opened", 5, "s"),
            at_most("p99_ms", "p99 of people’s moves while all is compiled", 10, "ms"),
        ),
    ),
    Bench(
        "lab",
        "make bench-lab",
        "People’s moves at 500 a second beside a lab that plays all the time",
        (at_most("beside / without", "p99 beside the lab / p99 without it", 1.1, "×"),),
    ),
    Bench(
        "visit",
        "make bench-visit",
        "A first visit on a phone",
        (at_most("bytes", "bytes until the first hand", 110_000), at_most("hand_s", "until the first hand", 2, "s")),
    ),
    Bench(
        "page",
        "make bench-page",
        "A round on a phone, with a processor four times slower",
        (
            at_most("longest_ms", "the longest task of a round, median", 80, "ms"),
            at_most("press_ms", "from a press to the frame that shows it, median", 60, "ms"),
            at_most("press_p95_ms", "from a press to the frame that shows it, p95", 120, "ms"),
            at_most("shift", "summed layout shift of a round, median", 0.02),
            at_most("calm / lively", "work of a move with less motion / with motion", 1, "×"),
        ),
    ),
    Bench(
        "here",
        "make bench-here",
        "Play without a server, from a host that packs nothing",
        (
            at_most("site_mb", "all of a site as it travels by Brotli", 5, "MB"),
            at_most("start_s", "the start screen, the first time", 1, "s"),
            at_most("cold_s", "from « Jouer » to the first hand, the first time", 6, "s"),
            at_most("warm_s", "the same where the game is kept, after four seconds on the start screen", 2, "s"),
            at_most("hurried_s", "the same, pressed at once", 2, "s"),
            at_most("memory_mb", "memory of the page beyond that of one without Python", 150, "MB"),
        ),
    ),
)


def bench_named(run: str) -> Bench:
    """Return the benchmark whose runs have that name.

    >>> bench_named("search").command
    'make bench-search'
    """
    return next(bench for bench in BENCHES if bench.run == run)


def bar_of(run: str, figure: str) -> Bar:
    """Return the bar of a figure.

    >>> bar_of("visit", "bytes").asked
    '≤ 110 000'
    """
    return next(bar for bar in bench_named(run).bars if bar.figure == figure)


def print_bars(run: str, figures: Mapping[str, float]) -> bool:
    """Print each bar of a benchmark beside its figure; return whether all are met."""
    bars = bench_named(run).bars
    print(*(bar.line(figures[bar.figure]) for bar in bars), sep="\n", flush=True)
    return all(bar.holds(figures[bar.figure]) for bar in bars)


def quantity(value: float, unit: str = "") -> str:
    """Return a figure with three digits that count, and its unit.

    >>> quantity(0.03456, "s"), quantity(151_234), quantity(20, "kB"), quantity(1930.2), quantity(0.8, "×"), quantity(12.34)
    ('0.0346 s', '151 234', '20 kB', '1930', '0.8 ×', '12.3')
    """
    if value >= 100 or value == round(value):
        number = f"{value:.0f}" if value < 10_000 else f"{value:,.0f}".replace(",", " ")
    else:
        number = f"{value:.3g}"
    return f"{number} {unit}".rstrip()
