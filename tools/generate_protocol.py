"""Writes what the page shares with the server: its types (`frontend/src/ground/protocol.ts`) and the plans of a match.

    python -m tools.generate_protocol [--check]

`protocol.ts` is what goes over the wire, as types, from the structs that the server encodes. A struct becomes an interface with
its docstrings; a type marked with `Named` becomes an alias; a message of a client, and an event, becomes a member of a union. The
answers over HTTP, what is asked there, and the codes that close a socket are in it too. `shapes.ts` has what the server sends in
few bytes, so that the page can check it (`tools.wire_shapes`), `answer_shapes.ts` the answers that no first visit needs;
`wire_samples.json` has one of each to test that with. `not_for_all.ts` says what of all that is for some seats alone.
"""

import ast
import inspect
import json
import sys
import textwrap
import types
import typing
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Literal, Required, get_args, get_origin

import msgspec

from huit.engine.events import COMMON, EventKind, Named
from huit.engine.round import family_named
from huit.rooms import messages
from huit.rules.families import USUAL, family_names
from huit.scores import PLANS
from huit.server.http import openapi
from huit.server.live.outboxes import Closed
from huit.server.told.answers import Refusal
from huit.server.told.rule_sheets import plan_views
from huit.views.shared import FamilyPart, of_family
from tools import wire_samples, wire_shapes
from tools.wire_shapes import page_name

PAGE = Path(__file__).parents[1] / "frontend" / "src"
OPENING = "// What goes over the wire. Written by `make protocol` from the structs of the server: do not edit.\n"
OPENING_OF_SHAPES = (
    "// The shapes of what the server sends: tools/wire_shapes.py says how to read them. Written by `make protocol`.\n"
)

WIDTH = 140
FOR_ALL = {"room"}
"""What of a viewer is no secret of theirs: it has no default."""
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}


