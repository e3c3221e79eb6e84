"""The output of a terminal: names and files of others reach it as plain text."""

from collections.abc import Generator, Iterable
from contextlib import contextmanager
from typing import IO, Any

import click

from huit.clients.terminal.help_text import around_error, in_our_words
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


class SpokenException(click.ClickException):
    """The end of a command, in the reader's language."""

    def __init__(self, error: click.ClickException) -> None:
        said = error.format_message()
        # Our own errors are in the reader's language; what a command cannot parse is refused by click.
        super().__init__(in_our_words(said) if isinstance(error, click.UsageError) else said)
        self.exit_code = error.exit_code  # pyright: ignore[reportAttributeAccessIssue] - of the class, for click; of the error here
        self.ctx = error.ctx if isinstance(error, click.UsageError) else None

    def show(self, file: IO[Any] | None = None) -> None:
        for line in self._lines():
            click.echo(plain(line), file=file, err=file is None)

    def _lines(self) -> Iterable[str]:
        if self.ctx is not None:
            yield self.ctx.get_usage()
            yield around_error("try-help", asked=f"{self.ctx.command_path} --help") + "\n"
        yield around_error("error", message=self.format_message())


@contextmanager
def spoken_errors() -> Generator[None]:
    """Let every error that ends a command be told in the reader's language."""
    try:
        yield
    except click.exceptions.NoArgsIsHelpError:
        raise
    except click.ClickException as error:
        raise error if isinstance(error, SpokenException) else SpokenException(error) from error
