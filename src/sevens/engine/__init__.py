"""The engine: rules, deals and matches in the terms that people and programs use. See `sevens` for the public names."""

from sevens.engine.actions import Action
from sevens.engine.events import EVENT_TYPES, Event, event_for
from sevens.engine.game import Game
from sevens.engine.match import Match
from sevens.engine.record import Record, read_record, write_record
from sevens.engine.standing import DealResult
from sevens.engine.state import State
from sevens.engine.view import View, view_for

__all__ = [
    "EVENT_TYPES",
    "Action",
    "DealResult",
    "Event",
    "Game",
    "Match",
    "Record",
    "State",
    "View",
    "event_for",
    "read_record",
    "view_for",
    "write_record",
]
