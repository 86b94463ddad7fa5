"""The standing of a match: totals, when it ends, and how ties are broken (R41, R42)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from sevens.rules import Rules

LAST_DEAL: Final = 1000
"""A match stops after this many deals, whatever was asked for (R41)."""


@dataclass(frozen=True, slots=True)
class DealResult:
    """One finished deal: its number, who dealt, places by seat (None for idle seats) and scores by seat."""

    deal: int
    dealer: int
    places: tuple[int | None, ...]
    scores: tuple[int, ...]


@dataclass(slots=True)
class Standing:
    """What the match is about.

    Attributes:
        totals: by seat; the stacks when chips are the score.
        deals_won: by seat, shared first places included.
        results: the finished deals.
        contenders: the seats that play an extra deal next (R42); None in ordinary deals.
        winners: the winners of the match; None while it goes on.
    """

    rules: Rules
    seats: int
    totals: list[int]
    deals_won: list[int]
    results: list[DealResult] = field(default_factory=list)
    contenders: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None

    @staticmethod
    def at_start(rules: Rules, seats: int, chips: Sequence[int] | None = None) -> Standing:
        """The standing before the first deal."""
        stacks = list(chips) if chips is not None else [rules.chips] * seats
        totals = stacks if rules.score == "chips" else [0] * seats
        return Standing(rules, seats, totals, [0] * seats)

    def copy(self) -> Standing:
        """An independent copy."""
        return Standing(
            self.rules, self.seats, self.totals[:], self.deals_won[:], self.results[:], self.contenders, self.winners
        )

    def add(self, result: DealResult, chips: Sequence[int]) -> None:
        """Take a finished deal into account and decide whether the match ends (R41) or goes on after a tie (R42)."""
        self.results.append(result)
        for seat in range(self.seats):
            self.totals[seat] = chips[seat] if self.rules.score == "chips" else self.totals[seat] + result.scores[seat]
            self.deals_won[seat] += result.places[seat] == 0
        if self.contenders is not None:
            self._end_extra_deal(result)
        elif self._has_ended(chips):
            self._decide(result)

    def _end_extra_deal(self, result: DealResult) -> None:
        """R42: the first place wins the match; if it is shared, those seats play again."""
        first = tuple(seat for seat in range(self.seats) if result.places[seat] == 0)
        if len(first) == 1 or result.deal >= LAST_DEAL:
            self.winners = first
        else:
            self.contenders = first

    def _has_ended(self, chips: Sequence[int]) -> bool:
        """R41."""
        end, deals = self.rules.match_end, self.results[-1].deal
        if deals >= LAST_DEAL:
            return True
        match end.kind:
            case "deals":
                return deals >= (end.number or self.seats)
            case "wins":
                return max(self.deals_won) >= end.number
            case "best_of":
                ahead, behind = sorted(self.deals_won, reverse=True)[:2]
                return deals >= end.number or ahead > behind + end.number - deals
            case "points":
                return max(self.totals) >= end.number
            case _:
                return min(chips) == 0 or 0 < end.number <= deals

    def leaders(self) -> tuple[int, ...]:
        """The seats that are first: by deals won where these decide, else by totals (`losers_collect`: the lowest)."""
        if self.rules.match_end.counts_wins:
            merits = self.deals_won
        elif self.rules.score == "losers_collect":
            merits = [-total for total in self.totals]
        else:
            merits = self.totals
        return _best(range(self.seats), merits)

    def _decide(self, result: DealResult) -> None:
        """R42: winners, or one more deal."""
        leaders = self.leaders()
        tie_break = self.rules.tie_break
        if len(leaders) > 1 and tie_break == "last_deal":
            leaders = _best(leaders, [-(place or 0) for place in result.places])
        elif len(leaders) > 1 and tie_break != "shared" and result.deal < LAST_DEAL:
            if tie_break == "extra_deal":
                self.contenders = leaders
            else:
                self._void(leaders)
            return
        self.winners = leaders

    def _void(self, leaders: Iterable[int]) -> None:
        """R42: the tied seats' score of the last deal becomes 0; nothing is voided when chips are the score."""
        if self.rules.score == "chips":
            return
        result = self.results[-1]
        scores = list(result.scores)
        for seat in leaders:
            self.totals[seat] -= scores[seat]
            self.deals_won[seat] -= result.places[seat] == 0
            scores[seat] = 0
        self.results[-1] = DealResult(result.deal, result.dealer, result.places, tuple(scores))


def _best(seats: Iterable[int], merits: Sequence[int]) -> tuple[int, ...]:
    """The seats with the highest merit."""
    chosen = tuple(seats)
    highest = max(merits[seat] for seat in chosen)
    return tuple(seat for seat in chosen if merits[seat] == highest)
