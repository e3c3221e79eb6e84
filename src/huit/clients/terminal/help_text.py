"""Help and errors of the command line in the reader's language: those of our commands, and what click says by itself."""

import re
from collections.abc import Iterable, Mapping
from copy import copy
from typing import Any, TypeVar

import click

from huit.spoken import language
from huit.words.made import clicks, command_help

Told = TypeVar("Told", bound=click.Command)

EVERY_COMMAND = "every-command"
"""Options that several commands have in the same words."""
_CAPITAL = re.compile(r"\b(" + "|".join(name.replace("-", " ") for name in clicks.WORDS["en"]["capitals"]) + r")\b")
MARKS = {
    "default": r"(?P<opens>\[|; )default: ",
    "required": r"\brequired\]",
    "and": r"(?<=\S); ",
}
"""Patterns of what click writes behind the help of an option, by the names of our words."""
ERRORS = {
    "no_command_given": r"Missing command\.",
    "no_command": r"No such command (?P<what>'.*?')\.",
    "no_option": r"No such option (?P<what>'.*?')\.",
    "did_you_mean": r"(?P<opens>\(?)Did you mean (?P<which>(?:one of: )?)(?P<what>.*?)\?(?P<closes>\)?)",
    "no_argument_given": r"Missing argument '(?P<what>.*?)'\.",
    "no_option_given": r"Missing option '(?P<what>.*?)'\.",
    "no_parameter_given": r"Missing parameter: (?P<what>.*)",
    "choose_from": r"Choose from:",
    "invalid_value": r"Invalid value for (?P<what>.*?): ",
    "requires_a_value": r"Option (?P<what>'.*?') requires an argument\.",
    "takes_no_value": r"Option (?P<what>'.*?') does not take a value\.",
    "too_many": r"Got unexpected extra (?P<which>arguments?) \((?P<what>.*)\)",
    "no_integer": r"(?P<what>'.*?') is not a valid (?P<which>integer(?: range)?)\.",
    "no_float": r"(?P<what>'.*?') is not a valid (?P<which>float(?: range)?)\.",
    "out_of_range": r"(?P<what>\S+) is not in the range (?P<range>.*?)\.$",
    "no_choice": r"(?P<what>'.*?') is not one of (?P<choices>.*)\.",
    "is_a_directory": r"(?P<which>File|Path|Directory) (?P<what>'.*?') is a directory\.",
    "is_a_file": r"(?P<which>File|Path|Directory) (?P<what>'.*?') is a file\.",
    "does_not_exist": r"(?P<which>File|Path|Directory) (?P<what>'.*?') does not exist\.",
    "cannot_be_opened": r"(?P<which>File|Path|Directory) (?P<what>'.*?') is not (?P<how>readable|writable)\.",
}
"""Patterns of click's own errors, by the names of our words."""


def in_language(command: Told, lang: str, name: str = "huit") -> Told:
    """Return *command*, with all that it contains, with the help that the catalogue has in one language under *name*."""
    words = command_help.WORDS[lang]
    translated: Any = copy(command)
    translated.params = [_param_in(param, words[EVERY_COMMAND] | words[name]) for param in command.params]
    translated.help = words[name]["text"]
    translated.add_help_option = False
    click.help_option("--help", help=words[EVERY_COMMAND]["help"])(translated)
    translated.context_class = _Context
    if isinstance(command, click.Group):
        translated.commands = {each: in_language(inner, lang, f"{name}-{each}") for each, inner in command.commands.items()}
    return translated


def _param_in(param: click.Parameter, words: Mapping[str, str]) -> click.Parameter:
    translated = copy(param)
    if isinstance(translated, click.Option):
        # What the code has for help is a fact: the names that the option takes.
        translated.help = words[option_name(translated)].format(known=translated.help)
    return translated


def option_name(option: click.Option) -> str:
    """Return under which name the catalogue has the help of *option*.

    >>> option_name(click.Option(["--open/--no-open", "opens"]))
    'open'
    """
    return option.opts[0].lstrip("-")


class _Formatter(click.HelpFormatter):
    """Writes in the reader's language what click says by itself."""

    def __init__(self, *sizes: Any, **named: Any) -> None:
        super().__init__(*sizes, **named)
        self._words = clicks.WORDS[language()]

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, _in_capitals(args), f"{self._words['usage']['text']} " if prefix is None else prefix)

    def write_heading(self, heading: str) -> None:
        told = self._words["headings"].get(heading, heading)
        self.write(f"{'':>{self.current_indent}}{self._words['heading']['text'].format(heading=told)}\n")

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        told = [(_in_capitals(first), _replaced(second, MARKS, self._words["marks"])) for first, second in rows]
        super().write_dl(told, col_max, col_spacing)


class _Context(click.Context):
    formatter_class = _Formatter


def _in_capitals(text: str) -> str:
    words = clicks.WORDS[language()]["capitals"]
    return _CAPITAL.sub(lambda found: words[found[0].replace(" ", "-")], text)


def _replaced(text: str, patterns: Mapping[str, str], words: Mapping[str, str]) -> str:
    """Return *text* with our *words* for what the *patterns* find, by the same names."""
    for name, pattern in patterns.items():
        text = re.sub(pattern, lambda found, told=words[name]: told.format(**found.groupdict()), text)
    return text


def in_our_words(message: str) -> str:
    """Return in the reader's language what click has said; our own messages are left as they are.

    >>> from unittest.mock import patch
    >>> with patch.dict("os.environ", HUIT_LANG="fr"):
    ...     in_our_words("No such command 'x'.")
    "il n’y a pas de commande 'x'"
    """
    if message.startswith("Missing "):
        message = _in_capitals(message)
    return _replaced(message, ERRORS, clicks.WORDS[language()]["errors"])


def around_error(name: str, **facts: str) -> str:
    """Return the words around an error, in the reader's language: ``try-help`` or ``error``."""
    return clicks.WORDS[language()][name]["text"].format(**facts)
