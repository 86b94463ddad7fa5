"""Batches on two threads of one process: they run without the interpreter's lock, so they gain what two processes do.

Measured by the clock on the wall, for it is about waiting: on a machine that has no second core to spare, neither
threads nor processes gain anything, and only the last ratio tells something.
"""

from __future__ import annotations

import os
import threading
import time
from concurrent.futures import ProcessPoolExecutor, wait

from _measure import in_turn, millions, ratios, spread

from sevens.engine.compile import parameters_of
from sevens.kernel import COMPILED
from sevens.kernel.playout import Deck, batch_random_deals
from sevens.kernel.state import DealState
from sevens.rules import load_rules

DEALS = 200_000


def play() -> int:
    """The turns of a batch."""
    parameters = parameters_of(load_rules("shichi_narabe"))
    return batch_random_deals(DealState(parameters, 4), Deck(parameters), DEALS)


def of_threads(count: int) -> float:
    """Turns a second of all threads together."""
    turns: list[int] = []
    players = [threading.Thread(target=lambda: turns.append(play())) for _ in range(count)]
    began = time.perf_counter()
    for player in players:
        player.start()
    for player in players:
        player.join()
    return sum(turns) / (time.perf_counter() - began)


def of_processes(pool: ProcessPoolExecutor) -> float:
    """Turns a second of two processes together."""
    began = time.perf_counter()
    done, _ = wait([pool.submit(play) for _ in range(2)])
    return sum(future.result() for future in done) / (time.perf_counter() - began)


def main() -> None:
    if (os.cpu_count() or 1) < 2 or not COMPILED:
        print("Left out: it takes two cores and a compiled kernel.")
        return
    with ProcessPoolExecutor(2) as pool:
        one, two, apart = in_turn(lambda: of_threads(1), lambda: of_threads(2), lambda: of_processes(pool), rounds=11)
    print(f"one thread {millions(one)}, two threads {millions(two)}, two processes {millions(apart)}")
    print(f"two threads to one: {spread(ratios(two, one))}; to two processes: {spread(ratios(two, apart))}")


if __name__ == "__main__":
    main()
