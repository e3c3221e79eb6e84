"""One slow phone holds up nobody: it gets the latest view when it has read on, and all that was told in between."""

import asyncio
from itertools import pairwise
from typing import Any

import msgspec

from huit.rooms.messages import Viewer, encode_message
from huit.rooms.room import Room
from huit.rooms.state import MOST_EVENTS
from huit.server.live.background import Background
from huit.server.live.outbox import Outbox
from huit.server.live.outboxes import AT_ONCE, Outboxes
from tests.rooms.scenes import moves_of, opened


class SlowSocket:
    """Takes one frame, and the next only when it is let."""

    def __init__(self) -> None:
        self.frames: list[dict[str, Any]] = []
        self.reads_on = asyncio.Event()

    async def send_frame(self, frame: bytes, _kind: object) -> None:
        self.frames.append(msgspec.json.decode(frame))
        await self.reads_on.wait()


class GoneSocket:
    async def send_frame(self, _frame: bytes, _kind: object) -> None:
        raise ConnectionResetError


def shown(room: Room, outbox: Outbox) -> bytes:
    return encode_message(room.view(Viewer("k3v9abcdef", 0, events_seen=outbox.events_sent_before(room))))


async def test_the_latest_view_wins_and_the_log_has_no_gap():
    room = Room.open(opened(seats=3, people=0))
    socket = SlowSocket()
    outbox = Outbox(socket, guest=0, frame=lambda box: shown(room, box))  # type: ignore[arg-type]
    outbox.wake()
    await asyncio.sleep(0)
    before = room.played.events.count
    for _, after in list(moves_of(room))[:10]:
        room = after
        outbox.wake()
        await asyncio.sleep(0)
    assert [frame["seq"] for frame in socket.frames] == [1]
    socket.reads_on.set()
    while len(socket.frames) < 2:
        await asyncio.sleep(0)
    assert [frame["seq"] for frame in socket.frames] == [1, 11]
    assert len(socket.frames[1]["log"]) == room.played.events.count - before <= MOST_EVENTS


async def test_a_socket_that_is_gone_troubles_nobody():
    outbox = Outbox(GoneSocket(), guest=0, frame=lambda box: shown(Room.open(opened()), box))  # type: ignore[arg-type]
    for _ in range(3):
        outbox.wake()
        await asyncio.sleep(0)
        await asyncio.sleep(0)


class QuickSocket:
    """Takes every frame at once."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    async def send_frame(self, frame: bytes, _kind: object) -> None:
        self.frames.append(frame)


def crowd(spectators: int) -> tuple[Outboxes, list[QuickSocket]]:
    """Spectators, who came first, and one player."""
    outboxes, sockets = Outboxes(Background("k3v9abcdef")), [QuickSocket() for _ in range(spectators + 1)]
    for number, socket in enumerate(sockets):
        guest = 0 if number == spectators else None
        outboxes.add(Outbox(socket, guest=guest, frame=lambda _: b"view"))  # type: ignore[arg-type]
    return outboxes, sockets


async def test_a_player_sees_a_move_before_the_spectators_who_are_served_in_turns():
    outboxes, sockets = crowd(3 * AT_ONCE)
    outboxes.wake(seated={0})
    served: list[int] = []
    while len(served) < 2 or served[-1] > served[-2]:
        await asyncio.sleep(0)
        served.append(sum(len(socket.frames) for socket in sockets[:-1]))
        assert len(sockets[-1].frames) == 1
    assert max(after - before for before, after in pairwise([0, *served])) == AT_ONCE
    assert [socket.frames for socket in sockets] == [[b"view"]] * len(sockets)


async def test_who_is_told_by_a_view_is_not_told_again():
    outboxes, sockets = crowd(2)
    outboxes.send_presence(1, b"presence")
    outboxes.send_presence(1, b"the same")
    outboxes.wake(seated={0})
    while not sockets[0].frames:
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert [socket.frames for socket in sockets] == [[b"view"]] * 3
    outboxes.send_presence(2, b"presence")
    while len(sockets[2].frames) < 2:
        await asyncio.sleep(0)
    assert [socket.frames[1:] for socket in sockets] == [[b"presence"]] * 3
