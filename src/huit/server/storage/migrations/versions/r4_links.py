"""Links of rooms whose host has renewed them; the first ones stay in the table of rooms."""

import sqlalchemy as sql
from alembic import op

revision = "r4"
down_revision = "r3"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "links",
        sql.Column("link", sql.String, primary_key=True),
        sql.Column("room", sql.String, sql.ForeignKey("rooms.room"), nullable=False),
        sql.Column("watches", sql.Boolean, nullable=False),
    )
