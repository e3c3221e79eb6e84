"""A room in memory: connections, messages of clients, and the views sent to them."""

import asyncio
from collections.abc import Mapping, Set
from contextlib import suppress
from functools import partial

import msgspec
from msgspec.structs import replace

from huit.rooms.computers import PlayerQuestion, advice_for, waits_for_computers
from huit.rooms.journal import Command
from huit.rooms.messages import (
    AddRule,
    AdviceMessage,
    Advise,
    AskSeat,
    Chat,
    ChatMessage,
    ClientMessage,
    Commit,
    MakeMove,
    NewMatch,
    Next,
    Phrase,
    PhraseMessage,
    PreparingMessage,
    Presence,
    Propose,
    RefusedMessage,
    Reveal,
    Rules,
    Seeing,
    Viewer,
    Whole,
)
from huit.rooms.refusal import Refused
from huit.rooms.room import Room
from huit.rooms.room_view import Moment
from huit.rooms.settings import Links
from huit.rooms.state import OF_A_MOVE, brings_grains, changed_parts, grains_since
from huit.server.limits import CLOSING_S, GONE_S, GRAINS_S, PRESENCE_S
from huit.server.live.background import Background
from huit.server.live.circle_rooms import played_in_room
from huit.server.live.commands import Request, Surroundings, command_for, move_command
from huit.server.live.duties import Duties
from huit.server.live.links import LINK_LENGTH, new_name
from huit.server.live.outbox import GameSocket, Outbox
from huit.server.live.outboxes import Closed, Outboxes
from huit.server.live.peers import Peers
from huit.server.live.presence import Attendance
from huit.server.live.reactions import ReactionTime
from huit.server.live.room_calls import CallSender, RoomCalls
from huit.server.live.room_chat import RoomChat
from huit.server.live.room_list import Listing
from huit.server.live.room_reader import RoomReader
from huit.server.live.services import Services
from huit.server.live.throttle import Throttle
from huit.server.live.writer import TRIES, Writer
from huit.server.quota import Quota, Quotas
from huit.server.storage.jobs import PlayedInRoom
from huit.server.storage.notes import Grown
from huit.views.shared import parse_moves

PHRASES_AT_ONCE, PHRASES_PER_S = 5, 0.7
LOOKS_AT_ONCE, LOOKS_PER_S = 20, 1.0
ADVICE_AT_ONCE, ADVICE_PER_S = 3, 0.5


