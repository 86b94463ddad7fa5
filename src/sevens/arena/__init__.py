"""The arena: bots against bots on duplicate deals, with intervals that say how much a figure means."""

from sevens.arena.duel import DealResult, Plan, play_deal
from sevens.arena.players import make_player, player_names
from sevens.arena.ratings import Estimate, mean_with_interval, ratings
from sevens.arena.report import Fairness, Standing, fairness, standings
from sevens.arena.runner import Progress, run

__all__ = [
    "DealResult",
    "Estimate",
    "Fairness",
    "Plan",
    "Progress",
    "Standing",
    "fairness",
    "make_player",
    "mean_with_interval",
    "play_deal",
    "player_names",
    "ratings",
    "run",
    "standings",
]
