"""The tables in the database. They must agree with the last migration (a test compares them)."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

NEWEST = "v3"
"""The revision of the last migration."""

metadata = MetaData()
rooms = Table(
    "rooms",
    metadata,
    Column("room", String, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("watch", String, nullable=False),
    UniqueConstraint("watch", name="rooms_watch"),
)
guests = Table(
    "guests",
    metadata,
    Column("room", String, ForeignKey("rooms.room"), primary_key=True),
    Column("guest", Integer, primary_key=True),
    Column("token_hash", LargeBinary, nullable=False),
)
links = Table(
    "links",
    metadata,
    Column("link", String, primary_key=True),
    Column("room", String, ForeignKey("rooms.room"), nullable=False),
    Column("watches", Boolean, nullable=False),
)
"""The links of rooms that came after their first ones, spectators' links among them. The journal says which are good."""
journal = Table(
    "journal",
    metadata,
    Column("room", String, ForeignKey("rooms.room"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("command", LargeBinary, nullable=False),
)
snapshots = Table(
    "snapshots",
    metadata,
    Column("room", String, ForeignKey("rooms.room"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("form", String, nullable=False),
    Column("snapshot", LargeBinary, nullable=False),
)
"""The latest snapshot of each room. All of it may be deleted: rooms are then made from their journals again."""
replays = Table(
    "replays",
    metadata,
    Column("replay", String, primary_key=True),
    Column("room", String, ForeignKey("rooms.room"), nullable=False),
    Column("round_no", Integer, nullable=False),
    UniqueConstraint("room", "round_no", name="replays_round"),
)
listed = Table(
    "listed",
    metadata,
    Column("room", String, ForeignKey("rooms.room"), primary_key=True),
    Column("told", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("listed_at", "at"),
)
lab_answers = Table(
    "lab_answers",
    metadata,
    Column("question", String, primary_key=True),
    Column("told", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("lab_answers_at", "at"),
)
"""The newest answers of the lab, compressed, by the digest of the question. All may be deleted: they are played again."""
secrets = Table(
    "secrets",
    metadata,
    Column("name", String, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)
"""What this server keeps to itself for ever: the key by which push services know it."""
callees = Table(
    "callees",
    metadata,
    Column("room", String, ForeignKey("rooms.room"), primary_key=True),
    Column("endpoint", String, primary_key=True),
    Column("guest", Integer, nullable=False),
    Column("public", LargeBinary, nullable=False),
    Column("auth", LargeBinary, nullable=False),
    Column("language", String, nullable=False),
    Column("told", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""The browsers that are called when the room waits for their guest; `told` is the latest command that they were called for."""
carried = Table(
    "carried",
    metadata,
    Column("code_hash", LargeBinary, primary_key=True),
    Column("sealed", LargeBinary, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("carried_until", "until"),
)
"""Seats on their way to another device, for some minutes: see `huit.server.live.carry_codes`. All may be deleted."""
room_codes = Table(
    "room_codes",
    metadata,
    Column("room", String, ForeignKey("rooms.room"), primary_key=True),
    Column("link", String, nullable=False),
    Column("code", String, nullable=False),
    Column("until", BigInteger, nullable=False),
    UniqueConstraint("code", name="room_codes_code"),
    Index("room_codes_until", "until"),
)
"""The codes by which newcomers find rooms: see `huit.server.live.room_codes`. All may be deleted: others are made."""
circles = Table(
    "circles",
    metadata,
    Column("circle", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("link", String, nullable=False),
    Column("members", Integer, nullable=False),
    Column("pins", Integer, nullable=False),
    Column("results", Integer, nullable=False),
    Column("edits", Integer, nullable=False),
    Column("changes", Integer, nullable=False),
    Column("latest", BigInteger, nullable=True),
    UniqueConstraint("link", name="circles_link"),
)
"""People who play together. `members`, `pins` and `results` are the last numbers given; `changes` counts what changes results."""
circle_members = Table(
    "circle_members",
    metadata,
    Column("circle", String, ForeignKey("circles.circle"), primary_key=True),
    Column("member", Integer, primary_key=True),
    Column("name", String, nullable=False),
    Column("look", String, nullable=False),
    Column("is_keeper", Boolean, nullable=False),
    Column("has_left", Boolean, nullable=False),
    Column("open_until", BigInteger, nullable=False),
)
circle_browsers = Table(
    "circle_browsers",
    metadata,
    Column("circle", String, ForeignKey("circles.circle"), primary_key=True),
    Column("token_hash", LargeBinary, primary_key=True),
    Column("member", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("circle_browsers_token", "token_hash"),
)
"""The browsers of members, by the hash of a token that each browser has for all of its circles."""
circle_pins = Table(
    "circle_pins",
    metadata,
    Column("circle", String, ForeignKey("circles.circle"), primary_key=True),
    Column("pinned", Integer, primary_key=True),
    Column("by", Integer, nullable=False),
    Column("told", LargeBinary, nullable=False),
)
circle_rooms = Table(
    "circle_rooms",
    metadata,
    Column("room", String, ForeignKey("rooms.room"), primary_key=True),
    Column("circle", String, ForeignKey("circles.circle"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("circle_rooms_circle", "circle", "at"),
)
"""The rooms that are tables of circles; `at` is when one was opened, or when a round ended there last."""
circle_seats = Table(
    "circle_seats",
    metadata,
    Column("room", String, ForeignKey("circle_rooms.room"), primary_key=True),
    Column("guest", Integer, primary_key=True),
    Column("member", Integer, nullable=False),
)
"""Which guest of a table is which member."""
circle_results = Table(
    "circle_results",
    metadata,
    Column("circle", String, ForeignKey("circles.circle"), primary_key=True),
    Column("result", Integer, primary_key=True),
    Column("room", String, nullable=True),
    Column("kind", String, nullable=False),
    Column("number", Integer, nullable=True),
    Column("version", Integer, nullable=False),
    Column("by", Integer, nullable=True),
    Column("is_struck", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("told", LargeBinary, nullable=False),
    UniqueConstraint("room", "kind", "number", name="circle_results_once"),
)
"""What was played. `room` and `number` say where the server saw it, so that it is written once."""
circle_edits = Table(
    "circle_edits",
    metadata,
    Column("circle", String, ForeignKey("circles.circle"), primary_key=True),
    Column("result", Integer, primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", Integer, nullable=False),
    Column("did", String, nullable=False),
    Column("before", LargeBinary, nullable=True),
)
"""What was done with results, and what they were before, by the version that each became."""
