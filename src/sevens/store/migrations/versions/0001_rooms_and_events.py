"""Rooms and their events."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("mode", sa.String(16), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
        sa.Column("changed_at", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
    )
    op.create_index("rooms_by_change", "rooms", ["changed_at"])
    op.create_table(
        "events",
        sa.Column("room", sa.String(64), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
        sa.Column("data", sa.Text, nullable=False, comment="JSON object"),
    )


def downgrade() -> None:
    op.drop_table("events")
    op.drop_index("rooms_by_change", "rooms")
    op.drop_table("rooms")
