"""Verifiable shuffles: the server commits to a secret, browsers add nonces, and the secret is revealed after the round."""

import hashlib
from collections.abc import Iterable
from typing import Annotated, Any, Self

import msgspec
from msgspec.structs import asdict

from huit.engine.round import SEEDS
from huit.views.dealt import Proof

SEED_BITS = 62
SALT_BYTES = 16
NONCE_CHARACTERS = 32

# The length is limited too: `$` in a pattern also matches before a final line break.
Nonce = Annotated[str, msgspec.Meta(pattern=f"^[0-9a-f]{{{NONCE_CHARACTERS}}}$", max_length=NONCE_CHARACTERS)]
"""Random digits that a browser adds to the deal: 32, hexadecimal."""


class Secret(msgspec.Struct, frozen=True):
    """The server's part of a deal. Nobody else may know it until the round is over."""

    seed: int
    salt: str
    """Hexadecimal. Without it, the seed could be found by hashing all seeds."""


class ProofTold(msgspec.Struct, frozen=True, kw_only=True):
    """How a finished round was dealt. Seeds are texts, as JavaScript's numbers are not exact beyond 2**53."""

    commitment: str | None
    """Null for cards of an earlier round, for which there was no commitment."""
    seed: str | None
    salt: str | None
    nonces: tuple[tuple[str, str], ...]
    """Name and nonce of each player who added one, in the order in which they are hashed."""
    deal_seed: str
    again: bool

    @classmethod
    def of(cls, proof: Proof) -> Self:
        """Return *proof* as it is sent to the page."""
        seed = None if proof.seed is None else str(proof.seed)
        fields: dict[str, Any] = asdict(proof) | {"seed": seed, "deal_seed": str(proof.deal_seed)}
        return cls(**fields)


def commitment_of(secret: Secret) -> str:
    """Return the commitment to *secret*, which is shown before the deal: a SHA-256 digest.

    >>> commitment_of(Secret(7, "00" * 16))[:16]
    'd04df26dd2ba3a72'
    """
    return hashlib.sha256(f"{secret.seed}:{secret.salt}".encode()).hexdigest()


def deal_seed_of(secret: Secret, nonces: Iterable[str]) -> int:
    """Return the seed of a deal, made from the secret and the nonces in order.

    >>> deal_seed_of(Secret(7, "00" * 16), ["11" * 16]) != deal_seed_of(Secret(7, "00" * 16), ["22" * 16])
    True
    """
    told = ":".join((str(secret.seed), secret.salt, *nonces))
    return int.from_bytes(hashlib.sha256(told.encode()).digest()[:8], "big") >> (64 - SEED_BITS)


def secret_from(chance: bytes) -> Secret:
    """Return a secret made from at least 24 random bytes.

    >>> secret_from(bytes(24)).seed
    0
    """
    return Secret(int.from_bytes(chance[:8], "big") % SEEDS, chance[8 : 8 + SALT_BYTES].hex())
