"""One deal, played once in every seating: the unit of every figure that the arena gives."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass, field
from functools import lru_cache

from sevens.arena.players import make_player
from sevens.bots import Bot
from sevens.engine import Match, view_for
from sevens.rules import Rules


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played; equal plans give equal results, but for the times.

    Attributes:
        rules: the rules; of each match only the first deal is played.
        players: a player's name for each seat, in the order of the first seating.
        seed: determines the deals and the bots' chance.
        playouts, seconds: what every bot is given to think, see `Bot.choose`.
        rotate: whether each deal is played in every rotation of the players.
    """

    rules: Rules
    players: tuple[str, ...]
    seed: str = "0"
    playouts: int | None = None
    seconds: float | None = None
    rotate: bool = True

    def to_json(self) -> dict[str, object]:
        """A JSON object from which `from_json` makes an equal plan."""
        return {
            "rules": self.rules.to_json(),
            "players": list(self.players),
            "seed": self.seed,
            "playouts": self.playouts,
            "seconds": self.seconds,
            "rotate": self.rotate,
        }


@dataclass(frozen=True, slots=True)
class DealResult:
    """What came of one deal, a value for each player of the line-up and each seating.

    Attributes:
        number: which deal of the plan.
        firsts: the share of the first place, 0 to 1, by seating and player.
        places: the places, 0 is first, by seating and player.
        scores: the scores of the deal (R33), by seating and player.
        seats: who sat where, counted from the dealer's left, by seating and player.
        decisions, seconds: by player, how often it had a choice, and how long it took for that.
    """

    number: int
    firsts: list[list[float]]
    places: list[list[int]]
    scores: list[list[int]]
    seats: list[list[int]]
    decisions: list[int]
    seconds: list[float] = field(compare=False)

    def to_json(self) -> dict[str, object]:
        """A JSON object with the same names."""
        return {name: getattr(self, name) for name in self.__slots__}


@lru_cache(maxsize=64)
def _player(name: str) -> Bot:
    """A player, made once in each process."""
    return make_player(name)


def play_deal(plan: Plan, number: int) -> DealResult:
    """Play one deal of a plan in all its seatings.

    Raises:
        ValueError: for a player that there is not; SevensError: for an illegal action.
    """
    seats = len(plan.players)
    result = DealResult(number, [], [], [], [], [0] * seats, [0.0] * seats)
    for rotation in range(seats if plan.rotate else 1):
        _play_seating(plan, number, rotation, result)
    return result


def _play_seating(plan: Plan, number: int, rotation: int, result: DealResult) -> None:
    """Play the deal once, every player `rotation` seats farther on, and note what came of it."""
    seats = len(plan.players)
    bots = [_player(plan.players[(seat - rotation) % seats]) for seat in range(seats)]
    seed = f"{plan.seed}-{number}"
    match = Match(plan.rules, seats, seed)
    # Chance of their own: from the match's seed a bot could deal the hidden cards itself.
    chance = hashlib.sha256(f"bots {seed}".encode()).hexdigest()
    while match.phase == "play":
        seat = match.to_move or 0
        view = view_for(match, seat)
        started = time.perf_counter()
        action = bots[seat].choose(view, seed=chance, seconds=plan.seconds, playouts=plan.playouts)
        if len(view.legal) > 1:
            player = (seat - rotation) % seats
            result.seconds[player] += time.perf_counter() - started
            result.decisions[player] += 1
        match.apply(action, seat)
    places = [place or 0 for place in match.state.places or ()]
    sat = [(player + rotation) % seats for player in range(seats)]
    result.firsts.append([(places[seat] == 0) / places.count(0) for seat in sat])
    result.places.append([places[seat] for seat in sat])
    result.scores.append([match.state.returns()[seat] for seat in sat])
    result.seats.append([(seat - match.dealer - 1) % seats for seat in sat])
