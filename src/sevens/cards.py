"""Cards and their texts.

A card's text is its rank and its suit, `7d`, `Ts`, `Ah`; the joker is `*`. Inside the kernel a card is a small
number, 13 times its suit plus its place in the row, so that a set of cards fits one machine word, and the joker is
52. Which rank has which place depends on the pack (R2), which is why numbers and texts are converted by a `Pack`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

SUITS: Final = "shdc"
RANK_LETTERS: Final = "A23456789TJQK"
JOKER_TEXT: Final = "*"

ROW: Final = 13
"""Width of a row in a word of cards, whatever the pack."""
JOKER: Final = 52
JOKER_BIT: Final = 1 << JOKER
ROW_MASK: Final = (1 << ROW) - 1


class Pack:
    """The cards of one pack in row order: converts between card numbers, words of cards and texts.

    Args:
        ranks: rank letters from the low end of a row to its high end (R2).
        packs: how many times each card is there (R3).
        jokers: 0 or 1.
    """

    __slots__ = ("_number", "_text", "full", "jokers", "packs", "ranks")

    def __init__(self, ranks: str, packs: int = 1, jokers: int = 0) -> None:
        self.ranks = ranks
        self.packs = packs
        self.jokers = jokers
        self._text = {
            suit * ROW + place: rank + letter for suit, letter in enumerate(SUITS) for place, rank in enumerate(ranks)
        }
        self._text[JOKER] = JOKER_TEXT
        self._number = {text: number for number, text in self._text.items()}
        self.full: int = sum(1 << number for number in self._text if number != JOKER)

    @property
    def words(self) -> tuple[int, int]:
        """All cards: those that are there at least once, and those that are there twice."""
        joker = JOKER_BIT if self.jokers else 0
        return self.full | joker, self.full if self.packs == 2 else 0

    def text(self, card: int) -> str:
        """The text of a card number of this pack."""
        return self._text[card]

    def number(self, text: str) -> int | None:
        """The number of a card text; None when this pack has no such card."""
        number = self._number.get(text)
        return None if number == JOKER and not self.jokers else number

    def texts(self, word: int, seconds: int = 0) -> tuple[str, ...]:
        """The cards of a word (and of the word of second copies), by suit `s h d c`, in row order, the joker last."""
        found = []
        while word:
            lowest = word & -word
            text = self._text[lowest.bit_length() - 1]
            found.append(text)
            if seconds & lowest:
                found.append(text)
            word ^= lowest
        return tuple(found)

    def sorted_text(self, cards: Iterable[str]) -> str:
        """Cards of this pack as one text, such as `4s 9s *`: suits s h d c, row order, the joker last."""
        return " ".join(sorted(cards, key=self._number.__getitem__))

    def row_text(self, row: int) -> str:
        """The ranks of a row's bits, such as `5678J`."""
        return "".join(rank for place, rank in enumerate(self.ranks) if row >> place & 1)


@lru_cache(maxsize=64)
def pack_of(ranks: str, packs: int, jokers: int) -> Pack:
    """The pack of these options, made once."""
    return Pack(ranks, packs, jokers)


def cards_in(word: int) -> Iterable[int]:
    """The card numbers of a word, ascending."""
    while word:
        lowest = word & -word
        yield lowest.bit_length() - 1
        word ^= lowest