class Writer:
    """Collects declarations, each once, in order of first use."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}

    def of(self, type_: Any) -> str:
        """Return a type in TypeScript, and declare the types that it names."""
        origin, arguments = get_origin(type_), get_args(type_)
        if type_ in PLAIN:
            return PLAIN[type_]
        if origin is Required:
            return self.of(arguments[0])
        if origin is Annotated:
            return self.marked(*arguments)
        if origin is Literal:
            return " | ".join(repr(value) for value in arguments)
        if origin in (typing.Union, types.UnionType):
            return " | ".join(self.of(each) for each in arguments)
        if origin is list or (origin is tuple and arguments[-1] is ...):
            item = self.of(arguments[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(self.of(each) for each in arguments)}]"
        if origin in (dict, Mapping):
            return f"Record<{self.of(arguments[0])}, {self.of(arguments[1])}>"
        return self.interface(type_, page_name(type_))

    def marked(self, type_: Any, *marks: Any) -> str:
        """Return the type of ``Annotated``, by the name of its `Named` mark if it has one."""
        name = next((mark for mark in marks if isinstance(mark, Named)), None)
        if name is None:
            return self.of(type_)
        if isinstance(type_, type) and issubclass(type_, msgspec.Struct):
            return self.interface(type_, name.name)
        if name.shape is not None:
            return self.shape(name)
        if name.name not in self.declared and get_origin(type_) is Literal:
            self.union(name.name, name.about, map(repr, get_args(type_)))
        elif name.name not in self.declared:
            self.declared[name.name] = f"{_comment(name.about)}export type {name.name} = {self.of(type_)};\n"
        return name.name

    def interface(self, struct: type[msgspec.Struct], name: str, *, sparse: bool = False) -> str:
        """Declare a struct as an interface and return its name; *sparse*: a field with a default may be left out."""
        if name not in self.declared:
            self.declared[name] = ""  # its place: a struct stands before what it is made of
            base = struct.__base__
            inherits = base if base is not None and base.__struct_fields__ else None
            above = f" extends {self.of(inherits)}" if inherits else ""
            lines = [self.member(field, struct, sparse=sparse) for field in _own_fields(struct)]
            config = struct.__struct_config__
            lines = [f"{config.tag_field}: {config.tag!r};\n"] * bool(config.tag) + lines
            about = _comment(inspect.getdoc(struct) or "")
            self.declared[name] = f"{about}{_braced(f'export interface {name}{above}', lines)}"
        return name

    def member(self, field: msgspec.structs.FieldInfo, struct: type[msgspec.Struct], *, sparse: bool) -> str:
        """Return a field of a struct as a line of an interface, with its docstring."""
        is_left_out = struct.__struct_config__.omit_defaults and not field.required
        mark = "?" if is_left_out or (sparse and not field.required) else ""
        type_ = self.of(field.type).removesuffix(" | null") if is_left_out and field.default is None else self.of(field.type)
        return f"{_comment(_docs(struct).get(field.name, ''))}{field.encode_name}{mark}: {type_};\n"

    def shape(self, name: Named) -> str:
        """Declare a dict, of which the keys are known and some may be missing, and return its name."""
        if name.name not in self.declared:
            hints = typing.get_type_hints(name.shape, include_extras=True)
            sure = name.shape.__required_keys__
            lines = [f"{key}{'' if key in sure else '?'}: {self.of(type_)};\n" for key, type_ in hints.items()]
            self.declared[name.name] = f"{_comment(name.about)}{_braced(f'export interface {name.name}', lines)}"
        return name.name

    def union(self, name: str, about: str, members: Iterable[str]) -> None:
        """Declare a union: on one line if it fits, else a line a member."""
        members = tuple(members)
        line = f"export type {name} = {' | '.join(members)};\n"
        rows = f"export type {name} =\n" + "\n".join(f"  | {each}" for each in members) + ";\n"
        self.declared[name] = f"{_comment(about)}{line if len(line) <= WIDTH and '/**' not in line else rows}"

    def event(self, kind: EventKind) -> str:
        """Return a kind of event as a member of a union; private fields are optional."""
        fields = [f"{name}: {self.of(field.type)}" for name, field in kind.public.items()]
        fields += [f"{name}?: {self.of(field.type)}" for name, field in kind.private.items()]
        return f"/** {kind.about} */ {{ {'; '.join([f'kind: {kind.name!r}', *fields])} }}"

    def tagged(self, struct: type[msgspec.Struct]) -> str:
        """Return a tagged struct as a member of a union; fields with defaults are optional."""
        config = struct.__struct_config__
        declared = msgspec.structs.fields(struct)
        fields = [f"{field.encode_name}{'' if field.required else '?'}: {self.of(field.type)}" for field in declared]
        about = (inspect.getdoc(struct) or "").partition("\n")[0]
        return f"/** {about} */ {{ {'; '.join([f'{config.tag_field}: {config.tag!r}', *fields])} }}"


def generated() -> dict[Path, str]:
    """Return the text of every file that is written."""
    first, others = wire_shapes.shapes().texts()
    return {
        PAGE / "ground" / "protocol.ts": protocol(),
        PAGE / "ground" / "not_for_all.ts": not_for_all(),
        PAGE / "ground" / "shapes.ts": f"{OPENING_OF_SHAPES}export const SHAPES = `{first}`;\n",
        PAGE / "ground" / "answer_shapes.ts": f"{OPENING_OF_SHAPES}export const SHAPES = `{others}`;\n",
        PAGE.parent / "tests" / "wire_samples.json": wire_samples.text(),
        PAGE / "facts" / "score" / "plans.json": plans(),
    }


def plans() -> str:
    """Return the plans of a match as JSON, a plan a line."""
    told = (msgspec.to_builtins(plan) | {"winner_only": PLANS[plan.id].winner_only} for plan in plan_views())
    return "[\n" + ",\n".join(json.dumps(plan, ensure_ascii=False) for plan in told) + "\n]\n"


def protocol() -> str:
    """Return the types."""
    writer, families = Writer(), family_names()
    writer.union("Family", "What sort of game it is: each has a table of its own.", (repr(family) for family in families))
    write_phrases(writer)
    for union in ("ClientMessage", "GatheringMessage"):
        writer.declared[union] = ""
    write_events(writer, families)
    parts = [write_view(writer, family) for family in families]
    usual, others = parts[families.index(USUAL)], [part for family, part in zip(families, parts, strict=True) if family != USUAL]
    whole = writer.interface(messages.ViewMessage, "Shown")
    common = " & ".join([whole, *map(writer.of, (*messages.ROOM_PARTS, messages.Viewer, messages.Allowed))])
    writer.declared["View"] = (
        f"/** All that my seat may know. Where another family is played, what {USUAL} games have is as in `BLANK`. */\n"
        f"export type View = {common} &\n  {usual} &\n  Partial<{' & '.join(others)}>;\n"
    )
    change = writer.interface(messages.ChangeMessage, "ViewChange")
    writer.declared["ViewChange"] += "\n" + _family_parts(families)
    writer.declared["PROTOCOL"] = f"/** The version of these messages. */\nexport const PROTOCOL: number = {messages.PROTOCOL};\n"
    writer.declared["BLANK"] = _blank(USUAL)
    writer.union("ServerMessage", "", ["View", change, *map(writer.of, get_args(messages.BesideView))])
    gathering = get_args(messages.GatheringMessage)
    playing = [each for each in get_args(messages.ClientMessage) if each not in gathering]
    writer.union("GatheringMessage", "What a guest asks for beside playing.", map(writer.tagged, gathering))
    writer.union("ClientMessage", "", [*map(writer.tagged, playing), "GatheringMessage"])
    write_http(writer)
    return "\n".join([OPENING, *writer.declared.values()])


def not_for_all() -> str:
    """Return what a view and events have for some seats alone: a covered device, which several people share, shows none of it."""
    types = [page_name(messages.Viewer), *(own.__name__ for own in _owns())]
    kinds = [kind for family in family_names() for kind in family_named(family).event_kinds]
    fields = [f"  {name}: {_typescript(value)},\n" for name, value in nobodys().items()]
    facts = [f"  {kind}: {names!r},\n" for kind, names in private_facts(kinds).items()]
    of_view = _comment("What a view has for one viewer alone, as it is for nobody.")
    of_events = _comment(
        "What an event of a kind tells those alone whom it concerns; a kind that is missing tells all of it to all."
    )
    return (
        f"{OPENING}import type {{ {', '.join(sorted(types))} }} from './protocol';\n\n"
        f"{of_view}export const NOBODYS = {{\n{''.join(fields)}}} satisfies Partial<{' & '.join(types)}>;\n\n{of_events}"
        f"export const PRIVATE_FACTS: Readonly<Partial<Record<string, readonly string[]>>> = {{\n{''.join(facts)}}};\n"
    )


def _owns() -> list[type[msgspec.Struct]]:
    return list(dict.fromkeys(of_family(family).OWN for family in family_names()))


def nobodys() -> dict[str, Any]:
    """Return the fields of a view that are for one viewer alone, of all families, as they are where it is nobody's.

    >>> nobodys()["hand"]
    []
    """
    fields = [field for struct in (messages.Viewer, *_owns()) for field in msgspec.structs.fields(struct)]
    unknown = [field.name for field in fields if field.required and field.name not in FOR_ALL]
    if unknown:
        raise ValueError(f"no default says what {', '.join(unknown)} of a view is where it is nobody's")
    return {field.encode_name: _default(field) for field in fields if not field.required}


def private_facts(kinds: Iterable[EventKind]) -> dict[str, list[str]]:
    """Return, by the name of each kind that has any, the fields that only its knowers get.

    >>> private_facts(COMMON)
    {'drew': ['cards']}
    """
    facts: dict[str, list[str]] = {}
    for kind in kinds:
        names = facts.setdefault(kind.name, [])
        names += [name for name in kind.private if name not in names]
    return {kind: names for kind, names in facts.items() if names}


def _family_parts(families: Iterable[str]) -> str:
    """Declare the fields of a view of which a change has the changed fields alone."""
    fields = (field for family in families for field in msgspec.structs.fields(of_family(family).OPEN))
    names = [repr(field.name) for field in fields if any(map(_is_family_part, _parts_of(field.type)))]
    about = _comment("Of these fields a change has the changed fields alone.")
    return f"{about}export const FAMILY_PARTS = [{', '.join(names)}] as const;\n"


def _parts_of(type_: Any) -> list[Any]:
    """Return the types that a type is put together from."""
    return [part for each in get_args(type_) for part in _parts_of(each)] or [type_]


def _is_family_part(type_: Any) -> bool:
    return isinstance(type_, type) and issubclass(type_, FamilyPart)


def write_phrases(writer: Writer) -> None:
    """Declare the phrases, figures and colours as lists, which the page shows, and as types."""
    for name, code in (("PHRASES", messages.PhraseCode), ("FIGURES", messages.FigureCode), ("SHADES", messages.ShadeCode)):
        literal, mark = get_args(code)
        codes = _filled(repr(each) for each in get_args(literal))
        writer.declared[name] = f"{_comment(mark.about)}export const {name} = [\n{codes}] as const;\n"
        writer.declared[mark.name] = f"export type {mark.name} = (typeof {name})[number];\n"


def write_events(writer: Writer, families: Iterable[str]) -> None:
    """Declare the events that families share, those of each family, and those of the room."""
    unions = {"CommonEvent": [writer.event(kind) for kind in COMMON]}
    for family in families:
        kinds = family_named(family).event_kinds
        unions[f"{family.title()}Event"] = [writer.event(kind) for kind in kinds if kind not in COMMON]
    unions["RoomEvent"] = [writer.tagged(struct) for struct in get_args(messages.RoomEvent)]
    for name, members in unions.items():
        writer.union(name, "", members)
    writer.declared["WireEvent"] = f"/** What the server says happened. */\nexport type WireEvent = {' | '.join(unions)};\n"


def write_view(writer: Writer, family: str) -> str:
    """Declare the fields of a view for rounds of *family*, and return their type."""
    views = of_family(family)
    return " & ".join(writer.interface(part, part.__name__) for part in (views.OPEN, views.OWN))


def write_http(writer: Writer) -> None:
    """Declare the answers over HTTP, what is asked there, and the codes that close a socket."""
    answers = [writer.of(struct) for struct in openapi.answered()]
    for struct in (Refusal, *openapi.requested()):
        writer.interface(struct, struct.__name__, sparse=True)
    lines = [f"{name}: {name};\n" for name in (*answers, Refusal.__name__)]
    about = _comment("All answers by name: the name of a type is nothing that runs, and `shapes.ts` has their shapes by it.")
    writer.declared["Answers"] = f"{about}{_braced('export interface Answers', lines)}"
    codes = _filled(f"{why.name.lower()}: {why.value}" for why in Closed)
    writer.declared["CLOSED"] = f"{_comment(inspect.getdoc(Closed) or '')}export const CLOSED = {{\n{codes}}} as const;\n"


def _blank(family: str) -> str:
    views = of_family(family)
    fields = [field for part in (views.OPEN, views.OWN) for field in _own_fields(part)]
    lines = _filled(f"{field.encode_name}: {_typescript(_default(field))}" for field in fields)
    shape = f"Partial<{views.OPEN.__name__} & {views.OWN.__name__}>"
    about = _comment(f"What {family} games have, where another family is played: the server does not send it then.")
    return f"{about}export const BLANK = {{\n{lines}}} satisfies {shape};\n\nexport const USUAL = {family!r} satisfies Family;\n"


def _braced(opening: str, members: list[str]) -> str:
    """Return an interface: on one line if it fits and no member has a comment, else a line a member."""
    line = f"{opening} {{ {' '.join(members)} }}".replace("\n", "").replace("; }", " }").replace("{  }", "{}") + "\n"
    if len(line) <= WIDTH and "/**" not in line:
        return line
    return f"{opening} {{\n{''.join(textwrap.indent(member, '  ') for member in members)}}}\n"


def _filled(items: Iterable[str]) -> str:
    """Return the items of a list or an object, as many on a line as fit."""
    text = ", ".join(item.replace(" ", "\0") for item in items) + ","
    return textwrap.indent("\n".join(textwrap.wrap(text, WIDTH - 2)), "  ").replace("\0", " ") + "\n"


def _typescript(value: Any) -> str:
    return repr(value) if isinstance(value, str) else msgspec.json.encode(value).decode()


def _default(field: msgspec.structs.FieldInfo) -> Any:
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


def _own_fields(struct: type[msgspec.Struct]) -> list[msgspec.structs.FieldInfo]:
    """Return the fields that a struct declares itself."""
    return [field for field in msgspec.structs.fields(struct) if field.name in struct.__annotations__]


@cache
def _docs(struct: type[msgspec.Struct]) -> Mapping[str, str]:
    """Return the docstrings below the fields of a struct."""
    body = ast.parse(textwrap.dedent(inspect.getsource(struct))).body[0].body  # type: ignore[attr-defined]
    docs: dict[str, str] = {}
    for field, below in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            docs[field.target.id] = str(below.value.value).strip()  # type: ignore[union-attr]
    return docs


def _comment(text: str) -> str:
    text = text.partition("\n\n")[0].replace("``", "`")
    if not text:
        return ""
    lines = textwrap.wrap(text, WIDTH - 8)
    return f"/** {lines[0]} */\n" if len(lines) == 1 else "/**\n" + "".join(f" * {line}\n" for line in lines) + " */\n"


def main(arguments: list[str]) -> int:
    """Write the outdated files, or with ``--check`` name them and return True."""
    stale = [path for path, text in generated().items() if path.read_text("utf-8") != text]
    if "--check" not in arguments:
        for path in stale:
            path.write_text(generated()[path], "utf-8")
        return 0
    for path in stale:
        print(f"{path.name} is not as the structs are: run python -m tools.generate_protocol")
    return bool(stale)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
