"""The HTTP requests that the server answers, as an OpenAPI document: made from the structs that requests are read by."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from huit import __version__
from huit.server.http import circle_answers as circles
from huit.server.http.lab import LINES
from huit.server.live.carry_codes import CarryTaken, NewCarry, TypedCode
from huit.server.live.circle_requests import (
    LATEST_S,
    CircleEntered,
    CircleLeft,
    CircleNamed,
    CircleSought,
    Evening,
    EveningMended,
    KeeperSet,
    NewCircle,
    NewCircleRoom,
    NewPinned,
    PersonGiven,
    ResultStruck,
)
from huit.server.live.lab_questions import LabRequest, WishRequest
from huit.server.live.lobby import (
    CallEnded,
    CallRequest,
    ChairRequest,
    CheckRequest,
    DailyRoom,
    NewGuest,
    NewRoom,
    RoomSheetRequest,
    SheetRequest,
)
from huit.server.live.room_codes import Come
from huit.server.live.teacher import LessonRequest
from huit.server.told import answers
from huit.server.told.answers import REFERENCE, VIEWS, Answer, Refusal, reference

_BY_ITSELF = (421, 429, 503)
"""The refusals of any request: a wrong host name, too many requests, or a failing store."""
_OF_POSTS = (400, 403, 413)
"""Something is wrong in it, another site sent it, it is too long."""


class _Lines(NamedTuple):
    """An answer of many lines, each of them JSON."""

    line: type[Answer]


class _Operation(NamedTuple):
    method: str
    path: str
    summary: str
    answers: Mapping[int, type[msgspec.Struct] | _Lines | str]
    """By status: a struct, lines of one, or the type of a file."""
    body: type[msgspec.Struct] | None = None
    refusals: tuple[int, ...] = ()


_OPERATIONS = (
    _Operation("get", "/api/games", "Every game to choose from, and the plans of a match", {200: answers.Games}),
    _Operation("get", "/api/options", "The sentences of the options of all games", {200: answers.OptionTexts}),
    _Operation("get", "/api/rules", "Every game with all of its rules, and the plans of a match", {200: answers.Sheets}),
    _Operation("get", "/api/powers", "What each card does in every game", {200: answers.Powers}),
    _Operation("get", "/api/schema", "What rules may say, knob by knob", {200: answers.Schemas}),
    _Operation("post", "/api/sheet", "One game as it is with some options", {200: answers.SheetView}, SheetRequest),
    _Operation("post", "/api/check", "What is wrong with rules, by playing them too", {200: answers.Checked}, CheckRequest),
    _Operation(
        "post", "/api/lesson", "A position in which a row of a rule sheet matters", {200: answers.LessonFound}, LessonRequest
    ),
    _Operation(
        "post", "/api/lab", "What rules are like, line by line as they are played", {200: _Lines(answers.LabView)}, LabRequest
    ),
    _Operation("get", "/api/lab/wishes", "What may be wished of rules", {200: answers.WishesView}),
    _Operation(
        "post",
        "/api/lab/suggestions",
        "Small changes that bring a wish, line by line as they are found",
        {200: _Lines(answers.SuggestionsView)},
        WishRequest,
    ),
    _Operation("get", "/api/daily", "The deal of today", {200: answers.DailyView}),
    _Operation("get", "/api/daily/{day}", "The deal of a day of the last year", {200: answers.DailyView}, None, (404,)),
    _Operation(
        "post",
        "/api/daily/{day}/room",
        "Play the deal of a day against computers; the answer's cookie is the seat",
        {201: answers.RoomOpened},
        DailyRoom,
        (404,),
    ),
    _Operation(
        "post",
        "/api/daily/{day}/par",
        "What a strong player makes of the deal of a day, line by line as it is played",
        {200: _Lines(answers.ParView)},
        None,
        (404,),
    ),
    _Operation("post", "/api/rooms", "Open a room; the answer's cookie is the seat", {201: answers.RoomOpened}, NewRoom),
    _Operation("get", "/api/rooms/{room}", "What is played in a room", {200: answers.RoomView}, None, (404, 409, 410)),
    _Operation(
        "post",
        "/api/rooms/{room}/sheet",
        "The rules of a room, or others against them; the name of its spectators' link will do",
        {200: answers.SheetView},
        RoomSheetRequest,
        (404, 409, 410),
    ),
    _Operation(
        "post",
        "/api/rooms/{room}/guests",
        "Come in; the answer's cookie is the place. 200: this browser is in already",
        {200: answers.Joined, 201: answers.Joined},
        NewGuest,
        (404, 409, 410),
    ),
    _Operation(
        "post",
        "/api/circles",
        "Found a circle; the answer's cookie is the place in it",
        {201: circles.CircleEntry},
        NewCircle,
        (409,),
    ),
    _Operation("get", "/api/circles", "The circles that this browser is in", {200: circles.MyCircles}),
    _Operation("post", "/api/circles/look", "What a circle's link shows", {200: circles.CircleBefore}, CircleSought, (404,)),
    _Operation(
        "post",
        "/api/circles/come",
        "Come into a circle; the answer's cookie is the place in it. 200: this browser is in already",
        {200: circles.CircleEntry, 201: circles.CircleEntry},
        CircleEntered,
        (404, 409),
    ),
    _Operation("get", "/api/circles/{circle}", "A circle", {200: circles.CircleView}, None, (404,)),
    _Operation("post", "/api/circles/{circle}/name", "Call it otherwise", {200: circles.CircleView}, CircleNamed, (404,)),
    _Operation(
        "post", "/api/circles/{circle}/renew", "Renew its link; for keepers", {200: circles.CircleLinkView}, None, (403, 404)
    ),
    _Operation("post", "/api/circles/{circle}/delete", "Delete all of it; for keepers", {200: circles.Done}, None, (403, 404)),
    _Operation("post", "/api/circles/{circle}/leave", "Leave it", {200: circles.Done}, CircleLeft, (404,)),
    _Operation(
        "post",
        "/api/circles/{circle}/members",
        "Add somebody without a browser",
        {201: circles.CircleView},
        PersonGiven,
        (404, 409),
    ),
    _Operation(
        "post",
        "/api/circles/{circle}/members/{member}",
        "Name and face, of oneself or of somebody without a browser",
        {200: circles.CircleView},
        PersonGiven,
        (403, 404, 409),
    ),
    _Operation(
        "post",
        "/api/circles/{circle}/members/{member}/open",
        "Let another browser come in by the link as them, for a day",
        {200: circles.CircleView},
        None,
        (403, 404),
    ),
    _Operation(
        "post",
        "/api/circles/{circle}/members/{member}/keeper",
        "Make them a keeper, or end being one; for keepers",
        {200: circles.CircleView},
        KeeperSet,
        (403, 404, 409),
    ),
    _Operation(
        "post",
        "/api/circles/{circle}/members/{member}/remove",
        "Take their browsers out of the circle; for keepers",
        {200: circles.CircleView},
        CircleLeft,
        (403, 404),
    ),
    _Operation("post", "/api/circles/{circle}/rules", "Pin rules", {201: circles.CircleView}, NewPinned, (404, 409)),
    _Operation(
        "post", "/api/circles/{circle}/rules/{pinned}/remove", "Pin them no more", {200: circles.CircleView}, None, (404,)
    ),
    _Operation("get", "/api/circles/{circle}/tables", "Its tables that are open", {200: circles.CircleRooms}, None, (404,)),
    _Operation(
        "post",
        "/api/circles/{circle}/tables",
        "Open a table; the answer's cookie is the seat",
        {201: answers.RoomOpened},
        NewCircleRoom,
        (404, 409),
    ),
    _Operation(
        "get", "/api/circles/{circle}/played", "What was played, part by part", {200: circles.CirclePlayed}, None, (400, 404)
    ),
    _Operation(
        "post", "/api/circles/{circle}/evenings", "Write down a score sheet", {201: circles.PlayedView}, Evening, (404, 409)
    ),
    _Operation(
        "post",
        "/api/circles/{circle}/results/{result}",
        "Write a score sheet otherwise",
        {200: circles.PlayedView},
        EveningMended,
        (404, 409),
    ),
    _Operation(
        "post",
        "/api/circles/{circle}/results/{result}/strike",
        "Strike a result out, or count it again",
        {200: circles.PlayedView},
        ResultStruck,
        (404, 409),
    ),
    _Operation(
        "get",
        "/api/circles/{circle}/results/{result}/history",
        "What was done with a result",
        {200: circles.ResultHistory},
        None,
        (404,),
    ),
    _Operation("get", "/api/circles/{circle}/standings", "How all stand", {200: circles.CircleStandings}, None, (400, 404)),
    _Operation("get", "/api/circles/{circle}/export.json", "All of it as a file", {200: circles.CircleExport}, None, (404,)),
    _Operation("get", "/api/circles/{circle}/export.csv", "What was played, as a table", {200: "text/csv"}, None, (404,)),
    _Operation(
        "post",
        "/api/circles/{circle}/import",
        "Add what is in a file; text/csv is read too",
        {200: circles.ImportDone},
        circles.CircleExport,
        (404, 409),
    ),
    _Operation("get", "/api/push", "The key by which push services know this server", {200: answers.CallKey}),
    _Operation(
        "post",
        "/api/rooms/{room}/calls",
        "Be called by Web Push when the room waits for one",
        {201: answers.Calling},
        CallRequest,
        (404, 409),
    ),
    _Operation("post", "/api/rooms/{room}/calls/end", "Be called no more", {200: answers.Calling}, CallEnded, (404, 409)),
    _Operation("get", "/api/rooms/{room}/rounds", "The rounds of a room that are over", {200: answers.Rounds}, None, (404, 409)),
    _Operation(
        "post",
        "/api/rooms/{room}/rounds/{round_no}/share",
        "Name a finished round",
        {200: answers.Published},
        None,
        (403, 404, 409),
    ),
    _Operation("post", "/api/rooms/{room}/code", "The code of a room, for its guests", {200: answers.RoomCode}, None, (404, 409)),
    _Operation("post", "/api/come", "The room that a code stands for", {200: answers.CodeFound}, Come, (404,)),
    _Operation("post", "/api/carry", "Codes that bring seats to another device", {201: answers.CarryMade}, NewCarry),
    _Operation("post", "/api/typed", "The code that a typed one stands for, once", {200: answers.CodeMeant}, TypedCode, (404,)),
    _Operation(
        "post",
        "/api/carried",
        "What a code brings, once; the answer's cookies are the seats",
        {200: answers.CarriedView},
        CarryTaken,
        (404,),
    ),
    _Operation("get", "/api/public", "The rooms that everybody may join or watch", {200: answers.Listed}),
    _Operation("get", "/api/address", "What an invitation begins with", {200: answers.AddressView}),
    _Operation("get", "/api/watched/{watch}", "What a spectators' link shows", {200: answers.WatchedView}, None, (404, 409, 410)),
    _Operation(
        "post",
        "/api/watched/{watch}/guests",
        "Ask for a chair by a spectators' link; the answer's cookie is the name, then the chair. 200: there is a request already",
        {200: answers.ChairAnswered, 201: answers.ChairAnswered},
        ChairRequest,
        (404, 409, 410),
    ),
    _Operation("get", "/api/replays/{replay}", "A round that is over", {200: answers.ReplayView}, None, (404,)),
    _Operation("get", "/api/replays/{replay}/views", "What one seat saw of it", {200: answers.Views}, None, (404,)),
    _Operation("get", "/api/replays/{replay}/moments", "Moves worth another look", {200: answers.Moments}, None, (404, 503)),
    _Operation("get", "/api/replays/{replay}/file", "The round as a file", {200: "application/toml"}, None, (404,)),
)
_SEAT = (("seat", {"type": "integer", "minimum": 0, "default": 0}),)
_TIME = {"type": "integer", "minimum": 0, "maximum": LATEST_S - 1}
_QUERIES: Mapping[str, tuple[tuple[str, dict[str, Any]], ...]] = {
    "/api/replays/{replay}/views": _SEAT,
    "/api/replays/{replay}/moments": _SEAT,
    "/api/circles/{circle}/played": (("before", {"type": "integer", "minimum": 0}),),
    "/api/circles/{circle}/standings": (
        *(("since", _TIME), ("until", _TIME)),
        *(("game", {"type": "string"}), ("title", {"type": "string"})),
        ("of", {"type": "string", "enum": ["games", "rounds"], "default": "games"}),
    ),
}
_NUMBERED = ("{round_no}", "{member}", "{pinned}", "{result}")


def document() -> bytes:
    """Return the document, as JSON.

    >>> sorted(msgspec.json.decode(document()))
    ['components', 'info', 'openapi', 'paths']
    """
    paths: dict[str, dict[str, Any]] = {}
    for operation in _OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _description(operation)
    _, schemas = msgspec.json.schema_components((Refusal, *VIEWS, *answered(), *requested()), ref_template=REFERENCE)
    info = {"title": "Huit", "version": __version__, "description": "What the page asks; play itself goes over WebSockets."}
    return msgspec.json.encode({"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": schemas}})


def answered() -> tuple[type[msgspec.Struct], ...]:
    """Return the structs of all answers but refusals, each once."""
    declared = (answer for operation in _OPERATIONS for answer in operation.answers.values())
    structs = (answer.line if isinstance(answer, _Lines) else answer for answer in declared)
    return tuple(dict.fromkeys(answer for answer in structs if not isinstance(answer, str)))


def requested() -> tuple[type[msgspec.Struct], ...]:
    """Return the structs of request bodies."""
    return tuple(operation.body for operation in _OPERATIONS if operation.body is not None)


def _description(operation: _Operation) -> dict[str, Any]:
    posts = () if operation.body is None else _OF_POSTS
    responses = {status: _answer(operation.summary, answer) for status, answer in operation.answers.items()}
    refusals = {status: _answer("Refused", Refusal) for status in (*posts, *operation.refusals, *_BY_ITSELF)}
    description: dict[str, Any] = {
        "summary": operation.summary,
        "parameters": list(_parameters(operation.path)),
        "responses": {str(status): answer for status, answer in sorted((refusals | responses).items())},
    }
    if operation.body is not None:
        description["requestBody"] = {"required": True, "content": _content(operation.body)}
    return description


def _parameters(path: str) -> Iterable[dict[str, Any]]:
    for part in path.split("/"):
        if part.startswith("{"):
            schema = {"type": "integer", "minimum": 0, "maximum": 999_999} if part in _NUMBERED else {"type": "string"}
            yield {"name": part.strip("{}"), "in": "path", "required": True, "schema": schema}
    for name, schema in _QUERIES.get(path, ()):
        yield {"name": name, "in": "query", "schema": schema}


def _answer(summary: str, answer: type[msgspec.Struct] | _Lines | str) -> dict[str, Any]:
    if isinstance(answer, _Lines):
        # The schema is that of a line; the last one has `done`.
        content = _content(answer.line, LINES)
    else:
        content = {answer: {"schema": {"type": "string"}}} if isinstance(answer, str) else _content(answer)
    return {"description": summary, "content": content}


def _content(struct: type[msgspec.Struct], kind: str = "application/json") -> dict[str, Any]:
    return {kind: {"schema": reference(struct)}}
