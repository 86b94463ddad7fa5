"""Statistics: which reports are counted, and the figures that the host sees of them."""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

import msgspec

from sevens import protocol as wire
from sevens.rules import OPTIONS
from sevens.store import Counted
from sevens.texts import Texts

from .errors import Denied, NotFound, bad_message

MOST_A_DAY: Final = 20_000
"""Different reports that are counted in a day; more can only come from somebody who fills the data base."""

_decoder = msgspec.json.Decoder(wire.AnyReport)
Line = tuple[wire.AnyReport, int, int]
"""A report, its day and how often it came."""


def _value_text(value: object) -> str:
    return "yes" if value is True else "no" if value is False else str(value)


def _changes() -> frozenset[str]:
    found: set[str] = set()
    for option in OPTIONS.values():
        if option.kind in ("choice", "bool"):
            found |= {f"{option.name}={_value_text(value)}" for value in option.values}
        elif option.name != "match":
            found.add(option.name)
    return frozenset(found)


CHANGES: Final = _changes()
"""What a report may say of options: of a choice of a few which one it is, of others only that they were changed."""


def refuses_counting(headers: Mapping[str, str]) -> bool:
    """Whether the browser says that its user does not want to be counted (Do Not Track, Global Privacy Control)."""
    return headers.get("dnt", "").strip() == "1" or headers.get("sec-gpc", "").strip() == "1"


def stored_form(report: wire.AnyReport) -> str:
    """A report as it is stored: its own fields in a fixed order, and nothing else.

    Raises:
        BadRequest: it names an option, or a value of one, that there is not.
    """
    if isinstance(report, wire.GameStarted | wire.GameFinished):
        changed = report.setup.changed
        if unknown := sorted(set(changed) - CHANGES):
            raise bad_message(f"no such option: {unknown[0]}")
        setup = msgspec.structs.replace(report.setup, changed=sorted(set(changed)))
        report = msgspec.structs.replace(report, setup=setup)
    return msgspec.json.encode(report).decode()


def require_host(authorization: str, token: str | None) -> None:
    """Let only the host pass.

    Args:
        authorization: the header of that name, "Bearer" and the token.
        token: the host's; without one nobody passes.

    Raises:
        NotFound: this server has no host's page.
        Denied: not this token.
    """
    if token is None:
        raise NotFound("no host token is set", reason="no_host_page")
    kind, _, given = authorization.partition(" ")
    if kind.lower() != "bearer" or not hmac.compare_digest(given.strip().encode(), token.encode()):
        raise Denied("wrong host token", reason="wrong_host_token")


def statistics(counted: Iterable[Counted], days: int, t: Texts) -> wire.Statistics:
    """All figures, worded in one language.

    Args:
        counted: as the store has them; reports of a form that is no longer used are left out.
        days: how many days are kept.
        t: the words.
    """
    lines: list[Line] = []
    for entry in counted:
        try:
            lines.append((_decoder.decode(entry.report), entry.day, entry.count))
        except msgspec.DecodeError:
            continue
    reports = sum(count for _, _, count in lines)
    tables = [table for make in _TABLES if (table := make(lines, t)).rows]
    return wire.Statistics(
        days=days,
        reports=reports,
        summary=t("stats-summary", reports=reports, days=days) if reports else t("stats-nothing", days=days),
        tables=tables,
    )


Key = Callable[[wire.Setup], Iterable[str]]


def _games(lines: Sequence[Line], t: Texts, title: str, key: Key, word: Callable[[str], str]) -> wire.StatisticsTable:
    """Started, finished and won games by something about their setup."""
    started: Counter[str] = Counter()
    finished: Counter[str] = Counter()
    won: Counter[str] = Counter()
    decided: Counter[str] = Counter()
    for report, _, count in lines:
        if isinstance(report, wire.GameStarted):
            started.update(dict.fromkeys(key(report.setup), count))
        elif isinstance(report, wire.GameFinished):
            ended = dict.fromkeys(key(report.setup), count)
            finished.update(ended)
            if report.result != "none":
                decided.update(ended)
            if report.result == "won":
                won.update(ended)
    names = sorted({*started, *finished}, key=lambda name: (-started[name], -finished[name], name))
    return wire.StatisticsTable(
        title=t(title),
        columns=[t("stats-started"), t("stats-finished"), t("stats-share-finished"), t("stats-share-won")],
        percent=[False, False, True, True],
        rows=[
            wire.StatisticsRow(
                title=word(name),
                values=[
                    started[name],
                    finished[name],
                    _percent(finished[name], started[name]),
                    _percent(won[name], decided[name]),
                ],
            )
            for name in names
        ],
    )


