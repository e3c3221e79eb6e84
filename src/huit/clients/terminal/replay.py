"""`huit replay`: plays position files move by move, in words or as JSON, or compares them with `[expect]`."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from huit.clients.terminal.output import say
from huit.clients.texts import cards_lying, events_words, reason_words, result_words, seat_name, words_of
from huit.engine.events import Event
from huit.engine.round import ENGINE_VERSION
from huit.rules import FileError
from huit.rules.words import separated
from huit.spoken import language
from huit.views import positions
from huit.views.positions import Mismatch, OutdatedError, Position, RefusedMoveError
from huit.words.made import commands, people, terminal


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True)
@click.option("--check", is_flag=True)
def replay(files: tuple[Path, ...], as_json: bool, check: bool) -> None:
    """Replays position files."""
    if as_json and check:
        raise click.UsageError(commands.WORDS[language()].replay.both)
    if len(files) > 1 and not check:
        raise click.UsageError(commands.WORDS[language()].replay.files)
    try:
        failed = _check_all(files) if check else any(_play(file, as_json) for file in files)
    except FileError as error:
        say(error.text(language()), err=True)
        sys.exit(2)
    except RefusedMoveError as error:
        say(_refusal(error, language()), err=True)
        sys.exit(1)
    sys.exit(failed)


def _check_all(files: tuple[Path, ...]) -> bool:
    failed, lang = False, language()
    labelled = people.WORDS[lang].labelled
    for file in files:
        differences = _differences(file, lang)
        failed = failed or bool(differences)
        for line in differences:
            say(labelled(file.name, line), err=True)
        if not differences:
            say(labelled(file.name, "ok"))
    return failed


def _differences(file: Path, lang: str) -> list[str]:
    """Return how a file differs from its `[expect]`, or why today's rules cannot play it."""
    try:
        return [_difference(one, lang) for one in positions.check_position(file)]
    except OutdatedError as error:
        return [error.text(lang, of_file=False)]


def _difference(found: Mismatch | RefusedMoveError, lang: str) -> str:
    return _refusal(found, lang) if isinstance(found, RefusedMoveError) else found.text(lang)


def _play(file: Path, as_json: bool) -> bool:
    lang = language()
    try:
        position = positions.load_position(file)
    except OutdatedError as error:
        if as_json:
            raise
        say(commands.WORDS[lang].replay.older)
        _tell_as_written(error.written, error.text(lang, of_file=False), lang)
        return False
    if not as_json and is_older(position):
        say(commands.WORDS[lang].replay.older)
        differences = positions.check_position(file)
        if differences:
            _tell_as_written(position.written, _difference(differences[0], lang), lang)
            return False
    if not as_json:
        say(position.title or file.name)
        say(_scene(position, lang))
    for number, move, events in position.replay():
        if not as_json:
            say(f"{number:>3}. {_named_move(move, position.names):<8} {_told(events, position, lang)}")
    if as_json:
        say(json.dumps(positions.position_json(position.round), ensure_ascii=False))
    else:
        say(_scene(position, lang))
    return False


def _told(events: Sequence[Event], position: Position, lang: str) -> str:
    """Return what has just happened, in words."""
    round_ = position.round
    public = [event.for_seat(None) for event in events]
    words = events_words(public, lang, position.names, family=round_.rules.family, round_=round_)
    return separated(words, lang) if words else "…"


def is_older(position: Position) -> bool:
    """Tell whether a file was played by another engine or other rules than today's."""
    played = position.played
    if played is None:
        return False
    return played.engine != ENGINE_VERSION or position.round.rules.digest != played.digest


def _tell_as_written(written: positions.Written, why: str, lang: str) -> None:
    say(commands.WORDS[lang].replay.as_written(why))
    say(written.title)
    for number, (seat, word) in enumerate(written.moves, start=1):
        say(f"{number:>3}. {_named_move(f'{seat} {word}', written.names)}")
    if written.result is not None:
        say(f"    {result_words(written.result, lang, written.names)}")


def _named_move(move: str, names: Sequence[str]) -> str:
    """Return a move with the player's name instead of the seat, if the file has names."""
    seat, _, word = move.partition(" ")
    return f"{names[int(seat)]} {word}" if int(seat) < len(names) else move


def _scene(position: Position, lang: str) -> str:
    """Return the hands, the other cards, and whose turn it is or the result."""
    round_ = position.round
    result = round_.result
    names = [position.names[seat] if seat < len(position.names) else str(seat) for seat in range(round_.seats)]
    end = _turn(position, lang) if result is None else result_words(result.as_dict(), lang, position.names)
    labelled = people.WORDS[lang].labelled
    lines = [
        f"  {'>' if seat == round_.turn else ' '} {labelled(name, cards_lying(hand))}"
        for seat, (name, hand) in enumerate(zip(names, round_.hands, strict=True))
    ]
    return "\n".join([*lines, *words_of(round_.rules.family).lying(round_, lang), f"    {end}"])


def _turn(position: Position, lang: str) -> str:
    """Return whose turn it is, or who may act where several do at once."""
    round_ = position.round
    seats = list(round_.may_act()) if round_.all_at_once else [round_.turn or 0]
    return terminal.WORDS[lang].to_play([seat_name(seat, lang, position.names) for seat in seats])


def _refusal(error: RefusedMoveError, lang: str) -> str:
    refused, told = error.error, commands.WORDS[lang]
    why = reason_words(refused.reason, lang, error.names, family=error.family)
    who = seat_name(refused.seat, lang, error.names)
    return told.replay.refused(error.number, error.move, why, who, ", ".join(refused.legal) or told.nothing_now)
