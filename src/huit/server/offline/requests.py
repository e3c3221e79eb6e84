"""What the page asks of its server, answered where there is none, by the same functions: all here are at home."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec

from huit.lessons import demonstration, lesson
from huit.rooms.agreement import rules_in_force
from huit.rooms.film import Film
from huit.rooms.refusal import Refused
from huit.rules import MOST_SEATS
from huit.rules.prose import rows
from huit.server.live.live_room import LiveRoom
from huit.server.live.lobby import CheckRequest, Lobby, NewGuest, NewRoom, RoomSheetRequest, SheetRequest
from huit.server.live.request_checks import checked_rules, in_page_words, loaded_findings, malformed, rules_title
from huit.server.live.teacher import NO_LESSON, LessonRequest
from huit.server.offline.rows import RowStore
from huit.server.storage.jobs import StoreError
from huit.server.told.answers import OwnChair
from huit.server.told.games import games_told, options_told, powers_told, schemas_told, sheet_told, sheets_told
from huit.server.told.refusals import UNSAVED, refusal_told, status_of
from huit.server.told.replays import film_summary, film_views
from huit.server.told.rooms import room_before

NEEDS_SERVER = 501, b'{"code":"needs_server"}'
"""The answer to what only a server can do: what is between people, or takes much play."""
_OK, _CREATED, _MISSING = 200, 201, 404
_SEATS = frozenset(map(str, range(MOST_SEATS)))
_Body = TypeVar("_Body")
Answer = tuple[int, bytes]
"""Status and body."""


class _NoRoomError(Exception):
    """There is no such room."""


class _Asked(NamedTuple):
    """A request: the names in its address, its query, and its body."""

    names: tuple[str, ...]
    query: dict[str, str]
    body: bytes


class Requests:
    """Answers to the requests under ``/api`` that make sense on one device."""

    def __init__(self, lobby: Lobby, store: RowStore) -> None:
        self._lobby = lobby
        self._store = store
        self._ways: list[tuple[str, re.Pattern[str], Callable[[_Asked], Awaitable[Answer]]]] = [
            (method, re.compile(f"/api/{path}"), way)
            for method, path, way in (
                ("GET", "games", self._games),
                ("GET", "options", _told(options_told)),
                ("GET", "rules", _told(sheets_told)),
                ("GET", "powers", _told(powers_told)),
                ("GET", "schema", _told(schemas_told)),
                ("GET", "public", _told(lambda: b'{"rooms":[]}')),
                ("GET", "address", _told(lambda: b'{"address":null}')),
                ("POST", "sheet", self._sheet),
                ("POST", "check", self._check),
                ("POST", "lesson", self._lesson),
                ("POST", "rooms", self._open_room),
                ("GET", r"rooms/(\w+)", self._room),
                ("POST", r"rooms/(\w+)/sheet", self._room_sheet),
                ("POST", r"rooms/(\w+)/guests", self._join),
                ("GET", r"rooms/(\w+)/rounds", self._rounds),
                ("POST", r"rooms/(\w+)/rounds/(\d{1,6})/share", self._publish),
                ("GET", r"replays/(\w+)", self._replay),
                ("GET", r"replays/(\w+)/views", self._replay_views),
                ("GET", r"replays/(\w+)/moments", self._replay_moments),
                ("GET", r"replays/(\w+)/file", self._replay_file),
            )
        ]

    async def answer(self, method: str, address: str, body: bytes) -> Answer:
        """Return status and body of the answer to *method* of *address*, a path with its query."""
        parts = urlsplit(address)
        query = {name: values[0] for name, values in parse_qs(parts.query).items()}
        for of, pattern, way in self._ways:
            found = pattern.fullmatch(parts.path)
            if of == method and found is not None:
                try:
                    return await way(_Asked(found.groups(), query, body))
                except _NoRoomError:
                    return _missing("no_room")
                except Refused as refused:
                    return status_of(refused.code), msgspec.json.encode(refusal_told(refused))
                except StoreError:
                    return status_of("unsaved"), msgspec.json.encode(UNSAVED)
        return NEEDS_SERVER

    # Games and rules

    async def _games(self, asked: _Asked) -> Answer:
        games = games_told()
        return _OK, games.get(asked.query.get("language", "")) or games["fr"]

    async def _sheet(self, asked: _Asked) -> Answer:
        body = _decoded(asked, SheetRequest)
        title = rules_title(body.title)
        rules = checked_rules(body.rules, body.options, seats=body.seats)
        return _OK, sheet_told(rules, rules_in_force(body.rules), seats=body.seats, title=title)

    async def _check(self, asked: _Asked) -> Answer:
        """Answer with what is wrong with rules; to play them thousands of times is for a server."""
        body = _decoded(asked, CheckRequest)
        if body.step != "rules":
            return NEEDS_SERVER
        rules_title(body.title)
        _, findings, seats = loaded_findings(body.rules, body.options)
        found = [in_page_words(body.rules, finding.as_dict()) for finding in findings]
        return _json({"findings": found, "seats": seats, "ends": [], "measures": [], "preparing": None})

    async def _lesson(self, asked: _Asked) -> Answer:
        body = _decoded(asked, LessonRequest)
        rules = checked_rules(body.rules, body.options, seats=body.seats)
        count = len(rows(rules, "en", seats=body.seats))
        if body.row >= count:
            raise malformed("row", f"a number below {count}")
        found = await asyncio.to_thread(demonstration, rules, body.row, seats=body.seats, seed=body.another)
        return (_OK, NO_LESSON) if found is None else _json({"lesson": lesson(found, rules)})

    # Rooms

    async def _open_room(self, asked: _Asked) -> Answer:
        name, watch, token = await self._lobby.open(_decoded(asked, NewRoom))
        try:
            await self._store.keep_token(name, token)
        except StoreError:
            # Nobody could come in.
            await self._store.forget(name)
            raise
        return _json({"room": name, "watch": watch}, _CREATED)

    async def _room(self, asked: _Asked) -> Answer:
        live = await self._found(asked)
        guest = live.writer.guest_of(await self._store.token_of(live.name))
        seat = None if guest is None else live.room.seating.seat_of(guest)
        own = None if guest is None else OwnChair(seat, list(live.room.awaited), self._lobby.since_turn_s(live))
        return _json({"room": live.links.room, "yours": guest is not None, "own": own} | room_before(live.room))

    async def _room_sheet(self, asked: _Asked) -> Answer:
        body, room = _decoded(asked, RoomSheetRequest), (await self._found(asked)).room
        rules = room.rules if body.rules is None else checked_rules(body.rules, body.options, seats=room.seats)
        return _OK, sheet_told(rules, room.rules, seats=room.seats, title=room.agreement.title)

    async def _join(self, asked: _Asked) -> Answer:
        """Add one more of the people at this browser to a room; who is in it already keeps their seat."""
        live, body = await self._found(asked), _decoded(asked, NewGuest)
        token = await self._store.token_of(live.name, body.person)
        guest = live.writer.guest_of(token)
        if guest is None and token is None:
            raise Refused("not_seated")
        status = _OK
        if guest is None:
            guest, _ = await self._lobby.join(live, body, token=token)
            status = _CREATED
        return _json({"guest": guest, "seat": live.room.seating.seat_of(guest)}, status)

    async def _rounds(self, asked: _Asked) -> Answer:
        return _json({"rounds": (await self._found(asked)).room.finished})

    async def _publish(self, asked: _Asked) -> Answer:
        replay = await self._lobby.publish(await self._found(asked), int(asked.names[1]))
        return _missing("no_round") if replay is None else _json({"replay": replay})

    async def _found(self, asked: _Asked) -> LiveRoom:
        live = await self._lobby.find(asked.names[0])
        if live is None:
            raise _NoRoomError
        return live

    # Finished rounds

    async def _replay(self, asked: _Asked) -> Answer:
        replay = asked.names[0]
        return await self._of_film(replay, "summary", lambda film: film_summary(replay, film))

    async def _replay_views(self, asked: _Asked) -> Answer:
        replay, seat = asked.names[0], _seat(asked)
        return await self._of_film(replay, f"{seat}", lambda film: film_views(replay, film, seat))

    async def _replay_moments(self, asked: _Asked) -> Answer:
        seat = _seat(asked)

        def write(film: Film) -> bytes | None:
            return film.text().encode() if film.may_be_reviewed(seat) else None

        return _replayed(await self._lobby.films.moments(asked.names[0], seat, write))

    async def _replay_file(self, asked: _Asked) -> Answer:
        return await self._of_film(asked.names[0], "file", lambda film: film.text().encode())

    async def _of_film(self, replay: str, what: str, write: Callable[[Film], bytes | None]) -> Answer:
        return _replayed(await self._lobby.films.answer(replay, what, write))


def _told(tell: Callable[[], bytes]) -> Callable[[_Asked], Awaitable[Answer]]:
    """Return the way to answer with what *tell* returns, whoever asks."""

    async def told(_: _Asked) -> Answer:
        return _OK, tell()

    return told


def _decoded(asked: _Asked, kind: type[_Body]) -> _Body:
    try:
        return msgspec.json.decode(asked.body or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", {"message": str(error)}) from error


def _seat(asked: _Asked) -> int:
    """Return the seat that the query names; one that no table has, where that is no number of a seat."""
    seat = asked.query.get("seat", "0")
    return int(seat) if seat in _SEATS else MOST_SEATS


def _json(answer: Any, status: int = _OK) -> Answer:
    return status, msgspec.json.encode(answer)


def _missing(code: str) -> Answer:
    return _json({"code": code}, _MISSING)


def _replayed(body: bytes | None) -> Answer:
    return _missing("no_replay") if body is None else (_OK, body)
