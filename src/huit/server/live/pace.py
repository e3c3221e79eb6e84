"""When the computer players of a room act: after a human time, one at a time, and never holding up anybody."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Hashable

from huit.rooms import Room, Wish, computer_wishes
from huit.server.chance import Chance
from huit.server.limits import RETRY_S

TURN_S = (0.9, 1.8)
CATCH_S = (2.0, 3.5)
"""Longer than a turn: a person has time to say « Carte » after all."""
HURRIED_TURN_S = (1.8, 2.8)
"""A turn where others may do something only until the next move: people have time for it too, whether or not they can."""


class Pacer:
    """Plans the next move of a computer player whenever the room has changed, and has it made when its time has come."""

    def __init__(self, act: Callable[[Wish, int], Awaitable[bool]], chance: Chance) -> None:
        """*act* makes a move in the room as it was at some `seq`; False if that is to be tried again later."""
        self._act = act
        self._chance = chance
        self._planned: dict[Hashable, tuple[float, float]] = {}
        """When something was first meant to be done, and how long a person takes for it, in seconds."""
        self._is_stopped = True
        self._timer: asyncio.TimerHandle | None = None
        self._acting: set[asyncio.Task[None]] = set()

    @property
    def due(self) -> float:
        """When the next move is made, by the clock of the loop; infinity if none is planned."""
        return float("inf") if self._timer is None else self._timer.when()

    def plan(self, room: Room, *, stand_ins: Collection[int] = ()) -> None:
        """See what the computer players would do now, and set the time for the first of them.

        What one of them means to call out keeps its time while others play; and before it is called out no computer plays on, or
        nobody would ever be caught at two. While people vote on a move, none is made.
        """
        self._cancel()
        self._is_stopped = False
        plays = room.poll is None and (stand_ins or any(room.computers))
        wishes = (
            computer_wishes(
                room, seed=self._chance.of("decision", room.agreement.seed, room.seq).getrandbits(31), stand_ins=stand_ins
            )
            if plays
            else ()
        )
        loop = asyncio.get_running_loop()
        self._planned = {_key(wish, room): self._time(wish, room, loop.time()) for wish in wishes}
        if not wishes:
            return
        due = {wish: _due(self._planned[_key(wish, room)], room) for wish in wishes}
        first = min((wish for wish in wishes if wish.is_reaction == wishes[0].is_reaction), key=due.__getitem__)
        self._timer = loop.call_at(due[first], self._start, first, room, stand_ins)

    def stop(self) -> None:
        """Make no move until `plan` is called again; everything takes its whole time again then."""
        self._is_stopped = True
        self._planned = {}
        self._cancel()

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _time(self, wish: Wish, room: Room, now: float) -> tuple[float, float]:
        """Return when *wish* was first planned, and how long it takes: whoever comes or goes meanwhile does not put it off."""
        if _key(wish, room) in self._planned:
            return self._planned[_key(wish, room)]
        time = CATCH_S if wish.move == "catch" else TURN_S if wish.is_reaction or not room.hurries else HURRIED_TURN_S
        return now, self._chance.of("pause", room.agreement.seed, room.seq, wish.seat).uniform(*time)

    def _start(self, wish: Wish, room: Room, stand_ins: Collection[int]) -> None:
        self._timer = None
        task = asyncio.get_running_loop().create_task(self._make(wish, room, stand_ins))
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)

    async def _make(self, wish: Wish, room: Room, stand_ins: Collection[int]) -> None:
        # Once it is made, or overtaken, the room has changed and is planned for already.
        if not await self._act(wish, room.seq) and self._timer is None and not self._is_stopped:
            again = asyncio.get_running_loop().call_later
            self._timer = again(RETRY_S, lambda: self.plan(room, stand_ins=stand_ins))


def _key(wish: Wish, room: Room) -> Hashable:
    """Return what a wish is, from one plan to the next: a move in its turn is one until something happens in the round."""
    return wish if wish.is_reaction else (wish.seat, room.round_no, room.played.told.count)


def _due(planned: tuple[float, float], room: Room) -> float:
    since, takes_s = planned
    return since + room.computer_play.pace * takes_s
