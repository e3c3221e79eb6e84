"""A room that is being played: its one writer, the sockets of its people, its computer players, its clocks."""

import asyncio
import time
from collections.abc import Coroutine, Mapping
from contextlib import AbstractAsyncContextManager
from random import Random
from typing import Any

import msgspec
from aiohttp import web

from huit.rooms import (
    ClientMessage,
    Command,
    GiveNonce,
    HostSet,
    Joined,
    JournalError,
    Move,
    Moved,
    Phrase,
    PhraseMessage,
    PollClosed,
    Refused,
    Room,
    Secret,
    Showing,
    Wish,
    decode_command,
    encode_command,
)
from huit.server import logs, metrics
from huit.server.chance import Chance, fresh_secret, fresh_seed
from huit.server.limits import CATCH_UP_S, CLOSING_S, MOST_SOCKETS_A_GUEST, POLL_S, RETRY_S, Limits
from huit.server.live.asked import command_for, sealed
from huit.server.live.outbox import Outbox
from huit.server.live.pace import Pacer
from huit.server.live.presence import Attendance
from huit.server.live.reactions import ReactionTime
from huit.server.live.tokens import guest_of_token
from huit.server.quota import Quota, Quotas
from huit.server.storage.jobs import StoredRoom, StoreError
from huit.server.storage.store import Store

TAKEN_OVER, KICKED, NOT_WATCHED = 4410, 4411, 4412
"""Close codes; `sockets` has the others."""
TRIES = 50
"""So often a command is tried again when another process that plays this room was first: a burst there starves nobody here."""
PHRASES_AT_ONCE, PHRASES_PER_S = 5, 0.7


def now_ms() -> int:
    """Return the time of the wall in milliseconds."""
    return time.time_ns() // 1_000_000


def room_of(stored: StoredRoom) -> Room:
    """Return the room that was written down.

    Raises:
        JournalError: if this version cannot carry it on.
    """
    return Room.replay(decode_command(body) for body in stored.journal)


