"""Writes a module of words for the page, and one for Python."""

from collections.abc import Iterator
from pathlib import Path

from tools.words.catalogue import Catalogue, Kind, Message, Variable, Words
from tools.words.expressions import PYTHON, TYPESCRIPT, Side, Writer, camel, constant, snake

PAGE = Path("frontend/src/words/made")
PACKAGE = Path("src/huit/words/made")
_MADE = "Made by `python -m tools.words` from src/huit/words/*/{}.ftl: change those."
_TYPES = {Kind.TEXT: "string", Kind.NUMBER: "number", Kind.FLAG: "boolean", Kind.LIST: "readonly string[]", Kind.SUIT: "Suit", Kind.FACE: "Face"}
_HINTS = {Kind.NUMBER: "float", Kind.FLAG: "bool", Kind.LIST: "Sequence[str]"}


def write_modules(catalogue: Catalogue, root: Path) -> list[Path]:
    """Write the modules of *catalogue* under *root*, and take away those of files that are gone; return what was written."""
    made = {
        **{root / PAGE / f"{name}.ts": _typescript(catalogue, words) for name, words in catalogue.files.items()},
        **{root / PACKAGE / f"{snake(name)}.py": _python(catalogue, words) for name, words in catalogue.files.items()},
        root / PACKAGE / "__init__.py": '"""Words as modules, made by `python -m tools.words`."""\n',
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


def _tables(words: Words) -> dict[str, list[Message]]:
    """Return the messages by key: one without a part is a text, others are the texts of a table."""
    found: dict[str, list[Message]] = {}
    for message in words.messages:
        found.setdefault(message.key, []).append(message)
    return found


def _others(text: str, names: list[str], sign: str) -> list[str]:
    return [name for name in names if sign.format(name) in text]


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
        lines.append(f"const {language}: {type_name} = {{")
        for key, messages in _tables(words).items():
            if messages[0].part is None:
                lines.append(f"  {camel(key)}: {_function(catalogue, messages[0], language, TYPESCRIPT)},")
            else:
                inner = (f"    {camel(each.part or '')}: {_function(catalogue, each, language, TYPESCRIPT)}," for each in messages)
                lines += [f"  {camel(key)}: {{", *inner, "  },"]
        lines.append("};")
    lines.append(f"export const {constant(words.name)} = {{ {', '.join(catalogue.languages)} }};")
    body = "\n".join(lines) + "\n"
    imports = ["import * as grammar from '../grammar';"] if "grammar." in body else []
    imports += [f"import {{ {constant(name)} }} from './{name}';" for name in catalogue.files if name != words.name and f"{constant(name)}." in body]
    types = [name for name in ("Face", "Suit") if f": {name}" in body]
    imports += [f"import type {{ {', '.join(types)} }} from '../../ground/protocol';"] if types else []
    return "\n".join([f"// {_MADE.format(words.name)}", *imports, body])


def _type(message: Message) -> str:
    variables = [f"{camel(each.name)}: {_type_of(each)}" for each in message.variables]
    if message.named:
        return f"(told: {{ {'; '.join(variables)} }}) => string"
    return f"({', '.join(variables)}) => string" if variables else "string"


def _type_of(variable: Variable) -> str:
    if variable.kind is Kind.CHOICE:
        told = "string" if variable.open else " | ".join(f"'{choice}'" for choice in sorted(variable.choices))
    else:
        told = _TYPES[variable.kind]
    return f"{told} | null | undefined" if variable.optional else told


def _function(catalogue: Catalogue, message: Message, language: str, side: Side) -> str:
    written = Writer(side, catalogue, message, language).written()
    names = ", ".join(side.name(each.name) for each in message.variables)
    if side is TYPESCRIPT and message.named:
        return f"({{ {names} }}) => {written}" if names else f"() => {written}"
    if not names:
        return written
    return f"({names}) => {written}" if side is TYPESCRIPT else f"lambda {names}: {written}"


def _python(catalogue: Catalogue, words: Words) -> str:
    tables = _tables(words)
    lines: list[str] = []
    for key, messages in tables.items():
        if messages[0].part is not None:
            lines += ["", "", f"class {_class(key)}(NamedTuple):", *_fields([(each.part or "", each) for each in messages])]
    lines += ["", "", "class Words(NamedTuple):"]
    for key, messages in tables.items():
        lines += [f"    {snake(key)}: {_class(key)}"] if messages[0].part is not None else _fields([(key, messages[0])])
    lines += ["", "", "WORDS: dict[str, Words] = {"]
    for language in catalogue.languages:
        lines.append(f"    {language!r}: Words(")
        for key, messages in tables.items():
            if messages[0].part is None:
                lines.append(f"        {snake(key)}={_function(catalogue, messages[0], language, PYTHON)},")
            else:
                inner = (f"            {snake(each.part or '')}={_function(catalogue, each, language, PYTHON)}," for each in messages)
                lines += [f"        {snake(key)}={_class(key)}(", *inner, "        ),"]
        lines.append("    ),")
    lines.append("}")
    body = "\n".join(lines) + "\n"
    return "\n".join([f'"""{_MADE.format(words.name)}"""', "", *_imports(catalogue, words, body)]) + body


def _imports(catalogue: Catalogue, words: Words, body: str) -> Iterator[str]:
    yield "from collections.abc import Callable, Sequence"
    yield "from typing import NamedTuple"
    yield ""
    if "grammar." in body:
        yield "from huit.words import grammar"
    others = [snake(name) for name in catalogue.files if name != words.name and f"{snake(name)}.WORDS" in body]
    if others:
        yield f"from huit.words.made import {', '.join(others)}"


def _class(key: str) -> str:
    name = camel(f"-{key.replace('_', '-')}")
    return f"{name}Words"


def _fields(messages: list[tuple[str, Message]]) -> list[str]:
    return [f"    {snake(name)}: {_hint(message)}" for name, message in messages]


def _hint(message: Message) -> str:
    if not message.variables:
        return "str"
    hints = (f"{_HINTS.get(each.kind, 'str')}{' | None' if each.optional else ''}" for each in message.variables)
    return f"Callable[[{', '.join(hints)}], str]"
