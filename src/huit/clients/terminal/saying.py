"""What is printed on a terminal: names and files of others reach it as plain text."""

import click

from huit.rules.words import visible


def plain(text: str) -> str:
    r"""Return *text*, each of its lines `visible`.

    >>> plain("Anne\x1b[31m\nBob")
    'Anne\\u001b[31m\nBob'
    """
    return "\n".join(map(visible, text.split("\n")))


def say(text: str, *, err: bool = False, nl: bool = True) -> None:
    """Print *text* as plain text."""
    click.echo(plain(text), err=err, nl=nl)


class Wrong(click.ClickException):
    """Ends a command with exit code 1 and a message in plain text."""

    def __init__(self, message: str) -> None:
        super().__init__(plain(message))
