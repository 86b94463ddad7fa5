"""What a page may report about a game, and what the host sees of all reports.

The structs are the allow-list: every field is a number within bounds, yes or no, or one of a few words, and unknown
fields are refused. There is no field into which a room's id, a move, a card, an address or the name of a graphics
processor would fit; `tests/server/test_statistics.py` tries.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .messages import Mode

GameName = Literal[
    "sevens",
    "parliament",
    "fan_tan",
    "fan_tan_chips",
    "shichi_narabe",
    "parliament_chips",
    "domino",
    "double_fan_tan",
    "cinquillo",
    "devyatka",
    "satte_pe_satta",
]
BotLevel = Literal["none", "random", "easy", "medium", "hard", "expert", "mixed"]
MatchLength = Literal[
    "deals 0", "deals 1", "deals 3", "deals 5", "deals 7", "deals 10", "wins 3", "best_of 5", "points 100",
    "bust 0", "bust 7", "other",
]  # fmt: skip
ChangedOption = Annotated[str, Meta(pattern=r"^[a-z_]{4,24}(=[a-z0-9_-]{1,16})?$", max_length=40)]


class Device(Struct, forbid_unknown_fields=True, frozen=True):
    """The kind of device: whether it is a phone, bands of memory (GB) and processor cores, families of programs."""

    phone: bool
    memory: Literal["unknown", "under 2", "2", "4", "8 or more"]
    cores: Literal["unknown", "1-2", "3-4", "5-8", "9 or more"]
    browser: Literal["chromium", "firefox", "safari", "other"]
    system: Literal["android", "ios", "windows", "macos", "linux", "other"]


class Setup(Struct, forbid_unknown_fields=True, frozen=True):
    """What is played.

    The preset, the mode, the level of the bots, the number of seats, the match length, and the options that differ
    from the preset: `name=value` for options that are a choice of a few, the name alone for others.
    """

    game: GameName
    mode: Mode
    level: BotLevel
    seats: Annotated[int, Meta(ge=2, le=10)]
    length: MatchLength
    changed: Annotated[list[ChangedOption], Meta(max_length=32)]


class Report(Struct, forbid_unknown_fields=True, frozen=True, tag_field="type"):
    """Anything a page may report."""


class GameStarted(Report, frozen=True, tag="started"):
    """A match began."""

    setup: Setup
    device: Device


class GameFinished(Report, frozen=True, tag="finished"):
    """A match ended: how it ended for whoever opened the room, how many moves it had and how long it took (minutes)."""

    setup: Setup
    result: Literal["won", "shared", "lost", "none"]
    moves: Annotated[int, Meta(ge=0, le=20_000)]
    minutes: Literal["under 2", "2-5", "5-10", "10-20", "20-40", "40 or more"]
    device: Device


class ConnectionReport(Report, frozen=True, tag="connection"):
    """Whether the connection to a game with friends came about, and how often it came back."""

    connected: bool
    returns: Literal["0", "1", "2", "3-5", "6 or more"]
    device: Device


class DisplayReport(Report, frozen=True, tag="display"):
    """Whether the 3D table was shown, could not be, or failed, and the band of frames a second while cards moved."""

    outcome: Literal["shown", "unavailable", "failed"]
    frames: Literal["unknown", "under 15", "15-30", "30-50", "50 or more"]
    device: Device


AnyReport = GameStarted | GameFinished | ConnectionReport | DisplayReport


class StatisticsRow(Struct, frozen=True):
    """A row of figures; what was not counted is null."""

    title: str
    values: list[int | None]


class StatisticsTable(Struct, frozen=True):
    """Figures under headings, worded in one language. `percent` marks the columns that are percentages."""

    title: str
    columns: list[str]
    percent: list[bool]
    rows: list[StatisticsRow]


class Statistics(Struct, frozen=True):
    """All that was reported in the days that are kept."""

    days: int
    reports: int
    summary: str
    tables: list[StatisticsTable]
