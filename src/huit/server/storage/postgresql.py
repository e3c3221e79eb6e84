"""How we connect to PostgreSQL, for the store and for the bus."""

from typing import Any

CONNECTING: dict[str, Any] = {
    "client_encoding": "utf8",
    "connect_timeout": 5,
    # A machine that went away says nothing, for ever: the kernel asks after 30 seconds of silence, thrice (libpq's names).
    "keepalives_idle": 30,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    # Milliseconds that what we send may go unacknowledged, where the system knows that; less would cut the three short.
    "tcp_user_timeout": 45_000,
}
