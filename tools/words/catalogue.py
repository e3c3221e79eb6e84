"""Reads the files of words: what each message is called, which variables it has, and its text in every language.

A file stands once in the folder of each language, with the same messages. A message is a text, or a table of texts (Fluent's
attributes); a term (``-makes``) is of one language alone. Two ways of using Fluent are our own: a function in capitals is a
message of the same file, or of a file of `SHARED`, or one of `BUILT_IN`; and the variants that a text chooses between tell the
kind of a variable.

Files of words that are looked up by name, as those of knobs and of mistakes, become data and not functions: see `Words.by_name`.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from fluent.syntax import FluentParser, ast

OFTEN = "often"
"""What several places say: plain texts of it are written where they are said."""
SHEETS = "rules"
"""So begin the files of what a rule sheet says, which only Python does: ``rules-cards``."""
SHARED = ("numbers", "cards", "cries", "people", OFTEN, f"{SHEETS}-cards")
"""Files whose messages may be used in every other file; each uses only itself and those before it."""
KNOBS = "knobs"
"""The words of knobs of all families; those of one family stand in files that begin so: ``knobs-danish``."""
MISTAKES = "mistakes"
"""So begin the files of what can be wrong, by its code: ``mistakes-danish``."""
PLANS = "plans"
"""How plans of a match count and end, by the name of the plan."""
COMMAND_HELP = "command-help"
"""The help of commands, by the words of the command."""
CLICKS = "clicks"
"""What the parser of commands says by itself."""
BUILT_IN = {
    "CAPITAL": "Text",
    "ELIDES": "Flag",
    "LIST": "Text",
    "EITHER": "Text",
    "NEITHER": "Text",
    "COUNT": "Number",
    "NUMBER": "Text",
    "FIXED": "Text",
    "SHARE": "Text",
    "WRITTEN": "Text",
    "AS_TYPED": "Text",
    "RANK": "Text",
    "SUIT": "Suit",
    "PRECISE": "Flag",
}
"""Functions of `grammar`, and what each returns; the page has no FIXED, SHARE, NEITHER and AS_TYPED, a text in quotes. In words
that are looked up by name, AS_TYPED is a fact as a rule file would say it."""
LAST = {"LIST": "AND", "EITHER": "OR", "NEITHER": "NOR"}
"""Functions that make a text of a list, and the message that stands before the last one; NOR stands before each."""
ORIGINAL = "fr"
"""The language in which a message is written first: the order of its variables is that of their first use here."""
OFF_PAGE = "### Not on the page"
"""How a file begins in French that only Python says: it makes no module of the page."""


_TAKEN = re.compile(
    "break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in"
    "|instanceof|let|new|null|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield"
)
"""What no variable can be called on the page; in Python a name gets an underscore where it has to."""


def _is_by_name(file: str) -> bool:
    return file in (PLANS, COMMAND_HELP, CLICKS) or file.partition("-")[0] in (KNOBS, MISTAKES)


def has_wide_semicolons(file: str) -> bool:
    """Tell whether *file* has a whole space before a semicolon: rule sheets, and words that are looked up by name."""
    return _is_by_name(file) or file.partition("-")[0] == SHEETS


class WordsError(Exception):
    """A file of words that cannot be compiled; the message names file and message."""


class Kind(Enum):
    """What a variable holds."""

    TEXT = "Text"
    NUMBER = "Number"
    FLAG = "Flag"
    LIST = "List"
    SUIT = "Suit"
    FACE = "Face"
    PERSON = "Person"
    """The reader, or somebody who has a name."""
    CHOICE = "Choice"


@dataclass
class Variable:
    """A variable of a message."""

    name: str
    kind: Kind = Kind.TEXT
    choices: set[str] = field(default_factory=set)
    """Of a choice: its keys."""
    open: bool = False
    """Of a choice: whether it may be something else."""
    optional: bool = False
    """Whether it may be missing."""


@dataclass
class Message:
    """A text with its variables: a message of Fluent, or one attribute of it."""

    file: str
    key: str
    part: str | None
    variables: list[Variable]
    texts: dict[str, ast.Pattern]
    """By language."""
    named: bool = False
    """Whether the page hands the variables over as the fields of one object."""

    @property
    def where(self) -> str:
        """Where the text stands, for errors."""
        return f"{self.file}.ftl: {self.key}" + (f".{self.part}" if self.part else "")


@dataclass
class Words:
    """A file of words, in all languages."""

    name: str
    messages: list[Message]
    on_page: bool = True
    """Whether the page says any of it."""

    @property
    def by_name(self) -> bool:
        """Whether its messages are looked up by name: data for Python, a text and its attributes, and nothing for the page."""
        return _is_by_name(self.name)

    @property
    def kept(self) -> list[Message]:
        """The messages that modules hold: of `OFTEN` not those that are written where they are said."""
        return [message for message in self.messages if self.name != OFTEN or message.variables]

    def message(self, key: str) -> Message | None:
        """Return the message *key*, if the file has it as a text."""
        return next((message for message in self.messages if message.key == key and message.part is None), None)


@dataclass
class Catalogue:
    """All words: files by name, those of `SHARED` first."""

    languages: Sequence[str]
    files: Mapping[str, Words]

    @property
    def on_page(self) -> "Catalogue":
        """The words of which the page says something."""
        return Catalogue(self.languages, {name: words for name, words in self.files.items() if words.on_page})

    def found(self, function: str, file: str) -> Message:
        """Return the message that *function* (in capitals) means in *file*.

        Raises:
            WordsError: if there is none.
        """
        key = function.lower().replace("_", "-")
        shared = SHARED[: SHARED.index(file)] if file in SHARED else SHARED
        shared = (KNOBS, *shared) if _is_by_name(file) else shared
        for name in (file, *shared):
            found = self.files[name].message(key) if name in self.files else None
            if found:
                return found
        raise WordsError(f"{file}.ftl: {function} is neither built in nor a message of this file or of {', '.join(shared)}")


def read_catalogue(folder: Path) -> Catalogue:
    """Return the words under *folder*, which holds a folder of files for each language.

    Raises:
        WordsError: if a file cannot be read, or languages do not have the same messages and variables.
    """
    languages = sorted(
        (path.name for path in folder.iterdir() if any(path.glob("*.ftl"))), key=lambda name: (name != ORIGINAL, name)
    )
    names = {path.stem for path in (folder / ORIGINAL).glob("*.ftl")}
    ordered = [*(name for name in SHARED if name in names), *sorted(names - set(SHARED))]
    for language in languages[1:]:
        lacking = names ^ {path.stem for path in (folder / language).glob("*.ftl")}
        if lacking:
            raise WordsError(f"{', '.join(sorted(lacking))}: not in both {ORIGINAL} and {language}")
    catalogue = Catalogue(languages, {})
    files: dict[str, Words] = {}
    for name in ordered:
        catalogue = Catalogue(languages, files)
        texts = {language: _texts(folder / language / f"{name}.ftl", both=_is_by_name(name)) for language in languages}
        off_page = _is_by_name(name) or (folder / ORIGINAL / f"{name}.ftl").read_text("utf-8").startswith(OFF_PAGE)
        files[name] = Words(name, _messages(name, texts), not off_page)
        for message in files[name].messages:
            _settle_kinds(message)
        _settle_calls(catalogue, files[name])
    return catalogue


_Texts = dict[tuple[str, str | None], tuple[ast.Pattern, str]]
"""Patterns and comments by message and attribute."""


def _texts(path: Path, *, both: bool) -> _Texts:
    """Return what stands in a file; *both*: a message may have a text and attributes."""
    found: _Texts = {}
    body = FluentParser(with_spans=False).parse(path.read_text("utf-8")).body
    terms = {entry.id.name: entry.value for entry in body if isinstance(entry, ast.Term)}
    used = {node.id.name for entry in body for node in inside(entry) if isinstance(node, ast.TermReference)}
    if unused := terms.keys() - used:
        raise WordsError(f"{path}: nothing uses the term {', '.join(f'-{name}' for name in sorted(unused))}")
    for entry in body:
        if isinstance(entry, ast.Junk):
            raise WordsError(f"{path}: {entry.annotations[0].message}: {(entry.content or '').strip()[:80]}")
        if not isinstance(entry, ast.Message):
            continue
        comment = (entry.comment.content if entry.comment else "") or ""
        if entry.value and entry.attributes and not both:
            raise WordsError(f"{path}: {entry.id.name} is a text or a table, not both")
        parts: list[tuple[str | None, ast.Pattern | None]] = [(None, entry.value)] if entry.value else []
        parts += [(each.id.name, each.value) for each in entry.attributes]
        for part, pattern in parts:
            if pattern is None:
                raise WordsError(f"{path}: {entry.id.name} has no text")
            if (entry.id.name, part) in found:
                raise WordsError(f"{path}: {entry.id.name} stands twice")
            try:
                found[entry.id.name, part] = _without_terms(pattern, terms), comment
            except KeyError as error:
                raise WordsError(f"{path}: {entry.id.name}: no term {error}") from error
            except RecursionError as error:
                raise WordsError(f"{path}: {entry.id.name}: a term that uses itself") from error
    return found


def _without_terms(pattern: ast.Pattern, terms: Mapping[str, ast.Pattern]) -> ast.Pattern:
    """Return *pattern* with each term written out; a term is of one language, and has the variables of who uses it.

    A variable that it has by another name is named: ``{ -it(rank: "other") }``.
    """
    elements: list[ast.TextElement | ast.Placeable] = []
    for element in pattern.elements:
        match element:
            case ast.Placeable(expression=ast.TermReference() as term):
                elements += _without_terms(_renamed(terms[term.id.name], term.arguments), terms).elements
            case ast.Placeable(expression=ast.SelectExpression() as select):
                for variant in select.variants:
                    variant.value = _without_terms(variant.value, terms)
                elements.append(element)
            case _:
                elements.append(element)
    return ast.Pattern(elements)


def _renamed(pattern: ast.Pattern, arguments: ast.CallArguments | None) -> ast.Pattern:
    """Return a copy of *pattern* with its variables called as *arguments* say."""
    copied = deepcopy(pattern)
    names = {each.name.name: str(each.value.value) for each in arguments.named} if arguments else {}
    for variable in _references(copied):
        variable.id.name = names.get(variable.id.name, variable.id.name)
    return copied


def _messages(file: str, texts: dict[str, _Texts]) -> list[Message]:
    original = texts[ORIGINAL]
    for language, others in texts.items():
        for there, lacking in ((language, original.keys() - others.keys()), (ORIGINAL, others.keys() - original.keys())):
            if lacking:
                missing = ", ".join(sorted(f"{key}.{part}" if part else key for key, part in lacking))
                raise WordsError(f"{there}/{file}.ftl: {missing}: missing, another language has it")
    messages = []
    for (key, part), (pattern, comment) in original.items():
        try:
            declared = _declared(comment, part)
        except WordsError as error:
            raise WordsError(f"{ORIGINAL}/{file}.ftl: {key}: {error}") from error
        named = [name for name, _ in declared.variables]
        used = list(dict.fromkeys(each.id.name for each in _references(pattern)))
        for language, others in texts.items():
            unknown = {each.id.name for each in _references(others[key, part][0])} - {*named, *used}
            if unknown:
                raise WordsError(f"{language}/{file}.ftl: {key}: unknown variable {', '.join(sorted(unknown))}")
        variables = [Variable(name) for name in dict.fromkeys([*named, *used])]
        taken = [variable.name for variable in variables if _TAKEN.fullmatch(variable.name)]
        if taken:
            raise WordsError(f"{file}.ftl: {key}: ${', $'.join(taken)} is a word of a program: choose another name")
        by_name = {variable.name: variable for variable in variables}
        for name, kind in declared.variables:
            _declare(by_name[name], kind)
        by_language = {language: others[key, part][0] for language, others in texts.items()}
        messages.append(Message(file, key, part, variables, by_language, declared.named))
    return messages


_DECLARATION = re.compile(r"\$([a-z-]+)(?: \(([A-Za-z?|_]+)\))?")


@dataclass
class _Declared:
    """What a comment says of the variables of a message."""

    variables: list[tuple[str, str | None]]
    named: bool


def _declared(comment: str, part: str | None) -> _Declared:
    """Return the variables that a comment names.

    "$place (Number), $of"; of an attribute, ".name $place"; in braces, as the fields of one object.
    """
    start = "" if part is None else f".{part} "
    declaring = [line for line in comment.splitlines() if line.startswith((f"{start}$", f"{start}{{"))]
    if len(declaring) > 1:
        raise WordsError(f"{' and '.join(map(repr, declaring))}: one line declares all variables")
    line = "".join(declaring)
    return _Declared(_DECLARATION.findall(line), line.startswith(f"{start}{{"))


def _declare(variable: Variable, kind: str | None) -> None:
    if not kind:
        return
    if kind.endswith("?"):
        variable.optional, kind = True, kind[:-1]
    if "|" in kind:
        variable.kind, variable.choices = Kind.CHOICE, set(kind.split("|"))
    else:
        variable.kind = Kind(kind)


def inside(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Return *node* and everything in it, outer ones first."""
    yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.BaseNode):
                yield from inside(each)


