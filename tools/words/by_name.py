"""Writes the words that are looked up by name: data for Python, in which a text has a slot for each variable, as ``{n}``."""

from collections.abc import Iterator

from fluent.syntax import ast

from tools.words.catalogue import COMMAND_HELP, MISTAKES, Catalogue, Message, Words, WordsError
from tools.words.expressions import typeset

TEXT = "text"
"""The part that is the text of a message; the others are called as its attributes are."""


def data(catalogue: Catalogue, words: Words) -> Iterator[str]:
    """Yield the lines of a table: texts by language, message and part."""
    yield "WORDS: dict[str, dict[str, dict[str, str]]] = {"
    for language in catalogue.languages:
        yield f"    {language!r}: {{"
        for key in dict.fromkeys(message.key for message in words.messages):
            yield f"        {key!r}: {{"
            for message in words.messages:
                if message.key == key:
                    yield f"            {message.part or TEXT!r}: {template(catalogue, message, language)!r},"
            yield "        },"
        yield "    },"
    yield "}"


def template(catalogue: Catalogue, message: Message, language: str) -> str:
    """Return a text with its slots; what it says by another message is written into it."""
    return "".join(
        _set(element.value, message, language)
        if isinstance(element, ast.TextElement)
        else _filled(catalogue, message, element.expression, language)
        for element in message.texts[language].elements
    )


def _set(text: str, message: Message, language: str) -> str:
    """Return *text* typeset; in what is wrong, straight quotes enclose what is to be typed, and stay.

    The help of commands stands as it is: a terminal breaks its lines.
    """
    if message.file == COMMAND_HELP:
        return text
    straight = message.file.startswith(MISTAKES)
    parts = text.split("'") if straight else [text]
    return "'".join(typeset(part, language, message.file) for part in parts)


def _filled(catalogue: Catalogue, message: Message, expression: ast.BaseNode, language: str) -> str:
    match expression:
        case ast.StringLiteral():
            return str(expression.parse()["value"]).replace("{", "{{").replace("}", "}}")
        case ast.VariableReference():
            return f"{{{expression.id.name}}}"
        case ast.FunctionReference(id=ast.Identifier(name="AS_TYPED")):
            return f"{{{expression.arguments.positional[0].id.name}!r}}"
        case ast.FunctionReference():
            called = catalogue.found(expression.id.name, message.file)
            given = [each.id.name for each in expression.arguments.positional if isinstance(each, ast.VariableReference)]
            if given != [variable.name for variable in called.variables]:
                raise WordsError(f"{message.where}: {expression.id.name} takes {called.variables}, by the same names")
            return template(catalogue, called, language)
        case _:
            raise WordsError(f"{message.where}: {type(expression).__name__} has no place in words that are looked up by name")
