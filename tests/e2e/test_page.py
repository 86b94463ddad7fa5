"""The page itself: accessibility, languages, memory, reloads, lost connections, 3D, replays."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from .conftest import ROOT, prepare
from .driver import Table
from .test_device import people
from .test_match import chosen

MakeTable = Callable[..., Table]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def assert_accessible(page: Page) -> None:
    """Find nothing wrong, as axe sees it, in what the page shows now."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "async () => (await axe.run()).violations.map(v => [v.id, v.nodes.map(n => n.html).slice(0, 3)])"
    )
    assert found == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_any_screen(theme: str, table: MakeTable) -> None:
    player = table({"theme": theme}, chosen("shichi_narabe", last_card="draw"))
    page = player.page

    def check(screen: str) -> None:
        try:
            assert_accessible(page)
        except AssertionError as error:
            raise AssertionError(f"{screen}: {error}") from error

    player.open()
    page.get_by_role("button", name="House rules").wait_for()
    page.get_by_text("Seats", exact=True).click()
    check("first page")
    page.get_by_role("button", name="House rules").click()
    page.wait_for_timeout(400)
    check("house rules")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Settings").click()
    check("settings")
    page.get_by_role("button", name="Close").click()
    player.open("#/rules/fan_tan")
    page.get_by_role("heading", name="Glossary").wait_for()
    check("rules")
    player.open("#/replay")
    check("asking for a record")
    player.open("#/nothing")
    check("no such page")
    player.start()
    player.wait()
    check("table")
    if player.open_cards:
        player.hand_card(player.open_cards[0]).click()
        check("a card chosen")
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("heading", name="Glossary").wait_for()
    check("rules of the room")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Leave").click()
    check("leaving")
    page.get_by_role("button", name="Cancel").click()
    player.play_on()
    check("match over")
    page.get_by_role("button", name="Look at the table").click()
    check("table after the match")
    page.get_by_role("button", name="Show the result").first.click()
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="One step on").wait_for()
    check("replay")
    player.open("#/room/0000000000")
    page.get_by_text("This game is not here any more.").wait_for()
    check("no such room")
    # The browser says so, too, when a room is not there.
    player.errors[:] = [error for error in player.errors if "WebSocket" not in error and "404" not in error]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_beside_the_canvas_and_behind_the_curtain(theme: str, table: MakeTable) -> None:
    player = table({"theme": theme, "table3d": True}, people("person", "person"))
    player.start()
    player.wait()
    assert_accessible(player.page)
    player.page.get_by_role("button", name="Lift the curtain").click()
    player.page.locator(".plate").first.wait_for()
    assert_accessible(player.page)


def test_the_narrow_page_needs_no_sideways_scrolling(table: MakeTable) -> None:
    player = table(choice=chosen("shichi_narabe"))
    player.page.set_viewport_size({"width": 360, "height": 740})
    for path in ("", "#/rules/sevens", "#/replay"):
        player.open(path)
        player.page.locator("main").wait_for()
        assert player.page.evaluate("document.documentElement.scrollWidth") <= 360
    player.start()
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 360
    small = player.page.evaluate(
        """() => [...document.querySelectorAll('.panel button')].map(button => button.getBoundingClientRect())
            .filter(box => box.width < 44 || box.height < 44).length"""
    )
    assert small == 0


LANGUAGES = {
    "en": ("Your cards", "Pass"),
    "de": ("Deine Karten", "Passen"),
    "es": ("Tus cartas", "Pasar"),
    "it": ("Le tue carte", "Passa"),
    "fr": ("Vos cartes", "Passer"),
    "ja": ("あなたの手札", "パス"),
}


def test_the_language_changes_at_once_and_only_the_chosen_one_is_loaded(table: MakeTable) -> None:
    player = table(choice=chosen("shichi_narabe"))
    loaded: list[str] = []
    player.page.on("response", lambda answer: loaded.append(answer.url.rsplit("/", 1)[-1]))
    player.start()
    for language, (heading, passing) in LANGUAGES.items():
        player.page.locator(".tools button").last.click()
        player.page.locator("#settings-language").select_option(language)
        player.page.keyboard.press("Escape")
        expect(player.page.get_by_role("heading", name=heading)).to_be_visible()
        expect(player.page.locator(".panel .actions").get_by_role("button", name=passing).first).to_be_visible()
        expect(player.page.locator("html")).to_have_attribute("lang", language)
        if language == "en":
            assert [name for name in loaded if name[:3] in ("de-", "es-", "it-", "fr-", "ja-")] == []
    player.page.reload()
    expect(player.page.get_by_role("heading", name="あなたの手札")).to_be_visible()


