"""How much anybody may ask of the server, and how long it waits."""

from dataclasses import dataclass

CLOSING_S = 2.0
"""How long the server waits for the other end of a socket that it closes."""
SWITCH_S = 0.0005
"""How long a thread that computes may keep the event loop waiting, each time the loop is needed. Python's own 5 ms add up."""
GARBAGE_AT = 20_000
"""New objects, less those that are gone, after which Python looks for cycles among them. At its usual 700 a tenth of a move's
time went into looking, and a move leaves none behind."""
STOPPING_S = 15.0
"""A process that does not stop within this time is killed. Its journal is on disk whatever happens."""
AGAIN_S = 0.5
"""Pause before a process that died is started again. It doubles while the process keeps dying, up to *MOST_AGAIN_S*."""
MOST_AGAIN_S = 30.0
CATCH_UP_S = 0.5
"""Pause between two attempts to read what another process wrote, while the database is away."""
MOST_SOCKETS_A_GUEST = 4
"""Sockets of one guest in one room: tabs and devices. One more closes the oldest."""
FROM_ELSEWHERE_S = 0.15
"""Extra time for reactions that come through another process."""
POLL_S = 45.0
"""A vote that is not settled within this time fails."""
RULES_POLL_S = 180.0
"""The same for a vote on rules, which are to be read before one agrees."""
HOST_GONE_S = 180.0
"""A host is replaced after being away for this long, or for the grace of the room if that is longer: who looks at a replay, or
loses the network for a minute, is still host afterwards."""
ADDING_S = 120.0
"""The next deal waits so long for a winner who may change a rule. By correspondence it waits as long as a turn."""
ADDER_AWAY_S = 15.0
"""The same for a winner who is not there."""
SLEEPER_S = 60.0
"""Somebody who is there and awaited is left this long before others may have a computer play for them."""
LATECOMER_S = 60.0
"""Before the first round a computer plays for who is not ready and has been away so long: the others can begin."""
DEAL_LATER_S = 0.3
"""A deal that is due and that nobody makes, as another process or a message would, is made after this time."""
LISTED_S = 2 * 3600
"""A room leaves the public list when nothing has happened in it for this time."""
MOST_LISTED = 60
PRESENCE_AGAIN_S = 20.0
"""How often a process tells the others again who is connected to it."""
OTHERS_LIFE_S = 50.0
"""How long the others believe it."""
PRESENCE_S = 0.25
"""Changes of presence within this time are sent together."""
GRAINS_S = 0.1
"""Commitments and reveals of others within this time are shown together, or with the seal or the deal that follows."""
GONE_S = 60.0
"""A guest without a chair who is away for less than this time makes room for nobody."""
READY_S = 2.0
"""The server is not ready when the store takes longer than this to answer."""
BAD_REQUESTS_LOG_S = 60.0
"""How often the log tells of requests that were no HTTP."""
PROBED_S = 1.0
"""How long a trial write tells whether the server is ready, however many ask."""
MOST_LAB_ANSWERS = 2000
"""Answers of the lab that the database keeps, the newest."""
SEEN_GONE_S = 0.5
"""How often the server looks whether anybody still waits for an answer of the lab."""
CODES_AT_ONCE, CODES_PER_S = 10, 0.2
"""How often a guest of a room may ask for its code."""
MOST_ENDPOINT_CHARACTERS = 1024
"""Length of the address of a browser at its push service."""
MOST_CALLEES_A_GUEST = 4
"""Browsers of one guest of a room that are called by Web Push; one more replaces the oldest."""
MOST_CALLEES = 60
"""Browsers of one room that are called; more are refused."""
MOST_WOKEN = 1000
"""Rooms with browsers to be called that a server looks at when it starts, the latest first: their computers may be due."""
CALL_S = 10.0
"""A push service that does not answer within this time has failed."""
GONE_CALLED_S = 30.0
"""A guest who stops looking while the room waits for them is called after this time: they may be back at once.

Longer than `PRESENCE_AGAIN_S`: by then a process that has just started knows who looks by another one."""
CALLED_AGAIN_S = (5.0, 30.0)
"""Pauses before a call is tried again: the push service failed, or wants us to wait."""
MOST_CALLS_AT_ONCE = 32
"""Calls on their way to push services; the rooms that wait for a place take turns."""
MOST_CALLS_TO_ONE = 2
"""The same, to one push service: one that never answers takes no more."""
CALL_PAUSE_S = 20.0
"""A push service that has not answered is left alone for this time."""
MOST_CALLS_WAITING = 1000
"""Calls on their way or waiting, half of them for one push service; more are dropped, and tried again `GONE_CALLED_S` later."""
MOST_CIRCLES = 30
"""Circles of one browser."""
MOST_MEMBERS = 60
"""People of a circle; those who have left and want to be forgotten do not count."""
MOST_MEMBER_BROWSERS = 8
"""Browsers of one member of a circle; one more replaces the oldest."""
MOST_PINNED = 24
"""Rules that a circle may pin."""
MOST_PINNED_BYTES = 8_000
MOST_RESULTS = 10_000
"""Games that a circle may write down: two a day for thirteen years. Those that are struck out count."""
MOST_RESULT_EDITS = 5_000
"""Changes of results whose history a circle keeps; more are refused."""
MOST_CIRCLE_BYTES = 7_500_000
"""All that is written down in a circle, with what it was before it was mended: a file of it is no longer than what is read."""
MOST_EDITS_SHOWN = 50
"""Changes of one result that are shown, the latest."""
MOST_CIRCLE_ROOMS = 200
"""Tables that a circle remembers, the latest."""
CIRCLE_ROOM_S = 36 * 3600
"""A table of a circle is shown as open so long after it was opened, or after the last round that was played at it."""
MOST_ROOMS_SHOWN = 8
PLACE_OPEN_S = 24 * 3600
"""How long another browser may come in as a member whose place was opened."""
MOST_RATED = 2_000
"""Games that ratings are made of, the latest: openskill takes 0.2 ms for one."""
RESULTS_PAGE = 50
"""Results of a circle that are sent at once."""
MOST_IMPORT_BYTES = 8_000_000
"""Longest file that a circle reads: twice what 10 000 games of four take."""
IMPORT_S = 60.0
"""A file that has not come within this time is refused."""
CIRCLE_WRITES_AT_ONCE, CIRCLE_WRITES_PER_S = 60, 0.5
"""How often a browser may change something in its circles."""
HEADER_S = 15.0
"""A connection that asks for nothing within this time is closed."""
BODY_S = 15.0
"""A body that has not come within this time is refused."""
KEPT_ALIVE_S = 60.0
"""A connection that asks for nothing more within this time is closed."""
MOST_BODY_BYTES = 12_288
MOST_MESSAGE_CHARACTERS = 500
"""Longest error message: it may quote what the client sent."""
MOST_UNSENT_BYTES = 16_384
"""A socket with more unread bytes than this gets no frame until it has read on. Then it gets the latest view."""


