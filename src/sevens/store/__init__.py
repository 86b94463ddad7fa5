"""The store: rooms and their events on SQLite or PostgreSQL. The only place that knows SQL."""

from .store import Conflict, SqlStore, Store, StoredEvent, open_store

__all__ = ["Conflict", "SqlStore", "Store", "StoredEvent", "open_store"]
