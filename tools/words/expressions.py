"""Makes the expression of a text, in TypeScript and in Python: both say the same."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from keyword import iskeyword

from fluent.syntax import ast

from tools.words.catalogue import BUILT_IN, LAST, Catalogue, Kind, Message, Variable, WordsError, has_wide_semicolons, key_of

ONE = {"fr": "{} < 2"}
"""By language, which numbers (without their sign) take the singular; elsewhere 1 does."""
_NO_BREAK, _NARROW = "\u00a0", "\u202f"


def typeset(text: str, language: str, file: str) -> str:
    """Return *text* of *file* with the spaces and apostrophes of its language, so that words can be typed plainly.

    A rule sheet has a whole space before a semicolon.

    >>> typeset("« Carte ! » : l'as ; un 8", "fr", "rules-deal")
    '«\\xa0Carte\\u202f!\\xa0»\\xa0: l’as\\xa0; un 8'
    """
    if language != "fr":
        return text
    thin = "!?" if has_wide_semicolons(file) else ";!?"
    text = re.sub(f"[ {_NO_BREAK}]([{thin}])", rf"{_NARROW}\1", text).replace(" ;", f"{_NO_BREAK};")
    text = re.sub(" ([:»])", rf"{_NO_BREAK}\1", text)
    return text.replace("« ", f"«{_NO_BREAK}").replace("'", "’")


@dataclass(frozen=True)
class Side:
    """How a side writes what texts are made of."""

    literal: Callable[[str], str]
    joined: Callable[[Sequence[str]], str]
    """Several expressions as one text."""
    chosen: Callable[[str, str, str], str]
    """A condition, and what holds then and otherwise."""
    equal: Callable[[str, str], str]
    missing: Callable[[str, Kind], str]
    """A variable has no value; a text also where it is empty."""
    size: Callable[[str], str]
    """A number without its sign."""
    no: str
    """What turns a condition round."""
    shown: Callable[[str, Kind], str]
    """A variable as text; of a person, the name."""
    mapped: Callable[[str, str], str]
    """A list, and an expression of ``each`` of it: the list of those."""
    name: Callable[[str], str]
    shared: Callable[[str, str, str], str]
    """A message of another file, by file, language and name."""
    own: Callable[[str, str], str]
    """A message of the same file, by language and name."""


def camel(key: str) -> str:
    """Return *key* as TypeScript writes it.

    >>> camel("give-hint"), camel("no_room")
    ('giveHint', 'no_room')
    """
    return re.sub("-([a-z0-9])", lambda found: found[1].upper(), key)


def snake(key: str) -> str:
    """Return *key* as Python writes it."""
    name = key.replace("-", "_")
    return f"{name}_" if iskeyword(name) else name


_TEXTS = (Kind.TEXT, Kind.CHOICE, Kind.SUIT, Kind.FACE)
"""Kinds that are texts."""


def _of_person(name: str, kind: Kind) -> str:
    return f"{name}.name" if kind is Kind.PERSON else name


def _template(parts: Sequence[str]) -> str:
    """Return one template of TypeScript: literals are unwrapped, and a template in it is part of it."""
    if len(parts) == 1:
        return parts[0]
    inner = []
    for part in parts:
        if part.startswith('"'):
            inner.append(json.loads(part).replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${"))
        else:
            inner.append("${" + part + "}")
    return "`" + "".join(inner) + "`"


def _python_text(text: str) -> str:
    return json.dumps(text, ensure_ascii=True)


TYPESCRIPT = Side(
    literal=lambda text: json.dumps(text, ensure_ascii=False),
    joined=_template,
    chosen=lambda condition, then, other: f"({condition} ? {then} : {other})",
    equal=lambda one, other: f"{one} === {other}",
    missing=lambda name, kind: f"!{name}" if kind in _TEXTS else f"{name} == null",
    size=lambda name: f"Math.abs({name})",
    no="!",
    shown=lambda name, kind: f"`${{{name}}}`" if kind is Kind.NUMBER else _of_person(name, kind),
    mapped=lambda variable, function: f"{variable}.map((each) => {function})",
    name=camel,
    shared=lambda file, language, name: f"{constant(file)}.{language}.{name}",
    own=lambda language, name: f"{language}.{name}",
)

PYTHON = Side(
    literal=_python_text,
    joined=lambda parts: parts[0] if len(parts) == 1 else f"({' + '.join(parts)})",
    chosen=lambda condition, then, other: f"({then} if {condition} else {other})",
    equal=lambda one, other: f"{one} == {other}",
    missing=lambda name, kind: f"not {name}" if kind in _TEXTS else f"{name} is None",
    size=lambda name: f"abs({name})",
    no="not ",
    shown=lambda name, kind: _of_person(name, kind) if kind in (*_TEXTS, Kind.PERSON) else f"str({name})",
    mapped=lambda variable, function: f"[{function} for each in {variable}]",
    name=snake,
    shared=lambda file, language, name: f"{snake(file)}_words.WORDS[{language!r}].{name}",
    own=lambda language, name: f"WORDS[{language!r}].{name}",
)
_NAMES = {"LIST": "listed", "EITHER": "listed"}
"""Functions that are called otherwise than in files of words."""
_BY_LANGUAGE = {"NUMBER", "FIXED", "SHARE"}


def constant(file: str) -> str:
    """Return the name of the constant that holds the words of *file* on the page."""
    return f"{file.upper().replace('-', '_')}_WORDS"


def _asked_late(variant: ast.Variant) -> int:
    """Order the variants of a choice, last one asked first: numbers before « one », and before all whether there is a value."""
    if key_of(variant) == "none":
        return 2
    return int(isinstance(variant.key, ast.NumberLiteral))


@dataclass(frozen=True)
class Writer:
    """Writes the texts of one message in one language for one side."""

    side: Side
    catalogue: Catalogue
    message: Message
    language: str
    each: str | None = None
    """The variable of a list that stands for each of it here."""

    def written(self) -> str:
        """Return the expression of the text."""
        return self._pattern(self.message.texts[self.language])

    @property
    def _variables(self) -> Mapping[str, Variable]:
        return {variable.name: variable for variable in self.message.variables}

    def _pattern(self, pattern: ast.Pattern) -> str:
        parts: list[str] = []
        plain = ""
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                plain += typeset(element.value, self.language, self.message.file)
            elif isinstance(element.expression, ast.StringLiteral):
                plain += element.expression.parse()["value"]
            else:
                if plain:
                    parts.append(self.side.literal(plain))
                    plain = ""
                parts.append(self._expression(element.expression, alone=len(pattern.elements) == 1))
        if plain or not parts:
            parts.append(self.side.literal(plain))
        return self.side.joined(parts)

    def _expression(self, expression: ast.BaseNode, *, alone: bool) -> str:
        match expression:
            case ast.VariableReference():
                variable = self._variables[expression.id.name]
                name = self.side.name(variable.name)
                # In a template a number is written by it.
                bare = self.side is TYPESCRIPT and not alone and variable.kind is Kind.NUMBER
                return name if bare else self.side.shown(name, variable.kind)
            case ast.FunctionReference():
                return self._call(expression)
            case ast.SelectExpression():
                return self._select(expression)
            case ast.Placeable():
                return self._expression(expression.expression, alone=alone)
            case _:
                raise WordsError(f"{self.message.where}: {type(expression).__name__} is not used here")

    def _call(self, call: ast.FunctionReference) -> str:
        name, given = call.id.name, call.arguments.positional
        if name in LAST and isinstance(given[0], ast.FunctionReference):
            inner = given[0].arguments.positional[0]
            if not isinstance(inner, ast.VariableReference):
                raise WordsError(f"{self.message.where}: {name} takes a variable, or what a message makes of each of one")
            of_each = replace(self, each=inner.id.name)._call(given[0])
            arguments = [self.side.mapped(self.side.name(inner.id.name), of_each)]
        else:
            called = None if name in BUILT_IN else self.catalogue.found(name, self.message.file)
            kinds = [each.kind for each in called.variables] if called else [Kind.TEXT] * len(given)
            arguments = [self._argument(argument, kind) for argument, kind in zip(given, kinds, strict=True)]
        if name in BUILT_IN:
            if name in LAST:
                last = self.catalogue.found(LAST[name], self.message.file)
                arguments.append(self._named(last))
            if name in _BY_LANGUAGE:
                arguments.append(self.side.literal(self.language))
            return f"grammar.{_NAMES.get(name, name.lower())}({', '.join(arguments)})"
        called = self.catalogue.found(name, self.message.file)
        if called.variables:
            given_together = called.named and self.side is TYPESCRIPT
            handed = ", ".join(
                f"{self.side.name(each.name)}: {argument}" for each, argument in zip(called.variables, arguments, strict=True)
            )
            return (
                f"{self._named(called)}({{ {handed} }})" if given_together else f"{self._named(called)}({', '.join(arguments)})"
            )
        # A plain text is written where it is said: in its own table it is not there yet, and another table need not be fetched.
        return replace(self, message=called, each=None).written()

    def _named(self, called: Message) -> str:
        name = self.side.name(called.key)
        own = called.file == self.message.file
        return self.side.own(self.language, name) if own else self.side.shared(called.file, self.language, name)

    def _handed(self, variable: Variable, wanted: Kind) -> str:
        """Return a variable as another message takes it: where that wants a text, a person is a name."""
        name = self.side.name(variable.name)
        return name if wanted is Kind.PERSON else _of_person(name, variable.kind)

    def _argument(self, argument: ast.BaseNode, wanted: Kind) -> str:
        match argument:
            case ast.VariableReference():
                name = argument.id.name
                return "each" if name == self.each else self._handed(self._variables[name], wanted)
            case ast.NumberLiteral():
                return argument.value
            case ast.StringLiteral():
                return self.side.literal(argument.parse()["value"])
            case ast.FunctionReference():
                return self._call(argument)
            case _:
                raise WordsError(f"{self.message.where}: {type(argument).__name__} cannot be handed on")

    def _select(self, select: ast.SelectExpression) -> str:
        subject, variable = self._subject(select.selector)
        default = next(variant for variant in select.variants if variant.default)
        made = self._pattern(default.value)
        others = [variant for variant in select.variants if not variant.default]
        for variant in sorted(others, key=_asked_late):
            made = self.side.chosen(self._condition(subject, variable, variant, default), self._pattern(variant.value), made)
        return made

    def _subject(self, selector: ast.BaseNode) -> tuple[str, Variable]:
        if isinstance(selector, ast.VariableReference):
            variable = self._variables[selector.id.name]
            return self.side.name(variable.name), variable
        if isinstance(selector, ast.FunctionReference):
            name = selector.id.name
            return self._call(selector), Variable(name, Kind(BUILT_IN[name]) if name in BUILT_IN else Kind.TEXT)
        raise WordsError(f"{self.message.where}: a choice is made by a variable or a function")

    def _condition(self, subject: str, variable: Variable, variant: ast.Variant, default: ast.Variant) -> str:
        key = key_of(variant)
        if isinstance(variant.key, ast.NumberLiteral):
            return self.side.equal(subject, key if variable.kind is Kind.NUMBER else self.side.literal(key))
        if key == "one":
            return ONE.get(self.language, self.side.equal("{}", "1")).format(self.side.size(subject))
        if key == "none":
            return self.side.missing(subject, variable.kind)
        if variable.kind is Kind.PERSON:
            if key != "you":
                raise WordsError(f"{self.message.where}: [{key}] of a person: you")
            return f"{subject}.you"
        if variable.kind is Kind.FLAG:
            if key not in ("yes", "no"):
                raise WordsError(f"{self.message.where}: [{key}] of a flag: yes or no")
            if key == "yes":
                return subject
            missing = f" && {subject} != null" if self.side is TYPESCRIPT else f" and {subject} is not None"
            return f"({self.side.no}{subject}{missing})" if variable.optional else f"{self.side.no}{subject}"
        if key == "other" or key == key_of(default):
            raise WordsError(f"{self.message.where}: [{key}] stands twice")
        return self.side.equal(subject, self.side.literal(key))
