"""Figures with intervals, and ratings like Elo's from finishing orders."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

NORMAL_95: Final = 1.959964
RESAMPLES: Final = 60
ROUNDS: Final = 60
ELO: Final = 400 / math.log(10)

Order = tuple[str, str, float]
"""Two players and how much of the comparison the first won: 1, 0 or a half."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with its 95 % interval.

    Attributes:
        value: the figure.
        margin: half the interval's width; infinite for a single observation.
    """

    value: float
    margin: float

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.value - self.margin

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.value + self.margin


def mean_with_interval(values: Sequence[float]) -> Estimate:
    """The mean of independent observations, one for each deal, and its interval.

    Raises:
        ValueError: when there are none.
    """
    if not values:
        raise ValueError("no observations")
    mean = math.fsum(values) / len(values)
    if len(values) < 2:
        return Estimate(mean, math.inf)
    variance = math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
    # Student's t, by the first terms of its expansion round the normal distribution.
    freedom = len(values) - 1
    wider = NORMAL_95 + (NORMAL_95**3 + NORMAL_95) / (4 * freedom)
    return Estimate(mean, wider * math.sqrt(variance / len(values)))


def ratings(deals: Sequence[Sequence[Order]], anchor: str, seed: int = 1) -> dict[str, Estimate]:
    """Ratings by the Bradley-Terry model, 400 points for odds of ten to one.

    Args:
        deals: for each deal the comparisons made in it.
        anchor: the player that has 0.
        seed: for the deals drawn again and again to find the intervals.
    """
    names = sorted({name for deal in deals for first, second, _ in deal for name in (first, second)})
    if len(names) < 2:
        return {name: Estimate(0.0, 0.0) for name in names}
    values = _fit(deals, names, anchor)
    chance = random.Random(seed)
    drawn = [_fit([chance.choice(deals) for _ in deals], names, anchor) for _ in range(RESAMPLES)]
    result = {}
    for name in names:
        spread = math.sqrt(sum((sample[name] - values[name]) ** 2 for sample in drawn) / RESAMPLES)
        result[name] = Estimate(values[name], NORMAL_95 * spread)
    return result


def _fit(deals: Sequence[Sequence[Order]], names: Sequence[str], anchor: str) -> dict[str, float]:
    """Maximum likelihood by Hunter's iteration; half a win each way keeps the hopeless finite."""
    won: dict[tuple[str, str], float] = {(a, b): 0.5 for a in names for b in names if a != b}
    for deal in deals:
        for first, second, share in deal:
            if first != second:
                won[first, second] += share
                won[second, first] += 1 - share
    strength = dict.fromkeys(names, 1.0)
    wins = {name: sum(won[name, other] for other in names if other != name) for name in names}
    for _ in range(ROUNDS):
        for name in names:
            met = sum(
                (won[name, other] + won[other, name]) / (strength[name] + strength[other])
                for other in names
                if other != name
            )
            strength[name] = wins[name] / met
        middle = math.exp(sum(math.log(value) for value in strength.values()) / len(names))
        strength = {name: value / middle for name, value in strength.items()}
    return {name: ELO * math.log(strength[name] / strength[anchor]) for name in names}
