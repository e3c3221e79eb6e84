"""What a move costs, in counts that no neighbour of the machine disturbs: calls of Python, and bytes that are sent.

Where a feature needs more, look first whether it can be made when something changes; then raise the number, knowingly.
"""

import asyncio
import cProfile
import pstats
import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from huit.rooms.grains import grain_digest
from huit.rooms.messages import decode_message
from huit.rooms.room import Room
from huit.server.limits import Limits
from huit.server.live.live_room import LiveRoom
from huit.server.live.search_pool import SearchPool
from huit.server.live.services import Services
from huit.server.live.thinkers import Thinkers
from huit.server.live.web_push import Caller
from huit.server.storage.jobs import Job, TakeCallees
from tests.rooms.scenes import opened

MANY = 1_000_000
MOVES = 400
CALLS = [("minimale", 4, 490), ("variante-1", 8, 612), ("danish", 4, 705)]
"""A game, seats, and how many calls a move may take in the room: of functions of the house, and of builtins."""
BYTES = {"minimale": 4, "variante-1": 8, "deux-jeux": 4, "trois-cinq-huit": 3, "danish": 4}
"""Games and seats."""
MOST_BYTES = 300
"""What a move may send to a socket, on average over whole rounds of these games, spectators too."""
MOST_BYTES_OF_ONE = 350
"""The same, for each of them."""
HOUSE = "src/huit/"
BARE = b'{"type":"move","id":"c%d","seq":%d,"move":"%s"}'


class Kept:
    """A store that has no disk."""

    is_shared = False
    sender = "me"

    async def do(self, job: Job[Any]) -> Any:
        return () if isinstance(job, TakeCallees) else True


class NoSnapshots:
    def keep(self, *_: object) -> None:
        pass


class Socket:
    """Counts what it is sent."""

    is_slow = False

    def __init__(self) -> None:
        self.bytes = self.frames = 0

    def send(self, frames: list[bytes]) -> None:
        self.bytes += sum(map(len, frames))
        self.frames += len(frames)


class Table:
    """A room that is played without disk and wires."""

    def __init__(self, rules: str, seats: int) -> None:
        room = Room.open(opened(rules, seats=seats, people=seats))
        limits = Limits(room_burst=MANY, message_burst=MANY, command_burst=MANY)
        services = Services(store=Kept(), thinkers=Thinkers(searching=SearchPool()), limits=limits)  # type: ignore[arg-type]
        caller = Caller(services, contact=None)
        self.live = LiveRoom(
            "k3v9abcdef",
            room,
            watch="w3v9abcdef",
            token_hashes={},
            reader=NoSnapshots(),  # type: ignore[arg-type]
            services=services,
            caller=caller,
        )
        self.dice = random.Random(5)
        self.sockets = [Socket() for _ in range(seats + 1)]
        chairs = room.seating.chairs
        guests = [*(chair.guest for chair in chairs), None]
        self.outboxes = [self.live.come_in(socket, guest) for socket, guest in zip(self.sockets, guests, strict=True)]

    async def settled(self) -> None:
        for _ in range(3):
            await asyncio.sleep(0)

    async def move(self, number: int, *, profile: cProfile.Profile | None = None) -> None:
        """Have whoever is awaited make some move."""
        room = self.live.room
        seat = room.awaited[0]
        word = self.dice.choice(room.round.legal_moves(seat))
        frame = BARE % (number, room.seq, word.encode())
        self.live._reactions._laid_at = -60.0
        if profile is not None:
            profile.enable()
        await self.live.receive(self.outboxes[seat], decode_message(frame))
        await self.settled()
        if profile is not None:
            profile.disable()

    async def say(self, seat: int, message: dict[str, str]) -> None:
        await self.live.receive(self.outboxes[seat], decode_message(msgspec.json.encode(message)))
        await self.settled()

    async def deal(self) -> None:
        await self.live.writer.write(self.live.room.next_round(seed=self.live.room.seq, seat=0, at=1))
        await self.settled()


