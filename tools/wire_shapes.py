"""The types of what the server sends as a table of shapes, by which the page checks messages and answers.

A shape is a line ``NAME:GROUP GROUP …``; shapes that are alike share one, their names between commas. A group is a kind and
the fields of this kind, between dots: by ``s.rules.title`` both `rules` and `title` are strings. A field with ``?`` may be
missing. A kind without fields is that of the value itself.

Kinds: ``i`` integer, ``n`` number, ``s`` string, ``b`` boolean, ``x`` anything, ``[i,s]`` a tuple, ``@`` an event (its shape is
``@KIND``), ``#`` a message (``#TYPE``, of a view ``#view.FAMILY``), or the name of a shape. After a kind, ``*`` is a list of it,
``%`` an object with it by any key, ``?`` it or null. A shape may be ``=one|two``, one of these words, or ``i/s``, either kind.
"""

import string
import types
import typing
from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from itertools import product
from typing import Annotated, Any, Literal, Required, get_args, get_origin

import msgspec

from huit.engine.events import COMMON, EventKind, Named
from huit.engine.round import family_named
from huit.rooms import messages
from huit.rules.families import family_names
from huit.server.http import openapi
from huit.server.told.answers import Games, Listed, Refusal, RoomOpened
from huit.views.shared import OpenRound, OwnRound, of_family

PLAIN = {int: "i", float: "n", str: "s", bool: "b", Any: "x"}
BY_FIELD = {"WireEvent": "@", "View": "#"}
"""Types whose values say by a field of their own which shape they have."""
SENT = ("View", "Message")
"""Endings that tell a struct for the page from the thing itself; the page has only the one."""
FIRST_ANSWERS = (Games, Listed, RoomOpened)
"""What the page asks for until the first hand: the shapes of all other answers are fetched with the first of them."""
Fields = Iterable[tuple[str, str]]
"""The kind and the name of each."""


class Shapes:
    """Collects shapes, each once, in order of first use."""

    def __init__(self) -> None:
        self.table: dict[str, str] = {}
        self.first = 0
        """So many shapes are wanted before the first hand."""
        self._names: dict[Any, str] = {}
        self._short = _short_names()

    def texts(self) -> tuple[str, str]:
        """Return the table, a shape a line: what is wanted before the first hand, and the rest."""
        lines = list(self.table.items())
        return _text(lines[: self.first]), _text(lines[self.first :])

    def of(self, type_: Any) -> str:
        """Return the kind of a type, and note the shapes that it names.

        >>> Shapes().of(dict[str, list[int | None]])
        'i?*%'
        """
        origin, arguments = get_origin(type_), get_args(type_)
        if type_ in PLAIN:
            return PLAIN[type_]
        if origin is Required:
            return self.of(arguments[0])
        if origin is Annotated:
            return self.marked(*arguments)
        if origin is Literal:
            return self.literal(arguments)
        if origin in (typing.Union, types.UnionType):
            kinds = [self.of(each) for each in arguments if each is not types.NoneType]
            kind = kinds[0] if len(kinds) == 1 else self.noted("/".join(kinds))
            return kind + "?" * (types.NoneType in arguments)
        if origin is list or (origin is tuple and arguments[-1] is ...):
            return f"{self.of(arguments[0])}*"
        if origin is tuple:
            return f"[{','.join(map(self.of, arguments))}]"
        if origin in (dict, Mapping):
            return f"{self.of(arguments[1])}%"
        return self.struct(type_)

    def marked(self, type_: Any, *marks: Any) -> str:
        """Return the kind of ``Annotated``: that of its `Named` mark where this says more than the type."""
        name = next((mark for mark in marks if isinstance(mark, Named)), None)
        if name is not None and name.name in BY_FIELD:
            return BY_FIELD[name.name]
        if name is None or name.shape is None:
            return self.of(type_)
        hints = typing.get_type_hints(name.shape, include_extras=True)
        sure = name.shape.__required_keys__
        return self.noted(_grouped((self.of(hint), f"{key}{'' if key in sure else '?'}") for key, hint in hints.items()))

    def literal(self, values: tuple[Any, ...]) -> str:
        """Return the kind of ``Literal``; where its values are numbers, that of any number like them."""
        words = all(isinstance(value, str) for value in values)
        return self.noted(f"={'|'.join(values)}") if words else self.of(type(values[0]))

    def noted(self, shape: str) -> str:
        """Note a shape that has no name of its own, and return the one that it gets."""
        if shape not in self._names:
            self._names[shape] = next(self._short)
            self.table[self._names[shape]] = shape
        return self._names[shape]

    def struct(self, struct: type[msgspec.Struct], name: str = "", *, sparse: bool = False) -> str:
        """Note the shape of a struct, with its tag unless it gets a *name*, which says the same; return its name.

        *sparse*: a field with a default may be missing.
        """
        if struct not in self._names:
            self._names[struct] = name or next(self._short)
            self.table[self._names[struct]] = ""  # its place: a struct stands before what it is made of
            base = struct.__base__
            parents = [(self.of(base), "")] if base is not None and base.__struct_fields__ else []
            config = struct.__struct_config__
            tag = [] if name or config.tag is None else [(self.literal((config.tag,)), str(config.tag_field))]
            own = [field for field in msgspec.structs.fields(struct) if field.name in struct.__annotations__]
            may_lack = sparse or config.omit_defaults
            fields = [(self.of(field.type), field.encode_name + "?" * (may_lack and not field.required)) for field in own]
            self.table[self._names[struct]] = _grouped([*parents, *tag, *fields])
        self.table.setdefault(name or self._names[struct], self.table[self._names[struct]])
        return self._names[struct]

    def event(self, kind: EventKind) -> None:
        """Note the shape of a kind of event: only who knows its private fields gets them."""
        public = [(self.of(field.type), name) for name, field in kind.public.items()]
        private = [(self.of(field.type), f"{name}?") for name, field in kind.private.items()]
        self.table[f"@{kind.name}"] = _grouped([*public, *private])

    def whole(self, name: str, parts: Iterable[type[msgspec.Struct]]) -> None:
        """Note what has the fields of several structs."""
        self.table[name] = _grouped((self.of(part), "") for part in parts)