class LiveRoom:
    """A room in memory. `room` is always the state after the commands of the journal."""

    def __init__(
        self,
        name: str,
        room: Room,
        *,
        watch: str,
        token_hashes: Mapping[int, bytes],
        reader: RoomReader,
        services: Services,
        caller: CallSender | None = None,
        is_of_circle: bool = False,
    ) -> None:
        """*is_of_circle*: whether the room is a table of a circle, which writes down what is played."""
        clock, limits = asyncio.get_running_loop().time, services.limits
        self.name = name
        self.is_of_circle = is_of_circle
        self._first_links = Links(name, watch)
        self._services = services
        self._is_put_away = False
        self._commands = Quotas(burst=limits.command_burst, per_s=limits.commands_per_s, clock=clock)
        self._paper = Quota(burst=limits.journal_burst_bytes, per_s=limits.journal_bytes_per_s, clock=clock)
        self._charged = 0
        """Bytes written that were taken from it."""
        self._phrases = Quotas(burst=PHRASES_AT_ONCE, per_s=PHRASES_PER_S, clock=clock)
        self._chat = RoomChat(clock=clock, wall_ms=services.wall_ms)
        self._looks = Quotas(burst=LOOKS_AT_ONCE, per_s=LOOKS_PER_S, clock=clock)
        self._advice = Quotas(burst=ADVICE_AT_ONCE, per_s=ADVICE_PER_S, clock=clock)
        self._background = Background(name)
        self.outboxes = Outboxes(shown=self._shown)
        self._attendance = Attendance(clock=clock, wall_ms=services.wall_ms)
        self._attendance.see(room)
        self._reactions = ReactionTime(clock=clock)
        self.writer = Writer(
            name,
            room,
            token_hashes=token_hashes,
            store=services.store,
            reader=reader,
            changed=self._changed,
            played=self._played if is_of_circle else None,
            written=lambda: self._calls.call_new(),
        )
        self._calls = RoomCalls(
            name, services, caller, self._background, now=lambda: (self.room, self.links, self._attendance.looking)
        )
        self._listing = Listing(name, services, self._background)
        self.peers = Peers(
            room=name,
            store=services.store,
            attendance=self._attendance,
            background=self._background,
            on_phrase=self.outboxes.pass_on,
            on_chat=self._hear_chat,
        )
        self._duties = Duties(
            room=name,
            writer=self.writer,
            services=services,
            attendance=self._attendance,
            reactions=self._reactions,
            background=self._background,
            seen=self._note_presence,
            asker=lambda: self._asker,
        )
        self._asker = ""
        """The client for whom computers search here: that of the host, or of the first guest to come."""
        self._next_change = asyncio.Event()
        """Set at the next change of the room."""
        self._moment: Moment | None = None
        """What was shown last."""
        self._unshown: set[str] = set()
        """The parts of the room that have changed since then."""
        self._presence: Presence | None = None
        """None after a change."""
        self._comings = Throttle(self._send_presence, every_s=PRESENCE_S)
        self._grains = Throttle(self.outboxes.wake, every_s=GRAINS_S, after_s=GRAINS_S)

    @property
    def room(self) -> Room:
        return self.writer.room

    @property
    def links(self) -> Links:
        """The links that are good now."""
        return self.room.links or self._first_links

    @property
    def is_empty(self) -> bool:
        return not len(self.outboxes)

    def is_kicked(self, guest: int) -> bool:
        entry = self.room.seating.guests.get(guest)
        return entry is not None and entry.is_kicked

    async def join(self, name: str, seat: int | None, token_hash: bytes, *, any_seat: bool = False, watches: bool = False) -> int:
        """Add a guest: see `Writer.join`."""

        def gone() -> tuple[int, ...]:
            return self._attendance.gone(self.room, for_s=GONE_S)

        return await self.writer.join(name, seat, token_hash, gone=gone, any_seat=any_seat, watches=watches)

    # Coming and going

    def come_in(self, socket: GameSocket, guest: int | None, *, watches: bool = False, asker: str = "") -> Outbox:
        """Connect *socket* of the client *asker* for *guest*, or for a spectator, and send it a view.

        One who *watches* may be both.

        Raises:
            Refused: ``stale``, if the room has left memory; the caller may find it again.
        """
        if self._is_put_away:
            raise Refused("stale")
        if guest is not None and (guest == self.room.seating.host or not self._asker):
            self._asker = asker
        viewer = self._viewer(guest, watches=watches)
        outbox = Outbox(socket, guest=guest, watches=watches, viewer=viewer, due=self.outboxes.note_due)
        self.writer.is_to_play_on = True
        self.outboxes.add(outbox)
        self._count_people()
        self._show_whole(outbox)
        if guest is not None and outbox.reads_chat and (lines := self._chat.held_for(self.room, guest)):
            outbox.pass_on(ChatMessage(lines, held=True))
        self._plan()
        if self._duties.is_deal_due:
            # The server stopped before the round could begin.
            self._background.run(self._duties.begin())
        return outbox

    def leave(self, outbox: Outbox) -> None:
        self.outboxes.drop(outbox)
        self._count_people()
        self._plan()

    def play_on(self) -> None:
        """Play the computers, and call people, though nobody is connected: the server has started again in their midst."""
        self.writer.is_to_play_on = True
        self._calls.call_missed()
        self._plan()

    @property
    def is_playing_on(self) -> bool:
        """Whether computers are still to play though nobody is connected. Such a room stays in memory."""
        return self.is_empty and self._plays_on

    def put_away(self) -> None:
        """Refuse new sockets from now on: the room leaves memory, and may be loaded again as another object."""
        self._is_put_away = True
        self._comings.flush()
        self._grains.flush()
        self._calls.flush()
        self._duties.end()

    async def done(self) -> None:
        """Wait a while for what goes on in the background."""
        await self._background.done(within_s=CLOSING_S)

    def close(self, why: Closed) -> None:
        """Close all sockets for the reason *why*, and refuse new ones."""
        self.outboxes.send_away(lambda _: True, why)
        self._count_people()
        self._calls.end()
        # Other processes must not wait for their time-out.
        self.put_away()

    def _count_people(self) -> None:
        """Update presence from the open sockets."""
        has_changed = self._attendance.set_looking(self.outboxes.looking)
        self._calls.note_looks()
        if self._attendance.set_here(self.outboxes.guests, self.outboxes.watchers, self.outboxes.onlookers):
            self._note_presence()
        elif has_changed:
            # A guest with several tabs closed the visible one.
            self.peers.send_presence()

    # Other processes that play this room

    def grow(self, grown: Grown | None) -> None:
        """Go on with what another process wrote; None: it is to be read."""
        if grown is None or not self.writer.goes_on_with(grown):
            self._background.run(self.writer.catch_up(is_over=lambda: self._is_put_away))

    def hear(self, payload: bytes) -> None:
        """Handle a message of another process."""
        if self.peers.hear(payload, is_empty=self.is_empty):
            self._note_presence()
        self._calls.note_looks()
        self._plan()

    # Requests

    async def receive(self, outbox: Outbox, message: ClientMessage) -> None:
        """Carry out *message*. One that was carried out already only gets a whole view again.

        Raises:
            Refused: if it is not allowed.
        """
        guest = outbox.guest
        if type(message) is Whole:
            self._show_whole(outbox)
            return
        if guest is None or (outbox.watches and not isinstance(message, AskSeat)):
            raise Refused("not_seated")
        if type(message) is MakeMove:
            await self._make_move(outbox, guest, message)
            return
        if isinstance(message, Phrase):
            self._say(guest, message)
            return
        if isinstance(message, Chat):
            self._write(guest, message)
            return
        if isinstance(message, Seeing):
            self._note_look(outbox, guest, is_looked_at=message.seen)
            return
        if isinstance(message, Advise):
            self._advise(outbox, guest, message.id)
            return
        # A deal that has begun is not held up.
        is_grain = isinstance(message, Commit | Reveal)
        if not is_grain and not (self._has_paper() and self._may_ask(guest, message)):
            raise Refused("too_many")
        if isinstance(message, Next | NewMatch):
            await self._hear_commitments(guest)
        await self._carry_out(outbox, guest, message)

    async def _make_move(self, outbox: Outbox, guest: int, message: MakeMove) -> None:
        """Make a move, which is limited by the round alone. It may have to wait for the reactions of others."""
        if not self._has_paper():
            raise Refused("too_many")
        room = self.writer.room
        closes = room.seating.seat_of(guest) in room.played.progress.awaited
        if not self._reactions.holds(room, message.move, closes=closes):
            await self._carry_out(outbox, guest, message)
            return
        async with self._reactions.held(room, message.move, closes=closes, elsewhere=self._attendance.is_elsewhere):
            await self._carry_out(outbox, guest, message)

    def _has_paper(self) -> bool:
        """Tell whether the journal may grow: what was written since the last look is charged to the budget of the room."""
        written, self._charged = self.writer.bytes_written - self._charged, self.writer.bytes_written
        return self._paper.charge(written)

    def _may_ask(self, guest: int, message: ClientMessage) -> bool:
        """Take one from the quota of *guest*; return whether there was one."""
        return self.room.has_answered(guest, message.id) or self._commands.take(str(guest))

    async def _hear_commitments(self, guest: int) -> None:
        """Wait for commitments of other players that are still on their way; *guest* has sent theirs before."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._services.limits.commit_s):
                while self.room.sources.seal is None and self.room.still_to_commit(self._attendance.here - {guest}):
                    await self._next_change.wait()

    async def _carry_out(self, outbox: Outbox, guest: int, message: ClientMessage) -> None:
        is_move = type(message) is MakeMove
        async with self.writer.turn:
            for _ in range(TRIES):
                if self.room.has_answered(guest, message.id):
                    self._show_whole(outbox)
                    return
                if is_move:
                    command = move_command(self.room, guest, message, at=self._services.wall_ms())
                else:
                    command = await self._command_for(guest, message)
                if await self.writer.write(command):
                    if not is_move:
                        await self._duties.begin_in_turn()
                    return
        raise Refused("stale")

    async def _command_for(self, guest: int, message: ClientMessage) -> Command:
        ask = partial(command_for, message, Request(self.room, guest, self._around()))
        if isinstance(message, Rules | AddRule | Propose):
            # To read rules and put them into words takes a while: the other rooms go on meanwhile.
            return await self._services.rule_threads.done(self._asker, ask)
        return ask()

    def _around(self) -> Surroundings:
        return Surroundings(
            here=self._attendance.here,
            lately_here=partial(self._attendance.lately_here, self.room),
            stand_ins=self._duties.stand_ins,
            gone=partial(self._attendance.gone, self.room),
            at=self._services.wall_ms(),
            secret=self._duties.fresh_secret,
            seed=self._duties.fresh_seed,
            links=self._new_links,
        )

    def _new_links(self) -> Links:
        names = self._services.chance.names
        return Links(new_name(names, LINK_LENGTH), new_name(names, LINK_LENGTH))

    def _say(self, guest: int, message: Phrase) -> None:
        if not self._phrases.take(str(guest)):
            raise Refused("too_many")
        seating = self.room.seating
        if guest not in seating.guests:
            raise Refused("not_seated")
        # While the phrase was on its way another card may have been laid.
        card = message.card if message.card == self.room.last_laid else None
        phrase = PhraseMessage(
            guest=guest, seat=seating.seat_of(guest), name=seating.guests[guest].name, phrase=message.phrase, card=card
        )
        self.outboxes.pass_on(phrase)
        self.peers.send(phrase)

    def _write(self, guest: int, message: Chat) -> None:
        chat = ChatMessage((self._chat.write(self.room, guest, message),))
        self.outboxes.tell_guests(chat)
        self.peers.send(chat)

    def _hear_chat(self, chat: ChatMessage) -> None:
        """Pass on what was written through another process, where this room still takes it."""
        lines = tuple(line for line in chat.lines if self._chat.hold(self.room, line))
        if lines:
            self.outboxes.tell_guests(ChatMessage(lines))

    def _note_look(self, outbox: Outbox, guest: int, *, is_looked_at: bool) -> None:
        if not self._looks.take(str(guest)):
            raise Refused("too_many")
        outbox.is_looked_at = is_looked_at
        if self._attendance.set_looking(self.outboxes.looking):
            self._calls.note_looks()
            self.peers.send_presence()

    def _advise(self, outbox: Outbox, guest: int, id: str) -> None:
        """Begin to think of what a strong player would do in the place of *guest*; meanwhile they may play on."""
        seat = self.room.seating.seat_of(guest)
        if seat is None or not self.room.may_be_advised(seat):
            raise Refused("no_advice")
        if not self._advice.take(str(guest)):
            raise Refused("too_many")
        question = advice_for(self.room, seat, seed=self.room.seq)
        self._background.run(self._tell_advice(outbox, id, self.room.seq, question, self.room.rules.family))

    async def _tell_advice(self, outbox: Outbox, id: str, seq: int, question: PlayerQuestion, family: str) -> None:
        """Send the advice to *outbox* alone, and before how far its compilation is, where it is needed."""
        advice = await self._services.thinkers.searching.advice(
            question, asker=self._asker, tell=lambda progress: outbox.pass_on(PreparingMessage(*progress))
        )
        if advice is None:
            outbox.refuse(RefusedMessage(id, "no_adviser", None))
        else:
            moves = parse_moves(advice, ("move", "other"), family)
            outbox.pass_on(msgspec.convert({"type": "advice", "seq": seq, **advice, **moves}, AdviceMessage))

    def _played(self, before: Room, after: Room) -> tuple[PlayedInRoom, ...]:
        """Return what the circle of this table writes down."""
        return played_in_room(before, after, at=self._services.wall_ms() // 1000)

    # Views

    def _changed(self, before: Room, room: Room) -> None:
        if room.marks.top_seq != before.marks.top_seq:
            self._reactions.begin()
        self._attendance.see(room)
        self._chat.note_change(room)
        changed = changed_parts(before, room)
        self._unshown |= changed
        if brings_grains(before, room, changed):
            self._show_grains(grains_since(before.sources, room.sources))
            return
        self._calls.note_change(before, room)
        if changed <= OF_A_MOVE:
            self.outboxes.wake(room.seating.seated)
            self._plan(after_move=True)
            return
        self._note_next_change()
        self._grains.forget()
        self._presence = None
        self._duties.note_change(before, room)
        self._send_away(before, room)
        for outbox in self.outboxes:
            outbox.viewer = self._viewer(outbox.guest, watches=outbox.watches)
        self._count_people()
        self.outboxes.wake(room.seating.seated)
        self._update_list()
        self._plan()

    def _show_grains(self, guests: Set[int]) -> None:
        """Show what the browsers of *guests* have added to the next deal: to them at once, to others with what more comes."""
        self._note_next_change()
        self.outboxes.wake_guests(guests)
        self._grains.note()
        self._plan()

    def _note_next_change(self) -> None:
        self._next_change.set()
        self._next_change = asyncio.Event()

    def _send_away(self, before: Room, room: Room) -> None:
        """Close the sockets of those who may no longer be there."""

        def is_forgotten(outbox: Outbox) -> bool:
            return outbox.guest is not None and outbox.guest not in room.seating.guests

        if (before.seating, before.links, before.settings) == (room.seating, room.links, room.settings):
            return
        self.outboxes.send_away(lambda outbox: outbox.guest is not None and self.is_kicked(outbox.guest), Closed.KICKED)
        self.outboxes.send_away(lambda outbox: is_forgotten(outbox) and not outbox.watches, Closed.NO_SEAT)
        # Without a name they are a spectator like any other when they come back.
        self.outboxes.send_away(is_forgotten, Closed.TRY_LATER)
        if room.links != before.links:
            self.outboxes.send_away(lambda outbox: outbox.watches, Closed.RENEWED)
        if room.settings.watch == "nobody":
            self.outboxes.send_away(lambda outbox: outbox.watches, Closed.NOT_WATCHED)

    def _show_whole(self, outbox: Outbox) -> None:
        # Times are told as they are now.
        self._presence = None
        outbox.show_whole()

    def _note_presence(self) -> None:
        """Send the new presence soon, together with the changes soon after it."""
        self._presence = None
        self._comings.note()

    def _send_presence(self) -> None:
        """Send presence to all sockets that have not had it with a view, and update the public list."""
        self.peers.send_presence()
        self.outboxes.wake()
        self._update_list()

    def _update_list(self) -> None:
        attendance = self._attendance
        has_people = bool(attendance.here or attendance.watchers or attendance.onlookers)
        self._listing.update(self.room, self.links, has_people=has_people)

    def _plan(self, *, after_move: bool = False) -> None:
        """Plan the duties of the room.

        It rests without sockets, and while only spectators watch a room whose people are away: the people should miss nothing.
        By correspondence they expect to, and computers play on, in one process, until a person is awaited.
        """
        is_left = self.is_empty or (not self._attendance.here and self.room.seating.people)
        if self._is_put_away or (is_left and not self._plays_on):
            self._duties.rest()
        elif after_move:
            self._duties.plan_after_move()
        else:
            self._duties.plan()

    @property
    def _plays_on(self) -> bool:
        is_ours = not self.is_empty or (self.writer.is_to_play_on and not self._attendance.is_elsewhere)
        return is_ours and waits_for_computers(self.room)

    def _viewer(self, guest: int | None, *, watches: bool) -> Viewer:
        """Return how a socket of *guest* stands in its views."""
        room, links = self.room, self.links
        if watches or guest is None:
            return Viewer(links.watch, onlooker=guest)
        watch = None if room.settings.watch == "nobody" else links.watch
        return Viewer(links.room, room.seating.seat_of(guest), guest, watch)

    def _shown(self) -> Moment:
        """Return what the room shows now."""
        room, shown = self.writer.room, self._moment
        if shown is not None and shown.room is room and shown.presence is self._presence:
            return shown
        if self._presence is None or room.settings.clock_s or room.sources.seal is not None:
            self._presence = replace(self._attendance.presence(room), reveal_left_ms=self._duties.reveal_left_ms)
        self._moment = Moment(room, self._presence, before=shown, changed=self._unshown)
        self._unshown = set()
        return self._moment
