"""Statistics as people meet them: what leaves the page, the switch, the signals, the pages that tell of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from .driver import Table
from .test_page import assert_accessible

MakeTable = Callable[..., Table]
STARTED = {
    "type": "started",
    "setup": {
        "game": "sevens",
        "mode": "solo",
        "level": "hard",
        "seats": 4,
        "length": "deals 1",
        "changed": ["jokers=1"],
    },
    "device": {"phone": True, "memory": "4", "cores": "5-8", "browser": "firefox", "system": "android"},
}

CHOICE = {"preset": "sevens", "mode": "solo", "players": 3, "lengths": {"sevens": "deals 1"}}


def listen(page: Page) -> list[dict[str, Any]]:
    """Everything that the page reports from now on."""
    reports: list[dict[str, Any]] = []

    def note(request: Request) -> None:
        if "/api/statistics" in request.url:
            reports.append(json.loads(request.post_data or "null"))

    page.on("request", note)
    return reports


def test_a_match_is_told_with_its_start_and_end_and_nothing_of_what_is_secret(table: MakeTable, page: Page) -> None:
    reports = listen(page)
    player = table(choice=CHOICE)
    player.start()
    player.play_on()
    page.wait_for_timeout(500)
    started, finished = reports
    assert started["type"] == "started"
    assert started["setup"] == {
        "game": "sevens",
        "mode": "solo",
        "level": "medium",
        "seats": 3,
        "length": "deals 1",
        "changed": [],
    }
    assert finished["type"] == "finished"
    assert finished["result"] in ("won", "lost", "shared")
    assert finished["moves"] > 30
    text = json.dumps(reports)
    secrets = [player.updates[0]["room"]["id"], *(str(card) for card in player.updates[0]["view"]["hand"])]
    assert not [secret for secret in secrets if f'"{secret}"' in text]


@pytest.mark.parametrize("way", ["switch", "dnt", "gpc"])
def test_who_does_not_want_to_be_counted_sends_nothing(table: MakeTable, page: Page, way: str) -> None:
    reports = listen(page)
    if way != "switch":
        name, value = ("doNotTrack", "'1'") if way == "dnt" else ("globalPrivacyControl", "true")
        page.add_init_script(f"Object.defineProperty(Navigator.prototype, '{name}', {{ get: () => {value} }})")
    player = table(settings={"statistics": way != "switch"}, choice=CHOICE)
    player.start()
    player.play_on(moves=2)
    page.wait_for_timeout(500)
    assert reports == []
    page.goto(f"{player.base_url}/#/privacy")
    page.get_by_role("main").get_by_role("button", name="Settings").click()
    switch = page.get_by_role("switch", name="Send statistics to this server")
    if way == "switch":
        expect(switch).to_be_enabled()
        expect(switch).not_to_be_checked()
    else:
        expect(switch).to_be_disabled()
        expect(page.get_by_text("so nothing is sent")).to_be_visible()


def test_the_settings_have_the_list_beside_the_switch(table: MakeTable, page: Page) -> None:
    player = table()
    player.open()
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("What is sent and what is not").click()
    for line in ("Moves and cards", "The network address", "The model of the graphics processor"):
        expect(dialog.get_by_text(line)).to_be_visible()
    dialog.get_by_role("link", name="Privacy, in plain words").click()
    expect(page.get_by_role("heading", level=1, name="Privacy, in plain words")).to_be_visible()
    expect(dialog).to_be_hidden()


def test_the_first_page_leads_to_privacy(table: MakeTable, page: Page) -> None:
    player = table()
    player.open()
    page.get_by_role("link", name="Privacy").click()
    expect(page.get_by_role("heading", name="No money")).to_be_visible()


def test_the_host_sees_tables_with_bars(table: MakeTable, page: Page, host_token: str) -> None:
    player = table(choice=CHOICE)
    player.start()
    player.play_on()
    page.wait_for_timeout(500)
    player.open("#/host")
    page.get_by_label("Host token").fill("not the token at all")
    page.get_by_role("button", name="Show").click()
    expect(page.get_by_role("alert")).to_contain_text("not the host's token")
    assert player.errors.pop().endswith("403 (Forbidden)")  # the browser itself writes that down
    page.get_by_label("Host token").fill(host_token)
    page.get_by_role("button", name="Show").click()
    games = page.get_by_role("table", name="Games", exact=True)
    expect(games.get_by_role("columnheader", name="Finished", exact=True)).to_be_visible()
    row = games.get_by_role("row").nth(1)
    assert int(row.get_by_role("cell").first.inner_text()) >= 1
    expect(row.locator(".bar").first).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_these_pages_and_they_are_narrow(
    table: MakeTable, page: Page, theme: str, host_token: str
) -> None:
    player = table({"theme": theme})
    page.set_viewport_size({"width": 360, "height": 740})

    def check() -> None:
        assert_accessible(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360

    player.open()
    page.get_by_text("Without a connection").click()
    check()
    player.open("#/privacy")
    page.get_by_role("heading", level=1).wait_for()
    check()
    page.get_by_role("main").get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text("What is sent and what is not").click()
    check()
    page.get_by_role("button", name="Close").click()
    player.open("#/host")
    page.request.post(f"{player.base_url}/api/statistics", data=STARTED)
    page.get_by_label("Host token").fill(host_token)
    page.get_by_role("button", name="Show").click()
    page.get_by_role("table", name="Games", exact=True).wait_for()
    check()
