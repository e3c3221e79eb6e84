"""Connection parameters for PostgreSQL, shared by the store and the bus."""

from typing import Any

CONNECTING: dict[str, Any] = {
    "client_encoding": "utf8",
    "connect_timeout": 5,
    # A machine that vanishes closes no connection: the kernel probes it three times after 30 seconds of silence.
    "keepalives_idle": 30,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    # Milliseconds that sent data may stay unacknowledged, where the system supports it; the three probes need 45 s.
    "tcp_user_timeout": 45_000,
}
