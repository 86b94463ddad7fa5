"""Players by name: the levels, plug-ins, and programs that speak lines.

A plug-in is an entry point of the group `sevens.bots` whose object makes a `Bot` when called; `MODULE:NAME` is such an
object that nobody has installed. A program is named `program:COMMAND`. It is asked by one line of JSON,
`{"view": {...}, "seed": "...", "seconds": null, "playouts": null}`, and answers with one line, the text of one of
`view.legal`.
"""

from __future__ import annotations

import atexit
import json
import shlex
import subprocess
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final, cast

from sevens.bots import LEVELS, Bot, make_bot
from sevens.engine import Action, View

GROUP: Final = "sevens.bots"
PROGRAM: Final = "program:"


class LineBot:
    """A foreign program, started once and asked for every action.

    Args:
        command: the program and its arguments as one text, as a shell splits it.
    """

    def __init__(self, command: str) -> None:
        self.level = PROGRAM + command
        self._process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        atexit.register(self.close)

    def choose(
        self, view: View, *, seed: int | str, seconds: float | None = None, playouts: int | None = None
    ) -> Action:
        """See `Bot.choose`.

        Raises:
            RuntimeError: when the program is gone or answers with no action.
        """
        question = {"view": view.to_json(), "seed": str(seed), "seconds": seconds, "playouts": playouts}
        source, sink = self._process.stdout, self._process.stdin
        if source is None or sink is None:  # pragma: no cover  (both are pipes)
            raise RuntimeError(f"{self.level} has no pipes")
        sink.write(json.dumps(question, separators=(",", ":")) + "\n")
        sink.flush()
        answer = source.readline()
        if not answer:
            raise RuntimeError(f"{self.level} has ended")
        return Action.parse(answer.strip())

    def close(self) -> None:
        """End the program."""
        if self._process.poll() is None:
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe is not None:
                    pipe.close()
            self._process.terminate()
            self._process.wait()


def player_names() -> tuple[str, ...]:
    """The levels and the plug-ins that are installed."""
    return (*LEVELS, *sorted(point.name for point in entry_points(group=GROUP) if point.name not in LEVELS))


def make_player(name: str) -> Bot:
    """A bot by its level, its plug-in's name, `MODULE:NAME` or `program:COMMAND`.

    Raises:
        ValueError: when there is no such player.
    """
    if name.startswith(PROGRAM):
        return LineBot(name.removeprefix(PROGRAM))
    if name in LEVELS:
        return make_bot(name)
    module, colon, maker = name.partition(":")
    if colon:
        try:
            return cast("Callable[[], Bot]", getattr(import_module(module), maker))()
        except (ImportError, AttributeError, ValueError) as error:
            raise ValueError(f"no such player: {name!r}: {error}") from error
    for point in entry_points(group=GROUP):
        if point.name == name:
            return cast("Callable[[], Bot]", point.load())()
    raise ValueError(f"no such player: {name!r}; there are {', '.join(player_names())}")
