"""Finished rounds under their public names: each is made once, away from the event loop, and kept while there is room."""

from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

import msgspec

from huit.rooms.film import Film
from huit.rooms.messages import WhyView
from huit.rooms.refusal import Refused
from huit.server.live.links import is_room_name
from huit.server.live.room_reader import RoomReader
from huit.server.live.services import Services
from huit.server.live.turns import SharedWork
from huit.server.storage import jobs
from huit.views.shared import parse_moves

Write = Callable[[Film], bytes | None]

MOST_FILMS = 128
"""Rounds kept in memory, some 100 kB each."""
MOST_BYTES = 32 * 2**20
"""Bytes of answers kept in memory. The views of a seat take some 200 kB."""

Value = TypeVar("Value")


class Films:
    """The published rounds of all rooms."""

    def __init__(self, services: Services, reader: RoomReader) -> None:
        self._services = services
        self._reader = reader
        self._films = _Latest[tuple[str, int], Film](most=MOST_FILMS, size=lambda _: 1)
        self._answers = _Latest[tuple[str, str], bytes](most=MOST_BYTES, size=len)
        self._making_films = SharedWork[tuple[str, int], Film | None]()
        self._making_answers = SharedWork[tuple[str, str], bytes | None]()

    async def find(self, replay: str, *, asker: str = "") -> Film | None:
        """Return the round of that public name; None if there is none, or if its journal cannot be played.

        Raises:
            Refused: ``too_many``, if too many rounds wait to be made, in all or for *asker*, a client.
        """
        which = await self._services.store.do(jobs.FindReplay(replay)) if is_room_name(replay) else None
        if which is None:
            return None
        film = self._films.get(which)
        if film is not None:
            return film
        film = await self._making_films.do(which, lambda: self._reader.film(*which, asker=asker))
        if film is not None:
            self._films.keep(which, film)
        return film

    async def answer(
        self, replay: str, what: str, write: Write, *, then: Callable[[bytes], Awaitable[bytes]] | None = None, asker: str = ""
    ) -> bytes | None:
        """Return ``then(write(film))`` for a published round, cached under *what*.

        None if there is no such round or answer.

        Raises:
            Refused: as `find`, and *then*.
        """
        key = replay, what
        return self._answers.get(key) or await self._making_answers.do(key, lambda: self._written(key, write, then, asker))

    async def moments(self, replay: str, seat: int, write: Write, *, asker: str = "") -> bytes | None:
        """Return the moves of *seat* worth another look, as JSON, in the round whose file *write* writes: see `answer`.

        Raises:
            Refused: ``no_adviser``, if the process that searches failed, or too many wait for it.
        """

        async def looked_at(text: bytes) -> bytes:
            film = await self.find(replay, asker=asker)
            assert film is not None, "its file was written"
            family, in_match = film.dealt.rules.family, film.dealt.match.sheet is not None
            searching = self._services.thinkers.searching
            found = await searching.moments(text.decode(), seat, family=family, in_match=in_match, asker=asker)
            if found is None:
                raise Refused("no_adviser")
            moments = [
                moment | parse_moves(moment, ("move", "better"), family) | {"why": msgspec.convert(moment["why"], list[WhyView])}
                for moment in found
            ]
            return msgspec.json.encode({"moments": moments})

        return await self.answer(replay, f"moments {seat}", write, then=looked_at, asker=asker)

    async def _written(
        self, key: tuple[str, str], write: Write, then: Callable[[bytes], Awaitable[bytes]] | None, asker: str
    ) -> bytes | None:
        film = await self.find(key[0], asker=asker)
        answer = None if film is None else await self._reader.slowly(asker, lambda: write(film))
        if answer is not None and then is not None:
            answer = await then(answer)
        if answer is not None:
            self._answers.keep(key, answer)
        return answer


Key = TypeVar("Key")


class _Latest(Generic[Key, Value]):
    """Values by key, those used last, up to *most* by their sizes.

    >>> latest = _Latest[str, str](most=3, size=len)
    >>> for word in ("a", "bb", "c"):
    ...     latest.keep(word, word)
    >>> latest.get("a"), latest.get("bb"), latest.get("c")
    (None, 'bb', 'c')
    """

    def __init__(self, *, most: int, size: Callable[[Value], int]) -> None:
        self._most = most
        self._size = size
        self._values: dict[Key, Value] = {}
        """Used longest ago first."""
        self._total = 0

    def get(self, key: Key) -> Value | None:
        value = self._values.pop(key, None)
        if value is not None:
            self._values[key] = value
        return value

    def keep(self, key: Key, value: Value) -> None:
        self._forget(key)
        self._values[key] = value
        self._total += self._size(value)
        while self._total > self._most:
            self._forget(next(iter(self._values)))

    def _forget(self, key: Key) -> None:
        value = self._values.pop(key, None)
        if value is not None:
            self._total -= self._size(value)
