"""The kernel against C by hand (`limit.c`): the simple game only, from the same shuffles, one core.

What the two play is compared first: turns, winners, and the generator's state, in which any difference would show.
`shichi_narabe` has no counterpart in C; its turns are compared with those of the simple game.
"""

from __future__ import annotations

import shutil
import subprocess
import sysconfig
import tempfile
import time
from functools import partial
from pathlib import Path

from _measure import in_turn, millions, ratios, spread, use_one_core

from sevens.engine.compile import parameters_of
from sevens.kernel import COMPILED
from sevens.kernel.playout import Deck, batch_random_deals, deal_randomly, play_randomly
from sevens.kernel.state import DealState
from sevens.rules import load_rules

SEATS = 4
DEALS = 100_000
SEED = 1
# Whether the ace is low, whether the eldest hand opens with what it likes.
PRESETS = {"sevens": (1, 0), "parliament": (0, 0), "fan_tan": (0, 1)}


class Limit:
    """The compiled C program."""

    def __init__(self, folder: str) -> None:
        self.program = Path(folder, "limit")
        compiler = shutil.which("cc") or (sysconfig.get_config_var("CC") or "cc").split()[0]
        source = Path(__file__).with_suffix(".c")
        subprocess.run([compiler, "-O3", "-o", str(self.program), str(source)], check=True)

    def play(self, preset: str, deals: int) -> list[int]:
        """Nanoseconds, turns, state of the generator, wins by seat."""
        low_ace, eldest = PRESETS[preset]
        arguments = map(str, (SEATS, deals, low_ace, eldest, SEED))
        done = subprocess.run([str(self.program), *arguments], capture_output=True, text=True, check=True)
        return [int(word) for word in done.stdout.split()]

    def rate(self, preset: str) -> float:
        """Turns a second."""
        nanoseconds, turns, *_ = self.play(preset, DEALS)
        return turns / nanoseconds * 1e9


def start(preset: str) -> tuple[DealState, Deck]:
    """A state and a deck of which the next shuffles are those of the C program."""
    parameters = parameters_of(load_rules(preset))
    state = DealState(parameters, SEATS)
    state.random = SEED
    return state, Deck(parameters)


def rate(preset: str) -> float:
    """Turns a second in the kernel."""
    state, deck = start(preset)
    began = time.process_time()
    return batch_random_deals(state, deck, DEALS) / (time.process_time() - began)


def compare(preset: str, limit: Limit, deals: int = 3000) -> None:
    """Stop when the two do not play the same."""
    state, deck = start(preset)
    turns, wins = 0, [0] * SEATS
    for deal in range(deals):
        state.dealer = deal % SEATS
        deal_randomly(state, deck)
        turns += play_randomly(state)
        wins[list(state.places).index(0)] += 1
    if [turns, state.random, *wins] != limit.play(preset, deals)[1:]:
        raise SystemExit(f"{preset}: the program in C plays something else")


def main() -> None:
    if not COMPILED:
        raise SystemExit("The kernel is not compiled here: `make setup` compiles it where there is a C compiler.")
    use_one_core()
    with tempfile.TemporaryDirectory() as folder:
        limit = Limit(folder)
        print(f"{'rules':16}{'kernel':>14}{'C by hand':>14}   kernel to C, turns a second")
        for preset in (*PRESETS, "shichi_narabe"):
            simple = preset if preset in PRESETS else "sevens"
            compare(simple, limit)
            ours, theirs = in_turn(partial(rate, preset), partial(limit.rate, simple))
            print(f"{preset:16}{millions(ours):>14}{millions(theirs):>14}   {spread(ratios(ours, theirs))}")


if __name__ == "__main__":
    main()
