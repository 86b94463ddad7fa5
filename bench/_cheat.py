"""A bot that sees all hands, to frame the table of strengths: what playing out hidden hands could reach at most.

It knows the seed of the arena's deals, deals them again and finds its own among them.
"""

from __future__ import annotations

from functools import lru_cache

from sevens import Game, Match, Rules
from sevens.bots.hard import HardBot
from sevens.engine import View
from sevens.engine.compile import pack_for
from sevens.kernel.parameters import CARDS
from sevens.kernel.playout import LARGEST_DECK
from sevens.kernel.search import EQUAL, WEIGHTS_ROOM, Search
from sevens.kernel.state import DealState

SEED = "strength"
DEALS = 2000


@lru_cache(maxsize=2)
def deals(rules: Rules, seats: int) -> dict[tuple[int, frozenset[str]], tuple[tuple[str, ...], ...]]:
    """All hands of the plan's deals, by a seat and what it was dealt."""
    found = {}
    for number in range(1, DEALS + 1):
        seed = f"{SEED}-{number}"
        hands = Game(rules, seats).deal_hands(seed, 1, Match(rules, seats, seed).dealer)
        found.update({(seat, frozenset(hand)): tuple(hands) for seat, hand in enumerate(hands)})
    return found


class Cheat(HardBot):
    """Hard, with one hidden deal that happens to be the real one; for games in which cards only go to the layout."""

    level = "cheat"

    def _search(self, view: View, state: DealState, compared: list[int], random: int) -> Search:
        search = super()._search(view, state, compared, random)
        laid = {rank + suit for suit, rows in view.layout.items() for row in rows for rank in row}
        mine = [card for event in view.history if event.seat == view.seat for card in event.cards]
        seat = view.seat or 0
        hands = deals(view.rules, view.seats)[seat, frozenset({*(view.hand or ()), *mine})]
        pack = pack_for(view.rules)
        hidden = [
            (pack.number(card) or 0, holder)
            for holder, hand in enumerate(hands)
            for card in hand
            if holder != seat and card not in laid
        ]
        rest = [0] * (LARGEST_DECK - len(hidden))
        search.hidden, search.turns = len(hidden), 0
        search.cards, search.owners = [card for card, _ in hidden] + rest, [holder for _, holder in hidden] + rest
        certain = {holder * (CARDS + 1) + card for card, holder in hidden}
        search.weights = [EQUAL if place in certain else 0 for place in range(WEIGHTS_ROOM)]
        return search
