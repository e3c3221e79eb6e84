"""One message, event and answer of each type, as the server encodes it: what the page's own check is tested with."""

import json
import types
import typing
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Annotated, Any, Literal, Required, get_args, get_origin

import msgspec

from huit.engine.events import EventKind, Named
from huit.engine.round import family_named
from huit.rooms import messages
from huit.rules.families import USUAL, family_names
from huit.server.http import openapi
from huit.server.told import answers
from tools.wire_shapes import page_name

PLAIN: dict[Any, Any] = {int: 7, float: 0.5, str: "word", bool: True}
ANY_KEY = "ANY"
"""A key that an object need not have."""


class Samples:
    """Makes values of types, *full* or with the least that they may have; notes what may be missing, and what may be anything."""

    def __init__(self, events: Iterable[Any] = ()) -> None:
        self.events = tuple(events)
        self.optional: set[str] = set()
        self.free: set[str] = set()
        self.full = True

    def of(self, type_: Any, path: str) -> Any:
        """Return a value of a type; *path* is where it stands."""
        origin, arguments = get_origin(type_), get_args(type_)
        if type_ in PLAIN:
            return PLAIN[type_]
        if type_ is Any:
            self.free.add(path)
            return 7
        if origin is Required:
            return self.of(arguments[0], path)
        if origin is Annotated:
            return self.marked(path, *arguments)
        if origin is Literal:
            return arguments[-1]
        if origin in (typing.Union, types.UnionType):
            return self.of(arguments[0], path) if self.full or types.NoneType not in arguments else None
        if origin is list or (origin is tuple and arguments[-1] is ...):
            return [self.of(arguments[0], f"{path}.0")] if self.full else []
        if origin is tuple:
            return [self.of(each, f"{path}.{no}") for no, each in enumerate(arguments)]
        if origin in (dict, Mapping):
            return {ANY_KEY: self.of(arguments[1], f"{path}.{ANY_KEY}")} if self.full else {}
        return self.struct(type_, path)

    def marked(self, path: str, type_: Any, *marks: Any) -> Any:
        """Return a value of ``Annotated``: by the shape of its `Named` mark, if it has one."""
        name = next((mark for mark in marks if isinstance(mark, Named)), None)
        if name is None or name.shape is None:
            return self.of(type_, path)
        hints = typing.get_type_hints(name.shape, include_extras=True)
        return dict(self.some(hints, name.shape.__required_keys__, path))

    def some(self, hints: Mapping[str, Any], sure: Iterable[str], path: str) -> Iterator[tuple[str, Any]]:
        """Yield fields with their values, those that may be missing too where all are wanted."""
        for name, hint in hints.items():
            if name not in sure:
                self.optional.add(f"{path}.{name}")
            if name in sure or self.full:
                yield name, self.of(hint, f"{path}.{name}")

    def struct(self, struct: type[msgspec.Struct], path: str) -> Any:
        """Return a struct as msgspec encodes it."""
        fields = msgspec.structs.fields(struct)
        if struct.__struct_config__.omit_defaults:
            self.optional.update(f"{path}.{field.encode_name}" for field in fields if not field.required)
        values = {field.name: self.field(field.type, f"{path}.{field.encode_name}") for field in fields}
        return msgspec.to_builtins(struct(**values))

    def sparse(self, struct: type[msgspec.Struct], path: str) -> Any:
        """Return a struct of which fields with a default may be missing."""
        fields = msgspec.structs.fields(struct)
        return dict(self.some({each.name: each.type for each in fields}, {each.name for each in fields if each.required}, path))

    def field(self, type_: Any, path: str) -> Any:
        """Return the value of a field; a log has an event of each kind."""
        if path.endswith(".log") and self.full:
            return [self.event(each, f"{path}.{no}") for no, each in enumerate(self.events)]
        return self.of(type_, path)

    def event(self, event: Any, path: str) -> Any:
        """Return an event."""
        if not isinstance(event, EventKind):
            return self.struct(event, path)
        fields = {name: field.type for fields in (event.public, event.private) for name, field in fields.items()}
        return {"kind": event.name} | dict(self.some(fields, event.public, path))


def text() -> str:
    """Return the samples as JSON, one a line, each with the kind by which it is checked."""
    return "[\n" + ",\n".join(json.dumps(each) for each in _samples()) + "\n]\n"


def _samples() -> Iterator[dict[str, Any]]:
    for family in family_names():
        events = (*family_named(family).event_kinds, *get_args(messages.RoomEvent))
        yield _sample("#", partial(_view, family), "message", events)
    for message in get_args(messages.BesideView):
        yield _sample("#", partial(_made, message), "message")
    for answer in openapi.answered():
        name = page_name(answer)
        yield _sample(name, partial(_OF_VIEWS.get(answer, _made), answer), name)
    yield _sample("Refusal", lambda samples, path: samples.sparse(answers.Refusal, path), "Refusal")


def _sample(kind: str, make: Callable[[Samples, str], Any], path: str, events: Iterable[Any] = ()) -> dict[str, Any]:
    samples = Samples(events)
    full = make(samples, path)
    samples.full = False
    least = make(samples, path)
    return {"kind": kind, "full": full, "least": least, "optional": sorted(samples.optional), "free": sorted(samples.free)}


def _made(struct: type[msgspec.Struct], samples: Samples, path: str) -> Any:
    return samples.struct(struct, path)


def _view(family: str, samples: Samples, path: str) -> Any:
    return samples.struct(messages.view_message(family), path) | {"family": family, "protocol": messages.PROTOCOL}


def _views(_: type[msgspec.Struct], samples: Samples, path: str) -> Any:
    return {"views": [_view(USUAL, samples, f"{path}.views.0")] * samples.full}


def _lesson_found(_: type[msgspec.Struct], samples: Samples, path: str) -> Any:
    if not samples.full:
        return {"lesson": None}
    at = f"{path}.lesson"
    hints = typing.get_type_hints(answers.LessonView, include_extras=True)
    plain: dict[str, Any] = {name: samples.field(hints[name], f"{at}.{name}") for name in ("kind", "seat", "shows")}
    return {"lesson": plain | {"view": _view(USUAL, samples, f"{at}.view"), "plays": dict[str, Any]()}}


_OF_VIEWS: dict[type[msgspec.Struct], Callable[[type[msgspec.Struct], Samples, str], Any]] = {
    answers.Views: _views,
    answers.LessonFound: _lesson_found,
}
"""How answers with whole views are made."""
