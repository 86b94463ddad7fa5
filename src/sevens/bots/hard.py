"""The level that thinks: it deals the hidden cards in many likely ways and plays every candidate out in each."""

from __future__ import annotations

import math
import time
from typing import Final

from sevens.bots.base import chance_for, require_turn, with_announcement
from sevens.bots.evidence import Credence, Evidence
from sevens.bots.reading import deal_hidden, hidden_cards, hidden_owners, state_of
from sevens.engine import Action, View
from sevens.kernel import COMPILED
from sevens.kernel.legality import legal_codes
from sevens.kernel.parameters import ANNOUNCED, CARDS, LAST_OFF, MAX_SEATS, PASS
from sevens.kernel.playout import LARGEST_DECK
from sevens.kernel.policy import leaves_one, merit_of, policy_action, tension_of
from sevens.kernel.search import (
    EQUAL,
    MOST_CANDIDATES,
    Search,
    batch_worlds,
    shuffle_hidden,
    walk,
)
from sevens.kernel.state import DealState

WORLDS: Final = 1000 if COMPILED else 24
"""Hidden deals that are played out when nobody says how many."""
MOST_WORLDS: Final = 4000
"""The most that are played out when only the time is limited."""
FIRST_BATCH: Final = 16
LARGEST_BATCH: Final = 128
MARGIN: Final = 0.04
"""Share of the time that is kept for what comes after the last batch."""


class HardBot:
    """Averages over hidden deals, and follows the rule of `medium` as long as the averages say little.

    Args:
        noise: how much chance the moves in playouts have, in the policy's points.
        doubt: by how many standard errors a candidate must beat medium's choice to be taken instead of it.
        settled: by how many the best must lead for thinking to stop early.
        wary: whether the others are thought to play as sharply as this level.
        credence: how much others' choices say of their cards.
    """

    level = "hard"

    def __init__(
        self,
        *,
        noise: int = 40,
        doubt: float = 0.7,
        settled: float = 3.0,
        wary: bool = False,
        credence: Credence | None = None,
    ) -> None:
        self.noise = noise
        self.doubt = doubt
        self.settled = settled
        self.wary = wary
        self.credence = credence or Credence()

    def choose(
        self, view: View, *, seed: int | str, seconds: float | None = None, playouts: int | None = None
    ) -> Action:
        """See `Bot.choose`."""
        started = time.perf_counter()
        require_turn(view)
        chance = chance_for(view, seed)
        if view.naming:
            return chance.choice(view.legal)
        if len(view.legal) == 1:
            return with_announcement(view, view.legal[0])
        state = state_of(view)
        state.sharp = self._sharp(view)
        shown = DealState(state.parameters, view.seats)
        shown.copy_from(state)
        deal_hidden(shown, view)
        codes = legal_codes(shown)
        rule = policy_action(shown, 0) & ~ANNOUNCED
        search = self._search(view, state, shortlist(shown, codes, rule), chance.getrandbits(31) + 1)
        limit = playouts if playouts is not None else WORLDS if seconds is None else MOST_WORLDS
        deadline = math.inf if seconds is None else started + seconds * (1 - MARGIN)
        self._think(search, limit, deadline)
        chosen = self._decide(search) & ~ANNOUNCED
        return with_announcement(view, view.legal[codes.index(chosen)])

    def _sharp(self, view: View) -> int:
        """Who plays by the sharp weights in playouts: this seat, or everybody."""
        return (1 << view.seats) - 1 if self.wary else 1 << (view.seat or 0)

    def _search(self, view: View, state: DealState, candidates: list[int], random: int) -> Search:
        """Everything that the kernel needs; the rule's own choice is the first candidate."""
        search = Search(state, _like(state), _like(state))
        cards, owners = hidden_cards(view, state), hidden_owners(view)
        search.cards = cards + [0] * (LARGEST_DECK - len(cards))
        search.owners = owners + [0] * (LARGEST_DECK - len(owners))
        search.hidden = len(cards)
        search.weights = Evidence(view, self.credence).weights()
        search.candidates = candidates + [0] * (MOST_CANDIDATES - len(candidates))
        search.count = len(candidates)
        search.world.random = random
        if not shuffle_hidden(search):
            search.weights = [EQUAL] * (MAX_SEATS * (CARDS + 1))
            shuffle_hidden(search)
        walk(search, 20 * search.hidden)
        return search

    def _think(self, search: Search, limit: int, deadline: float) -> None:
        """Play worlds out until the limit, the deadline, or a clear lead."""
        batch = min(FIRST_BATCH if COMPILED else 2, limit)
        while search.worlds < limit:
            began = time.perf_counter()
            batch_worlds(search, min(batch, limit - search.worlds), self.noise)
            now = time.perf_counter()
            if deadline < math.inf:
                # The next batch has to end in time, too.
                affordable = int((deadline - now) / ((now - began) / batch) * 0.7)
                if affordable < 1:
                    return
                batch = min(2 * batch, LARGEST_BATCH, affordable)
            else:
                batch = min(2 * batch, LARGEST_BATCH)
            if search.worlds >= 2 * FIRST_BATCH and self._is_settled(search):
                return

    def _is_settled(self, search: Search) -> bool:
        sums = search.sums
        best = max(range(search.count), key=sums.__getitem__)
        return all(lead(search, best, other) >= self.settled for other in range(search.count) if other != best)

    def _decide(self, search: Search) -> int:
        """The best candidate; the rule's choice where its lead is within doubt."""
        sums = search.sums
        best = max(range(search.count), key=sums.__getitem__)
        chosen = best if best and lead(search, best, 0) >= self.doubt else 0
        return search.candidates[chosen]


def lead(search: Search, first: int, second: int) -> float:
    """By how many standard errors one candidate is ahead of another, from the worlds that both met."""
    worlds = search.worlds
    if worlds < 2:
        return 0.0
    difference = (search.sums[first] - search.sums[second]) / worlds
    high, low = max(first, second), min(first, second)
    squares = search.squares[high * MOST_CANDIDATES + low] / worlds
    variance = max(squares - difference * difference, 0.0) / (worlds - 1)
    if variance == 0.0:
        return math.copysign(math.inf, difference) if difference else 0.0
    return difference / math.sqrt(variance)


def shortlist(state: DealState, codes: list[int], rule: int) -> list[int]:
    """The candidates, announced where that is due: the rule's choice first, then the others it likes best."""
    tension = tension_of(state)
    others = [code for code in codes if code != rule]
    others.sort(key=lambda code: (-merit_of(state, code, tension), code))
    chosen = [rule, *others[: MOST_CANDIDATES - 1]]
    due = state.parameters.last_card != LAST_OFF
    return [code | ANNOUNCED if due and code != PASS and leaves_one(state, code) else code for code in chosen]


def _like(state: DealState) -> DealState:
    """A state of the same game."""
    return DealState(state.parameters, state.seats)
