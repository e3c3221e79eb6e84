"""`huit review`: up to three moments of a finished round in which another move was clearly better."""

import json
import sys
from pathlib import Path

import click
from rich.console import Console
from rich.progress import track

from huit.clients.terminal.output import say
from huit.clients.texts import move_words, reason_words, seat_name, why_words
from huit.engine.refusal import IllegalAction
from huit.rules import FileError
from huit.spoken import language
from huit.views.positions import load_position
from huit.words.made import commands


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", "seats", type=int, multiple=True)
@click.option("--json", "as_json", is_flag=True)
def review(file: Path, seats: tuple[int, ...], as_json: bool) -> None:
    """Finds moves of a round worth another look."""
    from huit.engine.jit import when_compiling
    from huit.lab.review import Review

    lang = language()
    try:
        position = load_position(file)
    except FileError as error:
        say(error.text(lang), err=True)
        sys.exit(2)
    round_, names = position.round, position.names
    wrong = [seat for seat in seats if not 0 <= seat < round_.seats]
    if wrong:
        raise click.UsageError(commands.WORDS[lang].review.no_seat(wrong[0], round_.seats - 1))
    looked_at = sorted(set(seats)) or list(range(round_.seats))
    found = Review(round_, position.moves, seats=looked_at)
    console = Console(stderr=True)
    try:
        with when_compiling(lambda: say(commands.WORDS[lang].compiles, err=True)):
            for _ in track(
                found.run(), "", total=len(position.moves), console=console, transient=True, disable=not console.is_terminal
            ):
                pass
    except IllegalAction as error:
        say(reason_words(error.reason, lang, names, family=round_.rules.family), err=True)
        sys.exit(1)
    if as_json:
        say(json.dumps({"seats": looked_at, "moments": [moment.as_dict() for moment in found.moments]}))
        return
    family, words = round_.rules.family, commands.WORDS[lang].review
    say((words.head if found.moments else words.none)(", ".join(seat_name(seat, lang, names) for seat in looked_at)))
    for moment in found.moments:
        done, better = (move_words(move, lang, names, family=family) for move in (moment.move, moment.better))
        compared = words.win if moment.goal == "win" else words.place
        who, chance, better_chance = seat_name(moment.seat, lang, names), 100 * moment.chance, 100 * moment.better_chance
        say(f"{moment.number:>4}. {compared(who, done, chance, better, better_chance)}")
        for why in moment.why:
            say(f"       {why_words(why.as_dict(), lang, names)}")
