"""The code by which newcomers find a room while it is open to them: made when a guest asks for it, and kept in the database.

A code stands for the link of the room, which all who see the code have anyway. It ends with the command that locks or fills
the room or renews its links, in the same transaction; and when nobody has looked at it for `CODE_S`. What guessing would find,
by the limits: docs/decisions/0095.
"""

from typing import Annotated

import msgspec

from huit.server.live.live_room import LiveRoom
from huit.server.live.services import Services
from huit.server.live.spoken_codes import MOST_TYPED_CHARACTERS, SpokenCode, code_in, drawn
from huit.server.storage import jobs

CODE_S = 3 * 3600
"""A code that no guest of its room has looked at for so many seconds ends."""
LONGER_S = 600
"""A code that is looked at again is not written until it would be good for more than so many seconds longer."""
TRIES = 20
"""Codes that are drawn for a room, if those before are taken."""


class Come(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the room that a code stands for."""

    typed: Annotated[str, msgspec.Meta(max_length=MOST_TYPED_CHARACTERS)]
    """The code as somebody wrote it."""


async def code_of(services: Services, live: LiveRoom) -> SpokenCode | None:
    """Return the code of a room, good for `CODE_S` from now on, or `LONGER_S` less; None while the room takes no newcomers.

    Raises:
        StoreError: if it cannot be stored.
    """
    if not live.room.takes_newcomers:
        return None
    link = live.links.room
    kept = await _code_kept(services, live.name, link)
    if kept is not None and not (live.room.takes_newcomers and live.links.room == link):
        # The command that ends codes may have been written before this one was.
        await services.store.do(jobs.DropCode(live.name, kept))
        return None
    return None if kept is None else code_in(kept)


async def _code_kept(services: Services, room: str, link: str) -> str | None:
    """Return the code of *room* as it is stored: the one that it has, longer from now on, or a new one."""
    now = services.wall_ms() // 1000
    until = now + CODE_S
    had = await services.store.do(jobs.CodeOf(room, link, now))
    if had is not None and not _is_read_as_itself(had[0]):
        await services.store.do(jobs.DropCode(room, had[0]))
    elif had is not None and until - had[1] <= LONGER_S:
        return had[0]
    in_use = await services.store.do(jobs.CountCodes(now))
    for _ in range(TRIES):
        new = drawn(services.chance.names, in_use=in_use).kept
        kept = await services.store.do(jobs.GiveCode(room, link, new, now=now, until=until))
        if kept is not None:
            return kept
    return None


def _is_read_as_itself(kept: str) -> bool:
    """Tell whether the code that is stored is still one: its word may have left the list."""
    code = code_in(kept)
    return code is not None and code.kept == kept


async def room_of_code(services: Services, typed: str) -> str | None:
    """Return the name in the link of the room whose code *typed* is; None for one that is unknown, or has ended.

    Raises:
        StoreError: if it cannot be read.
    """
    meant = code_in(typed)
    # What is no code at all takes as long.
    return await services.store.do(jobs.FindCode("" if meant is None else meant.kept, services.wall_ms() // 1000))
