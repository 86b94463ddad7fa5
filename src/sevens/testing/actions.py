"""Action texts of every kind: legal ones, faults that some rules accept, illegal ones and texts that are no actions."""

from __future__ import annotations

import random
from collections.abc import Sequence

from hypothesis import strategies as st

NO_ACTIONS = (
    "", " ", "7", "d7", "7D", "10d", "1d", " 7d", "7d ", "7d,8d", "Pass", "PASS", "*", "**", "*Ts", "*Ts+",
    "*+Ts", "Ts+Js", "*Ts+Js+Qs", "7d!!", "!", "pass!", "=", "=x", "=hh", "=h!", "7♦", "\uff17d", "0d",
    "\x00", "7d\n", "7d8", "*Ts+*", "!7d", "+", "7d+8d", "passpass", "\u0667d", "=H", "*ts+js",
)  # fmt: skip
"""Texts that the grammar of actions does not know."""

CARDS = tuple(rank + suit for suit in "shdc" for rank in "A23456789TJQK")


class FaultyTexts:
    """Draws action texts from a seeded generator, which is quicker than drawing each from Hypothesis.

    Args:
        chance: where the choices come from.
        faults: how many of a hundred texts are not simply a legal action.
    """

    def __init__(self, chance: random.Random, faults: int = 40) -> None:
        self.chance = chance
        self.faults = faults

    def text(self, legal: Sequence[str], hand: Sequence[str]) -> str:
        """One action text.

        Args:
            legal: the texts of the legal actions.
            hand: the card texts of the seat to move.
        """
        chance = self.chance
        if legal and chance.randrange(100) >= self.faults:
            chosen = chance.choice(legal)
            return chosen + chance.choice(("", "!")) if chosen[0] not in "p=" else chosen
        held = [card for card in hand if card != "*"] or list(CARDS)
        kind = chance.randrange(9)
        if kind <= 1:
            return "pass"
        if kind <= 3:
            return chance.choice(held) + chance.choice(("", "", "!"))
        if kind == 4:
            return chance.choice(CARDS)
        if kind == 5:
            return "".join(chance.choices(held, k=chance.randint(2, 4)))
        if kind == 6:
            return f"*{chance.choice(CARDS)}+{chance.choice(held)}" + chance.choice(("", "!"))
        if kind == 7:
            return "=" + chance.choice("shdc")
        return chance.choice(NO_ACTIONS)


def actions(legal: Sequence[str], hand: Sequence[str], faults: int = 40) -> st.SearchStrategy[str]:
    """Action texts for one moment of a game, faulty ones among them.

    Args:
        legal: the texts of the legal actions.
        hand: the card texts of the seat to move.
        faults: how many of a hundred texts are not simply a legal action.
    """
    seeds = st.integers(0, 2**32 - 1)
    return seeds.map(lambda seed: FaultyTexts(random.Random(seed), faults).text(legal, hand))
