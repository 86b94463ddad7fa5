"""What every section of a rules page needs: the rules, the texts, and the words that recur."""

from __future__ import annotations

from typing import Final

from sevens.rules import Rules, advised_seats, seat_range
from sevens.texts.document import Block, Example
from sevens.texts.words import SUIT_SYMBOLS, Texts

_NATURAL: Final = "A23456789TJQKA"


class Writer:
    """Makes blocks out of messages.

    Args:
        rules: the rules to tell.
        texts: the language to tell them in.
        seats: how many play, None when that is not known.
    """

    def __init__(self, rules: Rules, texts: Texts, seats: int | None) -> None:
        self.rules = rules
        self.texts = texts
        self.seats = seats
        low, high = rules.ranks[0], rules.ranks[-1]
        self.words: dict[str, object] = {
            "starter": texts.rank(rules.starter),
            "starter_a": texts.rank(rules.starter, "a"),
            "starter_all": texts.rank(rules.starter, "all"),
            "starter_the": texts.rank(rules.starter, "the"),
            "starter_theall": texts.rank(rules.starter, "the-all"),
            **self.both_forms("low", low),
            **self.both_forms("high", high),
            "ends": texts.join([texts.rank(rank) for rank in self.ends]),
            "ends_the": texts.join([texts.rank(rank, "the") for rank in self.ends]),
        }

    # --- what follows from the options

    @property
    def place(self) -> int:
        """Where in the row the starter stands."""
        return self.rules.ranks.index(self.rules.starter)

    @property
    def ends(self) -> list[str]:
        """The ranks at the ends of a row; a starter that stands at an end is none of them."""
        ranks = self.rules.ranks
        return [rank for rank in dict.fromkeys((ranks[0], ranks[-1])) if rank != self.rules.starter]

    @property
    def may_pass(self) -> bool:
        """Whether one may pass although one could play (R18, R19)."""
        return self.rules.voluntary_pass and self.rules.pass_limit != 0

    @property
    def eliminates(self) -> bool:
        """Whether a player can be put out of a deal (R20, R38)."""
        return self.rules.pass_limit is not None or self.rules.illegal_pass == "lose_deal"

    @property
    def islands(self) -> bool:
        """Whether cards can lie apart from their row (R21); with two ranks there is no room for a gap."""
        return self.eliminates and self.rules.eliminated_cards == "lay" and len(self.rules.ranks) > 2

    @property
    def seat_range(self) -> tuple[int, int]:
        """Fewest and most seats."""
        return seat_range(self.rules)

    @property
    def advised_seats(self) -> tuple[int, int]:
        """Fewest and most seats with which these rules play well."""
        return advised_seats(self.rules)

    @property
    def opening_card(self) -> str:
        """The card that opens a deal (R8)."""
        return self.rules.starter + self.rules.opening_suits[0]

    @property
    def opening_order(self) -> str:
        """The opening suits in signs."""
        return " ".join(SUIT_SYMBOLS[suit] for suit in self.rules.opening_suits)

    @property
    def gap(self) -> tuple[str, str] | None:
        """The first two neighbours of a row that are no neighbours in number."""
        for before, after in zip(self.rules.ranks, self.rules.ranks[1:], strict=False):
            if before + after not in _NATURAL:
                return before, after
        return None

    def hand_sizes(self, seats: int) -> list[int]:
        """How many cards each player is dealt, from the dealer's left (R4)."""
        each, over = divmod(self.rules.cards_in_pack, seats)
        return [each + (seat < over) for seat in range(seats)]

    # --- blocks

    def say(self, message_id: str, **variables: object) -> str:
        """A message with the recurring words at hand."""
        return self.texts(message_id, **{**self.words, **variables})

    def both_forms(self, name: str, rank: str) -> dict[str, str]:
        """A rank as the variables $name and $name_the; languages take the form that their grammar needs."""
        return {name: self.texts.rank(rank), f"{name}_the": self.texts.rank(rank, "the")}

    def chips(self, n: int) -> str:
        """So many chips."""
        return self.texts.count("chips", n)

    def paragraph(self, *sentences: str, options: tuple[str, ...] = ()) -> Block:
        """Sentences set one after another, as this language does it; empty ones are left out."""
        return Block("paragraph", text=self.texts("sentence-between").join(filter(None, sentences)), options=options)

    def bullets(
        self,
        items: list[str],
        lead: str = "",
        *,
        terms: list[str] | None = None,
        links: list[str] | None = None,
        options: tuple[str, ...] = (),
    ) -> Block:
        """A list, with a sentence before it or without."""
        return Block("list", lead, tuple(items), tuple(terms or ()), tuple(links or ()), options=options)

    def example(self, example: Example) -> Block:
        """An example, told in words too."""
        rows = self.texts("sentence-semicolon").join(self.texts.row(suit, ranks) for suit, ranks in example.rows)
        hand = " ".join(self.texts.short(card) for card in example.hand)
        return Block("example", self.say("example-base-text", rows=rows, hand=hand), example=example)
