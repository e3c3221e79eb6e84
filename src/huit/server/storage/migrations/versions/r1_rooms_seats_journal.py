"""The tables of the first servers, which had no migrations: rooms, tokens of seats, journals."""

import sqlalchemy as sql
from alembic import op

revision = "r1"
down_revision = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "rooms",
        sql.Column("room", sql.String, primary_key=True),
        sql.Column("created", sql.Integer, nullable=False),
    )
    op.create_table(
        "seats",
        sql.Column("room", sql.String, sql.ForeignKey("rooms.room"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("token_hash", sql.LargeBinary, nullable=False),
    )
    op.create_table(
        "journal",
        sql.Column("room", sql.String, sql.ForeignKey("rooms.room"), primary_key=True),
        sql.Column("seq", sql.Integer, primary_key=True),
        sql.Column("command", sql.LargeBinary, nullable=False),
    )
