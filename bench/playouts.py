"""Random deals, dealt and played to the end: the compiled kernel against the interpreted one, one core.

Every option of the rules takes part in one of the lines. A turn is a card, a run, a joker play or a pass.
"""

from __future__ import annotations

import sys
import time
from functools import partial
from pathlib import Path

from _measure import Worker, in_turn, millions, ratios, spread, use_one_core

from sevens.engine.compile import parameters_of
from sevens.kernel import COMPILED
from sevens.kernel.playout import Deck, batch_random_deals
from sevens.kernel.state import DealState
from sevens.rules import Rules, load_rules

RULES: dict[str, tuple[str, dict[str, object]]] = {
    "sevens": ("sevens", {}),
    "parliament": ("parliament", {}),
    "fan_tan": ("fan_tan", {}),
    "shichi_narabe": ("shichi_narabe", {}),
    "fan_tan_chips": ("fan_tan_chips", {}),
    "devyatka": ("devyatka", {}),
    "corner": ("sevens", {"corner": "link"}),
    "tunnel": ("shichi_narabe", {"corner": "tunnel"}),
    "removed hands": ("shichi_narabe", {"eliminated_cards": "remove"}),
    "runs": ("sevens", {"multi_card": "run"}),
    "joker": ("sevens", {"jokers": 1}),
    "joker and last card": ("shichi_narabe", {"jokers": 1, "last_card": "draw"}),
    "two packs": ("double_fan_tan", {}),
}


def rules_of(name: str) -> Rules:
    """The rules of a line."""
    preset, options = RULES[name]
    return load_rules({"preset": preset, **options})


def rate(name: str, seconds: float) -> float:
    """Turns a second, over about so many seconds."""
    rules = rules_of(name)
    parameters = parameters_of(rules)
    state, deck = DealState(parameters, 8 if rules.packs == 2 else 4), Deck(parameters)
    turns, deals, began = 0, 4, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        turns += batch_random_deals(state, deck, deals)
        deals *= 2 if spent < seconds / 4 else 1
    return turns / spent


def work() -> None:
    """Answer lines."""
    for line in sys.stdin:
        name, _, seconds = line.strip().rpartition(" ")
        answer = f"{'compiled' if COMPILED else 'interpreted'}" if not name else str(rate(name, float(seconds)))
        print(answer, flush=True)


def main() -> None:
    use_one_core()
    compiled, interpreted = (Worker(Path(__file__), kernel) for kernel in ("compiled", "interpreted"))
    print(f"{'rules':22}{'compiled':>14}{'interpreted':>14}   compiled to interpreted")
    for name in RULES:
        fast, slow = in_turn(partial(compiled.rate, name, 0.1), partial(interpreted.rate, name, 0.2), rounds=5)
        print(f"{name:22}{millions(fast):>14}{millions(slow):>14}   {spread(ratios(fast, slow), '.0f')}")


if __name__ == "__main__":
    work() if "--worker" in sys.argv else main()
