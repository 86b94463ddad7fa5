"""`sevens stats`: what a server has counted, as tables in every language and as JSON."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest

from sevens.cli.main import main
from sevens.store import open_store
from sevens.texts import LANGUAGES, Texts

SETUP = {"game": "fan_tan", "mode": "device", "level": "none", "seats": 5, "length": "wins 3", "changed": ["packs=2"]}
DEVICE = {"phone": False, "memory": "unknown", "cores": "3-4", "browser": "safari", "system": "macos"}
STARTED = json.dumps({"type": "started", "setup": SETUP, "device": DEVICE})


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The data directory of a server that has counted two starts."""

    async def count() -> None:
        store = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'rooms.db'}")
        for _ in range(2):
            await store.count_report(int(time.time()) // 86_400, STARTED, 10)
        await store.close()

    asyncio.run(count())
    return tmp_path


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_are_worded(data: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", "--data", str(data), "--lang", language]) == 0
    told = capsys.readouterr().out
    t = Texts(language, strict=True)
    for text in (
        t("stats-summary", reports=2, days=30),
        t("stats-games"),
        t.preset_title("fan_tan"),
        t("stats-started"),
        t("stats-mode-device"),
        t.option_title("packs"),
    ):
        assert text in told


def test_json_has_all_figures(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", "--data", str(data), "--lang", "en", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["days"], found["reports"]) == (30, 2)
    assert {"title": "Fan Tan", "values": [2, 0, 0, None]} in found["tables"][0]["rows"]


def test_nothing_counted_yet_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", "--data", str(tmp_path), "--lang", "de"]) == 0
    assert capsys.readouterr().out.strip() == "In den letzten 30 Tagen wurde nichts gemeldet."


def test_a_data_base_that_cannot_be_read_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "rooms.db").write_text("this is no data base" * 100, encoding="utf-8")
    assert main(["stats", "--data", str(tmp_path), "--lang", "en"]) == 1
    assert "cannot be kept there" in capsys.readouterr().err
    assert main(["stats", "--database", "nonsense", "--lang", "en"]) == 1
