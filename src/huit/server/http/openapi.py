"""The HTTP requests that the server answers, as an OpenAPI document: made from the structs that requests are read by."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Annotated, Any, NamedTuple

import msgspec

from huit import __version__
from huit.engine.round import Result
from huit.rooms.match import MatchAsked
from huit.rooms.messages import view_message
from huit.rooms.settings import RoomSettings
from huit.rooms.trust import ProofTold
from huit.rules.families import family_names
from huit.server.live.lobby import NewGuest, NewRoom, SheetAsked

_REF = "#/components/schemas/{name}"
_BY_ITSELF = (429, 503)
"""What anything may be answered with: too much was asked, or the store fails."""
_OF_POSTS = (400, 403, 413)
"""Something is wrong in it, another site sent it, it is too long."""


_VIEWS = tuple(view_message(family) for family in family_names())
"""What a seat sees, by family."""


def _ref(struct: type[msgspec.Struct]) -> dict[str, str]:
    return {"$ref": _REF.format(name=struct.__name__)}


class _Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an answer holds, and nothing else."""


class Refusal(_Told, frozen=True):
    """Why something was not done. `field` is what of the request is wrong; `said` tells players what is wrong with its rules."""

    code: str
    message: str | None = None
    field: str = ""
    said: dict[str, str] = {}


class Effect(_Told, frozen=True):
    """What some cards do, in both languages."""

    cards: list[str]
    text: dict[str, str]


class RuleOption(_Told, frozen=True):
    """What may be chosen of a game."""

    name: str
    text: dict[str, str]


class PlanOfMatch(_Told, frozen=True):
    """How the matches of a game are counted where nothing else is said."""

    plan: str
    target: int | None


class HandSizes(_Told, frozen=True):
    """The sizes of hands that a dealer chooses from."""

    least: int = msgspec.field(name="from")
    most: int = msgspec.field(name="to")


class RuleSheet(_Told, frozen=True):
    """One game in words."""

    id: str
    family: str
    name: dict[str, str]
    summary: dict[str, str]
    source: str
    seats: tuple[int, int]
    effects: list[Effect]
    notes: list[dict[str, str]]
    options: list[RuleOption]
    own: dict[str, dict[str, str]]
    counts: bool
    match: PlanOfMatch | None
    plans: list[str]
    teams: dict[str, int]
    hand: HandSizes | None
    cut: bool


class Games(_Told, frozen=True):
    """Every game, and every way to count a match."""

    rules: list[RuleSheet]
    plans: list[dict[str, Any]]


class Sheet(_Told, frozen=True):
    """One game as it is with some options."""

    sheet: RuleSheet


class RoomOpened(_Told, frozen=True):
    """The names of a new room, and of its spectators' link."""

    room: str
    watch: str


class ChairTold(_Told, frozen=True):
    """Who sits on a chair."""

    name: str
    computer: bool
    open: bool


class RoomBefore(_Told, frozen=True, kw_only=True):
    """What is told of a room before somebody sits down."""

    rules: str
    options: dict[str, Any]
    match: MatchAsked | None
    stage: str
    host_name: str
    seats: list[ChairTold]
    settings: RoomSettings
    free: int


class RoomTold(RoomBefore, frozen=True, kw_only=True):
    """A room, for whoever has its name."""

    room: str
    yours: bool


class AddressTold(_Told, frozen=True):
    """What an invitation begins with; null where only this machine reaches the server."""

    address: str | None


class WatchedTold(RoomBefore, frozen=True, kw_only=True):
    """A room, for whoever has its spectators' link: its own name is not told."""

    watch: str


class GuestTold(_Told, frozen=True):
    """The number of somebody who has come in, and his chair."""

    guest: int
    seat: int | None


class ListedRoom(_Told, frozen=True):
    """A room on the list that everybody sees."""

    room: str
    rules: str
    options: dict[str, Any]
    host_name: str
    seats: int
    free: int
    stage: str
    watch: str | None


class Listed(_Told, frozen=True):
    """The rooms that everybody may join or watch."""

    rooms: list[ListedRoom]


class Published(_Told, frozen=True):
    """The name under which a round is shown to whoever has it."""

    replay: str


class ReplayTold(_Told, frozen=True):
    """A round that is over."""

    replay: str
    rules: str
    options: dict[str, Any]
    match: str | None
    seats: int
    names: list[str]
    computers: list[bool]
    round_no: int
    dealer: int
    moves: list[tuple[int, str]]
    result: Result
    playable: bool
    steps: int
    proof: ProofTold | None
    engine: int | None
    digest: str | None