def _percent(part: int, whole: int) -> int | None:
    return min(100, round(100 * part / whole)) if whole else None


def _by_game(lines: Sequence[Line], t: Texts) -> wire.StatisticsTable:
    return _games(lines, t, "stats-games", lambda setup: [setup.game], t.preset_title)


def _by_mode(lines: Sequence[Line], t: Texts) -> wire.StatisticsTable:
    return _games(lines, t, "stats-modes", lambda setup: [setup.mode], lambda name: t(f"stats-mode-{name}"))


def _by_level(lines: Sequence[Line], t: Texts) -> wire.StatisticsTable:
    return _games(lines, t, "stats-levels", lambda setup: [setup.level], lambda name: t(f"stats-level-{name}"))


def _by_seats(lines: Sequence[Line], t: Texts) -> wire.StatisticsTable:
    return _games(lines, t, "stats-seats", lambda s: [f"{s.seats:02}"], lambda name: t.count("players", int(name)))


def _by_length(lines: Sequence[Line], t: Texts) -> wire.StatisticsTable:
    def word(name: str) -> str:
        return t("stats-other") if name == "other" else t.match_title(name)

    return _games(lines, t, "stats-lengths", lambda setup: [setup.length], word)


def _by_option(lines: Sequence[Line], t: Texts) -> wire.StatisticsTable:
    def word(change: str) -> str:
        name, _, text = change.partition("=")
        if not text:
            return t.option_title(name)
        value = next(value for value in OPTIONS[name].values if _value_text(value) == text)
        return f"{t.option_title(name)}: {t.value_title(name, value)}"

    return _games(lines, t, "stats-options", lambda setup: setup.changed, word)


def _by_day(lines: Sequence[Line], t: Texts) -> wire.StatisticsTable:
    days: dict[int, list[int | None]] = {}
    for report, day, count in lines:
        if isinstance(report, wire.GameStarted | wire.GameFinished):
            figures = days.setdefault(day, [0, 0])
            column = int(isinstance(report, wire.GameFinished))
            figures[column] = (figures[column] or 0) + count
    first = datetime(1970, 1, 1, tzinfo=UTC)
    return wire.StatisticsTable(
        title=t("stats-days"),
        columns=[t("stats-started"), t("stats-finished")],
        percent=[False, False],
        rows=[
            wire.StatisticsRow(title=(first + timedelta(days=day)).date().isoformat(), values=values)
            for day, values in sorted(days.items(), reverse=True)
        ],
    )


Row = tuple[str, int]
"""The name of a row and the column that a report counts in."""


def _counts(
    lines: Sequence[Line],
    t: Texts,
    title: str,
    columns: Sequence[str],
    row: Callable[[wire.AnyReport], Row | None],
    *,
    ordered: Sequence[str] = (),
) -> wire.StatisticsTable:
    """Reports counted by row and column; rows in the given order, else the fullest first."""
    figures: dict[str, list[int | None]] = {}
    for report, _, count in lines:
        if (place := row(report)) is not None:
            values = figures.setdefault(place[0], [0] * len(columns))
            values[place[1]] = (values[place[1]] or 0) + count
    names = sorted(figures, key=lambda name: -sum(value or 0 for value in figures[name]))
    if ordered:
        names.sort(key=ordered.index)
    return wire.StatisticsTable(
        title=t(title),
        columns=[t(column) for column in columns],
        percent=[False] * len(columns),
        rows=[wire.StatisticsRow(title=name, values=figures[name]) for name in names],
    )


def _device(device: wire.Device, t: Texts) -> str:
    browser, system = (t(f"stats-family-{name}") for name in (device.browser, device.system))
    return t("stats-device-phone" if device.phone else "stats-device", browser=browser, system=system)


def _durations(lines: Sequence[Line], t: Texts) -> wire.StatisticsTable:
    bands = ["under 2", "2-5", "5-10", "10-20", "20-40", "40 or more"]

    def row(report: wire.AnyReport) -> Row | None:
        return (_band(report.minutes, t), 0) if isinstance(report, wire.GameFinished) else None

    ordered = [_band(band, t) for band in bands]
    return _counts(lines, t, "stats-durations", ["stats-finished"], row, ordered=ordered)


