"""Codes that bring a guest's seats to another device: secret, used once, and good for some minutes.

The database holds only digests of seat tokens. The tokens behind a code are stored sealed by the code (AES-GCM,
docs/decisions/0078), and the code itself as a digest. A reader of the database cannot open them, and a changed text opens no
more.

A link holds a code of 144 bits. A computer has no camera, so there is a short code to type as well. It stands for the code of the
link, once, and the first use uses up both. It has 27**8 = 282 thousand million values. At each process all addresses together
may try one every five seconds (`Limits.typed_per_s`), 6.3 million a year. If a hundred such codes were always good, a year of
tries would find one of them with a chance of 1 in 450. Its digest in the database takes some 40 ms to work out: all values take
350 years of a core, and the code is good for five minutes.
"""

import asyncio
import hashlib
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, NamedTuple

import msgspec
from cryptography.exceptions import InvalidTag

# At the top, though few requests need it: imported in the thread that works codes out, it could keep all codes waiting.
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from huit.server.live.services import Services
from huit.server.storage import jobs

CODE_BYTES = 18
"""144 bits: nobody finds a code by guessing."""
CODE_LETTERS = 24
CARRY_S = 600
"""Seconds for which a code is good."""
TYPED_SIGNS = "23456789ACDEFGHJKMNPQRTVWXY"
"""One of each group of look-alikes is left; I, L and 1 are all left out."""
TYPED_LETTERS = 8
TYPED_S = 300
"""Seconds for which the code to type is good."""
MOST_CARRIED = 30
"""Most rooms of one code: a page remembers no more, and each is a header of the answer."""
MOST_KEPT_CHARACTERS = 11_000
MOST_TOKEN_CHARACTERS = 64


class NewCarry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a code that brings this browser's seats to another one."""

    rooms: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=20)], ...], msgspec.Meta(max_length=MOST_CARRIED)]
    """The rooms whose seats go with it, as far as this browser has them."""
    kept: Annotated[str, msgspec.Meta(max_length=MOST_KEPT_CHARACTERS)] = ""
    """The page's own data for the page on the other device; the server does not read it."""


class CarryTaken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the seats of a code. The code stands in the body, since addresses are written into logs."""

    code: Annotated[str, msgspec.Meta(min_length=CODE_LETTERS, max_length=CODE_LETTERS, pattern="^[A-Za-z0-9_-]*$")]


class TypedCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the long code behind a typed one."""

    typed: Annotated[str, msgspec.Meta(min_length=TYPED_LETTERS, max_length=TYPED_LETTERS, pattern="^[A-Z0-9]*$")]


class Codes(NamedTuple):
    """The two codes for the same seats."""

    code: str
    """For a link."""
    typed: str
    """To be typed."""


class Carried(msgspec.Struct, frozen=True):
    """The data behind a code: tokens of seats, and the page's own data."""

    tokens: dict[str, str]
    """By the first name of the room."""
    kept: str
    circles: str = ""
    """The token by which the browser is known in its circles; empty: it is in none."""


async def carry(services: Services, carried: Carried, *, instead: str | None = None) -> Codes:
    """Store *carried* for `CARRY_S` and return its codes. The earlier code *instead* becomes invalid.

    Raises:
        StoreError: if it cannot be stored.
    """
    now = services.wall_ms() // 1000
    codes = Codes(secrets.token_urlsafe(CODE_BYTES), "".join(secrets.choice(TYPED_SIGNS) for _ in range(TYPED_LETTERS)))
    if instead is not None:
        await services.store.do(jobs.TakeCarried(_digest(instead), now))
    sealed = _sealed(_key(codes.code), msgspec.json.encode(carried))
    await services.store.do(jobs.Carry(_digest(codes.code), sealed, now=now, until=now + CARRY_S))
    digest, key = await _stretched(codes.typed)
    await services.store.do(jobs.Carry(digest, _sealed(key, codes.code.encode()), now=now, until=now + TYPED_S))
    return codes


async def take_typed(services: Services, typed: str) -> str | None:
    """Return the code that *typed* stands for, once; None if it is none, was used, is too old, or was changed in the database.

    Raises:
        StoreError: if it cannot be read.
    """
    meant = intended_code(typed)
    if meant is None:
        return None
    digest, key = await _stretched(meant)
    opened = _opened(key, await services.store.do(jobs.TakeCarried(digest, services.wall_ms() // 1000)))
    return None if opened is None else opened.decode()


def intended_code(typed: str) -> str | None:
    """Return *typed* with look-alike signs put right; None if a sign looks like none of ours.

    >>> intended_code("AB5SZ20U"), intended_code("ABCDEFGI")
    ('A85522QV', None)
    """
    meant = typed.translate(_TAKEN_FOR)
    return meant if all(sign in TYPED_SIGNS for sign in meant) else None


async def take_carried(services: Services, code: str) -> Carried | None:
    """Return the data behind *code*, once; None if it is none, was used, is too old, or was changed in the database.

    Raises:
        StoreError: if it cannot be read.
    """
    opened = _opened(_key(code), await services.store.do(jobs.TakeCarried(_digest(code), services.wall_ms() // 1000)))
    return None if opened is None else msgspec.json.decode(opened, type=Carried)


_TAKEN_FOR = str.maketrans("BSZO0U", "852QQV")
_stretcher = ThreadPoolExecutor(1, thread_name_prefix="huit-typed")
"""One at a time, and away from the loop that serves moves."""


async def _stretched(typed: str) -> tuple[bytes, bytes]:
    """Return the digest of a code to type, and the key that seals: slow to work out, as there are few such codes."""
    return await asyncio.get_running_loop().run_in_executor(_stretcher, _stretch, typed)


def _stretch(typed: str) -> tuple[bytes, bytes]:
    stretched = hashlib.scrypt(typed.encode(), salt=b"huit typed", n=2**14, r=8, p=1, dklen=64)
    return stretched[:32], stretched[32:]


def _digest(code: str) -> bytes:
    return hashlib.sha256(b"huit carried:" + code.encode()).digest()


def _key(code: str) -> bytes:
    return hashlib.sha256(b"huit sealed:" + code.encode()).digest()


_NONCE = bytes(12)
"""The same for all: no key seals twice."""


def _sealed(key: bytes, text: bytes) -> bytes:
    """Return *text* sealed by *key*.

    >>> _opened(_key("code"), _sealed(_key("code"), b"secret")), _opened(_key("other"), _sealed(_key("code"), b"secret"))
    (b'secret', None)
    """
    return AESGCM(key).encrypt(_NONCE, text, None)


def _opened(key: bytes, sealed: bytes | None) -> bytes | None:
    """Return the text that *key* sealed; None for nothing, another key, or a changed text."""
    try:
        return None if sealed is None else AESGCM(key).decrypt(_NONCE, sealed, None)
    except InvalidTag:
        return None