class LiveRoom:
    """A room in memory. `room` is always what the journal on disk makes: a command counts when it is written down, not before."""

    def __init__(
        self,
        name: str,
        room: Room,
        *,
        watch: str,
        token_hashes: Mapping[int, bytes],
        store: Store,
        limits: Limits,
        chance: Chance,
    ) -> None:
        loop = asyncio.get_running_loop()
        self._asked = Quotas(burst=limits.command_burst, per_s=limits.commands_per_s, clock=loop.time)
        self.name = name
        self.watch = watch
        self.room = room
        self._token_hashes = dict(token_hashes)
        self._store = store
        self._chance = chance
        self._clock = loop.time
        self._outboxes: dict[Outbox, None] = {}
        self._is_put_away = False
        self._attendance = Attendance(clock=loop.time, wall_ms=now_ms)
        self._attendance.see(room)
        self._stand_ins: frozenset[int] = frozenset()
        self._tasks: set[asyncio.Task[Any]] = set()
        # One command at a time: the next one is checked against the room that this one leaves.
        self._writing = asyncio.Lock()
        self._pacer = Pacer(self._act, chance)
        self._alarm: asyncio.TimerHandle | None = None
        self._reactions = ReactionTime(clock=loop.time)
        self._poll_since = loop.time()
        self._phrases: dict[int, Quota] = {}
        self._listed: bytes | None = None
        self._begins_later = False
        self._is_behind = False
        """Whether somebody waits to read what another process wrote."""
        self._showing: Showing | None = None
        """What all see alike, until something changes."""

    # Coming and going

    @property
    def is_empty(self) -> bool:
        """Whether nobody is there."""
        return not self._outboxes

    def guest_of(self, token: str | None) -> int | None:
        """Return the guest whose *token* it is, or None."""
        return guest_of_token(token, self._token_hashes)

    def is_kicked(self, guest: int) -> bool:
        """Tell whether *guest* was sent away."""
        return self.room.seating.guests[guest].is_kicked

    async def join(self, name: str, seat: int | None, token_hash: bytes) -> int:
        """Let somebody in; return his number.

        Raises:
            Refused: ``full``, ``unsaved``.
        """
        async with self._writing:
            for _ in range(TRIES):
                guest = len(self.room.seating.guests)
                command = Joined(guest=guest, name=name, seat=seat)
                if await self._written(command, (guest, token_hash)):
                    self._token_hashes[guest] = token_hash
                    return guest
        raise Refused("unsaved")

    def come_in(self, socket: web.WebSocketResponse, guest: int | None) -> Outbox:
        """Let *socket* speak for *guest*, or look on for None, and send it the room.

        Raises:
            Refused: ``stale``, if the room was put away since it was found: whoever asks again finds it read anew.
        """
        if self._is_put_away:
            raise Refused("stale")
        if guest is not None:
            mine = [outbox for outbox in self._outboxes if outbox.guest == guest]
            for oldest in mine[: max(0, len(mine) + 1 - MOST_SOCKETS_A_GUEST)]:
                self._send_away(oldest, TAKEN_OVER, b"taken_over")
        outbox = Outbox(socket, guest=guest, frame=self._frame)
        self._outboxes[outbox] = None
        if not self._look_round():
            outbox.wake()
        self._plan()
        if self.room.begins_by_itself:
            self._run(self._begin_after_all())
        return outbox

    def speaks(self, outbox: Outbox) -> bool:
        """Tell whether *outbox* still is one of this room."""
        return outbox in self._outboxes

    def leave(self, outbox: Outbox) -> None:
        """Let a socket go."""
        self._outboxes.pop(outbox, None)
        self._look_round()
        self._plan()

    def put_away(self) -> None:
        """Let nobody in any more: the room leaves memory, and there must never be two of it."""
        self._is_put_away = True

    def close(self, code: int, reason: bytes) -> None:
        """Send everybody away, for good."""
        self.put_away()
        for outbox in list(self._outboxes):
            self._send_away(outbox, code, reason)
        # Nobody else is to believe for long that they are here.
        self._look_round()
        self._rest()

    async def closed(self) -> None:
        """Wait for the sockets that were sent away."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CLOSING_S)

    def _send_away(self, outbox: Outbox, code: int, reason: bytes) -> None:
        self._outboxes.pop(outbox, None)
        self._run(outbox.socket.close(code=code, message=reason))

    def _run(self, work: Coroutine[Any, Any, Any]) -> None:
        """Have something done that nobody waits for."""
        task = asyncio.get_running_loop().create_task(self._tried(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tried(self, work: Coroutine[Any, Any, Any]) -> None:
        try:
            await work
        except Refused as refused:
            logs.warn("refused_by_itself", room=self.name, code=refused.code)
        except StoreError as error:
            logs.warn("untold", room=self.name, error=error)

    def _look_round(self) -> bool:
        """Take note of who is there, and tell everybody if that has changed; tell whether it has."""
        here = {outbox.guest for outbox in self._outboxes if outbox.guest is not None}
        watchers = sum(outbox.guest is None for outbox in self._outboxes)
        if not self._attendance.set_here(here, watchers):
            return False
        self.say_who_is_here()
        self._wake_all()
        self._relist()
        return True

    def _wake_all(self) -> None:
        self._showing = None
        for outbox in self._outboxes:
            outbox.wake()

    def _frame(self, outbox: Outbox) -> bytes:
        guest = outbox.guest
        return self._shown().frame(
            self.watch if guest is None else self.name,
            None if guest is None else self.room.seating.seat_of(guest),
            told=outbox.sent.since(self.room),
            guest=guest,
            watch=None if guest is None else self.watch,
        )

    def _shown(self) -> Showing:
        if self._showing is not None:
            return self._showing
        showing = self.room.showing(self._attendance.presence(self.room))
        # While a clock runs, each view says what is left when it is sent.
        self._showing = None if self.room.settings.clock_s else showing
        return showing

    # Other processes that play this room

    def say_who_is_here(self) -> None:
        """Tell the other processes who is connected to this one."""
        self._tell({"from": self._store.sender, **self._attendance.local})

    def _tell(self, passing: dict[str, Any]) -> None:
        if self._store.is_shared:
            self._run(self._store.tell(self.name, msgspec.json.encode(passing)))

    def hear(self, payload: bytes | None) -> None:
        """Take in what another process says about this room; None: its journal has grown."""
        self._run(self._heard(payload))

    async def _heard(self, payload: bytes | None) -> None:
        if payload is None:
            await self._catch_up()
            return
        said = msgspec.json.decode(payload)
        if "phrase" in said:
            self._pass_on(msgspec.convert(said["phrase"], PhraseMessage))
            return
        if not self.is_empty and not self._attendance.knows(said["from"]):
            # It has only just found the room, and does not know that we are here.
            self.say_who_is_here()
        if self._attendance.set_elsewhere(said["from"], said["here"], said["watchers"], said["back_ms"]):
            self._wake_all()
            self._relist()
        self._plan()

    async def _catch_up(self) -> None:
        """Read what the journal holds more, as soon as the database is there: nobody says it a second time."""
        if self._is_behind:
            return
        self._is_behind = True
        while not self._is_put_away:
            async with self._writing:
                # What is heard from here on may be more than what is read now.
                self._is_behind = False
                try:
                    await self._read_on()
                    return
                except StoreError:
                    self._is_behind = True
            await asyncio.sleep(CATCH_UP_S)

    async def read_again(self) -> None:
        """Read what the journal holds more than this room, if anything.

        Raises:
            Refused: ``unsaved``, if it cannot be read.
        """
        async with self._writing:
            await self._read_on_at_once()

    async def _read_on_at_once(self) -> None:
        try:
            await self._read_on()
        except StoreError as error:
            raise Refused("unsaved") from error

    async def _read_on(self) -> None:
        stored = await self._store.load_room(self.name, since=self.room.seq)
        if stored is None:
            return
        self._token_hashes |= stored.token_hashes
        room = self.room
        try:
            for body in stored.journal:
                room = room.after(decode_command(body))
        except (JournalError, Refused) as error:
            # A newer server plays this room too: what we show is what we could read before.
            logs.warn("journal_unplayable", room=self.name)
            raise Refused("unsaved") from error
        if room.seq != self.room.seq:
            self._show(room)

    # Commands

    async def receive(self, outbox: Outbox, message: ClientMessage) -> None:
        """Carry out what a client asks for; a message that was carried out already is only answered again.

        Raises:
            Refused: if it may not be carried out.
        """
        guest = outbox.guest
        if guest is None:
            raise Refused("not_seated")
        if isinstance(message, Phrase):
            self._say(guest, message)
            return
        move = message.move if isinstance(message, Move) else ""
        if not self._may_ask(guest, message):
            raise Refused("too_many")
        closes = move != "" and self.room.seating.seat_of(guest) in self.room.awaited
        async with self._held(move, closes=closes):
            await self._carry_out(outbox, guest, message)

    def _may_ask(self, guest: int, message: ClientMessage) -> bool:
        """Tell whether *guest* has not asked for too much: moves and grains of chance are as many as the rounds want."""
        if isinstance(message, Move | GiveNonce) or self.room.has_answered(guest, message.id):
            return True
        return self._asked.take(str(guest))

    async def _carry_out(self, outbox: Outbox, guest: int, message: ClientMessage) -> None:
        async with self._writing:
            for _ in range(TRIES):
                if self.room.has_answered(guest, message.id):
                    outbox.wake()
                    return
                if await self._written(self._command(guest, message)):
                    await self._begin_by_itself()
                    return
        raise Refused("stale")

    def _held(self, move: str, *, closes: bool) -> AbstractAsyncContextManager[None]:
        return self._reactions.held(self.room, move, closes=closes, elsewhere=self._attendance.is_elsewhere)

    def _command(self, guest: int, message: ClientMessage) -> Command:
        return command_for(
            self.room,
            guest,
            message,
            here=self._attendance.here,
            stand_ins=self._stand_ins,
            at=now_ms(),
            secret=self._secret,
            seed=lambda: fresh_seed(self._drawn("seed")),
        )

    def _secret(self) -> Secret:
        return fresh_secret(self._drawn("secret"))

    def _drawn(self, what: str) -> Random:
        return self._chance.of(what, self.room.agreement.seed, self.room.seq)

    async def _begin_by_itself(self) -> None:
        if not self.room.begins_by_itself or self.room.sources.secret is None:
            return
        try:
            await self._written(self.room.next_round(at=now_ms(), then=self._secret()))
        except Refused as refused:
            logs.warn("refused_by_itself", room=self.name, code=refused.code)
            if not self._begins_later:
                self._begins_later = True
                asyncio.get_running_loop().call_later(RETRY_S, self._begin_later)

    def _begin_later(self) -> None:
        self._begins_later = False
        if not self._is_put_away:
            self._run(self._begin_after_all())

    async def _begin_after_all(self) -> None:
        """Begin what was to begin by itself when the server went down."""
        async with self._writing:
            await self._begin_by_itself()

    async def _act(self, wish: Wish, seq: int) -> bool:
        """Make a computer player's move, unless the room has moved on since; False if it is to be tried again later."""
        # Who plays with computers only has chosen himself how fast they are.
        is_held = len(self.room.seating.people) > 1
        move = wish.move if is_held else ""
        async with self._held(move, closes=is_held and not wish.is_reaction), self._writing:
            if seq == self.room.seq:
                stood_in = not self.room.computers[wish.seat]
                try:
                    await self._written(Moved(seat=wish.seat, move=wish.move, at=now_ms(), stood_in=stood_in))
                except Refused as refused:
                    logs.warn("computer_move_refused", room=self.name, seq=seq, code=refused.code)
                    return False
        return True

    async def _written(self, command: Command, guest: tuple[int, bytes] | None = None) -> bool:
        """Carry out *command*; False if another process was first, and the room is another one now.

        Raises:
            Refused: if it may not be carried out, or cannot be written down.
        """
        command, after = sealed(self.room, command)
        try:
            is_written = await self._store.append(self.name, after.seq, encode_command(command), guest=guest)
        except StoreError as error:
            raise Refused("unsaved") from error
        if is_written:
            metrics.command_done()
            self._show(after)
        else:
            await self._read_on_at_once()
        return is_written

    def _show(self, room: Room) -> None:
        if room.marks.top_seq != self.room.marks.top_seq:
            self._reactions.begin()
        if room.poll is not None and self.room.poll is None:
            self._poll_since = self._clock()
        self.room = room
        self._attendance.see(room)
        for outbox in list(self._outboxes):
            if outbox.guest is not None and self.is_kicked(outbox.guest):
                self._send_away(outbox, KICKED, b"kicked")
            elif outbox.guest is None and room.settings.watch == "nobody":
                self._send_away(outbox, NOT_WATCHED, b"not_watched")
        self._look_round()
        self._wake_all()
        self._relist()
        self._plan()

    # What people say to one another

    def _say(self, guest: int, message: Phrase) -> None:
        if guest not in self._phrases:
            self._phrases[guest] = Quota(burst=PHRASES_AT_ONCE, per_s=PHRASES_PER_S, clock=self._clock)
        if not self._phrases[guest].take():
            raise Refused("too_many")
        seating = self.room.seating
        phrase = PhraseMessage(guest=guest, seat=seating.seat_of(guest), name=seating.guests[guest].name, phrase=message.phrase)
        self._pass_on(phrase)
        self._tell({"phrase": msgspec.to_builtins(phrase)})

    def _pass_on(self, phrase: PhraseMessage) -> None:
        for outbox in self._outboxes:
            outbox.pass_on(phrase)

    # What happens by itself

    def _plan(self) -> None:
        """See who plays by himself now, and when there is to be looked again.

        With nobody there, or only spectators of people who are away, a room rests: they want to see what the computers do.
        """
        if self.is_empty or (not self._attendance.here and self.room.seating.people):
            self._rest()
            return
        if self._attendance.forget_silent():
            self._wake_all()
            self._relist()
        stand_ins = self._attendance.stand_ins(self.room)
        if stand_ins != self._stand_ins:
            self._stand_ins = stand_ins
            self._wake_all()
        self._pacer.plan(self.room, stand_ins=stand_ins)
        if self._alarm is not None:
            self._alarm.cancel()
        due = min(filter(None, (self._attendance.next_change(self.room), self._poll_due(), self._host_due())), default=None)
        self._alarm = None if due is None else asyncio.get_running_loop().call_at(due, self._ring)

    def _rest(self) -> None:
        self._pacer.stop()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _poll_due(self) -> float | None:
        poll = self.room.poll
        # By correspondence a question about a move is open until the next one, as long as that takes.
        if poll is None or (poll.kind == "undo" and self.room.settings.is_correspondence):
            return None
        return self._poll_since + POLL_S

    def _host_due(self) -> float | None:
        since = self._attendance.host_is_missed(self.room)
        return None if since is None else since + self.room.settings.grace_s

    def _ring(self) -> None:
        """Do what is due: a vote that nobody answered, a host who stays away, or somebody more to play for."""
        self._alarm = None
        if self._due_command() is None:
            self._plan()
        else:
            self._run(self._do_what_is_due())

    def _due_command(self) -> Command | None:
        now = self._clock()
        poll_due, host_due = self._poll_due(), self._host_due()
        if poll_due is not None and poll_due <= now:
            return PollClosed()
        host = self._attendance.next_host(self.room)
        return HostSet(guest=host) if host is not None and host_due is not None and host_due <= now else None

    async def _do_what_is_due(self) -> None:
        async with self._writing:
            # Somebody may have been faster.
            command = self._due_command()
            try:
                if command is not None:
                    await self._written(command)
            except Refused as refused:
                logs.warn("refused_by_itself", room=self.name, code=refused.code)
                self._alarm = asyncio.get_running_loop().call_later(RETRY_S, self._ring)
                return
        if command is None:
            self._plan()

    # The list of open rooms

    def _relist(self) -> None:
        """Put the room on the list as it is now, or take it off."""
        told = self.to_list()
        if told != self._listed:
            self._listed = told
            self._run(self._list(told))

    async def _list(self, told: bytes | None) -> None:
        try:
            await self._store.list_room(self.name, told, now_ms() // 1000)
        except StoreError:
            # The next change puts it right.
            self._listed = b""
            raise

    def to_list(self) -> bytes | None:
        """Return what stands on the list that everybody sees, or None if this room is not to be on it."""
        room = self.room
        if not room.settings.public or not (self._attendance.here or self._attendance.watchers):
            return None
        seating = room.seating
        return msgspec.json.encode(
            {
                "room": self.name,
                "rules": room.rules.id,
                "options": room.rules.options,
                "host_name": seating.guests[seating.host].name,
                "seats": room.seats,
                "free": len(seating.open_seats),
                "stage": room.stage,
                "watch": self.watch if room.settings.watch == "all" else None,
            }
        )
