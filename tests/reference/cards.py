"""Cards and actions as texts."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from tests.reference.options import SUITS

JOKER = "*"
CARD = "[A23456789TJQK][shdc]"
PLAY = re.compile(f"(?:({CARD})+|\\*{CARD}\\+{CARD})!?")


class Refused(Exception):
    """A request that the protocol answers with a code; nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def cards_of(text: str) -> list[str]:
    """`8d9dTd` as a list of cards."""
    return [text[at : at + 2] for at in range(0, len(text), 2)]


def is_action(text: str) -> bool:
    """The text can be parsed, whatever it means."""
    return text == "pass" or (len(text) == 2 and text[0] == "=" and text[1] in SUITS) or bool(PLAY.fullmatch(text))


def sort_cards(cards: list[str], ranks: str) -> list[str]:
    """Suits s h d c, then row order, joker last."""

    def key(card: str) -> tuple[int, int]:
        return (9, 0) if card == JOKER else (SUITS.index(card[1]), ranks.index(card[0]))

    return sorted(cards, key=key)


def full_pack(options: Mapping[str, Any]) -> list[str]:
    """Every card of the pack or packs, the joker at the end."""
    cards = [rank + suit for suit in SUITS for rank in options["ranks"]]
    return cards * int(options["packs"]) + [JOKER] * int(options["jokers"])
