"""Codes that bring a guest's seats to another device: secret, used once, and good for some minutes.

A code brings tokens of seats, of which the database otherwise keeps digests only. So it keeps them sealed by the code, and of the
code its digest: whoever reads the database finds nothing to open them with.
"""

import hashlib
import secrets
from typing import Annotated

import msgspec

from huit.server.live.services import Services

CODE_BYTES = 18
"""144 bits: nobody finds a code by guessing."""
CODE_LETTERS = 24
CARRY_S = 600
"""How long a code is good."""
MOST_CARRIED = 30
"""Rooms that one code brings: as many as a page keeps, and each a header of the answer."""
MOST_KEPT_CHARACTERS = 11_000
MOST_TOKEN_CHARACTERS = 64


class NewCarry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a code that brings this browser's seats to another one."""

    rooms: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=20)], ...], msgspec.Meta(max_length=MOST_CARRIED)]
    """The rooms whose seats go with it, as far as this browser has them."""
    kept: Annotated[str, msgspec.Meta(max_length=MOST_KEPT_CHARACTERS)] = ""
    """What the page keeps of its own, for the page on the other device; the server does not read it."""


class CarryTaken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for what a code brings. The code stands in the body: addresses are written into logs."""

    code: Annotated[str, msgspec.Meta(min_length=CODE_LETTERS, max_length=CODE_LETTERS, pattern="^[A-Za-z0-9_-]*$")]


class Carried(msgspec.Struct, frozen=True):
    """What a code brings."""

    tokens: dict[str, str]
    """By the first name of the room."""
    kept: str


async def carry(services: Services, carried: Carried) -> str:
    """Keep *carried* for `CARRY_S`; return the code for it.

    Raises:
        StoreError: if it cannot be stored.
    """
    code, now = secrets.token_urlsafe(CODE_BYTES), services.wall_ms() // 1000
    sealed = _sealed(code, msgspec.json.encode(carried))
    await services.store.carry(_digest(code), sealed, now=now, until=now + CARRY_S)
    return code


async def take_carried(services: Services, code: str) -> Carried | None:
    """Return what *code* brings, once; None if it is none, was used, or is too old.

    Raises:
        StoreError: if it cannot be read.
    """
    sealed = await services.store.take_carried(_digest(code), services.wall_ms() // 1000)
    return None if sealed is None else msgspec.json.decode(_sealed(code, sealed), type=Carried)


def _digest(code: str) -> bytes:
    return hashlib.sha256(b"huit carried:" + code.encode()).digest()


def _sealed(code: str, text: bytes) -> bytes:
    """Return *text* hidden by the code, or shown again: no code seals twice, so the bytes that hide it are used once.

    >>> _sealed("code", _sealed("code", b"secret")), _sealed("other", _sealed("code", b"secret")) == b"secret"
    (b'secret', False)
    """
    hiding = hashlib.shake_256(b"huit sealed:" + code.encode()).digest(len(text))
    return bytes(each ^ other for each, other in zip(text, hiding, strict=True))