def _moves(lines: Sequence[Line], t: Texts) -> wire.StatisticsTable:
    bands = ["0-49", "50-99", "100-199", "200-499", "500 or more"]
    limits = (50, 100, 200, 500)

    def row(report: wire.AnyReport) -> Row | None:
        if not isinstance(report, wire.GameFinished):
            return None
        return _band(bands[sum(report.moves >= limit for limit in limits)], t), 0

    return _counts(lines, t, "stats-moves", ["stats-finished"], row, ordered=[_band(band, t) for band in bands])


def _band(band: str, t: Texts) -> str:
    """A band in words: "under 2", "2-5", "40 or more"."""
    if band == "unknown":
        return t("stats-unknown")
    if band.startswith("under "):
        return t("stats-band-under", n=int(band[6:]))
    if band.endswith(" or more"):
        return t("stats-band-more", n=int(band[:-8]))
    return band.replace("-", "–")


def _displays(lines: Sequence[Line], t: Texts) -> wire.StatisticsTable:
    outcomes = ("shown", "unavailable", "failed")

    def row(report: wire.AnyReport) -> Row | None:
        if not isinstance(report, wire.DisplayReport):
            return None
        return _device(report.device, t), outcomes.index(report.outcome)

    return _counts(lines, t, "stats-displays", [f"stats-display-{name}" for name in outcomes], row)


def _frames(lines: Sequence[Line], t: Texts) -> wire.StatisticsTable:
    bands = ("under 15", "15-30", "30-50", "50 or more")

    def row(report: wire.AnyReport) -> Row | None:
        if not isinstance(report, wire.DisplayReport) or report.frames == "unknown":
            return None
        return _band(report.frames, t), int(report.device.phone)

    columns = ["stats-computers", "stats-phones"]
    return _counts(lines, t, "stats-frames", columns, row, ordered=[_band(band, t) for band in bands])


def _connections(lines: Sequence[Line], t: Texts) -> wire.StatisticsTable:
    def row(report: wire.AnyReport) -> Row | None:
        if not isinstance(report, wire.ConnectionReport):
            return None
        return _device(report.device, t), 2 if not report.connected else int(report.returns != "0")

    columns = ["stats-connected", "stats-connected-again", "stats-not-connected"]
    return _counts(lines, t, "stats-connections", columns, row)


def _returns(lines: Sequence[Line], t: Texts) -> wire.StatisticsTable:
    bands = ("0", "1", "2", "3-5", "6 or more")

    def row(report: wire.AnyReport) -> Row | None:
        if not isinstance(report, wire.ConnectionReport) or not report.connected:
            return None
        return _band(report.returns, t), 0

    return _counts(lines, t, "stats-returns", ["stats-games"], row, ordered=[_band(band, t) for band in bands])


def _devices(lines: Sequence[Line], t: Texts) -> wire.StatisticsTable:
    return _counts(
        lines,
        t,
        "stats-devices",
        ["stats-started"],
        lambda report: (_device(report.device, t), 0) if isinstance(report, wire.GameStarted) else None,
    )


def _memories(lines: Sequence[Line], t: Texts) -> wire.StatisticsTable:
    bands = ("under 2", "2", "4", "8 or more", "unknown")

    def row(report: wire.AnyReport) -> Row | None:
        return (_band(report.device.memory, t), 0) if isinstance(report, wire.GameStarted) else None

    return _counts(lines, t, "stats-memory", ["stats-started"], row, ordered=[_band(band, t) for band in bands])


def _cores(lines: Sequence[Line], t: Texts) -> wire.StatisticsTable:
    bands = ("1-2", "3-4", "5-8", "9 or more", "unknown")

    def row(report: wire.AnyReport) -> Row | None:
        return (_band(report.device.cores, t), 0) if isinstance(report, wire.GameStarted) else None

    return _counts(lines, t, "stats-cores", ["stats-started"], row, ordered=[_band(band, t) for band in bands])


_TABLES: Final = (
    _by_game,
    _by_mode,
    _by_level,
    _by_seats,
    _by_length,
    _by_option,
    _durations,
    _moves,
    _displays,
    _frames,
    _connections,
    _returns,
    _devices,
    _memories,
    _cores,
    _by_day,
)
