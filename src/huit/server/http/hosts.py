"""The host names of the server. Another site that points its own name at this machine gets nothing."""

import re
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler

from huit.server.http.security import plain_address
from huit.server.settings import PUBLIC_EXAMPLE, PublicUrl
from huit.words.made import server

FOR_MACHINES = ("/health", "/ready")
"""Answered by whatever name: load balancers ask by address. They tell nothing."""
LOCAL = "localhost"
_NAME = r"(?P<name>[A-Za-z0-9_](?:[A-Za-z0-9._-]*[A-Za-z0-9_-])?)\.?"
_AUTHORITY = re.compile(rf"(?:\[(?P<six>[0-9A-Fa-f:.]+)\]|{_NAME})(?::[0-9]{{0,5}})?")
_NOT_HERE = "\n\n".join(words.refused.not_here(PUBLIC_EXAMPLE) for words in server.WORDS.values()) + "\n"
_NOT_ONE = "\n\n".join(words.refused.not_one for words in server.WORDS.values()) + "\n"


def host_of(authority: str) -> str | None:
    """Return the host of ``HOST[:PORT]`` in lower case without brackets or final dot, or None if it is malformed.

    >>> host_of("LocalHost.:8080"), host_of("[::0001]:80"), host_of("me@localhost")
    ('localhost', '::1', None)
    """
    found = _AUTHORITY.fullmatch(authority)
    if found is None:
        return None
    if found["six"] is None:
        return found["name"].lower()
    try:
        return str(ip_address(found["six"]))
    except ValueError:
        return None


class Hosts:
    """The accepted names: this machine's, and its address to which a request came; with a public URL only that, and loopback."""

    def __init__(self, public: PublicUrl | None, names: Iterable[str] = ()) -> None:
        """*names* are the machine's names in its network, if others reach it there."""
        self._is_public = public is not None
        self._names = {LOCAL, *(name.lower() for name in names)}
        if public is not None:
            self._names = {LOCAL, host_of(urlsplit(public.origin).netloc)}

    def check(self, request: web.Request) -> None:
        """Check the `Host` of *request*, and the host of its target if it names one.

        Raises:
            web.HTTPBadRequest: if there is none, or are several, or it is malformed.
            web.HTTPMisdirectedRequest: if it is not one of ours.
        """
        sent = request.headers.getall("Host", [])
        hosts = [host_of(authority) for authority in (*sent, *_in_target(request.raw_path))]
        if len(sent) != 1 or None in hosts:
            raise web.HTTPBadRequest(text=_NOT_ONE)
        if request.path not in FOR_MACHINES and not all(self._is_ours(host, request) for host in hosts if host is not None):
            raise web.HTTPMisdirectedRequest(text=_NOT_HERE)

    def _is_ours(self, host: str, request: web.Request) -> bool:
        if host in self._names:
            return True
        address = plain_address(host)
        if address is None:
            return False
        # The address to which a connection came is ours, whatever addresses this machine has by now.
        came_to = request.get_extra_info("sockname") or ("",)
        return address.is_loopback or (not self._is_public and address == plain_address(came_to[0]))


def _in_target(target: str) -> list[str]:
    """Return the authority of a target that is a whole URL, as sent to proxies."""
    return [] if target[:1] in ("/", "*", "") else [target.partition("://")[2].partition("/")[0] or target]


HOSTS = web.AppKey("hosts", Hosts)


@web.middleware
async def by_known_host(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse requests for other hosts."""
    request.app[HOSTS].check(request)
    return await handler(request)
