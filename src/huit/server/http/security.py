"""Origins, client addresses, seat cookies and security headers."""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from aiohttp import web

from huit.server.settings import PublicUrl

PUBLIC = web.AppKey("public", PublicUrl)
"""The public address given on the command line, if any. `X-Forwarded-For` is ignored without it."""

MOST_SEATS_KEPT = 80
"""Most seat cookies in one browser; the oldest are deleted."""
TOKEN_LIFE_S = 180 * 24 * 3600

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self';"
        " manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'"
    ),
    # Hides aiohttp's version.
    "Server": "Huit",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
ONLY_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}
"""Browsers then use https for a year."""
FORWARDED = "X-Forwarded-For"
HOME_BITS = 64
"""Length of an IPv6 prefix that counts as one address: one home or phone gets that many bits."""


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Add the security headers to *response*."""
    response.headers.update(HEADERS)
    public = request.app.get(PUBLIC)
    if public is not None and public.is_secure:
        response.headers.update(ONLY_HTTPS)


def check_origin(request: web.Request) -> None:
    """Check that a request does not come from a page of another site. Requests without an `Origin` pass.

    Raises:
        web.HTTPForbidden: if the `Origin` is another site.
    """
    origin, public = request.headers.get("Origin"), request.app.get(PUBLIC)
    # Only host and port are compared: behind a TLS proxy our scheme is not the one that the browser uses.
    if origin is not None and (_host_of(origin) != request.host if public is None else origin != public.origin):
        raise web.HTTPForbidden(text="another origin")


def address_of(request: web.Request) -> str | None:
    """Return the IP address whose quotas a request uses, or None for this machine, which has none.

    `X-Forwarded-For` counts only with a public address and a proxy at a private or loopback address. Its last entry is the
    proxy's; the client may have written the others.
    """
    peer = _address(request.remote)
    if peer is None:
        return None
    told = _forwarded(request) if request.app.get(PUBLIC) is not None and (peer.is_loopback or peer.is_private) else None
    if peer.is_loopback and (told is None or told.is_loopback):
        return None
    address = peer if told is None or told.is_loopback else told
    return str(address) if isinstance(address, IPv4Address) else str(IPv6Network((address, HOME_BITS), strict=False))


def _forwarded(request: web.Request) -> IPv4Address | IPv6Address | None:
    return _address(request.headers.getall(FORWARDED, [""])[-1].rpartition(",")[2].strip())


def is_this_machine(request: web.Request) -> bool:
    """Tell whether a request comes from this machine and was not forwarded by a proxy."""
    peer = _address(request.remote)
    return peer is not None and peer.is_loopback and FORWARDED not in request.headers and "Forwarded" not in request.headers


def _address(text: str | None) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(text or "")
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def cookie_name(room: str) -> str:
    """Return the name of the cookie that holds the token of a seat in *room*."""
    return f"huit_{room}"


def set_seat_cookie(request: web.Request, response: web.Response, room: str, token: str) -> None:
    """Set the cookie that proves which guest the browser is. Scripts and other sites cannot read it."""
    public = request.app.get(PUBLIC)
    is_secure = request.secure if public is None else public.is_secure
    response.set_cookie(
        cookie_name(room), token, max_age=TOKEN_LIFE_S, path="/", httponly=True, samesite="Strict", secure=is_secure
    )
    # Browsers list the oldest cookies first. With too many cookies, request headers exceed the server's limit.
    seats = [name for name in request.cookies if name.startswith(cookie_name("")) and name != cookie_name(room)]
    for name in seats[: max(0, len(seats) + 1 - MOST_SEATS_KEPT)]:
        response.del_cookie(name, path="/")
