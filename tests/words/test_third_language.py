"""A third language is one more folder of files: one whose words are turned round says no word of another."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentSerializer, ast

import huit.words.made
from tools.words import read_catalogue, write_modules
from tools.words.catalogue import Kind
from tools.words.examples import examples
from tools.words.modules import PACKAGE
from tools.words.turned import NAME, page_module, vocabulary, with_turned

WORDS = Path(__file__).parents[2] / "src/huit/words"
OF_VARIABLES = {"anne", "le", "nord", "yann", "yves", "vous", "ls", "ns", "ys"}
"""What examples put in; the last three as if they were ranks, of which there are several."""
CALLS = {"makao", "maou", "mau", "tschau", "macau", "tek", "lappen", "niko", "kadi", "sepp", "po", "makale"}
"""What every language calls out alike."""
CARD = re.compile(r"\b([2-9TJQKA][cdhs]|X[rb])\b")


@contextmanager
def words_of(folder: Path) -> Iterator[None]:
    """Have `huit.words.made` read its modules from *folder*; afterwards all are as they were, for tests that come later."""
    package = huit.words.made
    modules = {name: module for name, module in sys.modules.items() if name.startswith(f"{package.__name__}.")}
    attributes = dict(vars(package))
    for name in modules:
        del sys.modules[name]
    package.__path__ = [str(folder)]
    try:
        yield
    finally:
        for name in [name for name in sys.modules if name.startswith(f"{package.__name__}.")]:
            del sys.modules[name]
        sys.modules.update(modules)
        vars(package).clear()
        vars(package).update(attributes)


def test_a_language_of_turned_words_says_none_of_another(tmp_path):
    catalogue = with_turned(read_catalogue(WORDS))
    write_modules(catalogue, tmp_path)
    choices = {
        choice
        for words in catalogue.files.values()
        for each in words.messages
        for variable in each.variables
        if variable.kind is Kind.CHOICE
        for choice in variable.choices
    }
    known = (
        vocabulary(catalogue) | OF_VARIABLES | {part for choice in choices for part in re.findall(r"[^\W\d_]+", choice.lower())}
    )
    with words_of(tmp_path / "src/huit/words/made"):
        said = [each for each in examples(catalogue) if each["language"] == NAME]
    assert len(said) > 3000
    foreign = {
        (word, each["file"], ".".join(each["path"]))
        for each in said
        for word in re.findall(r"[^\W\d_]{2,}", each["text"])
        if word.lower() not in known
    }
    assert not foreign


@pytest.fixture(scope="module")
def spoken(tmp_path_factory) -> dict[str, Any]:
    """All that Python says in the turned language, and the words of that language."""
    folder = tmp_path_factory.mktemp("turned")
    catalogue = with_turned(read_catalogue(WORDS))
    write_modules(catalogue, folder)
    arguments = [sys.executable, "-m", "tests.words.speaking_turned", str(folder / PACKAGE)]
    result = subprocess.run(arguments, capture_output=True, text=True, check=False)
    assert not result.returncode, result.stderr
    return json.loads(result.stdout) | {"known": vocabulary(catalogue)}


@pytest.mark.parametrize(("part", "least"), [("sheets", 100), ("terminal", 400), ("mistakes", 10)])
def test_python_says_all_of_it_in_a_third_language(spoken: dict[str, Any], part: str, least: int):
    always = words_in(" ".join(spoken["quoted"])) if part != "sheets" else set()
    assert len(spoken[part]) >= least
    known = spoken["known"] | CALLS | always
    foreign = {(word, text[:200]) for text, quoted in spoken[part] for word in words_in(text) - known - words_in(quoted)}
    assert not foreign


def words_in(text: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[^\W\d_]{2,}", CARD.sub("", text))}


def test_a_folder_more_is_a_language_more(tmp_path):
    turned = with_turned(read_catalogue(WORDS))
    for language in turned.languages:
        (tmp_path / language).mkdir()
    for name, words in turned.files.items():
        for language in ("fr", "en"):
            (tmp_path / language / f"{name}.ftl").write_bytes((WORDS / language / f"{name}.ftl").read_bytes())
        body: dict[str, ast.Message] = {}
        for each in words.messages:
            message = body.setdefault(each.key, ast.Message(ast.Identifier(each.key)))
            if each.part is None:
                message.value = each.texts[NAME]
            else:
                message.attributes.append(ast.Attribute(ast.Identifier(each.part), each.texts[NAME]))
        (tmp_path / NAME / f"{name}.ftl").write_text(FluentSerializer().serialize(ast.Resource(list(body.values()))), "utf-8")
    read = read_catalogue(tmp_path)
    assert set(read.languages) == {"fr", "en", NAME}
    assert page_module(read) == page_module(turned)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_turning_leaves_the_others_alone(language):
    catalogue = read_catalogue(WORDS)
    turned = with_turned(catalogue)
    assert all(
        each.texts[language] is other.texts[language]
        for name, words in catalogue.files.items()
        for each, other in zip(words.messages, turned.files[name].messages, strict=True)
    )


def test_words_read_from_elsewhere_are_forgotten(tmp_path):
    write_modules(with_turned(read_catalogue(WORDS)), tmp_path)
    before = dict(vars(huit.words.made))
    with words_of(tmp_path / "src/huit/words/made"):
        assert NAME in import_module("huit.words.made.page").WORDS
    assert vars(huit.words.made) == before
    assert NAME not in import_module("huit.words.made.page").WORDS
