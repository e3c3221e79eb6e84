"""The tables of the first release."""

import sqlalchemy as sql
from alembic import op

revision = "v1"
down_revision = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "rooms",
        sql.Column("room", sql.String, primary_key=True),
        sql.Column("created", sql.BigInteger, nullable=False),
        sql.Column("watch", sql.String, nullable=False),
        sql.UniqueConstraint("watch", name="rooms_watch"),
    )
    op.create_table(
        "guests",
        sql.Column("room", sql.String, sql.ForeignKey("rooms.room"), primary_key=True),
        sql.Column("guest", sql.Integer, primary_key=True),
        sql.Column("token_hash", sql.LargeBinary, nullable=False),
    )
    op.create_table(
        "links",
        sql.Column("link", sql.String, primary_key=True),
        sql.Column("room", sql.String, sql.ForeignKey("rooms.room"), nullable=False),
        sql.Column("watches", sql.Boolean, nullable=False),
    )
    op.create_table(
        "journal",
        sql.Column("room", sql.String, sql.ForeignKey("rooms.room"), primary_key=True),
        sql.Column("seq", sql.Integer, primary_key=True),
        sql.Column("command", sql.LargeBinary, nullable=False),
    )
    op.create_table(
        "snapshots",
        sql.Column("room", sql.String, sql.ForeignKey("rooms.room"), primary_key=True),
        sql.Column("seq", sql.Integer, nullable=False),
        sql.Column("form", sql.String, nullable=False),
        sql.Column("snapshot", sql.LargeBinary, nullable=False),
    )
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
    op.create_table(
        "lab_answers",
        sql.Column("question", sql.String, primary_key=True),
        sql.Column("told", sql.LargeBinary, nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
    )
    op.create_index("lab_answers_at", "lab_answers", ["at"])
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
    op.create_table(
        "carried",
        sql.Column("code_hash", sql.LargeBinary, primary_key=True),
        sql.Column("sealed", sql.LargeBinary, nullable=False),
        sql.Column("until", sql.BigInteger, nullable=False),
    )
    op.create_index("carried_until", "carried", ["until"])
