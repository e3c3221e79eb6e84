"""What somebody else wrote reaches a terminal as plain text, and a file that nobody could mean is an error in one line."""

import ast
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from huit.commands import main

TERMINAL = Path(__file__).parents[2] / "src" / "huit" / "clients" / "terminal"
OBEYED = "\x1b]0;owned\x07\x1b[2J\x9b31m\r\u202e\u2066\x08\x7f\u2028"
"""What sets the title of a window, empties it, colours, goes back, turns around."""
DEEP = {
    "lists": "hand = " + "[" * 3000 + "]" * 3000,
    "tables": "hand = " + "{a=" * 3000 + "1" + "}" * 3000,
    "keys": "hand" + ".a" * 400 + " = 1",
    "headers": "[hand" + ".a" * 400 + "]",
    "not so deep": "hand = " + "[" * 21 + "]" * 21,
    "digits": "hand = " + "9" * 5000,
}
COMMANDS = (("rules", "check"), ("simulate",), ("replay",), ("replay", "--check"), ("replay", "--json"), ("verify",))


def said(*words: str, language: str = "en", given: str = "") -> Result:
    return CliRunner(env={"HUIT_LANG": language}).invoke(main, words, input=given)


@pytest.mark.parametrize("deep", DEEP)
def test_what_is_nested_too_deep_is_an_error_in_words(tmp_path: Path, deep: str):
    file = tmp_path / "deep.toml"
    file.write_text(f'extends = "minimale"\n{DEEP[deep]}\n')
    wanted = {"fr": "fichier TOML", "en": "TOML file"} if deep == "digits" else {"fr": "20 niveaux", "en": "20 levels"}
    for command in COMMANDS:
        for language, word in wanted.items():
            told = said(*command, str(file), language=language)
            assert (told.exit_code in (1, 2), isinstance(told.exception, SystemExit)) == (True, True), (command, told.exception)
            assert word in told.output, command
            assert len(told.output) < 500


def test_an_option_that_is_nested_too_deep_is_one_too():
    for command in (("rules", "show"), ("simulate",)):
        told = said(*command, "minimale", "--with", "hand=" + "[" * 3000 + "]" * 3000)
        assert told.exit_code in (1, 2)
        assert "20 levels" in " ".join(told.output.split())


SCENE = 'rules = "minimale"\nhands = ["9h", "5c"]\ndiscard = "9c"\n'


def written(tmp_path: Path, **texts: str) -> str:
    file = tmp_path / "sent.toml"
    escaped = {key: "".join(f"\\U{ord(letter):08x}" for letter in text) for key, text in texts.items()}
    lines = [f'title = "{escaped["title"]}"', f'names = ["{escaped["name"]}", "Bob"]', f'moves = ["0 {escaped["move"]}"]']
    file.write_text("\n".join((*lines[:2], SCENE, lines[2])))
    return str(file)


def is_plain(text: str) -> bool:
    return text.replace("\n", "").replace("\u00a0", " ").replace("\u202f", " ").isprintable()


def test_what_a_terminal_would_obey_is_written_out(tmp_path: Path):
    file = written(tmp_path, title=OBEYED, name=f"Anne{OBEYED}\n  ✓ true", move="9h")
    told = said("replay", file)
    assert told.exit_code == 0
    assert is_plain(told.output), told.output
    assert "Anne\\u001b]0;owned\\u0007\\u001b[2J\\u009b31m" in told.output
    assert "\n  ✓" not in told.output, "a name that begins a line of its own could say anything"
    refused = said("replay", written(tmp_path, title="x", name="Anne", move=f"9h{OBEYED}"))
    assert refused.exit_code == 1
    assert is_plain(refused.output)


def test_names_of_a_score_sheet_and_of_rules_are_plain_too(tmp_path: Path):
    for told in (
        said("score", "les-huit", f"Anne{OBEYED}=15", "Bob=4"),
        said("score", "les-huit", given=f"Anne{OBEYED.strip()}=15\nend\n"),
        said("score", "les-huit", f"Anne{OBEYED}"),
    ):
        assert is_plain(told.output), told.output
    rules = tmp_path / "sent.toml"
    name = "".join(f"\\U{ord(letter):08x}" for letter in OBEYED)
    rules.write_text(f'extends = "minimale"\nname = "{name}"\nsummary = "{name}"\nsource = "{name}"\n')
    told = said("rules", "check", str(rules))
    assert told.exit_code == 0
    assert is_plain(told.output), told.output


def test_nothing_in_a_terminal_prints_by_itself():
    """Whatever prints goes through `say`, and whatever ends a command through `Wrong`."""
    for path in TERMINAL.glob("*.py"):
        names = {node.attr for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Attribute)}
        if path.name != "output.py":
            assert not names & {"echo", "secho", "ClickException"}, path.name
