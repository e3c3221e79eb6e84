"""Tokens prove which guest a browser is. The server stores only their digests."""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Mapping

from huit.rules import MOST_SEATS

TOKEN_BYTES = 16
_PEOPLE = {str(person): person for person in range(1, MOST_SEATS + 1)}


def new_token() -> str:
    """Return a new secret token."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_of_person(token: str, person: int) -> str:
    """Return the token of one of the people who share a browser with *token*, from 1: its own is that of the first.

    It tells nothing of *token*, and opens nothing but what was joined by it. As long as no browser sends it, it is a secret too.

    >>> token_of_person("secret", 1), len(token_of_person("secret", 2))
    ('secret', 43)
    """
    if person == 1:
        return token
    derived = hmac.digest(token.encode(), f"huit person {person}".encode(), "sha256")
    return urlsafe_b64encode(derived).rstrip(b"=").decode()


def person_in(text: str) -> int | None:
    """Return which of the people who share a browser *text* names; None if there is no such person.

    >>> person_in("1"), person_in("10"), person_in("02"), person_in("11")
    (1, 10, None, None)
    """
    return _PEOPLE.get(text)


def hash_token(token: str) -> bytes:
    """Return the digest of a token that is stored; it does not work as a token.

    >>> len(hash_token("anything"))
    32
    """
    return hashlib.sha256(token.encode()).digest()


def guest_of_token(token: str | None, token_hashes: Mapping[int, bytes]) -> int | None:
    """Return the guest with that *token*, or None.

    >>> guest_of_token("right", {2: hash_token("right")}), guest_of_token("wrong", {2: hash_token("right")})
    (2, None)
    """
    if token is None:
        return None
    given = hash_token(token)
    return next((guest for guest, kept in token_hashes.items() if hmac.compare_digest(given, kept)), None)
