"""What is answered to questions about games, wherever they are asked: by the server, or in a browser without one."""

from .commands import RoomMessage, command_of, new_seed
from .replay import replay_of
from .setup import check, games, rules_of
from .words import language_of, refusal, texts

__all__ = [
    "RoomMessage",
    "check",
    "command_of",
    "games",
    "language_of",
    "new_seed",
    "refusal",
    "replay_of",
    "rules_of",
    "texts",
]
