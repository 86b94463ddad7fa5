"""Single moves from Python: `State.legal_actions`, `apply`, `clone`, with texts, events and refusals, one core.

The kernel is a small part of this, so compiling it changes less. Where OpenSpiel is installed its `crazy_eights` is
played from Python, too, whose actions are numbers and which tells no events.
"""

from __future__ import annotations

import importlib
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from _measure import Worker, in_turn, ratios, spread, use_one_core

from sevens import Match, State
from sevens.kernel import COMPILED
from sevens.rules import load_rules

SECONDS = 0.3


def deals(preset: str) -> Iterator[State]:
    """Fresh deals for four, one after the other."""
    for seed in range(1_000_000):
        yield Match(load_rules(preset), 4, seed).state


def per_second(do: Callable[[State], int], preset: str) -> float:
    """How often something is done in a second of processor time, dealing left out."""
    count, spent = 0, 0.0
    for state in deals(preset):
        began = time.process_time()
        count += do(state)
        spent += time.process_time() - began
        if spent > SECONDS:
            break
    return count / spent


def play(state: State) -> int:
    """Random play to the end; the number of turns."""
    chance = random.Random(1)
    turns = 0
    while not state.is_over:
        state.apply(chance.choice(state.legal_actions()))
        turns += 1
    return turns


def list_actions(state: State) -> int:
    for _ in range(100):
        state.legal_actions()
    return 100


def clone(state: State) -> int:
    for _ in range(100):
        state.clone()
    return 100


TASKS = {"play": play, "legal_actions": list_actions, "clone": clone}


def crazy_eights() -> float:
    """Decisions a second from Python in OpenSpiel."""
    game = importlib.import_module("pyspiel").load_game("crazy_eights(players=4)")
    chance = random.Random(1)
    decisions, began = 0, time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(chance.choice(state.legal_actions()))
    return decisions / spent


def work() -> None:
    """Answer lines."""
    for line in sys.stdin:
        task, *preset = line.split()
        answer = per_second(TASKS[task], *preset) if preset else "compiled" if COMPILED else "interpreted"
        print(answer, flush=True)


def main() -> None:
    use_one_core()
    compiled, interpreted = (Worker(Path(__file__), kernel) for kernel in ("compiled", "interpreted"))
    print(f"{'':30}{'compiled':>14}{'interpreted':>14}   compiled to interpreted")
    for preset in ("sevens", "shichi_narabe"):
        for task in TASKS:
            fast, slow = in_turn(
                partial(compiled.rate, task, preset),
                partial(interpreted.rate, task, preset),
                rounds=5,
            )
            shown = f"{statistics.median(fast):>12,.0f}/s{statistics.median(slow):>12,.0f}/s"
            print(f"{preset + ' ' + task:30}{shown}   {spread(ratios(fast, slow), '.1f')}")
    try:
        importlib.import_module("pyspiel")
    except ImportError:
        print("Left out: OpenSpiel is not installed (`.venv/bin/python -m pip install open_spiel`).")
        return
    ours, theirs = in_turn(partial(compiled.rate, "play", "sevens"), crazy_eights, rounds=5)
    print(f"{'crazy_eights play, OpenSpiel':30}{statistics.median(theirs):>12,.0f}/s", end="")
    print(f"   sevens to it {spread(ratios(ours, theirs), '.1f')}")


if __name__ == "__main__":
    work() if "--worker" in sys.argv else main()
