"""Verifiable shuffles: the server commits to a secret, browsers add nonces, and the secret is revealed after the round."""

import hashlib
import hmac
from collections.abc import Iterable
from typing import Annotated, Self

import msgspec
from msgspec.structs import asdict

from huit.engine.chance import SEEDS, Seed
from huit.views.dealt import Proof

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


class ProofView(msgspec.Struct, frozen=True, kw_only=True):
    """How a finished round was dealt."""

    commitment: str | None
    """Null for cards of an earlier round, which have no commitment."""
    seed: str | None
    salt: str | None
    nonces: tuple[tuple[str, str], ...]
    """Name and nonce of each player who added one, in the order in which they are hashed."""
    deal_seed: str
    again: bool
    deal: str | None
    """Everything else that determined the cards, as it was sealed: round, rules, seats, dealer, hand, cut. Null if nobody
    had committed, as the following fields are."""
    commitments: tuple[tuple[str, int, str, int], ...]
    """Name, guest, commitment of each, and the number of its command: in the order of *nonces*."""
    seal: str | None
    """The digest over all commitments that everybody was shown before anybody revealed."""
    promised_at_seq: int | None
    sealed_at_seq: int | None
    revealed_at_seq: tuple[int, ...]
    """The numbers of the commands that revealed, in the order of *nonces*."""
    left_out: tuple[str, ...]
    """Players who had committed and were away when the commitments were closed."""
    put_off: tuple[str, ...]
    """Players who did not reveal in time, so that all committed anew."""
    people: tuple[str, ...]
    """The people who had a chair at the deal."""

    @classmethod
    def of(cls, proof: Proof) -> Self:
        """Return *proof* as it is sent to the page."""
        return cls(**asdict(proof))


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
