"""`huit lab`: what rules are like to play, in ten seconds, with intervals; and which small changes bring what one wishes for."""

import json
from collections.abc import Iterator
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from huit.clients.terminal.options import options_of, with_options
from huit.clients.terminal.saying import Wrong, say
from huit.clients.terminal.simulate import COMPILES
from huit.clients.texts import language
from huit.rules import RulesError, RuleSet
from huit.rules.check import checked_rules

_MOST_SECONDS = 3600
_SUGGESTED, _SIDE_EFFECTS = 8, 4
"""So many suggestions are told, with so many side effects each."""


class RulesOrCommand(click.Group):
    """A group whose first word may be rules instead of a command: they are measured."""

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        return super().resolve_command(ctx, args if args[0] in self.commands else ["rules", *args])


@click.group(cls=RulesOrCommand, subcommand_metavar="RULES | COMMAND [ARGS]...")
def lab() -> None:
    """Dit ce que valent des règles. · Tells what rules are like.

    huit lab monclar · huit lab monclar --with hand=6 --against monclar · huit lab suggest monclar shorter
    """


@lab.command("rules")
@click.argument("name")
@click.option("--seats", type=int, default=None, help="Joueurs (4, ou ce que le jeu permet). · Players.")
@with_options
@click.option("--against", metavar="RULES", default=None, help="Comparer à d’autres règles. · Compare with other rules.")
@click.option(
    "--seconds",
    type=click.FloatRange(0.5, _MOST_SECONDS),
    default=8.0,
    show_default=True,
    help="Temps de jeu, sur deux cœurs. · Time of play, on two cores.",
)
@click.option(
    "--player",
    default="thrifty",
    show_default=True,
    help="Qui joue les manches observées. · Who plays the rounds that are watched.",
)
@click.option(
    "--turn-seconds",
    type=click.FloatRange(0.1, 600),
    default=6.0,
    show_default=True,
    help="Ce que l’on met à jouer un tour. · What people take for a turn.",
)
@click.option("--seed", type=click.IntRange(0, 2**61), default=1, show_default=True, help="Graine. · Seed.")
@click.option("--json", "as_json", is_flag=True, help="Un objet JSON (docs/lab.md). · One JSON object.")
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
    """Mesure des règles (« rules » peut s’omettre). · Measures rules (the word may be left out).

    Advantage of the first player, length, choice, tension, what each card is worth, what each rule changes: each with
    its 95 % interval.
    """
    from huit.engine.jit import when_compiling  # Numba takes half a second to load
    from huit.lab.balance.measuring import Lab

    lang = language()
    try:
        ours = checked_rules(name, options_of(chosen))
        told = [ours] if against is None else [ours, checked_rules(against, {})]
        seats = usual_number(told) if seats is None else seats
        labs = [Lab(rules, seats=seats, player=player, seed=seed, turn_seconds=turn_seconds) for rules in told]
    except RulesError as error:
        raise Wrong(error.told(lang)) from error
    except ValueError as error:
        raise Wrong(str(error)) from error
    with when_compiling(lambda: say(COMPILES[lang], err=True)):
        for each in labs:
            each.warm_up()
    play(labs, seconds / len(labs), lang)
    say("\n".join(as_text(labs, lang)) if not as_json else as_object(labs))


@lab.command()
@click.argument("name")
@click.argument("wish", metavar="WISH")
@click.option("--card", default="", help="La carte dont on parle : 8, J, joker… · The card that is meant.")
@click.option("--seats", type=int, default=None, help="Joueurs (4, ou ce que le jeu permet). · Players.")
@with_options
@click.option("--seed", type=click.IntRange(0, 2**61), default=1, show_default=True, help="Graine. · Seed.")
@click.option("--json", "as_json", is_flag=True, help="Une ligne JSON par proposition. · A line of JSON for each suggestion.")
def suggest(name: str, wish: str, card: str, seats: int | None, chosen: tuple[str, ...], seed: int, as_json: bool) -> None:
    """Propose de petits changements pour un souhait. · Suggests small changes for a wish.

    shorter, longer, fairer, choice, unblocked, comebacks; weaker or stronger, with --card.
    """
    from huit.engine.jit import when_compiling  # Numba takes half a second to load
    from huit.lab.balance.suggestions import WISHES, Suggesting

    lang = language()
    if wish not in WISHES:
        raise Wrong(_WORDS[lang]["no_wish"].format(wish=wish, wishes=", ".join(WISHES)))
    if WISHES[wish].of_a_card and not card:
        raise Wrong(_WORDS[lang]["no_card"].format(wish=wish))
    try:
        asked = Suggesting(
            checked_rules(name, options_of(chosen)),
            WISHES[wish],
            card=card if card in ("", "joker") or card[-1:] in "cdhs" else card.upper(),
            seats=seats,
            seed=seed,
        )
        with when_compiling(lambda: say(COMPILES[lang], err=True)):
            asked.base.play(2)
    except RulesError as error:
        raise Wrong(error.told(lang)) from error
    except ValueError as error:
        raise Wrong(_WORDS[lang]["not_a_card"].format(cards=error)) from error
    with bar() as progress:
        task = progress.add_task(WISHES[wish].said.said(lang), total=1.0)
        for done in asked.run():
            progress.update(task, completed=done)
    if as_json:
        say("\n".join(json.dumps(found.to_dict()) for found in asked.best))
    else:
        say("\n".join(suggested(asked, lang)))


