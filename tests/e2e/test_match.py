"""Whole matches through the page, by every kind of rule a page has to offer a button for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from .conftest import prepare
from .driver import Table

MakeTable = Callable[..., Table]


def chosen(preset: str, players: int = 4, match: str = "deals 1", **rules: Any) -> dict[str, Any]:
    """What the first page remembers: this preset, these players, this length and these house rules."""
    return {"preset": preset, "players": players, "lengths": {preset: match}, "house": {preset: rules}}


def test_two_taps_from_the_first_page_to_the_first_card(table: MakeTable) -> None:
    player = table()
    player.open()
    player.page.get_by_role("radio", name="Fan Tan", exact=False).nth(0).check()
    player.page.get_by_role("button", name="Play", exact=True).click()
    expect(player.panel.locator("[data-card]").first).to_be_visible()
    assert player.view["hand"] is not None


def test_a_match_with_the_mouse_ends_with_a_winner_and_its_record(table: MakeTable) -> None:
    player = table(choice=chosen("shichi_narabe", match="deals 3"))
    player.start()
    player.play_on()
    assert player.view["phase"] == "match_over"
    expect(player.result.get_by_role("heading")).to_contain_text("win")
    assert [deal["deal"] for deal in player.updates[-1]["deals"]] == [1, 2, 3]
    with player.page.expect_download() as download:
        player.result.get_by_role("button", name="Download the record").click()
    text = download.value.path().read_text()
    assert text.count("\n") > 10
    player.result.get_by_role("button", name="Play again").click()
    expect(player.result).to_have_count(0)
    assert player.wait() in ("turn", "result")
    assert player.updates[-1]["room"]["match"] == 2


def test_only_what_can_go_is_lit_and_the_page_says_how_much(table: MakeTable) -> None:
    player = table(choice=chosen("shichi_narabe"))
    player.start()
    player.wait()
    fitting = {action["cards"][0] for action in player.view["legal"]}
    assert set(player.open_cards) == fitting
    held = len(player.view["hand"])
    if fitting:
        expect(player.panel.locator(".message")).to_have_text(f"Your turn: {len(fitting)} of {held} cards can go.")
    waiting = next(card for card in player.view["hand"] if card not in fitting)
    player.hand_card(waiting).click()
    expect(player.panel.locator(".message")).to_contain_text("cannot go yet")
    assert len(player.view["hand"]) == held


def test_a_second_tap_plays(table: MakeTable) -> None:
    player = table(choice=chosen("sevens", players=3))
    player.start()
    while player.wait() != "turn" or not player.open_cards:
        player.move()
    seq = player.updates[-1]["seq"]
    card = player.open_cards[0]
    player.hand_card(card).click()
    expect(player.hand_card(card)).to_have_attribute("aria-pressed", "true")
    player.hand_card(card).click()
    player.settle(seq)
    assert player.sent[-1]["action"] == card


RULES: dict[str, dict[str, Any]] = {
    "joker": chosen("shichi_narabe", jokers=1),
    "runs": chosen("sevens", multi_card="run"),
    "chips": chosen("fan_tan_chips"),
    "ring": chosen("shichi_narabe", corner="link"),
    "tunnel": chosen("shichi_narabe", corner="tunnel"),
    "few passes": chosen("shichi_narabe", pass_limit=1),
    "no pass": chosen("shichi_narabe", players=3, pass_limit=0),
    "dealer names": chosen("sevens", opening="dealer_names"),
    "last card": chosen("sevens", last_card="draw"),
    "short pack": chosen("domino", players=3),
    "two packs": chosen("double_fan_tan", players=7),
    "surrender": chosen("sevens", illegal_pass="surrender"),
}


@pytest.mark.parametrize("name", RULES)
def test_a_deal_under(name: str, table: MakeTable) -> None:
    player = table(choice=RULES[name])
    player.start()
    player.play_on(prefer="*" if name == "joker" else "")
    assert player.view["phase"] == "match_over"
    expect(player.result.get_by_role("table")).to_be_visible()


def test_the_joker_goes_with_the_card_that_follows(table: MakeTable, scale: float) -> None:
    player = table(choice=chosen("shichi_narabe", players=3, match="deals 10", jokers=1))
    player.start()
    for _ in range(max(60, round(60 * scale))):
        thing = player.wait()
        if thing == "result":
            if player.view["phase"] == "match_over":
                break
            player.next_deal()
            continue
        if any(action["cards"][:1] == ["*"] for action in player.view["legal"]):
            break
        player.play_on(moves=1)
    joker = next((action for action in player.view["legal"] if action["cards"][:1] == ["*"]), None)
    assert joker is not None, "ten deals without a joker play"
    player.hand_card("*").click()
    expect(player.panel.locator(".message")).to_have_text("Now choose the card that follows the joker.")
    seq = player.updates[-1]["seq"]
    player.hand_card("*").click()
    player.choose(joker)
    player.button("Play").click()
    player.settle(seq)
    assert player.sent[-1]["action"] == joker["action"]


def _until_both(player: Table) -> None:
    """Play until the person may play and may not pass without breaking the rules."""
    for _ in range(60):
        if player.wait() == "result":
            player.next_deal()
            continue
        passing = player.view["pass"]
        if player.view["legal"] and passing["fault"]:
            return
        player.play_on(moves=1)
    raise AssertionError("no forbidden pass in sixty moves")


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        ({"illegal_pass": "skip_turn"}, "costs your next turn"),
        ({"illegal_pass": "lose_deal"}, "puts you out of this deal"),
        ({"chips": 50, "pass_cost": 1, "illegal_pass": "fine", "illegal_pass_cost": 5}, "costs 5 chips"),
    ],
)
def test_a_forbidden_pass_tells_its_price_first(rules: dict[str, Any], words: str, table: MakeTable) -> None:
    player = table(choice=chosen("sevens", match="deals 5", **rules))
    player.start()
    _until_both(player)
    seq = player.updates[-1]["seq"]
    player.button("Pass").click()
    expect(player.panel.locator(".message")).to_contain_text(words)
    assert player.updates[-1]["seq"] == seq
    player.button("Pass anyway").click()
    player.settle(seq)
    assert player.sent[-1]["action"] == "pass"


def test_a_wrong_card_tells_its_price_first(table: MakeTable) -> None:
    player = table(choice=chosen("sevens", match="deals 5", illegal_play="lose_turn"))
    player.start()
    for _ in range(60):
        if player.wait() == "result":
            player.next_deal()
        elif player.view["play_fault"]:
            break
        else:
            player.play_on(moves=1)
    fitting = {action["cards"][0] for action in player.view["legal"]}
    wrong = next(card for card in player.view["hand"] if card not in fitting)
    seq = player.updates[-1]["seq"]
    player.hand_card(wrong).click()
    expect(player.panel.locator(".message")).to_contain_text("Playing it anyway costs your turn")
    player.button("Play anyway").click()
    player.settle(seq)
    assert wrong in player.view["hand"] or player.view["phase"] != "play"


def test_the_last_card_button_announces(table: MakeTable) -> None:
    player = table(choice=chosen("sevens", players=8, match="deals 90", last_card="draw"))
    player.start()
    made: list[str] = []
    while not any(action.endswith("!") for action in made):  # until the cards give the occasion
        made = player.play_on(moves=3)
        assert player.view["phase"] != "match_over"


def test_everything_by_keyboard_alone(table: MakeTable) -> None:
    player = table(choice=chosen("shichi_narabe", players=3))
    player.open()
    keyboard = player.page.keyboard
    start = player.page.get_by_role("button", name="Play", exact=True)
    for _ in range(80):
        if start.evaluate("button => button === document.activeElement"):
            break
        keyboard.press("Tab")
    keyboard.press("Enter")
    player.panel.wait_for()
    for _ in range(80):
        if player.wait() == "result":
            break
        seq = player.updates[-1]["seq"]
        plays = [action["cards"][0] for action in player.view["legal"]]
        if not plays:
            keyboard.press("p")
        elif len(plays) % 2:
            rank, suit = plays[0]
            keyboard.press(suit)
            keyboard.press(rank.lower())
            keyboard.press("Enter")
        else:
            keyboard.press(plays[0][1])
            for _ in range(20):
                if player.page.evaluate("document.activeElement.dataset.card") == plays[0]:
                    break
                keyboard.press("ArrowRight")
            keyboard.press("Enter")
            keyboard.press("Space")
        player.settle(seq)
    assert player.view["phase"] == "match_over"
    for _ in range(12):
        if "Play again" in str(player.page.evaluate("document.activeElement.textContent")):
            break
        keyboard.press("Tab")
    keyboard.press("Enter")
    expect(player.result).to_have_count(0)


def test_without_3d_the_panel_is_the_whole_game(browser_without_3d: Browser, base_url: str) -> None:
    context = browser_without_3d.new_context(locale="en-GB", reduced_motion="reduce")
    prepare(context, {"table3d": True}, chosen("shichi_narabe"))
    player = Table(context.new_page(), base_url)
    player.start()
    expect(player.page.locator("canvas")).to_have_count(0)
    player.play_on()
    assert player.view["phase"] == "match_over"
    assert player.errors == []
    context.close()


def test_automatic_passing_where_passing_is_compulsory(table: MakeTable) -> None:
    player = table({"autoPass": True}, chosen("sevens", players=8))
    player.start()
    made = player.play_on()
    assert player.view["phase"] == "match_over"
    assert "pass" not in made or any(message.get("action") == "pass" for message in player.sent)
    forced = [update for update in player.updates if update["view"]["pass"] and update["view"]["pass"]["forced"]]
    assert forced, "eight players and nobody had to pass"
