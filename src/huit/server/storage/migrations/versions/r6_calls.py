"""Secrets of the server, and the browsers that are called when it is their guest's turn."""

import sqlalchemy as sql
from alembic import op

revision = "r6"
down_revision = "r5"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "secrets",
        sql.Column("name", sql.String, primary_key=True),
        sql.Column("secret", sql.LargeBinary, nullable=False),
    )
    op.create_table(
        "callees",
        sql.Column("room", sql.String, sql.ForeignKey("rooms.room"), primary_key=True),
        sql.Column("endpoint", sql.String, primary_key=True),
        sql.Column("guest", sql.Integer, nullable=False),
        sql.Column("public", sql.LargeBinary, nullable=False),
        sql.Column("auth", sql.LargeBinary, nullable=False),
        sql.Column("language", sql.String, nullable=False),
        sql.Column("told", sql.Integer, nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
    )
