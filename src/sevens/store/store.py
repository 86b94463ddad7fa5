"""Rooms on disk: an append-only log of events per room.

The same statements serve SQLite and PostgreSQL. Whoever appends says which seq comes next; if somebody else has taken
it, nothing is written and `Conflict` is raised.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from sqlalchemy import and_, bindparam, delete, event, func, insert, or_, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .migrate import upgrade
from .relations import events, rooms, statistics

MOST_AT_ONCE = 128
"""Rooms whose events are stored by one transaction at most."""
WRITES = "sevens_writes"
"""Execution option of connections that are going to write."""


class Conflict(Exception):
    """Somebody else has stored an event under this (room, seq), or a room under this id."""


class StoreUnavailable(Exception):
    """The data base cannot be opened; the message says why."""


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """One row of the log, without its room and seq: kind, moment (milliseconds since 1970) and content."""

    kind: str
    at: int
    data: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Counted:
    """A report and how often it came on one day (counted from 1970)."""

    day: int
    report: str
    count: int


class Store(Protocol):
    """What the server asks of a store. Whatever a method has written is durable when it returns."""

    async def create(self, room: str, mode: str, log: Sequence[StoredEvent]) -> None:
        """Store a new room with its first events, numbered from 1. Raises `Conflict` if there is one of this id."""

    async def append(self, room: str, first_seq: int, log: Sequence[StoredEvent]) -> None:
        """Add events to a room, the first under `first_seq`. Raises `Conflict` if that seq is not the next one."""

    async def load(self, room: str) -> list[StoredEvent]:
        """All events of a room in order; empty if there is no such room."""

    async def count(self) -> int:
        """The number of rooms."""

    async def forget(self, changed_before: int, unused_before: int = 0) -> int:
        """Delete rooms in which nothing has happened since a moment; returns how many.

        Args:
            changed_before: for rooms that were played in.
            unused_before: for rooms in which nothing has happened since they were opened.
        """

    async def count_report(self, day: int, report: str, most: int) -> bool:
        """Count a report once more; False, and nothing is stored, when the day has `most` different ones already."""

    async def reports(self) -> list[Counted]:
        """All counts, by day."""

    async def forget_reports(self, before: int) -> int:
        """Delete the counts of days before this one; returns how many."""

    async def ping(self) -> None:
        """Ask for something trivial; raises if the store cannot answer."""

    async def close(self) -> None:
        """Give back all connections."""


@dataclass(frozen=True, slots=True, eq=False)
class _Appended:
    """Events that wait to be stored, and who waits for it."""

    room: str
    first_seq: int
    log: Sequence[StoredEvent]
    stored: asyncio.Future[None]


class SqlStore(Store):
    """The store on SQLite or PostgreSQL; made by `open_store`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = engine.execution_options(**{WRITES: True})
        self._lock = asyncio.Lock()
        self._waiting: list[_Appended] = []
        self._flushing: asyncio.Task[None] | None = None

    @contextlib.asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. One at a time: SQLite has one writer, and those who wait in it may starve."""
        async with self._lock, self._writer.begin() as connection:
            yield connection

    async def create(self, room: str, mode: str, log: Sequence[StoredEvent]) -> None:
        """Store a new room; see `Store.create`."""
        first, last = log[0].at, log[-1].at
        try:
            async with self._write() as connection:
                await connection.execute(insert(rooms).values(id=room, mode=mode, created_at=first, changed_at=last))
                await connection.execute(insert(events), _rows(room, 1, log))
        except IntegrityError as error:
            raise Conflict(f"room {room} exists") from error

    async def append(self, room: str, first_seq: int, log: Sequence[StoredEvent]) -> None:
        """Add events to a room; see `Store.append`.

        What several rooms have to store at once is stored by one transaction, because making it durable takes longest.
        """
        entry = _Appended(room, first_seq, log, asyncio.get_running_loop().create_future())
        self._waiting.append(entry)
        if self._flushing is None or self._flushing.done():
            self._flushing = asyncio.create_task(self._flush(), name="store")
        await entry.stored

    async def _flush(self) -> None:
        """Store what waits until nothing does."""
        while self._waiting:
            batch = {entry.room: entry for entry in reversed(self._waiting[:MOST_AT_ONCE])}  # one, the first, of a room
            self._waiting = [entry for entry in self._waiting if batch.get(entry.room) is not entry]
            failure: Exception | None = None
            late: set[str] = set()
            try:
                late = await self._append(list(batch.values()))
            except Exception as error:  # noqa: BLE001  # whatever it is belongs to those who wait for it
                failure = error
            for entry in batch.values():
                if entry.stored.done():  # nobody waits any more
                    continue
                if failure is not None:
                    entry.stored.set_exception(failure)
                elif entry.room in late:
                    entry.stored.set_exception(Conflict(f"seq {entry.first_seq} of room {entry.room} is not the next"))
                else:
                    entry.stored.set_result(None)

    async def _append(self, batch: Sequence[_Appended]) -> set[str]:
        """Store events of several rooms in one transaction; the rooms for which somebody else was first."""
        names = [entry.room for entry in batch]
        newest = (
            select(events.c.room, func.max(events.c.seq).label("newest"))
            .where(events.c.room.in_(names))
            .group_by(events.c.room)
        )
        async with self._write() as connection:
            # Nobody else can add to these rooms now: SQLite lets nobody write, PostgreSQL nobody who locks these rows.
            if connection.dialect.name != "sqlite":
                locked = select(rooms.c.id).where(rooms.c.id.in_(names)).order_by(rooms.c.id).with_for_update()
                await connection.execute(locked)
            known = {row.room: row.newest for row in await connection.execute(newest)}
            fitting = [entry for entry in batch if known.get(entry.room) == entry.first_seq - 1]
            if fitting:
                touched = [{"touched": entry.room, "moment": entry.log[-1].at} for entry in fitting]
                touch = update(rooms).where(rooms.c.id == bindparam("touched")).values(changed_at=bindparam("moment"))
                await connection.execute(touch, touched)
                lines = [row for entry in fitting for row in _rows(entry.room, entry.first_seq, entry.log)]
                await connection.execute(insert(events), lines)
        return set(names) - {entry.room for entry in fitting}

    async def load(self, room: str) -> list[StoredEvent]:
        """All events of a room in order; see `Store.load`."""
        query = select(events.c.kind, events.c.at, events.c.data).where(events.c.room == room).order_by(events.c.seq)
        async with self._engine.connect() as connection:
            found = await connection.execute(query)
            return [StoredEvent(row.kind, row.at, json.loads(row.data)) for row in found]

    async def count(self) -> int:
        """The number of rooms."""
        async with self._engine.connect() as connection:
            return int(await connection.scalar(select(func.count()).select_from(rooms)) or 0)

    async def forget(self, changed_before: int, unused_before: int = 0) -> int:
        """Delete rooms of long ago; see `Store.forget`."""
        unused = and_(rooms.c.changed_at == rooms.c.created_at, rooms.c.changed_at < unused_before)
        old = or_(rooms.c.changed_at < changed_before, unused)
        async with self._write() as connection:
            await connection.execute(delete(events).where(events.c.room.in_(select(rooms.c.id).where(old))))
            gone = await connection.execute(delete(rooms).where(old))
            return gone.rowcount

    async def count_report(self, day: int, report: str, most: int) -> bool:
        """Count a report once more; see `Store.count_report`."""
        same = and_(statistics.c.day == day, statistics.c.report == report)
        once_more = update(statistics).where(same).values(count=statistics.c.count + 1)
        async with self._write() as connection:
            if (await connection.execute(once_more)).rowcount:
                return True
            different = select(func.count()).select_from(statistics).where(statistics.c.day == day)
            if int(await connection.scalar(different) or 0) >= most:
                return False
        try:
            async with self._write() as connection:
                await connection.execute(insert(statistics).values(day=day, report=report, count=1))
        except IntegrityError:  # somebody else was first
            async with self._write() as connection:
                await connection.execute(once_more)
        return True

    async def reports(self) -> list[Counted]:
        """All counts; see `Store.reports`."""
        query = select(statistics.c.day, statistics.c.report, statistics.c.count)
        async with self._engine.connect() as connection:
            found = await connection.execute(query.order_by(statistics.c.day, statistics.c.report))
            return [Counted(*row) for row in found]

    async def forget_reports(self, before: int) -> int:
        """Delete counts of long ago; see `Store.forget_reports`."""
        async with self._write() as connection:
            return (await connection.execute(delete(statistics).where(statistics.c.day < before))).rowcount

    async def ping(self) -> None:
        """Ask for something trivial."""
        async with self._engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    async def close(self) -> None:
        """Give back all connections, once everything that waits is stored."""
        if self._flushing is not None:
            await self._flushing
        await self._engine.dispose()


async def open_store(url: str) -> SqlStore:
    """Connect and bring the relations up to date.

    Args:
        url: `sqlite+aiosqlite:///path/to/file` or `postgresql+asyncpg://user@host/name`.

    Raises:
        StoreUnavailable: no such address, driver, file or server, or one that cannot be used.
    """
    try:
        return await _open(url)
    except (OSError, ImportError, SQLAlchemyError) as error:
        raise StoreUnavailable(str(error).partition("\n")[0]) from error


async def _open(url: str) -> SqlStore:
    engine = create_async_engine(url, pool_pre_ping=make_url(url).get_backend_name() != "sqlite")
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    except BaseException:
        await engine.dispose()
        raise
    return SqlStore(engine)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # the driver begins no transactions of its own; see _begin_sqlite
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # a move that was answered survives a loss of power, too
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _begin_sqlite(connection: Any) -> None:
    # Whoever is going to write takes the lock at once: changing from reading to writing may fail without waiting.
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _rows(room: str, first_seq: int, log: Sequence[StoredEvent]) -> list[dict[str, object]]:
    return [
        {
            "room": room,
            "seq": first_seq + offset,
            "kind": entry.kind,
            "at": entry.at,
            "data": json.dumps(entry.data, ensure_ascii=False, separators=(",", ":")),
        }
        for offset, entry in enumerate(log)
    ]
