"""Explore house rules: what they change, whether they can be played, and how deals go under them.

python examples/house_rules.py shichi_narabe corner=tunnel pass_limit=1
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from statistics import mean

from sevens import Game, Rules, RulesError
from sevens.rules import advised_seats, load_rules, parse_option, seat_range
from sevens.texts import Texts

DEALS = 200


def main(preset: str = "sevens", *options: str) -> int:
    pairs = [option.partition("=") for option in options]
    try:
        rules = load_rules({"preset": preset, **{name: parse_option(name, value) for name, _, value in pairs}})
    except RulesError as error:
        for problem in error.problems:
            print(f"{problem.rule}: {Texts('en').problem(problem)}")
        return 2
    print(rules)
    print("for {} to {} players".format(*seat_range(rules)))
    print("best with {} to {}".format(*advised_seats(rules)))
    survey(rules, advised_seats(rules)[0])
    return 0


def survey(rules: Rules, seats: int) -> None:
    """Play random deals and say how long they took and how they ended for the seats."""
    game, chance = Game(rules, seats), random.Random(1)
    lengths, ends = [], Counter[str]()
    for seed in range(DEALS):
        state = game.start(game.deal_hands(str(seed), deal=1, dealer=0))
        turns = 0
        while not state.is_over:
            state.apply(chance.choice(state.legal_actions()))
            turns += 1
        lengths.append(turns)
        ends.update(state.status)
    print(f"{DEALS} random deals with {seats} seats: {mean(lengths):.0f} turns each, at most {max(lengths)}")
    for status, count in ends.most_common():
        print(f"{count / DEALS:.2f} seats a deal end {status.replace('active', 'with cards')}")


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
