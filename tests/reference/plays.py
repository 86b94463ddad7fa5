"""Which plays a hand has, looking at nothing but the rows and that hand (R14 to R17, R25, R27)."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Any

from tests.reference import placement
from tests.reference.cards import JOKER, cards_of
from tests.reference.options import SUITS

Rows = Mapping[str, list[set[str]]]


def row_frontiers(options: Mapping[str, Any], row: AbstractSet[str]) -> set[str]:
    return placement.frontiers(options["ranks"], options["starter"], row, options["corner"])


def row_for(options: Mapping[str, Any], rows: Rows, card: str) -> set[str] | None:
    """R15: the first row of the suit that accepts the card now."""
    return next((row for row in rows[card[1]] if card[0] in row_frontiers(options, row)), None)


def plays(options: Mapping[str, Any], rows: Rows, hand: list[str], elsewhere: AbstractSet[str]) -> list[str]:
    """All legal plays; `elsewhere` are the cards of the other active hands."""
    found: list[str] = []
    for card in {card for card in hand if card != JOKER}:
        row = row_for(options, rows, card)
        if row is not None:
            found.append(card)
            if options["multi_card"] == "run":
                found.extend(runs(options, card, row, hand))
    if JOKER in hand:
        found.extend(joker_plays(options, rows, hand, elsewhere))
    return sorted(set(found), key=lambda text: action_key(options, text))


def runs(options: Mapping[str, Any], card: str, row: AbstractSet[str], hand: list[str]) -> list[str]:
    """R16: the runs of two cards and more that begin with this card."""
    ranks, starter, corner = options["ranks"], options["starter"], options["corner"]
    rank, suit = card[0], card[1]
    found: list[str] = []
    for direction in placement.next_frontiers(ranks, starter, row, corner, rank):
        laid = row | {rank}
        text = card
        while True:
            following = placement.frontier_in(ranks, starter, laid, corner, direction)
            if following is None or following + suit not in hand:
                break
            laid = laid | {following}
            text += following + suit
            found.append(text)
    return found


def joker_plays(options: Mapping[str, Any], rows: Rows, hand: list[str], elsewhere: AbstractSet[str]) -> list[str]:
    """R25, R27: joker for a missing card X of another active hand, and the own card Y that comes next."""
    ranks, starter, corner = options["ranks"], options["starter"], options["corner"]
    found: list[str] = []
    for suit in SUITS:
        for row in rows[suit]:
            for rank in row_frontiers(options, row):
                missing = rank + suit
                if rank == starter or missing in hand or missing not in elsewhere:
                    continue
                following = placement.next_frontiers(ranks, starter, row, corner, rank).values()
                found += [f"*{missing}+{own}{suit}" for own in following if own + suit in hand]
    return found


def action_key(options: Mapping[str, Any], text: str) -> tuple[int, int, int, int, list[int]]:
    """Plain plays before joker plays; suit, first rank, length, later ranks."""
    joker = text.startswith("*")
    cards = [text[1:3], text[4:6]] if joker else cards_of(text)
    ranks = [options["ranks"].index(card[0]) for card in cards]
    return (int(joker), SUITS.index(cards[0][1]), ranks[0], len(cards), ranks[1:])
