"""`huit simulate`: plays many rounds of any rules and prints a report."""

import json
import os
import sys
from time import perf_counter
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from huit.clients.terminal.options import options_of, with_options
from huit.clients.terminal.output import Wrong, say
from huit.players import PLAYERS, PlayerError
from huit.rules import RulesError
from huit.rules.check import checked_rules
from huit.spoken import language
from huit.words.made import commands
from huit.words.telling import said

_MOST_ROUNDS = 100_000_000
_SEATS = 4
"""Default number of players, if the game allows it."""


@click.command()
@click.argument("name")
@click.option("--seats", type=int, default=None)
@with_options
@click.option("--rounds", type=click.IntRange(1, _MOST_ROUNDS), default=10_000, show_default=True)
@click.option("--seed", type=click.IntRange(0, 2**61), default=0, show_default=True)
@click.option("--players", default="random", show_default=True, help=", ".join(PLAYERS))
@click.option("--json", "as_json", is_flag=True)
def simulate(name: str, seats: int | None, chosen: tuple[str, ...], rounds: int, seed: int, players: str, as_json: bool) -> None:
    """Plays a great many rounds."""
    from huit.engine.jit import when_compiling
    from huit.lab.simulate import Simulation

    if ":" in players:
        sys.path.insert(0, os.getcwd())
    try:
        rules = checked_rules(name, options_of(chosen))
        seats = min(max(_SEATS, rules.seats[0]), rules.seats[-1]) if seats is None else seats
        simulation = Simulation(rules, seats=seats, players=players.split(","), seed=seed, clock=perf_counter)
    except RulesError as error:
        raise Wrong(error.text(language())) from error
    except PlayerError as error:
        raise Wrong(error.text(language())) from error
    console = Console(stderr=True)
    words = commands.WORDS[language()]
    columns = (TextColumn(words.simulate.rounds), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    with progress, when_compiling(lambda: say(words.compiles, err=True)):
        task = progress.add_task("", total=rounds)
        try:
            for played in simulation.run(rounds):
                progress.update(task, completed=played)
        except PlayerError as error:  # what a player from elsewhere did
            raise Wrong(error.text(language())) from error
    report = simulation.report()
    say(json.dumps(report) if as_json else "\n".join(_told(report, language())))


def _told(report: dict[str, Any], lang: str) -> list[str]:
    words = commands.WORDS[lang]
    told, seats = words.simulate, report["seats"]
    lines = [
        told.head(report["rules"], seats, report["rounds"], report["seed"]),
        f"  {told.speed(round(report['rounds_per_second']), round(report['decisions_per_second']))}",
        f"  {said(told.length, report)}",
        f"  {told.ends(report['blocked'], report['unfinished'])}",
        f"  {told.places}",
    ]
    for place in range(seats):
        wins, interval = words.share(report["place_share"][place]), words.interval(*report["place_interval"][place])
        lines.append(f"    {place + 1}          {wins:>7}  {interval}")
    if len(set(report["players"])) == 1:
        return [*lines, f"  {told.points(sum(report['mean_points']) / seats)}"]
    lines.append(f"  {told.wins}")
    for seat, player in enumerate(report["players"]):
        wins, interval = words.share(report["win_share"][seat]), words.interval(*report["win_interval"][seat])
        lines.append(f"    {seat} {player:<8} {wins:>7}  {interval}  {words.mean_points(report['mean_points'][seat])}")
    return lines
