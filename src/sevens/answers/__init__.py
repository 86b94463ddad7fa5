"""What is answered to questions about games, wherever they are asked: by the server, or in a browser without one."""

from .replay import replay_of
from .setup import check, games, rules_of
from .words import language_of, refusal, texts

__all__ = ["check", "games", "language_of", "refusal", "replay_of", "rules_of", "texts"]
