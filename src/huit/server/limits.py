"""How much anybody may ask of the server, and how long it waits."""

from dataclasses import dataclass

CLOSING_S = 2.0
"""How long a socket that is being closed may take to say goodbye."""
STOPPING_S = 15.0
"""A process that was told to stop and has not is killed after so long. Its journal is on disk whatever happens."""
AGAIN_S = 0.5
"""A process that died is started anew after this time; if it goes on dying after longer and longer, up to *MOST_AGAIN_S*."""
MOST_AGAIN_S = 30.0
CATCH_UP_S = 0.5
"""While the database is away, what another process wrote is asked for again so often."""
MOST_SOCKETS_A_GUEST = 4
"""One person may look at his room in so many tabs and on so many devices at once."""
FROM_ELSEWHERE_S = 0.15
"""What was said in time through another process may come so much later."""
POLL_S = 45.0
"""A vote that was not settled in this time is none."""
LISTED_S = 2 * 3600
"""A room in which nothing has happened for so long is not on the list of open ones any more."""
MOST_LISTED = 60
SAID_AGAIN_S = 20.0
"""Every so often a process tells the others anew who is connected to it."""
OTHERS_LIFE_S = 50.0
"""What another process said about that holds so long."""
READY_S = 2.0
"""A store that has not answered for so long is not ready."""
MOST_BODY_BYTES = 4096
MOST_MESSAGE_CHARACTERS = 500
"""What somebody asked for is told him again when it is wrong, but not at any length."""
MOST_UNSENT_BYTES = 16_384
"""A socket that has so much unread is sent nothing more until it has read on; then it gets the latest view."""


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What a server with other hardware, or a test, may want otherwise."""

    rooms: int = 10_000
    """Rooms held in memory at once."""
    sockets: int = 20_000
    room_burst: int = 120
    """So many rooms may be opened at once, and then *rooms_per_s*."""
    rooms_per_s: float = 2.0
    message_burst: int = 200
    """So many messages may come at once through one socket, and then *messages_per_s*."""
    messages_per_s: float = 20.0
    refusal_burst: int = 40
    """So many messages above that are refused, before the socket is closed."""
    command_burst: int = 60
    """So many things beside moves may one guest do in a room at once, and then *commands_per_s*: each is kept for ever."""
    commands_per_s: float = 1.0
    request_burst: int = 600
    """So many requests may one address make at once, and then *requests_per_s*. A school or a café is one address."""
    requests_per_s: float = 50.0
    address_room_burst: int = 20
    """So many rooms may one address open at once, and then *address_rooms_per_s*."""
    address_rooms_per_s: float = 0.1
    join_burst: int = 30
    """So many seats may one address ask for at once, and then *joins_per_s*."""
    joins_per_s: float = 0.5
    unknown_burst: int = 20
    """After so many names that no room has, one address is told of no room at all, until *unknown_per_s* gives it another try."""
    unknown_per_s: float = 0.1
    sheet_burst: int = 200
    """So many rule sheets with options, and as many replays, may be asked for at once, then *sheets_per_s*: each is made anew."""
    sheets_per_s: float = 20.0
    address_sheet_burst: int = 60
    """So many of them may one address ask for at once, and then *address_sheets_per_s*."""
    address_sheets_per_s: float = 4.0
    address_sockets: int = 200
    address_message_burst: int = 2000
    """So many messages may come at once from one address, through all its sockets, and then *address_messages_per_s*."""
    address_messages_per_s: float = 200.0
    retry_s: float = 5.0
    """After the disk refused what a room does by itself, it is tried again so much later."""
    heartbeat_s: float = 15.0
    """How often a socket is asked whether it is still there; its seat is free half of that after no answer came."""
    idle_s: float = 600.0
    """A room with nobody there leaves memory after this time; its journal stays."""
