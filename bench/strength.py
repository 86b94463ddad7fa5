"""How strong the levels are, on duplicate deals for four: a table of first places with 95 % intervals.

    python bench/strength.py                      a quick look, 100 deals a pairing
    python bench/strength.py --deals 2000 --keep FOLDER    the table of docs/bots.md; goes on where it stopped

The rule for stopping was fixed before anything was measured: after 250, 500, 1000 and 2000 deals a pairing ends when
the 95 % interval lies wholly above or wholly below its aim. Every deal is played in all four rotations and counts as
one observation. `cheat` sees all hands and is nobody's opponent but here.
"""

from __future__ import annotations

import argparse
import statistics
import time
from pathlib import Path

from _cheat import SEED

from sevens.arena import DealResult, Estimate, Plan, mean_with_interval, run
from sevens.bots import make_bot
from sevens.engine import Match, view_for
from sevens.kernel import COMPILED
from sevens.rules import load_rules

LOOKS = (250, 500, 1000, 2000)
PLAYOUTS = 500
PRESETS = ("sevens", "parliament", "fan_tan", "fan_tan_chips", "shichi_narabe")
LADDER = (("easy", "random"), ("medium", "easy"), ("hard", "medium"))
AIMS = {
    ("medium", "random", "sevens"): 53.0,
    ("medium", "random", "shichi_narabe"): 55.0,
    ("hard", "medium", "shichi_narabe"): 38.0,
}
CHEAT = "_cheat:Cheat"
FRAME = (("random", "medium"), (CHEAT, "medium"))


def pairings() -> list[tuple[str, str, str]]:
    """Who plays against three of whom, and by which rules."""
    steps = [(one, three, preset) for preset in PRESETS for one, three in LADDER]
    frame = [(one, three, preset) for preset in ("sevens", "shichi_narabe") for one, three in FRAME]
    return [*steps, *(key for key in AIMS if key not in steps), *frame]


def firsts_of(results: list[DealResult]) -> Estimate:
    """The first player's share of first places, in points of a hundred."""
    return mean_with_interval([100 * statistics.fmean(row[0] for row in result.firsts) for result in results])


def measure(one: str, three: str, preset: str, most: int, folder: Path | None) -> None:
    """Play one pairing until its aim is decided, and print its line."""
    plan = Plan(load_rules(preset), (one, three, three, three), SEED, PLAYOUTS)
    aim = AIMS.get((one, three, preset), 25.0)
    keep = None if folder is None else folder / f"{preset}-{one.rpartition(':')[2]}-{three}.jsonl"
    results: list[DealResult] = []
    for look in [*(look for look in LOOKS if look < most), most]:
        results = run(plan, look, keep=keep)
        share = firsts_of(results)
        if share.low > aim or share.high < aim:
            break
    share = firsts_of(results)
    score = mean_with_interval([statistics.fmean(row[0] for row in result.scores) for result in results])
    name = one.rpartition(":")[2].lower()
    told = f"| `{preset}` | {name} | {three} | {len(results)} | {share.value:.1f} ± {share.margin:.1f}"
    verdict = "above" if share.low > aim else "below" if share.high < aim else "open"
    print(f"{told} | {aim:.0f} | {verdict} | {score.value:.2f} ± {score.margin:.2f} |", flush=True)


def thinking_time(preset: str, matches: int = 12) -> str:
    """How long hard thinks about a choice at the documented number of playouts: median and 95 of 100, in ms."""
    bot, spent = make_bot("hard"), []
    for number in range(matches):
        match = Match(load_rules(preset), 4, f"{SEED} time {number}")
        while match.phase == "play":
            view = view_for(match, match.to_move or 0)
            began = time.perf_counter()
            action = bot.choose(view, seed=number, playouts=PLAYOUTS)
            if len(view.legal) > 1:
                spent.append(1000 * (time.perf_counter() - began))
            match.apply(action)
    cuts = statistics.quantiles(spent, n=20)
    return f"{statistics.median(spent):.1f} (95 of 100: {cuts[-1]:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how strong the levels are.")
    parser.add_argument("--deals", type=int, default=100, help="at most so many a pairing")
    parser.add_argument("--keep", type=Path, help="a folder for results")
    parser.add_argument("--only", default="", help="pairings whose name has this in it, as sevens-hard-medium")
    arguments = parser.parse_args()
    if not COMPILED:
        raise SystemExit("The kernel is not compiled here: `make setup` compiles it where there is a C compiler.")
    if arguments.keep is not None:
        arguments.keep.mkdir(parents=True, exist_ok=True)
    for preset in ("sevens", "shichi_narabe"):
        print(f"hard, {preset}, {PLAYOUTS} playouts: {thinking_time(preset)} ms a choice", flush=True)
    print("| rules | one | against three | deals | first places, % | aim | interval | score a deal |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |", flush=True)
    for one, three, preset in pairings():
        if arguments.only in f"{preset}-{one}-{three}":
            measure(one, three, preset, min(arguments.deals, LOOKS[-1]), arguments.keep)


if __name__ == "__main__":
    main()
