"""Tokens: the secret of each guest, kept by the browser; the server keeps digests."""

import hashlib
import hmac
import secrets
from collections.abc import Mapping

TOKEN_BYTES = 16


def new_token() -> str:
    """Return a new secret by which a browser proves which guest it is."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_token(token: str) -> bytes:
    """Return what is kept of a token. It does not let whoever reads the disk in.

    >>> len(hash_token("anything"))
    32
    """
    return hashlib.sha256(token.encode()).digest()


def guest_of_token(token: str | None, token_hashes: Mapping[int, bytes]) -> int | None:
    """Return the guest whose *token* it is, or None.

    >>> guest_of_token("right", {2: hash_token("right")}), guest_of_token("wrong", {2: hash_token("right")})
    (2, None)
    """
    if token is None:
        return None
    given = hash_token(token)
    for guest, kept in token_hashes.items():
        if hmac.compare_digest(given, kept):
            return guest
    return None
