"""Where friends on other machines find a server: the address to put into an invitation."""

import ipaddress
import socket

_ELSEWHERE = ("192.0.2.1", 9)
"""An address that is nobody's: nothing is sent there, it is only asked which way would lead there."""


def reached_at(listening: socket.socket) -> str | None:
    """Return the address at which others in the same network reach *listening*; None if only this machine does.

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


def _own_address() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(_ELSEWHERE)
        except OSError:
            return None
        return asking.getsockname()[0]