def _references(pattern: ast.Pattern) -> Iterator[ast.VariableReference]:
    return (node for node in inside(pattern) if isinstance(node, ast.VariableReference))


def _calls(pattern: ast.Pattern) -> Iterator[ast.FunctionReference]:
    return (node for node in inside(pattern) if isinstance(node, ast.FunctionReference))


def _selects(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    return (node for node in inside(pattern) if isinstance(node, ast.SelectExpression))


def key_of(variant: ast.Variant) -> str:
    """Return the key of *variant* as text."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _settle_kinds(message: Message) -> None:
    """Learn the kinds of variables from the variants that texts choose between."""
    by_name = {variable.name: variable for variable in message.variables}
    for pattern in message.texts.values():
        for select in _selects(pattern):
            if not isinstance(select.selector, ast.VariableReference):
                continue
            variable = by_name[select.selector.id.name]
            keys = {key_of(variant) for variant in select.variants}
            if keys & {"one"} or all(
                isinstance(variant.key, ast.NumberLiteral) or variant.default for variant in select.variants
            ):
                variable.kind = Kind.NUMBER
            elif keys & {"yes", "no"}:
                variable.kind = Kind.FLAG
            elif "you" in keys:
                variable.kind = Kind.PERSON
            elif variable.kind in (Kind.TEXT, Kind.CHOICE):
                choices = keys - {"none", "other"}
                if choices:
                    variable.kind, variable.choices = Kind.CHOICE, variable.choices | choices
                    variable.open |= "other" in keys
            variable.optional = variable.optional or "none" in keys


def _settle_calls(catalogue: Catalogue, words: Words) -> None:
    """Learn the kinds of variables that are handed to other messages; twice, since those stand in any order."""
    for message in [*words.messages, *words.messages]:
        by_name = {variable.name: variable for variable in message.variables}
        for pattern in message.texts.values():
            for call in _calls(pattern):
                _settle_call(catalogue, message, call, by_name)


def _settle_call(catalogue: Catalogue, message: Message, call: ast.FunctionReference, by_name: Mapping[str, Variable]) -> None:
    name, arguments = call.id.name, call.arguments.positional
    wanted: list[tuple[Kind, set[str], bool]]
    if name in BUILT_IN:
        kind = {
            "LIST": Kind.LIST,
            "EITHER": Kind.LIST,
            "NEITHER": Kind.LIST,
            "COUNT": Kind.LIST,
            "NUMBER": Kind.NUMBER,
            "FIXED": Kind.NUMBER,
            "SHARE": Kind.NUMBER,
            "WRITTEN": Kind.NUMBER,
            "RANK": Kind.FACE,
            "SUIT": Kind.FACE,
        }.get(name, Kind.TEXT)
        wanted = [(kind, set(), False)] * len(arguments)
        if name in LAST and arguments and isinstance(arguments[0], ast.FunctionReference):
            # A list of what another message makes of each.
            inner = arguments[0].arguments.positional
            if inner and isinstance(inner[0], ast.VariableReference):
                by_name[inner[0].id.name].kind = Kind.LIST
            return
    else:
        called = catalogue.found(name, message.file)
        if len(arguments) != len(called.variables):
            raise WordsError(f"{message.where}: {name} takes {len(called.variables)} variables, not {len(arguments)}")
        wanted = [(each.kind, each.choices, each.open) for each in called.variables]
    for argument, (kind, choices, open_) in zip(arguments, wanted, strict=True):
        if isinstance(argument, ast.VariableReference):
            variable = by_name[argument.id.name]
            if variable.kind is Kind.TEXT and kind is not Kind.TEXT:
                variable.kind, variable.open = kind, open_
                variable.choices |= choices
