"""Actions and their texts: `7d`, `8d9dTd` (R16), `*Ts+Js` (R25), `pass`, `=h` (R13), with `!` for "last card" (R40)."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final, Literal

from sevens.errors import BadAction

Kind = Literal["play", "run", "joker", "pass", "name"]

_CARD: Final = "[A23456789TJQK][shdc]"
_PLAY: Final = re.compile(rf"((?:{_CARD})+)(!?)")
_JOKER: Final = re.compile(rf"\*({_CARD})\+({_CARD})(!?)")
_NAME: Final = re.compile("=([shdc])")


@dataclass(frozen=True, slots=True)
class Action:
    """What a seat does in its turn; immutable, and equal when its text is.

    Attributes:
        kind: "play" (one card), "run" (several), "joker", "pass" or "name".
        cards: the cards that are laid, in order; for "joker" the card that the joker stands for, then the seat's own.
        suit: the suit named by the dealer, for "name".
        announced: whether "last card" was said.
    """

    kind: Kind
    cards: tuple[str, ...] = ()
    suit: str | None = None
    announced: bool = False

    @staticmethod
    def parse(text: str) -> Action:
        """The action that a text describes, whether or not it is legal anywhere.

        Args:
            text: such as `7d`, `8d9dTd`, `*Ts+Js`, `6h!`, `pass`, `=h`.

        Raises:
            BadAction: when the text describes none.
        """
        if text == "pass":
            return PASS
        if found := _PLAY.fullmatch(text):
            cards = tuple(found[1][start : start + 2] for start in range(0, len(found[1]), 2))
            return Action("play" if len(cards) == 1 else "run", cards, None, bool(found[2]))
        if found := _JOKER.fullmatch(text):
            return Action("joker", (found[1], found[2]), None, bool(found[3]))
        if found := _NAME.fullmatch(text):
            return Action("name", (), found[1])
        raise BadAction(f"not an action: {text[:40]!r}", reason="unreadable_action", params={"text": text[:40]})

    def announce(self) -> Action:
        """The same action with "last card" said (R40)."""
        return replace(self, announced=True)

    def __str__(self) -> str:
        match self.kind:
            case "pass":
                return "pass"
            case "name":
                return f"={self.suit}"
            case "joker":
                text = f"*{self.cards[0]}+{self.cards[1]}"
            case _:
                text = "".join(self.cards)
        return text + "!" * self.announced

    def __repr__(self) -> str:
        return f"Action.parse({str(self)!r})"


PASS: Final = Action("pass")
