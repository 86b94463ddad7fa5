"""The store: rooms and their events on SQLite or PostgreSQL. The only place that knows SQL."""

from .store import Conflict, Counted, SqlStore, Store, StoredEvent, StoreUnavailable, open_store

__all__ = ["Conflict", "Counted", "SqlStore", "Store", "StoreUnavailable", "StoredEvent", "open_store"]