class Views(_Told, frozen=True):
    """What one seat saw of a round, step by step."""

    views: list[Annotated[Any, msgspec.Meta(extra_json_schema={"anyOf": [_ref(view) for view in _VIEWS]})]]


class _Operation(NamedTuple):
    method: str
    path: str
    summary: str
    answers: Mapping[int, type[_Told] | str]
    """By status: a struct, or the type of a file."""
    body: type[msgspec.Struct] | None = None
    refusals: tuple[int, ...] = ()


_OPERATIONS = (
    _Operation("get", "/api/rules", "Every game in words, and the plans of a match", {200: Games}),
    _Operation("post", "/api/sheet", "One game as it is with some options", {200: Sheet}, SheetAsked),
    _Operation("post", "/api/rooms", "Open a room; the answer's cookie is the seat", {201: RoomOpened}, NewRoom),
    _Operation("get", "/api/rooms/{room}", "What is played in a room", {200: RoomTold}, None, (404,)),
    _Operation(
        "post",
        "/api/rooms/{room}/guests",
        "Come in; the answer's cookie is the place. 200: this browser is in already",
        {200: GuestTold, 201: GuestTold},
        NewGuest,
        (404, 409),
    ),
    _Operation("post", "/api/rooms/{room}/rounds/{round_no}/share", "Name a finished round", {200: Published}, None, (403, 404)),
    _Operation("get", "/api/public", "The rooms that everybody may join or watch", {200: Listed}),
    _Operation("get", "/api/address", "What an invitation begins with", {200: AddressTold}),
    _Operation("get", "/api/watched/{watch}", "What a spectators' link shows", {200: WatchedTold}, None, (404,)),
    _Operation("get", "/api/replays/{replay}", "A round that is over", {200: ReplayTold}, None, (404,)),
    _Operation("get", "/api/replays/{replay}/views", "What one seat saw of it", {200: Views}, None, (404,)),
    _Operation("get", "/api/replays/{replay}/file", "The round as a file", {200: "application/toml"}, None, (404,)),
)
_QUERIES = {"/api/replays/{replay}/views": ("seat", {"type": "integer", "minimum": 0, "default": 0})}


@cache
def document() -> bytes:
    """Return the document, as JSON.

    >>> sorted(msgspec.json.decode(document()))
    ['components', 'info', 'openapi', 'paths']
    """
    paths: dict[str, dict[str, Any]] = {}
    for operation in _OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _told(operation)
    _, schemas = msgspec.json.schema_components(_structs(), ref_template=_REF)
    info = {"title": "Huit", "version": __version__, "description": "What the page asks; play itself goes over WebSockets."}
    return msgspec.json.encode({"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": schemas}})


def _structs() -> Iterable[type[msgspec.Struct]]:
    yield Refusal
    yield from _VIEWS
    for operation in _OPERATIONS:
        yield from (answer for answer in operation.answers.values() if not isinstance(answer, str))
        if operation.body is not None:
            yield operation.body


def _told(operation: _Operation) -> dict[str, Any]:
    posts = () if operation.body is None else _OF_POSTS
    answers = {status: _answer(operation.summary, answer) for status, answer in operation.answers.items()}
    refusals = {status: _answer("Refused", Refusal) for status in (*posts, *operation.refusals, *_BY_ITSELF)}
    told: dict[str, Any] = {
        "summary": operation.summary,
        "parameters": list(_parameters(operation.path)),
        "responses": {str(status): answer for status, answer in sorted((refusals | answers).items())},
    }
    if operation.body is not None:
        told["requestBody"] = {"required": True, "content": _content(operation.body)}
    return told


def _parameters(path: str) -> Iterable[dict[str, Any]]:
    for part in path.split("/"):
        if part.startswith("{"):
            schema = {"type": "integer", "minimum": 0, "maximum": 999_999} if part == "{round_no}" else {"type": "string"}
            yield {"name": part.strip("{}"), "in": "path", "required": True, "schema": schema}
    if path in _QUERIES:
        name, schema = _QUERIES[path]
        yield {"name": name, "in": "query", "schema": schema}


def _answer(summary: str, answer: type[_Told] | str) -> dict[str, Any]:
    content = {answer: {"schema": {"type": "string"}}} if isinstance(answer, str) else _content(answer)
    return {"description": summary, "content": content}


def _content(struct: type[msgspec.Struct]) -> dict[str, Any]:
    return {"application/json": {"schema": _ref(struct)}}
