"""A third language, for tests: every English word turned round, so that a word of another language in a sentence shows.

`python -m tools.words.turned` prints it as a module of the page.
"""

import json
import re
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

from fluent.syntax import ast

from tools.words.catalogue import Catalogue, Words, inside, read_catalogue
from tools.words.expressions import constant
from tools.words.modules import page_table

NAME = "qo"
_WORD = re.compile(r"[^\W\d_]+")


def with_turned(catalogue: Catalogue) -> Catalogue:
    """Return *catalogue* with the language `NAME` besides."""
    files = {
        name: Words(
            name,
            [replace(each, texts={**each.texts, NAME: _turned(each.texts["en"])}) for each in words.messages],
            words.on_page,
        )
        for name, words in catalogue.files.items()
    }
    return Catalogue([*catalogue.languages, NAME], files)


def vocabulary(catalogue: Catalogue) -> set[str]:
    """Return all words of the turned language, in small letters."""
    texts = (text for words in catalogue.files.values() for each in words.messages for text in _texts(each.texts[NAME]))
    return {word.lower() for text in texts for word in _WORD.findall(text)}


def _texts(pattern: ast.Pattern) -> list[str]:
    return [node.value for node in inside(pattern) if isinstance(node, ast.TextElement)]


def _turned(pattern: ast.Pattern) -> ast.Pattern:
    turned = deepcopy(pattern)
    for node in inside(turned):
        if isinstance(node, ast.TextElement):
            node.value = _WORD.sub(lambda found: found[0][::-1], node.value)
    return turned


def page_module(catalogue: Catalogue) -> str:
    """Return a module whose default is the turned words of the page by file; `vocabulary` lists them."""
    catalogue = catalogue.on_page
    tables = "\n".join(
        "\n".join(
            [
                f"const {constant(words.name)} = {{ {NAME}: (() => {{ const {NAME} = {{",
                *page_table(catalogue, words, NAME),
                f"}}; return {NAME}; }})() }};",
            ]
        )
        for words in catalogue.files.values()
    )
    files = ", ".join(f"{json.dumps(words.name)}: {constant(words.name)}.{NAME}" for words in catalogue.files.values())
    known = json.dumps(sorted(vocabulary(catalogue)), ensure_ascii=False)
    exports = f"export const vocabulary = {known};\nexport default {{ {files} }};"
    return f"import * as grammar from '/src/words/grammar.ts';\n{tables}\n{exports}\n"


if __name__ == "__main__":
    print(page_module(with_turned(read_catalogue(Path(__file__).resolve().parents[2] / "src/huit/words"))))
