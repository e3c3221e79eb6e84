"""Counts of a move, which no neighbour of the machine disturbs: calls of Python in the room, bytes that a socket is sent.

The tests hold the same counts to the numbers that they have now; here they stand beside the bars.
"""

import argparse
import asyncio
import statistics
import sys

from benchmarks.bars import MOST_CALLS, print_bars
from benchmarks.runs import keep
from tests.server.test_cost_of_a_move import BYTES, Table, calls_of_a_move

ROUNDS = 3


async def calls(rules: str, seats: int) -> float:
    """Return the calls of Python that a move takes in the room: of functions of the house, and of builtins by them."""
    return sum((await calls_of_a_move(rules, seats)).values())


async def bytes_sent(rules: str, seats: int) -> float:
    """Return the bytes that a move sends to a socket, deals among them, over whole rounds."""
    table, made = Table(rules, seats), 0
    await table.settled()
    before = sum(socket.bytes for socket in table.sockets)
    last = table.live.room.round_no + ROUNDS
    while table.live.room.round_no < last or table.live.room.is_playing:
        if table.live.room.is_playing:
            await table.move(made)
            made += 1
        else:
            await table.deal()
    return (sum(socket.bytes for socket in table.sockets) - before) / made / len(table.sockets)


async def counted() -> dict[str, float]:
    """Return all counts."""
    figures = {f"{rules}/{seats}/calls": await calls(rules, seats) for rules, seats in MOST_CALLS}
    sent = {rules: await bytes_sent(rules, seats) for rules, seats in BYTES.items()}
    return figures | {f"{rules}/bytes": size for rules, size in sent.items()} | {"bytes": statistics.mean(sent.values())}


def main() -> None:
    """Count, print, and exit 1 if a bar is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.counts", description=__doc__)
    parser.add_argument("--keep", action="store_true", help="keep the figures for docs")
    arguments = parser.parse_args()
    figures = asyncio.run(counted())
    holds = print_bars("counts", figures)
    if arguments.keep:
        keep("counts", figures)
    sys.exit(0 if holds else 1)


if __name__ == "__main__":
    main()
