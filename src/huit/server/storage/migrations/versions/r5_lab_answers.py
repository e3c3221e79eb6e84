"""Answers of the lab, so that what was measured once is not played again."""

import sqlalchemy as sql
from alembic import op

revision = "r5"
down_revision = "r4"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "lab_answers",
        sql.Column("question", sql.String, primary_key=True),
        sql.Column("told", sql.LargeBinary, nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
    )
    op.create_index("lab_answers_at", "lab_answers", ["at"])
