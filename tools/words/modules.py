"""Writes a module of words for the page, and one for Python."""

import re
from collections.abc import Iterator
from pathlib import Path

from tools.words.by_name import data
from tools.words.catalogue import Catalogue, Kind, Message, Variable, Words
from tools.words.expressions import PYTHON, TYPESCRIPT, Writer, camel, constant, snake

PAGE = Path("frontend/src/words/made")
PACKAGE = Path("src/huit/words/made")
_MADE = "Made by `python -m tools.words` from src/huit/words/*/{}.ftl: change those."
_TYPES = {
    Kind.TEXT: "string",
    Kind.NUMBER: "number",
    Kind.FLAG: "boolean",
    Kind.LIST: "readonly string[]",
    Kind.SUIT: "Suit",
    Kind.FACE: "Face",
    Kind.PERSON: "Person",
}
_HINTS = {Kind.NUMBER: "float", Kind.FLAG: "bool", Kind.LIST: "Sequence[str]", Kind.PERSON: "grammar.Person"}


def write_modules(catalogue: Catalogue, root: Path) -> list[Path]:
    """Write the modules of *catalogue* under *root*, and take away those of files that are gone; return what was written."""
    made = {
        **{root / PAGE / f"{name}.ts": _typescript(catalogue.on_page, words) for name, words in catalogue.on_page.files.items()},
        **{root / PACKAGE / f"{snake(name)}.py": _python(catalogue, words) for name, words in catalogue.files.items()},
        root / PACKAGE / "__init__.py": _package(catalogue),
    }
    for folder in (root / PAGE, root / PACKAGE):
        folder.mkdir(parents=True, exist_ok=True)
        for path in [*folder.glob("*.ts"), *folder.glob("*.py")]:
            if path not in made:
                path.unlink()
    written = [path for path, text in made.items() if not path.is_file() or path.read_text("utf-8") != text]
    for path in written:
        path.write_text(made[path], "utf-8")
    return written


def _package(catalogue: Catalogue) -> str:
    """Return the module that says which languages there are."""
    return f'''"""Words as modules, made by `python -m tools.words`."""

LANGUAGES = {tuple(catalogue.languages)!r}
"""The languages of all words, the one that they are written in first."""
'''


def _tables(words: Words) -> dict[str, list[Message]]:
    """Return the messages by key: one without a part is a text, others are the texts of a table."""
    found: dict[str, list[Message]] = {}
    for message in words.kept:
        found.setdefault(message.key, []).append(message)
    return found


def _typescript(catalogue: Catalogue, words: Words) -> str:
    type_name = camel(f"-{words.name}-words")
    lines = [f"export interface {type_name} {{"]
    for key, messages in _tables(words).items():
        if messages[0].part is None:
            lines.append(f"  {camel(key)}: {_type(messages[0])};")
        else:
            lines += [f"  {camel(key)}: {{", *(f"    {camel(each.part or '')}: {_type(each)};" for each in messages), "  };"]
    lines.append("}")
    for language in catalogue.languages:
        lines += [f"const {language}: {type_name} = {{", *page_table(catalogue, words, language), "};"]
    lines.append(f"export const {constant(words.name)} = {{ {', '.join(catalogue.languages)} }};")
    body = "\n".join(lines) + "\n"
    imports = ["import * as grammar from '../grammar';"] if "grammar." in body else []
    imports += [
        f"import {{ {constant(name)} }} from './{name}';"
        for name in catalogue.files
        if name != words.name and f"{constant(name)}." in body
    ]
    types = [name for name in ("Face", "Suit") if f": {name}" in body]
    imports += [f"import type {{ {', '.join(types)} }} from '../../ground/protocol';"] if types else []
    imports += ["import type { Person } from '../grammar';"] if ": Person" in body else []
    return "\n".join([f"// {_MADE.format(words.name)}", *imports, body])


def page_table(catalogue: Catalogue, words: Words, language: str) -> list[str]:
    """Return the lines of the object that holds *words* in one language on the page; they need no types of their own."""
    lines: list[str] = []
    for key, messages in _tables(words).items():
        if messages[0].part is None:
            lines.append(f"  {camel(key)}: {_arrow(catalogue, messages[0], language)},")
        else:
            inner = (f"    {camel(each.part or '')}: {_arrow(catalogue, each, language)}," for each in messages)
            lines += [f"  {camel(key)}: {{", *inner, "  },"]
    return lines


def _type(message: Message) -> str:
    may_lack = {each.name: "?" if each.optional and message.named else "" for each in message.variables}
    variables = [f"{camel(each.name)}{may_lack[each.name]}: {_type_of(each)}" for each in message.variables]
    if message.named:
        return f"(told: {{ {'; '.join(variables)} }}) => string" if variables else "(told: object) => string"
    return f"({', '.join(variables)}) => string" if variables else "string"


