"""Sevens: the rules, deals and matches of the Sevens family of card games.

>>> from sevens import Match, Rules
>>> match = Match(Rules(corner="link"), seats=4, seed="sunday")
>>> match.legal_actions()
[Action.parse('7d')]
>>> match.apply("7d")[0].type
'played'
"""

from sevens import rules as _rules
from sevens.engine import Action, Event, Game, Match, State, View, event_for, view_for
from sevens.errors import Problem, RulesError, SevensError
from sevens.rules import Rules

__version__ = "0.1.0"

presets = _rules.PRESETS
"""Every preset by name."""

__all__ = [
    "Action",
    "Event",
    "Game",
    "Match",
    "Problem",
    "Rules",
    "RulesError",
    "SevensError",
    "State",
    "View",
    "__version__",
    "event_for",
    "presets",
    "view_for",
]
