"""Who may talk to the server: where a request comes from, whose seat a token opens, and what a page of ours may load."""

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from urllib.parse import urlsplit

from aiohttp import web

TOKEN_BYTES = 16
TOKEN_LIFE_S = 180 * 24 * 3600

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self';"
        " manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


async def add_headers(_request: web.Request, response: web.StreamResponse) -> None:
    """Give every response the headers that keep others out of our pages."""
    response.headers.update(HEADERS)


def check_origin(request: web.Request) -> None:
    """Check that a request comes from a page of ours, or from no page at all: browsers always say.

    Raises:
        web.HTTPForbidden: if another site sent it.
    """
    origin = request.headers.get("Origin")
    # Only host and port: behind a proxy that speaks TLS our own scheme is not the one that the browser sees.
    if origin is not None and _host_of(origin) != request.host:
        raise web.HTTPForbidden(text="another origin")


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def new_token() -> str:
    """Return a fresh secret that opens one seat."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_token(token: str) -> bytes:
    """Return what is kept of a token: who reads the disk cannot sit down with it.

    >>> len(hash_token("anything"))
    32
    """
    return hashlib.sha256(token.encode()).digest()


def seat_of(token: str | None, token_hashes: Mapping[int, bytes]) -> int | None:
    """Return the seat that *token* opens, or None.

    >>> seat_of("right", {2: hash_token("right")}), seat_of("wrong", {2: hash_token("right")})
    (2, None)
    """
    if token is None:
        return None
    given = hash_token(token)
    for seat, kept in token_hashes.items():
        if hmac.compare_digest(given, kept):
            return seat
    return None


def cookie_name(room: str) -> str:
    """Return the name of the cookie that holds the token of a seat in *room*."""
    return f"huit_{room}"


def set_seat_cookie(request: web.Request, response: web.Response, room: str, token: str) -> None:
    """Give the browser its seat; no script and no other site ever sees it."""
    response.set_cookie(
        cookie_name(room), token, max_age=TOKEN_LIFE_S, path="/", httponly=True, samesite="Strict", secure=request.secure
    )
