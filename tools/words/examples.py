"""`python -m tools.words.examples`: what Python says of each message, with examples of its variables, as JSON for the page."""

import json
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

from huit.words.grammar import Person
from tools.words.catalogue import Catalogue, Kind, Message, Variable, read_catalogue
from tools.words.expressions import camel, snake

_VALUES: dict[Kind, list[Any]] = {
    Kind.TEXT: ["Anne", "le 8", "Yves"],
    Kind.NUMBER: [-2, 0, 1, 2, 3, 12],
    Kind.FLAG: [True, False],
    Kind.LIST: [[], ["Anne"], ["Anne", "Nord"], ["Anne", "Nord", "Yann"]],
    Kind.SUIT: ["c", "d", "h", "s"],
    Kind.FACE: ["Ah", "Td", "Qs"],
    Kind.PERSON: [Person("Anne"), Person("vous", you=True)],
}
_MOST = 24
"""Examples of one message."""


def examples(catalogue: Catalogue) -> Iterator[dict[str, Any]]:
    """Return, for each message and language, where it stands on the page, variables, and the text that Python makes of them."""
    for words in catalogue.files.values():
        tables = import_module(f"huit.words.made.{snake(words.name)}").WORDS
        if words.by_name:
            yield from _looked_up(words.name, tables)
            continue
        for message in words.kept:
            for language in catalogue.languages:
                for values in _chosen(message):
                    yield {
                        "file": words.name,
                        "path": [camel(key) for key in (message.key, message.part) if key],
                        "named": [camel(each.name) for each in message.variables] if message.named else None,
                        "language": language,
                        "values": [each._asdict() if isinstance(each, Person) else each for each in values],
                        "text": _text(tables[language], message, values),
                    }


def _looked_up(file: str, tables: dict[str, dict[str, dict[str, str]]]) -> Iterator[dict[str, Any]]:
    """Return the texts that are looked up by name: their slots are empty."""
    for language, messages in tables.items():
        for key, parts in messages.items():
            for part, text in parts.items():
                yield {"file": file, "path": [key, part], "language": language, "text": re.sub(r"\{\w+(!r)?\}", "", text)}


def _chosen(message: Message) -> list[list[Any]]:
    """Return values for the variables of *message*, spread over all that there are."""
    every = [list(values) for values in product(*map(_values, message.variables))]
    return every[:: max(1, len(every) // _MOST)]


def _values(variable: Variable) -> list[Any]:
    values = sorted(variable.choices) if variable.kind is Kind.CHOICE else _VALUES[variable.kind]
    return [*values, None] if variable.optional else values


def _text(table: Any, message: Message, values: list[Any]) -> str:
    found = getattr(table, snake(message.key))
    if message.part:
        found = getattr(found, snake(message.part))
    return found(*values) if message.variables else found


if __name__ == "__main__":
    json.dump(list(examples(read_catalogue(Path(__file__).resolve().parents[2] / "src/huit/words").on_page)), sys.stdout)
