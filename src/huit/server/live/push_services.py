"""The push services that calls may be sent to: addresses on the internet, never a machine of our own network."""

import asyncio
import socket
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv6Address, IPv6Network, ip_address
from socket import AF_UNSPEC, AI_ADDRCONFIG, AI_NUMERICHOST, AI_NUMERICSERV, SOCK_STREAM, AddressFamily
from urllib.parse import urlsplit

from aiohttp.abc import AbstractResolver, ResolveResult

from huit.server.limits import MOST_ENDPOINT_CHARACTERS

MOST_LABEL_CHARACTERS = 63
MOST_LOOKUPS = 4
"""Names that are looked up at once; the others wait."""
_GLOBAL = IPv6Network("2000::/3")
"""The global addresses of IPv6. Others may lead into IPv4, private networks included."""


def is_outside(host: str) -> bool:
    """Tell whether *host*, an address, is one that anybody on the internet reaches.

    >>> is_outside("93.184.215.14"), is_outside("10.0.0.1"), is_outside("::ffff:127.0.0.1"), is_outside("a.example.org")
    (True, False, False, False)
    >>> is_outside("2a00:1450:4001:81b::200e"), is_outside("64:ff9b::a00:1"), is_outside("fec0::1")
    (True, False, False)
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return False
    address = getattr(address, "ipv4_mapped", None) or getattr(address, "sixtofour", None) or address
    if isinstance(address, IPv6Address) and address not in _GLOBAL:
        return False
    return address.is_global and not address.is_multicast


def _is_name(host: str) -> bool:
    """Tell whether *host* is a name of several labels, none of them empty or too long, and no address."""
    labels = host.removesuffix(".").split(".")
    is_written = all(0 < len(label) <= MOST_LABEL_CHARACTERS for label in labels)
    return is_written and len(labels) > 1 and not labels[-1].isdigit() and ":" not in host


class PushServices:
    """The check of endpoints. Those of *trusted* origins are good, wherever they are."""

    def __init__(self, trusted: Collection[str] = ()) -> None:
        self._trusted = frozenset(trusted)
        self._trusted_hosts = {urlsplit(origin).hostname for origin in self._trusted}

    def origin_of(self, endpoint: str) -> str | None:
        """Return the origin of *endpoint*, or None if nothing is sent there.

        >>> PushServices().origin_of("https://push.example.org/send/abc")
        'https://push.example.org'
        >>> PushServices().origin_of("https://localhost/send"), PushServices().origin_of("https://10.0.0.1/send")
        (None, None)
        """
        try:
            parts = urlsplit(endpoint)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            return None
        is_plain = (
            endpoint.isascii() and endpoint.isprintable() and " " not in endpoint and len(endpoint) <= MOST_ENDPOINT_CHARACTERS
        )
        if not is_plain or parts.username is not None or parts.fragment:
            return None
        origin = f"{parts.scheme}://{parts.netloc}"
        if origin in self._trusted:
            return origin
        is_good = parts.scheme == "https" and port in (None, 443) and host not in self._trusted_hosts
        return origin if is_good and (_is_name(host) or (":" not in host and is_outside(host))) else None

    def resolver(self) -> AbstractResolver:
        """Return a resolver of names. A connection uses the checked address, even if the name changes later."""
        return _Outside(self._trusted_hosts)


class _Outside(AbstractResolver):
    """Leaves out the addresses of private networks.

    Names are looked up in threads of their own: a slow name server takes none that anything else of the server waits for.
    """

    def __init__(self, trusted: Collection[str | None]) -> None:
        self._trusted = trusted
        self._threads = ThreadPoolExecutor(MOST_LOOKUPS, thread_name_prefix="huit-names")

    async def resolve(self, host: str, port: int = 0, family: AddressFamily = AF_UNSPEC) -> list[ResolveResult]:
        look_up = partial(socket.getaddrinfo, host, port, family=family, type=SOCK_STREAM, flags=AI_ADDRCONFIG)
        found = [
            ResolveResult(
                hostname=host,
                host=str(address[0]),
                port=int(address[1]),
                family=kind,
                proto=proto,
                flags=AI_NUMERICHOST | AI_NUMERICSERV,
            )
            for kind, _, proto, _, address in await asyncio.get_running_loop().run_in_executor(self._threads, look_up)
        ]
        outside = [each for each in found if host in self._trusted or is_outside(each["host"])]
        if not outside:
            raise OSError("only addresses of private networks")
        return outside

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
