"""Help and errors of the command line in the reader's language: every text of a command is written « French · English »."""

import re
from collections.abc import Iterable
from copy import copy
from typing import Any, TypeVar

import click

Told = TypeVar("Told", bound=click.Command)

_BETWEEN = re.compile(r"\s·\s")
_HELP = "Montre cette aide. · Shows this help."

_CAPITALS = {
    "COMMAND": "COMMANDE",
    "RULES": "RÈGLES",
    "INTEGER RANGE": "ENTIER",
    "INTEGER": "ENTIER",
    "FLOAT RANGE": "NOMBRE",
    "TEXT": "TEXTE",
    "PATH": "CHEMIN",
    "FILES": "FICHIERS",
    "FILE": "FICHIER",
    "FOLDER": "DOSSIER",
    "DIRECTORY": "DOSSIER",
    "ADDRESS": "ADRESSE",
    "DIGEST": "EMPREINTE",
    "NAME": "NOM",
    "WISH": "SOUHAIT",
    "ENTRIES": "NOTES",
    "KEY": "CLÉ",
}
"""What usage lines call the words that are to be written."""
_CAPITAL = re.compile(r"\b(" + "|".join(_CAPITALS) + r")\b")
_HEADINGS = {"Commands": "Commandes"}
_MARKS = (
    (r"\[default: ", "[par défaut\u00a0: "),
    (r"; default: ", "; par défaut\u00a0: "),
    (r"\brequired\]", "obligatoire]"),
    (r"(?<=\S); ", "\u00a0; "),
)
_ERRORS = tuple(
    (re.compile(english), french)
    for english, french in (
        (r"Missing command\.", "il manque une commande"),
        (r"No such command ('.*?')\.", r"il n’y a pas de commande \1"),
        (r"No such option ('.*?')\.", r"il n’y a pas d’option \1"),
        (r"\(?Did you mean (?:one of: )?(.*?)\?\)?", "(plutôt \\1\u00a0?)"),
        (r"Missing argument '(.*?)'\.", r"il manque \1"),
        (r"Missing option '(.*?)'\.", r"il manque l’option \1"),
        (r"Missing parameter: (.*)", r"il manque \1"),
        (r"Choose from:", "à choisir parmi\u00a0:"),
        (r"Invalid value for (.*?): ", "\\1\u00a0: "),
        (r"Option ('.*?') requires an argument\.", r"l’option \1 veut une valeur"),
        (r"Option ('.*?') does not take a value\.", r"l’option \1 ne prend pas de valeur"),
        (r"Got unexpected extra arguments? \((.*)\)", "de trop\u00a0: \\1"),
        (r"('.*?') is not a valid integer(?: range)?\.", r"\1 n’est pas un entier"),
        (r"('.*?') is not a valid float(?: range)?\.", r"\1 n’est pas un nombre"),
        (r"(\S+) is not in the range (.*?)\.$", r"\1 est hors des bornes \2"),
        (r"('.*?') is not one of (.*)\.", r"\1 n’est pas parmi \2"),
        (r"(?:File|Path|Directory) ('.*?') is a directory\.", r"\1 est un dossier"),
        (r"(?:File|Path|Directory) ('.*?') is a file\.", r"\1 est un fichier"),
        (r"(?:File|Path|Directory) ('.*?') does not exist\.", r"\1 n’existe pas"),
        (r"(?:File|Path|Directory) ('.*?') is not (?:readable|writable)\.", r"\1 ne peut pas s’ouvrir"),
    )
)
"""What *click* says of words that it cannot take, and the same in French."""


def in_language(command: Told, lang: str) -> Told:
    """Return *command*, with all that it contains, as help shows it in one language."""
    translated: Any = copy(command)
    translated.params = [_param_in(param, lang) for param in command.params]
    translated.help, translated.epilog = (halved(text, lang) for text in (command.help, command.epilog))
    translated.add_help_option = False
    click.help_option("--help", help=halved(_HELP, lang))(translated)
    if lang == "fr":
        translated.context_class = _FrenchContext
    if isinstance(command, click.Group):
        translated.commands = {name: in_language(each, lang) for name, each in command.commands.items()}
    return translated


def halved(text: str | None, lang: str) -> str | None:
    r"""Return of each paragraph of *text* the half in that language, on one line: where it ends is up to the reader's terminal.

    >>> halved("Joue. · Plays.\n\nVoir le reste. · See the rest.", "en")
    'Plays.\n\nSee the rest.'
    >>> halved("Sort avec 0 ; 1 sinon. · Exit 0; 1\n    otherwise.", "en")
    'Exit 0; 1 otherwise.'
    """
    if text is None:
        return None
    halves = (_BETWEEN.split(part)[0 if lang == "fr" else -1] for part in text.split("\n\n"))
    return "\n\n".join(re.sub(r"[ \t]*\n[ \t]*", " ", half.strip()) for half in halves)


def _param_in(param: click.Parameter, lang: str) -> click.Parameter:
    translated = copy(param)
    if isinstance(translated, click.Option):
        translated.help = halved(translated.help, lang)
    return translated


class _FrenchFormatter(click.HelpFormatter):
    """Writes in French what *click* says by itself."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, _in_capitals(args), "Usage\u00a0: " if prefix is None else prefix)

    def write_heading(self, heading: str) -> None:
        self.write(f"{'':>{self.current_indent}}{_HEADINGS.get(heading, heading)}\u00a0:\n")

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        super().write_dl([(_in_capitals(first), _marked(second)) for first, second in rows], col_max, col_spacing)


class _FrenchContext(click.Context):
    formatter_class = _FrenchFormatter


def _in_capitals(text: str) -> str:
    return _CAPITAL.sub(lambda found: _CAPITALS[found[0]], text)


def _marked(text: str) -> str:
    for english, french in _MARKS:
        text = re.sub(english, french, text)
    return text


def in_french(message: str) -> str:
    """Return in French what *click* has said; our own messages are left as they are.

    >>> in_french("Invalid value for '--rounds': 0 is not in the range x>=1.") == "'--rounds'\u00a0: 0 est hors des bornes x>=1"
    True
    """
    if message.startswith("Missing "):
        message = _in_capitals(message)
    for english, french in _ERRORS:
        message = english.sub(french, message)
    return message
