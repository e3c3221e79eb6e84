"""The book of a circle: what was played, read from the store part by part, and what comes out of it when it is counted."""

from collections import Counter
from collections.abc import Iterable
from typing import Literal, NamedTuple

import msgspec

from huit.scores.played import PlayedBody, game_of, is_round, is_whole
from huit.scores.ratings import Rating, ratings
from huit.scores.standings import Evening, Game, Pairing, Standing, evenings, pairings, standings
from huit.server.limits import MOST_RATED
from huit.server.storage.circle_jobs import ReadResults, StoredResult
from huit.server.storage.jobs import AnyStore

PAGE = 200
"""Results that are read at once: moves do not wait for more."""
FILE_PART = 100
"""Results of a file that are added at once, for the same reason: to write takes longer."""
BEYOND = 2**31 - 1
"""Greater than any number of a result."""


class Asked(NamedTuple):
    """Which games are counted."""

    since: int | None = None
    until: int | None = None
    """Seconds since 1970: games that ended at *since* or later, and before *until*."""
    game: str | None = None
    title: str | None = None
    of: Literal["games", "rounds"] = "games"


class Counted(NamedTuple):
    """The counts of a book."""

    played: int
    standings: list[Standing]
    pairings: list[Pairing]
    ratings: dict[int, Rating]
    games: list[tuple[tuple[str, str], int]]
    """How often each game, by its rule file and title, was played; the most played first."""
    evenings: list[Evening]


async def read_all(store: AnyStore, circle: str, token_hash: bytes) -> list[StoredResult] | None:
    """Return all results of a circle, the first one first; None if the browser is not in it.

    Raises:
        StoreError: if they cannot be read.
    """
    found: list[StoredResult] = []
    before = BEYOND
    while True:
        page = await store.do(ReadResults(circle, token_hash, before, PAGE))
        if page is None:
            return None
        found.extend(page)
        if len(page) < PAGE:
            return found[::-1]
        before = page[-1].result


def bodies_of(results: Iterable[StoredResult]) -> list[PlayedBody]:
    """Return what was played and counts, in the order in which it ended."""
    told = (msgspec.json.decode(result.told, type=PlayedBody) for result in results if not result.is_struck)
    return sorted(told, key=lambda body: body.at)


def count(bodies: Iterable[PlayedBody], asked: Asked) -> Counted:
    """Return what comes out of *bodies*, which are in the order in which they ended.

    Games and evenings are told of all of them; a rating is made of all until *asked* ends, the latest `MOST_RATED`.
    """
    counts = is_round if asked.of == "rounds" else is_whole
    all_of_them = [body for body in bodies if counts(body)]
    of_game = [(game_of(body), body.at) for body in all_of_them if _is_asked(body, asked)]
    until_then = [game for game, at in of_game if asked.until is None or at < asked.until]
    counted: list[Game] = [game for game in until_then if asked.since is None or game.at >= asked.since]
    return Counted(
        played=len(counted),
        standings=standings(counted),
        pairings=pairings(counted),
        ratings=ratings(until_then[-MOST_RATED:]),
        games=Counter((body.game, body.title) for body in all_of_them).most_common(),
        evenings=evenings(body.at for body in all_of_them)[::-1],
    )


def _is_asked(body: PlayedBody, asked: Asked) -> bool:
    return asked.game in (None, body.game) and asked.title in (None, body.title)
