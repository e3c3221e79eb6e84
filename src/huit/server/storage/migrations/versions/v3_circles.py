"""Circles: people who play together, their rules, their tables, and what they have played."""

import sqlalchemy as sql
from alembic import op

revision = "v3"
down_revision = "v2"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "circles",
        sql.Column("circle", sql.String, primary_key=True),
        sql.Column("name", sql.String, nullable=False),
        sql.Column("link", sql.String, nullable=False),
        sql.Column("members", sql.Integer, nullable=False),
        sql.Column("pins", sql.Integer, nullable=False),
        sql.Column("results", sql.Integer, nullable=False),
        sql.Column("edits", sql.Integer, nullable=False),
        sql.Column("changes", sql.Integer, nullable=False),
        sql.Column("latest", sql.BigInteger, nullable=True),
        sql.UniqueConstraint("link", name="circles_link"),
    )
    op.create_table(
        "circle_members",
        sql.Column("circle", sql.String, sql.ForeignKey("circles.circle"), primary_key=True),
        sql.Column("member", sql.Integer, primary_key=True),
        sql.Column("name", sql.String, nullable=False),
        sql.Column("look", sql.String, nullable=False),
        sql.Column("is_keeper", sql.Boolean, nullable=False),
        sql.Column("has_left", sql.Boolean, nullable=False),
        sql.Column("open_until", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "circle_browsers",
        sql.Column("circle", sql.String, sql.ForeignKey("circles.circle"), primary_key=True),
        sql.Column("token_hash", sql.LargeBinary, primary_key=True),
        sql.Column("member", sql.Integer, nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
    )
    op.create_index("circle_browsers_token", "circle_browsers", ["token_hash"])
    op.create_table(
        "circle_pins",
        sql.Column("circle", sql.String, sql.ForeignKey("circles.circle"), primary_key=True),
        sql.Column("pinned", sql.Integer, primary_key=True),
        sql.Column("by", sql.Integer, nullable=False),
        sql.Column("told", sql.LargeBinary, nullable=False),
    )
    op.create_table(
        "circle_rooms",
        sql.Column("room", sql.String, sql.ForeignKey("rooms.room"), primary_key=True),
        sql.Column("circle", sql.String, sql.ForeignKey("circles.circle"), nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
    )
    op.create_index("circle_rooms_circle", "circle_rooms", ["circle", "at"])
    op.create_table(
        "circle_seats",
        sql.Column("room", sql.String, sql.ForeignKey("circle_rooms.room"), primary_key=True),
        sql.Column("guest", sql.Integer, primary_key=True),
        sql.Column("member", sql.Integer, nullable=False),
    )
    op.create_table(
        "circle_results",
        sql.Column("circle", sql.String, sql.ForeignKey("circles.circle"), primary_key=True),
        sql.Column("result", sql.Integer, primary_key=True),
        sql.Column("room", sql.String, nullable=True),
        sql.Column("kind", sql.String, nullable=False),
        sql.Column("number", sql.Integer, nullable=True),
        sql.Column("version", sql.Integer, nullable=False),
        sql.Column("by", sql.Integer, nullable=True),
        sql.Column("is_struck", sql.Boolean, nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
        sql.Column("told", sql.LargeBinary, nullable=False),
        sql.UniqueConstraint("room", "kind", "number", name="circle_results_once"),
    )
    op.create_table(
        "circle_edits",
        sql.Column("circle", sql.String, sql.ForeignKey("circles.circle"), primary_key=True),
        sql.Column("result", sql.Integer, primary_key=True),
        sql.Column("version", sql.Integer, primary_key=True),
        sql.Column("at", sql.BigInteger, nullable=False),
        sql.Column("by", sql.Integer, nullable=False),
        sql.Column("did", sql.String, nullable=False),
        sql.Column("before", sql.LargeBinary, nullable=True),
    )
