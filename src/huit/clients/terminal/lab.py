"""`huit lab`: what rules are like to play, in ten seconds, with intervals; and which small changes bring what one wishes for."""

import json
import os
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from math import prod
from pathlib import Path
from time import perf_counter
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from huit.clients.terminal.on_ray import ClusterError, played_on
from huit.clients.terminal.options import options_of, with_options
from huit.clients.terminal.output import Wrong, say
from huit.players import PlayerError
from huit.rules import RulesError, RuleSet, compile_rules
from huit.rules.check import checked_rules
from huit.rules.questions import WISHES, common_seats
from huit.rules.toml import parsed
from huit.spoken import language
from huit.words.made import commands, people
from huit.words.made import lab as lab_words

_MOST_SECONDS = 3600
_OF_A_ROW = {"rules", "options", "digest", "seats", "rounds", "seed", "engine", "weights"}
_SUGGESTED, _SIDE_EFFECTS = 8, 4
"""So many suggestions are told, with so many side effects each."""


class RulesOrCommand(click.Group):
    """A group whose first word may be rules instead of a command: they are measured."""

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        return super().resolve_command(ctx, args if args[0] in self.commands else ["rules", *args])


@click.group(cls=RulesOrCommand, subcommand_metavar="RULES | COMMAND [ARGS]...")
def lab() -> None:
    """Tells what rules are like."""


@lab.command("rules")
@click.argument("name")
@click.option("--seats", type=int, default=None)
@with_options
@click.option("--against", metavar="RULES", default=None)
@click.option("--seconds", type=click.FloatRange(0.5, _MOST_SECONDS), default=8.0, show_default=True)
@click.option("--player", default="thrifty", show_default=True)
@click.option("--turn-seconds", type=click.FloatRange(0.1, 600), default=6.0, show_default=True)
@click.option("--seed", type=click.IntRange(0, 2**61), default=1, show_default=True)
@click.option("--json", "as_json", is_flag=True)
def measure_rules(
    name: str,
    seats: int | None,
    chosen: tuple[str, ...],
    against: str | None,
    seconds: float,
    player: str,
    turn_seconds: float,
    seed: int,
    as_json: bool,
) -> None:
    """Measures rules (the word may be left out)."""
    from huit.engine.jit import when_compiling
    from huit.lab.balance.measurement import Lab

    lang = language()
    try:
        ours = checked_rules(name, options_of(chosen))
        compared = [ours] if against is None else [ours, checked_rules(against, {})]
        seats = usual_number(compared) if seats is None else seats
        labs = [Lab(rules, seats=seats, player=player, seed=seed, turn_seconds=turn_seconds) for rules in compared]
    except RulesError as error:
        raise Wrong(error.text(lang)) from error
    except PlayerError as error:
        raise Wrong(error.text(language())) from error
    with when_compiling(lambda: say(commands.WORDS[lang].compiles, err=True)):
        for each in labs:
            each.warm_up()
    play(labs, seconds / len(labs), lang)
    say("\n".join(as_text(labs, lang)) if not as_json else as_object(labs))


@lab.command()
@click.argument("name")
@click.argument("wish", metavar="WISH")
@click.option("--card", default="")
@click.option("--seats", type=int, default=None)
@with_options
@click.option("--seed", type=click.IntRange(0, 2**61), default=1, show_default=True)
@click.option("--json", "as_json", is_flag=True)
def suggest(name: str, wish: str, card: str, seats: int | None, chosen: tuple[str, ...], seed: int, as_json: bool) -> None:
    """Suggests small changes for a wish."""
    from huit.engine.jit import when_compiling
    from huit.lab.balance.experiments import Watch
    from huit.lab.balance.suggestions import SuggestionSearch

    lang = language()
    if wish not in WISHES:
        raise Wrong(commands.WORDS[lang].lab.no_wish(wish, ", ".join(WISHES)))
    if WISHES[wish].of_a_card and not card:
        raise Wrong(commands.WORDS[lang].lab.no_card(wish))
    try:
        rules = checked_rules(name, options_of(chosen))
        search = SuggestionSearch(rules, WISHES[wish], card=card, seats=seats, seed=seed, name=name)
        with when_compiling(lambda: say(commands.WORDS[lang].compiles, err=True)):
            Watch(rules, search.seats, seed).play(2)
    except RulesError as error:
        raise Wrong(error.text(lang)) from error
    except ValueError as error:
        raise Wrong(commands.WORDS[lang].lab.not_a_card(str(error))) from error
    with bar() as progress:
        task = progress.add_task(WISHES[wish].phrase(lang), total=1.0)
        for done in search.run():
            progress.update(task, completed=done)
    if as_json:
        say("".join(json.dumps(found.to_dict()) + "\n" for found in search.best), nl=False)
    else:
        say("\n".join(suggested(search, lang)))


