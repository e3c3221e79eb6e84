"""The rooms in memory: opened, loaded from the journal on demand, and removed when nobody is connected."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from random import Random
from typing import Annotated, Any, Literal

import msgspec

from huit.engine.events import Named
from huit.names import looks_of
from huit.rooms.agreement import options_on
from huit.rooms.calls import has_missed
from huit.rooms.chairs import COMPUTER_NAMES
from huit.rooms.computers import waits_for_computers
from huit.rooms.daily import COMPUTERS, OWN_SEAT, Day, daily_deal
from huit.rooms.film import Film
from huit.rooms.journal import JournalError, KnownDeal, Opened, encode_command
from huit.rooms.match import MatchRequest
from huit.rooms.messages import MOST_PACE, LevelName, PersonName, RulesTitle, SeatNumber
from huit.rooms.refusal import Refused
from huit.rooms.settings import RoomSettings
from huit.rules import MOST_SEATS
from huit.server import logs, metrics
from huit.server.chance import fresh_secret, fresh_seed
from huit.server.limits import LISTED_S, MOST_ENDPOINT_CHARACTERS, MOST_LISTED, MOST_WOKEN, PRESENCE_AGAIN_S
from huit.server.live.films import Films
from huit.server.live.links import LINK_LENGTH, ROOM_LENGTH, is_room_name, new_name
from huit.server.live.live_room import LiveRoom
from huit.server.live.outboxes import Closed
from huit.server.live.request_checks import checked_rules, malformed, person_name, requested_match, rules_title
from huit.server.live.room_calls import CallSender
from huit.server.live.room_reader import RoomReader
from huit.server.live.services import Services
from huit.server.live.tokens import hash_token, new_token
from huit.server.live.turns import SharedWork
from huit.server.quota import Quota
from huit.server.storage import jobs
from huit.server.storage.bus import Notification
from huit.server.storage.circle_jobs import IsOfCircle, SitInCircle
from huit.server.storage.jobs import AddRoom, CalledRoom, StoreError

HOST = 0
"""The guest who opens a room."""


MOST_KEY_CHARACTERS = 120
"""Length of a key of a browser in base64url, with some to spare."""
Seats = Annotated[int, msgspec.Meta(ge=2, le=MOST_SEATS)]
Chair = Annotated[
    Literal["me", "open", "computer"],
    Named("Chair", "Who sits on a chair of a new room: the person who opens it, whoever comes by the link, or a computer."),
]
Person = Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
Link = Annotated[str, msgspec.Meta(max_length=LINK_LENGTH)]


class NewRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to open a room."""

    rules: str
    seats: Seats
    name: PersonName = ""
    player: LevelName = "thrifty"
    """How well the computers play."""
    pace: Annotated[float, msgspec.Meta(ge=0, le=MOST_PACE)] = 1.0
    forget: Annotated[float, msgspec.Meta(ge=0, le=1)] = 0.0
    options: dict[str, Any] = {}
    """Named options of the rules (true or false), and knobs of a rule file."""
    title: RulesTitle = ""
    """The players' own name for their rules."""
    match: MatchRequest | None = None
    """Without one: single rounds."""
    chairs: tuple[Chair, ...] = ()
    """One for each seat; empty: the person at seat 0, computers at the others."""
    settings: RoomSettings = RoomSettings()
    replay: Link | None = None
    """The public name of a round whose cards are dealt in the first round."""


class DailyRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to play the deal of a day."""

    name: PersonName = ""
    pace: Annotated[float, msgspec.Meta(ge=0, le=MOST_PACE)] = 1.0


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to join a room."""

    name: PersonName
    seat: SeatNumber | None = None
    any_seat: bool = False
    """Whether any free chair will do where *seat* has just been taken: nobody has chosen it, the page has proposed it."""
    person: Person = 1
    """Which of the people who share this browser; the first has to be a guest before the others."""


class ChairRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request of a spectator for a chair. Who has been given one gets the room, by whatever name."""

    name: PersonName


class CallRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to be called by Web Push: what the browser's `PushSubscription` says, keys in base64url."""

    endpoint: Annotated[str, msgspec.Meta(max_length=MOST_ENDPOINT_CHARACTERS)]
    p256dh: Annotated[str, msgspec.Meta(max_length=MOST_KEY_CHARACTERS)]
    auth: Annotated[str, msgspec.Meta(max_length=MOST_KEY_CHARACTERS)]
    language: Literal["fr", "en"]


