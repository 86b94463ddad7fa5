"""Friends who meet by a link: each has a browser of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from .conftest import prepare
from .driver import Table
from .test_page import assert_accessible

Guest = Callable[..., Table]


@pytest.fixture
def guest(browser: Browser, base_url: str) -> Iterator[Guest]:
    """Makes people with a browser of their own; afterwards no page may have logged an error."""
    made: list[Table] = []

    def make(name: str, players: int = 3, theme: str = "light") -> Table:
        context = browser.new_context(viewport={"width": 960, "height": 700}, locale="en-GB", service_workers="block")
        choice = {
            "preset": "shichi_narabe",
            "mode": "friends",
            "name": name,
            "players": players,
            "lengths": {"shichi_narabe": "deals 1"},
        }
        prepare(context, {"theme": theme}, choice)
        made.append(Table(context.new_page(), base_url))
        return made[-1]

    yield make
    for driver in made:
        driver.page.context.close()
    for driver in made:
        assert driver.errors == []


def open_room(host: Table) -> str:
    """Open a room from the first page; the address of its link."""
    host.open()
    host.page.get_by_role("button", name="Open a room").click()
    link = host.page.get_by_label("Link to this room")
    link.wait_for()
    return link.input_value().removeprefix(f"{host.base_url}/")


def sit(person: Table, path: str) -> None:
    """Come by the link and take a free seat."""
    person.open(path)
    person.page.get_by_role("button", name="Sit here").last.click()
    expect(person.page.get_by_role("button", name="Get up")).to_be_visible()


def play_to_the_end(*people: Table) -> None:
    """Everybody moves when it is their turn, until the match is over."""
    for _ in range(4000):
        for person in people:
            update = person.updates[-1]
            view = update["view"]
            if view["phase"] == "match_over":
                return
            if view["phase"] == "play" and view["to_move"] == view["seat"]:
                person.page.locator(".panel .bar .mine").wait_for()
                person.move()
        people[0].page.wait_for_timeout(20)
    raise AssertionError("the match did not end")


def test_friends_meet_by_a_link_play_and_play_again_while_somebody_watches(guest: Guest) -> None:
    ann, bea, eve = guest("Ann"), guest("Bea"), guest("Eve")
    path = open_room(ann)
    sit(bea, path)
    eve.open(path)
    expect(eve.page.get_by_role("list", name="Seats")).to_contain_text("Bea")
    expect(ann.page.get_by_text("1 is watching")).to_be_visible()
    assert bea.page.get_by_role("button", name="Start", exact=True).count() == 0
    ann.page.get_by_role("button", name="Start", exact=True).click()
    for person in (ann, bea, eve):
        person.panel.wait_for()
    assert ann.view["seat"] != bea.view["seat"]
    assert eve.view["seat"] is None
    assert eve.page.locator("[data-card]").count() == 0
    bea.page.get_by_role("button", name="Friends").click()
    bea.page.get_by_role("button", name="Well played!").click()
    expect(ann.page.get_by_text("Bea: Well played!")).to_be_visible()
    play_to_the_end(ann, bea)
    for person in (ann, bea):
        person.result.get_by_role("button", name="Play again").click()
    expect(eve.result).to_have_count(0)
    for _ in range(200):
        if eve.updates[-1]["room"]["match"] == 2:
            break
        eve.page.wait_for_timeout(50)
    assert eve.updates[-1]["room"]["match"] == 2
    assert eve.view["phase"] == "play"
    assert all(update["view"] is None or update["view"]["hand"] is None for update in eve.updates)


def test_who_leaves_is_played_for_and_returns_to_the_seat(guest: Guest) -> None:
    ann, bea = guest("Ann"), guest("Bea")
    path = open_room(ann)
    sit(bea, path)
    ann.page.get_by_role("button", name="Start", exact=True).click()
    bea.panel.wait_for()
    seat = bea.view["seat"]
    bea.page.get_by_role("button", name="Leave").click()
    bea.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    bea.page.get_by_role("button", name="Open a room").wait_for()
    bea.open(path)
    bea.page.get_by_role("button", name="Sit down again").click()
    expect(bea.page.get_by_role("button", name="Sit down again")).to_have_count(0)
    assert bea.updates[-1]["room"]["seats"][seat]["you"]
    bea.page.reload()
    bea.panel.wait_for()
    expect(bea.panel.locator("[data-card]").first).to_be_visible()
    assert bea.view["seat"] == seat


def test_a_seat_moves_to_another_device_and_the_first_is_told(guest: Guest) -> None:
    ann, phone = guest("Ann"), guest("Phone")
    open_room(ann)
    ann.page.get_by_role("button", name="Start", exact=True).click()
    ann.panel.wait_for()
    seat = ann.view["seat"]
    ann.page.get_by_role("button", name="Friends").click()
    ann.page.get_by_role("button", name="Make a link").click()
    field = ann.page.get_by_label("Play on from another device")
    field.wait_for()
    phone.page.goto(field.input_value())
    phone.panel.wait_for()
    assert phone.view["seat"] == seat
    expect(ann.page.get_by_role("heading", name="Your seat is played from another device now")).to_be_visible()
    ann.page.get_by_role("button", name="Watch").click()
    ann.panel.wait_for()
    assert ann.view["seat"] is None


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_lobby_and_joining_have_no_faults_of_accessibility(guest: Guest, theme: str) -> None:
    ann, bea = guest("Ann", theme=theme), guest("Bea", theme=theme)
    path = open_room(ann)
    bea.open(path)
    bea.page.get_by_role("button", name="Sit here").first.wait_for()
    for person in (ann, bea):
        assert_accessible(person.page)
