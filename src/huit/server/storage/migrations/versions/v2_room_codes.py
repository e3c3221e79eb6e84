"""The codes by which newcomers find rooms."""

import sqlalchemy as sql
from alembic import op

revision = "v2"
down_revision = "v1"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "room_codes",
        sql.Column("room", sql.String, sql.ForeignKey("rooms.room"), primary_key=True),
        sql.Column("link", sql.String, nullable=False),
        sql.Column("code", sql.String, nullable=False),
        sql.Column("until", sql.BigInteger, nullable=False),
        sql.UniqueConstraint("code", name="room_codes_code"),
    )
    op.create_index("room_codes_until", "room_codes", ["until"])
