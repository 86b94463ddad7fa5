"""The `match` option (R41): when a match ends."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

_TEXT: Final = re.compile(r"(deals|wins|best_of|points|bust) (0|[1-9][0-9]{0,5})", re.ASCII)


@dataclass(frozen=True, slots=True)
class MatchEnd:
    """A parsed `match` option: `kind` is "deals", "wins", "best_of", "points" or "bust"."""

    kind: str
    number: int

    @staticmethod
    def parse(text: str) -> MatchEnd | None:
        """The end that a text such as "best_of 5" describes; None if it describes none."""
        found = _TEXT.fullmatch(text)
        return MatchEnd(found[1], int(found[2])) if found else None

    @property
    def counts_wins(self) -> bool:
        """Whether deals won decide the match, whatever the score."""
        return self.kind in ("wins", "best_of")
