"""Play a match of bots and print how it went.

python examples/random_match.py parliament --seats 5 --seed sunday
"""

from __future__ import annotations

import argparse

from sevens import Match, presets, view_for
from sevens.bots import LEVELS, make_bot
from sevens.texts import Texts


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a match of bots and print how it went.")
    parser.add_argument("preset", nargs="?", default="sevens", choices=presets)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", default="sunday")
    parser.add_argument("--level", default="easy", choices=LEVELS)
    chosen = parser.parse_args()

    match = Match(presets[chosen.preset], chosen.seats, chosen.seed)
    bot, texts = make_bot(chosen.level), Texts("en")
    print(f"{texts.preset_title(chosen.preset)}, {match.seats} seats, {texts.match_title(match.rules.match)}")
    while match.phase != "match_over":
        if match.phase == "deal_over":
            print_deal(match)
            match.next_deal()
        else:
            view = view_for(match, match.to_move)
            match.apply(bot.choose(view, seed=chosen.seed))
    print_deal(match)
    print("Winner:", " and ".join(f"seat {seat}" for seat in match.winners or ()))


def print_deal(match: Match) -> None:
    """A line about the deal that has just ended: each seat's place from 1, and the totals so far."""
    places = " ".join("-" if place is None else str(place + 1) for place in match.results[-1].places)
    totals = " ".join(f"{total:4}" for total in match.totals)
    print(f"deal {match.deal_number:2}   places {places}   totals {totals}")


if __name__ == "__main__":
    main()
