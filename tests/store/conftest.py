"""The stores under test: SQLite always, PostgreSQL when SEVENS_TEST_POSTGRES names an empty data base."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

POSTGRES = os.environ.get("SEVENS_TEST_POSTGRES")

Run = Callable[[Coroutine[Any, Any, Any]], Any]


@pytest.fixture
def run() -> Iterator[Run]:
    """Runs coroutines of one test in one event loop."""
    with asyncio.Runner() as runner:
        yield runner.run


async def _empty(url: str) -> None:
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        for name in ("events", "rooms", "alembic_version"):
            await connection.execute(text(f"DROP TABLE IF EXISTS {name}"))
    await engine.dispose()


# There is one data base for all: tests that empty it must not run at the same time.
_POSTGRES = [pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))] if POSTGRES else []


@pytest.fixture(params=["sqlite", *_POSTGRES])
def url(request: pytest.FixtureRequest, tmp_path: Path, run: Run) -> str:
    """The address of an empty data base."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'rooms.db'}"
    assert POSTGRES is not None
    run(_empty(POSTGRES))
    return POSTGRES
