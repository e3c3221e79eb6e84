"""The terminal talks in the language that is asked for: help, errors, and the words that numbers count."""

import re
import tomllib
from collections.abc import Iterator
from inspect import signature
from itertools import product
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from huit.clients.texts import event_words, sentences
from huit.commands import main
from huit.rules.check import findings
from huit.rules.families import family_names
from huit.rules.loader import load_rules
from huit.server.running.commands import text as server_text
from huit.spoken import language
from tools.words import read_catalogue
from tools.words.examples import examples

LANGUAGES = ("fr", "en")
OF_FRENCH = re.compile(r"[éèêàœç]|\b(les?|des?|une?|une|ou|avec|par|pour|dans|cette|nombre|manches|places?)\b", re.IGNORECASE)
OF_ENGLISH = re.compile(
    r"\b(the|and|of|an|to|with|by|for|is|are|not|this|default|required|Options?:|Commands?|Show|Error|Try|Missing|Invalid|such)\b"
)
NAMES = re.compile(r"--[\w-]+|[\w./-]+\.(?:md|toml)|module:\w+|HUIT_LANG=\w+|[«“'][^»”']*[»”']|\[[A-Z_]+\]|\b(?:to|is) JSON\b")


def huit(*words: str, language: str) -> Result:
    return CliRunner(env={"HUIT_LANG": language}).invoke(main, words, prog_name="huit")


