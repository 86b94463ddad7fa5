"""The relations of the store; the migrations in `migrations/` build the same."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

rooms = Table(
    "rooms",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("mode", String(16), nullable=False),
    Column("created_at", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Column("changed_at", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Index("rooms_by_change", "changed_at"),
)

# The log is the truth and its key is the lock: two writers cannot both store the same (room, seq).
events = Table(
    "events",
    metadata,
    Column("room", String(64), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("at", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Column("data", Text, nullable=False, comment="JSON object"),
)

# Equal reports of one day are one row with a count: no order, no time of day, nothing to tell devices apart by.
statistics = Table(
    "statistics",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False, comment="days since 1970"),
    Column("report", String(2000), primary_key=True, comment="JSON object"),
    Column("count", Integer, nullable=False),
)
