"""The calls of a room: whom it calls, and for what. Who sends them is another matter (`huit.server.live.web_push`)."""

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import NamedTuple, Protocol

import msgspec

from huit.rooms.calls import CallKind, calls_of, new_calls
from huit.rooms.room import Room
from huit.rooms.settings import Links
from huit.server.limits import GONE_CALLED_S
from huit.server.live.background import Background
from huit.server.live.services import Services
from huit.server.storage import jobs
from huit.server.storage.jobs import Callee

LASTS_S = 24 * 3600
"""How long a push service holds a call for a browser that is off, if the clock allows as much."""


class CallMessage(msgspec.Struct, frozen=True, kw_only=True):
    """The content of a call: the room and the reason. It names no card and no person."""

    room: str
    kind: CallKind
    game: str
    """The name of the game, in the language of the browser."""
    language: str
    seq: int
    """The number of the command that caused the call. A page that has seen it ignores the call."""


class CallSender(Protocol):
    """The sender of calls to browsers."""

    def call(self, room: str, callee: Callee, message: CallMessage, *, lasts_s: int) -> bool:
        """Begin to send *message*, good for *lasts_s* seconds; return False where too many wait."""
        ...


class _Call(NamedTuple):
    """A reason to call somebody, and the command that caused it."""

    kind: CallKind
    seq: int


class RoomCalls:
    """The calls of one room: at once to people who do not look at it, later to those who leave without acting."""

    def __init__(
        self,
        name: str,
        services: Services,
        caller: CallSender | None,
        background: Background,
        *,
        now: Callable[[], tuple[Room, Links, Collection[int]]],
    ) -> None:
        """*now* returns the room, its links, and the guests who look at it in any process."""
        self._name = name
        self._store = services.store
        self._caller = caller
        self._background = background
        self._now = now
        room, _, self._looking = now()
        self._calls = calls_of(room)
        self._due = {guest: _Call(kind, room.marks.turn_seq) for guest, kind in self._calls.items() if kind == "turn"}
        """The people for whom the room waits, by guest. Votes and ends from before this process had the room are missing."""
        self._new: dict[int, _Call] = {}
        """Those of the latest change."""
        self._is_over = False
        self._later: dict[int, asyncio.TimerHandle] = {}
        """The timers of guests who have left and have a little longer to act."""

    def note_change(self, before: Room, after: Room) -> None:
        """Note the calls of *after*, whichever process wrote the command."""
        earlier, calls = self._calls, calls_of(after)
        self._calls, self._new = calls, {}
        if earlier == calls and not self._due:
            return
        has_ended = before.played.progress.is_playing and not after.played.progress.is_playing
        new = new_calls(earlier, calls, has_ended=has_ended)
        self._new = {guest: _Call(kind, after.seq) for guest, kind in new.items()}
        self._due = {guest: call for guest, call in self._due.items() if calls.get(guest) == call.kind} | self._new

    def call_new(self) -> None:
        """Make the calls that came with the latest change, but none to people who look at the room."""
        _, _, looking = self._now()
        new, self._new = self._new, {}
        self._call({guest: call for guest, call in new.items() if guest not in looking})

    def note_looks(self) -> None:
        """Note who looks now: guests who looked before are called after `GONE_CALLED_S` unless they act.

        A dying connection counts as somebody who looks until it is dead.
        """
        _, _, looking = self._now()
        gone, self._looking = set(self._looking).difference(looking), looking
        self._call_later(gone)

    def call_missed(self) -> None:
        """Call the people whom the server may have missed when it stopped, if they do not come back soon."""
        self._call_later(self._due)

    def _call_later(self, guests: Iterable[int]) -> None:
        for guest in guests:
            if guest in self._due and guest not in self._later and not self._is_over:
                self._later[guest] = asyncio.get_running_loop().call_later(GONE_CALLED_S, self._call_if_gone, guest)

    def _call_if_gone(self, guest: int) -> None:
        del self._later[guest]
        _, _, looking = self._now()
        if guest in self._due and guest not in looking:
            self._call({guest: self._due[guest]})

    def flush(self) -> None:
        """Decide now on all calls that wait: the room leaves memory."""
        self._is_over = True
        for guest, timer in list(self._later.items()):
            timer.cancel()
            self._call_if_gone(guest)

    def end(self) -> None:
        """Forget the calls that wait: the server stops, and they are decided when it starts again."""
        self._is_over = True
        for timer in self._later.values():
            timer.cancel()
        self._later.clear()

    def _call(self, calls: Mapping[int, _Call]) -> None:
        if self._caller is not None and calls:
            room, links, _ = self._now()
            self._background.run(self._called(self._caller, room, links, calls))

    async def _called(self, caller: CallSender, room: Room, links: Links, calls: Mapping[int, _Call]) -> None:
        title, names = room.agreement.title, room.rules.name
        for seq in {each.seq for each in calls.values()}:
            guests = tuple(guest for guest, each in calls.items() if each.seq == seq)
            for callee in await self._store.do(jobs.TakeCallees(self._name, guests, seq)):
                message = CallMessage(
                    room=links.room,
                    kind=calls[callee.guest].kind,
                    game=title or names[callee.language],
                    language=callee.language,
                    seq=seq,
                )
                if not caller.call(self._name, callee, message, lasts_s=min(LASTS_S, room.settings.clock_s or LASTS_S)):
                    await self._store.do(jobs.GiveBackCallee(self._name, callee.endpoint, seq))
                    self._call_later([callee.guest])
