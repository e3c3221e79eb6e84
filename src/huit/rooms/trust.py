"""Verifiable shuffles: the server commits to a secret, browsers add nonces, and the secret is revealed after the round."""

import hashlib
import hmac
from collections.abc import Iterable
from typing import Annotated

import msgspec

from huit.engine.chance import SEEDS, Seed

SEED_BYTES = 32
SALT_BYTES = 16
SECRET_BYTES = SEED_BYTES + SALT_BYTES
NONCE_CHARACTERS = 32

# The length is limited too: `$` in a pattern also matches before a final line break.
Nonce = Annotated[str, msgspec.Meta(pattern=f"^[0-9a-f]{{{NONCE_CHARACTERS}}}$", max_length=NONCE_CHARACTERS)]
"""Random digits that a browser adds to the deal: 32, hexadecimal."""


Key = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""A seed of 64 hexadecimal digits, which deals to people."""
StoredSeed = int | Key
"""`Seed` as it stands in journals."""


class Secret(msgspec.Struct, frozen=True):
    """The server's part of a deal. Nobody else may know it until the round is over."""

    seed: Key
    salt: str
    """Hexadecimal."""


def commitment_of(secret: Secret) -> str:
    """Return the commitment to *secret*, which is shown before the deal: a SHA-256 digest.

    >>> commitment_of(Secret("0f" * 32, "00" * 16))[:16]
    '069fe4b9556e1781'
    """
    return hashlib.sha256(f"{secret.seed}:{secret.salt}".encode()).hexdigest()


def deal_seed_of(secret: Secret, nonces: Iterable[str]) -> Key:
    """Return the seed of a deal, made from the secret and the nonces in order: the SHA-256 of ``deal:SEED:SALT:NONCE:…``, a key.

    The word ``deal`` keeps it apart from the commitment, which is public, when there are no nonces.

    >>> secret = Secret("0f" * 32, "00" * 16)
    >>> deal_seed_of(secret, ["11" * 16])[:16], deal_seed_of(secret, []) == commitment_of(secret)
    ('8e242c9f21192955', False)
    """
    return hashlib.sha256(":".join(("deal", secret.seed, secret.salt, *nonces)).encode()).hexdigest()


def secret_from(chance: bytes) -> Secret:
    """Return a secret made from 48 random bytes.

    >>> secret_from(bytes(48)).seed == "00" * 32
    True

    Raises:
        ValueError: if there are not as many.
    """
    if len(chance) != SECRET_BYTES:
        raise ValueError(f"a secret needs {SECRET_BYTES} random bytes, not {len(chance)}")
    return Secret(chance[:SEED_BYTES].hex(), chance[SEED_BYTES:].hex())


def seed_for(seed: Seed, what: str, number: int, *, span: int) -> Seed:
    """Return the seed of thing *number* among *span* things called *what*, derived from *seed*. It does not reveal a key.

    >>> seed_for(7, "cut", 2, span=4), str(seed_for("0f" * 32, "cut", 2, span=4))[:16]
    (30, '06de0d3f4aed08b1')
    """
    if isinstance(seed, int):
        return (seed * span + number) & (SEEDS - 1)
    return hmac.digest(bytes.fromhex(seed), f"{what}:{number}".encode(), "sha256").hex()
