"""A snapshot of each room, from which it is loaded; there is none yet, and none is needed."""

import sqlalchemy as sql
from alembic import op

revision = "r3"
down_revision = "r2"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "snapshots",
        sql.Column("room", sql.String, sql.ForeignKey("rooms.room"), primary_key=True),
        sql.Column("seq", sql.Integer, nullable=False),
        sql.Column("form", sql.String, nullable=False),
        sql.Column("snapshot", sql.LargeBinary, nullable=False),
    )
