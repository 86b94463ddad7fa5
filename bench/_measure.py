"""What the programs here share: one core, rounds in turn, ratios within a round, and the spread of both."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

ROUNDS = 7


def use_one_core() -> None:
    """Stay on one core where the system lets us choose, children included."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def in_turn(*measures: Callable[[], float], rounds: int = ROUNDS) -> list[list[float]]:
    """Rates by measure and round: a busy machine slows down all of a round alike."""
    for measure in measures:
        measure()
    table = [[measure() for measure in measures] for _ in range(rounds)]
    return [list(column) for column in zip(*table, strict=True)]


def spread(values: Sequence[float], form: str = ".2f", unit: str = "") -> str:
    """Least, median and greatest."""
    low, middle, high = (format(value, form) for value in (min(values), statistics.median(values), max(values)))
    return f"{middle}{unit} ({low} to {high})"


def ratios(above: Sequence[float], below: Sequence[float]) -> list[float]:
    """The ratio of two rates in each round."""
    return [first / second for first, second in zip(above, below, strict=True)]


def millions(rates: Sequence[float]) -> str:
    """The median of rates, in millions a second."""
    return f"{statistics.median(rates) / 1e6:.2f} M/s"


class Worker:
    """Another Python process that answers lines with lines, for what one process cannot be: both kinds of kernel.

    Args:
        program: a script that reads a line and answers it, for ever.
        kernel: "compiled" or "interpreted".
    """

    def __init__(self, program: Path, kernel: str) -> None:
        environment = {**os.environ, "SEVENS_KERNEL": kernel}
        command = [sys.executable, str(program), "--worker"]
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        if self.ask("kernel") != kernel:
            raise SystemExit("The kernel is not compiled here: `make setup` compiles it where there is a C compiler.")

    def ask(self, *words: Any) -> str:
        """Send words, and wait for the answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(" ".join(map(str, words)) + "\n")
        return self._process.stdout.readline().strip()

    def rate(self, *words: Any) -> float:
        """Send words, and take the answer for a rate."""
        return float(self.ask(*words))
