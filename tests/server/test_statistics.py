"""Statistics: only what is allowed is stored, those who do not want it are not counted, and only the host reads."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect as shapes

from sevens.bots import LEVELS
from sevens.protocol import AnyReport, statistics
from sevens.rules import OPTIONS, PRESETS
from sevens.server.host import DAY, REPORT_DAYS, RoomHosts
from sevens.server.stats import CHANGES, stored_form
from sevens.server.stats import statistics as figures
from sevens.store import Counted, SqlStore, open_store
from sevens.texts import LANGUAGES, Texts

from .conftest import Live

TOKEN = "a-host-token-of-many-letters"
DEVICE = {"phone": True, "memory": "4", "cores": "5-8", "browser": "chromium", "system": "android"}
SETUP = {
    "game": "shichi_narabe",
    "mode": "solo",
    "level": "medium",
    "seats": 4,
    "length": "deals 3",
    "changed": ["jokers=1", "pass_limit"],
}
STARTED = {"type": "started", "setup": SETUP, "device": DEVICE}
FINISHED = {
    "type": "finished",
    "setup": SETUP,
    "result": "won",
    "moves": 141,
    "minutes": "5-10",
    "device": DEVICE,
}
CONNECTION = {"type": "connection", "connected": True, "returns": "2", "device": DEVICE}
DISPLAY = {"type": "display", "outcome": "failed", "frames": "unknown", "device": DEVICE}
REPORTS: list[dict[str, Any]] = [STARTED, FINISHED, CONNECTION, DISPLAY]

# What may never be stored, as somebody might try to send it.
NEVER = {
    "room id": "bIbfNWEs4TQLh3VrS0HNMg",
    "token": "SkcOmmrqOBQzNMmpZyk4lqvhuh-iIvQ0LaYZhLX1jY4",
    "move": "7d",
    "pass": "pass",
    "run": "8s-Ts",
    "cards": ["As", "2s", "Kh"],
    "position": {"s": ["5678"]},
    "address": "192.0.2.7",
    "address 6": "2001:db8::7",
    "graphics": "ANGLE (NVIDIA, NVIDIA GeForce RTX 4090 Direct3D11)",
    "name": "Zoë",
    "agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0",
}


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def counting(live_with: Callable[..., Live]) -> Live:
    return live_with(host_token=TOKEN, requests_burst=10_000)


def stored(data: Path) -> list[tuple[int, dict[str, Any], int]]:
    with sqlite3.connect(data / "rooms.db") as connection:
        rows = connection.execute("SELECT day, report, count FROM statistics ORDER BY report").fetchall()
    connection.close()
    return [(day, json.loads(report), count) for day, report, count in rows]


def test_equal_reports_are_counted_and_nothing_else_is_kept_of_them(counting: Live, data: Path) -> None:
    for report in (*REPORTS, STARTED, STARTED):
        assert counting.post("/api/statistics", report).status == 204
    rows = stored(data)
    assert sorted(count for _, _, count in rows) == [1, 1, 1, 3]
    assert [report for _, report, _ in rows if report["type"] == "started"] == [STARTED]
    assert all(report in REPORTS for _, report, _ in rows)


@pytest.mark.parametrize("signal", [{"DNT": "1"}, {"Sec_GPC": "1"}])
def test_who_does_not_want_to_be_counted_is_not(counting: Live, data: Path, signal: dict[str, str]) -> None:
    assert counting.post("/api/statistics", STARTED, **signal).status == 204
    assert stored(data) == []


def test_other_sites_count_nothing(counting: Live, data: Path) -> None:
    assert counting.post("/api/statistics", STARTED, Origin="https://elsewhere.example").status == 403
    assert stored(data) == []


@pytest.mark.parametrize("what", NEVER)
@pytest.mark.parametrize("report", REPORTS, ids=lambda report: str(report["type"]))
def test_nothing_of_the_never_list_fits_into_any_field(
    counting: Live, data: Path, report: dict[str, Any], what: str
) -> None:
    """It is put under names of its own, and in place of every value there is, at every depth."""
    value = NEVER[what]
    for attempt in attempts(report, value):
        reply = counting.post("/api/statistics", attempt)
        assert reply.status == 400, attempt
        assert reply.error["code"] == "bad_request"
    assert stored(data) == []


def attempts(report: Any, value: Any) -> Iterator[Any]:
    """The report with the value in every possible place, one at a time."""
    if isinstance(report, dict):
        for name in ("room", "move", "cards", "ip", "gpu", "x"):
            yield {**report, name: value}
        for name, inner in report.items():
            for attempt in attempts(inner, value):
                yield {**report, name: attempt}
    elif isinstance(report, list):
        yield value
        yield [*report, value]
        yield [*report, f"jokers={value}"]
    else:
        yield value


def test_every_field_is_a_number_within_bounds_or_one_of_a_few_words() -> None:
    """The allow-list itself: a free text cannot come in by a change of the structs that nobody noticed."""

    def look(kind: shapes.Type, where: str) -> None:
        match kind:
            case shapes.UnionType(types=types):
                for one in types:
                    look(one, where)
            case shapes.StructType(cls=cls, fields=inner, forbid_unknown_fields=strict):
                assert strict, where
                for item in inner:
                    look(item.type, f"{where}.{cls.__name__}.{item.name}")
            case shapes.LiteralType(values=words):
                assert len(words) < 20, where
            case shapes.BoolType():
                pass
            case shapes.IntType(ge=low, le=high):
                assert low is not None, where
                assert high is not None, where
            case shapes.ListType(item_type=item, max_length=longest):
                assert longest is not None
                assert where.endswith(".changed"), "the one list: its texts are checked against CHANGES"
                assert isinstance(item, shapes.StrType | shapes.Metadata)
            case _:
                raise AssertionError(f"{where}: {kind}")

    look(shapes.type_info(AnyReport), "report")


def test_options_are_told_only_by_the_words_of_the_rules() -> None:
    assert all(change.partition("=")[0] in OPTIONS for change in CHANGES)
    free = {option.name for option in OPTIONS.values() if option.kind in ("int", "text")}
    assert all("=" not in change for change in CHANGES if change.partition("=")[0] in free)
    decode = msgspec.json.Decoder(AnyReport).decode
    # All changes together still fit into a row.
    every = [
        min(change for change in CHANGES if change.partition("=")[0] == name) for name in OPTIONS if name != "match"
    ]
    whole = decode(json.dumps({**FINISHED, "setup": {**SETUP, "changed": every}}))
    assert len(stored_form(whole)) <= 2000
    reordered = decode(json.dumps({**STARTED, "setup": {**SETUP, "changed": ["pass_limit", "jokers=1", "pass_limit"]}}))
    assert stored_form(reordered) == stored_form(decode(json.dumps(STARTED)))


def test_the_words_are_those_of_the_game() -> None:
    assert set(get_args(statistics.GameName)) == set(PRESETS)
    assert set(LEVELS) <= set(get_args(statistics.BotLevel))


def test_only_the_host_reads(counting: Live) -> None:
    counting.post("/api/statistics", STARTED)
    assert counting.get("/api/statistics").status == 403
    assert counting.get("/api/statistics", Authorization="Bearer a-host-token-of-many-letterz").status == 403
    assert counting.get("/api/statistics", Authorization=TOKEN).status == 403
    answer = counting.get("/api/statistics?lang=de", Authorization=f"Bearer {TOKEN}")
    assert answer.status == 200
    assert answer.json["reports"] == 1
    assert answer.json["summary"] == "Eine Meldung in den letzten 30 Tagen."
    games = next(table for table in answer.json["tables"] if table["title"] == "Spiele")
    assert [row["values"] for row in games["rows"]] == [[1, 0, 0, None]]


def test_without_a_token_the_hosts_page_is_closed(live: Live) -> None:
    reply = live.get("/api/statistics", Authorization="Bearer None")
    assert (reply.status, reply.error["reason"]) == (404, "no_host_page")


def random_report(rng: random.Random) -> str:
    def some(kind: shapes.Type) -> Any:
        match kind:
            case shapes.StructType(fields=inner, tag=tag):
                made = {item.encode_name: some(item.type) for item in inner}
                return {"type": tag, **made} if tag else made
            case shapes.LiteralType(values=words):
                return rng.choice(words)
            case shapes.BoolType():
                return rng.random() < 0.5
            case shapes.IntType(ge=low, le=high):
                return rng.randint(low or 0, high or 0)
            case shapes.ListType():
                return rng.sample(sorted(CHANGES), rng.randint(0, 5))
        raise AssertionError(kind)

    union = shapes.type_info(AnyReport)
    assert isinstance(union, shapes.UnionType)
    return json.dumps(some(rng.choice(union.types)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_figures_are_worded(language: str) -> None:
    rng = random.Random(7)
    decode = msgspec.json.Decoder(AnyReport).decode
    counted = [Counted(20_000 + n % 30, stored_form(decode(random_report(rng))), 1 + n % 3) for n in range(1500)]
    found = figures([*counted, Counted(20_000, '{"type":"of long ago"}', 5)], 30, Texts(language, strict=True))
    assert found.reports == sum(entry.count for entry in counted)
    assert len(found.tables) == 16
    for table in found.tables:
        assert len(table.columns) == len(table.percent)
        assert len({row.title for row in table.rows}) == len(table.rows), table.title
        for row in table.rows:
            assert row.title.strip()
            assert len(row.values) == len(table.columns)
    options = next(table for table in found.tables if table.title == Texts(language)("stats-options"))
    assert len(options.rows) == len(CHANGES)
    started = sum(entry.count for entry in counted if '"type":"started"' in entry.report)
    assert sum(row.values[0] or 0 for row in found.tables[0].rows) == started


def test_the_server_itself_deletes_what_is_older_than_thirty_days(tmp_path: Path) -> None:
    today = 20_500

    async def play() -> list[int]:
        store: SqlStore = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'rooms.db'}")
        for day in (today - 31, today - 30, today - 29, today):
            await store.count_report(day, "{}", 10)
        hosts = RoomHosts(
            store,
            None,  # type: ignore[arg-type]  # nobody plays
            max_rooms=1,
            idle_seconds=10,
            keep_days=1,
            clock=lambda: today * DAY + 5,
        )
        for _ in range(200):
            await asyncio.sleep(0.01)
            if len(await store.reports()) < 4:
                break
        days = [entry.day for entry in await store.reports()]
        await hosts.close()
        await store.close()
        return days

    assert REPORT_DAYS == 30
    assert asyncio.run(play()) == [today - 29, today]
