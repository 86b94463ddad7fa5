"""What every store promises, whatever data base is under it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, inspect
from sqlalchemy.ext.asyncio import create_async_engine

from sevens.store import Conflict, Counted, SqlStore, StoredEvent, StoreUnavailable, open_store
from sevens.store.relations import metadata

from .conftest import Run


@pytest.fixture
def store(url: str, run: Run) -> Iterator[SqlStore]:
    opened: SqlStore = run(open_store(url))
    yield opened
    run(opened.close())


def entry(number: int, at: int = 1000) -> StoredEvent:
    return StoredEvent("acted", at + number, {"seat": number, "name": "Zoë 七 'x\" \u0000?".replace("\u0000", "")})


def test_a_room_comes_back_as_it_was_written(store: SqlStore, run: Run) -> None:
    log = [entry(1), entry(2)]
    run(store.create("a", "solo", log))
    run(store.append("a", 3, [entry(3), entry(4)]))
    assert run(store.load("a")) == [*log, entry(3), entry(4)]
    assert run(store.load("b")) == []


def test_rooms_do_not_mix(store: SqlStore, run: Run) -> None:
    run(store.create("a", "solo", [entry(1)]))
    run(store.create("b", "device", [entry(5)]))
    run(store.append("b", 2, [entry(6)]))
    assert run(store.load("a")) == [entry(1)]
    assert run(store.load("b")) == [entry(5), entry(6)]
    assert run(store.count()) == 2


def test_a_second_room_of_the_same_id_is_refused(store: SqlStore, run: Run) -> None:
    run(store.create("a", "solo", [entry(1)]))
    with pytest.raises(Conflict):
        run(store.create("a", "solo", [entry(2)]))
    assert run(store.load("a")) == [entry(1)]


@pytest.mark.parametrize("seq", [0, 1, 2, 4, 9])
def test_only_the_next_seq_is_accepted(store: SqlStore, run: Run, seq: int) -> None:
    run(store.create("a", "solo", [entry(1), entry(2)]))
    with pytest.raises(Conflict):
        run(store.append("a", seq, [entry(7), entry(8)]))
    assert run(store.load("a")) == [entry(1), entry(2)]
    run(store.append("a", 3, [entry(3)]))


def test_nothing_is_appended_to_a_room_that_does_not_exist(store: SqlStore, run: Run) -> None:
    with pytest.raises(Conflict):
        run(store.append("a", 1, [entry(1)]))
    with pytest.raises(Conflict):
        run(store.append("a", 2, [entry(1)]))
    assert run(store.load("a")) == []


def test_of_many_writers_of_one_seq_exactly_one_wins(url: str, store: SqlStore, run: Run) -> None:
    async def race() -> None:
        await store.create("a", "solo", [entry(1)])
        others = [await open_store(url) for _ in range(3)]
        try:
            for seq in range(2, 12):
                outcomes = await asyncio.gather(
                    *(one.append("a", seq, [entry(10 * seq + who)]) for who, one in enumerate([store, *others])),
                    return_exceptions=True,
                )
                assert sum(outcome is None for outcome in outcomes) == 1, outcomes
                assert all(outcome is None or isinstance(outcome, Conflict) for outcome in outcomes), outcomes
            assert len(await store.load("a")) == 11
        finally:
            for one in others:
                await one.close()

    run(race())


def test_what_was_written_is_there_for_the_next_process(url: str, run: Run) -> None:
    async def write_and_read() -> list[StoredEvent]:
        first = await open_store(url)
        await first.create("a", "solo", [entry(1)])
        second = await open_store(url)  # the first is neither closed nor flushed
        found = await second.load("a")
        await second.close()
        await first.close()
        return found

    assert run(write_and_read()) == [entry(1)]


def test_old_rooms_are_forgotten_with_their_events(store: SqlStore, run: Run) -> None:
    run(store.create("old", "solo", [entry(1, at=0)]))
    run(store.create("kept", "solo", [entry(1, at=0)]))
    run(store.append("kept", 2, [entry(2, at=5000)]))
    assert run(store.forget(changed_before=1000)) == 1
    assert run(store.load("old")) == []
    assert len(run(store.load("kept"))) == 2
    assert run(store.forget(changed_before=1000)) == 0


def test_rooms_that_were_never_played_in_are_forgotten_sooner(store: SqlStore, run: Run) -> None:
    for name in ("unused", "used", "new"):
        run(store.create(name, "solo", [entry(1, at=0 if name != "new" else 5000)]))
    run(store.append("used", 2, [entry(2, at=100)]))
    assert run(store.forget(changed_before=0, unused_before=1000)) == 1
    assert [bool(run(store.load(name))) for name in ("unused", "used", "new")] == [False, True, True]


def test_ping_answers(store: SqlStore, run: Run) -> None:
    run(store.ping())


def test_migrations_build_the_relations_that_the_code_uses(url: str, store: SqlStore, run: Run) -> None:
    def describe(connection: Connection) -> dict[str, dict[str, bool]]:
        found = inspect(connection)
        return {
            name: {column["name"]: column["nullable"] for column in found.get_columns(name)}
            for name in found.get_table_names()
            if name != "alembic_version"
        }

    async def built() -> dict[str, dict[str, bool]]:
        engine = create_async_engine(url)
        async with engine.connect() as connection:
            result = await connection.run_sync(describe)
        await engine.dispose()
        return result

    wanted = {
        name: {column.name: bool(column.nullable) for column in relation.columns}
        for name, relation in metadata.tables.items()
    }
    assert run(built()) == wanted


@pytest.mark.parametrize(
    "address",
    [
        "nonsense",
        "sqlite+aiosqlite:////dev/null/x.db",
        "postgresql+asyncpg://nobody@127.0.0.1:1/none",
        "mysql+none://x/y",
    ],
)
def test_a_store_that_cannot_be_opened_says_why_in_a_line(run: Run, address: str) -> None:
    with pytest.raises(StoreUnavailable) as refused:
        run(open_store(address))
    run(asyncio.sleep(0.1))  # the driver's thread says good-bye to the loop
    assert str(refused.value)
    assert "\n" not in str(refused.value)


def test_opening_twice_changes_nothing(url: str, store: SqlStore, run: Run) -> None:
    run(store.create("a", "solo", [entry(1)]))
    again: SqlStore = run(open_store(url))
    assert run(again.load("a")) == [entry(1)]
    run(again.close())


def test_equal_reports_of_a_day_are_counted_together(store: SqlStore, run: Run) -> None:
    async def count() -> list[bool]:
        return await asyncio.gather(*(store.count_report(day, "{}", 5) for day in (7, 7, 8, 7)))

    assert run(count()) == [True] * 4
    assert run(store.reports()) == [Counted(7, "{}", 3), Counted(8, "{}", 1)]
    assert run(store.forget_reports(8)) == 1
    assert run(store.reports()) == [Counted(8, "{}", 1)]


def test_a_day_has_room_for_so_many_different_reports(store: SqlStore, run: Run) -> None:
    assert [run(store.count_report(7, text, 2)) for text in ("a", "b", "c", "a")] == [True, True, False, True]
    assert run(store.reports()) == [Counted(7, "a", 2), Counted(7, "b", 1)]
