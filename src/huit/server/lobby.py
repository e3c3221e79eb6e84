"""The rooms in memory: opened here, read from the journal when somebody comes, put away when nobody is left."""

import asyncio
import secrets
import time
from typing import Annotated, Any, Literal

import msgspec

from huit.rooms import (
    AgreementError,
    JournalError,
    MatchAsked,
    Opened,
    Refused,
    Room,
    agreed_rules,
    encode_command,
    options_on,
    plan_of,
)
from huit.rooms.messages import MOST_PACE
from huit.rules import MOST_SEATS, RuleSet
from huit.scores import ScoreError
from huit.server import logs, metrics
from huit.server.jobs import AddRoom, StoredRoom
from huit.server.limits import MOST_MESSAGE_CHARACTERS, MOST_NAME_CHARACTERS, Allowance, Limits
from huit.server.live_room import LiveRoom, fresh_seed, room_of
from huit.server.security import hash_token, new_token
from huit.server.store import Store

ROOM_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are read for one another."""
ROOM_NAME_LENGTH = 8
PERSON_SEAT = 0
COMPUTER_NAMES = ("Léa", "Hugo", "Zoé", "Malo", "Inès", "Noé", "Jade", "Léo", "Rose", "Sacha")
"""One more than there are seats for them, for the person has a name too."""


Seats = Annotated[int, msgspec.Meta(ge=2, le=MOST_SEATS)]


class NewRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person asks for at the start."""

    rules: str
    seats: Seats
    name: Annotated[str, msgspec.Meta(max_length=MOST_NAME_CHARACTERS)] = ""
    player: Literal["thrifty", "random"] = "thrifty"
    pace: Annotated[float, msgspec.Meta(ge=0, le=MOST_PACE)] = 1.0
    forget: Annotated[float, msgspec.Meta(ge=0, le=1)] = 0.0
    options: dict[str, Any] = {}
    """Options of the rules, on or off, and keys of a rule file."""
    match: MatchAsked | None = None
    """None: single rounds."""


class Lobby:
    """Where rooms are found. Nothing is kept here that is not in the journal, but who is there now."""

    def __init__(self, store: Store, limits: Limits) -> None:
        loop = asyncio.get_running_loop()
        self._store = store
        self._limits = limits
        self._rooms: dict[str, LiveRoom] = {}
        self._reading: dict[str, asyncio.Task[LiveRoom | None]] = {}
        self._opening = Allowance(burst=limits.room_burst, per_s=limits.rooms_per_s, clock=loop.time)

    async def open(self, asked: NewRoom) -> tuple[str, str]:
        """Open a room with one person and computer players; return its name and the token of the person's seat.

        Raises:
            Refused: ``malformed`` or ``too_many``.
            StoreError: if it cannot be written down; there is no room then.
        """
        if not self._opening.take():
            raise Refused("too_many")
        opened = _opened(asked)
        token = new_token()
        while True:
            name = "".join(secrets.choice(ROOM_LETTERS) for _ in range(ROOM_NAME_LENGTH))
            tokens = {PERSON_SEAT: hash_token(token)}
            job = AddRoom(name, new_token(), int(time.time()), tokens, encode_command(opened))
            if await self._store.add_room(job):
                metrics.rooms_opened.inc()
                logs.tell("room_opened", room=name)
                return name, token

    async def find(self, name: str) -> LiveRoom | None:
        """Return the room of that name, read from the journal if need be; None if there is none that can be played on.

        Raises:
            Refused: ``too_many``, when memory is full of rooms with people in them.
            StoreError: if it cannot be read.
        """
        if not is_room_name(name):
            return None
        live = self._rooms.get(name)
        if live is not None:
            return live
        if name not in self._reading:
            reading = asyncio.get_running_loop().create_task(self._read(name))
            self._reading[name] = reading
            reading.add_done_callback(lambda _: self._reading.pop(name))
        return await asyncio.shield(self._reading[name])

    async def _read(self, name: str) -> LiveRoom | None:
        stored = await self._store.load_room(name)
        room = None if stored is None else _played_on(name, stored)
        if stored is None or room is None:
            return None
        if len(self._rooms) >= self._limits.rooms and not self._put_one_away():
            raise Refused("too_many")
        live = LiveRoom(name, room, token_hashes=stored.token_hashes, store=self._store)
        self._rooms[name] = live
        metrics.rooms.inc()
        self.left(live)
        return live

    def left(self, live: LiveRoom) -> None:
        """Somebody has left, or only looked in: if nobody comes for a while the room leaves memory."""
        if live.is_empty:
            asyncio.get_running_loop().call_later(self._limits.idle_s, self._put_away, live)

    def _put_away(self, live: LiveRoom) -> bool:
        if not live.is_empty or self._rooms.get(live.name) is not live:
            return False
        del self._rooms[live.name]
        metrics.rooms.dec()
        return True

    def _put_one_away(self) -> bool:
        return any(self._put_away(live) for live in list(self._rooms.values()))

    async def close(self) -> None:
        """Send everybody away: the server is going, and what was played is on disk."""
        for live in self._rooms.values():
            live.close(1001, b"going_away")
        await asyncio.gather(*(live.closed() for live in self._rooms.values()))


def is_room_name(text: str) -> bool:
    """Tell whether a room can be called so.

    >>> is_room_name("k3v9abcd"), is_room_name("../etc")
    (True, False)
    """
    return len(text) == ROOM_NAME_LENGTH and all(letter in ROOM_LETTERS for letter in text)


def _played_on(name: str, stored: StoredRoom) -> Room | None:
    try:
        return room_of(stored)
    except JournalError:
        # What it says may quote a move.
        logs.warn("journal_unplayable", room=name)
        return None


def _opened(asked: NewRoom) -> Opened:
    name = asked.name.strip()
    if not name.isprintable():
        raise malformed("name", "only letters that can be printed")
    rules = agreed(asked.rules, asked.options, seats=asked.seats)
    computers = [other for other in COMPUTER_NAMES if other.casefold() != name.casefold()]
    opened = Opened(
        rules=rules.id,
        options=options_on(rules, asked.options),
        match=_match(asked, rules),
        names=(name, *computers[: asked.seats - 1]),
        computers=(False,) + (True,) * (asked.seats - 1),
        player=asked.player,
        pace=asked.pace,
        forget=asked.forget,
        seed=fresh_seed(),
        first=None,
    )
    room = Room.open(opened)
    if room.waits_for_a_person:
        return opened
    return msgspec.structs.replace(opened, first=room.next_round(seed=fresh_seed()))


def _match(asked: NewRoom, rules: RuleSet) -> MatchAsked | None:
    try:
        if asked.match is not None:
            plan_of(asked.match, rules, seats=asked.seats)
    except ScoreError as error:
        raise malformed("match", str(error)) from error
    return asked.match


def agreed(name: str, options: dict[str, Any], *, seats: int | None) -> RuleSet:
    """Return the rules that somebody asks for.

    Raises:
        Refused: ``malformed``, if they cannot be played.
    """
    try:
        return agreed_rules(name, options, seats=seats)
    except AgreementError as error:
        raise malformed(error.field, str(error).removeprefix(f"{error.field}: ")) from error


def malformed(field: str, message: str) -> Refused:
    """Return the refusal of a request of which *field* is wrong."""
    told = f"{field}: {message}"[:MOST_MESSAGE_CHARACTERS]
    return Refused("malformed", {"code": "malformed", "message": told, "field": field})
