"""Seats on their way to another device, sealed by a code that is not kept."""

import sqlalchemy as sql
from alembic import op

revision = "r7"
down_revision = "r6"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "carried",
        sql.Column("code_hash", sql.LargeBinary, primary_key=True),
        sql.Column("sealed", sql.LargeBinary, nullable=False),
        sql.Column("until", sql.BigInteger, nullable=False),
    )
    op.create_index("carried_until", "carried", ["until"])
