"""Tokens belong to guests instead of seats; adds spectators' links, published rounds and the public list."""

import secrets

import sqlalchemy as sql
from alembic import op

revision = "r2"
down_revision = "r1"

WATCH_BYTES = 16


def upgrade() -> None:
    """Turn seats into guests, give every room a spectators' link, and create the new tables."""
    _let_rooms_be_watched()
    _turn_seats_into_guests()
    op.create_table(
        "replays",
        sql.Column("replay", sql.String, primary_key=True),
        sql.Column("room", sql.String, sql.ForeignKey("rooms.room"), nullable=False),
        sql.Column("round_no", sql.Integer, nullable=False),
        sql.UniqueConstraint("room", "round_no", name="replays_round"),
    )
    op.create_table(
        "listed",
        sql.Column("room", sql.String, sql.ForeignKey("rooms.room"), primary_key=True),
        sql.Column("told", sql.LargeBinary, nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
    )
    op.create_index("listed_at", "listed", ["at"])


def _let_rooms_be_watched() -> None:
    op.add_column("rooms", sql.Column("watch", sql.String))
    rooms = sql.table("rooms", sql.column("room"), sql.column("watch"))
    connection = op.get_bind()
    for room in connection.execute(sql.select(rooms.c.room)).scalars().all():
        watch = secrets.token_urlsafe(WATCH_BYTES)
        connection.execute(rooms.update().where(rooms.c.room == room).values(watch=watch))
    with op.batch_alter_table("rooms") as batch:
        batch.alter_column("watch", existing_type=sql.String(), nullable=False)
        # Seconds since 1970 exceed 32 bits in 2038.
        batch.alter_column("created", existing_type=sql.Integer(), existing_nullable=False, type_=sql.BigInteger())
        batch.create_unique_constraint("rooms_watch", ["watch"])


def _turn_seats_into_guests() -> None:
    op.create_table(
        "guests",
        sql.Column("room", sql.String, sql.ForeignKey("rooms.room"), primary_key=True),
        sql.Column("guest", sql.Integer, primary_key=True),
        sql.Column("token_hash", sql.LargeBinary, nullable=False),
    )
    op.execute("INSERT INTO guests (room, guest, token_hash) SELECT room, seat, token_hash FROM seats")
    op.drop_table("seats")
