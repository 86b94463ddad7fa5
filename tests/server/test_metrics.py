"""Metrics: they count, and they name nobody."""

from __future__ import annotations

import re

from .conftest import FRIENDS, Live


def values(live: Live) -> dict[str, float]:
    lines = (line.rsplit(" ", 1) for line in live.get("/metrics").text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, value in lines}


def test_what_happens_is_counted(live: Live) -> None:
    before = values(live)

    def gained(name: str) -> float:
        return values(live).get(name, 0.0) - before.get(name, 0.0)

    room, token = live.open_room()
    with live.player(room, token) as ann:
        ann.play_to_end()
        assert gained("sevens_connections") >= 1
        ann.ask({"type": "lift", "seat": 0})
    assert gained('sevens_rooms_opened_total{mode="solo"}') == 1
    assert gained('sevens_matches_finished_total{mode="solo"}') == 1
    assert gained('sevens_moves_total{by="person"}') > 1
    assert gained('sevens_moves_total{by="bot"}') > 1
    assert gained('sevens_commands_total{command="Act",status="accepted"}') > 1
    assert gained('sevens_commands_total{command="Lift",status="refused"}') == 1
    assert gained("sevens_command_seconds_count") > 2
    assert gained("sevens_messages_sent_total") > 2


def test_metrics_name_nobody(live: Live) -> None:
    room, token = live.open_room(FRIENDS)
    live.join(room, "Zacharias")
    reply = live.get("/metrics")
    assert reply.headers["content-type"].startswith("text/plain")
    for secret in (room, token, "Zacharias", "127.0.0.1"):
        assert secret not in reply.text
    labels = set(re.findall(r'(\w+)="([^"]*)"', reply.text))
    assert {name for name, _ in labels} <= {"mode", "by", "command", "status", "le"}
    assert all(re.fullmatch(r"[A-Za-z]+|\+Inf|[0-9.]+", value) for _, value in labels)
