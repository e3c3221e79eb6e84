"""The command line. Commands are imported when they are called."""

import importlib
from typing import Any

import click

from huit import __version__
from huit.clients.terminal.help_text import in_language
from huit.clients.terminal.output import spoken_errors
from huit.spoken import language

_COMMANDS = {
    "play": "huit.server.running.commands:play",
    "serve": "huit.server.running.commands:serve",
    "site": "huit.server.site.commands:site",
    "rules": "huit.clients.terminal.rules_commands:rules",
    "replay": "huit.clients.terminal.replay:replay",
    "review": "huit.clients.terminal.review:review",
    "verify": "huit.clients.terminal.verify:verify",
    "score": "huit.clients.terminal.score:score",
    "lab": "huit.clients.terminal.lab:lab",
    "simulate": "huit.clients.terminal.simulate:simulate",
}


class LazyGroup(click.Group):
    """A group that imports its commands late (`huit play` does not wait for Numba), and talks to the reader."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return None
        module, _, name = _COMMANDS[cmd_name].partition(":")
        return in_language(getattr(importlib.import_module(module), name), language(), cmd_name)

    def make_context(self, *words: Any, **more: Any) -> click.Context:
        group = in_language(self, language())
        with spoken_errors():
            return click.Group.make_context(group, *words, **more)

    def invoke(self, ctx: click.Context) -> Any:
        with spoken_errors():
            return super().invoke(ctx)


@click.group(cls=LazyGroup)
@click.version_option(__version__, prog_name="huit")
def main() -> None:
    """Play and check games of the 8 américain family; the help of all commands is in `command-help.ftl`."""