def _type_of(variable: Variable) -> str:
    if variable.kind is Kind.CHOICE:
        name = "string" if variable.open else " | ".join(f"'{choice}'" for choice in sorted(variable.choices))
    else:
        name = _TYPES[variable.kind]
    return f"{name} | null | undefined" if variable.optional else name


def _arrow(catalogue: Catalogue, message: Message, language: str) -> str:
    """Return the text, or the function that makes it: what a language does not use has no name there."""
    written = Writer(TYPESCRIPT, catalogue, message, language).written()
    names = [each.name for each in message.variables]
    used = [re.search(rf"\b{camel(name)}\b", written) is not None for name in names]
    if message.named:
        taken = ", ".join(camel(name) for name, uses in zip(names, used, strict=True) if uses)
        return f"({{ {taken} }}) => {written}" if taken else f"() => {written}"
    if not names:
        return written
    last = max((place for place, uses in enumerate(used) if uses), default=-1)
    taken = ", ".join(camel(name) if uses else f"_{camel(name)}" for name, uses in zip(names[: last + 1], used, strict=False))
    return f"({taken}) => {written}"


def _python(catalogue: Catalogue, words: Words) -> str:
    if words.by_name:
        return "\n".join([f'"""{_MADE.format(words.name)}"""', "", *data(catalogue, words), ""])
    tables = _tables(words)
    lines: list[str] = []
    for key, messages in tables.items():
        if messages[0].part is not None:
            parts = [(each.part or "", each) for each in messages]
            lines += ["", "", f"class {_class(words, key)}(Words):", *_fields(parts)]
    lines += ["", "", f"class {_class(words)}(Words):"]
    for key, messages in tables.items():
        lines += [f"    {snake(key)}: {_class(words, key)}"] if messages[0].part is not None else _fields([(key, messages[0])])
    for language in catalogue.languages:
        lines += [line for message in words.messages if message.variables for line in _definition(catalogue, message, language)]
    lines += ["", "", f"WORDS: dict[str, {_class(words)}] = {{"]
    for language in catalogue.languages:
        lines.append(f'    "{language}": {_class(words)}(')
        for key, messages in tables.items():
            values = [(snake(each.part or key), _value(catalogue, each, language)) for each in messages]
            if messages[0].part is None:
                lines += [f"        {name}={value}," for name, value in values]
            else:
                lines += [
                    f"        {snake(key)}={_class(words, key)}(",
                    *(f"            {name}={value}," for name, value in values),
                    "        ),",
                ]
        lines.append("    ),")
    lines.append("}")
    body = "\n".join(lines) + "\n"
    return "\n".join([f'"""{_MADE.format(words.name)}"""', "", *_imports(catalogue, words, body)]) + body


def _definition(catalogue: Catalogue, message: Message, language: str) -> list[str]:
    """Return the function of a text with variables."""
    taken = ", ".join(f"{snake(each.name)}: {_hint_of(each)}" for each in message.variables)
    written = Writer(PYTHON, catalogue, message, language).written()
    return ["", "", f"def {_private(message, language)}({taken}) -> str:", f"    return {written}"]


def _private(message: Message, language: str) -> str:
    return "_".join(["", language, snake(message.key).rstrip("_"), *([message.part.replace("-", "_")] if message.part else [])])


def _value(catalogue: Catalogue, message: Message, language: str) -> str:
    if message.variables:
        return _private(message, language)
    return Writer(PYTHON, catalogue, message, language).written()


def _imports(catalogue: Catalogue, words: Words, body: str) -> Iterator[str]:
    # Nobody asks what the types are when the program runs, and to make them would take half the time that the words are read in.
    yield "from __future__ import annotations"
    yield ""
    used = [name for name in ("Callable", "Sequence") if f"{name}[" in body]
    if used:
        yield f"from collections.abc import {', '.join(used)}"
        yield ""
    if "grammar." in body:
        yield "from huit.words import grammar"
    for name in map(snake, catalogue.files):
        if re.search(rf"\b{name}_words\.WORDS", body):
            yield f"from huit.words.made import {name} as {name}_words"
    yield "from huit.words.telling import Words"


def _class(words: Words, key: str = "") -> str:
    """Return the name of the class of a file, or of a table in it."""
    return camel(f"-{words.name}-words-{key.replace('_', '-')}".rstrip("-"))


def _fields(messages: list[tuple[str, Message]]) -> list[str]:
    return [f"    {snake(name)}: {_hint(message)}" for name, message in messages]


def _hint(message: Message) -> str:
    if not message.variables:
        return "str"
    return f"Callable[[{', '.join(map(_hint_of, message.variables))}], str]"


def _hint_of(variable: Variable) -> str:
    return f"{_HINTS.get(variable.kind, 'str')}{' | None' if variable.optional else ''}"
