"""Several people at one device: what the curtain hides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from .driver import Table

MakeTable = Callable[..., Table]


def people(*kinds: str, match: str = "deals 1") -> dict[str, Any]:
    """One device, a seat for each kind ("person" or "bot")."""
    seats = [{"kind": kind, "level": "easy", "name": f"P{number}"} for number, kind in enumerate(kinds)]
    filler = [{"kind": "bot", "level": "easy", "name": ""} for _ in range(10 - len(kinds))]
    return {
        "preset": "shichi_narabe",
        "mode": "device",
        "players": len(kinds),
        "seats": [*seats, *filler],
        "lengths": {"shichi_narabe": match},
    }


def test_nothing_of_a_hand_arrives_before_its_curtain_is_lifted(table: MakeTable) -> None:
    player = table(choice=people("person", "person", "bot"))
    player.start()
    for _ in range(6):
        if player.wait() != "curtain":
            player.play_on(moves=1)
            continue
        seat = player.updates[-1]["curtain"]
        assert player.view["hand"] is None
        assert player.view["legal"] == []
        assert player.page.locator("[data-card]").count() == 0
        expect(player.page.get_by_role("heading", name=f"P{seat}, it is your turn.")).to_be_visible()
        player.page.get_by_role("button", name="Lift the curtain").press("Enter")
        player.panel.wait_for()
        assert player.view["seat"] == seat
        shown = player.panel.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
        assert sorted(shown) == sorted(player.updates[-1]["view"]["hand"])
        player.move()
    assert all(update["view"]["hand"] is None for update in player.updates if update["curtain"] is not None)


def test_a_match_of_three_people_on_one_device(table: MakeTable) -> None:
    player = table(choice=people("person", "person", "person"))
    player.start()
    player.play_on()
    assert player.view["phase"] == "match_over"
    assert player.lifted > 20
    expect(player.result.get_by_role("heading")).to_contain_text("win")


def test_a_reload_behind_the_curtain_keeps_it_down(table: MakeTable) -> None:
    player = table(choice=people("person", "person"))
    player.start()
    assert player.wait() == "curtain"
    player.page.reload()
    assert player.wait() == "curtain"
    assert player.view["hand"] is None
    player.page.get_by_role("button", name="Lift the curtain").click()
    player.panel.wait_for()
    assert player.view["hand"]
