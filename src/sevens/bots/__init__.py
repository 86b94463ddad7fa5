"""Bots: players that are given a view and nothing else.

>>> from sevens import Match, Rules, view_for
>>> match = Match(Rules(), 4, "sunday")
>>> make_bot("easy").choose(view_for(match, match.to_move), seed=1)
Action.parse('7d')
"""

from sevens.bots.base import Bot
from sevens.bots.registry import LEVELS, make_bot

__all__ = ["LEVELS", "Bot", "make_bot"]