def test_the_browsers_language_comes_first(browser: Browser, base_url: str) -> None:
    context = browser.new_context(locale="fr-CA")
    page = context.new_page()
    page.goto(base_url)
    expect(page.get_by_role("button", name="Jouer", exact=True)).to_be_visible()
    context.close()


def test_german_letters_stand_on_german_cards(table: MakeTable) -> None:
    player = table({"language": "de"}, chosen("shichi_narabe", players=2))
    player.open()
    player.page.get_by_role("button", name="Spiel starten").click()
    cards = player.page.locator("[data-card]")
    cards.first.wait_for()
    court = player.page.locator('[data-card^="J"], [data-card^="Q"], [data-card^="K"]')
    for button in court.all():
        letter = {"J": "B", "Q": "D", "K": "K"}[str(button.get_attribute("data-card"))[0]]
        expect(button.locator(".index")).to_have_text(letter)


def test_the_last_choice_and_the_settings_are_remembered(table: MakeTable) -> None:
    player = table()
    player.open()
    page = player.page
    page.get_by_role("radio", name="Devyatka").check()
    page.get_by_role("radio", name="5", exact=True).check()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Dark").check()
    page.get_by_role("switch", name="Four suit colours").check()
    page.keyboard.press("Escape")
    page.reload()
    expect(page.get_by_role("radio", name="Devyatka")).to_be_checked()
    expect(page.get_by_role("radio", name="5", exact=True)).to_be_checked()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-colours", "four")


def test_choices_that_clash_are_grey_and_say_why(table: MakeTable) -> None:
    player = table(choice=chosen("sevens"))
    player.open()
    page = player.page
    page.get_by_role("button", name="House rules").click()
    fine = page.locator('input[name="rule-illegal_pass"]').nth(1)
    expect(fine).to_be_disabled()
    expect(page.get_by_text("this needs chips", exact=False).first).to_be_visible()
    page.locator("#rule-chips").fill("40")
    page.locator("#rule-chips").blur()
    expect(fine).to_be_enabled()
    fine.check(force=True)
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("button", name="House rules")).to_contain_text("2 changes")
    page.get_by_role("button", name="Play", exact=True).click()
    player.panel.wait_for()
    assert (player.view["rules"]["chips"], player.view["rules"]["illegal_pass"]) == (40, "fine")


def test_a_reload_at_every_phase_shows_the_same(table: MakeTable) -> None:
    player = table(choice=chosen("shichi_narabe", players=3, match="deals 2"))
    player.start()

    def reload() -> None:
        before = player.updates[-1]
        player.page.reload()
        player.wait()
        after = player.updates[-1]
        for part in ("hand", "layout", "totals", "phase", "deal", "passes_left"):
            assert after["view"][part] == before["view"][part], part
        assert after["seq"] == before["seq"]

    player.wait()
    reload()
    player.play_on(moves=2)
    player.wait()
    reload()
    while player.wait() != "result":
        player.play_on(moves=1)
    assert player.view["phase"] == "deal_over"
    reload()
    expect(player.result.get_by_role("heading")).to_have_text("Deal 1 is over")
    player.play_on()
    reload()
    expect(player.result.get_by_role("heading")).to_contain_text("win")


def test_a_lost_connection_comes_back_by_itself(table: MakeTable, context: BrowserContext) -> None:
    sockets: list[Any] = []

    def through(route: Any) -> None:
        sockets.append((route, route.connect_to_server()))

    player = table(choice=chosen("shichi_narabe"))
    context.route_web_socket("**/ws", through)
    player.start()
    player.wait()
    hand = player.page.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    sockets[0][1].close()
    sockets[0][0].close()
    player.page.wait_for_timeout(1500)
    assert len(sockets) == 2
    again = player.page.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert again == hand
    first = player.panel.locator(".card.lit, .bar button:not(:disabled)").first
    expect(first).to_be_visible()


