"""A server that dies in the middle of a deal, as a person at the page sees it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from .conftest import free_port, prepare, start_server
from .driver import Table
from .test_device import people
from .test_match import chosen


def wait_for_updates(player: Table, heard: int) -> None:
    """Until the page has heard more than so many updates, without anybody touching it."""
    for _ in range(600):
        if len(player.updates) > heard:
            return
        player.page.wait_for_timeout(50)
    raise AssertionError("the page did not come back by itself")


def test_a_killed_server_goes_on_where_it_was(context: BrowserContext, page: Page, tmp_path: Path) -> None:
    port = free_port()
    server = start_server(port, tmp_path)
    try:
        prepare(context, choice=chosen("shichi_narabe", players=3))
        player = Table(page, f"http://127.0.0.1:{port}")
        player.start()
        player.play_on(moves=2)
        player.wait()
        before = player.updates[-1]
        server.kill()
        server.wait(10)
        expect(page.locator("p.link")).to_be_visible()
        heard = len(player.updates)
        server = start_server(port, tmp_path)
        wait_for_updates(player, heard)
        expect(page.locator("p.link")).to_have_count(0)
        after = player.updates[-1]
        assert after["seq"] == before["seq"]
        for part in ("hand", "layout", "passes_left", "to_move", "history"):
            assert after["view"][part] == before["view"][part], part
        player.play_on()
        assert player.view["phase"] == "match_over"
    finally:
        server.kill()
        server.wait(10)


def test_a_killed_server_keeps_the_curtain_down(context: BrowserContext, page: Page, tmp_path: Path) -> None:
    port = free_port()
    server = start_server(port, tmp_path)
    try:
        prepare(context, choice=people("person", "person"))
        player = Table(page, f"http://127.0.0.1:{port}")
        player.start()
        player.play_on(moves=1)
        assert player.wait() == "curtain"
        seat = player.updates[-1]["curtain"]
        server.kill()
        server.wait(10)
        heard = len(player.updates)
        server = start_server(port, tmp_path)
        wait_for_updates(player, heard)
        assert player.updates[-1]["curtain"] == seat
        assert player.view["hand"] is None
        assert page.locator("[data-card]").count() == 0
    finally:
        server.kill()
        server.wait(10)
