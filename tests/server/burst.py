"""Appends in a burst and says what was answered, until somebody kills it: `python -m tests.server.burst ADDRESS ROOMS`."""

import asyncio
import os
import sys

from huit.server.storage import jobs
from huit.server.storage.jobs import AddRoom
from huit.server.storage.store import Store


async def burst(address: str, rooms: int) -> None:
    """Play *rooms* rooms at once, each as fast as it is answered."""
    store = Store(address)
    await store.open()
    names = [f"room{number}" for number in range(rooms)]
    await asyncio.gather(*(store.do(AddRoom(name, f"watch {name}", 1, {0: b"hash"}, b"first")) for name in names))
    await asyncio.gather(*(play(store, name) for name in names))


async def play(store: Store, room: str) -> None:
    """Append for ever."""
    seq = 2
    while True:
        assert await store.do(jobs.Append(room, seq, f"{room} {seq}".encode()))
        # One write a line: what is said is said, whatever comes next.
        os.write(1, f"{room} {seq}\n".encode())
        seq += 1


if __name__ == "__main__":
    asyncio.run(burst(sys.argv[1], int(sys.argv[2])))
