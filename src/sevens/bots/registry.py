"""The levels by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sevens.bots.base import Bot
from sevens.bots.hard import HardBot
from sevens.bots.medium import MediumBot
from sevens.bots.simple import EasyBot, RandomBot

_MAKERS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "easy": EasyBot,
    "medium": MediumBot,
    "hard": HardBot,
}

LEVELS: Final = tuple(_MAKERS)
"""The levels there are, the weakest first."""


def make_bot(level: str) -> Bot:
    """A bot of a level.

    Raises:
        ValueError: when there is no such level.
    """
    if level not in _MAKERS:
        raise ValueError(f"no such level: {level!r}; there are {', '.join(LEVELS)}")
    return _MAKERS[level]()
