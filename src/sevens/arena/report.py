"""What the results of deals say of players and of seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from sevens.arena.duel import DealResult, Plan
from sevens.arena.ratings import Estimate, Order, mean_with_interval, ratings


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's figures; players of the same name in a line-up are taken together.

    Attributes:
        name: the player.
        firsts: share of first places in a seat, fair is one in the number of seats.
        place: mean place, 0 is first.
        score: mean score of a deal (R33).
        rating: like Elo's, the first player of the line-up has 0.
        decisions: how often it had a choice.
        milliseconds: mean time for such a choice.
    """

    name: str
    firsts: Estimate
    place: Estimate
    score: Estimate
    rating: Estimate
    decisions: int
    milliseconds: float

    def to_json(self) -> dict[str, object]:
        """A JSON object; an estimate is a value and the margin of its 95 % interval."""
        pairs = {name: getattr(self, name) for name in ("firsts", "place", "score", "rating")}
        shown: dict[str, object] = {name: [pair.value, pair.margin] for name, pair in pairs.items()}
        return {"name": self.name, **shown, "decisions": self.decisions, "milliseconds": self.milliseconds}


def standings(plan: Plan, results: Sequence[DealResult]) -> list[Standing]:
    """The figures of every player, in the order of the line-up; each deal is one observation.

    Raises:
        ValueError: when there are no results.
    """
    names = list(dict.fromkeys(plan.players))
    fitted = ratings([_orders(plan, result) for result in results], names[0])
    found = []
    for name in names:
        seats = [number for number, player in enumerate(plan.players) if player == name]
        decisions = sum(result.decisions[seat] for result in results for seat in seats)
        seconds = sum(result.seconds[seat] for result in results for seat in seats)
        found.append(
            Standing(
                name,
                mean_with_interval([_mean(result.firsts, seats) for result in results]),
                mean_with_interval([_mean(result.places, seats) for result in results]),
                mean_with_interval([_mean(result.scores, seats) for result in results]),
                fitted.get(name, Estimate(0.0, 0.0)),
                decisions,
                1000 * seconds / decisions if decisions else 0.0,
            )
        )
    return found


def _mean(rows: Sequence[Sequence[float]], columns: Sequence[int]) -> float:
    return sum(row[column] for row in rows for column in columns) / (len(rows) * len(columns))


def _orders(plan: Plan, result: DealResult) -> list[Order]:
    """Every pair of different players of a deal, and who finished before whom."""
    orders: list[Order] = []
    for places in result.places:
        for first, second in combinations(range(len(places)), 2):
            if plan.players[first] != plan.players[second]:
                share = 0.5 if places[first] == places[second] else float(places[first] < places[second])
                orders.append((plan.players[first], plan.players[second], share))
    return orders


@dataclass(frozen=True, slots=True)
class Fairness:
    """How one seat did, whoever sat there.

    Attributes:
        seat: counted from the dealer's left, 0 is the first to act where nothing else decides it.
        firsts, place, score: as in `Standing`.
    """

    seat: int
    firsts: Estimate
    place: Estimate
    score: Estimate

    def to_json(self) -> dict[str, object]:
        """A JSON object, as that of `Standing`."""
        pairs = {name: getattr(self, name) for name in ("firsts", "place", "score")}
        return {"seat": self.seat, **{name: [pair.value, pair.margin] for name, pair in pairs.items()}}


def fairness(plan: Plan, results: Sequence[DealResult]) -> list[Fairness]:
    """How fair the deal is: the same figures by seat, for a line-up of equal players.

    Raises:
        ValueError: when there are no results.
    """
    found = []
    for seat in range(len(plan.players)):
        firsts, places, scores = [], [], []
        for result in results:
            rows = [(row, sat.index(seat)) for row, sat in enumerate(result.seats)]
            firsts.append(sum(result.firsts[row][player] for row, player in rows) / len(rows))
            places.append(sum(result.places[row][player] for row, player in rows) / len(rows))
            scores.append(sum(result.scores[row][player] for row, player in rows) / len(rows))
        estimates = (mean_with_interval(values) for values in (firsts, places, scores))
        found.append(Fairness(seat, *estimates))
    return found
