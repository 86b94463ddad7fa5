"""Counts of what pages report."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "statistics",
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False, comment="days since 1970"),
        sa.Column("report", sa.String(2000), primary_key=True, comment="JSON object"),
        sa.Column("count", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("statistics")
