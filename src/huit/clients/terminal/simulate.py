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
from huit.spoken import filled, language

_MOST_ROUNDS = 100_000_000
_SEATS = 4
"""Default number of players, if the game allows it."""


@click.command()
@click.argument("name")
@click.option("--seats", type=int, default=None, help="Joueurs (4, ou ce que le jeu permet). · Players.")
@with_options
@click.option("--rounds", type=click.IntRange(1, _MOST_ROUNDS), default=10_000, show_default=True, help="Manches. · Rounds.")
@click.option(
    "--seed",
    type=click.IntRange(0, 2**61),
    default=0,
    show_default=True,
    help="Même graine, mêmes manches. · Same seed, same rounds.",
)
@click.option(
    "--players",
    default="random",
    show_default=True,
    help=f"Par place, séparés par des virgules : {', '.join(PLAYERS)}. · By seat.",
)
@click.option("--json", "as_json", is_flag=True, help="Un objet JSON. · One JSON object.")
def simulate(name: str, seats: int | None, chosen: tuple[str, ...], rounds: int, seed: int, players: str, as_json: bool) -> None:
    """Joue un grand nombre de manches. · Plays a great many rounds.

    Moins de joueurs que de places : ils les prennent tour à tour, plusieurs fois. Un joueur à soi est module:Nom, depuis le
    dossier où l’on est (docs/players.md). · Fewer players than seats: they take the seats in turn, over and over. A player of
    your own is module:Name, from the folder you are in (docs/players.md).
    """
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
    words = _WORDS[language()]
    columns = (TextColumn(words["rounds"]), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    with progress, when_compiling(lambda: say(COMPILES[language()], err=True)):
        task = progress.add_task("", total=rounds)
        try:
            for played in simulation.run(rounds):
                progress.update(task, completed=played)
        except PlayerError as error:  # what a player from elsewhere did
            raise Wrong(error.text(language())) from error
    report = simulation.report()
    say(json.dumps(report) if as_json else "\n".join(_told(report, language())))


def _told(report: dict[str, Any], lang: str) -> list[str]:
    words = _WORDS[lang]
    lines = [filled(words[key], lang, **report) for key in ("head", "speed", "length", "ends", "places")]
    for place in range(report["seats"]):
        wins, (low, high) = report["place_share"][place], report["place_interval"][place]
        lines.append(filled(words["place"], lang, place=place + 1, wins=wins, low=low, high=high))
    if len(set(report["players"])) > 1:
        lines.append(words["wins"])
        for seat, player in enumerate(report["players"]):
            wins, points = report["win_share"][seat], report["mean_points"][seat]
            low, high = report["win_interval"][seat]
            lines.append(filled(words["seat"], lang, seat=seat, player=player, wins=wins, low=low, high=high, points=points))
    else:
        lines.append(filled(words["points"], lang, points=sum(report["mean_points"]) / report["seats"]))
    return lines


COMPILES = {
    "fr": "Première fois avec ces règles : compilation, quelques secondes…",
    "en": "First time with these rules: compiling, a few seconds…",
}
_WORDS = {
    "fr": {
        "rounds": "Manches",
        "head": "{rules}, {seats} {seats:joueur|joueurs}, {rounds} {rounds:manche|manches} (graine {seed})",
        "speed": "  {rounds_per_second:,.0f} {rounds_per_second:manche|manches} et"
        " {decisions_per_second:,.0f} {decisions_per_second:décision|décisions} par seconde, sur un cœur",
        "length": "  longueur : {mean_decisions:.1f} {mean_decisions:décision|décisions} en moyenne ± {spread_decisions:.1f},"
        " de {shortest} à {longest} ;"
        " {mean_plays:.1f} {mean_plays:carte posée|cartes posées}",
        "ends": "  {blocked} {blocked:manche bloquée|manches bloquées}, {unfinished} sans fin",
        "places": "  victoires par place après le donneur, avec l’intervalle à 95 %",
        "place": "    {place}          {wins:6.2%}  [{low:.2%} ; {high:.2%}]",
        "wins": "  victoires par joueur, où que l’on donne, et points en moyenne",
        "points": "  {points:.1f} {points:point|points} par joueur et par manche",
        "seat": "    {seat} {player:<8} {wins:6.2%}  [{low:.2%} ; {high:.2%}]  {points:6.1f} {points:point|points}",
    },
    "en": {
        "rounds": "Rounds",
        "head": "{rules}, {seats} {seats:player|players}, {rounds} {rounds:round|rounds} (seed {seed})",
        "speed": "  {rounds_per_second:,.0f} {rounds_per_second:round|rounds} and"
        " {decisions_per_second:,.0f} {decisions_per_second:decision|decisions} a second, on one core",
        "length": "  length: {mean_decisions:.1f} {mean_decisions:decision|decisions} on average ± {spread_decisions:.1f},"
        " from {shortest} to {longest};"
        " {mean_plays:.1f} {mean_plays:card|cards} played",
        "ends": "  {blocked} {blocked:round|rounds} blocked, {unfinished} without an end",
        "places": "  wins by place after the dealer, with the 95 % interval",
        "place": "    {place}          {wins:6.2%}  [{low:.2%}; {high:.2%}]",
        "wins": "  wins by player, whoever deals, and points on average",
        "points": "  {points:.1f} {points:point|points} per player and round",
        "seat": "    {seat} {player:<8} {wins:6.2%}  [{low:.2%}; {high:.2%}]  {points:6.1f} {points:point|points}",
    },
}