def commands(of: click.Command = main, words: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Yield the words of every command."""
    yield words
    if isinstance(of, click.Group):
        with click.Context(of) as context:
            for name in of.list_commands(context):
                command = of.get_command(context, name)
                assert command is not None
                yield from commands(command, (*words, name))


EVERY = list(commands())


def foreign(text: str, lang: str) -> str:
    """Return the lines of *text* that are not in the language, without what is a name."""
    other = OF_ENGLISH if lang == "fr" else OF_FRENCH
    return "\n".join(line for line in text.splitlines() if other.search(NAMES.sub("", line)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_of_every_command_is_in_the_language_asked_for(lang: str):
    for words in EVERY:
        told = huit(*words, "--help", language=lang)
        assert told.exit_code == 0
        if words != ("score",):  # the plans of a match have names
            assert foreign(told.stdout.replace("8 américain", ""), lang) == "", words
        assert " · " not in told.stdout, words


def test_every_text_of_a_command_is_there_in_both_languages():
    for words, lang in product(EVERY, LANGUAGES):
        told, other = (huit(*words, "--help", language=each).stdout for each in (lang, "en" if lang == "fr" else "fr"))
        assert told != other, words
        assert told.count("  --") == other.count("  --"), words


@pytest.mark.parametrize(
    "words",
    [
        ["nothing"],
        ["rules", "shwo"],
        ["rules", "show"],
        ["rules", "show", "--nothing"],
        ["rules", "show", "monclar", "too", "many"],
        ["rules", "check", "x.toml", "--rounds", "0"],
        ["rules", "check", "x.toml", "--rounds", "x"],
        ["simulate", "monclar", "--rounds"],
        ["simulate", "monclar", "--json=3"],
        ["lab", "sweep", "monclar"],
        ["lab", "monclar", "--seconds", "x"],
        ["serve", "--log-format", "xml"],
        ["serve", "--data", "pyproject.toml"],
        ["replay", "--json", "--check", "x.toml"],
        ["score", "poker", "A=1"],
        ["simulate", "monclar", "--players", "./mine.py:Greedy"],
        ["simulate", "monclar", "--players", "mine.py:Greedy"],
        ["simulate", "monclar", "--players", "os:path"],
        ["simulate", "monclar", "--players", "nowhere:Me"],
        ["simulate", "monclar", "--players", "thrifty@3"],
        ["simulate", "monclar", "--players", "strong@0"],
        ["simulate", "monclar", "--players", "a,b,c,d,e,f,g"],
        ["simulate", "monclair"],
    ],
)
def test_words_that_cannot_be_are_refused_in_the_language_asked_for(words: list[str]):
    for lang in LANGUAGES:
        told = huit(*words, language=lang)
        assert told.exit_code in (1, 2)
        assert isinstance(told.exception, SystemExit), told.exception
        assert ("Erreur\u00a0: " if lang == "fr" else "Error: ") in told.stderr
        if lang == "fr":
            said = re.sub(r"\(\w+Error: [^)]*\)", "", told.stderr)
            assert foreign(said, lang) == "", said


@pytest.mark.parametrize("said", [{"HUIT_LANG": "en"}, {"HUIT_LANG": "en_GB", "LANG": "fr_FR"}, {"LC_ALL": "EN", "LANG": "fr"}])
def test_one_choice_of_language_for_all(said: dict[str, str], monkeypatch: pytest.MonkeyPatch):
    for name in ("HUIT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert (language(), server_text("stop")) == ("fr", "Ctrl-C pour arrêter.")
    for name, value in said.items():
        monkeypatch.setenv(name, value)
    assert (language(), server_text("stop")) == ("en", "Ctrl-C to stop.")


COUNTED = {
    "fr": r"cartes?|manches?|joueurs?|points?|décisions?|manquements?|gagnées?|bloquées?",
    "en": r"cards?|rounds?|players?|points?",
}


NEVER_ONE = {"among", "inShort", "found", "manyOf", "columns", "cardsOfRanks", "dealerChooses", "skipsEach", "skips", "skipping"}
"""Messages whose numbers are of several: players, a pack, points of a match, hands that one chooses, rounds of a measure."""


def test_messages_that_only_python_says_agree_with_their_numbers():
    words = read_catalogue(Path(__file__).parents[2] / "src/huit/words")
    wrong: list[str] = []
    for example in examples(words):
        text, lang = example["text"], example["language"]
        is_free = words.files[example["file"]].on_page or NEVER_ONE & set(example["path"])
        counted = [] if is_free else re.findall(rf"(?<![-–.,\d])(\d+)\s({COUNTED[lang]})\b", text)
        for number, word in counted:
            one = int(number) < 2 if lang == "fr" else int(number) == 1
            wrong += [f"{example['file']}: {text}"] if word.endswith("s") == one else []
    assert not wrong, "\n".join(wrong)


def test_french_numbers_have_a_comma():
    told = huit("score", "negatif", "A=30", "B=18", "--stake", "0,10", language="fr").stdout
    assert "A doit 1,20 à B" in told or "B doit 1,20 à A" in told
    assert "1.20" in huit("score", "negatif", "A=30", "B=18", "--stake", "0,10", language="en").stdout


def test_one_number_of_players_is_no_range(tmp_path: Path):
    (tmp_path / "nous.toml").write_text('extends = "minimale"\nseats_min = 4\nseats_max = 4\n', "utf-8")
    told = huit("rules", "check", str(tmp_path / "nous.toml"), language="fr").stdout
    assert told.startswith("nous.toml\u00a0: jouable (4 joueurs)\n")


@pytest.mark.parametrize("family", family_names())
def test_every_place_in_an_event_is_told_by_name(family: str):
    facts = {"seat": 0, "count": 1, "debt": 1, "held": 1, "what": "card", "card": "8c", "back": 0}
    for kind, message in sentences(family, "fr").events.items():
        variables = () if isinstance(message, str) or kind == "turn" else signature(message).parameters
        for place in {"by", "to", "from", "of"} & {name.rstrip("_") for name in variables}:
            assert "la place 2" in event_words({"kind": kind, **facts, place: 2}, "fr", family=family), kind


def test_the_example_of_a_version_in_contributing_has_nothing_to_find(tmp_path: Path):
    page = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text("utf-8")
    examples = [text for text in re.findall(r"```toml\n(.*?)```", page, re.DOTALL) if "extends" in tomllib.loads(text)]
    for number, text in enumerate(examples):
        file = tmp_path / f"example{number}.toml"
        file.write_text(text, "utf-8")
        assert findings(load_rules(file)) == []
        told = huit("rules", "check", str(file), language="en")
        assert (told.exit_code, told.stderr) == (0, ""), "as a reader would try it: no warning either"
    assert examples