def shapes() -> Shapes:
    """Return the shapes of all messages, events and answers, those that are wanted first before all others."""
    shapes, families = Shapes(), family_names()
    room = (messages.ViewMessage, *messages.ROOM_PARTS, messages.Viewer, messages.Allowed)
    # A family that the page does not know has what all families have.
    shapes.whole("#view", (*room, OpenRound, OwnRound))
    for family in families:
        views = of_family(family)
        shapes.whole(f"#view.{family}", (*room, views.OPEN, views.OWN))
    for message in get_args(messages.BesideView):
        shapes.struct(message, f"#{message.__struct_config__.tag}")
    for kind in (*COMMON, *(kind for family in families for kind in family_named(family).event_kinds if kind not in COMMON)):
        shapes.event(kind)
    for event in get_args(messages.RoomEvent):
        shapes.struct(event, f"@{event.__struct_config__.tag}")
    for answer in FIRST_ANSWERS:
        shapes.struct(answer, page_name(answer))
    shapes.struct(Refusal, Refusal.__name__, sparse=True)
    shapes.first = len(shapes.table)
    for answer in openapi.answered():
        shapes.struct(answer, page_name(answer))
    return shapes


def _text(lines: Fields) -> str:
    """Return names and shapes as a text; shapes that are alike share a line."""
    alike: dict[str, list[str]] = {}
    for name, shape in lines:
        alike.setdefault(shape, []).append(name)
    return "\n".join(f"{','.join(names)}:{shape}" for shape, names in alike.items())


def page_name(struct: type[msgspec.Struct]) -> str:
    """Return the name of a struct on the page."""
    return reduce(str.removesuffix, SENT, struct.__name__)


def _grouped(fields: Fields) -> str:
    """Return kinds and fields as groups: one for each kind, in order of first use."""
    groups: dict[str, list[str]] = {}
    for kind, name in fields:
        groups.setdefault(kind, []).extend([name] if name else [])
    return " ".join(".".join([kind, *names]) for kind, names in groups.items()) or "x%"


def _short_names() -> Iterator[str]:
    """Return names of one letter that is no kind, then of two: the table is small."""
    letters = [letter for letter in string.ascii_letters if letter not in PLAIN.values()]
    yield from letters
    yield from map("".join, product(letters, repeat=2))