def suggested(asked: Any, lang: str) -> Iterator[str]:
    """Yield the lines about what was found."""
    from huit.lab.balance.telling import signed, titled

    words, best = _WORDS[lang], asked.best
    yield words["for_wish"].format(name=asked.rules.name[lang], seats=asked.seats, wish=asked.wish.said.said(lang))
    if not best:
        yield words["nothing"]
    for place, found in enumerate(best[:_SUGGESTED], 1):
        yield ""
        for line, told in enumerate(found.neighbour.told(asked.rules, lang)):
            yield f"{'   ' if line else f'{place}. '}{told}"
        yield f"   {titled(asked.wish.measure, asked.about, asked.rules, lang)}: {signed(found.effect, asked.kind.unit, lang)}"
        for measure, apart in found.side_effects[:_SIDE_EFFECTS]:
            title = titled(measure.kind.name, measure.about, asked.rules, lang)
            yield f"   {words['also']} {title}: {signed(apart, measure.kind.unit, lang)}"


def usual_number(told: list[RuleSet]) -> int:
    """Return the usual number of players of the first rules that the others have too.

    Raises:
        Wrong: if there is no such number.
    """
    from huit.lab.balance.measuring import usual_seats

    common = [seats for seats in told[0].seats if all(seats in rules.seats for rules in told)]
    if not common:
        raise Wrong(_WORDS[language()]["apart"])
    usual = usual_seats(told[0])
    return min(common, key=lambda seats: abs(seats - usual))


def play(labs: list[Any], seconds: float, lang: str) -> None:
    """Play, and show how the time goes by."""
    from time import perf_counter

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
    from huit.lab.balance.telling import against, headline, sections

    words = _WORDS[lang]
    reports = [each.report() for each in labs]
    first = reports[0]
    yield words["head"].format(name=first.rules.name[lang], seats=first.seats, seconds=number(first.seconds, lang))
    yield from headline(first, lang)
    for title, lines in sections(first, lang):
        yield ""
        yield title
        yield from (f"  {line}" for line in lines)
    if first.curve:
        yield ""
        even = (1 - first.even) * first.even
        yield words["brier"].format(brier=number(first.brier, lang, 3), even=number(even, lang, 3))
    for other in reports[1:]:
        yield ""
        yield words["against"].format(name=other.rules.name[lang])
        yield from (f"  {line}" for line in list(against(first, other, lang)) or [words["alike"]])


def as_object(labs: list[Any]) -> str:
    """Return the reports as JSON: one object, or where two are compared one with ``rules``, ``against`` and ``differences``."""
    from huit.lab.balance.report import differences

    reports = [each.report() for each in labs]
    if len(reports) == 1:
        return json.dumps(reports[0].to_dict())
    ours, other = reports
    return json.dumps({"rules": ours.to_dict(), "against": other.to_dict(), "differences": differences(ours, other)})


_WORDS = {
    "fr": {
        "head": "{name}, à {seats} joueurs, {seconds} s de jeu",
        "against": "Par rapport à «\u00a0{name}\u00a0», ce qui diffère nettement\u00a0:",
        "alike": "rien de net",
        "no_wish": "aucun souhait «\u00a0{wish}\u00a0»\u00a0: il y a {wishes}",
        "no_card": "«\u00a0{wish}\u00a0» parle d’une carte\u00a0: ajouter --card 8, par exemple",
        "not_a_card": "aucune carte {cards}",
        "for_wish": "{name}, à {seats} joueurs\u00a0: {wish}",
        "nothing": "Aucun petit changement ne l’apporte nettement.",
        "also": "aussi\u00a0:",
        "apart": "ces deux jeux n’ont aucun nombre de joueurs en commun : en choisir d’autres",
        "brier": "Justesse des chances (score de Brier)\u00a0: {brier}\u00a0; à chances égales ce serait {even}.",
    },
    "en": {
        "head": "{name}, {seats} players, {seconds} s of play",
        "against": "Compared with “{name}”, what clearly differs:",
        "alike": "nothing clear",
        "no_wish": "no wish {wish!r}: there are {wishes}",
        "no_card": "{wish!r} is about a card: add --card 8, for example",
        "not_a_card": "no card {cards}",
        "for_wish": "{name}, {seats} players: {wish}",
        "nothing": "No small change clearly brings it.",
        "also": "also:",
        "apart": "these two games have no number of players in common: choose others",
        "brier": "How right the chances are (Brier score): {brier}; even chances would score {even}.",
    },
}
