"""Bots in worker threads: they get a view, never a state, and their waits depend on nothing hidden."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import structlog

from sevens.bots import LEVELS, Bot, make_bot
from sevens.engine import View
from sevens.rooms import BotTurn, Speed

from .logs import where

WAITS: dict[Speed, tuple[float, float]] = {
    "slow": (1.1, 1.8),
    "normal": (0.5, 0.9),
    "fast": (0.2, 0.35),
    "none": (0.0, 0.0),
}
"""How long a bot waits before it acts, in seconds from and to, by the room's speed."""


QUICK = frozenset({"random", "easy", "medium"})
"""Levels that choose in no time; all others think for as long as they may."""
THINKING = 0.3
"""The shortest wait of a level that thinks, in seconds."""
THINKING_SHARE = 0.8
"""How much of the wait may be thought, so that even a long thought is hidden in it."""
SLOT = 0.25
"""Who is late nevertheless acts at one of the moments that lie so many seconds apart."""


def wait_of(room: str, seq: int, speed: Speed, level: str) -> float:
    """Seconds that a bot waits at this seq: spread by a hash of public things only, so that a wait tells nothing."""
    shortest, longest = WAITS[speed]
    drawn = int.from_bytes(hashlib.sha256(f"{room}:{seq}".encode()).digest()[:4], "big") / 2**32
    return max(shortest + (longest - shortest) * drawn, 0.0 if level in QUICK else THINKING)


def rest_of(wait: float, thought: float) -> float:
    """Seconds still to wait when `thought` of them have been used, so that the moment does not tell how many."""
    if thought <= wait:
        return wait - thought
    return 0.0 if wait == 0.0 else (wait - thought) % SLOT


class BotRunner:
    """Lets bots think beside the event loop.

    Args:
        threads: how many bots think at once.
        seconds: how long one may think about a move at most; never longer than the wait that hides it.
        levels: names of the levels that can be asked for.
        make: makes a bot of a level.
    """

    def __init__(
        self,
        threads: int = 2,
        seconds: float = 1.0,
        levels: tuple[str, ...] = LEVELS,
        make: Callable[[str], Bot] = make_bot,
    ) -> None:
        self.levels = levels
        self._make = make
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._log = structlog.get_logger()

    async def choose(self, turn: BotTurn, view: View, wait: float) -> str:
        """The text of the action that the bot chooses, at a moment that tells nothing about the choice.

        Args:
            turn: whose choice it is.
            view: what the bot's seat may know.
            wait: seconds that it waits, from `wait_of`; a bot that fails makes the first legal move instead.
        """
        loop = asyncio.get_running_loop()
        began = loop.time()
        seconds = min(self._seconds, THINKING_SHARE * wait) if wait else self._seconds
        action = await loop.run_in_executor(self._threads, self._choose, turn, view, seconds)
        await asyncio.sleep(rest_of(wait, loop.time() - began))
        return action

    def _choose(self, turn: BotTurn, view: View, seconds: float) -> str:
        try:
            chosen = self._make(turn.level).choose(view, seed=turn.seed, seconds=seconds)
            if replace(chosen, announced=False) in view.legal:
                return str(chosen)
            self._log.error("bot_chose_no_legal_action", level=turn.level)
        except Exception as error:  # noqa: BLE001  # a bot may be anybody's: the room goes on whatever it does
            self._log.error("bot_failed", level=turn.level, error=where(error))
        return str(view.legal[0])

    def close(self) -> None:
        """Let no further bot begin to think."""
        self._threads.shutdown(wait=False, cancel_futures=True)
