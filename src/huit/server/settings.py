"""Settings of a server from the command line. Quick to import; checked before anything is opened."""

import ipaddress
from dataclasses import dataclass
from pathlib import Path
from typing import Literal
from urllib.parse import parse_qs, unquote, urlsplit

POSTGRESQL = "postgresql"
COUNTS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable that names the folder of shared metrics; `prometheus_client` reads it when it is imported."""
PASSWORD_KEYS = ("password", "sslpassword")
"""Parameters of a database URL that hold a password."""

_USUAL_PORTS = {"https": 443, "http": 80}

DATABASE_EXAMPLE = "postgresql://huit@localhost/huit"
PUBLIC_EXAMPLE = "https://jeu.example.org"
PROXY_EXAMPLE = "192.168.1.2"


class SettingError(ValueError):
    """An invalid setting. The message is a valid example and quotes nothing that was given: it may hold a password."""


@dataclass(frozen=True)
class PublicUrl:
    """The address at which players find the server: scheme, host and port.

    >>> PublicUrl.read("https://Jeu.Example.org:443/").origin
    'https://jeu.example.org'
    """

    origin: str
    """As browsers write it."""

    @property
    def is_secure(self) -> bool:
        return self.origin.startswith("https:")

    @classmethod
    def read(cls, text: str) -> "PublicUrl":
        """Return the address in *text*.

        Raises:
            SettingError: if it is no http(s) URL, or has a path, query, fragment or user.
        """
        try:
            parts = urlsplit(text)
            port, host = parts.port, _as_browsers_write(parts.hostname or "")
        except ValueError as error:
            raise SettingError(PUBLIC_EXAMPLE) from error
        is_bare = parts.path in ("", "/") and not (parts.query or parts.fragment or parts.username is not None)
        if parts.scheme not in _USUAL_PORTS or not host or not is_bare:
            raise SettingError(PUBLIC_EXAMPLE)
        return cls(f"{parts.scheme}://{host}" + ("" if port in (None, _USUAL_PORTS[parts.scheme]) else f":{port}"))


@dataclass(frozen=True)
class Proxy:
    """A proxy whose word about addresses is believed: its own address, or the network that it is in.

    >>> proxy = Proxy.read("10.88.0.0/16")
    >>> ipaddress.ip_address("10.88.0.1") in proxy.network
    True
    """

    network: ipaddress.IPv4Network | ipaddress.IPv6Network

    @classmethod
    def read(cls, text: str) -> "Proxy":
        """Return the proxy in *text*.

        Raises:
            SettingError: if it is no address and no network.
        """
        try:
            return cls(ipaddress.ip_network(text))
        except ValueError as error:
            raise SettingError(PROXY_EXAMPLE) from error


def _as_browsers_write(host: str) -> str:
    return f"[{ipaddress.ip_address(host)}]" if ":" in host else host.encode("idna").decode().lower()


@dataclass(frozen=True)
class DatabaseUrl:
    """The address of a PostgreSQL database. It may hold a password; `address` may be shown."""

    url: str

    @classmethod
    def read(cls, text: str) -> "DatabaseUrl":
        """Return the address in *text*.

        Raises:
            SettingError: if it is no PostgreSQL URL with a database name.
        """
        try:
            parts = urlsplit(text)
            is_one = parts.scheme == POSTGRESQL and parts.path.strip("/") != "" and (parts.port or True)
        except ValueError:
            is_one = False
        if not is_one:
            raise SettingError(DATABASE_EXAMPLE)
        return cls(text)

    @property
    def address(self) -> str:
        """The address without user, password and parameters.

        >>> DatabaseUrl.read("postgresql://huit:secret@db.example.org:5433/games?sslmode=require").address
        'postgresql://db.example.org:5433/games'
        """
        parts = urlsplit(self.url)
        return f"{POSTGRESQL}://{parts.netloc.rpartition('@')[2]}{parts.path}"

    @property
    def secrets(self) -> tuple[str, ...]:
        """The passwords in the address, as written and percent-decoded.

        >>> DatabaseUrl.read("postgresql://huit:a%2Fb@localhost/huit").secrets
        ('a%2Fb', 'a/b')
        """
        parts = urlsplit(self.url)
        settings = parse_qs(parts.query)
        found = [parts.password or "", *(value for key in PASSWORD_KEYS for value in settings.get(key, ()))]
        return tuple(dict.fromkeys(form for secret in found if secret for form in (secret, unquote(secret))))

    def __repr__(self) -> str:
        """Show `address` only: tracebacks and logs print this."""
        return f"DatabaseUrl({self.address!r})"


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings of `huit serve` and `huit play`."""

    data: Path
    """The folder of the games, if no database is named."""
    database: DatabaseUrl | None = None
    processes: int = 1
    public_url: PublicUrl | None = None
    proxies: tuple[Proxy, ...] = ()
    """Proxies elsewhere than on this machine."""
    push_services: tuple[PublicUrl, ...] = ()
    """Push services in a private network, which are called nevertheless."""
    log_format: Literal["json", "text"] = "text"
    opens: bool = False
    """Whether to open the browser."""
    prepares: bool = True
    """Whether what somebody will press next is compiled before."""
    seed: str | None = None
    """For tests: the seed of all random numbers."""
