"""The level that thinks: it deals the hidden cards in many likely ways and plays every candidate out in each."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Final

from sevens.bots.base import chance_for, require_turn, with_announcement
from sevens.bots.evidence import Evidence, Turn
from sevens.bots.reading import by_merit, codes_of, deal_hidden, hidden_cards, hidden_owners, state_of
from sevens.bots.stakes import Stakes, stakes_of
from sevens.engine import Action, View
from sevens.kernel import COMPILED
from sevens.kernel.parameters import ANNOUNCED, LAST_OFF, MAX_SEATS, PASS
from sevens.kernel.playout import LARGEST_DECK
from sevens.kernel.policy import leaves_one
from sevens.kernel.search import (
    EQUAL,
    MOST_CANDIDATES,
    MOST_TURNS,
    WEIGHTS_ROOM,
    Search,
    batch_worlds,
    shuffle_hidden,
    walk,
    wander,
)
from sevens.kernel.state import DealState

WORLDS: Final = 1000 if COMPILED else 24
"""Hidden deals that are played out when nobody says how many."""
MOST_WORLDS: Final = 4000
"""The most that are played out when only the time is limited."""
FIRST_BATCH: Final = 16
LARGEST_BATCH: Final = 128
FIRST_ROUNDS: Final = 25
"""Steps of walking before the first world, in units of those between two worlds."""
MOST_UNCOMPILED: Final = 4
"""The most candidates where time is short and the kernel slow."""
MARGIN: Final = 0.04
"""Share of the time that is kept for what comes after the last batch."""


class HardBot:
    """Averages over hidden deals, and follows medium's rule, with its sharp weights, as long as these say little.

    Args:
        noise: how much chance the moves in playouts have, in the policy's points.
        doubt: by how many standard errors a candidate must beat the rule's choice to be taken instead of it.
        settled: by how many the best must lead for thinking to stop early.
        surprise, slope: how many doubts a hidden deal earns for a turn that medium would have played otherwise with it,
            and how many points of merit make one more; each doubt makes the deal a tenth less likely.
        rounds: how far apart two hidden deals are, in groups of exchanges.
    """

    level = "hard"

    def __init__(
        self,
        *,
        noise: int = 40,
        doubt: float = 0.7,
        settled: float = 3.0,
        surprise: int = 8,
        slope: int = 25,
        rounds: int = 4,
    ) -> None:
        self.noise = noise
        self.doubt = doubt
        self.settled = settled
        self.surprise = surprise
        self.slope = slope
        self.rounds = rounds

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
        state.sharp = 1 << (view.seat or 0)  # in playouts, too; the others play as medium does
        shown = _like(state)
        shown.copy_from(state)
        deal_hidden(shown, view)
        codes = codes_of(view, shown)
        search = self._search(view, state, candidates(shown, codes), chance.getrandbits(31) + 1)
        limit = playouts if playouts is not None else WORLDS if seconds is None else MOST_WORLDS
        self._think(search, limit, math.inf if seconds is None else started + seconds * (1 - MARGIN))
        chosen = self._decide(search) & ~ANNOUNCED
        return with_announcement(view, view.legal[codes.index(chosen)])

    def _search(self, view: View, state: DealState, compared: list[int], random: int) -> Search:
        """Everything that the kernel needs; the rule's own choice is the first candidate."""
        search = Search(state, _like(state), _like(state))
        cards = hidden_cards(view, state)
        owners = hidden_owners(view, len(cards))
        search.cards = _filled(cards, LARGEST_DECK)
        search.owners = _filled(owners, LARGEST_DECK)
        search.hidden = len(cards)
        evidence = Evidence(view)
        search.weights = evidence.weights
        search.candidates = _filled(compared, MOST_CANDIDATES)
        search.count = len(compared)
        search.world.random = random
        if not shuffle_hidden(search):
            search.weights = [EQUAL] * WEIGHTS_ROOM
            shuffle_hidden(search)
        walk(search, 20 * search.hidden)
        self._remember(search, evidence.turns)
        self._stake(search, stakes_of(view))
        return search

    def _stake(self, search: Search, stakes: Stakes) -> None:
        """Tell the kernel what the deal means for the match."""
        search.match, search.scale = stakes.kind, stakes.scale
        search.decided, search.goal = stakes.decided, stakes.goal
        search.firsts = _filled(list(stakes.firsts), MAX_SEATS)
        search.totals = _filled(list(stakes.totals), MAX_SEATS)

    def _remember(self, search: Search, turns: Sequence[Turn]) -> None:
        """Tell the kernel what the others chose."""
        search.turns = len(turns)
        search.surprise, search.slope, search.rounds = self.surprise, self.slope, self.rounds
        search.turn_seat = _filled([turn.seat for turn in turns], MOST_TURNS)
        search.turn_action = _filled([turn.action for turn in turns], MOST_TURNS)
        search.turn_laid = _filled([word for turn in turns for word in turn.laid], 2 * MOST_TURNS)
        search.turn_frontiers = _filled([word for turn in turns for word in turn.frontiers], 2 * MOST_TURNS)
        search.turn_since = _filled([turn.since for turn in turns], MOST_TURNS)
        search.turn_passes = _filled([turn.passes for turn in turns], MOST_TURNS)
        search.turn_tension = _filled([turn.tension for turn in turns], MOST_TURNS)
        search.turn_free = _filled([int(turn.free) for turn in turns], MOST_TURNS)

    def _think(self, search: Search, limit: int, deadline: float) -> None:
        """Play worlds out until the limit, the deadline, or a clear lead."""
        hurried = deadline < math.inf
        for _ in range(min(FIRST_ROUNDS, limit)):
            if hurried and time.perf_counter() > deadline:
                return
            wander(search, search.rounds)
        batch = FIRST_BATCH
        if hurried and not COMPILED:
            batch, search.count = 1, min(search.count, MOST_UNCOMPILED)
        while search.worlds < limit:
            began = time.perf_counter()
            if began >= deadline:
                return
            batch = min(batch, limit - search.worlds)
            batch_worlds(search, batch, self.noise)
            if search.worlds >= 2 * FIRST_BATCH and self._is_settled(search):
                return
            if hurried:
                # The next batch has to end in time, too.
                now = time.perf_counter()
                affordable = int((deadline - now) / ((now - began) / batch) * 0.7)
                if affordable < 1:
                    return
                batch = min(2 * batch, LARGEST_BATCH, affordable)
            else:
                batch = min(2 * batch, LARGEST_BATCH)

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


def candidates(state: DealState, codes: list[int]) -> list[int]:
    """What is compared, announced where that is due: the rule's choice first, then the others it likes best."""
    due = state.parameters.last_card != LAST_OFF
    chosen = by_merit(state, codes)[:MOST_CANDIDATES]
    return [code | ANNOUNCED if due and code != PASS and leaves_one(state, code) else code for code in chosen]


def _like(state: DealState) -> DealState:
    """A state of the same game."""
    return DealState(state.parameters, state.seats)


def _filled(values: list[int], length: int) -> list[int]:
    """Values as an array of the kernel, which has a fixed length."""
    return values + [0] * (length - len(values))
