"""Origins, client addresses, seat cookies and security headers."""

import re
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler

from huit.server.quota import THIS_MACHINE, Client
from huit.server.settings import Proxy, PublicUrl

PUBLIC = web.AppKey("public", PublicUrl)
"""The public address given on the command line, if any. `X-Forwarded-For` is ignored without it."""
PROXIES = web.AppKey[tuple[Proxy, ...]]("proxies", tuple)
"""The proxies that are believed beside those on this machine."""

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
OF_PAGES = {"Content-Security-Policy", "Cross-Origin-Opener-Policy", "Referrer-Policy"}
"""Headers by which browsers go for what they show as a page, or run as a worker: what its parts ask for, it has allowed."""
PARTS = (".js", ".css", ".woff2")
"""What a page is made of: fetched by it, and no page itself. A picture in SVG is one, if somebody opens it."""
OF_DATA = {"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'"}
"""What stands in their place on JSON: whoever opens it as a page sees text that loads nothing, in nobody's frame."""
ENGINE_WORKER = re.compile(r"/assets/engine_worker-[\w-]+\.js")
"""The worker in which the page plays without a server. It alone compiles WebAssembly: Python, and the searches."""
OF_ENGINE = {"Content-Security-Policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"}
ONLY_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}
"""Browsers then use https for a year."""
FORWARDED = "X-Forwarded-For"
HOME_BITS = 64
"""Length of an IPv6 prefix that counts as one address: one home or phone gets that many bits."""
NETWORK_BITS = 48
"""Length of an IPv6 prefix that counts as one network: one client may get that many bits."""
MOST_NAME_CHARACTERS = 64
_PORT = re.compile(r":[0-9]{1,5}")
_THIS_MACHINE = Client(None, THIS_MACHINE)


def standing_headers(app: web.Application) -> dict[str, str]:
    """Return the headers of every answer."""
    public = app.get(PUBLIC)
    return HEADERS if public is None or not public.is_secure else HEADERS | ONLY_HTTPS


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Add the security headers to *response*: to what is no page only those that say something of it."""
    headers = standing_headers(request.app)
    if response.status < web.HTTPBadRequest.status_code:
        is_part = request.path.startswith("/assets/") and request.path.endswith(PARTS)
        is_data = response.content_type == "application/json"
        if ENGINE_WORKER.fullmatch(request.path):
            headers = headers | OF_ENGINE
        elif is_part or is_data:
            headers = {name: value for name, value in headers.items() if name not in OF_PAGES} | (OF_DATA if is_data else {})
    response.headers.update(headers)


def check_origin(request: web.Request) -> None:
    """Check that a request does not come from a page of another site. Requests without an `Origin` pass.

    Raises:
        web.HTTPForbidden: if the `Origin` is another site.
    """
    origin, public = request.headers.get("Origin"), request.app.get(PUBLIC)
    # Only host and port are compared: behind a TLS proxy our scheme is not the one that the browser uses.
    ours = request.headers.get("Host", "").lower()
    if origin is not None and (_host_of(origin) != ours if public is None else origin != public.origin):
        raise web.HTTPForbidden(text="another origin")


@web.middleware
async def from_our_pages(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse a request by which a page of another site would change something."""
    if request.method not in ("GET", "HEAD"):
        check_origin(request)
    return await handler(request)


def client_of(request: web.Request) -> Client:
    """Return whose quotas a request uses.

    `X-Forwarded-For` counts only with a public address and a proxy that is believed. Its last entry is the proxy's; the client
    may have written the others. Whom the proxy does not name by an address has the quotas of one.
    """
    peer = plain_address(request.remote)
    if peer is None:
        return _THIS_MACHINE
    header = request.headers.getall(FORWARDED, [])
    if header and request.app.get(PUBLIC) is not None and is_believed(request.app, peer):
        entry = _entry(header[-1])
        address = plain_address(entry)
        if address is None:
            return Client(f"{entry[:MOST_NAME_CHARACTERS] or 'unknown'} through {peer}", None)
        # Nobody but this machine is this machine.
        peer = peer if address.is_loopback else address
    return client_at(peer)


def is_believed(app: web.Application, peer: IPv4Address | IPv6Address) -> bool:
    """Tell whether a proxy at *peer* is believed: one of this machine, or one named by the operator.

    Not every neighbour in a private network: each could then be as many clients as it likes.
    """
    return peer.is_loopback or any(peer in proxy.network for proxy in app.get(PROXIES, ()))


def client_at(address: IPv4Address | IPv6Address) -> Client:
    """Return whose quotas *address* uses."""
    if address.is_loopback:
        return _THIS_MACHINE
    if isinstance(address, IPv4Address):
        return Client(str(address), None)
    home, network = (str(IPv6Network((int(address), bits), strict=False)) for bits in (HOME_BITS, NETWORK_BITS))
    return Client(home, network)


def _entry(header: str) -> str:
    """Return the last entry of `X-Forwarded-For` without quotes, brackets and port.

    >>> _entry("10.0.0.1, 203.0.113.7:443"), _entry('"[2001:db8::1]:443"'), _entry("2001:db8::1"), _entry("a, ")
    ('203.0.113.7', '2001:db8::1', '2001:db8::1', '')
    """
    entry = header.rpartition(",")[2].strip().strip('"')
    if entry.startswith("["):
        return entry[1:].partition("]")[0]
    host, port = entry.partition(":")[::2]
    return host if _PORT.fullmatch(f":{port}") else entry


