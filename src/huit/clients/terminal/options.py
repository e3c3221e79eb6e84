"""`--with`: options and knobs that change the rules of a command, like ``[with]`` in a position file."""

from typing import Any

import click

from huit.rules import RulesError
from huit.rules.toml import parsed
from huit.spoken import language
from huit.words.made import commands

with_options = click.option("--with", "chosen", multiple=True, metavar="OPTION")


def options_of(chosen: tuple[str, ...]) -> dict[str, Any]:
    """Return the values of ``--with`` as options of `load_rules`; a name alone means true.

    >>> options_of(("maou", "hand=6", "powers.7.skips=1"))
    {'maou': True, 'hand': 6, 'powers': {'7': {'skips': 1}}}

    Raises:
        BadParameter: if a value is not TOML.
    """
    text = "\n".join(word if "=" in word else f"{word}=true" for word in chosen)
    try:
        return parsed(text)
    except RulesError as error:
        told = commands.WORDS[language()].wrong_options(error.text(language()))
        raise click.BadParameter(told, param_hint="--with") from error
