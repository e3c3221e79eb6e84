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
TRIES = 20
"""Codes that are drawn for a room, if those before are taken."""


class Come(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the room that a code stands for."""

    typed: Annotated[str, msgspec.Meta(max_length=MOST_TYPED_CHARACTERS)]
    """The code as somebody wrote it."""


async def code_of(services: Services, live: LiveRoom) -> SpokenCode | None:
    """Return the code of a room, good for `CODE_S` from now on; None while the room takes no newcomers.

    Raises:
        StoreError: if it cannot be stored.
    """
    if not live.room.takes_newcomers:
        return None
    now = services.wall_ms() // 1000
    in_use = await services.store.do(jobs.CountCodes(now))
    for _ in range(TRIES):
        new = drawn(services.chance.names, in_use=in_use).kept
        code = await services.store.do(jobs.GiveCode(live.name, live.links.room, new, now=now, until=now + CODE_S))
        if code is not None:
            return code_in(code)
    return None


async def room_of_code(services: Services, typed: str) -> str | None:
    """Return the name in the link of the room whose code *typed* is; None for one that is unknown, or has ended.

    Raises:
        StoreError: if it cannot be read.
    """
    meant = code_in(typed)
    # What is no code at all takes as long.
    return await services.store.do(jobs.FindCode("" if meant is None else meant.kept, services.wall_ms() // 1000))
