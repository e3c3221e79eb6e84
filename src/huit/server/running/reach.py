"""How a server is reached: its address in the local network, for invitations, its names there, and by how many at once."""

import ipaddress
import socket
import sys
from contextlib import suppress

_ELSEWHERE = ("192.0.2.1", 9)
"""An address reserved for documentation. Nothing is sent there: connecting a datagram socket only picks the local address."""

MOST_FILES = 65_536
"""As `deploy/huit.service` has it."""


def reached_at(listening: socket.socket) -> str | None:
    """Return the URL at which other machines reach *listening*, or None if only this machine does.

    >>> with socket.socket() as here:
    ...     here.bind(("127.0.0.1", 0))
    ...     reached_at(here)
    """
    host, port = listening.getsockname()[:2]
    if ipaddress.ip_address(host).is_unspecified:
        host = _own_address()
    if host is None or ipaddress.ip_address(host).is_loopback:
        return None
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def names_at(listening: socket.socket) -> frozenset[str]:
    """Return this machine's names in the local network; none if only this machine reaches *listening*."""
    if ipaddress.ip_address(listening.getsockname()[0]).is_loopback:
        return frozenset()
    whole = socket.gethostname().lower().rstrip(".")
    short = whole.partition(".")[0]
    return frozenset({whole, short, f"{short}.local"} if short else ())


def _own_address() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(_ELSEWHERE)
        except OSError:
            return None
        return asking.getsockname()[0]


def allow_more_files() -> None:
    """Have this process open as many files as the system allows it: each connection is one, and 1024 are soon taken.

    >>> allow_more_files()
    """
    if sys.platform == "win32":
        return
    import resource

    # A service may be refused to change its limits; some systems allow fewer than they say.
    with suppress(OSError, ValueError):
        allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
        if allowed != resource.RLIM_INFINITY and allowed < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
