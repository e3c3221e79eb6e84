"""The shuffle that nobody can have arranged: promised, mixed with every player's grain of chance, revealed."""

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

# The length too: a pattern's end lets a line break pass.
Nonce = Annotated[str, msgspec.Meta(pattern=f"^[0-9a-f]{{{NONCE_CHARACTERS}}}$", max_length=NONCE_CHARACTERS)]
"""What a browser adds to the deal: 32 hexadecimal digits."""


class Secret(msgspec.Struct, frozen=True):
    """What a deal will be made from, kept by the server until the round is over."""

    seed: int
    salt: str
    """Hexadecimal: without it, a commitment to a short seed could be guessed."""


class ProofTold(msgspec.Struct, frozen=True, kw_only=True):
    """What a round was dealt from, once it is over. Seeds are texts: numbers of a page are not that long."""

    commitment: str | None
    """Null where the cards are those of an earlier round: nothing was promised then."""
    seed: str | None
    salt: str | None
    nonces: tuple[tuple[str, str], ...]
    """Who added which grain of chance, in the order in which they count."""
    deal_seed: str
    again: bool

    @classmethod
    def of(cls, proof: Proof) -> Self:
        """Return *proof* as a page gets it."""
        seed = None if proof.seed is None else str(proof.seed)
        fields: dict[str, Any] = asdict(proof) | {"seed": seed, "deal_seed": str(proof.deal_seed)}
        return cls(**fields)


def commitment_of(secret: Secret) -> str:
    """Return what is shown of *secret* before the deal.

    >>> commitment_of(Secret(7, "00" * 16))[:16]
    'd04df26dd2ba3a72'
    """
    return hashlib.sha256(f"{secret.seed}:{secret.salt}".encode()).hexdigest()


def deal_seed_of(secret: Secret, nonces: Iterable[str]) -> int:
    """Return the seed that a round is dealt by: of the secret and of what the players' browsers added, in order.

    >>> deal_seed_of(Secret(7, "00" * 16), ["11" * 16]) != deal_seed_of(Secret(7, "00" * 16), ["22" * 16])
    True
    """
    told = ":".join((str(secret.seed), secret.salt, *nonces))
    return int.from_bytes(hashlib.sha256(told.encode()).digest()[:8], "big") >> (64 - SEED_BITS)


def secret_from(chance: bytes) -> Secret:
    """Return a secret made of at least 24 bytes of chance.

    >>> secret_from(bytes(24)).seed
    0
    """
    return Secret(int.from_bytes(chance[:8], "big") % SEEDS, chance[8 : 8 + SALT_BYTES].hex())