class CallEnded(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to be called no more."""

    endpoint: Annotated[str, msgspec.Meta(max_length=MOST_ENDPOINT_CHARACTERS)]


class SheetRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the rule sheet of rules with options."""

    rules: str
    options: dict[str, Any] = {}
    title: RulesTitle = ""
    seats: Seats | None = None


class RoomSheetRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the rule sheet of a room, or of rules that somebody thinks of playing there."""

    rules: str | None = None
    """Null: those that the room plays by."""
    options: dict[str, Any] = {}


class CheckRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to check rules with options: without playing (``rules``), or by playing them."""

    rules: str
    options: dict[str, Any] = {}
    title: RulesTitle = ""
    step: Literal["rules", "ends", "idle", "measures"] = "rules"


class Lobby:
    """Finds and opens rooms. Except for presence, all state of a room is in its journal."""

    def __init__(self, services: Services, caller: CallSender | None = None) -> None:
        loop = asyncio.get_running_loop()
        limits = services.limits
        self._services = services
        self._caller = caller
        self._store = services.store
        self._chance = services.chance
        self._rooms: dict[str, LiveRoom] = {}
        self._reader = RoomReader(services.store)
        self._reading = SharedWork[str, LiveRoom | None]()
        self.films = Films(services, self._reader)
        self._opening = Quota(burst=limits.room_burst, per_s=limits.rooms_per_s, clock=loop.time)

    # Opening and joining

    async def open(self, request: NewRoom, *, asker: str = "") -> tuple[str, str, str]:
        """Open a room; return its name, the name of its spectators' link, and the secret token of the person who opens it.

        Raises:
            Refused: ``malformed`` or ``too_many``.
            StoreError: if the room cannot be stored.
        """
        self._check_opening()
        film = None if request.replay is None else await self.films.find(request.replay, asker=asker)
        if request.replay is not None and film is None:
            raise malformed("replay", "there is none of that name")
        if film is not None and request.match is not None:
            raise malformed("match", "none with cards that are known: null")
        chance = self._chance.next_of("opened", repr(request))
        return await self._add(await self._services.rule_threads.done(asker, lambda: _opened(request, film, chance)))

    async def open_daily(self, request: DailyRoom, day: Day, *, asker: str = "") -> tuple[str, str, str]:
        """Open a room for the deal of *day*, against computers; as `open`."""
        self._check_opening()
        chance = self._chance.next_of("opened", repr((request, day)))
        return await self._add(await self._services.rule_threads.done(asker, lambda: opened_daily(request, day, chance)))

    def _check_opening(self) -> None:
        if not self._opening.take():
            raise Refused("too_many")

    async def _add(self, opened: Opened) -> tuple[str, str, str]:
        """Store a new room; return its name, that of its spectators' link, and its host's token."""
        token = new_token()
        while True:
            name, watch = new_name(self._chance.names, ROOM_LENGTH), new_name(self._chance.names, LINK_LENGTH)
            job = AddRoom(name, watch, self._services.wall_ms() // 1000, {HOST: hash_token(token)}, encode_command(opened))
            if await self._store.do(job):
                metrics.rooms_opened.inc()
                logs.tell("room_opened", room=name)
                return name, watch, token

    async def join(self, live: LiveRoom, request: NewGuest | ChairRequest, *, token: str | None = None) -> tuple[int, str]:
        """Add a guest to a room; return the guest's number and secret token: a new one, unless they have *token*.

        Raises:
            Refused: ``malformed``, ``full``, ``locked``, ``many_asking``, ``unsaved``.
        """
        name, token = person_name(request.name), token or new_token()
        watches = isinstance(request, ChairRequest)
        seat, any_seat = (request.seat, request.any_seat) if isinstance(request, NewGuest) else (None, False)
        return await live.join(name, seat, hash_token(token), any_seat=any_seat, watches=watches), token

    async def note_member(self, live: LiveRoom, guest: int, token_hash: bytes) -> None:
        """Note which member of its circle a guest of a table is, if this is the browser of one."""
        if live.is_of_circle:
            # They play all the same: it is noted when they come again.
            with suppress(StoreError):
                await self._store.do(SitInCircle(live.name, guest, token_hash))

    async def first_name(self, name: str) -> str | None:
        """Return the first name of the room that has, or had, the address *name*: its cookies are called so.

        A name that no room was renewed to is returned as it is, whether or not there is such a room; None if it is no name.
        """
        if not is_room_name(name):
            return None
        return name if len(name) != LINK_LENGTH else await self._store.do(jobs.FindRenewed(name))

    def since_turn_s(self, live: LiveRoom) -> int | None:
        """Return for how many seconds a round has waited for those whose turn it is; None where nobody is waited for."""
        began = live.room.marks.turn_at
        return max(0, self._services.wall_ms() - began) // 1000 if began and live.room.awaited else None

    # Finding

    async def find(self, name: str, *, asker: str = "") -> LiveRoom | None:
        """Return the room that has, or had, the address *name*, loaded if need be, or None if there is none.

        Of the rooms to be loaded, one of each *asker* comes first, then the next of each: a client; "" is the server.

        Raises:
            Refused: ``journal_unplayable``; ``too_many``, if too many rooms wait to be loaded, or memory is full of rooms with
                people in them.
            StoreError: if the room cannot be read.
        """
        if not is_room_name(name):
            return None
        live = self._rooms.get(name)
        if live is not None:
            return live
        if len(name) == LINK_LENGTH:
            # No room is opened by such a name.
            first = await self._store.do(jobs.FindRenewed(name))
            return None if first is None else await self.find(first, asker=asker)
        return await self._reading.do(name, lambda: self._read(name, asker))

    def has(self, name: str) -> bool:
        return name in self._rooms

    async def find_watched(self, watch: str, *, asker: str = "") -> LiveRoom | None:
        """Return the room that has, or had, the spectators' link *watch*; None if there is none or it allows no spectators."""
        name = await self._store.do(jobs.FindWatched(watch)) if is_room_name(watch) else None
        live = None if name is None else await self.find(name, asker=asker)
        return live if live is not None and live.room.settings.watch != "nobody" else None

    async def _read(self, name: str, asker: str) -> LiveRoom | None:
        read = await self._reader.read(name, asker)
        if read is None:
            return None
        room, stored = read
        is_of_circle = await self._store.do(IsOfCircle(name))
        if len(self._rooms) >= self._services.limits.rooms and not self._put_one_away():
            raise Refused("too_many")
        live = LiveRoom(
            name,
            room,
            watch=stored.watch,
            token_hashes=stored.token_hashes,
            reader=self._reader,
            services=self._services,
            caller=self._caller,
            is_of_circle=is_of_circle,
        )
        self._rooms[name] = live
        metrics.rooms.inc()
        self._services.preparer.expect(room.rules.family)
        if room.daily is not None:
            self._services.preparer.expect(room.rules.family, ["par"])
        if self._store.is_shared:
            # Notifications of commands written during the load were ignored: the room was not in memory yet.
            live.grow(None)
        self.left(live)
        return live

    async def listed(self) -> list[msgspec.Raw]:
        """Return the entries of the public list as JSON, latest first."""
        listed = await self._store.do(jobs.ListedRooms(self._services.wall_ms() // 1000 - LISTED_S, MOST_LISTED))
        return [msgspec.Raw(entry) for _, entry in listed]

    # Published rounds

    async def publish(self, live: LiveRoom, round_no: int) -> str | None:
        """Give a finished round a public name, unless it has one; return the name, or None if there is no such finished round."""
        room = live.room
        # Other rules have come into force since, or not: the latest round may be seen once it is over.
        if not 1 <= round_no <= room.round_no or (round_no == room.round_no and (room.is_playing or room.is_void)):
            return None
        return await self._store.do(jobs.Publish(live.name, round_no, new_name(self._chance.names, LINK_LENGTH)))

    async def wake(self) -> None:
        """Resume the rooms with people to be called: computers go on, and missed calls are made."""
        called: tuple[CalledRoom, ...] = ()
        try:
            called = await self._store.do(jobs.CalledRooms(MOST_WOKEN))
        except StoreError as error:
            logs.warn("not_woken", error=error)
        for name, seen in called:
            try:
                await self._wake(name, seen)
            except (JournalError, Refused, StoreError) as error:
                logs.warn("not_woken", room=name, error=error)

    async def _wake(self, name: str, seen: Mapping[int, int]) -> None:
        read = None if self.has(name) else await self._reader.read(name, "")
        if read is None or waits_for_computers(read.room) or has_missed(read.room, seen):
            live = await self.find(name)
            if live is not None:
                live.play_on()

    # Leaving

    def left(self, live: LiveRoom) -> None:
        """Note that a socket or request is done with *live*: if the room is still empty after `idle_s`, it leaves memory."""
        if live.is_empty:
            asyncio.get_running_loop().call_later(self._services.limits.idle_s, self._end_idling, live)

    def _end_idling(self, live: LiveRoom) -> None:
        if not self._put_away(live) and self._rooms.get(live.name) is live and live.is_playing_on:
            self.left(live)

    def _put_away(self, live: LiveRoom, *, even_playing: bool = False) -> bool:
        if not live.is_empty or (live.is_playing_on and not even_playing) or self._rooms.get(live.name) is not live:
            return False
        del self._rooms[live.name]
        live.put_away()
        metrics.rooms.dec()
        return True

    def _put_one_away(self) -> bool:
        rooms = list(self._rooms.values())
        # As a last resort, a room whose computers play on alone: they go on when somebody comes.
        return any(self._put_away(live) for live in rooms) or any(self._put_away(live, even_playing=True) for live in rooms)

    def let_go(self, name: str) -> None:
        """Close the sockets of a room, and take it out of memory: it is played elsewhere from now on."""
        live = self._rooms.pop(name, None)
        if live is not None:
            live.close(Closed.TAKEN_OVER)
            metrics.rooms.dec()

    async def close(self) -> None:
        """Close all sockets, as the server stops."""
        for live in self._rooms.values():
            live.close(Closed.GOING_AWAY)
        await asyncio.gather(*(live.done() for live in self._rooms.values()))

    async def end(self) -> None:
        """Write the snapshots that are under way, and read no more rooms."""
        await self._reader.close()

    # Other processes

    def receive(self, note: Notification) -> None:
        """Pass a notification of another process to its room, or to all rooms if it names none."""
        here = self._rooms.values() if not note.room else filter(None, (self._rooms.get(note.room),))
        for live in list(here):
            if note.payload is None:
                live.grow(note.grown)
            else:
                live.hear(note.payload)

    async def send_presence_regularly(self) -> None:
        """Tell the other processes every `PRESENCE_AGAIN_S` who is connected here: they forget it after `OTHERS_LIFE_S`."""
        while True:
            await asyncio.sleep(PRESENCE_AGAIN_S)
            for live in list(self._rooms.values()):
                if not live.is_empty:
                    live.peers.send_presence()


def _opened(request: NewRoom, film: Film | None, chance: Random) -> Opened:
    chairs = request.chairs or ("me", *("computer",) * (request.seats - 1))
    if len(chairs) != request.seats or chairs.count("me") != 1:
        raise malformed("chairs", f"{request.seats} of them, and exactly one is me")
    name = person_name(request.name, needed="open" in chairs)
    rules = checked_rules(request.rules, request.options, seats=request.seats)
    computers = iter([other for other in COMPUTER_NAMES if not looks_of(other) & looks_of(name)])
    named = {"me": lambda: name, "open": lambda: "", "computer": lambda: next(computers)}
    return Opened(
        rules=rules.id,
        options=options_on(rules, request.options),
        match=requested_match(request.match, rules, seats=request.seats),
        names=tuple(named[chair]() for chair in chairs),
        computers=tuple(chair == "computer" for chair in chairs),
        player=request.player,
        pace=request.pace,
        forget=request.forget,
        seed=fresh_seed(chance),
        first=None,
        host_seat=chairs.index("me") if "open" in chairs else None,
        settings=request.settings,
        title=rules_title(request.title),
        resolved=rules.resolved,
        secret=fresh_secret(chance),
        cards=None if film is None else _cards(film, rules.digest, request.seats),
    )


def opened_daily(request: DailyRoom, day: Day, chance: Random) -> Opened:
    """Return the command that opens a room for the deal of *day*."""
    deal = daily_deal(day)
    asked = NewRoom(
        rules=deal.rules.id,
        seats=deal.seats,
        name=request.name,
        player=COMPUTERS,
        pace=request.pace,
        chairs=tuple("me" if seat == OWN_SEAT else "computer" for seat in range(deal.seats)),
        # All play it by themselves.
        settings=RoomSettings(advice="nobody"),
    )
    return msgspec.structs.replace(_opened(asked, None, chance), cards=deal.cards)


def _cards(film: Film, digest: str, seats: int) -> KnownDeal:
    """Return the cards of *film*; refused if the room has other rules or another number of seats."""
    rules, players = film.dealt.rules, len(film.dealt.names)
    if rules.digest != digest or players != seats:
        raise malformed("replay", f"these cards were dealt by {rules.id}, its options and {players} seats")
    return film.cards