@lab.command()
@click.argument("name")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), required=True)
@click.option("--grid", "axes", multiple=True, metavar="KEY=V,V…")
@click.option("--sample", "count", type=click.IntRange(1, 10_000_000), default=None)
@click.option("--steps", type=click.IntRange(1, 20), default=3, show_default=True)
@click.option("--seats", type=int, default=None)
@with_options
@click.option("--rounds", type=click.IntRange(2, 1_000_000), default=2000, show_default=True)
@click.option("--seed", type=click.IntRange(0, 2**61), default=1, show_default=True)
@click.option("--cores", type=click.IntRange(1, 1024), default=2, show_default=True)
@click.option("--ray", "cluster", metavar="ADDRESS", default="")
def sweep(
    name: str,
    out: Path,
    axes: tuple[str, ...],
    count: int | None,
    steps: int,
    seats: int | None,
    chosen: tuple[str, ...],
    rounds: int,
    seed: int,
    cores: int,
    cluster: str,
) -> None:
    """Measures a great many rules."""
    from huit.engine.jit import when_compiling
    from huit.lab.balance import sweeps

    lang = language()
    if (count is None) == (not axes):
        raise Wrong(commands.WORDS[lang].lab.grid_or_sample)
    try:
        rules = checked_rules(name, options_of(chosen))
        seats = usual_number([rules]) if seats is None else seats
        if seats not in rules.seats:
            compile_rules(rules, seats=seats)
        if count is None:
            values = axes_of(axes)
            points, total = sweeps.grid(name, rules.options, values, seats=seats), prod(map(len, values.values()))
        else:
            points, total = sweeps.sample(name, rules.options, seats=seats, count=count, steps=steps, seed=seed), count
    except RulesError as error:
        raise Wrong(error.text(lang)) from error
    try:
        out.open("a").close()
    except OSError as error:
        raise Wrong(commands.WORDS[lang].lab.no_file(str(out), str(error.strerror))) from error
    known = [sweeps.key_of(row) for row in rows_in(out)]
    with when_compiling(lambda: say(commands.WORDS[lang].compiles, err=True)):
        sweeps.measured(sweeps.Point(name, rules.options, seats, rounds=2))
    new = 0
    played = (replace(point, rounds=rounds, seed=seed) for point in points)
    with bar() as progress, out.open("a", encoding="utf-8") as file:
        task = progress.add_task(name, total=total, completed=len(known))
        try:
            for lot in sweeps.sweep(played, known, cores=cores, elsewhere=partial(played_on, cluster) if cluster else None):
                file.write("".join(json.dumps(row) + "\n" for row in lot))
                file.flush()
                os.fsync(file.fileno())
                progress.update(task, advance=len(lot))
                new += len(lot)
        except ClusterError as error:
            raise Wrong(commands.WORDS[lang].lab.no_cluster(str(error))) from error
        except sweeps.OtherRulesError as error:
            raise Wrong(commands.WORDS[lang].lab.otherwise(str(error))) from error
    say(commands.WORDS[lang].lab.swept(str(out), new, len(known)))


def axes_of(axes: tuple[str, ...]) -> dict[str, list[Any]]:
    """Return the values of ``--grid``, by their keys.

    >>> axes_of(("hand=5,6", "powers.8.wild=true,false", "drawn_card='kept','may_be_played'"))
    {'hand': [5, 6], 'powers.8.wild': [True, False], 'drawn_card': ['kept', 'may_be_played']}

    Raises:
        BadParameter: if values are not TOML.
    """
    chosen: dict[str, list[Any]] = {}
    for axis in axes:
        key, _, values = axis.partition("=")
        try:
            chosen[key] = json.loads(json.dumps(parsed(f"values = [{values}]")["values"]))
        except (RulesError, TypeError) as error:
            why = error.text(language()) if isinstance(error, RulesError) else str(error)
            raise click.BadParameter(f"{why}; {commands.WORDS[language()].lab.an_axis}", param_hint="--grid") from error
        if not chosen[key]:
            raise click.BadParameter(f"{axis}: {commands.WORDS[language()].lab.an_axis}", param_hint="--grid")
    return chosen


