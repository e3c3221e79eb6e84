"""A room that is being played: its one writer, the sockets of its seats, its computer players."""

import asyncio
import secrets
from collections.abc import Mapping

from aiohttp import web

from huit.rooms import (
    ClientMessage,
    Command,
    Cut,
    CutChosen,
    Deal,
    HandChosen,
    MatchBegun,
    Move,
    Moved,
    NewMatch,
    Next,
    Pace,
    PaceSet,
    Refused,
    Room,
    Wish,
    decode_command,
    encode_command,
)
from huit.server import logs, metrics
from huit.server.jobs import StoredRoom, StoreError
from huit.server.limits import CLOSING_S
from huit.server.outbox import Outbox
from huit.server.pace import Pacer
from huit.server.security import seat_of
from huit.server.store import Store

SEED_BITS = 62
TAKEN_OVER = 4410


def fresh_seed() -> int:
    """Return a seed that nobody can guess."""
    return secrets.randbits(SEED_BITS)


def room_of(stored: StoredRoom) -> Room:
    """Return the room that was written down.

    Raises:
        JournalError: if this version cannot carry it on.
    """
    return Room.replay(decode_command(body) for body in stored.journal)


class LiveRoom:
    """A room in memory. `room` is always what the journal on disk makes: a command counts when it is written down, not before."""

    def __init__(self, name: str, room: Room, *, token_hashes: Mapping[int, bytes], store: Store) -> None:
        self.name = name
        self.room = room
        self._token_hashes = token_hashes
        self._store = store
        self._outboxes: dict[int, Outbox] = {}
        self._closing: set[asyncio.Task[bool]] = set()
        # One command at a time: the next one is checked against the room that this one leaves.
        self._writing = asyncio.Lock()
        self._pacer = Pacer(self._act)

    # Sitting down and leaving

    @property
    def is_empty(self) -> bool:
        """Whether nobody is there."""
        return not self._outboxes

    def seat_of(self, token: str | None) -> int | None:
        """Return the seat that *token* opens, or None."""
        return seat_of(token, self._token_hashes)

    def sit_down(self, socket: web.WebSocketResponse, seat: int, *, takes_over: bool) -> Outbox | None:
        """Let *socket* speak for *seat* and send it the room; None if another one does and is not to be replaced."""
        other = self._outboxes.get(seat)
        if other is not None:
            if not takes_over:
                return None
            self._close(other, TAKEN_OVER, b"taken_over")
        outbox = Outbox(socket, seat=seat, name=self.name, room=lambda: self.room)
        self._outboxes[seat] = outbox
        outbox.wake()
        self._pacer.plan(self.room)
        return outbox

    def speaks(self, outbox: Outbox) -> bool:
        """Tell whether *outbox* still is the one of its seat."""
        return self._outboxes.get(outbox.seat) is outbox

    def leave(self, outbox: Outbox) -> None:
        """Free the seat. With nobody there the computer players wait: people want to see what they do."""
        if self.speaks(outbox):
            del self._outboxes[outbox.seat]
        if self.is_empty:
            self._pacer.stop()

    def close(self, code: int, reason: bytes) -> None:
        """Send everybody away."""
        self._pacer.stop()
        for outbox in self._outboxes.values():
            self._close(outbox, code, reason)

    def _close(self, outbox: Outbox, code: int, reason: bytes) -> None:
        closing = asyncio.get_running_loop().create_task(outbox.socket.close(code=code, message=reason))
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)

    async def closed(self) -> None:
        """Wait for the sockets that were sent away."""
        if self._closing:
            await asyncio.wait(self._closing, timeout=CLOSING_S)

    # Commands

    async def receive(self, outbox: Outbox, message: ClientMessage) -> None:
        """Carry out what a client asks for; a message that was carried out already is only answered again.

        Raises:
            Refused: if it may not be carried out.
        """
        async with self._writing:
            if self.room.has_answered(outbox.seat, message.id):
                outbox.wake()
            else:
                await self._carry_out(self._command(outbox.seat, message))

    def _command(self, seat: int, message: ClientMessage) -> Command:
        match message:
            case Move():
                self.room.check_current(message.seq, message.move, seat=seat)
                return Moved(seat=seat, move=message.move, id=message.id)
            case Next():
                return self.room.next_round(seed=fresh_seed(), seat=seat, id=message.id)
            case Deal():
                return HandChosen(seat=seat, hand=message.hand, id=message.id)
            case Cut():
                return CutChosen(seat=seat, at=message.at, id=message.id)
            case NewMatch():
                first = self.room.next_round(seed=fresh_seed())
                return MatchBegun(seat=seat, match=message.match, first=first, id=message.id)
            case Pace():
                return PaceSet(seat=seat, pace=message.pace, id=message.id)

    async def _act(self, wish: Wish, seq: int) -> bool:
        """Make a computer player's move, unless the room has moved on since; False if it is to be tried again later."""
        async with self._writing:
            if seq == self.room.seq:
                try:
                    await self._carry_out(Moved(seat=wish.seat, move=wish.move))
                except Refused as refused:
                    logs.warn("computer_move_refused", room=self.name, seq=seq, code=refused.code)
                    return False
        return True

    async def _carry_out(self, command: Command) -> None:
        after = self.room.after(command)
        try:
            is_written = await self._store.append(self.name, after.seq, encode_command(command))
        except StoreError as error:
            raise Refused("unsaved") from error
        if not is_written:
            # Another process plays this room too, and was first: the journal is right.
            await self._read_again()
            raise Refused("stale")
        metrics.command_done()
        self._show(after)

    async def _read_again(self) -> None:
        try:
            stored = await self._store.load_room(self.name)
        except StoreError as error:
            raise Refused("unsaved") from error
        if stored is not None:
            self._show(room_of(stored))

    def _show(self, room: Room) -> None:
        self.room = room
        for outbox in self._outboxes.values():
            outbox.wake()
        if self._outboxes:
            self._pacer.plan(room)