@dataclass(frozen=True, kw_only=True)
class Limits:
    """Limits that other hardware, or a test, may change. A burst may come at once; then it fills again at the rate after it."""

    rooms: int = 10_000
    """Rooms held in memory at once."""
    sockets: int = 20_000
    room_burst: int = 120
    """Burst of rooms opened, all addresses together."""
    rooms_per_s: float = 2.0
    message_burst: int = 200
    """Burst of messages per socket."""
    messages_per_s: float = 20.0
    refusal_burst: int = 40
    """Messages beyond the burst that are refused before the socket is closed."""
    command_burst: int = 60
    """Burst of non-move commands per guest and room: the journal keeps each for ever."""
    commands_per_s: float = 1.0
    journal_burst_bytes: int = 250_000
    """Burst of bytes that the commands of a room may take in its journal, moves among them. An evening of four takes fewer."""
    journal_bytes_per_s: float = 500.0
    request_burst: int = 600
    """Burst of requests per address. A school or a café is one address."""
    requests_per_s: float = 50.0
    address_room_burst: int = 20
    """Burst of rooms opened per address."""
    address_rooms_per_s: float = 0.1
    join_burst: int = 30
    """Burst of requests to join a room per address."""
    joins_per_s: float = 0.5
    unknown_burst: int = 20
    """Burst of unknown room names per address. Beyond it, the address finds no room at all."""
    unknown_per_s: float = 0.1
    sheet_burst: int = 200
    """Burst of rule sheets with options, and as many of replays, all addresses together: none of them is cached."""
    sheets_per_s: float = 20.0
    address_sheet_burst: int = 60
    """The same, per address."""
    address_sheets_per_s: float = 4.0
    words_burst_ms: int = 4000
    """Burst of milliseconds in which rules are read, checked and put into words, per address."""
    words_ms_per_s: float = 100.0
    words_waiting: int = 100
    """Requests for that which wait for their turn; more are refused."""
    address_words_waiting: int = 20
    """The same, per address."""
    check_burst: int = 60
    """Burst of checks of rules that play, all addresses together. They run one after another, in a process of low priority."""
    checks_per_s: float = 2.0
    address_check_burst: int = 30
    """The same, per address."""
    address_checks_per_s: float = 0.5
    checks_waiting: int = 12
    """Checks that wait for their turn; more are refused."""
    address_checks_waiting: int = 2
    """The same, per address."""
    check_s: float = 30.0
    """A check that takes longer is given up, and its process killed."""
    check_start_s: float = 240.0
    """How long the process may take to start: without a cache it compiles the loops of mass play."""
    lesson_burst: int = 120
    """Burst of lessons asked for, all addresses together. They are looked for one after another, in a process of low priority."""
    lessons_per_s: float = 2.0
    address_lesson_burst: int = 40
    """The same, per address."""
    address_lessons_per_s: float = 0.5
    lessons_waiting: int = 16
    """Lessons that wait for their turn; more are refused."""
    address_lessons_waiting: int = 3
    """The same, per address."""
    lesson_s: float = 30.0
    """A lesson that is not found within this time is given up, and the process ended."""
    lesson_start_s: float = 60.0
    """How long the process may take to start."""
    lab_burst: int = 60
    """Burst of questions to the lab, all addresses together. They are played one after another, in a process of low priority."""
    labs_per_s: float = 0.5
    address_lab_burst: int = 20
    """The same, per address."""
    address_labs_per_s: float = 0.1
    labs_waiting: int = 16
    """Questions that wait for their turn; more are refused."""
    address_labs_waiting: int = 3
    """The same, per address."""
    address_lab_streams: int = 8
    """Answers of the lab under way, per address. Many may be the same question."""
    lab_play_s: float = 8.0
    """Seconds of two cores for which rules are played to be measured; each of two that are compared."""
    suggestion_rounds: tuple[int, int] | None = None
    """Rounds of each change at first, and of the best; None: as many as the lab thinks right."""
    par_rounds: int = 240
    """Rounds that are played for the par of a deal of the day."""
    lab_silent_s: float = 180.0
    """A question of which nothing more is heard for so long, once it is its turn, is given up, and the process killed."""
    lab_start_s: float = 240.0
    """As `check_start_s`."""
    lab_stop_s: float = 4.0
    """How long the process may take to stop what nobody waits for any more; then it is killed."""
    lab_unread_s: float = 20.0
    """An answer of which the client reads nothing for this time is cut off."""
    carry_burst: int = 20
    """Burst of codes that bring seats to another device, made or tried, per address."""
    carries_per_s: float = 0.05
    typed_burst: int = 30
    """Burst of typed codes tried at one process, by all addresses: `live/carrying.py` says what that means for guessing."""
    typed_per_s: float = 0.2
    address_typed_burst: int = 8
    """The same, per address."""
    address_typed_per_s: float = 0.03
    come_burst: int = 40
    """Burst of wrong codes of rooms tried at one process, by all addresses: see docs/decisions/0095 for what guessing finds."""
    comes_per_s: float = 1 / 300
    address_come_burst: int = 8
    """The same, per address."""
    address_comes_per_s: float = 1 / 1800
    circle_burst: int = 60
    """Burst of circles founded, all addresses together: they are kept."""
    circles_per_s: float = 0.1
    address_circle_burst: int = 8
    """The same, per address."""
    address_circles_per_s: float = 0.005
    file_burst: int = 60
    """Burst of files that circles give out or read, all addresses together."""
    files_per_s: float = 0.5
    address_file_burst: int = 10
    """The same, per address."""
    address_files_per_s: float = 0.05
    network_factor: int = 16
    """A network of many addresses (an IPv6 /48, this machine) gets so many times what an address gets, and at most half of what
    all addresses together get: one client leaves some to the others."""
    address_connections: int = 400
    """Connections of one address, its sockets among them; proxies have as many as they like."""
    address_sockets: int = 200
    address_message_burst: int = 2000
    """Burst of messages per address, through all its sockets."""
    address_messages_per_s: float = 200.0
    retry_s: float = 5.0
    """Pause before a room repeats what it does by itself, after the disk refused."""
    commit_s: float = 2.0
    """How long a request to deal waits for commitments of connected players that are still on their way."""
    heartbeat_s: float = 15.0
    """How often a socket is pinged. It is closed when no answer comes within half of that.

    An answer of the lab without news repeats its line so often.
    """
    idle_s: float = 600.0
    """A room with nobody there leaves memory after this time; its journal stays."""
