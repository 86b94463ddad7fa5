"""Every screen in every language, on a phone and on a wide screen: nothing missing, cut off or written over."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from .conftest import prepare
from .driver import Table
from .measure import faults
from .test_device import people
from .test_match import chosen
from .test_page import LANGUAGES, assert_accessible

SIZES = [(360, 740), (1280, 800)]
SHOTS = os.environ.get("SEVENS_TEST_SHOTS", "")


class Walk:
    """The same screen in six windows, one a language."""

    def __init__(self, browser: Browser, base_url: str, **remembered: object) -> None:
        self.base_url = base_url
        self.pages: dict[str, Page] = {}
        self.contexts: list[BrowserContext] = []
        self.found: dict[str, list[str]] = {}
        settings = dict(remembered.pop("settings", {}))  # type: ignore[call-overload]
        choice = remembered.pop("choice", None)
        for language in LANGUAGES:
            context = browser.new_context(reduced_motion="reduce", viewport={"width": 360, "height": 740})
            prepare(context, {"language": language, **settings}, choice)  # type: ignore[arg-type]
            self.contexts.append(context)
            self.pages[language] = context.new_page()

    def close(self) -> None:
        """Close every window."""
        for context in self.contexts:
            context.close()

    def each(self, act: Callable[[Page], object]) -> None:
        """Do the same in every window."""
        for page in self.pages.values():
            act(page)

    def open(self, path: str, ready: str) -> None:
        """Go to an address in every window, and wait for what `ready` selects."""
        for page in self.pages.values():
            page.goto(f"{self.base_url}/{path}")
            page.locator(ready).first.wait_for()

    def look(self, screen: str, sizes: list[tuple[int, int]] | None = None) -> None:
        """Measure what every window shows, at every size."""
        for language, page in self.pages.items():
            for width, height in sizes or SIZES:
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
                if wrong := faults(page):
                    self.found[f"{screen}, {language}, {width}x{height}"] = wrong
                if SHOTS:
                    page.screenshot(path=Path(SHOTS) / f"{screen}-{language}-{width}.png".replace(" ", "_"))
            if language == "ja":
                assert_accessible(page)


@pytest.fixture
def walk(browser: Browser, base_url: str) -> Iterator[Callable[..., Walk]]:
    """Makes the six windows; afterwards nothing may have been found."""
    made: list[Walk] = []

    def make(**remembered: object) -> Walk:
        made.append(Walk(browser, base_url, **remembered))
        return made[-1]

    yield make
    for one in made:
        one.close()
    found = {screen: wrong for one in made for screen, wrong in one.found.items()}
    assert found == {}, json.dumps(found, indent=1, ensure_ascii=False)


def test_the_screens_before_a_game(walk: Callable[..., Walk]) -> None:
    windows = walk(choice=people("person", "person", "bot"))
    windows.open("", ".start")
    windows.each(lambda page: page.locator("details summary").first.click())
    windows.look("first page")
    windows.each(lambda page: page.locator(".house").click())
    windows.each(lambda page: page.locator("dialog .reason").first.wait_for())
    windows.look("house rules")
    windows.each(lambda page: page.keyboard.press("Escape"))
    windows.each(lambda page: page.locator("header .tools > button").last.click())
    windows.look("settings")
    windows.open("#/rules/fan_tan_chips", "h2")
    windows.look("rules")
    windows.open("#/replay", "input[type=file]")
    windows.look("asking for a record")
    windows.open("#/nothing", "h1")
    windows.look("no such page")
    windows.open("#/room/0000000000", "h1")
    windows.look("no such room")
    windows.open("#/privacy", "h1")
    windows.look("privacy")


def test_the_lobby_of_friends(walk: Callable[..., Walk], table: Callable[..., Table]) -> None:
    player = table(choice={**chosen("parliament", players=6), "mode": "friends", "name": "Wilhelmina"})
    player.open()
    player.page.locator(".start").click()
    player.page.locator(".felt .plate").first.wait_for()
    address = player.page.evaluate("() => location.hash")
    windows = walk()
    windows.open(address, ".felt .plate")
    windows.look("lobby of a guest")
    hosts = walk(choice={**chosen("parliament", players=6), "mode": "friends", "name": "Wilhelmina"})
    hosts.open("", ".start")
    hosts.each(lambda page: page.locator(".start").click())
    hosts.each(lambda page: page.locator(".felt .plate").first.wait_for())
    hosts.look("lobby of a host")


def link_of(page: Page) -> str:
    """The address with the key under which this browser holds its latest room."""
    room, token = page.evaluate("() => JSON.parse(localStorage.getItem('sevens.room')).list.at(-1)")
    return f"#/room/{room}?token={token}"


def test_the_screens_of_a_game(walk: Callable[..., Walk], table: Callable[..., Table]) -> None:
    rules = {"last_card": "draw", "jokers": 1, "chips": 20, "pass_cost": 1}
    player = table(choice=chosen("shichi_narabe", players=8, match="deals 2", **rules))
    player.start()
    player.wait()
    windows = walk()
    windows.open(link_of(player.page), "[data-card]")
    windows.look("buttons")
    for page in windows.pages.values():
        page.locator("[data-card]").last.click()
    windows.look("a card touched")
    windows.each(lambda page: page.locator("header .tools > button").nth(-2).click())
    windows.look("leaving")
    windows.each(lambda page: page.keyboard.press("Escape"))
    while player.wait() != "result":
        player.play_on(moves=1)
    windows.each(lambda page: page.locator("dialog[open] tbody tr").first.wait_for())
    windows.look("deal over")
    player.next_deal()
    player.play_on()
    windows.each(lambda page: expect(page.locator("dialog[open] footer .button")).to_have_count(4))
    windows.look("match over")
    windows.each(lambda page: page.locator("dialog[open] footer .quiet").click())
    windows.look("looking back")
    room = link_of(player.page).split("?")[0].rsplit("/", 1)[-1]
    windows.open(f"#/replay/{room}", ".controls")
    windows.each(lambda page: page.locator(".controls .primary").click())
    windows.look("replay")


@pytest.mark.parametrize("players", [4, 10])
def test_the_screens_of_the_3d_table(players: int, walk: Callable[..., Walk], table: Callable[..., Table]) -> None:
    with_chips = chosen("fan_tan_chips", players=players)
    two_packs = chosen("double_fan_tan", players=players, chips=100, pass_cost=1)
    player = table(choice=two_packs if players > 8 else with_chips)
    player.start()
    player.wait()
    windows = walk(settings={"table3d": True})
    windows.open(link_of(player.page), ".plate")
    windows.look("3D table", [*SIZES, (740, 360)])


def test_the_curtain(walk: Callable[..., Walk], table: Callable[..., Table]) -> None:
    player = table(choice=people("person", "person"))
    player.start()
    assert player.wait() == "curtain"
    windows = walk()
    windows.open(link_of(player.page), ".curtain")
    windows.look("curtain")