def calls_by_module(profile: cProfile.Profile) -> Counter[str]:
    """Count the calls of functions of the house, and of builtins by them."""
    by_module: Counter[str] = Counter()
    for (file, _, _), (_, calls, _, _, callers) in pstats.Stats(profile).stats.items():  # type: ignore[attr-defined]
        if file == "~":
            by_module["builtins"] += sum(times for (caller, _, _), (_, times, _, _) in callers.items() if HOUSE in caller)
        elif HOUSE in file:
            by_module[file.partition(HOUSE)[2]] += calls
    return by_module


async def calls_of_a_move(rules: str, seats: int) -> dict[str, float]:
    """Return the calls that a move takes in the room, on average, by module; most first."""
    table, profile, made = Table(rules, seats), cProfile.Profile(), 0
    await table.settled()
    while made < MOVES:
        if table.live.room.is_playing:
            await table.move(made, profile=profile)
            made += 1
        else:
            await table.deal()
    return {module: calls / made for module, calls in calls_by_module(profile).most_common()}


@pytest.mark.parametrize(("rules", "seats", "most"), CALLS)
async def test_a_move_takes_so_many_calls_of_python(rules: str, seats: int, most: int):
    # The first time counts what a process makes once as well, hence whatever test ran before.
    await calls_of_a_move(rules, seats)
    by_module = await calls_of_a_move(rules, seats)
    told = "\n".join(f"{calls:7.1f} {module}" for module, calls in by_module.items())
    assert sum(by_module.values()) <= most, told
    # The server is to be as cheap as this says: a number that is far too high says nothing.
    assert sum(by_module.values()) > 0.85 * most, told


async def promise_of_the_third(table: Table) -> str:
    """Play two rounds, the first of which promises nothing, and return what is promised for the next."""
    while table.live.room.is_playing:
        await table.move(table.live.room.seq)
    await table.say(0, {"type": "next", "id": "second"})
    while table.live.room.is_playing:
        await table.move(table.live.room.seq)
    promise = table.live.room.next_commitment
    assert promise is not None
    return promise


async def test_what_browsers_add_to_a_deal_is_shown_together():
    table, nonce, guests = Table("minimale", 4), "0f" * 16, range(4)
    promise = await promise_of_the_third(table)
    before = table.sockets[0].frames
    for guest in guests:
        await table.say(guest, {"type": "commit", "id": f"c{guest}", "digest": grain_digest(promise, guest, nonce)})
    assert table.sockets[0].frames == before + 1, "nobody waits for the commitments of others"
    await table.say(0, {"type": "next", "id": "next"})
    for guest in guests:
        await table.say(guest, {"type": "reveal", "id": f"r{guest}", "nonce": nonce})
    assert table.live.room.is_playing
    assert table.sockets[0].frames == before + 4, "their own commitment, the seal, their own reveal, and the deal"
    assert len(table.live.room.dealt.proof.nonces) == 4


async def test_a_commitment_is_shown_though_nothing_follows():
    table = Table("minimale", 4)
    promise = await promise_of_the_third(table)
    before = [socket.frames for socket in table.sockets]
    await table.say(0, {"type": "commit", "id": "c", "digest": grain_digest(promise, 0, "0f" * 16)})
    assert [socket.frames for socket in table.sockets] == [before[0] + 1, *before[1:]]
    async with asyncio.timeout(10):
        while table.sockets[1].frames == before[1]:
            await asyncio.sleep(0.01)


async def test_a_move_sends_a_socket_so_many_bytes():
    costs: dict[str, float] = {}
    for rules, seats in BYTES.items():
        table, made = Table(rules, seats), 0
        await table.settled()
        before = sum(socket.bytes for socket in table.sockets)
        rounds = table.live.room.round_no + 3
        while table.live.room.round_no < rounds or table.live.room.is_playing:
            if table.live.room.is_playing:
                await table.move(made)
                made += 1
            else:
                await table.deal()
        costs[rules] = (sum(socket.bytes for socket in table.sockets) - before) / made / len(table.sockets)
    assert sum(costs.values()) / len(costs) <= MOST_BYTES, costs
    assert max(costs.values()) <= MOST_BYTES_OF_ONE, costs
