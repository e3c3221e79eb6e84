"""`huit replay`: a position file played move by move, told in words, as JSON, or compared with what it expects."""

import json
import sys
from pathlib import Path

import click

from huit.cards import face_name, faces_text
from huit.clients.texts import event_words, language, reason_words
from huit.engine.round import Round
from huit.rules import RulesError
from huit.views.positions import PositionError, RefusedMoveError, check_position, load_position, position_json


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Un objet JSON sur la fin. · One JSON object about the end.")
@click.option("--check", is_flag=True, help="Compare avec [expect]. · Compare with [expect].")
def replay(files: tuple[Path, ...], as_json: bool, check: bool) -> None:
    """Rejoue une position. · Replays position files.

    Exit 0; 1 when a move is illegal or --check finds a difference; 2 when a file is malformed.
    """
    if as_json and check:
        raise click.UsageError("--json ou --check, pas les deux · one of --json and --check")
    if len(files) > 1 and not check:
        raise click.UsageError("un seul fichier, sauf avec --check · one file, unless with --check")
    try:
        failed = _check_all(files) if check else any(_play(file, as_json) for file in files)
    except (PositionError, RulesError) as error:
        click.echo(str(error), err=True)
        sys.exit(2)
    except RefusedMoveError as error:
        click.echo(_refusal(error), err=True)
        sys.exit(1)
    sys.exit(failed)


def _check_all(files: tuple[Path, ...]) -> bool:
    failed = False
    for file in files:
        differences = check_position(file)
        failed = failed or bool(differences)
        for line in differences:
            click.echo(f"{file.name}: {line}", err=True)
        if not differences:
            click.echo(f"{file.name}: ok")
    return failed


def _play(file: Path, as_json: bool) -> bool:
    position = load_position(file)
    lang = language()
    if not as_json:
        click.echo(position.title or file.name)
        click.echo(_scene(position.round, lang))
    for number, move, events in position.replay():
        if not as_json:
            told = "; ".join(event_words(event.for_seat(None), lang) for event in events) or "…"
            click.echo(f"{number:>3}. {move:<8} {told}")
    if as_json:
        click.echo(json.dumps(position_json(position.round), ensure_ascii=False))
    else:
        click.echo(_scene(position.round, lang))
    return False


def _scene(round_: Round, lang: str) -> str:
    """Return the position on a few lines, with the names of the screen."""
    stock, discard, turn = ("pioche", "défausse", "au tour de") if lang == "fr" else ("stock", "discard", "turn of")
    lines = [f"  {'>' if seat == round_.turn else ' '} {seat}: {faces_text(hand)}" for seat, hand in enumerate(round_.hands)]
    lines.append(f"    {discard}: {faces_text(round_.discard)} · {stock}: {faces_text(round_.stock)}")
    force = f"    {face_name(round_.state.top)} ({round_.suit})" + (f" +{round_.debt}" if round_.debt else "")
    result = round_.result
    return "\n".join([*lines, force + (f" · {turn} {round_.turn}" if result is None else f" · {result.as_dict()}")])


def _refusal(error: RefusedMoveError) -> str:
    refused = error.error
    lang = language()
    nothing = "rien pour l’instant" if lang == "fr" else "nothing now"
    legal = ", ".join(refused.legal) or nothing
    why = reason_words(refused.reason, lang)
    if lang == "fr":
        return f"coup {error.number} ({error.move}) refusé : {why}. Permis à la place {refused.seat} : {legal}"
    return f"move {error.number} ({error.move}) refused: {why}. Legal for seat {refused.seat}: {legal}"
