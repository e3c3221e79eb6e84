"""One English word in code, one French word on screen: GLOSSARY.md, kept."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from huit.rooms.agreement import AgreementMistake
from huit.rules import Mistake
from huit.rules.families import Schema, family_names, schema_of
from huit.rules.knobs import POINTS, Knob

SOURCES = Path(__file__).parents[2] / "src" / "huit"
FORBIDDEN = {"talon", "pile", "color", "coup", "pli", "table"}
SCHEMAS = [schema_of(name) for name in family_names()]
KNOBS = [knob for schema in SCHEMAS for knob in (*schema.knobs.values(), *schema.powers.values())] + [POINTS]
MISTAKES = [mistake for kind in dict.fromkeys([AgreementMistake, *Mistake.__subclasses__()]) for mistake in kind]
NO_BREAK = "\u00a0\u202f"


def test_our_own_names_keep_to_the_glossary():
    found = [f"{path.relative_to(SOURCES)}: {name}" for path, name in sorted(set(_own_names())) if FORBIDDEN & _words(name)]
    assert not found, "words that the glossary has another word for"


def test_the_forbidden_words_are_found_wherever_a_name_is_made():
    code = "class PileOfCards: pass\ndef talon(pli, *coup): table = 1; self.color = 2\nfrom sqlalchemy import Table as Table"
    found = {word for name in _names_made(ast.parse(code)) for word in FORBIDDEN & _words(name)}
    assert found == FORBIDDEN
    assert not FORBIDDEN & _words("compile_tablet")


@pytest.mark.parametrize("knob", KNOBS, ids=lambda knob: knob.name)
def test_a_knob_speaks_french_and_english(knob: Knob):
    assert knob.words["fr"].keys() == knob.words["en"].keys()
    for part, french in knob.words["fr"].items():
        english = knob.words["en"][part]
        assert part == "one" or (french.strip() and english.strip())
        assert _slots(french) == _slots(english)


@pytest.mark.parametrize("knob", KNOBS, ids=lambda knob: knob.name)
def test_french_is_set_as_french_is(knob: Knob):
    for french in filter(None, knob.words["fr"].values()):
        _assert_french(french)


@pytest.mark.parametrize("mistake", MISTAKES, ids=str)
def test_a_mistake_in_rules_is_told_in_french_and_english(mistake: Mistake):
    french = mistake.sentence("fr")
    assert _slots(french) == _slots(mistake.sentence("en"))
    assert not re.search(r"\w'\w", french), "a straight apostrophe, where ’ is meant"
    assert not re.search(f"[^{NO_BREAK}][;:!?»]( |$)", re.sub(r"\{.*?\}", "", french))


@pytest.mark.parametrize("family", SCHEMAS, ids=lambda family: family.name)
def test_what_holds_in_a_whole_family_is_said_in_both_languages(family: Schema):
    for french, english in zip(family.basics["fr"], family.basics["en"], strict=True):
        _assert_french(french)
        assert english.strip()


@pytest.mark.parametrize("path", sorted(SOURCES.glob("rules/library/**/*.toml")), ids=lambda path: path.stem)
def test_a_version_presents_itself_in_both_languages(path: Path):
    version = tomllib.loads(path.read_text(encoding="utf-8"))
    for head in ("name", "summary"):
        assert set(version[head]) == {"fr", "en"}
        _assert_french(version[head]["fr"])


def _assert_french(text: str) -> None:
    assert "'" not in text, f"a straight apostrophe, where ’ is meant: {text}"
    assert not re.search(f"[^{NO_BREAK}][;:!?»]", text), f"a sign without its no-break space before: {text}"
    assert not re.search(f"«[^{NO_BREAK}]", text), f"a « without its no-break space after: {text}"


def _slots(sentence: str) -> set[str]:
    return set(re.findall(r"\{\w+\}", sentence))


def _words(name: str) -> set[str]:
    """Return the words of a name, whether snake_case or CamelCase."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}


def _own_names() -> Iterator[tuple[Path, str]]:
    # What is made of the files of words is named as their messages are: for people.
    for path in (path for path in SOURCES.rglob("*.py") if "made" not in path.parts):
        yield path, path.stem
        for name in _names_made(ast.parse(path.read_text(encoding="utf-8"))):
            yield path, name
    for path in SOURCES.rglob("*.toml"):
        for key in _keys(tomllib.loads(path.read_text(encoding="utf-8"))):
            yield path, key


def _keys(section: dict[str, object]) -> Iterator[str]:
    for key, value in section.items():
        yield key
        if isinstance(value, dict):
            yield from _keys(value)


def _names_made(tree: ast.AST) -> Iterator[str]:
    """Yield the names that the code makes: those it only uses are other people's, or are made elsewhere."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.name
            case ast.arg():
                yield node.arg
            case ast.Name(ctx=ast.Store()):
                yield node.id
            case ast.Attribute(ctx=ast.Store()):
                yield node.attr