def test_the_3d_table_answers_the_mouse(table: MakeTable) -> None:
    player = table({"table3d": True}, chosen("shichi_narabe", players=3))
    player.start()
    page = player.page
    page.locator(".plate").first.wait_for()
    expect(page.get_by_role("button", name="Perspective")).to_be_visible()
    for _ in range(40):
        if player.wait() == "turn" and player.open_cards:
            break
        player.play_on(moves=1)
    page.get_by_role("button", name="Top").click()
    page.wait_for_timeout(600)
    box = page.locator("canvas").bounding_box()
    assert box is not None
    seq = player.updates[-1]["seq"]
    # The hand lies along the lower edge, in one line or two: somewhere there a click raises a card.
    spots = [(0.15 + 0.65 * step / 50, height) for height in (0.93, 0.82) for step in range(50)]
    for across, down in spots:
        page.mouse.click(box["x"] + box["width"] * across, box["y"] + box["height"] * down)
        page.wait_for_timeout(120)
        if player.panel.locator(".card.up").count():
            break
    expect(player.panel.locator(".card.up")).to_have_count(1)
    page.locator(".float").get_by_role("button", name="Play").click()
    player.settle(seq)


def test_a_replay_steps_both_ways_with_open_hands(table: MakeTable, tmp_path: Path) -> None:
    player = table(choice=chosen("shichi_narabe", players=3))
    player.start()
    player.play_on()
    page = player.page
    with page.expect_download() as download:
        player.result.get_by_role("button", name="Download the record").click()
    record = tmp_path / "match.jsonl"
    download.value.save_as(record)
    player.open("#/replay")
    page.locator('input[type="file"]').set_input_files(record)
    controls = page.get_by_role("region", name="Replay")
    expect(controls).to_contain_text("Step 1 of")
    expect(controls.locator(".hands li")).to_have_count(3)
    page.keyboard.press("ArrowRight")
    expect(controls).to_contain_text("Step 2 of")
    controls.get_by_role("button", name="To the end").click()
    expect(controls.get_by_role("button", name="One step on")).to_be_disabled()
    page.get_by_role("button", name="One step back").click()
    expect(controls.get_by_role("button", name="One step on")).to_be_enabled()
    record.write_text(record.read_text().replace('"', "'", 1))
    page.locator('input[type="file"]').set_input_files(record)
    expect(page.get_by_role("alert")).to_be_visible()
    player.errors[:] = [error for error in player.errors if "400" not in error]


def test_the_policy_of_the_page_allows_no_inline_script(table: MakeTable) -> None:
    player = table()
    answer = player.page.goto(player.base_url)
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    scripts = next(part for part in policy.split("; ") if part.startswith("script-src"))
    assert "unsafe-inline" not in scripts
    assert "<script>" not in answer.text()


def test_the_first_screen_needs_no_3d(context: BrowserContext, page: Page, base_url: str) -> None:
    prepare(context, {"table3d": True})
    loaded: dict[str, int] = {}

    def note(url: str, size: int) -> None:
        if url.endswith((".js", ".css")):
            loaded[url.rsplit("/", 1)[-1]] = size

    page.on("requestfinished", lambda request: note(request.url, request.sizes()["responseBodySize"]))
    page.goto(base_url)
    page.get_by_role("button", name="Play", exact=True).wait_for()
    page.wait_for_load_state("networkidle")
    assert not [name for name in loaded if name.startswith("scene")]
    assert sum(loaded.values()) <= 90_000, json.dumps(loaded)


OVERLAPS = """() => {
    const boxes = [...document.querySelectorAll('.plate, .views')].map(element => element.getBoundingClientRect());
    const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return boxes.flatMap((a, at) => boxes.slice(at + 1).filter(b => overlap(a, b)).map(b => [a.toJSON(), b.toJSON()]));
}"""


def test_plates_and_views_never_cover_one_another(table: MakeTable) -> None:
    player = table({"table3d": True}, chosen("double_fan_tan", players=10))
    player.page.set_viewport_size({"width": 740, "height": 360})
    player.open()
    player.page.locator("button.start").click()
    for width, height in ((740, 360), (360, 740), (1280, 800)):
        player.page.set_viewport_size({"width": width, "height": height})
        expect(player.page.locator(".plate")).to_have_count(10)
        player.page.wait_for_timeout(400)
        assert player.page.evaluate(OVERLAPS) == [], (width, height)