def is_this_machine(request: web.Request) -> bool:
    """Tell whether a request comes from this machine and was not forwarded by a proxy."""
    peer = plain_address(request.remote)
    return peer is not None and peer.is_loopback and FORWARDED not in request.headers and "Forwarded" not in request.headers


def plain_address(text: str | None) -> IPv4Address | IPv6Address | None:
    """Return the address that *text* is, without the zone of IPv6; None if it is none.

    >>> plain_address("::ffff:127.0.0.1"), plain_address("fe80::1%eth0"), plain_address("localhost")
    (IPv4Address('127.0.0.1'), IPv6Address('fe80::1'), None)
    """
    try:
        address = ip_address((text or "").partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def seat_token(request: web.Request, room: str) -> str | None:
    """Return the token that the browser has for *room*: over https from the cookie that no other site can set, if any.

    Browsers that came before there was one still have the plain cookie; `renew_seat_cookie` replaces it.
    """
    return request.cookies.get(_cookie_name(request, room)) or request.cookies.get(_PLAIN + room)


def set_seat_cookie(request: web.Request, response: web.Response, room: str, token: str) -> None:
    """Set the cookie that proves which guest the browser is. Scripts and other sites cannot read it."""
    _put_cookie(request, response, room, token)
    # Browsers list the oldest cookies first. With too many cookies, request headers exceed the server's limit.
    ours = (_cookie_name(request, room), _PLAIN + room)
    seats = [name for name in request.cookies if name.removeprefix(_HOST).startswith(_PLAIN) and name not in ours]
    for name in seats[: max(0, len(seats) + 1 - MOST_SEATS_KEPT)]:
        _drop_cookie(request, response, name)


def drop_seat_cookie(request: web.Request, response: web.Response, room: str) -> None:
    """Delete the cookie of *room* in this browser."""
    _drop_cookie(request, response, _cookie_name(request, room))


def carry_code(request: web.Request) -> str | None:
    """Return the code that this browser made last to bring its seats elsewhere, if it may still be good."""
    code = request.cookies.get(_CARRY, "")
    return code if code and code.isascii() else None


def set_carry_cookie(request: web.Request, response: web.Response, code: str, life_s: int) -> None:
    """Let the browser tell *code* when it makes the next one, which takes its place. Scripts cannot read it."""
    secure = _is_secure(request)
    response.set_cookie(_CARRY, code, max_age=life_s, path=CARRY_PATH, httponly=True, samesite="Strict", secure=secure)


def renew_seat_cookie(request: web.Request, response: web.StreamResponse, room: str) -> None:
    """Replace the plain cookie of *room* over https, unless the browser has the other one already."""
    # Not what nobody could name a room: it would be no name of a cookie.
    token = request.cookies.get(_PLAIN + room) if room.isalnum() and room.isascii() else None
    if token and _is_secure(request) and _HOST + _PLAIN + room not in request.cookies:
        _put_cookie(request, response, room, token)


def circle_token(request: web.Request) -> str | None:
    """Return the token that this browser has for all of its circles."""
    token = request.cookies.get(_circle_cookie(request), "")
    return token if token and token.isascii() and len(token) <= MOST_CIRCLE_TOKEN_CHARACTERS else None


def set_circle_cookie(request: web.Request, response: web.Response, token: str) -> None:
    """Set the cookie that proves whose browser this is in its circles, or have it last again from now on."""
    secure = _is_secure(request)
    response.set_cookie(
        _circle_cookie(request), token, max_age=TOKEN_LIFE_S, path="/", httponly=True, samesite="Strict", secure=secure
    )


MOST_CIRCLE_TOKEN_CHARACTERS = 64
CARRY_PATH = "/api/carry"
_CARRY = "carry"
"""Not one of the seats' cookies, which are counted, and sent nowhere else."""
_PLAIN = "huit_"
_HOST = "__Host-"
"""Of a cookie of this name browsers see to it that this very host has set it, over https."""


def _circle_cookie(request: web.Request) -> str:
    # Not one of the seats' cookies, which are counted.
    return (_HOST if _is_secure(request) else "") + "huit-circles"


def _cookie_name(request: web.Request, room: str) -> str:
    return (_HOST if _is_secure(request) else "") + _PLAIN + room


def _is_secure(request: web.Request) -> bool:
    public = request.app.get(PUBLIC)
    return request.secure if public is None else public.is_secure


def _put_cookie(request: web.Request, response: web.StreamResponse, room: str, token: str) -> None:
    name = _cookie_name(request, room)
    secure = _is_secure(request)
    response.set_cookie(name, token, max_age=TOKEN_LIFE_S, path="/", httponly=True, samesite="Strict", secure=secure)
    if secure and _PLAIN + room in request.cookies:
        _drop_cookie(request, response, _PLAIN + room)


def _drop_cookie(request: web.Request, response: web.StreamResponse, name: str) -> None:
    # Without `Secure` browsers would refuse the cookie that deletes one of `_HOST`.
    response.del_cookie(name, path="/", secure=_is_secure(request))
