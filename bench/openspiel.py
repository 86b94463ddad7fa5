"""The kernel against the card games of OpenSpiel, written in C++: decisions a second in random play, one core.

Both play from the shuffle to the end without Python: OpenSpiel by `evaluate_bots` with its own uniformly random bots,
the kernel by `batch_random_deals`. A decision is a turn of a player; forced ones count on both sides. OpenSpiel is not
among the project's dependencies: `.venv/bin/python -m pip install open_spiel` adds it.
"""

from __future__ import annotations

import importlib
import statistics
import time
from functools import partial
from typing import Any

from _measure import in_turn, ratios, spread, use_one_core

from sevens.engine.compile import parameters_of
from sevens.kernel import COMPILED
from sevens.kernel.playout import Deck, batch_random_deals
from sevens.kernel.state import DealState
from sevens.rules import load_rules

GAMES = {
    "crazy_eights": "crazy_eights(players=4)",
    "hearts": "hearts",
    "spades": "spades",
    "euchre": "euchre",
    "skat": "skat",
    "gin_rummy": "gin_rummy",
}
PRESETS = ("sevens", "shichi_narabe")


class Peer:
    """One of OpenSpiel's games, with a random bot a seat."""

    def __init__(self, pyspiel: Any, text: str) -> None:
        self._pyspiel = pyspiel
        self._game = pyspiel.load_game(text)
        seats = range(self._game.num_players())
        self._bots = [pyspiel.make_uniform_random_bot(seat, 11 + seat) for seat in seats]
        self._seed = 0
        self._deals = 20
        # As many as take a quarter of a second.
        self._deals = max(4, round(self.play()[0] * 0.25))

    def play(self) -> tuple[float, float]:
        """Deals and decisions a second of processor time."""
        states = [self._game.new_initial_state() for _ in range(self._deals)]
        began = time.process_time()
        for state in states:
            self._seed += 1
            self._pyspiel.evaluate_bots(state, self._bots, self._seed)
        spent = time.process_time() - began
        decisions = sum(entry.player >= 0 for state in states for entry in state.full_history())
        return self._deals / spent, decisions / spent

    def decisions(self) -> float:
        """Decisions a second of processor time."""
        return self.play()[1]


def rate(preset: str, deals: int = 100_000) -> float:
    """Decisions a second in the kernel."""
    parameters = parameters_of(load_rules(preset))
    state, deck = DealState(parameters, 4), Deck(parameters)
    began = time.process_time()
    return batch_random_deals(state, deck, deals) / (time.process_time() - began)


def main() -> None:
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ImportError:
        print("Left out: OpenSpiel is not installed (`.venv/bin/python -m pip install open_spiel`).")
        return
    if not COMPILED:
        raise SystemExit("The kernel is not compiled here: `make setup` compiles it where there is a C compiler.")
    use_one_core()
    print(f"{'OpenSpiel':16}{'decisions':>14}", *(f"{name + ' to it':>26}" for name in PRESETS))
    for name, text in GAMES.items():
        peer = Peer(pyspiel, text)
        theirs, *ours = in_turn(peer.decisions, *(partial(rate, name) for name in PRESETS))
        shown = (f"{spread(ratios(own, theirs), '.0f'):>26}" for own in ours)
        print(f"{name:16}{statistics.median(theirs) / 1e6:>10.2f} M/s", *shown)


if __name__ == "__main__":
    main()
