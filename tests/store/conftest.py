"""The stores under test: SQLite always, PostgreSQL when SEVENS_TEST_POSTGRES names a server."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

POSTGRES = os.environ.get("SEVENS_TEST_POSTGRES")

Run = Callable[[Coroutine[Any, Any, Any]], Any]


@pytest.fixture
def run() -> Iterator[Run]:
    """Runs coroutines of one test in one event loop."""
    with asyncio.Runner() as runner:
        yield runner.run


async def _make_anew(name: str) -> None:
    assert POSTGRES is not None
    engine = create_async_engine(POSTGRES, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()


@pytest.fixture(params=["sqlite", *(["postgres"] if POSTGRES else [])])
def url(request: pytest.FixtureRequest, tmp_path: Path, run: Run, worker_id: str) -> str:
    """The address of an empty data base."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'rooms.db'}"
    assert POSTGRES is not None
    # Tests run in several processes at once; each has a data base of its own.
    name = f"sevens_test_{worker_id}"
    run(_make_anew(name))
    return make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)
