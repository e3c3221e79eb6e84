"""The help of commands is looked up by name: none is missing, and none is left over. The words of click are those it has."""

import re
from collections.abc import Iterator

import click
import pytest

from huit.clients.terminal.help_text import ERRORS, EVERY_COMMAND, MARKS, option_name
from huit.commands import main
from huit.words.made import clicks, command_help

LANGUAGES = sorted(command_help.WORDS)
CLICK = clicks.WORDS["en"]
BLANKS = {
    "what": "'x'",
    "which": "integer",
    "closes": ")",
    "range": "x>=1",
    "choices": "'a', 'b'",
    "how": "readable",
}


def commands(command: click.Command = main, name: str = "huit") -> Iterator[tuple[str, click.Command]]:
    """Yield every command with the name of its help."""
    yield name, command
    if isinstance(command, click.Group):
        with click.Context(command) as context:
            for word in command.list_commands(context):
                inner = command.get_command(context, word)
                assert inner is not None
                yield from commands(inner, word if command is main else f"{name}-{word}")


def options(command: click.Command) -> set[str]:
    return {option_name(each) for each in command.params if isinstance(each, click.Option)}


EVERY = dict(commands())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EVERY)
def test_a_command_and_its_options_have_their_help(name: str, lang: str):
    words = command_help.WORDS[lang]
    assert words[name]["text"]
    assert options(EVERY[name]) <= {*words[name], *words[EVERY_COMMAND]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_help_is_of_no_command(lang: str):
    words = command_help.WORDS[lang]
    assert set(words) == {*EVERY, EVERY_COMMAND}
    for name, command in EVERY.items():
        assert set(words[name]) <= options(command) | {"text"}, name
    taken = [option for name, command in EVERY.items() for option in options(command) - set(words[name])]
    assert {option for option in words[EVERY_COMMAND] if taken.count(option) > 1} | {"help"} == set(words[EVERY_COMMAND])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_help_has_a_gap_in_its_prose(lang: str):
    """Where a line ends is up to the terminal."""
    for name, parts in command_help.WORDS[lang].items():
        for text in parts.values():
            assert not re.search(r"\S(?: {2,}| *\n *)\S", text.replace("\n\n", "¶")), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_click_says_is_told_and_nothing_else(lang: str):
    assert set(clicks.WORDS[lang]["errors"]) == set(ERRORS)
    assert set(clicks.WORDS[lang]["marks"]) == set(MARKS)


@pytest.mark.parametrize(("table", "name"), [("errors", each) for each in ERRORS] + [("marks", each) for each in MARKS])
def test_in_english_click_says_what_it_says_by_itself(table: str, name: str):
    pattern = (ERRORS if table == "errors" else MARKS)[name]
    for which, how in (("integer", "readable"), ("float", "writable"), ("File", "readable"), ("arguments", ""), ("one of: ", "")):
        opens = "[" if name == "default" else "("
        said = CLICK[table][name].format(**BLANKS | {"which": which, "how": how, "opens": opens})
        found = re.search(pattern, f"x{said}" if name == "and" else said)
        if found:
            assert (found[0], CLICK[table][name].format(**found.groupdict())) == (said, said)
            return
    pytest.fail(f"{name}: not found")
