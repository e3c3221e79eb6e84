"""Grains: the random numbers that players' browsers add to a deal, with their commitments, seal and reveals."""

import hashlib
from collections.abc import Iterable
from typing import Annotated

import msgspec

from huit.rooms.match import MatchRequest

REVEAL_S = 10.0
"""Time to reveal after the seal. Guests who take longer put the deal off, and are named."""
_DIGEST_CHARACTERS = 64

# The length is limited too: `$` in a pattern also matches before a final line break.
Digest = Annotated[str, msgspec.Meta(pattern=f"^[0-9a-f]{{{_DIGEST_CHARACTERS}}}$", max_length=_DIGEST_CHARACTERS)]
"""A SHA-256 digest, hexadecimal."""


class Commitment(msgspec.Struct, frozen=True):
    """The commitment of a guest's browser to its grain."""

    guest: int
    digest: str
    seq: int
    """The number of its command."""


class RevealedGrain(msgspec.Struct, frozen=True):
    """The grain that opens a commitment."""

    guest: int
    nonce: str
    seq: int
    """The number of its command."""


class DealRequest(msgspec.Struct, frozen=True):
    """A request for a deal: the seat that made it, and whether it begins a match."""

    seat: int | None = None
    """None: the first round begins by itself."""
    is_match: bool = False
    """Whether a new match begins with it."""
    match: MatchRequest | None = None
    """The new match; None: single rounds."""


class Seal(msgspec.Struct, frozen=True, kw_only=True):
    """The closed set of commitments of one deal, and everything else that determines the deal. It never changes."""

    commitments: tuple[Commitment, ...]
    """In order of the guests' numbers."""
    left_out: tuple[int, ...]
    """Guests who had committed and were away, or without a chair."""
    request: DealRequest
    hand: int | None
    cut: int | None
    deal: str
    """See `deal_text`."""
    digest: str
    """See `seal_digest`."""
    seq: int
    """The number of its command."""


def grain_digest(promise: str, guest: int, nonce: str) -> str:
    """Return the commitment of *guest* to the grain *nonce*, for the deal of the server's commitment *promise*.

    The promise and the guest are in it, so that a commitment can be neither copied nor used twice.

    >>> grain_digest("00" * 32, 3, "11" * 16)[:16]
    '78ab9a9db3374cee'
    """
    return _sha256(promise, guest, nonce)


def deal_text(*, round_no: int, rules: str, seats: int, dealer: int, hand: int | None, cut: int | None) -> str:
    """Return the text of everything but the seed that determines a deal. *rules* is the digest of the rules.

    >>> deal_text(round_no=2, rules="5f1e", seats=4, dealer=3, hand=None, cut=20)
    '2:5f1e:4:3:-:20'
    """
    return ":".join("-" if part is None else str(part) for part in (round_no, rules, seats, dealer, hand, cut))


def seal_digest(promise: str, deal: str, digests: Iterable[str]) -> str:
    """Return the digest of a seal: of the server's commitment, the deal, and the guests' commitments in order.

    >>> seal_digest("00" * 32, "2:5f1e:4:3:-:20", ["11" * 32])[:16]
    '9736e18928096215'
    """
    return _sha256(promise, deal, *digests)


def _sha256(*parts: object) -> str:
    return hashlib.sha256(":".join(map(str, parts)).encode()).hexdigest()
