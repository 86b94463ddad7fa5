"""What a deal means for the match: the chance to win it, as integers for `sevens.kernel.search`."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from sevens.engine import View
from sevens.kernel.parameters import MAX_SEATS
from sevens.kernel.search import (
    CERTAIN,
    DECIDED_BY_BUST,
    DECIDED_BY_POINTS,
    DECIDED_NOW,
    MATCH_BY_FIRSTS,
    MATCH_BY_TOTALS,
    MATCH_OPEN,
    UNDECIDED,
)
from sevens.rules import Rules

SAMPLES: Final = 200
"""How many times the rest of a match is thrown with equal chances."""
FORESIGHT: Final = 12
"""How many deals ahead that is done at most; matches that last longer are as open as at their start."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What is at stake beside the deal itself.

    Attributes:
        kind: `MATCH_OPEN` when the deal is all that counts, else `MATCH_BY_FIRSTS` or `MATCH_BY_TOTALS`.
        firsts: by seat, what its first place in this deal would be worth to the seat that asks, of `CERTAIN`.
        totals: by seat, the totals before this deal; the other way round where the lowest wins.
        scale: a lead of this much would be as good as the match; 0 where the totals after this deal decide.
        decided: when the match ends with this deal: `DECIDED_NOW`, `UNDECIDED`, or if a total reaches `goal`
            (`DECIDED_BY_POINTS`) or a stack is empty (`DECIDED_BY_BUST`).
        goal: see `decided`.
    """

    kind: int
    firsts: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    scale: int = 1
    decided: int = UNDECIDED
    goal: int = 0


def stakes_of(view: View) -> Stakes:
    """The stakes of the present deal for the seat to move."""
    seat, end = view.seat or 0, view.rules.match_end
    if "idle" in view.status:  # R42: an extra deal decides by itself
        return Stakes(MATCH_OPEN)
    if end.counts_wins:
        return _by_firsts(view.rules, view.deals_won, view.deal, seat)
    last = end.kind in ("deals", "bust") and 0 < (end.number or view.seats * (end.kind == "deals")) <= view.deal
    level = len(set(view.totals)) == 1
    if level and not last and end.kind not in ("points", "bust"):
        return Stakes(MATCH_OPEN)
    sign = -1 if view.rules.score == "losers_collect" else 1
    before = view.totals
    if view.rules.score == "chips":
        before = (0,) * view.seats  # the kernel has the stacks themselves
    decided = {"points": DECIDED_BY_POINTS, "bust": DECIDED_BY_BUST}.get(end.kind, UNDECIDED)
    return Stakes(
        MATCH_BY_TOTALS,
        totals=tuple(sign * total for total in before),
        scale=_scale(view),
        decided=DECIDED_NOW if last else decided,
        goal=end.number if end.kind == "points" else 0,
    )


def _scale(view: View) -> int:
    """The lead that is hard to catch up: what scores differ by in a deal, times the root of the deals to come."""
    rules, end = view.rules, view.rules.match_end
    spread = {"wins": 1, "placement": view.seats - 1, "losers_collect": 30, "winner_collects": 80}.get(rules.score, 40)
    if end.kind == "deals":
        left = max(1, (end.number or view.seats) - view.deal)
    elif end.kind == "points" and rules.score != "chips":
        left = max(1, (end.number - max(view.totals)) // max(1, spread))
    else:
        left = 4
    return max(1, round(2 * spread * math.sqrt(left)))


@lru_cache(maxsize=1024)
def _by_firsts(rules: Rules, won: Sequence[int], deal: int, seat: int) -> Stakes:
    """Where deals won decide: the chance to win the match after each seat's first place, the rest being luck."""
    end, seats = rules.match_end, len(won)
    to_come = end.number - deal if end.kind == "best_of" else seats * end.number - sum(won)
    if to_come > FORESIGHT or len(set(won)) == 1:
        return Stakes(MATCH_OPEN)
    chance = random.Random(f"{won}/{deal}/{seat}")
    samples = [[chance.randrange(seats) for _ in range(max(0, to_come))] for _ in range(SAMPLES)]
    firsts = []
    for first in range(seats):
        shares = sum(_share(end.kind, end.number, won, [first, *rest], seat) for rest in samples)
        firsts.append(round(CERTAIN * shares / SAMPLES))
    return Stakes(MATCH_BY_FIRSTS, firsts=tuple(firsts + [0] * (MAX_SEATS - seats)))


def _share(kind: str, number: int, won: Sequence[int], firsts: Sequence[int], seat: int) -> float:
    """A seat's share of the match when the deals to come are won like this; a tie is thrown for (R42)."""
    count = list(won)
    for first in firsts:
        count[first] += 1
        if kind == "wins" and count[first] >= number:
            return float(first == seat)
    leaders = [other for other in range(len(count)) if count[other] == max(count)]
    return (seat in leaders) / len(leaders)
