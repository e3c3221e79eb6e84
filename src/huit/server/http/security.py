"""Who may talk to the server: where a request comes from, the cookies of seats, and what a page of ours may load."""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from aiohttp import web

from huit.server.settings import PublicUrl

PUBLIC = web.AppKey("public", PublicUrl)
"""Where players find the server, where that was said. Only then is a proxy believed."""

MOST_SEATS_KEPT = 80
"""A browser keeps its seats in so many rooms, the latest ones."""
TOKEN_LIFE_S = 180 * 24 * 3600

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self';"
        " manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'"
    ),
    # Not which version of what stands behind it.
    "Server": "Huit",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
ONLY_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}
"""A browser that has seen this asks by https for a year."""
FORWARDED = "X-Forwarded-For"
HOME_BITS = 64
"""What one home or phone is given of IPv6: all its addresses count as one."""


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Give every response the headers that keep others out of our pages."""
    response.headers.update(HEADERS)
    public = request.app.get(PUBLIC)
    if public is not None and public.is_secure:
        response.headers.update(ONLY_HTTPS)


def check_origin(request: web.Request) -> None:
    """Check that a request comes from a page of ours, or from no page at all: browsers always say.

    Raises:
        web.HTTPForbidden: if another site sent it.
    """
    origin, public = request.headers.get("Origin"), request.app.get(PUBLIC)
    # Only host and port: behind a proxy that speaks TLS our own scheme is not the one that the browser sees.
    if origin is not None and (_host_of(origin) != request.host if public is None else origin != public.origin):
        raise web.HTTPForbidden(text="another origin")


def address_of(request: web.Request) -> str | None:
    """Return the address to which a request is counted, or None for somebody at this machine, who is held to no quota.

    A proxy is believed where players were told a public address and the proxy is near: then its last word counts, for what stands
    before that the client may have written.
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
    """Tell whether somebody at this machine asks, and no proxy for somebody else."""
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
    """Give the browser its seat; no script and no other site ever sees it."""
    public = request.app.get(PUBLIC)
    is_secure = request.secure if public is None else public.is_secure
    response.set_cookie(
        cookie_name(room), token, max_age=TOKEN_LIFE_S, path="/", httponly=True, samesite="Strict", secure=is_secure
    )
    # Browsers name the oldest first. With too many of them a request would be too long for any server.
    seats = [name for name in request.cookies if name.startswith(cookie_name("")) and name != cookie_name(room)]
    for name in seats[: max(0, len(seats) + 1 - MOST_SEATS_KEPT)]:
        response.del_cookie(name, path="/")
