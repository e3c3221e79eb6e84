"""One slow phone holds up nobody: it gets what has changed when it has read on, and all that was told in between."""

import asyncio
from itertools import pairwise
from typing import Any

import msgspec

from huit.rooms.messages import NOBODY_THERE, PhraseMessage, PreparingMessage, Presence, Viewer
from huit.rooms.room import Room
from huit.rooms.room_view import Moment
from huit.rooms.state import MOST_EVENTS
from huit.server.live.outbox import MOST_WAITING, Outbox
from huit.server.live.outboxes import AT_ONCE, Outboxes
from tests.rooms.scenes import moves_of, opened

PHRASE = PhraseMessage(guest=1, seat=1, name="Bob", phrase="hello")


class Socket:
    """Takes every frame at once, unless it is slow."""

    def __init__(self) -> None:
        self.is_slow = False
        self.writes: list[list[dict[str, Any]]] = []

    def send(self, frames: list[bytes]) -> None:
        self.writes.append([msgspec.json.decode(frame) for frame in frames])

    @property
    def frames(self) -> list[dict[str, Any]]:
        return [frame for write in self.writes for frame in write]

    def close(self, code: int, message: bytes) -> None:
        pass


class Crowd:
    """A room, its spectators, who came first, and one player."""

    def __init__(self, *, spectators: int = 0) -> None:
        self.moment = Moment(Room.open(opened(seats=3, people=0)))
        self.outboxes = Outboxes(shown=lambda: self.moment)
        self.sockets = [Socket() for _ in range(spectators + 1)]
        for number, socket in enumerate(self.sockets):
            guest = 0 if number == spectators else None
            viewer = Viewer("k3v9abcdef", guest, guest)
            outbox = Outbox(socket, guest=guest, viewer=viewer, due=self.outboxes.note_due)
            self.outboxes.add(outbox)
            outbox.show_whole()

    @property
    def player(self) -> Socket:
        return self.sockets[-1]

    def goes_on(self, room: Room, presence: Presence = NOBODY_THERE) -> None:
        self.moment = Moment(room, presence, before=self.moment)
        self.outboxes.wake({0})


async def test_who_is_slow_gets_all_that_has_changed_once_they_have_read_on():
    crowd = Crowd()
    await asyncio.sleep(0)
    before = crowd.moment.room.played.events.count
    crowd.player.is_slow = True
    for _, after in list(moves_of(crowd.moment.room))[:10]:
        crowd.goes_on(after)
        await asyncio.sleep(0)
    assert [frame["seq"] for frame in crowd.player.frames] == [1]
    crowd.player.is_slow = False
    while len(crowd.player.frames) < 2:
        await asyncio.sleep(0.01)
    assert [frame["seq"] for frame in crowd.player.frames] == [1, 11]
    assert len(crowd.player.frames[1]["log"]) == crowd.moment.room.played.events.count - before <= MOST_EVENTS


async def test_what_comes_in_one_turn_of_the_loop_goes_in_one_write():
    crowd = Crowd()
    await asyncio.sleep(0)
    for _, after in list(moves_of(crowd.moment.room))[:3]:
        crowd.goes_on(after)
    crowd.outboxes.pass_on(PHRASE)
    await asyncio.sleep(0)
    assert [[frame["type"] for frame in write] for write in crowd.player.writes] == [["view"], ["change", "phrase"]]
    assert crowd.player.frames[1]["seq"] == 4


async def test_few_phrases_wait_for_a_client_that_does_not_read():
    crowd = Crowd()
    crowd.player.is_slow = True
    for _ in range(3 * MOST_WAITING):
        crowd.outboxes.pass_on(PHRASE)
    crowd.player.is_slow = False
    await asyncio.sleep(0)
    assert [frame["type"] for frame in crowd.player.frames] == ["view", *["phrase"] * MOST_WAITING]


async def test_a_player_sees_a_move_before_the_spectators_who_are_served_in_turns():
    crowd = Crowd(spectators=3 * AT_ONCE)
    await asyncio.sleep(0)
    (_, after), *_ = moves_of(crowd.moment.room)
    crowd.goes_on(after)
    served: list[int] = []
    while len(served) < 2 or served[-1] > served[-2]:
        await asyncio.sleep(0)
        served.append(sum(len(socket.frames) - 1 for socket in crowd.sockets[:-1]))
        assert len(crowd.player.frames) == 2
    assert max(now - before for before, now in pairwise([0, *served])) == AT_ONCE
    assert [len(socket.frames) for socket in crowd.sockets] == [2] * len(crowd.sockets)


async def test_who_has_seen_it_is_not_told_again():
    crowd = Crowd(spectators=2)
    await asyncio.sleep(0)
    room = crowd.moment.room
    for watchers in (1, 1, 2):
        crowd.goes_on(room, Presence(watchers=watchers))
        crowd.outboxes.wake()
        for _ in range(4):
            await asyncio.sleep(0)
    told = [[frame.get("watchers") for frame in socket.frames] for socket in crowd.sockets]
    assert told == [[0, 1, 2]] * 3


async def test_who_has_left_is_sent_nothing_more():
    crowd = Crowd()
    await asyncio.sleep(0)
    (outbox,) = crowd.outboxes
    crowd.outboxes.drop(outbox)
    outbox.pass_on(PHRASE)
    (_, after), *_ = moves_of(crowd.moment.room)
    crowd.goes_on(after)
    await asyncio.sleep(0)
    assert len(crowd.player.frames) == 1


async def test_how_far_something_is_takes_no_place_from_what_is_said():
    socket = Socket()
    outbox = Outbox(socket, guest=0, viewer=Viewer("k3v9abcdef", 0, 0), due=lambda _: None)
    for done in range(2 * MOST_WAITING):
        outbox.pass_on(PreparingMessage(done, 100))
    for _ in range(MOST_WAITING - 1):
        outbox.pass_on(PHRASE)
    outbox.pass_on(PreparingMessage(100, 100))
    outbox.send(Moment(Room.open(opened(seats=3, people=0))))
    kinds = [frame["type"] for frame in socket.frames]
    assert kinds[1:] == ["preparing", *["phrase"] * (MOST_WAITING - 1)], "after the view"
