"""A person at the page: sees what stands there, and uses mouse or keyboard."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket

NEXT_THING = """() => {
    if (document.querySelector('dialog[open]')) return 'result';
    if (document.querySelector('.curtain')) return 'curtain';
    if (document.querySelector('.panel .bar .mine')) return 'turn';
    return null;
}"""
PATIENCE = 20_000
MOST_MOVES = 600


class Table:
    """Drives one page.

    Attributes:
        page: the browser's page.
        errors: what the page's console called an error, and exceptions nobody caught.
        updates: every update that reached the page over its sockets, as sent.
        sent: every message the page sent.
    """

    def __init__(self, page: Page, base_url: str) -> None:
        self.page = page
        self.base_url = base_url
        self.errors: list[str] = []
        self.updates: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.lifted = 0
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._received)
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def _received(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "update":
            self.updates.append(message)

    # Where things are

    @property
    def panel(self) -> Locator:
        """The button panel."""
        return self.page.get_by_role("region", name="Play with buttons")

    def button(self, name: str) -> Locator:
        """A button of the panel, by the start of its name."""
        return self.panel.get_by_role("button", name=name)

    def card(self, name: str) -> Locator:
        """A card of the hand, by its name in English, such as "8 of hearts"."""
        return self.panel.locator(f'[data-card][aria-label^="{name}"]').first

    @property
    def open_cards(self) -> list[str]:
        """Texts of the cards that are lit now."""
        cards = self.panel.locator(".card.lit").evaluate_all("cards => cards.map(card => card.dataset.card)")
        return [str(card) for card in cards]

    def hand_card(self, card: str) -> Locator:
        """The button of a card text."""
        return self.panel.locator(f'[data-card="{card}"]')

    @property
    def view(self) -> dict[str, Any]:
        """The last view that reached the page."""
        view: dict[str, Any] = self.updates[-1]["view"]
        return view

    @property
    def result(self) -> Locator:
        """The dialog after a deal or the match."""
        return self.page.get_by_role("dialog")

    # What one does

    def open(self, path: str = "") -> None:
        """Open the page."""
        self.page.goto(f"{self.base_url}/{path}")

    def start(self) -> None:
        """Press Play on the first page as it stands, and wait for the cards."""
        self.open()
        self.page.get_by_role("button", name="Play", exact=True).click()
        self.panel.or_(self.page.locator(".curtain")).first.wait_for()

    def wait(self) -> str:
        """Until something is asked of the person: "turn", "curtain" or "result"."""
        return str(self.page.wait_for_function(NEXT_THING, timeout=PATIENCE).json_value())

    def settle(self, seq: int) -> None:
        """Until the page shows something newer than `seq`."""
        for _ in range(400):
            if self.updates and self.updates[-1]["seq"] > seq:
                return
            self.page.wait_for_timeout(25)
        raise AssertionError(f"nothing happened after {seq}")

    def choose(self, legal: dict[str, Any]) -> None:
        """Tap the cards of an action from the list of legal ones, whatever was chosen before."""
        self.page.keyboard.press("Escape")
        cards = legal["cards"]
        if cards[0] == "*":
            self.hand_card("*").click()
        self.hand_card(cards[-1]).click()
        ways = [other for other in self.view["legal"] if other["cards"] and self._same_tap(other, legal)]
        if len(ways) > 1:
            ways.sort(key=lambda other: len(other["cards"]))
            self.panel.get_by_role("group", name="This can go in more than one way.").get_by_role("button").nth(
                ways.index(legal)
            ).click()

    @staticmethod
    def _same_tap(one: dict[str, Any], other: dict[str, Any]) -> bool:
        first, second = list(one["cards"]), list(other["cards"])
        return bool(first[-1] == second[-1] and (first[0] == "*") == (second[0] == "*"))

    def move(self, prefer: str = "", announce: bool = True) -> str:
        """Make a legal move with the mouse, the longest that begins with `prefer` if one does; returns its text."""
        view = self.view
        seq = self.updates[-1]["seq"]
        plays = [action for action in view["legal"] if action["cards"]]
        naming = [action for action in view["legal"] if action["action"].startswith("=")]
        if naming:
            self.panel.get_by_role("button", name="Diamonds").click()
            done = "=d"
        elif plays:
            plays.sort(key=lambda action: (action["action"].startswith(prefer), len(action["cards"])))
            chosen = plays[-1]
            self.choose(chosen)
            called = announce and chosen["announce"]
            self.button("Last card" if called else "Play").click()
            done = chosen["action"] + ("!" if called else "")
        else:
            self.button("Pass").click()
            done = "pass"
        self.settle(seq)
        return done

    def play_on(self, prefer: str = "", moves: int = MOST_MOVES) -> list[str]:
        """Move, lift curtains and deal again until the match is over or enough moves are made; returns them."""
        made: list[str] = []
        while len(made) < moves:
            thing = self.wait()
            if thing == "curtain":
                seq = len(self.updates)
                self.page.get_by_role("button", name="Lift the curtain").click()
                self.page.wait_for_function("() => !document.querySelector('.curtain')", timeout=PATIENCE)
                assert len(self.updates) > seq
                self.lifted += 1
            elif thing == "turn":
                if self.view["to_move"] == self.view["seat"] and self.view["phase"] == "play":
                    made.append(self.move(prefer))
            elif self.view["phase"] == "match_over":
                return made
            else:
                self.next_deal()
        return made

    def next_deal(self) -> None:
        """Deal again from the dialog with the results."""
        self.result.get_by_role("button", name="Next deal").click()
        self.page.wait_for_function("() => !document.querySelector('dialog[open]')", timeout=PATIENCE)