def rows_in(out: Path) -> list[dict[str, Any]]:
    """Return the rows of a file of a sweep, and cut off a last one that was not written to its end.

    Raises:
        Wrong: if the file is another one; it is left as it is.
    """
    if not out.exists():
        return []
    written = out.read_bytes()
    whole = written[: written.rfind(b"\n") + 1]
    rest = written[len(whole) :]
    rows: list[Any] = []
    try:
        rows += [json.loads(row) for row in whole.splitlines()]
    except ValueError:
        rows += [None]
    if not all(isinstance(row, dict) and row.keys() >= _OF_A_ROW for row in rows) or not _begins_a_row(rest):
        raise Wrong(commands.WORDS[language()].lab.no_rows(str(out)))
    if rest:
        os.truncate(out, len(whole))
    return rows


def _begins_a_row(rest: bytes) -> bool:
    begins = b'{"rules": '
    return rest.startswith(begins) or begins.startswith(rest)


def suggested(search: Any, lang: str) -> Iterator[str]:
    """Yield the lines about what was found."""
    from huit.lab.balance.report_text import signed, titled, wish_title

    words, labelled, best = commands.WORDS[lang].lab, people.WORDS[lang].labelled, search.best
    yield words.for_wish(search.rules.name[lang], search.seats, search.wish.phrase(lang))
    if not best:
        yield lab_words.WORDS[lang].none_found
    for place, found in enumerate(best[:_SUGGESTED], 1):
        yield ""
        for line, text in enumerate(found.neighbour.sentences(search.rules, lang)):
            yield f"{'   ' if line else f'{place}. '}{text}"
        title = wish_title(search.wish, search.about, search.rules, lang)
        yield "   " + labelled(title, signed(found.effect, search.kind.unit, lang))
        for measure, apart in found.side_effects[:_SIDE_EFFECTS]:
            title = titled(measure.kind.name, measure.about, search.rules, lang)
            yield f"   {words.also} " + labelled(title, signed(apart, measure.kind.unit, lang))


def usual_number(several: list[RuleSet]) -> int:
    """Return the usual number of players of the first rules that the others have too.

    Raises:
        Wrong: if there is no such number.
    """
    common = common_seats(several)
    if common is None:
        raise Wrong(commands.WORDS[language()].lab.apart)
    return common


def play(labs: list[Any], seconds: float, lang: str) -> None:
    """Play, and show how the time goes by."""
    with bar() as progress:
        for each in labs:
            task = progress.add_task(each.rules.name[lang], total=1.0)
            for gone in each.run(seconds, perf_counter):
                progress.update(task, completed=gone)


def bar() -> Progress:
    """Return a bar that shows how far something is, where it goes to a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def as_text(labs: list[Any], lang: str) -> Iterator[str]:
    """Yield the lines of the report."""
    from huit.lab.balance.numbers import number
    from huit.lab.balance.report_text import against, headline, sections

    words = commands.WORDS[lang].lab
    reports = [each.report() for each in labs]
    first = reports[0]
    yield words.head(first.rules.name[lang], first.seats, number(first.seconds, lang))
    yield from headline(first, lang)
    for title, lines in sections(first, lang):
        yield ""
        yield title
        yield from (f"  {line}" for line in lines)
    if first.curve:
        yield ""
        even = (first.sides - 1) / first.sides**2
        yield words.brier(number(first.brier, lang, 3), number(even, lang, 3))
    for other in reports[1:]:
        yield ""
        yield words.against(other.rules.name[lang])
        yield from (f"  {line}" for line in list(against(first, other, lang)) or [words.alike])


def as_object(labs: list[Any]) -> str:
    """Return the reports as JSON: one object, or where two are compared one with ``rules``, ``against`` and ``differences``."""
    from huit.lab.balance.report import differences

    reports = [each.report() for each in labs]
    if len(reports) == 1:
        return json.dumps(reports[0].to_dict())
    ours, other = reports
    return json.dumps({"rules": ours.to_dict(), "against": other.to_dict(), "differences": differences(ours, other)})
