"""Timing of computer players: each acts after a human delay, one at a time.

They choose their moves when the first of them may be due, not at every change of the room (docs/decisions/0041).
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import NamedTuple

from huit.engine.chance import Seed
from huit.rooms.computers import Acting, ComputerMove, acting_seats, hardness_of, questions_for
from huit.rooms.room import Room
from huit.rooms.trust import seed_for
from huit.server import logs
from huit.server.chance import Chance
from huit.server.live.thinkers import Thinkers

Span = tuple[float, float]
"""Shortest and longest delay, in seconds."""

TURN_S: Span = (0.9, 1.8)
CATCH_S: Span = (2.0, 3.5)
"""Longer than a turn, so that a person who forgot can still announce."""
_DECISION = (1 << 31) - 1
SEARCHED_LIKE = 0.9
"""What an earlier search counts for beside the last one: see `Pacer._note_search`."""
HURRIED_TURN_S: Span = (1.8, 2.8)
"""For games in which others may react until the next move: the same whether or not somebody can, which nobody may know."""


class _Timing(NamedTuple):
    """The start of a delay, and its place in the span, from 0 to 1."""

    since: float
    slowness: float

    def due(self, span: Span, pace: float) -> float:
        return self.since + pace * (span[0] + self.slowness * (span[1] - span[0]))


_Key = tuple[int, bool]
"""The seat of a reaction, and whether it is a catch. A reaction keeps its timing while its key is wished."""


class _Position:
    """A round between two changes, with the computer players that may act."""

    def __init__(self, room: Room, stand_ins: Collection[int], *, since: float, slowness: float) -> None:
        self.timing = _Timing(since, slowness)
        self.acting: tuple[Acting, ...] = acting_seats(room, stand_ins=stand_ins) if room.poll is None else ()
        self.not_before = 0.0
        """The loop time until which a computer that searches makes as if it searched."""
        self.wishes: tuple[ComputerMove, ...] | None = None
        """None until the players have answered."""
        self._round = room.round
        self._of = (room.computers, stand_ins, room.poll is None)

    def is_of(self, room: Room, stand_ins: Collection[int]) -> bool:
        """Tell whether *room* is still at this position. A room that was played on has another round."""
        return room.round is self._round and self._of == (room.computers, stand_ins, room.poll is None)


class Pacer:
    """Asks the computer players of a room for moves, and makes each when it is due."""

    def __init__(
        self,
        act: Callable[[ComputerMove, int], Awaitable[bool]],
        *,
        chance: Chance,
        thinkers: Thinkers,
        retry_s: float,
        asker: Callable[[], str] = str,
    ) -> None:
        """*act* makes a move if the room is still at that `seq`; it returns False to be called again in *retry_s* seconds.

        *asker* returns the client for whom computers search.
        """
        self._asker = asker
        self._act = act
        self._chance = chance
        self._thinkers = thinkers
        self._retry_s = retry_s
        self._room: Room | None = None
        """None: stopped."""
        self._position: _Position | None = None
        self._reactions: dict[_Key, _Timing] = {}
        """The reactions among the latest wishes."""
        self._search_s = 0.0
        """How long the searches here take lately."""
        self._timer: asyncio.TimerHandle | None = None
        self._asking: asyncio.Task[None] | None = None
        self._acting: set[asyncio.Task[None]] = set()

    @property
    def due(self) -> float:
        """The loop time at which computers choose or act next; infinity if nothing is planned."""
        return float("inf") if self._timer is None else self._timer.when()

    def plan(self, room: Room, *, stand_ins: Collection[int] = ()) -> None:
        """Set the timer of what comes next in *room*.

        A reaction keeps its time while others play. No computer takes its turn before it: with two players, a catch would always
        come too late. Nothing is done during a vote.
        """
        self._room = room
        if not stand_ins and True not in room.computers:
            self._position, self._reactions = None, {}
            self._cancel()
            return
        if self._position is None or not self._position.is_of(room, stand_ins):
            slowness = (self._chance.of("pace", *_moment(room)).random() + 2 * hardness_of(room)) / 3
            self._position = _Position(room, stand_ins, since=asyncio.get_running_loop().time(), slowness=slowness)
        self._schedule()

    def stop(self) -> None:
        """Do nothing until `plan` is called again; all delays start anew then."""
        self._room = self._position = None
        self._reactions = {}
        self._cancel()

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _schedule(self) -> None:
        self._cancel()
        room, position = self._room, self._position
        if room is None or position is None or not position.acting or position.wishes == ():
            return
        call_at = asyncio.get_running_loop().call_at
        if position.wishes is None:
            self._timer = call_at(self._time_to_ask(room, position), self._ask)
        else:
            due = {wish: self._due(wish, room, position) for wish in position.wishes}
            first = min(due, key=lambda wish: (not wish.is_reaction, due[wish]))
            self._timer = call_at(due[first], self._start, first, room.seq)

    # Asking

    def _time_to_ask(self, room: Room, position: _Position) -> float:
        """Return when the first possible move or reaction would be due."""
        times = [timing.due(_span(is_catch), room.computer_play.pace) for (_, is_catch), timing in self._reactions.items()]
        for acting in position.acting:
            if acting.is_turn:
                times.append(position.timing.due(_turn_span(room), room.computer_play.pace))
            if acting.may_react:
                times.append(position.timing.since + room.computer_play.pace * TURN_S[0])
        return min(times)

    def _ask(self) -> None:
        self._timer = None
        # One question at a time: `_decide` schedules the next one.
        if self._asking is None and self._room is not None and self._position is not None:
            self._asking = asyncio.get_running_loop().create_task(self._decide(self._room, self._position))

    async def _decide(self, room: Room, position: _Position) -> None:
        seed = decision_seed(room, self._chance)
        try:
            questions = questions_for(room, position.acting, seed=seed)
            began = asyncio.get_running_loop().time()
            wishes = await self._thinkers.wishes(questions, asker=self._asker())
            if any(question.searches for question in questions):
                self._note_search(position, began)
        except Exception as error:  # a failing player must not stop the room
            logs.warn("computer_failed", error=error)
            await asyncio.sleep(self._retry_s)
            wishes = None
        finally:
            self._asking = None
        if wishes is not None and position is self._position:
            position.wishes = wishes
            self._reactions = {_key(wish): self._timing(wish, room, position) for wish in wishes if wish.is_reaction}
        # If the position has changed meanwhile, the answer is dropped and the players choose again.
        self._schedule()

    def _note_search(self, position: _Position, began: float) -> None:
        """Let a move without a choice take as long as one that was searched: at a quick pace its time would tell the hand."""
        took_s = asyncio.get_running_loop().time() - began
        self._search_s = max(took_s, SEARCHED_LIKE * self._search_s)
        position.not_before = began + self._search_s

    def _timing(self, wish: ComputerMove, room: Room, position: _Position) -> _Timing:
        slowness = self._chance.of("pace", *_moment(room), wish.seat).random()
        return self._reactions.get(_key(wish)) or _Timing(position.timing.since, slowness)

    # Acting

    def _due(self, wish: ComputerMove, room: Room, position: _Position) -> float:
        if wish.is_reaction:
            return self._reactions[_key(wish)].due(_span(wish.move == "catch"), room.computer_play.pace)
        return max(position.timing.due(_turn_span(room), room.computer_play.pace), position.not_before)

    def _start(self, wish: ComputerMove, seq: int) -> None:
        self._timer = None
        task = asyncio.get_running_loop().create_task(self._make(wish, seq))
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)

    async def _make(self, wish: ComputerMove, seq: int) -> None:
        # After a move, or a change that overtook it, `plan` has been called.
        if self._room is not None and not await self._act(wish, seq) and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._retry_s, self._schedule)


def decision_seed(room: Room, chance: Chance) -> int:
    """Return the seed of what computers decide now: in the deal of a day the same for everybody who has come so far."""
    begun = room.dealt.begun
    if begun is not None and room.daily is not None and room.round_no == 1:
        return int(str(seed_for(begun.seed, "decision", room.played.events.count, span=1)), 16) & _DECISION
    return chance.of("decision", *_moment(room)).getrandbits(31)


def _moment(room: Room) -> tuple[Seed, int, int]:
    """Return a key of this position for random numbers."""
    return room.agreement.seed, room.round_no, room.played.events.count


def _key(wish: ComputerMove) -> _Key:
    return wish.seat, wish.move == "catch"


def _span(is_catch: bool) -> Span:
    return CATCH_S if is_catch else TURN_S


def _turn_span(room: Room) -> Span:
    return HURRIED_TURN_S if room.hurries else TURN_S
