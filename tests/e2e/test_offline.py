"""Without a connection: the same package plays in the browser, in the same words, and forgets nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from .conftest import prepare
from .driver import NEXT_THING
from .test_installable import installed
from .test_page import assert_accessible

START = 60_000
"""How long Python may take to start on a slow machine, in milliseconds."""
CHOICE = {"preset": "sevens", "mode": "solo", "players": 3, "lengths": {"sevens": "deals 1"}}


@pytest.fixture
def away(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[BrowserContext]:
    """A browser that may have a service worker and will lose its connection."""
    context = browser.new_context(**{**browser_context_args, "service_workers": "allow"})
    prepare(context, choice=CHOICE)
    yield context
    context.close()


def made_offline(away: BrowserContext, base_url: str) -> tuple[Page, list[str]]:
    """The first page after the game was made available offline, without a connection; and what fails from then on."""
    page = installed(away, f"{base_url}/")
    page.get_by_text("Without a connection").click()
    button = page.get_by_role("button", name="Make available offline")
    expect(button).to_contain_text(" MB)")
    button.click()
    page.get_by_text("The game is available offline on this device.").wait_for(timeout=START)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    away.set_offline(True)
    page.reload()
    return page, errors


def step(page: Page, number: int) -> bool:
    """Do what is asked next; False when a deal is over."""
    thing = page.wait_for_function(NEXT_THING, timeout=START).json_value()
    if thing == "result":
        return False
    if thing == "curtain":
        page.get_by_role("button", name="Lift the curtain").click()
        page.wait_for_function("() => !document.querySelector('.curtain')")
        return True
    panel = page.get_by_role("region", name="Play with buttons")
    before = panel.inner_text()
    held = panel.locator("[data-card]").count()
    lit = panel.locator(".card.lit")
    if lit.count():
        lit.nth(number % lit.count()).click()
        panel.get_by_role("button", name="Play").click()
        done = "([held]) => document.querySelectorAll('.panel [data-card]').length < held"
    else:
        panel.get_by_role("button", name="Pass").click()
        done = "([, before]) => document.querySelector('.panel')?.innerText !== before"
    over = "document.querySelector('dialog[open], .curtain') !== null"
    page.wait_for_function(f"args => {over} || ({done})(args)", arg=[held, before], timeout=START)
    return True


def play(page: Page, steps: int = 500) -> int:
    """Play on until the deal is over, or for so many steps; returns how many were made."""
    for number in range(steps):
        if not step(page, number):
            return number
    return steps


def test_a_whole_match_against_the_computer_without_a_connection(away: BrowserContext, base_url: str) -> None:
    page, errors = made_offline(away, base_url)
    expect(page.get_by_text("There is no connection. You play on this device")).to_be_visible()
    expect(page.get_by_role("radio", name="With friends")).to_have_count(0)
    page.get_by_role("button", name="Play", exact=True).click()
    play(page, 4)
    assert "local-" in page.url
    hand = page.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")

    # What was played is kept: a reload finds the same cards.
    page.reload()
    page.locator("[data-card]").first.wait_for(timeout=START)
    page.wait_for_function(NEXT_THING, timeout=START)
    again = page.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert set(again) <= set(hand)
    assert len(hand) - len(again) <= 1

    assert play(page) > 5
    expect(page.get_by_role("dialog").get_by_role("heading").first).to_contain_text("win")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    assert '"format":"sevens-record"' in download.value.path().read_text(encoding="utf-8")
    assert errors == []


def test_passing_one_device_round_and_refusals_without_a_connection(away: BrowserContext, base_url: str) -> None:
    page, errors = made_offline(away, base_url)
    page.get_by_role("radio", name="On this device").check()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".curtain").wait_for(timeout=START)
    assert page.locator("[data-card]").count() == 0
    play(page, 8)
    # The rules of the game are worded by the same package.
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog").get_by_role("heading", level=3).first).to_be_visible(timeout=START)
    assert errors == []


def test_without_it_the_page_says_what_works(away: BrowserContext, base_url: str) -> None:
    page = installed(away, f"{base_url}/")
    away.set_offline(True)
    page.reload()
    expect(page.get_by_text("There is no connection. The page opens all the same")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("Check the connection")


def test_it_can_be_removed_again(away: BrowserContext, base_url: str) -> None:
    page = installed(away, f"{base_url}/")
    page.get_by_text("Without a connection").click()
    page.get_by_role("button", name="Make available offline").click()
    page.get_by_role("button", name="Remove").click(timeout=START)
    page.get_by_role("button", name="Make available offline").wait_for()
    assert "sevens-python" not in page.evaluate("() => caches.keys()")


def test_only_the_worker_may_compile(page: Page, base_url: str) -> None:
    response = page.goto(f"{base_url}/")
    assert response is not None
    assert "wasm" not in response.headers["content-security-policy"]
    refused = page.evaluate(
        "() => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(() => null, String)"
    )
    assert "Content Security Policy" in str(refused)
