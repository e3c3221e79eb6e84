"""The writer of a room's commands. A command takes effect once it is in the journal."""

import asyncio
from collections.abc import Callable, Mapping
from functools import partial

from huit.rooms.chair_requests import MOST_ONLOOKERS
from huit.rooms.chairs import Seating
from huit.rooms.journal import Command, GuestJoined, GuestsForgotten, LinksRenewed, Moved, PollOpened, content_of, encode_command
from huit.rooms.messages import Stand, Vote
from huit.rooms.refusal import Refused
from huit.rooms.room import Room
from huit.server import metrics
from huit.server.limits import CATCH_UP_S
from huit.server.live.commands import finished_command
from huit.server.live.room_reader import MOST_UNKEPT, PAGE, RoomReader
from huit.server.live.tokens import guest_of_token
from huit.server.storage import jobs
from huit.server.storage.jobs import AnyStore, PlayedInRoom, StoreError
from huit.server.storage.notes import Grown

SHORT_ROUND = 50
"""Moves that are played again on the event loop when one is taken back; more of them go to a thread."""
TRIES = 50
"""Attempts to write a command while other processes write to the same journal."""


class Writer:
    """Holds a room, and carries out its commands one at a time."""

    def __init__(
        self,
        name: str,
        room: Room,
        *,
        token_hashes: Mapping[int, bytes],
        store: AnyStore,
        reader: RoomReader,
        changed: Callable[[Room, Room], None],
        written: Callable[[], None] = lambda: None,
        played: Callable[[Room, Room], tuple[PlayedInRoom, ...]] | None = None,
    ) -> None:
        """*changed* is called with the room before and after each change, then *written* if the change was made here.

        *played* says what is over with a command and has to be written down with it; None: nothing ever is.
        """
        self.room = room
        self.turn = asyncio.Lock()
        """To be held while a command is made and written: each is checked against the room after the one before."""
        self._name = name
        self._token_hashes = dict(token_hashes)
        self._store = store
        self._reader = reader
        self._kept_at = room.seq
        """The number of the last command of which we know that there is a snapshot, or soon will be."""
        self._changed = changed
        self._written = written
        self._played = played
        self.bytes_written = 0
        """The bytes of the commands that were written here."""
        self._is_behind = False
        """Whether a call of `catch_up` is waiting to read."""
        self.is_to_play_on = False
        """Whether this process plays the computers once nobody is connected: it wrote last, or somebody came to it since."""

    def guest_of(self, token: str | None) -> int | None:
        guest = guest_of_token(token, self._token_hashes)
        return guest if guest in self.room.seating.guests else None

    async def write(self, command: Command, guest: tuple[int, bytes] | None = None) -> bool:
        """Carry out *command*; return False if another process wrote first: its commands are then read.

        Raises:
            Refused: if the command is not allowed; ``unsaved``, if it cannot be stored.
        """
        is_move = type(command) is Moved
        command, after = finished_command(self.room, command) if is_move else await self._carried_out(command)
        encoded = encode_command(command)
        gone, sent_away, links = ((), (), None) if is_move else (_gone(command), _sent_away(self.room, after), _links(command))
        try:
            is_written = await self._store.do(
                jobs.Append(
                    self._name,
                    after.marks.seq,
                    encoded,
                    guest=guest,
                    gone=gone,
                    sent_away=sent_away,
                    links=links,
                    ends_code=not is_move and self.room.takes_newcomers and not after.takes_newcomers,
                    played=() if self._played is None else self._played(self.room, after),
                    is_move=is_move,
                )
            )
        except StoreError as error:
            raise Refused("unsaved") from error
        if is_written:
            metrics.commands_done.inc()
            self.bytes_written += len(encoded)
            for number in gone:
                self._token_hashes.pop(number, None)
            self._keep_at_times(after)
            self.is_to_play_on = True
            self._show(after)
            self._written()
        else:
            await self._read_on_at_once()
        return is_written

    async def _carried_out(self, command: Command) -> tuple[Command, Room]:
        """Return *command* as it is written, and the room after it: see `finished_command`."""
        # When a move is taken back, the round is played again up to it.
        if isinstance(content_of(command), PollOpened | Vote | Stand) and len(self.room.played.moves) > SHORT_ROUND:
            return await self._reader.quickly(partial(finished_command, self.room, command))
        return finished_command(self.room, command)

    async def join(
        self,
        name: str,
        seat: int | None,
        token_hash: bytes,
        *,
        gone: Callable[[], tuple[int, ...]],
        any_seat: bool = False,
        watches: bool = False,
    ) -> int:
        """Add a guest; return the guest's number. In a full room, the first guest of *gone* is forgotten.

        Where *seat* has just been taken and *any_seat* will do, they take another free chair: two may come at the same time.
        One who *watches* came by the spectators' link, and asks for a chair: where many did, one of them makes way.

        Raises:
            Refused: ``full``, ``locked``, ``many_asking``, ``unsaved``.
        """
        async with self.turn:
            for _ in range(TRIES):
                seating = self.room.seating
                guest, makes_way = seating.next_guest, _makes_way(seating, gone, watches=watches)
                if any_seat and seat is not None and seating.open_seats and seat not in seating.open_seats:
                    seat = seating.open_seats[0]
                joined = GuestJoined(guest=guest, name=name, seat=seat, gone=makes_way, watches=watches)
                if await self.write(joined, (guest, token_hash)):
                    self._token_hashes[guest] = token_hash
                    return guest
        raise Refused("unsaved")

    # Commands of other processes

    async def read_again(self) -> None:
        """Read the commands of the journal that this room has not.

        Raises:
            Refused: ``unsaved``, if it cannot be read.
        """
        async with self.turn:
            await self._read_on_at_once()

    def goes_on_with(self, grown: Grown) -> bool:
        """Carry out what another process wrote, if nothing is missing before it; return whether nothing need be read."""
        if self.turn.locked() or grown.command is None or grown.seq > self.room.seq + 1:
            return False
        if grown.seq <= self.room.seq:
            return True
        try:
            room = self._reader.played_at_once(self._name, self.room, (grown.command,))
        except Refused:
            return False
        if room.seating is not self.room.seating:
            # Somebody may have come or gone, whose token no journal tells.
            return False
        self._follow(room)
        return True

    async def catch_up(self, *, is_over: Callable[[], bool]) -> None:
        """Read the new commands, and try again while the database fails, until *is_over*: no second notification comes."""
        if self._is_behind:
            return
        self._is_behind = True
        while not is_over():
            async with self.turn:
                # A notification from here on may be about commands that this read misses.
                self._is_behind = False
                try:
                    await self._read_on()
                    return
                except StoreError:
                    self._is_behind = True
            await asyncio.sleep(CATCH_UP_S)

    async def _read_on_at_once(self) -> None:
        try:
            await self._read_on()
        except StoreError as error:
            raise Refused("unsaved") from error

    async def _read_on(self) -> None:
        room, is_behind = self.room, True
        while is_behind:
            stored = await self._store.do(jobs.LoadRoom(self._name, since=room.seq, most=PAGE))
            if stored is None:
                return
            if stored.journal:
                # If a newer server plays this room too, we go on showing what we could read.
                room = await self._reader.played_on(self._name, room, stored.journal)
            self._token_hashes = dict(stored.token_hashes)
            is_behind = len(stored.journal) == PAGE
        if room.seq != self.room.seq:
            self._follow(room)

    def _follow(self, room: Room) -> None:
        # The process that wrote goes on.
        self.is_to_play_on = False
        self._show(room)

    def _keep_at_times(self, room: Room) -> None:
        """Have a snapshot of *room* written, if a round has just ended or many commands have come since the last one."""
        has_ended = room.played.progress.ended is not None and self.room.played.progress.ended is None
        if has_ended or room.marks.seq - self._kept_at >= MOST_UNKEPT:
            self._kept_at = room.seq
            self._reader.keep(self._name, room)

    def _show(self, room: Room) -> None:
        before, self.room = self.room, room
        self._changed(before, room)


def _gone(command: Command) -> tuple[int, ...]:
    return command.guests if isinstance(command, GuestsForgotten) else command.gone if isinstance(command, GuestJoined) else ()


def _makes_way(seating: Seating, gone: Callable[[], tuple[int, ...]], *, watches: bool) -> tuple[int, ...]:
    """Return the guest who is forgotten for the next one, of those who are *gone*; empty where there is room, or none can go."""
    if watches and len(seating.onlookers) >= MOST_ONLOOKERS:
        return tuple(guest for guest in gone() if guest in seating.onlookers)[:1]
    return gone()[:1] if seating.is_full else ()


def _sent_away(before: Room, after: Room) -> tuple[int, ...]:
    """Return the guests who are kicked *after* and were not *before*."""
    if after.seating is before.seating:
        return ()
    were = before.seating.guests
    kicked = (guest for guest, entry in after.seating.guests.items() if entry.is_kicked)
    return tuple(guest for guest in kicked if guest in were and not were[guest].is_kicked)


def _links(command: Command) -> tuple[str, str] | None:
    return (command.room, command.watch) if isinstance(command, LinksRenewed) else None
